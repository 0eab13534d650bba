import { spawnSync } from 'node:child_process';
import { findProgram } from '../system-programs.ts';

const debianPackages = {
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  // Without a window manager no window has the focus.
  openbox: 'openbox',
} as const;

/** Packages of the libraries that `window.py` imports. */
const libraryPackages = ['python3-gi', 'gir1.2-gtk-3.0', 'gir1.2-webkit2-4.1'];

/** Returns the Debian packages of the missing programs. */
export function missingWebKitPackages(): string[] {
  const missing = Object.entries(debianPackages).flatMap(([program, name]) =>
    findProgram([program]) ? [] : name,
  );
  return [...missing, ...(hasLibraries() ? [] : libraryPackages)];
}

function hasLibraries(): boolean {
  const check = 'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2';
  return spawnSync('/usr/bin/python3', ['-c', check]).status === 0;
}
