import { fetchFacts } from '@/lib/catalogue/product-server';
import { isLocale } from '@/lib/i18n/routing';

export const dynamic = 'force-dynamic';

const mostSlugs = 100;
const headers = { 'cache-control': 'no-store' };

/**
 * What several products are now: `?locale=en|ar&slug=a&slug=b` answers `{products: {slug: facts or null}}`, null for one that no
 * longer exists; one that the upstream would not tell of is left out. 400 for a malformed request, 502 when nothing could be read.
 */
export async function GET(request: Request) {
  const { searchParams } = new URL(request.url);
  const locale = searchParams.get('locale') ?? '';
  const slugs = [...new Set(searchParams.getAll('slug'))].filter(Boolean);
  if (!isLocale(locale) || slugs.length === 0 || slugs.length > mostSlugs) {
    return Response.json({ Message: `Give a locale and 1 to ${mostSlugs} slugs` }, { status: 400, headers });
  }
  const facts = await fetchFacts(locale, slugs);
  const products = Object.fromEntries([...facts].filter(([, fact]) => fact !== undefined));
  if (Object.keys(products).length === 0) {
    return Response.json({ Message: 'The shop does not answer at the moment' }, { status: 502, headers });
  }
  return Response.json({ products }, { headers });
}
