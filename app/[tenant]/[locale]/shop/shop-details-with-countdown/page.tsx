import type { Metadata } from 'next';
import { ProductDetails } from '@/components/product/product-details';
import { DeferredCountdown } from '@/components/product/product-islands';
import { SaleCountdown } from '@/components/product/sale-countdown';
import { cardSale } from '@/lib/catalogue/product/card';
import { sampleMetadata, sampleProduct } from '../sample-product.ts';

export function generateMetadata(): Promise<Metadata> {
  return sampleMetadata('countdown', 'sale');
}

/** First product on sale, with a countdown to the end of its sale. */
export default async function ProductWithCountdownPage() {
  const product = await sampleProduct('sale');
  const sale = cardSale(product);
  return (
    <>
      {sale && (
        <DeferredCountdown endsAt={sale.endsAt}>
          <SaleCountdown endsAt={sale.endsAt} now={Date.now()} />
        </DeferredCountdown>
      )}
      <ProductDetails product={product} />
    </>
  );
}
