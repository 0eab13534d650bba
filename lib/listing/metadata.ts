import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type PageMetadataOptions, pageMetadata } from '@/lib/seo/metadata';
import { canonicalQuery, isFiltered } from './indexable.ts';
import type { ListingQuery } from './query.ts';
import { listingHref } from './url.ts';

/**
 * Returns the metadata of a list of products. Pages are their own canonical URL, sorted lists have the first page as canonical, and
 * filtered lists are not indexed.
 * @param options its path includes category and subcategory, unless the list is filtered
 */
export async function listingMetadata(query: ListingQuery, options: PageMetadataOptions): Promise<Metadata> {
  const t = await getTranslations('listing');
  const canonical = canonicalQuery(query);
  const isExcluded = isFiltered(query);
  const { page } = canonical;
  return pageMetadata({
    ...options,
    path: listingHref(
      options.path,
      isExcluded ? canonical : { ...canonical, category: null, subcategory: null },
    ),
    ...(page > 1 && pageTexts(t('pageTitle', { name: options.title, page }), options)),
    indexed: !isExcluded,
  });
}

/** Returns the title and description of a later page, which must be unique. */
function pageTexts(title: string, { description }: PageMetadataOptions) {
  return { title, description: `${title}. ${description}` };
}
