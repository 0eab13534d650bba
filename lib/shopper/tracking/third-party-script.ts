import { whenIdle } from './when-idle.ts';

/**
 * Outcome of the calls queued for a script. `handedOver`: the script has loaded and taken them. `blocked`: the script did not load, usually
 * because of an ad blocker.
 */
export type HandoverStatus = 'handedOver' | 'blocked';

/** Receives each delivery status of a call: that of its script, and `sent` or `blocked` after a response; in test mode `recorded` only. */
export type StatusCallback = (status: HandoverStatus | 'sent' | 'recorded') => void;

const maxQueuedCommands = 50;

/**
 * Removes the oldest event of a command queue that is full, because no script may ever take the queue over. Other commands stay: they set
 * the script up, or say what the visitor consents to.
 * @param eventCommand name of the commands that are events
 */
export function trimCommandQueue(queue: (readonly unknown[])[], eventCommand: string): void {
  if (queue.length <= maxQueuedCommands) return;
  const oldest = queue.findIndex(([command]) => command === eventCommand);
  if (oldest >= 0) queue.splice(oldest, 1);
}

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
