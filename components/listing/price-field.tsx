import { useState } from 'react';
import { usePopState } from '@/components/ui/use-pop-state';

const maxDigits = 9;

interface PriceFieldProps {
  name: string;
  label: string;
  /** Null shows the placeholder. */
  value: number | null;
  placeholder: number;
  onType(value: number | null): void;
}

/** Number input for one end of the price range; shows the typed text until blur. */
export function PriceField({ name, label, value, placeholder, onType }: PriceFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  usePopState(() => setDraft(null));
  return (
    <input
      type="text"
      inputMode="numeric"
      name={name}
      aria-label={label}
      value={draft ?? value ?? ''}
      placeholder={String(placeholder)}
      onBlur={() => setDraft(null)}
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, '').slice(0, maxDigits);
        setDraft(digits);
        onType(digits === '' ? null : Number(digits));
      }}
      className="min-h-11 w-full min-w-0 border border-line bg-paper px-3 digits"
    />
  );
}
