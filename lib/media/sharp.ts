import { createRequire } from 'node:module';
import type Sharp from 'sharp';

/** Imported, an external package is an asynchronous module, and the bundler then gives every page the script for such. */
export const sharp: typeof Sharp = createRequire(import.meta.url)('sharp');
