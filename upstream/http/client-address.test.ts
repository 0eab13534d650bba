import { clientAddress, networkOf, readTrustedProxies } from './client-address.ts';

test.each([
  ['a stranger is who it is', '203.0.113.9', '198.51.100.1', 'loopback', '203.0.113.9'],
  ['a trusted proxy is believed', '127.0.0.1', '198.51.100.1', 'loopback', '198.51.100.1'],
  [
    'what a visitor made up stands before the truth',
    '127.0.0.1',
    '1.1.1.1, 198.51.100.1',
    'loopback',
    '198.51.100.1',
  ],
  ['a chain of trusted proxies', '::1', '198.51.100.1, 10.1.2.3', 'loopback,10.0.0.0/8', '198.51.100.1'],
  ['nobody is trusted', '127.0.0.1', '198.51.100.1', 'none', '127.0.0.1'],
  ['a proxy that says nothing', '127.0.0.1', undefined, 'loopback', '127.0.0.1'],
  ['a proxy that says nonsense', '127.0.0.1', '<script>', 'loopback', '127.0.0.1'],
  ['IPv4 dressed as IPv6', '::ffff:127.0.0.1', '::ffff:198.51.100.1', 'loopback', '198.51.100.1'],
])('%s', (_, peer, forwardedFor, trusted, address) => {
  expect(clientAddress(peer, forwardedFor, readTrustedProxies(trusted))).toBe(address);
});

test.each(['everyone', '10.0.0.0/40', '300.1.1.1', ''])('TRUST_PROXY %j is refused', (setting) => {
  expect(() => readTrustedProxies(setting)).toThrow('TRUST_PROXY');
});

test.each([
  ['198.51.100.1', '198.51.100.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
])('attempts from %s count for %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
