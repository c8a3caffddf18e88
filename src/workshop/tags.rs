//! Tags in our own GIFT files for what a question cannot express, which Moodle keeps: `[tag:level 7]`. Files of other
//! programs may use them, too.

use super::card::Kind;

/// The tags of a question.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags {
    /// `level 7` or `niveau 7`.
    pub level: Option<u8>,
    /// `kind sheet`.
    pub kind: Option<Kind>,
    /// `unit m`.
    pub unit: String,
    /// `hidden right`, `visible right`: the first of two propositions is visible.
    pub in_order: bool,
    /// `clue`: the title is a clue.
    pub titled: bool,
}

impl Tags {
    /// Reads one tag; unknown ones are ignored.
    pub fn take(&mut self, tag: &str) {
        let (name, value) = tag.trim().split_once([' ', '-', ':']).unwrap_or((tag.trim(), ""));
        match &*name.to_lowercase() {
            "level" | "niveau" => self.level = value.trim().parse().ok().or(self.level),
            "kind" => self.kind = Kind::ALL.into_iter().find(|kind| kind.name() == value.trim()),
            "unit" => value.trim().clone_into(&mut self.unit),
            "visible" | "hidden" if value.trim() == "right" => self.in_order = true,
            "clue" | "indice" => self.titled = true,
            _ => {}
        }
    }

    /// Reads every `[tag:…]` of a comment.
    pub fn take_all(&mut self, comment: &str) {
        for piece in comment.split("[tag:").skip(1) {
            if let Some(end) = end(piece) {
                self.take(&piece[..end].replace("\\]", "]").replace("\\[", "["));
            }
        }
    }
}

/// The end of a tag: the first bracket without a backslash before it.
fn end(piece: &str) -> Option<usize> {
    let escaped = |at: usize| piece[..at].ends_with('\\');
    piece.match_indices(']').map(|(at, _)| at).find(|at| !escaped(*at))
}

/// Writes a tag for a comment.
#[must_use]
pub fn tag(text: &str) -> String {
    ["[tag:", &text.replace('[', "\\[").replace(']', "\\]"), "]"].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let mut tags = Tags::default();
        let comment = [tag("level 7"), tag("unit m[2]"), tag("kind list"), tag("hidden right")];
        tags.take_all(&format!("// {}", comment.join(" ")));
        let kind = Some(Kind::List);
        let wanted =
            Tags { level: Some(7), kind, unit: "m[2]".into(), in_order: true, titled: false };
        assert_eq!(tags, wanted);
    }

    #[test]
    fn other_tags_say_nothing() {
        let mut tags = Tags::default();
        tags.take_all("// [tag:geography] [tag:level x] [tag:kind of] [tag: [id:7] [tag:Niveau 3]");
        assert_eq!(tags, Tags { level: Some(3), ..Tags::default() });
    }
}
