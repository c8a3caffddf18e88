//! What two browsers must exchange before they connect, PURE and short. Of a session description (RFC 8866) only
//! names, passwords, fingerprint and addresses vary; the rest of a single data channel is always the same. How that is
//! written for cameras and for people: [`text`](super::text).

use crate::rules::fingerprint::fingerprint;

/// Maximum number of addresses of a machine.
const MOST_CANDIDATES: usize = 6;

/// Bytes of a fingerprint (SHA-256).
pub const FINGERPRINT: usize = 32;

/// The priority of a host's own address, as RFC 8445 counts it.
const PRIORITY: u32 = 2_113_937_151;

/// The two ends of a connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// The end that invites.
    Offer,
    /// The end that was invited.
    Answer {
        /// The [`Short::mark`] of the offer that is answered: an answer fits one invitation.
        to: u16,
        /// Whether it waits for the other end to begin the handshake. Two phones may open one invitation: a phone that
        /// begins by itself takes the place of the one that is accepted, as browsers keep the first greeting.
        passive: bool,
    },
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
    pub fn of_sdp(sdp: &str, to: u16) -> Option<Short> {
        let field = |name: &str| sdp.lines().find_map(|line| line.strip_prefix(name));
        let short = Short {
            end: match field("a=setup:")?.trim() {
                "actpass" => End::Offer,
                role => End::Answer { to, passive: role == "passive" },
            },
            ufrag: field("a=ice-ufrag:")?.trim().to_owned(),
            pwd: field("a=ice-pwd:")?.trim().to_owned(),
            fingerprint: of_hex(field("a=fingerprint:sha-256 ")?.trim())?,
            candidates: sdp.lines().filter_map(candidate).take(MOST_CANDIDATES).collect(),
        };
        (short.is_sound() && !short.candidates.is_empty()).then_some(short)
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

    /// By what an answer names this offer: few bits of its name, for there are few invitations.
    #[must_use]
    pub fn mark(&self) -> u16 {
        let [.., a, b] = fingerprint(&self.ufrag).to_be_bytes();
        u16::from_be_bytes([a, b])
    }

    /// Whether every field is well-formed, so that none can break out of its line. An answer needs no address: the end
    /// that invites hears from whom it is called.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let token = |text: &str, least: usize| {
            let fits = (least..=255).contains(&text.len());
            fits && text.bytes().all(|b| b.is_ascii_alphanumeric() || b"+/".contains(&b))
        };
        let host = |(host, port): &(String, u16)| {
            let fits = (1..=64).contains(&host.len()) && *port > 0;
            fits && host.bytes().all(|b| b.is_ascii_alphanumeric() || b".:-".contains(&b))
        };
        let least = usize::from(self.end == End::Offer);
        let found = (least..=MOST_CANDIDATES).contains(&self.candidates.len());
        let named = token(&self.ufrag, 4) && token(&self.pwd, 22);
        named && found && self.candidates.iter().all(host)
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
pub(super) mod tests {
    use super::*;

    /// A description as Chromium writes it.
    const SDP: &str = "v=0\r\no=- 4611731400430051336 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\na=extmap-allow-mixed\r\na=msid-semantic: WMS\r\nm=application 51314 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 192.168.1.7\r\na=candidate:1467250027 1 udp 2113937151 192.168.1.7 51314 typ host generation 0 network-cost 999\r\na=candidate:1467250028 1 udp 2113937150 6f2e4f9a-1c1c-4a3e-9f0a-2b1c3d4e5f60.local 51315 typ host\r\na=candidate:1 1 tcp 1518280447 192.168.1.7 9 typ host tcptype active\r\na=candidate:2 1 udp 1677729535 203.0.113.5 6000 typ srflx raddr 0.0.0.0 rport 0\r\na=ice-ufrag:e9/J\r\na=ice-pwd:lKPcgnTRxmnZkwDF5vlQjZ4T\r\na=ice-options:trickle\r\na=fingerprint:sha-256 5B:2A:00:FF:5B:2A:00:FF:5B:2A:00:FF:5B:2A:00:FF:5B:2A:00:FF:5B:2A:00:FF:5B:2A:00:FF:5B:2A:00:FF\r\na=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n";

    pub fn offer() -> Short {
        Short::of_sdp(SDP, 0).expect("a description")
    }

    /// Answers of both kinds, to that offer.
    pub fn answers() -> [Short; 2] {
        ["active", "passive"].map(|role| {
            let sdp = SDP.replace("a=setup:actpass", &["a=setup:", role].concat());
            Short::of_sdp(&sdp, offer().mark()).expect("a description")
        })
    }

    #[test]
    fn only_the_own_addresses_of_a_machine_are_told() {
        let hosts: Vec<_> = offer().candidates.into_iter().map(|(host, _)| host).collect();
        assert_eq!(hosts, ["192.168.1.7", "6f2e4f9a-1c1c-4a3e-9f0a-2b1c3d4e5f60.local"]);
    }

    #[test]
    fn a_description_leads_back_to_what_varies() {
        assert_eq!(offer().end, End::Offer);
        for short in [offer()].into_iter().chain(answers()) {
            assert_eq!(Short::of_sdp(&short.to_sdp(), offer().mark()), Some(short));
        }
        assert_eq!(Short::of_sdp("v=0", 0), None);
        assert_eq!(Short::of_sdp(&SDP.replace("typ host", "typ srflx"), 0), None, "no address");
    }

    #[test]
    fn no_field_breaks_out_of_its_line() {
        for strange in ["\r", "\n", " ", "%", "é", "@", ",", "-"] {
            let bad = [
                Short { ufrag: ["e9/", strange].concat(), ..offer() },
                Short { pwd: [&offer().pwd, strange].concat(), ..offer() },
            ];
            assert!(bad.iter().all(|short| !short.is_sound()), "{strange:?}");
            let host = Short { candidates: vec![(["10.0.0", strange].concat(), 7)], ..offer() };
            assert_eq!(host.is_sound(), strange == "-", "{strange:?}");
        }
    }

    #[test]
    fn an_answer_needs_no_address_and_an_offer_does() {
        let [answer, _] = answers();
        assert!(Short { candidates: vec![], ..answer }.is_sound());
        assert!(!Short { candidates: vec![], ..offer() }.is_sound());
    }
}
