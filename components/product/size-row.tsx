import { useTranslations } from 'next-intl';

interface SizeRowProps {
  sizes: string[];
  /** Those of which nothing is left in the colour that is shown. */
  soldOut: string[];
}

/** The sizes of a product on its card, sold-out ones struck; nothing where there is no choice. */
export function SizeRow({ sizes, soldOut }: SizeRowProps) {
  const t = useTranslations('browser.cart.trouble');
  if (sizes.length < 2) return null;
  return (
    <p className="flex flex-wrap gap-x-2.5 pt-1 text-sm">
      {sizes.map((size) =>
        soldOut.includes(size) ? (
          <s key={size} className="text-muted">
            <bdi>{size}</bdi>
            <span className="sr-only"> ({t('soldOut')})</span>
          </s>
        ) : (
          <bdi key={size}>{size}</bdi>
        ),
      )}
    </p>
  );
}
