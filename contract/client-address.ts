import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { cdnRanges } from './cdn-ranges.ts';

/** Proxies whose `X-Forwarded-For` is trusted. */
export interface TrustedProxies {
  has(address: string): boolean;
}

const namedRanges = new Map<string, readonly string[]>([
  ['none', []],
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['private', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
  ...Object.entries(cdnRanges),
]);

/**
 * Reads `TRUSTED_PROXIES`: names, addresses and ranges (`10.0.0.0/8`), separated by commas.
 * @throws {Error} naming the malformed entry
 */
export function readTrustedProxies(setting: string): TrustedProxies {
  const blockList = new BlockList();
  for (const entry of setting.split(',').flatMap((name) => namedRanges.get(name.trim()) ?? [name.trim()])) {
    const [address = '', prefixText, ...rest] = entry.split('/');
    const family = isIP(address);
    const maxPrefixLength = family === 6 ? 128 : 32;
    let prefixLength = maxPrefixLength;
    if (prefixText !== undefined) prefixLength = /^\d+$/.test(prefixText) ? Number(prefixText) : -1;
    if (family === 0 || rest.length > 0 || prefixLength < 0 || prefixLength > maxPrefixLength) {
      throw new Error(
        `may hold ${[...namedRanges.keys()].join(', ')}, addresses and ranges such as 10.0.0.0/8, not ${JSON.stringify(entry)}`,
      );
    }
    blockList.addSubnet(address, prefixLength, family === 6 ? 'ipv6' : 'ipv4');
  }
  return { has: (address) => blockList.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') };
}

/** The setting `TRUSTED_PROXIES` of storefront and reference API; by default all proxies of this machine and of private networks. */
export const trustedProxiesSetting = z
  .string()
  .prefault('loopback,private')
  .transform((setting, context) => {
    try {
      return readTrustedProxies(setting);
    } catch (error) {
      context.addIssue(String((error as Error).message));
      return z.NEVER;
    }
  });

/**
 * Returns the client's address: the first one that is not a trusted proxy, going from the peer backwards through
 * `X-Forwarded-For`. Earlier entries of the header may be forged.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trusted: TrustedProxies,
): string {
  let address = normalizedAddress(peer);
  const chain = (forwardedFor ?? '').split(',').map(normalizedAddress);
  while (isIP(address) && trusted.has(address)) {
    const previousHop = chain.pop();
    if (previousHop === undefined || !isIP(previousHop)) break;
    address = previousHop;
  }
  return address;
}

/** Returns the network that rate limits count as one client: an IPv4 address, or the /64 prefix of an IPv6 address. */
export function networkPrefixOf(address: string): string {
  if (isIP(address) !== 6) return address;
  // `::` stands for as many groups of zeros as are missing to eight groups.
  const [head = '', tail] = address.split('::');
  const headGroups = head ? head.split(':') : [];
  const tailGroups = tail ? tail.split(':') : [];
  const missingCount = Math.max(0, 8 - headGroups.length - tailGroups.length);
  const zeroGroups = tail === undefined ? [] : Array(missingCount).fill('0');
  return [...headGroups, ...zeroGroups, ...tailGroups]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Removes the port that some proxies add, and converts an IPv4-mapped IPv6 address to IPv4. */
function normalizedAddress(entry: string): string {
  return entry
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
