/** Where the storefront with the reference API listens during the browser tests. */
export const port = Number(process.env.E2E_PORT ?? 3210);

export const origin = `http://localhost:${port}`;
