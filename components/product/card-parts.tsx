import { Ellipsis, Eye } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { savedListIcons } from '@/components/saved-lists/saved-list-icons';
import { Icon } from '@/components/ui/icon';
import type { Swatch } from '@/lib/catalogue/product/selection';
import type { CardActions } from './card-actions.tsx';

const maxDots = 5;

/**
 * Dots for the first five colours whose code is known, and the number of further ones. Renders nothing for fewer than two such colours.
 * @param label word that precedes the names of the colours for screen readers
 */
export function SwatchDots({ swatches, label }: { swatches: Swatch[]; label: string }) {
  const t = useTranslations('browser');
  const swatchesWithCode = swatches.filter((swatch) => swatch.code !== null);
  if (swatchesWithCode.length < 2) return null;
  return (
    <span
      role="img"
      aria-label={`${label}: ${swatchesWithCode.map(({ name }) => name).join(t('listSeparator'))}`}
      className="flex gap-1.5 pt-1"
    >
      {swatchesWithCode.slice(0, maxDots).map(({ name, code }) => (
        <span
          key={name}
          className="size-3 rounded-full border border-ink-faint"
          style={{ backgroundColor: code ?? undefined }}
        />
      ))}
      {swatchesWithCode.length > maxDots && (
        <span className="text-xs leading-3 text-muted">+{swatchesWithCode.length - maxDots}</span>
      )}
    </span>
  );
}

interface SizeRowProps {
  sizes: string[];
  /** Sizes sold out in the shown colour. */
  soldOut: string[];
}

/** Sizes on a product card, sold-out ones struck through. Renders nothing for fewer than two sizes. */
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

/** Icons of the buttons over a card's image. */
export const cardIcons: ComponentProps<typeof CardActions>['icons'] = {
  ...savedListIcons,
  more: <Icon icon={Ellipsis} className="size-5" />,
  quickView: <Icon icon={Eye} className="size-5" />,
};
