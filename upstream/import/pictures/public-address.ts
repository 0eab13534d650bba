import { lookup as lookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const reservedRanges = [
  ...[
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
  ],
  ...[
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
  ],
  ...[
    '224.0.0.0/4',
    '240.0.0.0/4',
    '::/128',
    '::1/128',
    '64:ff9b::/96',
    '64:ff9b:1::/48',
    '100::/64',
    '2001::/32',
  ],
  ...['2001:db8::/32', '2002::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
];

const reserved = new BlockList();
for (const range of reservedRanges) {
  const [network = '', prefix] = range.split('/');
  reserved.addSubnet(network, Number(prefix), isIP(network) === 4 ? 'ipv4' : 'ipv6');
}

/** Returns whether an IP address is reachable on the Internet: not private, local, reserved or a translation of such an IPv4 address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && !reserved.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Resolves a host for one connection, and fails when any of its addresses is not public: names may lead into the own network. */
export const lookupPublicAddress: LookupFunction = (hostname, options, callback) => {
  lookupAddress(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(new Error('the host has an address that is not public'), []);
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
