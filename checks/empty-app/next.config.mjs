import path from 'node:path';

/** The least that Next sends for a page: what the script budget of the shop is measured against. */
export default { turbopack: { root: path.resolve(import.meta.dirname, '..', '..') } };
