import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib';
import Negotiator from 'negotiator';

/** A body in every encoding that it is sent in. Too short a text is sent as it is. */
export interface Bodies {
  identity: Buffer;
  gzip?: Buffer;
  br?: Buffer;
}

export type Encoding = keyof Bodies;

const shortest = 500;
const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCallback);
const kept = { br: 9, gzip: 9 };
const once = { br: 4, gzip: 6 };

/** Compresses a body in the threads that the runtime has for it. What is given once only is compressed less. */
export async function encode(identity: Buffer, isKept: boolean): Promise<Bodies> {
  if (identity.length < shortest) return { identity };
  const levels = isKept ? kept : once;
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: levels.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    gzip(identity, { level: levels.gzip }),
  ]);
  return { identity, br, gzip: gz };
}

const known = new Map<string, Encoding>();
const mostKnown = 1000;

/** The encoding that an `Accept-Encoding` header asks for among those there are. */
export function encodingFor(accept: string | undefined, { br, gzip: gz }: Bodies): Encoding {
  if (accept === undefined || !br || !gz) return 'identity';
  const before = known.get(accept);
  if (before) return before;
  const accepted = new Negotiator({ headers: { 'accept-encoding': accept } }).encodings(['br', 'gzip']);
  const found = (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
  if (known.size >= mostKnown) known.clear();
  known.set(accept, found);
  return found;
}
