import type { Metadata } from 'next';
import { currentShop } from '@/lib/platform/tenant/server';
import { sharedItemsParameter } from '@/lib/shopper/saved-lists/shared-items';
import { parseQuerySegment } from '@/lib/site/routing/internal-url';
import { findSharedListImage } from '@/lib/site/share-images/server';
import WishlistPage from '../../../page.tsx';
import { wishlistMetadata } from '../../../wishlist-metadata.ts';

export const dynamic = 'force-dynamic';

type Params = Promise<{ query: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const firstSlug = parseQuerySegment((await params).query)?.get(sharedItemsParameter) ?? undefined;
  return wishlistMetadata(await findSharedListImage(firstSlug, await currentShop()));
}

/** Wishlist page for a shared list, whose share image shows the first product. The middleware rewrites to this path. */
export default WishlistPage;
