'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { usePopState } from '@/components/ui/use-pop-state';
import type { PriceRange } from '@/lib/catalogue/listing/price-range';
import type { ListingQuery } from '@/lib/catalogue/listing/query';

interface PriceFilterProps extends UsePriceRangeOptions {
  /** Code or symbol, as prices show it. */
  currency: string;
}

/** Delays from the last change until the prices apply, for the slider and for the inputs. */
const slidingCommitDelayMs = 350;
const typingCommitDelayMs = 800;

/** Price range slider with two inputs. A price at an end of the range does not filter. */
export function PriceFilter({ query, range, currency, onCommit }: PriceFilterProps) {
  const t = useTranslations('browser.listing');
  const errorId = useId();
  /** Text of each field while it is no price. */
  const [unreadable, setUnreadable] = useState<{ min?: string; max?: string }>({});
  const unreadableText = unreadable.min ?? unreadable.max;
  const { min, max, isEdited, editRange, cancelCommit, startDrag } = usePriceRange({
    query,
    range,
    onCommit,
  });
  return (
    <fieldset className="border-t border-sand pt-5">
      <legend className="float-start mb-3 w-full font-semibold">{t('price')}</legend>
      <div className="clear-both">
        <div
          className="needs-script range-slider relative h-8"
          onPointerDown={({ button }) => button === 0 && startDrag()}
        >
          <span
            className="absolute inset-y-0 my-auto h-1 bg-primary"
            style={{
              insetInlineStart: rangePercent(min, range),
              // Measured from the upper end of the range.
              insetInlineEnd: rangePercent(range.max - max + range.min, range),
            }}
          />
          <input
            type="range"
            aria-label={t('minPrice')}
            min={range.min}
            max={range.max}
            step={range.step}
            // A price of the URL may be above the range.
            value={Math.min(min, range.max)}
            onChange={(event) =>
              editRange({ min: Math.min(+event.target.value, max), max }, slidingCommitDelayMs)
            }
          />
          <input
            type="range"
            aria-label={t('maxPrice')}
            min={range.min}
            max={range.max}
            step={range.step}
            value={Math.min(max, range.max)}
            onChange={(event) =>
              editRange({ min, max: Math.max(+event.target.value, min) }, slidingCommitDelayMs)
            }
          />
        </div>
        {/* Every change cancels the price of the change before: while '12x' is typed, the price 12 must not apply. */}
        <div className="mt-3 flex items-center gap-2" onChangeCapture={cancelCommit}>
          <PriceField
            name="minPrice"
            label={t('lowest')}
            value={isEdited ? min : query.minPrice}
            placeholder={range.min}
            errorId={unreadable.min && errorId}
            onUnreadable={(text) => setUnreadable((texts) => ({ ...texts, min: text }))}
            onType={(value) => editRange({ min: value ?? range.min, max }, typingCommitDelayMs)}
          />
          <span aria-hidden="true">–</span>
          <PriceField
            name="maxPrice"
            label={t('highest')}
            value={isEdited ? max : query.maxPrice}
            placeholder={range.max}
            errorId={unreadable.max && errorId}
            onUnreadable={(text) => setUnreadable((texts) => ({ ...texts, max: text }))}
            onType={(value) => editRange({ min, max: value ?? range.max }, typingCommitDelayMs)}
          />
          <bdi className="text-muted">{currency}</bdi>
        </div>
        <p id={errorId} role="alert" className="text-sm text-alert">
          {unreadableText && t('noPrice', { text: unreadableText })}
        </p>
      </div>
    </fieldset>
  );
}

/** Returns the position of a price in the range as a CSS percentage; a price outside the range counts as its nearer end. */
function rangePercent(price: number, { min, max }: PriceRange): string {
  const share = (price - min) / (max - min);
  return `${Math.min(1, Math.max(0, share)) * 100}%`;
}

interface PriceFieldProps {
  name: string;
  label: string;
  /** Null shows the placeholder. */
  value: number | null;
  placeholder: number;
  /** Id of the message about a text that is no price; undefined while no message shows. */
  errorId: string | undefined;
  /** Called with each typed price; with null for an empty field. */
  onType(value: number | null): void;
  /** Called with a text that is no price, and without an argument once the field has no such text. */
  onUnreadable(text?: string): void;
}

/** Parses whole numbers in Western digits only, until `loadPriceParser` has replaced it by the full parser. */
let parsePrice = (text: string) => (/^\d+$/.test(text) ? +text : null);

const loadPriceParser = () =>
  import('@/lib/catalogue/listing/typed-price').then(
    (module) => {
      parsePrice = module.parseTypedPrice;
    },
    // The simple parser remains.
    () => {},
  );

/** Input for one end of the price range. Shows the typed text until blur; a text that is no price stays after blur. */
function PriceField({ name, label, value, placeholder, errorId, onType, onUnreadable }: PriceFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  /** Applies a text that is a price or empty; returns false for any other text. */
  const applyText = (text: string) => {
    const price = parsePrice(text);
    const isReadable = price !== null || text.trim() === '';
    if (isReadable) onType(price);
    return isReadable;
  };
  usePopState(() => {
    setDraft(null);
    onUnreadable();
  });
  return (
    <input
      type="text"
      inputMode="decimal"
      name={name}
      aria-label={label}
      aria-invalid={errorId !== undefined}
      aria-describedby={errorId}
      value={draft ?? value ?? ''}
      placeholder={String(placeholder)}
      onFocus={loadPriceParser}
      onBlur={async () => {
        if (draft === null) return;
        if (parsePrice(draft) === null) await loadPriceParser();
        const isReadable = applyText(draft);
        if (isReadable) setDraft(null);
        onUnreadable(isReadable ? undefined : draft.trim());
      }}
      onChange={({ target }) => {
        setDraft(target.value);
        if (applyText(target.value)) onUnreadable();
      }}
      className="min-h-11 w-full min-w-0 border border-line bg-paper px-3 digits"
    />
  );
}

interface UsePriceRangeOptions {
  query: ListingQuery;
  range: PriceRange;
  /** Called once per completed change; a price at an end of the range is null, because it does not filter. */
  onCommit(prices: { minPrice: number | null; maxPrice: number | null }): void;
}

/**
 * State of the price range while it is edited. Commits after a delay without changes, or when a dragged thumb is
 * released.
 */
function usePriceRange({ query, range, onCommit }: UsePriceRangeOptions) {
  const committedRange = { min: query.minPrice ?? range.min, max: query.maxPrice ?? range.max };
  const [editedRange, setEditedRange] = useState<typeof committedRange | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const uncommittedRange = useRef<typeof committedRange>(undefined);
  const latestOnCommit = useRef(onCommit);
  /** Set while a thumb is dragged; aborting it removes the listeners for its release. */
  const drag = useRef<AbortController>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query resets the edited range
  useEffect(() => setEditedRange(null), [query.minPrice, query.maxPrice]);
  // `onCommit` may change before the delay is over, when another filter is used.
  useEffect(() => {
    latestOnCommit.current = onCommit;
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      drag.current?.abort();
    },
    [],
  );

  const cancelCommit = () => {
    clearTimeout(timer.current);
    uncommittedRange.current = undefined;
  };

  // Discards an uncommitted change on back or forward, where another query applies.
  usePopState(() => {
    cancelCommit();
    setEditedRange(null);
  });

  const commit = () => {
    const prices = uncommittedRange.current;
    if (prices)
      latestOnCommit.current({
        minPrice: prices.min === range.min ? null : prices.min,
        maxPrice: prices.max === range.max ? null : prices.max,
      });
    uncommittedRange.current = undefined;
  };

  const editRange = (next: typeof committedRange, delayMs: number) => {
    cancelCommit();
    setEditedRange(next);
    uncommittedRange.current = next;
    if (!drag.current) timer.current = setTimeout(commit, delayMs);
  };

  /** Suspends commits until the pointer is released, anywhere in the window. */
  const startDrag = () => {
    clearTimeout(timer.current);
    drag.current?.abort();
    const controller = new AbortController();
    drag.current = controller;
    const release = () => {
      controller.abort();
      drag.current = undefined;
      commit();
    };
    for (const type of ['pointerup', 'pointercancel', 'blur'])
      addEventListener(type, release, { signal: controller.signal });
  };

  return {
    ...(editedRange ?? committedRange),
    isEdited: editedRange !== null,
    editRange,
    cancelCommit,
    startDrag,
  };
}
