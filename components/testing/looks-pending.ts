import { readFileSync } from 'node:fs';

/** Returns whether an element looks as if it were working: by the rule of the style sheet, which the simulated browser does not apply. */
export function looksPending(element: Element): boolean {
  const [, selector] =
    /^\s*(\S+) \{\s+cursor: progress;/m.exec(readFileSync('app/globals.css', 'utf8')) ?? [];
  if (selector === undefined) throw new Error('No rule of globals.css shows progress');
  return element.matches(selector);
}
