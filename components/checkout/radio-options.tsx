import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface RadioOptionsProps {
  title: string;
  registration: UseFormRegisterReturn;
  options: { value: string; text: string; hint: string }[];
}

/** Radio group. Each radio is named by its text and described by its hint. */
export function RadioOptions({ title, registration, options }: RadioOptionsProps) {
  const id = useId();
  return (
    <section>
      <h2 className="title mb-4 text-3xl">{title}</h2>
      <div role="radiogroup" aria-label={title} className="grid gap-3">
        {options.map(({ value, text, hint }) => (
          <label
            key={value}
            className="flex min-h-12 items-center gap-3 border border-line bg-paper px-4 py-2 has-checked:border-ink"
          >
            <input
              type="radio"
              {...registration}
              value={value}
              aria-labelledby={`${id}-${value}`}
              aria-describedby={`${id}-${value}-hint`}
              className="size-5 accent-ink"
            />
            <span className="flex grow flex-wrap justify-between gap-x-4">
              <span id={`${id}-${value}`}>{text}</span>
              <span id={`${id}-${value}-hint`} className="text-muted">
                {hint}
              </span>
            </span>
          </label>
        ))}
      </div>
    </section>
  );
}
