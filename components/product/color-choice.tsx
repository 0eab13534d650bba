import { useTranslations } from 'next-intl';
import { Photo } from '@/components/ui/photo';
import type { Choice } from '@/lib/catalogue/choice';
import { colorsFor, type Selection } from '@/lib/catalogue/selection';

interface ChoiceProps {
  choice: Choice;
  selection: Selection;
  onChoose(value: string): void;
}

/** Colours as small pictures, or named swatches where not each has one; one that does not come in the chosen size is struck through. */
export function ColorChoice({ choice, selection, onChoose }: ChoiceProps) {
  const t = useTranslations('browser');
  const colors = colorsFor(choice, null);
  if (colors.length === 0) return null;
  const pictures = colors.map(
    ({ name }) => choice.variants.find(({ color, images }) => color === name && images.length > 0)?.images[0],
  );
  const pictured = colors.length > 1 && !pictures.includes(undefined);
  const inSize = new Set(colorsFor(choice, selection.size).map(({ name }) => name.toLowerCase()));
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
            className={`relative grid place-items-center border border-transparent p-0.5 ${pictured ? '' : 'size-11 rounded-full'} has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink`}
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
              className={`relative overflow-hidden bg-backdrop ${pictured ? 'w-14' : 'size-8 rounded-full border border-ink/25'}`}
              style={{ backgroundColor: code ?? undefined }}
            >
              {pictured && (
                <Photo
                  address={pictures[index] ?? null}
                  alt=""
                  width={900}
                  height={1200}
                  sizes="56px"
                  largest={180}
                  className="block aspect-3/4 w-full"
                />
              )}
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
