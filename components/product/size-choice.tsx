import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { type Selection, sizesFor } from '@/lib/product/selection';
import { soldOutSizes } from '@/lib/product/stock';
import type { SelectableProduct } from '@/lib/product/types';
import type { FitGuide } from './size-suggestion.ts';

interface SizeChoiceProps {
  product: SelectableProduct;
  selection: Selection;
  onSelect(size: string): void;
  /** Button of the size guide. */
  guide?: ReactNode;
  /** Set where a size can be recommended. */
  fit?: FitGuide;
}

const loadYourSize = () => import('./your-size.tsx');
const loadFitFinder = () => import('./deferred-fit-finder.tsx').then((module) => module.loadFitFinder());

/** Radio group of sizes. Sizes sold out in the selected colour are struck through and listed below. */
export function SizeChoice({ product, selection, onSelect, guide, fit }: SizeChoiceProps) {
  const t = useTranslations('browser');
  const sizes = sizesFor(product);
  const noteId = useId();
  const yourSize = useDeferredComponent(fit ? loadFitFinder : loadYourSize, sizes.length > 1);
  if (sizes.length === 0) return null;
  const soldOut = soldOutSizes(product, selection.color);
  const choose = (size: string) => {
    yourSize?.rememberSize(size);
    onSelect(size);
  };
  return (
    <div role="radiogroup" aria-label={t('size')}>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <p>
          <span className="text-muted">{t('size')}: </span>
          <bdi>{selection.size}</bdi>
        </p>
        {yourSize && (
          <yourSize.SizeSuggestion
            sizes={sizes.filter((size) => !soldOut.includes(size))}
            selected={selection.size}
            onSelect={choose}
            fit={fit}
          />
        )}
        {guide}
      </div>
      <div className="flex flex-wrap gap-2.5">
        {sizes.map((size) => (
          <label
            key={size}
            className="relative grid min-h-11 min-w-12 place-items-center border border-line bg-paper px-3 hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="size"
              value={size}
              aria-label={size}
              aria-describedby={soldOut.includes(size) ? noteId : undefined}
              checked={size === selection.size}
              onChange={() => choose(size)}
              className="absolute inset-0 z-10 cursor-pointer opacity-0"
            />
            <bdi className={soldOut.includes(size) ? 'line-through opacity-70' : ''}>{size}</bdi>
          </label>
        ))}
      </div>
      {soldOut.length > 0 && (
        <p id={noteId} className="mt-2 text-sm text-muted">
          {t('soldOutSizes', { sizes: soldOut.join(' · ') })}
        </p>
      )}
    </div>
  );
}
