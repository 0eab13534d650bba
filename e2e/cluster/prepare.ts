import { bundlePrograms } from '../../deploy/bundle.mjs';
import { buildIfNeeded } from '../../server/build.ts';
import { missingBrowserPackages } from '../browser.ts';
import { installPackages } from '../system-programs.ts';
import { missingPackages } from './required-programs.ts';

installPackages([...missingBrowserPackages(), ...missingPackages()]);
await bundlePrograms();
await buildIfNeeded();
