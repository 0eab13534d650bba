import fc from 'fast-check';
import { browserCalls } from '../../contract/calls.ts';
import {
  bodies,
  headerNames,
  headerValues,
  malformedValues,
  markupMarker,
  methods,
  parameterNames,
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

/** Paths of all calls that browsers may send, with 1 for each parameter of a path. */
const callPaths = browserCalls('Facebook').map(({ path }) => path.replace(/\{[^}]+\}/g, '1'));

const malformedPart = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...malformedValues) },
  { weight: 2, arbitrary: fc.webSegment({ size: 'small' }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }).map(encodeURIComponent) },
);
const parameterValue = fc.oneof(
  malformedPart.map(withoutSpaces),
  fc.constantFrom('black', 'M', '2', 'wool-blend-open-abaya', '96', '75', 'en'),
);
const query = fc
  .array(fc.tuple(fc.constantFrom(...parameterNames), parameterValue), { maxLength: 5 })
  .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'));
const headers = fc.array(fc.tuple(fc.constantFrom(...headerNames), fc.constantFrom(...headerValues)), {
  maxLength: 4,
});

function pathArbitrary(paths: string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...paths), fc.array(malformedPart, { maxLength: 2 }), fc.nat(3), query)
    .map(([path, parts, combinationIndex, search]) => {
      const extra = parts.map(withoutSpaces).join('/');
      const combinations = [path, `${path}/${extra}`, `${path}${extra}`, `/${extra}`];
      const pathname = extra === '' ? path : (combinations[combinationIndex] ?? path);
      return search ? `${pathname}?${search}` : pathname;
    });
}

/** Malformed bodies, and well-formed bodies after `replaceField`. */
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

/** Generates malformed requests. Three of four go to the shop, the others to the API itself. */
export const attackArbitrary: fc.Arbitrary<Attack> = fc
  .record({
    program: fc.constantFrom('shop' as const, 'shop' as const, 'shop' as const, 'api' as const),
    isProxiedCall: fc.boolean(),
    method: fc.oneof(
      { weight: 3, arbitrary: fc.constant('GET') },
      { weight: 2, arbitrary: fc.constantFrom(...methods) },
    ),
    shopPath: pathArbitrary(shopPaths),
    proxiedPath: pathArbitrary(callPaths.map((path) => `/api/upstream${path}`)),
    apiPath: pathArbitrary([
      ...callPaths,
      '/uploads/hero/still-gold.webp',
      '/health',
      '/openapi.json',
      '/commands/set-price',
    ]),
    headers,
    body: fc.option(body),
    isChunked: fc.boolean(),
  })
  .map(({ program, isProxiedCall, shopPath, proxiedPath, apiPath, method, ...rest }) => {
    const isPost = rest.body !== null && method === 'GET' && (isProxiedCall || program === 'api');
    const pathAtShop = isProxiedCall ? proxiedPath : shopPath;
    return {
      ...rest,
      program,
      method: isPost ? 'POST' : method,
      path: program === 'api' ? apiPath : pathAtShop,
    };
  });

/** Replaces the field at this index, which wraps around; one index past the last field replaces the whole body. */
function replaceField(body: object, index: number, value: unknown): unknown {
  const fieldNames = Object.keys(body);
  const fieldName = fieldNames[index % (fieldNames.length + 1)];
  return fieldName === undefined ? value : { ...body, [fieldName]: value };
}

/** Encodes spaces, because a space would end the request target. */
function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '%20');
}
