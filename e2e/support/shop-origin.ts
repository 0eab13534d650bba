/** Port of the storefront that browser tests visit; its data comes from the reference API. */
export const port = Number(process.env.E2E_PORT ?? 3210);

export const origin = `http://localhost:${port}`;

/** Origin of a shop of `tenants.json` during browser tests; all host names there resolve to this machine. */
export function tenantOrigin({ hosts: [host] }: { hosts: [string, ...string[]] }): string {
  return `http://${host}:${port}`;
}
