import { deviceType } from './wire-event.ts';

test.each([
  [
    'Mobile',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  ],
  ['Mobile', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/156.0 Mobile Safari/537.36'],
  ['Tablet', 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'],
  ['Tablet', 'Mozilla/5.0 (Linux; Android 15; SM-X810) Chrome/156.0 Safari/537.36'],
  ['Desktop', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36'],
  ['Desktop', ''],
])('device type %s is derived from the user agent', (kind, userAgent) => {
  expect(deviceType(userAgent)).toBe(kind);
});
