import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { useStore } from '@/lib/platform/store/use-store';
import { paths } from '@/lib/platform/urls/paths';
import { visitorState } from '@/lib/shopper/visitor/state';
import { ProductStrip } from './product-strip.tsx';

/** Products suggested on an empty list, with their heading. */
export interface SuggestedProducts {
  title: string;
  slugs: string[];
}

interface EmptyListProps {
  text: ReactNode;
  bestSellers: SuggestedProducts;
}

/** Empty state of a product list: a link to the categories, best sellers and recently viewed products. */
export function EmptyList({ text, bestSellers }: EmptyListProps) {
  const t = useTranslations('browser.cart');
  const viewed = useStore(visitorState, (state) => state.viewed);
  return (
    <>
      <p className="text-xl">{text}</p>
      <p className="mt-5">
        <Link href={paths.categories} className="btn">
          {t('continueShopping')}
        </Link>
      </p>
      <ProductStrip {...bestSellers} />
      <ProductStrip slugs={viewed} />
    </>
  );
}
