import { createRequire } from 'node:module';
import type Sharp from 'sharp';

/** Loaded with `require`: an imported external package is an async module, whose runtime the bundler adds to every page. */
export const sharp: typeof Sharp = createRequire(import.meta.url)('sharp');
