//! The address of a machine as bits, PURE: its bytes where it has some, else its letters.

use super::bits::{Bits, Reader};
use std::net::{Ipv4Addr, Ipv6Addr};

/// What a `.local` name of a browser ends with.
const LOCAL: &str = ".local";

/// Writes an address of four bytes, one of sixteen, a browser's `.local` name, or any other name.
pub fn push(bits: &mut Bits, host: &str) {
    if let Some(four) = exact::<Ipv4Addr>(host) {
        bits.push(0, 2);
        bits.push_bytes(&four.octets());
    } else if let Some(six) = exact::<Ipv6Addr>(host) {
        bits.push(1, 2);
        bits.push_bytes(&six.octets());
    } else if let Some(name) = local(host) {
        bits.push(2, 2);
        bits.push_bytes(&name);
    } else {
        bits.push(3, 2);
        bits.push(host.len() as u32, 7);
        bits.push_bytes(host.as_bytes());
    }
}

/// An address that is written as we would write it.
fn exact<T: std::str::FromStr + ToString>(host: &str) -> Option<T> {
    host.parse::<T>().ok().filter(|it| it.to_string() == host)
}

/// The sixteen bytes of a name like `6f2e4f9a-1c1c-4a3e-9f0a-2b1c3d4e5f60.local`.
fn local(host: &str) -> Option<[u8; 16]> {
    let digits = host.strip_suffix(LOCAL)?.replace('-', "");
    let name = u128::from_str_radix(&digits, 16).ok()?.to_be_bytes();
    (of_local(name) == host).then_some(name)
}

fn of_local(name: [u8; 16]) -> String {
    let digits = format!("{:032x}", u128::from_be_bytes(name));
    let parts = [&digits[..8], &digits[8..12], &digits[12..16], &digits[16..20], &digits[20..]];
    [&parts.join("-"), LOCAL].concat()
}

/// Reads what [`push`] has written.
pub fn take(bits: &mut Reader<'_>) -> Option<String> {
    Some(match bits.take(2)? {
        0 => Ipv4Addr::from(bits.take_bytes::<4>()?).to_string(),
        1 => Ipv6Addr::from(bits.take_bytes::<16>()?).to_string(),
        2 => of_local(bits.take_bytes()?),
        _ => {
            let length = bits.take(7)?;
            let letter = |_| u8::try_from(bits.take(8)?).ok();
            String::from_utf8((0..length).map(letter).collect::<Option<_>>()?).ok()?
        }
    })
}
