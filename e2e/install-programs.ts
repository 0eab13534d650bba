import { missingBrowserPackages } from './browser.ts';
import { missingPackages } from './cluster/required-programs.ts';
import { missingEnginePackages } from './engines/required-programs.ts';
import { installPackages } from './system-programs.ts';

// In one go, because every run of apt-get reads the package lists again.
installPackages([...missingBrowserPackages(), ...missingPackages(), ...missingEnginePackages()]);
