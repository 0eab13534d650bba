import { spawnSync } from 'node:child_process';

/** Debian packages of Firefox and WebKit, of what drives them, and of what they need to show a window. */
const packages = [
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  // Without a window manager no window has the focus.
  'openbox',
  // Libraries of `webkit/window.py`.
  'python3-gi',
  'gir1.2-gtk-3.0',
  'gir1.2-webkit2-4.1',
  // Decodes MP4 in WebKit.
  'gstreamer1.0-libav',
];

/** Returns the Debian packages that are not installed; all of them on another system. */
export function missingEnginePackages(): string[] {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: dpkg-query replaces these
  const format = '${Package} ${db:Status-Status}\n';
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f', format, ...packages], { encoding: 'utf8' });
  const installed = new Set((stdout ?? '').split('\n'));
  return packages.filter((name) => !installed.has(`${name} installed`));
}
