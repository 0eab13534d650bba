import path from 'node:path';

/** An empty page with the minimal script of Next, the reference for the script budget of the shop. */
export default { turbopack: { root: path.resolve(import.meta.dirname, '..', '..') } };
