import { BlockList, isIP } from 'node:net';
import { StartError } from '../start-error.ts';

/** Which peers are believed when they say on whose behalf they call. */
export interface TrustedProxies {
  has(address: string): boolean;
}

const names: Record<string, string[]> = {
  none: [],
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Reads `TRUST_PROXY`: `none`, `loopback`, `private`, addresses and ranges (`10.0.0.0/8`), separated by commas.
 * @throws {StartError} naming what is none of them
 */
export function readTrustedProxies(setting: string): TrustedProxies {
  const list = new BlockList();
  for (const entry of setting.split(',').flatMap((name) => names[name.trim()] ?? [name.trim()])) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address);
    const most = family === 6 ? 128 : 32;
    const prefix = bits === undefined ? most : Number(bits);
    if (family === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > most) {
      throw new StartError(
        `TRUST_PROXY may hold none, loopback, private, addresses and ranges, not ${entry}`,
      );
    }
    list.addSubnet(address, prefix, family === 6 ? 'ipv6' : 'ipv4');
  }
  return { has: (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') };
}

/**
 * The address a call really came from: going back through `X-Forwarded-For` from the peer, the first one that is no
 * trusted proxy. What stands before it is hearsay.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trusted: TrustedProxies,
): string {
  let address = plain(peer);
  const chain = (forwardedFor ?? '').split(',').map((entry) => plain(entry.trim()));
  while (isIP(address) && trusted.has(address)) {
    const before = chain.pop();
    if (before === undefined || !isIP(before)) break;
    address = before;
  }
  return address;
}

/** The address attempts are counted by: the /64 of an IPv6 address, because its holder has all of it. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const gap = tail === undefined ? [] : Array(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...gap, ...back]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}

/** An address of IPv4 that comes dressed as one of IPv6, undressed. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
