import type { Metadata } from 'next';
import { currentShop } from '@/lib/platform/tenant/server';
import { sharedItemsParameter } from '@/lib/shopper/saved-lists/shared-items';
import { parseQuerySegment } from '@/lib/site/routing/internal-url';
import { findSharedListImage } from '@/lib/site/share-images/server';
import { compareMetadata } from '../../../compare-metadata.ts';
import ComparePage from '../../../page.tsx';

export const dynamic = 'force-dynamic';

type Params = Promise<{ query: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const firstSlug = parseQuerySegment((await params).query)?.get(sharedItemsParameter) ?? undefined;
  return compareMetadata(await findSharedListImage(firstSlug, await currentShop()));
}

/** Compare page for a shared list, whose share image shows the first product. The middleware rewrites to this path. */
export default ComparePage;
