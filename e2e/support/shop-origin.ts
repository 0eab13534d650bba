/** Port of the storefront with the reference API during browser tests. */
export const port = Number(process.env.E2E_PORT ?? 3210);

export const origin = `http://localhost:${port}`;

/** Public origin of a shop in `tenants.json`; all their host names resolve to this machine. */
export function tenantOrigin({ hosts: [host] }: { hosts: [string, ...string[]] }): string {
  return `http://${host}:${port}`;
}
