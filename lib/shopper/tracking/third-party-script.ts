import { whenIdle } from './when-idle.ts';

/**
 * Outcome of the calls queued for a script. `handedOver`: the script has loaded and taken them. `blocked`: the script did not load, usually
 * because of an ad blocker.
 */
export type HandoverStatus = 'handedOver' | 'blocked';

/** Receives each delivery status of a call: that of its script, and `sent` or `blocked` after a response; in test mode `recorded` only. */
export type StatusCallback = (status: HandoverStatus | 'sent' | 'recorded') => void;

/**
 * Adds a script once the page is idle; resolves to the outcome of the calls queued for the script.
 * @param insertScript returns the new element; null when the page already has the script, which then counts as loaded
 */
export function loadScriptWhenIdle(insertScript: () => HTMLScriptElement | null): Promise<HandoverStatus> {
  return new Promise((resolve) =>
    whenIdle(() => {
      const script = insertScript();
      if (!script) return resolve('handedOver');
      script.addEventListener('load', () => resolve('handedOver'));
      script.addEventListener('error', () => resolve('blocked'));
    }),
  );
}
