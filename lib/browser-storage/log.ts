/** Writes a line into the browser's log, for whoever looks into what went wrong there. */
export function logLine(text: string, level: 'warn' | 'info' = 'warn'): void {
  // biome-ignore lint/suspicious/noConsole: the browser has no other log
  console[level](text);
}
