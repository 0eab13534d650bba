import { browserSettings } from '../../platform/settings/browser-settings.ts';
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

/**
 * Reason why events are sent, held or dropped: the visitor's choice, the browser's opt-out signal (`objected`), or before any choice the
 * region's mode (`ask`: `undecided`, `notify`: `presumed`, `off`: `unneeded`).
 */
export type ConsentBasis = 'granted' | 'denied' | 'objected' | 'undecided' | 'presumed' | 'unneeded';

/** Returns the reason for the effective consent. */
export function consentBasis(): ConsentBasis {
  const { consent: preference = 'undecided' } = document.documentElement.dataset;
  return resolveConsentBasis(preference as ConsentPreference, browserSettings().consentMode);
}

/** Resolves a preference to the reason for the effective consent in a mode. */
export function resolveConsentBasis(preference: ConsentPreference, mode: ConsentMode): ConsentBasis {
  if (preference !== 'undecided' || mode === 'ask') return preference;
  return mode === 'notify' ? 'presumed' : 'unneeded';
}

/** Registers a listener for consent changes, in this tab or another. Returns an unsubscribe function. */
export function onConsentChange(listener: () => void): () => void {
  addEventListener(consentEvent, listener);
  return () => removeEventListener(consentEvent, listener);
}
