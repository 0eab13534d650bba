import { whenIdle } from './when-idle.ts';

/** Whether a third-party script has loaded, so that it takes calls, or is blocked. */
export type Arriving = Promise<'handed' | 'blocked'>;

/** Is told what becomes of a call that is handed to such a script, again whenever more is known. */
export type Told = (outcome: 'handed' | 'sent' | 'blocked') => void;

/** Adds a script once the page is idle. @param add puts it into the page; null where it is there already */
export function fetchScript(add: () => HTMLScriptElement | null): Arriving {
  return new Promise((resolve) =>
    whenIdle(() => {
      const script = add();
      if (!script) return resolve('handed');
      script.addEventListener('load', () => resolve('handed'));
      script.addEventListener('error', () => resolve('blocked'));
    }),
  );
}
