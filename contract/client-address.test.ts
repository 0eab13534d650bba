import { clientAddress, networkPrefixOf, readTrustedProxies } from './client-address.ts';

describe('clientAddress', () => {
  test.each([
    ['ignores the header of an untrusted peer', '203.0.113.9', '198.51.100.1', 'loopback', '203.0.113.9'],
    ['trusts the header of a trusted proxy', '127.0.0.1', '198.51.100.1', 'loopback', '198.51.100.1'],
    [
      'ignores entries forged by the client',
      '127.0.0.1',
      '1.1.1.1, 198.51.100.1',
      'loopback',
      '198.51.100.1',
    ],
    [
      'follows a chain of trusted proxies',
      '::1',
      '198.51.100.1, 10.1.2.3',
      'loopback,10.0.0.0/8',
      '198.51.100.1',
    ],
    ['returns the peer when no proxy is trusted', '127.0.0.1', '198.51.100.1', 'none', '127.0.0.1'],
    ['returns the proxy when the header is absent', '127.0.0.1', undefined, 'loopback', '127.0.0.1'],
    ['returns the proxy when the header is malformed', '127.0.0.1', '<script>', 'loopback', '127.0.0.1'],
    [
      'unmaps IPv4-mapped IPv6 addresses',
      '::ffff:127.0.0.1',
      '::ffff:198.51.100.1',
      'loopback',
      '198.51.100.1',
    ],
    [
      'trusts the ranges of a named CDN',
      '127.0.0.1',
      '1.1.1.1, 198.51.100.1, 172.64.1.2',
      'loopback,cloudflare',
      '198.51.100.1',
    ],
    ['accepts an address with a port', '127.0.0.1', '198.51.100.1:5123', 'loopback', '198.51.100.1'],
    ['accepts an IPv6 address with a port', '127.0.0.1', '[2001:db8::1]:5123', 'loopback', '2001:db8::1'],
  ])('%s', (_, peer, forwardedFor, setting, address) => {
    expect(clientAddress(peer, forwardedFor, readTrustedProxies(setting))).toBe(address);
  });
});

describe('readTrustedProxies', () => {
  test.each(['everyone', '10.0.0.0/40', '10.0.0.0/', '10.0.0.0/8/8', '300.1.1.1', 'constructor', ''])(
    'rejects %j',
    (setting) => {
      expect(() => readTrustedProxies(setting)).toThrow('may hold none, loopback');
    },
  );
});

describe('networkPrefixOf', () => {
  test.each([
    ['198.51.100.1', '198.51.100.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
  ])('reduces %s to %s', (address, network) => {
    expect(networkPrefixOf(address)).toBe(network);
  });
});
