import { type ApiCall, catalogueCalls } from '../calls.ts';
import { Language } from '../envelope.ts';
import type { ConformanceResult } from './conformance-result.ts';
import { escapedNames } from './escaped-names.ts';
import { type CallResult, sendCall } from './send-call.ts';

interface CheckCase {
  call: ApiCall;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** True for an unknown slug: 404 or `null` is expected. */
  expectsMissing?: boolean;
  /** True for a text that must be searched for as it is spelt. */
  expectsExactText?: boolean;
}

const unknownSlug = 'no-such-thing-anywhere';

/** Checks every catalogue call in both languages, with slugs taken from the API's own lists. */
export async function* checkCatalogue(base: string): AsyncGenerator<ConformanceResult> {
  for (const language of Language.options) {
    const slugs = await findSlugs(base, language);
    for (const checkCase of buildCheckCases(slugs)) {
      const { call, params, query, body } = checkCase;
      const result = await sendCall(base, call, language, { params, query, body });
      const inputText = body ? JSON.stringify(body) : new URLSearchParams({ ...params, ...query }).toString();
      yield {
        name: `${language} ${call.method} ${call.path} ${inputText}`.trimEnd(),
        violations: violationsOf(result, checkCase),
        notes: escapedNames(result.payload).map((name) => `a name has HTML character references: ${name}`),
      };
    }
  }
}

function violationsOf(
  result: CallResult,
  { expectsMissing = false, expectsExactText = false }: CheckCase,
): string[] {
  if (expectsExactText && (result.payload as { correctedText?: unknown } | undefined)?.correctedText)
    return ['corrected the spelling of an exact text'];
  if (!expectsMissing) return result.isMissing ? ['responded that it does not exist'] : result.violations;
  if (result.isMissing || result.violations.length > 0) return result.violations;
  return ['returned a payload for an unknown slug'];
}

interface Slugs {
  product?: string;
  category?: string;
  featureTag?: string;
}

async function findSlugs(base: string, language: string): Promise<Slugs> {
  const [categories, tags, productPage] = await Promise.all([
    sendCall(base, catalogueCalls.categories, language),
    sendCall(base, catalogueCalls.featureTags, language),
    sendCall(base, catalogueCalls.filterProducts, language, { body: { pageNumber: 1, pageSize: 1 } }),
  ]);
  return {
    category: firstSlug(categories.payload),
    featureTag: firstSlug(tags.payload),
    product: firstSlug((productPage.payload as { items?: unknown } | undefined)?.items),
  };
}

function firstSlug(list: unknown): string | undefined {
  return Array.isArray(list) ? list.find((entry) => typeof entry?.slug === 'string')?.slug : undefined;
}

function buildCheckCases({ product, category, featureTag }: Slugs): CheckCase[] {
  const calls = catalogueCalls;
  const paging = { pageNumber: 1, pageSize: 10 };
  const callsWithoutInput: ApiCall[] = Object.values(calls).filter(
    (call: ApiCall) => !call.query && !call.body && !call.path.includes('{'),
  );
  const filters: Record<string, unknown>[] = [
    paging,
    { ...paging, sortBy: 'low', minPrice: 1, maxPrice: 100_000 },
    { ...paging, sortBy: 'high', pageNumber: 2, pageSize: 3 },
    { ...paging, sortBy: 'on-sale', tags: ['status:in-stock'] },
    { ...paging, searchText: `"%' \\ ; drop 😀 أ` },
    { ...paging, color: 'no such colour', size: 'M' },
  ];
  return [
    ...callsWithoutInput.map((call) => ({ call })),
    ...filters.map((body) => ({ call: calls.filterProducts, body })),
    {
      call: calls.filterProducts,
      body: { ...paging, searchText: 'abayya', exactText: true },
      expectsExactText: true,
    },
    ...(product ? [{ call: calls.productBySlug, params: { slug: product } }] : []),
    { call: calls.productBySlug, params: { slug: unknownSlug }, expectsMissing: true },
    ...(category
      ? [calls.categoryBySlug, calls.productsByCategory].map((call) => ({ call, query: { slug: category } }))
      : []),
    ...(featureTag ? [{ call: calls.productsByFeatureTag, query: { slug: featureTag } }] : []),
    ...[calls.categoryBySlug, calls.productsByCategory, calls.productsByFeatureTag].map((call) => ({
      call,
      query: { slug: unknownSlug },
      expectsMissing: true,
    })),
  ];
}
