import { loadInScript } from '../browser-storage/in-script.ts';
import { keepText } from '../browser-storage/keep-text.ts';

export const views = ['grid', 'list'] as const;

/** How a listing lays out its products. */
export type View = (typeof views)[number];

const storageKey = 'listing_view';

/** Script that lays listings out as remembered before anything is painted. It sets `data-view` on the root element. */
export const applyRememberedView = `try{document.documentElement.dataset.view=${loadInScript(storageKey)}||'grid'}catch{}`;

/** The layout the page has now. */
export function viewOnPage(): View {
  return document.documentElement.dataset.view === 'list' ? 'list' : 'grid';
}

/** Lays the page out, and the next ones too. */
export function rememberView(view: View): void {
  document.documentElement.dataset.view = view;
  keepText(storageKey, view);
}
