/** Sets environment variables for a test. Settings are parsed once, so import modules that use settings only after this call. */
export function setEnvironment(values: Record<string, string>): void {
  Object.assign(process.env, values);
}
