import { whenIdle } from './when-idle.ts';

/** `handedOver`: the script has loaded and accepts calls. `blocked`: it failed to load, usually an ad blocker. */
export type ScriptStatus = 'handedOver' | 'blocked';

/** Receives the delivery status of a call to a third-party script, once for each change. */
export type StatusCallback = (status: ScriptStatus | 'sent' | 'recorded') => void;

/**
 * Adds a script once the page is idle; resolves to its status.
 * @param insertScript returns the new element, null when the script is already present
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
