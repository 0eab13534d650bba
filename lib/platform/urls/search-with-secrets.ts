/** Returns the query that the page was opened with, including the secrets that its first script hid (hide-secrets.ts). */
export function searchWithSecrets(): string {
  const secrets: unknown = history.state?.secrets;
  if (typeof secrets !== 'string') return location.search;
  return location.search ? `${location.search}&${secrets}` : `?${secrets}`;
}
