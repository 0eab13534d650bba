import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/address/address';
import { useStore } from '@/lib/store/use-store';
import { visitorState } from '@/lib/visitor/state';
import { ProductStrip } from './product-strip.tsx';

/** Products that an empty list offers, under a heading. */
export interface Offer {
  title: string;
  slugs: string[];
}

interface EmptyListProps {
  text: string;
  bestSellers: Offer;
}

/** What stands in place of a list without products: where to go on, what sells best, and what was looked at last. */
export function EmptyList({ text, bestSellers }: EmptyListProps) {
  const t = useTranslations('browser.cart');
  const recent = useStore(visitorState, (state) => state.recent);
  return (
    <>
      <p className="text-xl">{text}</p>
      <p className="mt-5">
        <Link href={paths.categories} className="btn">
          {t('continueShopping')}
        </Link>
      </p>
      <ProductStrip {...bestSellers} />
      <ProductStrip slugs={recent} />
    </>
  );
}
