/** Gives a test settings of its own. They are read once: import what reads them only afterwards. */
export function setEnvironment(values: Record<string, string>): void {
  Object.assign(process.env, values);
}
