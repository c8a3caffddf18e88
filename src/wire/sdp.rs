//! What two browsers must exchange before they connect, PURE and short. Of a session description (RFC 8866) only
//! names, passwords, fingerprint and addresses vary; the rest of a single data channel is always the same.

use crate::rules::fingerprint::fingerprint;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// The version of the text, raised when older builds could not read it.
const FORMAT: u32 = 2;

/// Maximum size of the text, in bytes.
const LONGEST: usize = 1_200;

/// Maximum number of addresses of a machine.
const MOST_CANDIDATES: usize = 6;

/// Bytes of a fingerprint (SHA-256).
const FINGERPRINT: usize = 32;

/// The priority of a host's own address, as RFC 8445 counts it.
const PRIORITY: u32 = 2_113_937_151;

/// The part of an invitation's link before its text.
const LINK: &str = "#join=";

/// The two ends of a connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// The end that invites.
    Offer,
    /// The end that was invited.
    Answer {
        /// The `ufrag` of the offer that is answered: an answer fits one invitation.
        to: String,
        /// Whether it waits for the other end to begin the handshake. Two phones may open one invitation: a phone that
        /// begins by itself takes the place of the one that is accepted, as browsers keep the first greeting.
        passive: bool,
    },
}

/// Why a text is none of ours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unread {
    /// There is nothing.
    Empty,
    /// It is something else.
    Strange,
    /// It is cut or garbled.
    Damaged,
    /// An older build wrote it.
    Older,
    /// A newer build wrote it.
    Newer,
}

/// The variable parts of a session description.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Short {
    /// Whose description it is.
    pub end: End,
    /// The name of the connection (`ice-ufrag`).
    pub ufrag: String,
    /// Its password (`ice-pwd`).
    pub pwd: String,
    /// The SHA-256 of the certificate.
    pub fingerprint: [u8; FINGERPRINT],
    /// The machine's addresses or `.local` names, with their ports.
    pub candidates: Vec<(String, u16)>,
}

impl Short {
    /// Extracts the variable parts of a whole description, which for an answer belongs `to` that offer; `None` when one
    /// of them is missing or invalid.
    #[must_use]
    pub fn of_sdp(sdp: &str, to: &str) -> Option<Short> {
        let field = |name: &str| sdp.lines().find_map(|line| line.strip_prefix(name));
        let short = Short {
            end: match field("a=setup:")?.trim() {
                "actpass" => End::Offer,
                role => End::Answer { to: to.to_owned(), passive: role == "passive" },
            },
            ufrag: field("a=ice-ufrag:")?.trim().to_owned(),
            pwd: field("a=ice-pwd:")?.trim().to_owned(),
            fingerprint: of_hex(field("a=fingerprint:sha-256 ")?.trim())?,
            candidates: sdp.lines().filter_map(candidate).take(MOST_CANDIDATES).collect(),
        };
        short.is_sound().then_some(short)
    }

    /// The whole description, for the browser at the other end.
    #[must_use]
    pub fn to_sdp(&self) -> String {
        let setup = match self.end {
            End::Offer => "actpass",
            End::Answer { passive: true, .. } => "passive",
            End::Answer { .. } => "active",
        };
        let hex = self.fingerprint.map(|byte| format!("{byte:02X}")).join(":");
        let mut lines = vec![
            "v=0".to_owned(),
            "o=- 1 2 IN IP4 127.0.0.1".to_owned(),
            "s=-".to_owned(),
            "t=0 0".to_owned(),
            "a=group:BUNDLE 0".to_owned(),
            "m=application 9 UDP/DTLS/SCTP webrtc-datachannel".to_owned(),
            "c=IN IP4 0.0.0.0".to_owned(),
            format!("a=ice-ufrag:{}", self.ufrag),
            format!("a=ice-pwd:{}", self.pwd),
            format!("a=fingerprint:sha-256 {hex}"),
            format!("a=setup:{setup}"),
            "a=mid:0".to_owned(),
            "a=sctp-port:5000".to_owned(),
            "a=max-message-size:262144".to_owned(),
        ];
        lines.extend(self.ways().map(|way| ["a=", &way].concat()));
        lines.push(String::new());
        lines.join("\r\n")
    }

    /// The ways to that machine, as a browser takes them (RFC 8839, `candidate`).
    pub fn ways(&self) -> impl Iterator<Item = String> {
        self.candidates.iter().enumerate().map(|(at, (host, port))| {
            let priority = PRIORITY - at as u32;
            format!("candidate:{} 1 udp {priority} {host} {port} typ host", at + 1)
        })
    }

    /// Writes it as URL-safe text, with check letters at its end: a slip or a cut is noticed at once.
    #[must_use]
    pub fn to_text(&self) -> String {
        let end = match &self.end {
            End::Offer => "o".to_owned(),
            End::Answer { to, passive: true } => ["p:", to].concat(),
            End::Answer { to, .. } => ["a:", to].concat(),
        };
        let hosts = self.candidates.iter().map(|(host, port)| format!("{host}@{port}"));
        let hosts = hosts.collect::<Vec<_>>().join(",");
        let print = URL_SAFE_NO_PAD.encode(self.fingerprint);
        let format = format!("p{FORMAT}");
        let text = [&format, &end, &self.ufrag, &self.pwd, &print, &hosts].map(String::as_str);
        let text = text.join(";");
        [&text, ";", &check(&text)].concat()
    }

    /// Reads such a text, or a link that ends with one.
    ///
    /// # Errors
    /// Why it is none.
    pub fn of_text(text: &str) -> Result<Short, Unread> {
        let text = text.split_once(LINK).map_or(text, |(_, text)| text).trim();
        if text.is_empty() {
            return Err(Unread::Empty);
        }
        let format = text.strip_prefix('p').map(|text| text.split(';').next().unwrap_or_default());
        match format.and_then(|format| format.parse::<u32>().ok()) {
            Some(FORMAT) => Short::of_fields(text).ok_or(Unread::Damaged),
            Some(format) if format < FORMAT => Err(Unread::Older),
            Some(_) => Err(Unread::Newer),
            None => Err(Unread::Strange),
        }
    }

    fn of_fields(text: &str) -> Option<Short> {
        let (said, checked) = text.rsplit_once(';').filter(|_| text.len() <= LONGEST)?;
        (check(said) == checked).then_some(())?;
        let mut fields = said.split(';').skip(1);
        let [end, ufrag, pwd, print, hosts] = std::array::from_fn(|_| fields.next());
        let print = URL_SAFE_NO_PAD.decode(print?).ok()?;
        let host = |text: &str| {
            let (host, port) = text.rsplit_once('@')?;
            Some((host.to_owned(), port.parse().ok()?))
        };
        let short = Short {
            end: of_end(end?)?,
            ufrag: ufrag?.to_owned(),
            pwd: pwd?.to_owned(),
            fingerprint: print.try_into().ok()?,
            candidates: hosts?.split(',').map(host).collect::<Option<_>>()?,
        };
        (fields.next().is_none() && short.is_sound()).then_some(short)
    }

    /// Whether every field is well-formed, so that none can break out of its line.
    fn is_sound(&self) -> bool {
        let token = |text: &str, least: usize| {
            let fits = (least..=256).contains(&text.len());
            fits && text.bytes().all(|b| b.is_ascii_alphanumeric() || b"+/-_".contains(&b))
        };
        let host = |(host, port): &(String, u16)| {
            let fits = (1..=64).contains(&host.len()) && *port > 0;
            fits && host.bytes().all(|b| b.is_ascii_alphanumeric() || b".:-".contains(&b))
        };
        let end = match &self.end {
            End::Offer => true,
            End::Answer { to, .. } => token(to, 4),
        };
        let found = (1..=MOST_CANDIDATES).contains(&self.candidates.len());
        let named = token(&self.ufrag, 4) && token(&self.pwd, 22);
        end && named && found && self.candidates.iter().all(host)
    }
}

/// The check letters of a text: four of 64, so that one slip in sixteen million is missed.
fn check(text: &str) -> String {
    let [.., a, b, c] = fingerprint(&text).to_be_bytes();
    URL_SAFE_NO_PAD.encode([a, b, c])
}

fn of_end(text: &str) -> Option<End> {
    let answer = |to: &str, passive| End::Answer { to: to.to_owned(), passive };
    match text.split_once(':') {
        None if text == "o" => Some(End::Offer),
        Some(("a", to)) => Some(answer(to, false)),
        Some(("p", to)) => Some(answer(to, true)),
        _ => None,
    }
}

/// The host and port of a candidate line, if it is the machine's own address over UDP.
fn candidate(line: &str) -> Option<(String, u16)> {
    let words: Vec<&str> = line.strip_prefix("a=candidate:")?.split_whitespace().collect();
    let [_, "1", transport, _, host, port, "typ", "host", ..] = words.as_slice() else {
        return None;
    };
    transport.eq_ignore_ascii_case("udp").then_some(())?;
    Some(((*host).to_owned(), port.parse().ok().filter(|port| *port > 0)?))
}

fn of_hex(text: &str) -> Option<[u8; FINGERPRINT]> {
    let byte = |pair: &str| (pair.len() == 2).then(|| u8::from_str_radix(pair, 16).ok()).flatten();
    text.split(':').map(byte).collect::<Option<Vec<u8>>>()?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A description as Chromium writes it.
    const SDP: &str = "v=0\r\no=- 4611731400430051336 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\na=extmap-allow-mixed\r\na=msid-semantic: WMS\r\nm=application 51314 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 192.168.1.7\r\na=candidate:1467250027 1 udp 2113937151 192.168.1.7 51314 typ host generation 0 network-cost 999\r\na=candidate:1467250028 1 udp 2113937150 6f2e4f9a-1c1c-4a3e-9f0a-2b1c3d4e5f60.local 51315 typ host\r\na=candidate:1 1 tcp 1518280447 192.168.1.7 9 typ host tcptype active\r\na=candidate:2 1 udp 1677729535 203.0.113.5 6000 typ srflx raddr 0.0.0.0 rport 0\r\na=ice-ufrag:e9/J\r\na=ice-pwd:lKPcgnTRxmnZkwDF5vlQjZ4T\r\na=ice-options:trickle\r\na=fingerprint:sha-256 5B:2A:00:FF:5B:2A:00:FF:5B:2A:00:FF:5B:2A:00:FF:5B:2A:00:FF:5B:2A:00:FF:5B:2A:00:FF:5B:2A:00:FF\r\na=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n";

    fn offer() -> Short {
        Short::of_sdp(SDP, "").expect("a description")
    }

    /// Answers of both kinds, to that offer.
    fn answers() -> [Short; 2] {
        ["active", "passive"].map(|role| {
            let sdp = SDP.replace("a=setup:actpass", &["a=setup:", role].concat());
            Short::of_sdp(&sdp, &offer().ufrag).expect("a description")
        })
    }

    #[test]
    fn only_the_own_addresses_of_a_machine_are_told() {
        let hosts: Vec<_> = offer().candidates.into_iter().map(|(host, _)| host).collect();
        assert_eq!(hosts, ["192.168.1.7", "6f2e4f9a-1c1c-4a3e-9f0a-2b1c3d4e5f60.local"]);
    }

    #[test]
    fn a_text_leads_to_the_same_description() {
        assert_eq!(offer().end, End::Offer);
        for short in [offer()].into_iter().chain(answers()) {
            let text = short.to_text();
            assert_eq!(Short::of_text(&text).as_ref(), Ok(&short));
            assert!(text.len() < 200, "short enough for a cheap camera: {}", text.len());
            let address = |c: char| c.is_ascii_alphanumeric() || "-_.;,@+/:".contains(c);
            assert!(text.chars().all(address), "{text}");
            assert_eq!(Short::of_sdp(&short.to_sdp(), "e9/J"), Some(short));
        }
    }

    #[test]
    fn a_link_is_read_as_the_text_in_it() {
        let text = offer().to_text();
        let link = ["https://example.org/jeux/#join=", &text, "\n"].concat();
        assert_eq!(Short::of_text(&link), Ok(offer()));
    }

    #[test]
    fn an_address_of_six_bytes_a_group_is_one_too() {
        let mut six = offer();
        six.candidates = vec![("fe80::1c2d:3e4f:5a6b:7c8d".into(), 40_000)];
        assert_eq!(Short::of_text(&six.to_text()), Ok(six));
    }

    #[test]
    fn every_cut_and_every_spoilt_letter_is_noticed() {
        let text = offer().to_text();
        let start = "p2;".len();
        for at in start..text.len() {
            assert_eq!(Short::of_text(&text[..at]), Err(Unread::Damaged), "cut at {at}");
            for strange in ["\r", "\n", " ", "%", "é", ";", "@", ",", "x", "7"] {
                let spoilt = [&text[..at], strange, &text[at + 1..]].concat();
                if spoilt != text && spoilt.trim() == spoilt {
                    assert_eq!(Short::of_text(&spoilt), Err(Unread::Damaged), "{spoilt}");
                }
            }
        }
    }

    #[test]
    fn no_field_breaks_out_of_its_line() {
        for strange in ["\r", "\n", " ", "%", "é", "@", ","] {
            let bad = [
                Short { ufrag: ["e9/", strange].concat(), ..offer() },
                Short { pwd: [&offer().pwd, strange].concat(), ..offer() },
                Short { candidates: vec![(["10.0.0", strange].concat(), 7)], ..offer() },
                Short {
                    end: End::Answer { to: ["e9/", strange].concat(), passive: true },
                    ..offer()
                },
            ];
            for short in bad {
                assert!(Short::of_text(&short.to_text()).is_err(), "{:?}", short.to_text());
            }
        }
    }

    #[test]
    fn why_a_text_is_none_of_ours_is_told() {
        let text = offer().to_text();
        let long = [text.as_str(), &",10.0.0.1@1".repeat(200)].concat();
        let more = [&text, ";x"].concat();
        for (strange, why) in [
            ("", Unread::Empty),
            (" \n", Unread::Empty),
            ("bonjour", Unread::Strange),
            ("https://example.org", Unread::Strange),
            ("https://example.org/#join=", Unread::Empty),
            ("p1;e9/J;x;y;z", Unread::Older),
            ("p2", Unread::Damaged),
            ("p2;;;;", Unread::Damaged),
            (&long, Unread::Damaged),
            (&more, Unread::Damaged),
            (&text.replacen("p2", "p3", 1), Unread::Newer),
        ] {
            assert_eq!(Short::of_text(strange), Err(why), "{strange:.60}");
        }
        assert_eq!(Short::of_sdp("v=0", ""), None);
    }
}
