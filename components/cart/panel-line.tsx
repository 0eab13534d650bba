import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Price } from '@/components/shop/price';
import { usePrice } from '@/components/shop/use-price';
import { Link } from '@/components/ui/link';
import type { LineView } from '@/lib/cart/line-view';
import { ColorSwatch } from './color-swatch.tsx';
import { LineNote } from './line-note.tsx';
import { LinePicture } from './line-picture.tsx';

interface PanelLineProps {
  view: LineView;
  /** What can be done with the line. */
  children?: ReactNode;
}

/** A cart line in few words: picture, title, price, quantity, size and colour. */
export function PanelLine({ view, children }: PanelLineProps) {
  const t = useTranslations('browser.cart');
  const { view: priceOf } = usePrice();
  const { line, title, size, color, colorCode } = view;
  return (
    <li className="flex gap-4 py-4">
      <LinePicture path={view.path} image={view.image} className="w-18" />
      <div className="min-w-0 grow">
        <Link href={view.path} className="wrap-anywhere hover:text-primary-ink">
          {title}
        </Link>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-muted">
          {color && <ColorSwatch name={color} code={colorCode} />}
          {size && <bdi>{size}</bdi>}
          <span className="sr-only">{`${t('quantity')}: ${line.quantity}`}</span>
          <span aria-hidden="true">{t('times', { quantity: String(line.quantity) })}</span>
        </p>
        {view.trouble?.kind !== 'gone' && <Price price={priceOf(view.price)} className="mt-1" />}
        <LineNote trouble={view.trouble} />
      </div>
      {children}
    </li>
  );
}
