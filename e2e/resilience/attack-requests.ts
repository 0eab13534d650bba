import fc from 'fast-check';
import { browserCalls } from '../../contract/calls.ts';
import {
  bodies,
  headerNames,
  headerValues,
  malformedValues,
  markupMarker,
  methods,
  parameters,
  shopPaths,
} from './attack-inputs.ts';

/** Raw HTTP request. */
export interface Attack {
  program: 'shop' | 'api';
  method: string;
  /** Raw request target. */
  path: string;
  headers: [string, string][];
  body: string | null;
  isChunked: boolean;
}

const calls = browserCalls('Facebook');

const malformedPart = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...malformedValues) },
  { weight: 2, arbitrary: fc.webSegment({ size: 'small' }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }).map(encodeURIComponent) },
);
const value = fc.oneof(
  malformedPart.map(withoutSpaces),
  fc.constantFrom('black', 'M', '2', 'wool-blend-open-abaya', '96', '75', 'en'),
);
const query = fc
  .array(fc.tuple(fc.constantFrom(...parameters), value), { maxLength: 5 })
  .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'));
const headers = fc.array(fc.tuple(fc.constantFrom(...headerNames), fc.constantFrom(...headerValues)), {
  maxLength: 4,
});

function pathArbitrary(paths: string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...paths), fc.array(malformedPart, { maxLength: 2 }), fc.nat(3), query)
    .map(([path, parts, mode, search]) => {
      const extra = parts.map(withoutSpaces).join('/');
      const pathname =
        mode === 0 || extra === ''
          ? path
          : mode === 1
            ? `${path}/${extra}`
            : mode === 2
              ? `${path}${extra}`
              : `/${extra}`;
      return search ? `${pathname}?${search}` : pathname;
    });
}

/** Malformed bodies, and valid ones with one field or all replaced. */
const body = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc
    .tuple(
      fc.constantFrom(...bodies),
      fc.nat(),
      fc.oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.constantFrom<unknown>(...malformedValues, 1e308, -0, [], {}),
      ),
    )
    .map(([body, index, value]) => JSON.stringify(replaceField(body, index, value))),
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
    markupMarker,
  ),
);

const shopCalls = calls.map(({ path }) => `/api/upstream${path.replace(/\{[^}]+\}/g, '1')}`);
const apiPaths = calls.map(({ path }) => path.replace(/\{[^}]+\}/g, '1'));

/** Arbitrary malformed request. */
export const attackArbitrary: fc.Arbitrary<Attack> = fc
  .record({
    program: fc.constantFrom('shop' as const, 'shop' as const, 'shop' as const, 'api' as const),
    isCall: fc.boolean(),
    method: fc.oneof(
      { weight: 3, arbitrary: fc.constant('GET') },
      { weight: 2, arbitrary: fc.constantFrom(...methods) },
    ),
    shopPath: pathArbitrary(shopPaths),
    callPath: pathArbitrary(shopCalls),
    apiPath: pathArbitrary([
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

function replaceField(body: object, index: number, value: unknown): unknown {
  const names = Object.keys(body);
  const name = names[index % (names.length + 1)];
  return name === undefined ? value : { ...body, [name]: value };
}

/** A space would end the request target. */
function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '%20');
}
