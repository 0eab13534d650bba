import { applyStoredViewScript } from '../listing/view.ts';
import { consentScript } from '../tracking/consent-script.ts';
import { earlyInteractionsScript } from './early-interactions.ts';

/** First script of every page, run before the first paint: applies the stored listing view and consent, records early interactions. */
export const headScript = [applyStoredViewScript, consentScript, earlyInteractionsScript].join(';\n');
