import compile from 'icu-minify/compile';
import { createTranslator } from 'next-intl';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';
import { IntlProvider, useLocale, useTimeZone, useTranslations } from './intl-in-browser.ts';

interface Texts {
  [name: string]: Texts | string;
}

type Given = Parameters<typeof IntlProvider>[0];

const languages = { en, ar } as unknown as Record<string, Texts>;
const timeZone = 'Africa/Cairo';

const entriesOf = (texts: Texts, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [[before + name, text]] : entriesOf(text, `${before}${name}.`),
  );

const compiled = (texts: Texts): Given['messages'] =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'string' ? compile(text) : compiled(text),
    ]),
  ) as Given['messages'];

/** What a component sees inside providers, the outermost first. */
function seenWithin<Seen>(providers: Given[], look: () => Seen): Seen {
  const seen: Seen[] = [];
  const component = createElement(Look, { look: () => void seen.push(look()) });
  renderToStaticMarkup(
    providers.reduceRight<ReactNode>(
      (children, given) => createElement(IntlProvider, given, children),
      component,
    ),
  );
  return seen[0] as Seen;
}

function Look({ look }: { look: () => void }) {
  look();
  return null;
}

test.each(Object.entries(languages))('every text in %s reads as next-intl has it', (locale, messages) => {
  const t = seenWithin([{ locale, timeZone, messages: compiled(messages) }], () => useTranslations());
  // biome-ignore lint/suspicious/noExplicitAny: the keys of all texts are too many for its types
  const expected = createTranslator({ locale, timeZone, messages } as any) as unknown as typeof t;
  const plain = entriesOf(messages).filter(([, text]) => !text.includes('<'));
  expect(plain.length).toBeGreaterThan(500);
  for (const number of [0, 1, 2, 3, 11, 100, 12_345]) {
    for (const [key, text] of plain) {
      const names = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name);
      const values = Object.fromEntries(names.map((name) => [name, number]));
      expect([key, t(key, values)]).toEqual([key, expected(key, values)]);
    }
  }
});

test('a provider within another one takes from it what it is not given', () => {
  const outer = { locale: 'en', timeZone, messages: { browser: { one: 'outer' } } };
  const seen = seenWithin([outer, { locale: 'en', messages: { browser: { one: 'inner' } } }], () => [
    useLocale(),
    useTimeZone(),
    useTranslations('browser')('one'),
  ]);
  expect(seen).toEqual(['en', timeZone, 'inner']);
});

test('a text that is missing shows its key', () => {
  const t = seenWithin([{ locale: 'en', messages: {} }], () => useTranslations('browser'));
  expect(t('cart.nothing')).toBe('browser.cart.nothing');
});
