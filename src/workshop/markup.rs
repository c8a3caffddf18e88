//! Converts HTML texts of other programs to plain texts: removes tags, decodes entities.

/// Elements without which a question cannot be asked.
const MEDIA: [&str; 8] = ["img", "audio", "video", "object", "iframe", "embed", "svg", "source"];
/// Elements whose content is not shown.
const UNREAD: [&str; 2] = ["script", "style"];
/// Maximum length of a tag, in bytes.
const LONGEST_TAG: usize = 4_096;

/// A text without its tags.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plain {
    pub text: String,
    /// Whether there was a picture, a sound or a film.
    pub media: bool,
}

/// The plain text of a piece of HTML.
#[must_use]
pub fn plain(html: &str) -> Plain {
    let mut plain = Plain { text: String::new(), media: html.contains("@@PLUGINFILE@@") };
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        plain.text.push_str(&rest[..at]);
        rest = &rest[at..];
        let Some((name, length)) = tag(rest) else {
            plain.text.push('<');
            rest = &rest[1..];
            continue;
        };
        plain.media |= MEDIA.contains(&&*name);
        // Inline elements may be within a word; all others separate words.
        if !matches!(
            &*name,
            "b" | "i" | "em" | "strong" | "u" | "sub" | "sup" | "span" | "a" | "font"
        ) {
            plain.text.push(' ');
        }
        let closes = rest.starts_with("</");
        rest = &rest[length..];
        if !closes && UNREAD.contains(&&*name) {
            let end = rest.find(&format!("</{name}"));
            rest = end.map_or("", |end| &rest[end..]);
        }
    }
    plain.text.push_str(rest);
    plain.text = entities(&plain.text);
    plain
}

/// Decodes the entities of a text.
#[must_use]
pub fn entities(text: &str) -> String {
    html_escape::decode_html_entities(text).into_owned()
}

/// The tag at the start of a text: its name in small letters (empty for a comment), and its length.
fn tag(text: &str) -> Option<(String, usize)> {
    let window = &text.as_bytes()[..text.len().min(LONGEST_TAG)];
    if text.starts_with("<!--") {
        let end = text.find("-->").map_or(text.len(), |end| end + 3);
        return Some((String::new(), end));
    }
    let inside = text[1..].strip_prefix('/').unwrap_or(&text[1..]);
    let name: String = inside.chars().take_while(char::is_ascii_alphanumeric).take(16).collect();
    if !name.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return None;
    }
    let end = 1 + window[1..].iter().position(|byte| matches!(byte, b'<' | b'>'))?;
    (window[end] == b'>').then(|| (name.to_ascii_lowercase(), end + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(html: &str) -> String {
        crate::text::clean(&plain(html).text, 200)
    }

    #[test]
    fn a_page_is_read_as_it_is_shown() {
        assert_eq!(
            text("<p>Quel <b>fl</b>euve&nbsp;?<br/>Un seul.</p>"),
            "Quel fleuve\u{A0}? Un seul."
        );
        assert_eq!(text("a<!-- hidden -->b<script>alert('x')</script>c"), "a b c");
        assert_eq!(text("H<sub>2</sub>O &amp; CO&#8322; &#x2192; &eacute;"), "H2O & CO₂ → é");
    }

    #[test]
    fn what_is_no_tag_stays() {
        for plain in ["3 < 4 et 5 > 2", "a <", "x <3", "I <", "<>", "R&D; AT&T", "&unknown;"] {
            assert_eq!(text(plain), plain);
        }
    }

    #[test]
    fn a_picture_is_said() {
        assert!(plain("Qui ? <IMG src='a.png'>").media && plain("<audio>").media);
        assert!(!plain("<b>Qui ?</b>").media);
    }

    #[test]
    #[expect(clippy::disallowed_types, reason = "a test may look at the clock")]
    fn unclosed_tags_cost_no_time() {
        let start = std::time::Instant::now();
        for piece in ["<a", "<script>", "<!--", "&", "&#", "&amp", "<b>"] {
            let _ = plain(&piece.repeat(500_000));
        }
        assert!(start.elapsed().as_secs() < 5, "{:?}", start.elapsed());
    }
}
