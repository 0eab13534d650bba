import { importsOf } from './imports.ts';

describe('importsOf', () => {
  test('finds every form of import', () => {
    const text = `
    import one from '@/lib/one';
    import type { Two } from './two.ts';
    export * from '../three.ts';
    export { four } from 'four/inside';
    const five = await import('@scope/five/inside');
    const six = import(\`../../six/\${name}.json\`);
    const seven = require('./seven');
    type Eight = import('./eight.ts').Eight;
    // import 'a comment';
    const text = "import 'a text'";
  `;
    expect(importsOf({ path: 'app/shop/page.tsx', text }).map(({ target }) => target)).toEqual([
      'lib/one',
      'app/shop/two.ts',
      'app/three.ts',
      'four',
      '@scope/five',
      'six/',
      'app/shop/seven',
      'app/shop/eight.ts',
    ]);
  });

  test('recognises imports of types alone', () => {
    const text = `
    import type { One } from './one.ts';
    import { type Two } from './two.ts';
    export type { Three } from './three.ts';
    type Four = import('./four.ts').Four;
    import { type Five, six } from './six.ts';
    export { type Seven, eight } from './eight.ts';
    export * from './nine.ts';
    import './ten.css';
  `;
    const areTypeOnly = importsOf({ path: 'app/page.tsx', text }).map(({ isTypeOnly }) => isTypeOnly);
    expect(areTypeOnly).toEqual([true, true, true, true, false, false, false, false]);
  });
});
