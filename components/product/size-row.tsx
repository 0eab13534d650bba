import { useTranslations } from 'next-intl';

interface SizeRowProps {
  sizes: string[];
  /** Sizes sold out in the shown colour. */
  soldOut: string[];
}

/** Sizes on a product card, sold-out ones struck through. Renders nothing for fewer than two. */
export function SizeRow({ sizes, soldOut }: SizeRowProps) {
  const t = useTranslations('browser.cart.issue');
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
