import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { useOptionLabel } from '@/components/commerce/use-option-label';
import { Photo } from '@/components/ui/photo';
import { reportLoadFailure } from '@/components/ui/report-load-failure';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { existingValues, type Selection, selectOption, swatchesOf } from '@/lib/catalogue/product/selection';
import { soldOutValues } from '@/lib/catalogue/product/stock';
import type { ProductOption, SelectableProduct } from '@/lib/catalogue/product/types';
import { mayHaveBodyProfile, mayHaveChosenSizes } from '@/lib/catalogue/sizes/may-have-size-data';
import type { FitGuide } from './size-suggestion.tsx';

interface OptionChoicesProps {
  product: SelectableProduct;
  selection: Selection;
  /** Called with the next selection and the option of which a value was chosen. */
  onSelect(selection: Selection, option: ProductOption): void;
  /** Button of the size guide. */
  sizeGuide?: ReactNode;
  /** Set where a size can be recommended. */
  fit?: FitGuide;
}

/** Radio groups of all options of a product, in the upstream's order. */
export function OptionChoices({ product, selection, onSelect, sizeGuide, fit }: OptionChoicesProps) {
  return product.options.map((option) => {
    const props = {
      product,
      option,
      selection,
      onSelect: (value: string) => onSelect(selectOption(product, selection, option, value), option),
    };
    if (option.kind === 'color') return <ColorChoice key={option.key} {...props} />;
    const sizeProps = option.kind === 'size' ? { sizeGuide, fit } : {};
    return <OptionChoice key={option.key} {...props} {...sizeProps} />;
  });
}

interface ColorChoiceProps {
  product: SelectableProduct;
  /** Option of the kind `color`. */
  option: ProductOption;
  selection: Selection;
  onSelect(value: string): void;
}

/**
 * Radio group of colours: images if there are several colours and each has one, else swatches. Among swatches, a colour without a code
 * shows its image, or its name if it has no image. A colour is struck through when it is not made in the other selected values.
 */
function ColorChoice({ product, option, selection, onSelect }: ColorChoiceProps) {
  const t = useTranslations('browser');
  const colors = swatchesOf(product);
  const selected = selection.values[option.key];
  const firstImages = colors.map(
    ({ name }) =>
      product.variants.find(({ color, images }) => color === name && images.length > 0)?.images[0],
  );
  const hasImages = colors.length > 1 && !firstImages.includes(undefined);
  const existingColors = existingValues(product, option, selection.values);
  return (
    <div role="radiogroup" aria-label={t('color')}>
      <p className="mb-3">
        <span className="text-muted">{`${t('color')}: `}</span>
        <span>{selected}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        {colors.map(({ name, code }, index) => {
          const image = hasImages || code === null ? firstImages[index] : undefined;
          const isText = code === null && image === undefined;
          const shapeClass = image ? 'w-14' : isText ? 'px-3' : 'size-8 rounded-full border border-ink-faint';
          return (
            <label
              key={name}
              className={`option-tile p-0.5 ${isText ? 'min-h-11 border-line' : ''} ${image || isText ? '' : 'size-11 rounded-full'}`}
            >
              <input
                type="radio"
                name={option.key}
                value={name}
                aria-label={name}
                checked={name === selected}
                onChange={() => onSelect(name)}
                className="absolute inset-0 z-10 cursor-pointer opacity-0"
              />
              <span
                className={`relative overflow-hidden ${isText ? '' : 'bg-backdrop'} ${shapeClass}`}
                style={{ backgroundColor: code ?? undefined }}
              >
                {image && (
                  <Photo
                    image={image}
                    alt=""
                    width={900}
                    height={1200}
                    sizes="56px"
                    widths={[180]}
                    className="block aspect-3/4 w-full"
                  />
                )}
                {isText && <bdi>{name}</bdi>}
                {!existingColors.includes(name) && (
                  <span className="absolute inset-x-0 top-1/2 h-1 -rotate-45 border-y border-ink-faint bg-ground" />
                )}
              </span>
            </label>
          );
        })}
      </div>
    </div>
  );
}

interface OptionChoiceProps {
  product: SelectableProduct;
  /** Option of another kind than `color`. */
  option: ProductOption;
  selection: Selection;
  onSelect(value: string): void;
  /** Button of the size guide; only set for the size. */
  sizeGuide?: ReactNode;
  /** Set for a size that can be recommended. */
  fit?: FitGuide;
}

const loadChosenSizes = () => import('@/lib/catalogue/sizes/chosen-sizes');
const loadSizeSuggestion = () => import('./size-suggestion.tsx');
const loadFitFinder = () => import('./fit-finder.tsx').then((module) => module.loadFitFinder());

/**
 * Radio group of sizes or of another option than the colour. Values that are sold out in the selected colour, and in the selected values
 * of the options before this one, are struck through and listed below.
 */
function OptionChoice({ product, option, selection, onSelect, sizeGuide, fit }: OptionChoiceProps) {
  const t = useTranslations('browser');
  const label = useOptionLabel()(option);
  const { key, values, isRing } = option;
  const selected = selection.values[key];
  const noteId = useId();
  const isSize = option.kind === 'size';
  const hasSeveralSizes = isSize && values.length > 1;
  const [isFitFinderRequested, setIsFitFinderRequested] = useState(false);
  const suggestionModule = useDeferredComponent(
    fit ? loadFitFinder : loadSizeSuggestion,
    // Without a size or body profile on this device, there is nothing to suggest.
    hasSeveralSizes &&
      (isFitFinderRequested || mayHaveChosenSizes() || (fit !== undefined && mayHaveBodyProfile())),
    (error) => {
      setIsFitFinderRequested(false);
      // Without a request, a missing suggestion is no failure to the visitor.
      if (isFitFinderRequested) reportLoadFailure(error);
    },
  );
  const soldOut = soldOutValues(product, option, selection.values);
  const choose = (value: string) => {
    if (isSize)
      void loadChosenSizes()
        .then(({ rememberSize }) => rememberSize(value, isRing))
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
        {!suggestionModule && fit && hasSeveralSizes && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-busy={isFitFinderRequested}
            className="link needs-script min-h-6 text-sm"
            onClick={() => setIsFitFinderRequested(true)}
          >
            {fit.label}
          </button>
        )}
        {suggestionModule && (
          <suggestionModule.SizeSuggestion
            sizes={values.filter((value) => !soldOut.includes(value))}
            isRing={isRing}
            selected={selected ?? null}
            onSelect={choose}
            fit={fit}
            opensFitFinder={isFitFinderRequested}
          />
        )}
        {sizeGuide}
      </div>
      <div className="flex flex-wrap gap-2.5">
        {values.map((value) => (
          <label
            key={value}
            className="option-tile min-h-11 min-w-12 border-line bg-paper px-3 hover:border-ink has-checked:bg-ink has-checked:text-ground"
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
