/** The errors that a storefront has logged, without those that come of an upstream that fails: the rest are its own. */
export function loggedFaults(output: string): string[] {
  return output.split('\n').filter((line) => /"level":[56]0/.test(line) && !line.includes('[UpstreamError]'));
}
