import { useTranslations } from 'next-intl';
import { Photo } from '@/components/ui/photo';
import { colorsFor, type Selection } from '@/lib/product/selection';
import type { SelectableProduct } from '@/lib/product/types';

interface ColorChoiceProps {
  product: SelectableProduct;
  selection: Selection;
  onSelect(value: string): void;
}

/**
 * Radio group of colours, as images if each colour has one, else as swatches. Colours without the selected size are
 * struck through.
 */
export function ColorChoice({ product, selection, onSelect }: ColorChoiceProps) {
  const t = useTranslations('browser');
  const colors = colorsFor(product, null);
  if (colors.length === 0) return null;
  const firstImages = colors.map(
    ({ name }) =>
      product.variants.find(({ color, images }) => color === name && images.length > 0)?.images[0],
  );
  const hasImages = colors.length > 1 && !firstImages.includes(undefined);
  const colorsInSelectedSize = new Set(
    colorsFor(product, selection.size).map(({ name }) => name.toLowerCase()),
  );
  return (
    <div role="radiogroup" aria-label={t('color')}>
      <p className="mb-3">
        <span className="text-muted">{t('color')}: </span>
        {selection.color}
      </p>
      <div className="flex flex-wrap gap-3">
        {colors.map(({ name, code }, index) => (
          <label
            key={name}
            className={`relative grid place-items-center border border-transparent p-0.5 ${hasImages ? '' : 'size-11 rounded-full'} has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink`}
          >
            <input
              type="radio"
              name="color"
              value={name}
              aria-label={name}
              checked={name === selection.color}
              onChange={() => onSelect(name)}
              className="absolute inset-0 z-10 cursor-pointer opacity-0"
            />
            <span
              className={`relative overflow-hidden bg-backdrop ${hasImages ? 'w-14' : 'size-8 rounded-full border border-ink/25'}`}
              style={{ backgroundColor: code ?? undefined }}
            >
              {hasImages && (
                <Photo
                  image={firstImages[index] ?? null}
                  alt=""
                  width={900}
                  height={1200}
                  sizes="56px"
                  widths={[180]}
                  className="block aspect-3/4 w-full"
                />
              )}
              {!colorsInSelectedSize.has(name.toLowerCase()) && (
                <span className="absolute inset-x-0 top-1/2 h-1 -rotate-45 border-y border-ink/25 bg-ground" />
              )}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
