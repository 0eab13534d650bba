import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { useOptionLabel } from '@/components/commerce/use-option-label';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import type { Selection } from '@/lib/catalogue/product/selection';
import { soldOutValues } from '@/lib/catalogue/product/stock';
import type { ProductOption, SelectableProduct } from '@/lib/catalogue/product/types';
import { hasChosenSizes } from '@/lib/catalogue/sizes/has-chosen-sizes';
import type { FitGuide } from './size-suggestion.ts';

interface OptionChoiceProps {
  product: SelectableProduct;
  /** Any but the colour. */
  option: ProductOption;
  selection: Selection;
  onSelect(value: string): void;
  /** Button of the size guide. Only with the size, as `fit`. */
  guide?: ReactNode;
  /** Set where a size can be recommended. */
  fit?: FitGuide;
}

const loadChosenSizes = () => import('@/lib/catalogue/sizes/chosen-sizes');
const loadYourSize = () => import('./your-size.tsx');
const loadFitFinder = () => import('./deferred-fit-finder.tsx').then((module) => module.loadFitFinder());

/** Radio group of sizes or of another option. Values sold out in the selected colour are struck through and listed below. */
export function OptionChoice({ product, option, selection, onSelect, guide, fit }: OptionChoiceProps) {
  const t = useTranslations('browser');
  const label = useOptionLabel()(option);
  const { key, values } = option;
  const selected = selection.values[key];
  const noteId = useId();
  const isSize = option.kind === 'size';
  const yourSize = useDeferredComponent(
    fit ? loadFitFinder : loadYourSize,
    isSize && values.length > 1 && (fit !== undefined || hasChosenSizes()),
  );
  const soldOut = soldOutValues(product, option, selection.values);
  const choose = (value: string) => {
    if (isSize)
      void loadChosenSizes()
        .then(({ rememberSize }) => rememberSize(value))
        .catch(() => {});
    onSelect(value);
  };
  return (
    <div role="radiogroup" aria-label={label}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <p>
          <span className="text-muted">{`${label}: `}</span>
          <bdi>{selected}</bdi>
        </p>
        {yourSize && (
          <yourSize.SizeSuggestion
            sizes={values.filter((value) => !soldOut.includes(value))}
            selected={selected ?? null}
            onSelect={choose}
            fit={fit}
          />
        )}
        {guide}
      </div>
      <div className="flex flex-wrap gap-2.5">
        {values.map((value) => (
          <label
            key={value}
            className="relative grid min-h-11 min-w-12 place-items-center border border-line bg-paper px-3 hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={key}
              value={value}
              aria-label={value}
              aria-describedby={soldOut.includes(value) ? noteId : undefined}
              checked={value === selected}
              onChange={() => choose(value)}
              className="absolute inset-0 z-10 cursor-pointer opacity-0"
            />
            <bdi className={soldOut.includes(value) ? 'line-through opacity-70' : undefined}>{value}</bdi>
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
