import type { ToastChoices } from './notify.ts';

/** One button for each of several values. */
export function ChoiceButtons({ label, values, choose }: ToastChoices) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-2">
      {label}:
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className="min-h-11 min-w-12 border border-line bg-paper px-3 hover:border-ink"
          onClick={() => choose(value)}
        >
          <bdi>{value}</bdi>
        </button>
      ))}
    </div>
  );
}
