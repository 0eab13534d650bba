import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { countAttempt } from '../lib/upstream/count-attempt.ts';
import { withoutOrigin } from './front/passing.ts';

interface Limit {
  path: RegExp;
  /** How much one address may ask for in a minute. */
  most: number;
  /** What a request counts for, from its query. */
  weigh?(query: URLSearchParams): number;
}

/** What costs more than a page that is kept. Many telephones may share one address, so these are far from what people do. */
const limits: Limit[] = [
  {
    path: /^\/api\/products$/,
    most: 600,
    weigh: (query) => Math.ceil(query.getAll('slug').length / slugsAtOnce),
  },
  { path: /^\/cards(?:\/|$)/, most: 600 },
  { path: /^\/api\/upstream\/Products\/Filter$/, most: 900 },
  // Every search text makes a page of its own.
  { path: /^(?:\/ar)?\/shop$/, most: 600, weigh: (query) => (query.has('searchText') ? 1 : 0) },
  { path: /^(?:\/ar)?\/preview$/, most: 120 },
];
/** Products are read that many at once. */
const slugsAtOnce = 8;
const spanMs = 60_000;

const near = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  near.addSubnet(network, bits);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

/**
 * Says of a request in how many seconds it may come again, where its address asks too often; else 0. Each kind of request is
 * counted by itself.
 * @param factor multiplies every limit
 */
export function createLimits(factor: number): (req: IncomingMessage) => Promise<number> | 0 {
  return (req) => {
    const [path = '', query] = withoutOrigin(req.url ?? '/').split('?');
    // Next answers calls with a slash at their end, too.
    const limit = limits.find((one) => one.path.test(path.replace(/\/+$/, '')));
    const weight = limit?.weigh?.(new URLSearchParams(query)) ?? 1;
    return limit && weight > 0 ? secondsLeft(limit, weight, req) : 0;
  };

  async function secondsLeft(limit: Limit, weight: number, req: IncomingMessage): Promise<number> {
    const leftMs = await countAttempt({
      key: `${limits.indexOf(limit)} ${senderOf(req)}`,
      weight,
      most: limit.most * factor,
      spanMs,
    });
    return Math.ceil(leftMs / 1000);
  }
}

/** Where a request comes from: the first address, going back from here, that is not of a proxy nearby. IPv6 as its /64. */
export function senderOf({ socket, headers }: IncomingMessage): string {
  const claimed = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  let address = plain(socket.remoteAddress ?? '');
  for (const before of claimed.reverse().map(plain)) {
    if (!isNear(address) || isIP(before) === 0) break;
    address = before;
  }
  return isIP(address) === 6 ? network(address) : address;
}

function isNear(address: string): boolean {
  return near.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  if (tail === undefined) return front.slice(0, 4).join(':');
  const back = tail === '' ? [] : tail.split(':');
  return [...front, ...Array(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
    .slice(0, 4)
    .join(':');
}

/** An address of IPv4 that comes dressed as one of IPv6, undressed. */
function plain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}
