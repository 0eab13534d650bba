import { useTranslations } from 'next-intl';
import type { Swatch } from '@/lib/product/selection';

const maxDots = 5;

/** Colours of a product as dots. Renders nothing for fewer than two. */
export function SwatchDots({ swatches, label }: { swatches: Swatch[]; label: string }) {
  const t = useTranslations('browser');
  const colored = swatches.filter((swatch) => swatch.code !== null);
  if (colored.length < 2) return null;
  return (
    <span
      role="img"
      aria-label={`${label}: ${colored.map(({ name }) => name).join(t('listSeparator'))}`}
      className="flex gap-1.5 pt-1"
    >
      {colored.slice(0, maxDots).map(({ name, code }) => (
        <span
          key={name}
          className="size-3 rounded-full border border-ink/25"
          style={{ backgroundColor: code ?? undefined }}
        />
      ))}
      {colored.length > maxDots && (
        <span className="text-xs leading-3 text-muted">+{colored.length - maxDots}</span>
      )}
    </span>
  );
}
