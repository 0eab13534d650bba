import { fetchCurrentSnapshots } from '@/lib/catalogue/reads/product-server';
import { isLocale } from '@/lib/platform/i18n/routing';
import { hasCapability } from '@/lib/platform/tenant/api-capabilities';
import { resolveTenant } from '@/lib/platform/tenant/server';

export const dynamic = 'force-dynamic';

const maxSlugs = 100;
const headers = { 'cache-control': 'no-store' };

/**
 * Current snapshots of several products: `?locale=en|ar&slug=a&slug=b` returns `{products: {slug: snapshot or null}}`. A product
 * that no longer exists is null; a product that could not be fetched is absent. 400 for a malformed request, 502 when all fetches
 * failed.
 */
export async function GET(request: Request) {
  const { searchParams } = new URL(request.url);
  const locale = searchParams.get('locale') ?? '';
  const slugs = [...new Set(searchParams.getAll('slug'))].filter(Boolean);
  if (!isLocale(locale) || slugs.length === 0 || slugs.length > maxSlugs) {
    return Response.json({ Message: `Give a locale and 1 to ${maxSlugs} slugs` }, { status: 400, headers });
  }
  const tenant = resolveTenant(request.headers.get('host'));
  const snapshots = await fetchCurrentSnapshots({ tenant, locale }, slugs, hasCapability(tenant, 'reviews'));
  const products = Object.fromEntries([...snapshots].filter(([, snapshot]) => snapshot !== undefined));
  if (Object.keys(products).length === 0) {
    return Response.json({ Message: 'The shop does not answer at the moment' }, { status: 502, headers });
  }
  return Response.json({ products }, { headers });
}
