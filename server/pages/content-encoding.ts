import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** A body in each content coding. Short bodies have only the identity coding. */
export interface EncodedBody {
  identity: Buffer;
  gzip?: Buffer;
  br?: Buffer;
  /** True when fast compression levels were used, so that the body could be smaller. */
  isFastCompressed: boolean;
}

/** A response with its body in every content coding. */
export interface EncodedResponse {
  status: number;
  /** All headers that do not depend on the visitor or the time: no coding, length or age, and a `Location` without a query. */
  headers: Record<string, string | string[]>;
  /** Without quotes and coding; null for a response without entity tag. */
  etag: string | null;
  body: EncodedBody;
}

export type ContentCoding = 'identity' | 'gzip' | 'br';

const minCompressedBytes = 500;
const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCallback);
/** A page takes 2 ms at the fast levels and 35 ms at the thorough ones, for 10 % fewer bytes; brotli 11 takes 120 ms for another 2 %. */
const fastLevels = { br: 5, gzip: 6 };
const thoroughLevels = { br: 10, gzip: 9 };

/** Compresses a body on the thread pool. `isFast` uses fast levels, for bodies that are sent once or replaced soon. */
export async function encodeBody(identity: Buffer, { isFast }: { isFast: boolean }): Promise<EncodedBody> {
  if (identity.length < minCompressedBytes) return { identity, isFastCompressed: false };
  const levels = isFast ? fastLevels : thoroughLevels;
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: levels.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    gzip(identity, { level: levels.gzip }),
  ]);
  return { identity, br, gzip: gz, isFastCompressed: isFast };
}

/** Estimates the memory of a cached body in all codings, headers included. */
export function memoryBytesOf({ identity, gzip: gz, br }: EncodedBody): number {
  return 1000 + identity.length + (gz?.length ?? 0) + (br?.length ?? 0);
}

/** Results of earlier negotiations by `Accept-Encoding`. Browsers send a handful of short values. */
const codingByAcceptEncoding = new LRUCache<string, ContentCoding>({ max: 100 });
const maxRememberedLength = 100;

/** Returns the available coding that an `Accept-Encoding` header prefers. */
export function negotiateCoding(
  acceptEncoding: string | undefined,
  { br, gzip: gz }: EncodedBody | { br: true; gzip: true },
): ContentCoding {
  if (acceptEncoding === undefined || !br || !gz) return 'identity';
  const cachedCoding = codingByAcceptEncoding.get(acceptEncoding);
  if (cachedCoding) return cachedCoding;
  const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings([
    'br',
    'gzip',
  ]);
  const coding = (['br', 'gzip'] as const).find((candidate) => accepted.includes(candidate)) ?? 'identity';
  if (acceptEncoding.length <= maxRememberedLength) codingByAcceptEncoding.set(acceptEncoding, coding);
  return coding;
}
