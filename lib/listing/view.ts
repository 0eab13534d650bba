import { persistText } from '../browser-storage/persist-text.ts';
import { readStorageExpression } from '../browser-storage/script-source.ts';

export const listingViews = ['grid', 'list'] as const;

/** How a listing shows its products: as cards in a grid, or one below the other. */
export type ListingView = (typeof listingViews)[number];

const storageKey = 'listing_view';

/** Inline script that applies the stored view before the first paint, as `data-view` on the root element. */
export const applyStoredViewScript = `try{document.documentElement.dataset.view=${readStorageExpression(storageKey)}||'grid'}catch{}`;

/** Returns the view that the page shows. */
export function currentView(): ListingView {
  return document.documentElement.dataset.view === 'list' ? 'list' : 'grid';
}

/** Applies and stores a view. */
export function setView(view: ListingView): void {
  document.documentElement.dataset.view = view;
  persistText(storageKey, view);
}
