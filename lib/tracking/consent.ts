import { browserSettings } from '../settings/browser-settings.ts';
import { consentEvent } from './consent-script.ts';

/** Consent regime of a region: `off` no consent needed, `notify` opt-out, `ask` opt-in. */
export type ConsentMode = 'off' | 'notify' | 'ask';

/** Effective consent: events are sent (`granted`), dropped (`denied`) or held until the visitor chooses (`undecided`). */
export type Consent = 'granted' | 'denied' | 'undecided';

/** The visitor's own choice or the browser's opt-out signal, as `data-consent` holds it (consent-script.ts). */
export type ConsentPreference = 'granted' | 'denied' | 'objected' | 'undecided';

/** Returns the effective consent: the visitor's choice, else the browser's opt-out signal, else the default of the region's mode. */
export function consent(): Consent {
  const { consent: preference = 'undecided' } = document.documentElement.dataset;
  return resolveConsent(preference as ConsentPreference, browserSettings().consentMode);
}

/** Resolves a preference to the effective consent of a mode. */
export function resolveConsent(preference: ConsentPreference, mode: ConsentMode): Consent {
  if (preference === 'objected') return 'denied';
  if (preference !== 'undecided') return preference;
  return mode === 'ask' ? 'undecided' : 'granted';
}

/** Registers a listener for consent changes, in this tab or another. Returns an unsubscribe function. */
export function onConsentChange(listener: () => void): () => void {
  addEventListener(consentEvent, listener);
  return () => removeEventListener(consentEvent, listener);
}
