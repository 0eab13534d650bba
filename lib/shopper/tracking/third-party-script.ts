import { whenIdle } from './when-idle.ts';

/** Status of calls to a script (`tracking-log.ts`). `handedOver`: it has loaded. `blocked`: that failed, usually by an ad blocker. */
export type ScriptStatus = 'handedOver' | 'blocked';

/** Receives the delivery status of a call, once for each change: also `sent` after a response, or `recorded` in test mode. */
export type StatusCallback = (status: ScriptStatus | 'sent' | 'recorded') => void;

/**
 * Adds a script once the page is idle; resolves to its status.
 * @param insertScript returns the new element, null when the page has the script already, whose loading cannot be observed
 */
export function loadScriptWhenIdle(insertScript: () => HTMLScriptElement | null): Promise<ScriptStatus> {
  return new Promise((resolve) =>
    whenIdle(() => {
      const script = insertScript();
      if (!script) return resolve('handedOver');
      script.addEventListener('load', () => resolve('handedOver'));
      script.addEventListener('error', () => resolve('blocked'));
    }),
  );
}
