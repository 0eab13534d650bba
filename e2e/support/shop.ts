/** Where the storefront with the reference API listens during the browser tests. */
export const port = Number(process.env.E2E_PORT ?? 3210);

export const origin = `http://localhost:${port}`;

/** Public origin of a shop of `tenants.json`, which all answer to names of this machine. */
export function originOf({ hosts: [host] }: { hosts: [string, ...string[]] }): string {
  return `http://${host}:${port}`;
}
