import compile from 'icu-minify/compile';
import { createTranslator } from 'next-intl';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';
import { IntlProvider, useLocale, useTimeZone, useTranslations } from './intl-in-browser.ts';

interface MessageTree {
  [name: string]: MessageTree | string;
}

type ProviderProps = Parameters<typeof IntlProvider>[0];

const messagesByLocale = { en, ar } as unknown as Record<string, MessageTree>;
const timeZone = 'Africa/Cairo';

const entriesOf = (messages: MessageTree, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([name, text]) =>
    typeof text === 'string' ? [[prefix + name, text]] : entriesOf(text, `${prefix}${name}.`),
  );

const compileMessages = (messages: MessageTree): ProviderProps['messages'] =>
  Object.fromEntries(
    Object.entries(messages).map(([name, text]) => [
      name,
      typeof text === 'string' ? compile(text) : compileMessages(text),
    ]),
  ) as ProviderProps['messages'];

/** Calls hooks inside nested providers, the outermost first, and returns their result. */
function renderHooks<Result>(providers: ProviderProps[], callHooks: () => Result): Result {
  const results: Result[] = [];
  const component = createElement(HookCaller, { callHooks: () => void results.push(callHooks()) });
  renderToStaticMarkup(
    providers.reduceRight<ReactNode>(
      (children, props) => createElement(IntlProvider, props, children),
      component,
    ),
  );
  return results[0] as Result;
}

function HookCaller({ callHooks }: { callHooks: () => void }) {
  callHooks();
  return null;
}

describe('next-intl replacement in the browser', () => {
  test.each(Object.entries(messagesByLocale))(
    'every message in %s is formatted as by next-intl',
    (locale, messages) => {
      const t = renderHooks([{ locale, timeZone, messages: compileMessages(messages) }], () =>
        useTranslations(),
      );
      const options = { locale, timeZone, messages };
      // biome-ignore lint/suspicious/noExplicitAny: the types of createTranslator do not know every message key
      const translateWithNextIntl = createTranslator(options as any) as unknown as typeof t;
      const entriesWithoutTags = entriesOf(messages).filter(([, text]) => !text.includes('<'));
      expect(entriesWithoutTags.length).toBeGreaterThan(500);
      const formatted: [key: string, text: unknown][] = [];
      const expected: typeof formatted = [];
      for (const number of [0, 1, 2, 3, 11, 100, 12_345]) {
        for (const [key, text] of entriesWithoutTags) {
          const placeholders = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name);
          const values = Object.fromEntries(placeholders.map((name) => [name, number]));
          formatted.push([key, t(key, values)]);
          expected.push([key, translateWithNextIntl(key, values)]);
        }
      }
      expect(formatted).toEqual(expected);
    },
  );

  test('a nested provider inherits the time zone and overrides messages', () => {
    const outer = { locale: 'en', timeZone, messages: { browser: { one: 'outer' } } };
    const results = renderHooks([outer, { locale: 'en', messages: { browser: { one: 'inner' } } }], () => [
      useLocale(),
      useTimeZone(),
      useTranslations('browser')('one'),
    ]);
    expect(results).toEqual(['en', timeZone, 'inner']);
  });

  test('a missing message is shown as its key', () => {
    const t = renderHooks([{ locale: 'en', messages: {} }], () => useTranslations('browser'));
    expect(t('cart.nothing')).toBe('browser.cart.nothing');
  });
});
