import type { ListingQuery } from '../../lib/catalogue/listing/query.ts';
import { readListingQuery } from '../../lib/catalogue/listing/read-query.ts';
import { hasReading } from '../../lib/catalogue/listing/with-reading.ts';
import { localePath, paths } from '../../lib/platform/urls/paths.ts';
import { searchReadingType } from '../../lib/site/routing/internal-types.ts';
import type { PageAddress } from '../../lib/site/routing/page-key.ts';
import { type Renderer, renderUrl } from './renderer.ts';

/** A page with its known parameters. */
interface QueriedPage extends PageAddress {
  query: URLSearchParams;
}

/**
 * Creates a function that returns the query of a search whose numbers are read as filters (docs/behaviour.md §2.2); null for any other page.
 * It resolves to null where the page is shown as requested, also while the reading fails.
 * @param port port of the shop, for the `Host` header of renders
 */
export function createSearchReader(render: Renderer, port: number) {
  return (page: QueriedPage): Promise<ListingQuery | null> | null =>
    page.path === paths.shop && hasReading(readListingQuery(page.query))
      ? read(page).catch(() => null)
      : null;

  async function read({ tenant, locale, path, query }: QueriedPage): Promise<ListingQuery | null> {
    const { status, body } = await render({
      url: renderUrl(`${localePath(locale, path)}?${query}`),
      headers: { host: `${tenant.hosts[0]}:${port}`, accept: searchReadingType },
    });
    const reading: unknown = status === 200 ? JSON.parse(body.toString('utf8')) : null;
    return typeof reading === 'string' ? readListingQuery(new URLSearchParams(reading)) : null;
  }
}
