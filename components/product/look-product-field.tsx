import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Price } from '@/components/commerce/price';
import { useOptionLabel } from '@/components/commerce/use-option-label';
import { usePrice } from '@/components/commerce/use-price';
import { CatalogueText } from '@/components/ui/catalogue-text';
import { Photo } from '@/components/ui/photo';
import { currentPrice } from '@/lib/catalogue/product/pricing';
import { initialSelection } from '@/lib/catalogue/product/selection';
import type { ProductOption } from '@/lib/catalogue/product/types';
import type { CartItem } from '@/lib/shopper/cart/cart-item';
import { chooseValue, type LookChoice, type LookProduct, soldOutInLook } from '@/lib/shopper/cart/look';

interface LookProductFieldProps {
  lookProduct: LookProduct;
  choice: LookChoice;
  /** Variant with the chosen values, as it goes into the cart; the nearest variant while values are missing. */
  item: CartItem;
  /** Epoch milliseconds; decides whether a sale is on. */
  now: number;
  isInCart: boolean;
  /** Option that is marked as an error because no value is chosen; undefined for none. */
  missingOption: ProductOption | undefined;
  onChange: (choice: LookChoice) => void;
}

/** Product of a look: its options and a checkbox that includes it. Choosing a value includes the product, too. */
export function LookProductField({
  lookProduct,
  choice,
  item,
  now,
  isInCart,
  missingOption,
  onChange,
}: LookProductFieldProps) {
  const t = useTranslations('look');
  const tBrowser = useTranslations('browser');
  const { priceView } = usePrice();
  const noteId = useId();
  const labelOf = useOptionLabel();
  const { product, color, options, isSoldOut } = lookProduct;
  const { variant, image } = initialSelection(product, {
    ...choice.values,
    ...(color !== null && { color }),
  });
  const noteText = () => {
    if (isSoldOut) return tBrowser('cart.issue.soldOut');
    if (item.price === null) return tBrowser('cart.issue.noPrice');
    return isInCart ? t('inCart') : null;
  };
  const note = noteText();
  const canBuy = !isSoldOut && item.price !== null;
  return (
    <fieldset className="grid grid-cols-[min(4.5rem,25vw)_minmax(0,1fr)] gap-4">
      <legend className="sr-only">{product.title}</legend>
      <Photo
        image={image}
        alt=""
        sizes="4.5rem"
        widths={[180]}
        width={900}
        height={1200}
        className="aspect-3/4 w-full"
      />
      <div className="min-w-0">
        <label className="flex min-h-11 items-start gap-3 leading-snug">
          <input
            type="checkbox"
            checked={choice.isIncluded && canBuy}
            disabled={!canBuy}
            aria-describedby={note ? noteId : undefined}
            className="mt-0.5 size-5 shrink-0 accent-ink"
            onChange={(event) => onChange({ ...choice, isIncluded: event.target.checked })}
          />
          <span className="min-w-0 wrap-anywhere">
            <CatalogueText>{product.title}</CatalogueText>
            {color && <span className="block text-sm text-muted">{color}</span>}
          </span>
        </label>
        <Price price={priceView(currentPrice(variant ?? product, now))} className="text-sm" />
        {note && (
          <p id={noteId} className="text-sm text-muted">
            {note}
          </p>
        )}
        {canBuy &&
          options.map((option) => {
            const soldOut = soldOutInLook(lookProduct, option, choice);
            return (
              <div
                key={option.key}
                role="radiogroup"
                aria-label={t('option', { name: labelOf(option), title: product.title })}
                aria-describedby={missingOption === option ? `${noteId}-error` : undefined}
                className="mt-2 flex flex-wrap gap-2"
              >
                {option.values.map((value) => (
                  <label
                    key={value}
                    className="option-tile min-h-11 min-w-12 border-line bg-paper px-3 hover:border-ink has-checked:bg-ink has-checked:text-ground"
                  >
                    <input
                      type="radio"
                      name={`${option.key}-${product.slug}`}
                      value={value}
                      aria-label={value}
                      checked={value === choice.values[option.key]}
                      disabled={soldOut.includes(value)}
                      className="absolute inset-0 z-10 cursor-pointer opacity-0"
                      onChange={() => onChange(chooseValue(lookProduct, choice, option, value))}
                    />
                    <bdi className={soldOut.includes(value) ? 'line-through opacity-70' : ''}>{value}</bdi>
                  </label>
                ))}
              </div>
            );
          })}
        {missingOption && (
          <p id={`${noteId}-error`} role="alert" className="mt-2 text-sm text-alert">
            {missingOption.kind === 'size'
              ? t('missingSize')
              : t('missingOption', { name: labelOf(missingOption) })}
          </p>
        )}
      </div>
    </fieldset>
  );
}
