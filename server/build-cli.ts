import { buildIfNeeded } from './build.ts';

/** Builds the storefront from the command line, where the output of the build is shown. */
await buildIfNeeded('inherit');
