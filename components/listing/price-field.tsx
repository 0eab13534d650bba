import { useState } from 'react';
import { usePopState } from '@/components/ui/use-pop-state';
import { parseTypedPrice } from '@/lib/listing/typed-price';

interface PriceFieldProps {
  name: string;
  label: string;
  /** Null shows the placeholder. */
  value: number | null;
  placeholder: number;
  /** Id of the message about a text that is no price; null while there is none. */
  errorId: string | null;
  onType(value: number | null): void;
  /** Called with the text when it is no price, else with null. */
  onUnreadable(text: string | null): void;
}

/** Input for one end of the price range; shows the typed text until blur, and as long as it is no price. */
export function PriceField({
  name,
  label,
  value,
  placeholder,
  errorId,
  onType,
  onUnreadable,
}: PriceFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  usePopState(() => {
    setDraft(null);
    onUnreadable(null);
  });
  return (
    <input
      type="text"
      inputMode="decimal"
      name={name}
      aria-label={label}
      aria-invalid={errorId !== null}
      aria-describedby={errorId ?? undefined}
      value={draft ?? value ?? ''}
      placeholder={String(placeholder)}
      maxLength={40}
      onBlur={({ target }) => {
        const isPrice = target.value.trim() === '' || parseTypedPrice(target.value) !== null;
        if (isPrice) setDraft(null);
        onUnreadable(isPrice ? null : target.value.trim());
      }}
      onChange={({ target }) => {
        setDraft(target.value);
        const price = parseTypedPrice(target.value);
        if (price !== null || target.value.trim() === '') {
          onUnreadable(null);
          onType(price);
        }
      }}
      className="min-h-11 w-full min-w-0 border border-line bg-paper px-3 digits"
    />
  );
}
