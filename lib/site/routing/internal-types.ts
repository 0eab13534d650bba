import { productOptionsType } from '../../catalogue/product/requested-options.ts';

/** Media type with which `server/` requests how a search is read; visitors' requests never have it. */
export const searchReadingType = 'application/vnd.rida.search-reading+json';

/** Media types that only the server itself requests. */
export const internalTypes: readonly string[] = [productOptionsType, searchReadingType];
