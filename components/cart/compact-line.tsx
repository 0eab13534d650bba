import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Price } from '@/components/commerce/price';
import { usePrice } from '@/components/commerce/use-price';
import type { LineView } from '@/lib/shopper/cart/line-view';
import {
  ColorSwatch,
  LineIssueNote,
  LineLookupNote,
  LinePicture,
  LineTitle,
  OtherOptions,
} from './line-parts.tsx';

interface CompactLineProps {
  view: LineView;
  /** Buttons of the line. */
  children?: ReactNode;
}

/** Compact cart line: picture, title, price, quantity and options. */
export function CompactLine({ view, children }: CompactLineProps) {
  const t = useTranslations('browser.cart');
  const { priceView } = usePrice();
  const { line, size, color, colorCode } = view;
  return (
    <li className="flex gap-4 py-4">
      <LinePicture path={view.path} image={view.image} className="w-18" />
      <div className="min-w-0 grow">
        <LineTitle view={view} />
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-muted">
          {color && <ColorSwatch name={color} code={colorCode} />}
          {size && <bdi>{size}</bdi>}
          <OtherOptions options={view.otherOptions} />
          <span className="sr-only">{`${t('quantity')}: ${line.quantity}`}</span>
          <span aria-hidden="true">{t('times', { quantity: String(line.quantity) })}</span>
        </p>
        {view.issue?.kind !== 'unavailable' && view.path !== null && (
          <Price price={priceView(view.currentPrice)} className="mt-1" />
        )}
        <LineIssueNote issue={view.issue} />
        <LineLookupNote view={view} />
      </div>
      {children}
    </li>
  );
}
