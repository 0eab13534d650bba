import { productOptionsType } from '../../catalogue/product/requested-options.ts';

/** Media type with which `server/` requests the interpretation of a search; visitors' requests never have it. */
export const searchInterpretationType = 'application/vnd.rida.search-interpretation+json';

/** Media types that only the server itself requests. */
export const internalTypes: readonly string[] = [productOptionsType, searchInterpretationType];
