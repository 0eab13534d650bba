import { useTranslations } from 'next-intl';
import type { Choice } from '@/lib/catalogue/choice';
import { type Selection, sizesFor } from '@/lib/catalogue/selection';

interface SizeChoiceProps {
  choice: Choice;
  selection: Selection;
  onChoose(size: string): void;
}

/** Sizes of a product. */
export function SizeChoice({ choice, selection, onChoose }: SizeChoiceProps) {
  const t = useTranslations('browser');
  const sizes = sizesFor(choice);
  if (sizes.length === 0) return null;
  return (
    <div role="radiogroup" aria-label={t('size')}>
      <p className="mb-3">
        <span className="text-muted">{t('size')}: </span>
        <bdi>{selection.size}</bdi>
      </p>
      <div className="flex flex-wrap gap-2.5">
        {sizes.map((size) => (
          <label
            key={size}
            className="relative grid min-h-11 min-w-12 place-items-center border border-line bg-paper px-3 hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="size"
              value={size}
              aria-label={size}
              checked={size === selection.size}
              onChange={() => onChoose(size)}
              className="absolute inset-0 z-10 cursor-pointer opacity-0"
            />
            <bdi>{size}</bdi>
          </label>
        ))}
      </div>
    </div>
  );
}
