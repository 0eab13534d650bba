import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type PageHead, pageMetadata } from '@/lib/seo/metadata';
import { listingHref } from './address.ts';
import { canonicalQuery, isNarrowed } from './indexable.ts';
import type { ListingQuery } from './query.ts';

/**
 * Head of a list of products: paged addresses are their own canonical, sorted ones name the plain first page, narrowed ones are
 * left out.
 * @param head its path stands for category and subcategory, unless the list is narrowed
 */
export async function collectionHead(query: ListingQuery, head: PageHead): Promise<Metadata> {
  const t = await getTranslations('listing');
  const canonical = canonicalQuery(query);
  const isOut = isNarrowed(query);
  const { page } = canonical;
  return pageMetadata({
    ...head,
    path: listingHref(head.path, isOut ? canonical : { ...canonical, category: null, subcategory: null }),
    ...(page > 1 && paged(t('pageTitle', { name: head.title, page }), head)),
    indexed: !isOut,
  });
}

/** Later pages have words of their own, so that no two pages have the same. */
function paged(title: string, { description }: PageHead) {
  return { title, description: `${title}. ${description}` };
}
