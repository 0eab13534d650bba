import type { Metadata } from 'next';
import { parseQuerySegment } from '@/lib/routing/query-segment';
import { sharedItemsParameter } from '@/lib/saved-items/shared-items';
import { findSharedListImage } from '@/lib/share-images/server';
import { currentShop } from '@/lib/tenant/current-shop';
import WishlistPage from '../../../page.tsx';
import { wishlistMetadata } from '../../../wishlist-metadata.ts';

export const dynamic = 'force-dynamic';

type Params = Promise<{ query: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const firstSlug = parseQuerySegment((await params).query)?.get(sharedItemsParameter) ?? undefined;
  return wishlistMetadata(await findSharedListImage(firstSlug, await currentShop()));
}

/** A shared list: the same page, with the card of its first product. The middleware rewrites to this path. */
export default WishlistPage;
