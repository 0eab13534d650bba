import { checkTexts } from './check-texts.ts';
import { shop } from './testing.ts';

const messages = {
  en: {
    greeting: 'Hello {name}',
    count: '{count} products',
    nested: { rich: 'See <link>all</link>', plain: 'All', kind: '{kind, select, a {A} other {B}}' },
  },
  ar: {
    greeting: 'أهلًا {name}',
    count: '{count, plural, one {قطعة} other {# قطعة}}',
    nested: { rich: '<link>الكل</link>', plain: 'الكل', kind: '{kind, select, a {أ} other {ب}}' },
  },
};
const check = (texts: { en?: Record<string, string>; ar?: Record<string, string> }) =>
  checkTexts([{ ...shop.tenant, id: 'noor', texts }], messages);

describe('own texts of a shop', () => {
  test.each([
    ['greeting', 'Hi {name}!'],
    ['greeting', 'Hi!'],
    ['count', '{count, plural, one {one piece} other {# pieces}}'],
    ['nested.rich', '<link>Everything</link> we have'],
    ['nested.kind', '{kind, select, a {First} other {Other {kind}}}'],
  ])('may replace %s by "%s"', (key, text) => {
    expect(() => check({ en: { [key]: text } })).not.toThrow();
  });

  test.each([
    ['missing', 'x', 'there is no such text'],
    ['nested', 'x', 'there is no such text'],
    ['constructor.name', 'x', 'there is no such text'],
    ['greeting', 'Hi {title}', 'unknown argument {title}; it has {name}'],
    ['greeting', '{name, plural, other {#}}', 'unknown argument {name, plural}; it has {name}'],
    ['nested.plain', '<b>All</b>', 'unknown argument <b>; it has none'],
    ['nested.plain', 'All {', 'malformed: '],
  ])('may not replace %s by "%s"', (key, text, reason) => {
    expect(() => check({ ar: { [key]: text } })).toThrow(
      `Setting TENANTS_FILE: shop noor, texts.ar, "${key}": ${reason}`,
    );
  });
});
