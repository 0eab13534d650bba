import { type Answer, ask } from './ask.ts';
import { type Call, catalogueCalls } from './calls.ts';
import { Language } from './envelope.ts';

/** One call that was tried, and what was wrong with its answer. */
export interface Checked {
  name: string;
  faults: string[];
}

interface Trial {
  call: Call;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** The call names something that does not exist: 404 or `null` is the right answer. */
  missing?: boolean;
}

const unknownSlug = 'no-such-thing-anywhere';

/** Tries every catalogue call in both languages, with slugs the server itself names, and yields what came of each. */
export async function* checkCatalogue(base: string): AsyncGenerator<Checked> {
  for (const language of Language.options) {
    const slugs = await findSlugs(base, language);
    for (const trial of trials(slugs)) {
      const { call, params, query, body, missing = false } = trial;
      const answer = await ask(base, call, language, { params, query, body });
      const detail = body ? JSON.stringify(body) : new URLSearchParams({ ...params, ...query }).toString();
      yield {
        name: `${language} ${call.method} ${call.path} ${detail}`.trimEnd(),
        faults: faultsOf(answer, missing),
      };
    }
  }
}

function faultsOf(answer: Answer, missing: boolean): string[] {
  if (!missing) return answer.isMissing ? ['answered that there is no such thing'] : answer.faults;
  if (answer.isMissing || answer.faults.length > 0) return answer.faults;
  return ['answered something for a thing that does not exist'];
}

interface Slugs {
  product?: string;
  category?: string;
  featureTag?: string;
}

async function findSlugs(base: string, language: string): Promise<Slugs> {
  const [categories, tags, page] = await Promise.all([
    ask(base, catalogueCalls.categories, language),
    ask(base, catalogueCalls.featureTags, language),
    ask(base, catalogueCalls.filterProducts, language, { body: { pageNumber: 1, pageSize: 1 } }),
  ]);
  return {
    category: firstSlug(categories.payload),
    featureTag: firstSlug(tags.payload),
    product: firstSlug((page.payload as { items?: unknown } | undefined)?.items),
  };
}

function firstSlug(list: unknown): string | undefined {
  return Array.isArray(list) ? list.find((entry) => typeof entry?.slug === 'string')?.slug : undefined;
}

function trials({ product, category, featureTag }: Slugs): Trial[] {
  const calls = catalogueCalls;
  const page = { pageNumber: 1, pageSize: 10 };
  const plain: Call[] = Object.values(calls).filter(
    (call: Call) => !call.query && !call.body && !call.path.includes('{'),
  );
  const filters: Record<string, unknown>[] = [
    page,
    { ...page, sortBy: 'low', minPrice: 1, maxPrice: 100_000 },
    { ...page, sortBy: 'high', pageNumber: 2, pageSize: 3 },
    { ...page, sortBy: 'on-sale', tags: ['status:in-stock'] },
    { ...page, searchText: `"%' \\ ; drop 😀 أ` },
    { ...page, color: 'no such colour', size: 'M' },
  ];
  return [
    ...plain.map((call) => ({ call })),
    ...filters.map((body) => ({ call: calls.filterProducts, body })),
    ...(product ? [{ call: calls.productBySlug, params: { slug: product } }] : []),
    { call: calls.productBySlug, params: { slug: unknownSlug }, missing: true },
    ...(category
      ? [calls.categoryBySlug, calls.productsByCategory].map((call) => ({ call, query: { slug: category } }))
      : []),
    ...(featureTag ? [{ call: calls.productsByFeatureTag, query: { slug: featureTag } }] : []),
    ...[calls.categoryBySlug, calls.productsByCategory, calls.productsByFeatureTag].map((call) => ({
      call,
      query: { slug: unknownSlug },
      missing: true,
    })),
  ];
}
