import { useTranslations } from 'next-intl';
import type { Swatch } from '@/lib/catalogue/product/selection';

const maxDots = 5;

/** Colours of a product as dots. Renders nothing for fewer than two. */
export function SwatchDots({ swatches, label }: { swatches: Swatch[]; label: string }) {
  const t = useTranslations('browser');
  const shownSwatches = swatches.filter((swatch) => swatch.code !== null);
  if (shownSwatches.length < 2) return null;
  return (
    <span
      role="img"
      aria-label={`${label}: ${shownSwatches.map(({ name }) => name).join(t('listSeparator'))}`}
      className="flex gap-1.5 pt-1"
    >
      {shownSwatches.slice(0, maxDots).map(({ name, code }) => (
        <span
          key={name}
          className="size-3 rounded-full border border-ink-faint"
          style={{ backgroundColor: code ?? undefined }}
        />
      ))}
      {shownSwatches.length > maxDots && (
        <span className="text-xs leading-3 text-muted">+{shownSwatches.length - maxDots}</span>
      )}
    </span>
  );
}
