import { loadStored, onStoredElsewhere, writeStored } from '../browser-storage/storage.ts';
import { browserSettings } from '../settings/browser.ts';
import { asObject } from '../wire/json.ts';

/** How a region wants visitors to be asked: not at all, told with a way out, or asked before anything is sent. */
export type ConsentMode = 'off' | 'notify' | 'ask';

/** What may be done with what a visitor does: send it, drop it, or hold it until they have chosen. */
export type Consent = 'granted' | 'denied' | 'undecided';

export type ConsentChoice = 'granted' | 'denied';

const storageKey = 'consent';
const listeners = new Set<() => void>();
let chosen: ConsentChoice | null | undefined;

/** Whether the browser says of itself that its visitor does not want to be tracked (Global Privacy Control, Do Not Track). */
function browserObjects(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** What the visitor chose, if anything. */
export function consentChoice(): ConsentChoice | null {
  if (chosen === undefined) {
    chosen = readChoice();
    onStoredElsewhere(storageKey, () => {
      chosen = readChoice();
      announce();
    });
  }
  return chosen;
}

/** What holds now: the visitor's own choice, else the browser's objection, else what the region's mode says. */
export function consent(): Consent {
  return decide(consentChoice(), browserObjects(), browserSettings().consentMode);
}

/** Whether the visitor still has to be told or asked. */
export function consentIsOpen(): boolean {
  return consentChoice() === null && !browserObjects() && browserSettings().consentMode !== 'off';
}

/** The rule behind `consent`. */
export function decide(choice: ConsentChoice | null, objects: boolean, mode: ConsentMode): Consent {
  if (choice !== null) return choice;
  if (objects) return 'denied';
  return mode === 'ask' ? 'undecided' : 'granted';
}

/** Takes down the visitor's choice, for every tab. */
export function chooseConsent(choice: ConsentChoice): void {
  consentChoice();
  chosen = choice;
  writeStored(storageKey, { version: 1, choice });
  announce();
}

/** Calls back after every change; returns how to stop. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readChoice(): ConsentChoice | null {
  const choice = asObject(loadStored(storageKey))?.choice;
  return choice === 'granted' || choice === 'denied' ? choice : null;
}

function announce(): void {
  for (const listener of listeners) listener();
}
