import { buildIfNeeded } from './build.ts';

await buildIfNeeded('inherit');
