'use client';

import format from 'icu-minify/format';
import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react';

type CompiledMessage = Parameters<typeof format>[0];
type MessageValues = Parameters<typeof format>[2];

interface MessageTree {
  [name: string]: MessageTree | CompiledMessage;
}

interface IntlContextValue {
  locale: string;
  timeZone?: string;
  messages?: MessageTree;
}

/** Formatters by class, locale and options, because they are expensive to create. */
const formatterCache = new Map<string, unknown>();

const memoizeFormatter =
  <Options, Formatter>(Class: new (locale?: Intl.LocalesArgument, options?: Options) => Formatter) =>
  (locale?: Intl.LocalesArgument, options?: Options): Formatter => {
    const key = [Class.name, locale, JSON.stringify(options)].join(' ');
    const formatter = (formatterCache.get(key) as Formatter | undefined) ?? new Class(locale, options);
    formatterCache.set(key, formatter);
    return formatter;
  };

const formatters = {
  getDateTimeFormat: memoizeFormatter(Intl.DateTimeFormat),
  getNumberFormat: memoizeFormatter(Intl.NumberFormat),
  getPluralRules: memoizeFormatter(Intl.PluralRules),
};

const IntlContext = createContext<IntlContextValue | null>(null);

/**
 * Browser replacement of next-intl (aliased in next.config.mjs): only the hooks that the shop's components call, with next-intl's own
 * message formatter. A nested provider inherits the time zone and the messages unless it sets them. Messages that it sets replace the
 * inherited ones as a whole.
 */
export function IntlProvider({ children, locale, ...props }: IntlContextValue & { children?: ReactNode }) {
  const parent = useContext(IntlContext);
  const { timeZone = parent?.timeZone, messages = parent?.messages } = props;
  const value = useMemo(() => ({ locale, timeZone, messages }), [locale, timeZone, messages]);
  return createElement(IntlContext, { value }, children);
}

/** Name of the provider in next-intl; components that set messages import it. */
export { IntlProvider as NextIntlClientProvider };

function useIntl(): IntlContextValue {
  const value = useContext(IntlContext);
  if (!value) throw new Error('IntlProvider is missing');
  return value;
}

export const useLocale = () => useIntl().locale;
export const useTimeZone = () => useIntl().timeZone;
export const useMessages = () => useIntl().messages;

/** Returns the translator of a namespace; a missing message is shown as its key. */
export function useTranslations(namespace = '') {
  const { locale, timeZone, messages } = useIntl();
  return useMemo(
    () => (key: string, values?: MessageValues) => {
      const fullKey = namespace ? `${namespace}.${key}` : key;
      const message = fullKey
        .split('.')
        .reduce<MessageTree | CompiledMessage | undefined>(
          (tree, name) => (tree as MessageTree | undefined)?.[name],
          messages,
        );
      return message === undefined
        ? fullKey
        : format(message as CompiledMessage, locale, values, { formatters, timeZone });
    },
    [namespace, locale, timeZone, messages],
  );
}
