import { buildWhenNeeded } from './build.ts';

await buildWhenNeeded('inherit');
