import fc from 'fast-check';
import { allCalls } from '../../contract/calls.ts';
import {
  bodies,
  headerNames,
  headerValues,
  marker,
  methods,
  odd,
  parameters,
  shopPaths,
} from './vocabulary.ts';

/** A request as it goes over the wire. */
export interface Attack {
  program: 'shop' | 'api';
  method: string;
  /** Target as it stands in the request line. */
  path: string;
  headers: [string, string][];
  body: string | null;
  isChunked: boolean;
}

const calls = allCalls('Facebook');

const oddPart = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...odd) },
  { weight: 2, arbitrary: fc.webSegment({ size: 'small' }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }).map(encodeURIComponent) },
);
const value = fc.oneof(
  oddPart.map(withoutSpaces),
  fc.constantFrom('black', 'M', '2', 'wool-blend-open-abaya', '96', '75', 'en'),
);
const query = fc
  .array(fc.tuple(fc.constantFrom(...parameters), value), { maxLength: 5 })
  .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'));
const headers = fc.array(fc.tuple(fc.constantFrom(...headerNames), fc.constantFrom(...headerValues)), {
  maxLength: 4,
});

function pathFrom(known: string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...known), fc.array(oddPart, { maxLength: 2 }), fc.nat(3), query)
    .map(([path, parts, way, search]) => {
      const extra = parts.map(withoutSpaces).join('/');
      const place =
        way === 0 || extra === ''
          ? path
          : way === 1
            ? `${path}/${extra}`
            : way === 2
              ? `${path}${extra}`
              : `/${extra}`;
      return search ? `${place}?${search}` : place;
    });
}

/** A body of a call with one of its fields, or all of it, gone wrong. */
const body = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc
    .tuple(
      fc.constantFrom(...bodies),
      fc.nat(),
      fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom<unknown>(...odd, 1e308, -0, [], {})),
    )
    .map(([known, which, wrong]) => JSON.stringify(replaceOne(known, which, wrong))),
  fc.constantFrom(
    '',
    '{',
    '[',
    'null',
    '"',
    '\0',
    '['.repeat(20_000),
    `{"a":"${'a'.repeat(100_000)}"}`,
    'a=b&c=d',
    marker,
  ),
);

const shopCalls = calls.map(({ path }) => `/api/upstream${path.replace(/\{[^}]+\}/g, '1')}`);
const apiPaths = calls.map(({ path }) => path.replace(/\{[^}]+\}/g, '1'));

/** One request that nobody should send. */
export const attack: fc.Arbitrary<Attack> = fc
  .record({
    program: fc.constantFrom('shop' as const, 'shop' as const, 'shop' as const, 'api' as const),
    isCall: fc.boolean(),
    method: fc.oneof(
      { weight: 3, arbitrary: fc.constant('GET') },
      { weight: 2, arbitrary: fc.constantFrom(...methods) },
    ),
    shopPath: pathFrom(shopPaths),
    callPath: pathFrom(shopCalls),
    apiPath: pathFrom([
      ...apiPaths,
      '/uploads/hero/still-gold.webp',
      '/health',
      '/openapi.json',
      '/commands/set-price',
    ]),
    headers,
    body: fc.option(body),
    isChunked: fc.boolean(),
  })
  .map(({ program, isCall, shopPath, callPath, apiPath, method, ...rest }) => {
    const isPost = rest.body !== null && method === 'GET' && (isCall || program === 'api');
    return {
      ...rest,
      program,
      method: isPost ? 'POST' : method,
      path: program === 'api' ? apiPath : isCall ? callPath : shopPath,
    };
  });

function replaceOne(known: object, which: number, wrong: unknown): unknown {
  const names = Object.keys(known);
  const name = names[which % (names.length + 1)];
  return name === undefined ? wrong : { ...known, [name]: wrong };
}

/** A target with a space would be no request. */
function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '%20');
}
