import { useState } from 'react';
import { usePopState } from '@/components/ui/use-pop-state';

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

/** Decimals, digits of other scripts and pasted marks are understood once the reader has loaded. */
let parsePrice = (text: string) => (/^\d+$/.test(text) ? +text : null);

const loadReader = () =>
  import('@/lib/catalogue/listing/typed-price').then(
    (module) => {
      parsePrice = module.parseTypedPrice;
    },
    () => {},
  );

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
  const type = (text: string) => {
    const price = parsePrice(text);
    const isReadable = price !== null || text.trim() === '';
    if (isReadable) onType(price);
    return isReadable;
  };
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
      onFocus={loadReader}
      onBlur={async ({ target }) => {
        if (draft === null) return;
        const text = target.value;
        if (parsePrice(text) === null) await loadReader();
        const isReadable = type(text);
        if (isReadable) setDraft(null);
        onUnreadable(isReadable ? null : text.trim());
      }}
      onChange={({ target }) => {
        setDraft(target.value);
        if (type(target.value)) onUnreadable(null);
      }}
      className="min-h-11 w-full min-w-0 border border-line bg-paper px-3 digits"
    />
  );
}
