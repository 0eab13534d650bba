'use client';

import format from 'icu-minify/format';
import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react';

type Compiled = Parameters<typeof format>[0];
type Values = Parameters<typeof format>[2];

interface Texts {
  [name: string]: Texts | Compiled;
}

interface Given {
  locale: string;
  timeZone?: string;
  messages?: Texts;
}

/** Plural rules and number formats are dear to make. */
const made = new Map<string, unknown>();

const lasting =
  <Options, Made>(Kind: new (locale?: Intl.LocalesArgument, options?: Options) => Made) =>
  (locale?: Intl.LocalesArgument, options?: Options): Made => {
    const key = [Kind.name, locale, JSON.stringify(options)].join(' ');
    const one = (made.get(key) as Made | undefined) ?? new Kind(locale, options);
    made.set(key, one);
    return one;
  };

const formatters = {
  getDateTimeFormat: lasting(Intl.DateTimeFormat),
  getNumberFormat: lasting(Intl.NumberFormat),
  getPluralRules: lasting(Intl.PluralRules),
};

const GivenContext = createContext<Given | null>(null);

/**
 * What browsers get in the place of next-intl (next.config.mjs): the calls that the shop's components make, and no more, over
 * next-intl's own formatter. What a provider is not given is that of the one around it.
 */
export function IntlProvider({ children, locale, ...given }: Given & { children?: ReactNode }) {
  const around = useContext(GivenContext);
  const { timeZone = around?.timeZone, messages = around?.messages } = given;
  const value = useMemo(() => ({ locale, timeZone, messages }), [locale, timeZone, messages]);
  return createElement(GivenContext, { value }, children);
}

function useGiven(): Given {
  const given = useContext(GivenContext);
  if (!given) throw new Error('Texts are asked for outside of their provider');
  return given;
}

export const useLocale = () => useGiven().locale;
export const useTimeZone = () => useGiven().timeZone;

/** Messages of a namespace by their key; one that is missing shows as its key. */
export function useTranslations(namespace = '') {
  const { locale, timeZone, messages } = useGiven();
  return useMemo(
    () => (key: string, values?: Values) => {
      const name = namespace ? `${namespace}.${key}` : key;
      const message = name
        .split('.')
        .reduce<Texts | Compiled | undefined>(
          (texts, part) => (texts as Texts | undefined)?.[part],
          messages,
        );
      return message === undefined
        ? name
        : format(message as Compiled, locale, values, { formatters, timeZone });
    },
    [namespace, locale, timeZone, messages],
  );
}
