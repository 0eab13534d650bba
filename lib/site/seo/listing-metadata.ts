import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type PageMetadataOptions, pageMetadata } from '@/lib/site/seo/metadata';
import { canonicalQuery, isFiltered } from '../../catalogue/listing/indexing.ts';
import type { ListingQuery } from '../../catalogue/listing/query.ts';
import { listingHref } from '../../catalogue/listing/url.ts';

/**
 * Returns the metadata of a list of products. Each page of a list has its own canonical URL. The canonical URL of a sorted list is the
 * first page in default order. Lists that are filtered or searched (`isFiltered`) are not indexed.
 * @param options metadata of the first page; if the list is not filtered, `path` includes the category and subcategory
 */
export async function listingMetadata(query: ListingQuery, options: PageMetadataOptions): Promise<Metadata> {
  const t = await getTranslations('listing');
  const canonical = canonicalQuery(query);
  const isIndexed = !isFiltered(query);
  const { page } = canonical;
  return pageMetadata({
    ...options,
    path: listingHref(
      options.path,
      // The `path` of an indexed list has the categories already.
      isIndexed ? { ...canonical, category: null, subcategory: null } : canonical,
    ),
    ...(page > 1 && pageTexts(t('pageTitle', { name: options.title, page }), options)),
    isIndexed,
  });
}

/** Returns the title and description of a later page, made unique by the page number in `title`. */
function pageTexts(title: string, { description }: PageMetadataOptions) {
  return { title, description: `${title}. ${description}` };
}
