import { useTranslations } from 'next-intl';
import { Photo } from '@/components/ui/photo';
import { existingValues, type Selection, swatchesOf } from '@/lib/catalogue/product/selection';
import type { ProductOption, SelectableProduct } from '@/lib/catalogue/product/types';

interface ColorChoiceProps {
  product: SelectableProduct;
  /** The colour. */
  option: ProductOption;
  selection: Selection;
  onSelect(value: string): void;
}

/**
 * Radio group of colours, as images if each colour has one, else as swatches; a colour without a code shows its image or its name. Colours
 * without the other selected values are struck through.
 */
export function ColorChoice({ product, option, selection, onSelect }: ColorChoiceProps) {
  const t = useTranslations('browser');
  const colors = swatchesOf(product);
  const selected = selection.values[option.key];
  const firstImages = colors.map(
    ({ name }) =>
      product.variants.find(({ color, images }) => color === name && images.length > 0)?.images[0],
  );
  const hasImages = colors.length > 1 && !firstImages.includes(undefined);
  const existing = existingValues(product, option, selection.values);
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
          const shape = image ? 'w-14' : isText ? 'px-3' : 'size-8 rounded-full border border-ink-faint';
          return (
            <label
              key={name}
              className={`relative grid place-items-center border p-0.5 ${isText ? 'min-h-11 border-line' : 'border-transparent'} ${image || isText ? '' : 'size-11 rounded-full'} has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink`}
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
                className={`relative overflow-hidden ${isText ? '' : 'bg-backdrop'} ${shape}`}
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
                {!existing.includes(name) && (
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
