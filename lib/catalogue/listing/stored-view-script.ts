import { readStorageExpression } from '../../platform/browser-storage/inline-script-storage.ts';
import { viewKey } from './view.ts';

/** Inline script that applies the stored view before the first paint, as `data-view` on the root element. */
export const applyStoredViewScript = `try{document.documentElement.dataset.view=${readStorageExpression(viewKey)}||'grid'}catch{}`;
