import path from 'node:path';

/** Configuration of an empty page: its script is Next's minimum, with which the script budget of the shop is compared. */
export default { turbopack: { root: path.resolve(import.meta.dirname, '..', '..') } };
