/** Logs to the browser console. The text must contain neither tokens nor personal data. */
export function logLine(text: string, level: 'error' | 'warn' | 'info' = 'warn'): void {
  // biome-ignore lint/suspicious/noConsole: the browser has no other log
  console[level](text);
}
