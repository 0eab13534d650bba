import { useTranslations } from 'next-intl';
import type { Choice } from '@/lib/catalogue/choice';
import { colorsFor, type Selection } from '@/lib/catalogue/selection';

interface ChoiceProps {
  choice: Choice;
  selection: Selection;
  onChoose(value: string): void;
}

/** Colours as named swatches; one that does not come in the chosen size is struck through. */
export function ColorChoice({ choice, selection, onChoose }: ChoiceProps) {
  const t = useTranslations('browser');
  const colors = colorsFor(choice, null);
  if (colors.length === 0) return null;
  const inSize = new Set(colorsFor(choice, selection.size).map(({ name }) => name.toLowerCase()));
  return (
    <div role="radiogroup" aria-label={t('color')}>
      <p className="mb-3">
        <span className="text-muted">{t('color')}: </span>
        {selection.color}
      </p>
      <div className="flex flex-wrap gap-3">
        {colors.map(({ name, code }) => (
          <label
            key={name}
            className="relative grid size-11 place-items-center rounded-full border border-transparent has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="color"
              value={name}
              aria-label={name}
              checked={name === selection.color}
              onChange={() => onChoose(name)}
              className="absolute inset-0 z-10 cursor-pointer opacity-0"
            />
            <span
              className="relative size-8 overflow-hidden rounded-full border border-ink/25 bg-backdrop"
              style={{ backgroundColor: code ?? undefined }}
            >
              {!inSize.has(name.toLowerCase()) && (
                <span className="absolute inset-x-0 top-1/2 h-0.5 -rotate-45 bg-ground outline outline-ink/40" />
              )}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
