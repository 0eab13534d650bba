import type { KeyboardEvent } from 'react';
import { readSearchText, searchHref } from '@/lib/catalogue/search/search-href';
import type { SearchOption } from '@/lib/catalogue/search/search-options';
import { recordSearch } from './record-search.ts';

/** Leaves the search field for a page of the shop. `href` has no prefix of the language. */
type OpenHref = (href: string) => void;

/** Suggestions of the search field, and the changes that a key can make to them. */
interface SuggestionList {
  options: SearchOption[];
  /** Index of the active option; -1 for none. */
  activeIndex: number;
  isExpanded: boolean;
  onActivate(index: number): void;
  onClose(): void;
  onOpenHref: OpenHref;
}

/** Records the search for a typed text and opens its results; does nothing for an empty text. */
export function submitSearch(typedText: string, openHref: OpenHref): void {
  const text = readSearchText(typedText);
  if (text === '') return;
  recordSearch(text);
  openHref(searchHref(text));
}

/** Opens a suggestion. Records a recent or popular search, as `submitSearch` does. */
export function pickOption(option: SearchOption, openHref: OpenHref): void {
  if (option.kind === 'recent' || option.kind === 'popular') recordSearch(option.text);
  openHref(option.href);
}

/** `keyCode` of a key that an input method uses; in Safari the only sign of it, once Enter has ended the composition. */
const inputMethodKeyCode = 229;

/**
 * Handles a key of the search field, an ARIA combobox. `SearchBox` itself opens the suggestions by an arrow key. Keys of an input method,
 * which chooses among its own candidates, do nothing.
 */
export function handleSearchKey(event: KeyboardEvent, suggestions: SuggestionList): void {
  if (event.nativeEvent.isComposing || event.keyCode === inputMethodKeyCode) return;
  const { options, activeIndex, isExpanded, onActivate, onClose, onOpenHref } = suggestions;
  const activeOption = options[activeIndex];
  if (event.key === 'Escape' && isExpanded) {
    event.preventDefault();
    onClose();
  } else if (event.key === 'Enter' && isExpanded && activeOption) {
    // The active suggestion replaces submitting the form.
    event.preventDefault();
    pickOption(activeOption, onOpenHref);
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // The arrow keys move through the options and -1, which stands for the field.
    const positionCount = options.length + 1;
    onActivate(((activeIndex + 1 + step + positionCount) % positionCount) - 1);
  }
}
