import { getTranslations } from 'next-intl/server';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { cardControls } from '@/components/product/card-controls';
import { ProductGrid } from '@/components/product/product-grid';
import { NotFoundSearchForm } from '@/components/search/not-found-search-form';
import { PopularSearches } from '@/components/search/popular-searches';
import { getFirstListedProducts } from '@/lib/catalogue/listing/server';
import { expirePageAtSaleBoundary } from '@/lib/catalogue/reads/product-server';
import { currentShop } from '@/lib/platform/tenant/server';

/**
 * Page for every path without a route, with a search field and products. The server also responds with this page when another
 * page calls `notFound()`. The metadata is that of `not-found.tsx`, because the middleware sets status 404.
 */
export default async function NotFoundPage() {
  const [shop, t] = await Promise.all([currentShop(), getTranslations('listing')]);
  const now = Date.now();
  const products = await getFirstListedProducts(shop);
  await expirePageAtSaleBoundary(products, now);
  return (
    <>
      <NotFoundNotice>
        <NotFoundSearchForm />
        <div>
          <PopularSearches />
        </div>
      </NotFoundNotice>
      {products.length > 0 && (
        <section aria-labelledby="suggested-products" className="page py-14">
          <h2 id="suggested-products" className="title mb-8 text-4xl">
            {t('suggestedProducts')}
          </h2>
          <ProductGrid controls={cardControls} products={products} now={now} priorityCount={0} />
        </section>
      )}
    </>
  );
}
