//! Where a visitor comes from, as every limit counts it: an IPv4 address, or
//! an IPv6 network, since one customer has all addresses of a network.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};

/// An IPv4 address, an IPv6 network of 64 bits, or the wider network around one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub(crate) enum Source {
    Address(std::net::Ipv4Addr),
    Network(u64),
    Wide(u64),
}

/// Bits of the wider network: what a provider gives to one site at most.
const WIDE: u32 = 48;

impl Source {
    pub(crate) fn of(address: IpAddr) -> Source {
        match address.to_canonical() {
            IpAddr::V4(address) => Source::Address(address),
            IpAddr::V6(address) => Source::Network((address.to_bits() >> 64) as u64),
        }
    }

    /// The wider network, which has limits of its own; an IPv4 address has none.
    pub(crate) fn wider(self) -> Option<Source> {
        match self {
            Source::Network(bits) => Some(Source::Wide(bits >> (64 - WIDE))),
            Source::Address(_) | Source::Wide(_) => None,
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let network = |bits: u64| Ipv6Addr::from_bits(u128::from(bits) << 64);
        match self {
            Source::Address(address) => address.fmt(f),
            Source::Network(bits) => write!(f, "{}/64", network(*bits)),
            Source::Wide(bits) => write!(f, "{}/{WIDE}", network(bits << (64 - WIDE))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Source {
        Source::of(text.parse().unwrap())
    }

    #[test]
    fn an_ipv6_network_is_one_source_and_an_ipv4_address_is_one() {
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("2001:db8:1:2::1").wider(), of("2001:db8:1:3::1").wider());
        assert_ne!(of("2001:db8:1:2::1").wider(), of("2001:db8:2:2::1").wider());
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"), "an IPv4 address in the clothes of IPv6");
        assert_eq!(of("192.0.2.1").wider(), None);
    }

    #[test]
    fn a_source_reads_as_an_address_or_a_network() {
        assert_eq!(of("192.0.2.1").to_string(), "192.0.2.1");
        assert_eq!(of("2001:db8:1:2::1").to_string(), "2001:db8:1:2::/64");
        assert_eq!(of("2001:db8:1:2::1").wider().unwrap().to_string(), "2001:db8:1::/48");
    }
}
