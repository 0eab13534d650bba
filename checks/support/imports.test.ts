import { importsOf } from './imports.ts';

test('every way of reaching another module counts as an import', () => {
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
