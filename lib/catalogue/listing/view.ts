import { persistText } from '../../platform/browser-storage/persist-text.ts';

export const listingViews = ['grid', 'list'] as const;

/** How a listing shows its products: as cards in a grid, or one below the other. */
export type ListingView = (typeof listingViews)[number];

/** Storage key of the view. */
export const viewKey = 'listing_view';

/** Returns the view that the page shows. */
export function currentView(): ListingView {
  return document.documentElement.dataset.view === 'list' ? 'list' : 'grid';
}

/** Applies and stores a view. */
export function setView(view: ListingView): void {
  document.documentElement.dataset.view = view;
  persistText(viewKey, view);
}
