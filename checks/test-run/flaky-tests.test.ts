import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFlakyTests } from './flaky-tests.ts';

const parent = mkdtempSync(join(tmpdir(), 'rida-flaky-'));
const folder = join(parent, 'flaky');

describe('the folder of flaky tests', () => {
  test('has title, first error, trace and pictures of each', () => {
    const trace = join(parent, 'trace.zip');
    writeFileSync(trace, 'a trace');
    const attachments = [
      { name: 'trace', contentType: 'application/zip', path: trace },
      { name: 'home/ar', contentType: 'image/png', body: Buffer.from('a picture').toString('base64') },
    ];
    const test = { file: 'e2e/a.spec.ts', title: 'cart › adds', hasPassed: true, error: 'Error: 1 of 2' };
    writeFlakyTests(folder, [{ ...test, attachments }]);
    const files = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
    const [traceName, pictureName] = ['1-cart-adds-1-trace.zip', '1-cart-adds-2-home-ar.png'];
    expect(Object.fromEntries(files)).toEqual({
      [traceName]: 'a trace',
      [pictureName]: 'a picture',
      '1-cart-adds.txt': `e2e/a.spec.ts › cart › adds\nError: 1 of 2\n\n${traceName}\n${pictureName}\n`,
    });
  });

  test('has nothing of an earlier run', () => {
    writeFlakyTests(folder, [{ file: 'a.test.ts', title: 'adds', hasPassed: true, error: 'Error' }]);
    writeFlakyTests(folder, []);
    expect(readdirSync(parent)).toEqual(['trace.zip']);
  });
});
