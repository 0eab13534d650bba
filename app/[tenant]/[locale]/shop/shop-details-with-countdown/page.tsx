import type { Metadata } from 'next';
import { LateCountdown } from '@/components/product/late-countdown';
import { ProductDetails } from '@/components/product/product-details';
import { SaleCountdown } from '@/components/product/sale-countdown';
import { cardSale } from '@/lib/catalogue/card';
import { sampleMetadata, sampleProduct } from '../sample.ts';

export function generateStaticParams() {
  return [];
}

export function generateMetadata(): Promise<Metadata> {
  return sampleMetadata('countdown', 'sale');
}

/** The first product on sale, with the time left until its sale ends. */
export default async function ProductWithCountdownPage() {
  const product = await sampleProduct('sale');
  const sale = cardSale(product);
  return (
    <>
      {sale && (
        <LateCountdown endsAt={sale.endsAt}>
          <SaleCountdown endsAt={sale.endsAt} now={Date.now()} />
        </LateCountdown>
      )}
      <ProductDetails product={product} />
    </>
  );
}
