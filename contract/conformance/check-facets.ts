import type { z } from 'zod';
import { catalogueCalls } from '../calls.ts';
import type { ProductPage } from '../catalogue.ts';
import type { ConformanceResult } from './conformance-result.ts';
import { sendCall } from './send-call.ts';

const language = 'en';
const checkedFacets = ['color', 'size'] as const;

/** Checks that the count of a colour and of a size equals the total of the listing filtered by it. */
export async function* checkFacets(base: string): AsyncGenerator<ConformanceResult> {
  const paging = { pageNumber: 1, pageSize: 1 };
  const filterProducts = async (body: object) => {
    const { payload, violations } = await sendCall(base, catalogueCalls.filterProducts, language, { body });
    return { page: payload as z.infer<typeof ProductPage> | undefined, violations };
  };
  const unfiltered = await filterProducts(paging);
  for (const facet of checkedFacets) {
    const [firstValue] = unfiltered.page?.facets?.[facet] ?? [];
    const name = `counts of ${facet}`;
    if (!firstValue) {
      yield { name, violations: [...unfiltered.violations, `facets.${facet} has no value`] };
      continue;
    }
    const { value, count } = firstValue;
    const filtered = await filterProducts({ ...paging, [facet]: value });
    const total = filtered.page?.total;
    yield {
      name: `${name}: ${value}`,
      violations: [
        ...filtered.violations,
        ...(total === count ? [] : [`the count is ${count}, the total ${total}`]),
      ],
    };
  }
}
