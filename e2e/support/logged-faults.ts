/** What an error comes of that is none of the storefront's own: an upstream or a CDN that fails, a visitor who hangs up. */
const explained = /\[UpstreamError\]|The CDN answered|Error: aborted/;

/** The lines of a storefront's log that tell of a fault of its own. */
export function loggedFaults(output: string): string[] {
  return output.split('\n').filter((line) => /"level":[56]0/.test(line) && !explained.test(line));
}
