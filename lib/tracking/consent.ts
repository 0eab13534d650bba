import { browserSettings } from '../settings/browser.ts';
import { consentEvent } from './keep-consent.ts';

/** How a region wants visitors to be asked: not at all, told with a way out, or asked before anything is sent. */
export type ConsentMode = 'off' | 'notify' | 'ask';

/** What may be done with what a visitor does: send it, drop it, or hold it until they have chosen. */
export type Consent = 'granted' | 'denied' | 'undecided';

/** What the page knows of the visitor's consent (keep-consent.ts): their choice, or their browser's objection. */
export type Will = 'granted' | 'denied' | 'objected' | 'undecided';

/** What holds now: the visitor's own choice, else the browser's objection, else what the region's mode says. */
export function consent(): Consent {
  const { consent: will = 'undecided' } = document.documentElement.dataset;
  return decide(will as Will, browserSettings().consentMode);
}

/** The rule behind `consent`. */
export function decide(will: Will, mode: ConsentMode): Consent {
  if (will === 'objected') return 'denied';
  if (will !== 'undecided') return will;
  return mode === 'ask' ? 'undecided' : 'granted';
}

/** Calls back after every change; returns how to stop. */
export function onConsent(listener: () => void): () => void {
  addEventListener(consentEvent, listener);
  return () => removeEventListener(consentEvent, listener);
}
