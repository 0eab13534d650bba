import type { IncomingMessage } from 'node:http';
import { parseSettings } from '../lib/platform/settings/settings.ts';
import { setClientAddress } from './rate-limits.ts';

function addressOf(remoteAddress: string | undefined, forwardedFor?: string, setting?: string) {
  const req = {
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwardedFor },
  } as unknown as IncomingMessage;
  setClientAddress(req, parseSettings({ TRUSTED_PROXIES: setting }).trustedProxies);
  return req.headers['x-forwarded-for'];
}

describe('setClientAddress', () => {
  test.each([
    ['203.0.113.1', undefined, '203.0.113.1'],
    ['203.0.113.1', '198.51.100.1', '203.0.113.1'],
    ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['::ffff:127.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['127.0.0.1', 'nonsense', '127.0.0.1'],
    ['2001:db8:1:2:3::4', undefined, '2001:db8:1:2:3::4'],
    [undefined, '198.51.100.1', undefined],
  ])('with peer %s and X-Forwarded-For %s sets %s', (peer, forwardedFor, expected) => {
    expect(addressOf(peer, forwardedFor)).toBe(expected);
  });

  test('trusts the proxies of TRUSTED_PROXIES and no others', () => {
    const chain = '198.51.100.1, 203.0.113.7';
    expect(addressOf('10.0.0.1', chain, 'private')).toBe('203.0.113.7');
    expect(addressOf('10.0.0.1', chain, 'private,203.0.113.0/24')).toBe('198.51.100.1');
    expect(addressOf('10.0.0.1', chain, 'none')).toBe('10.0.0.1');
  });
});
