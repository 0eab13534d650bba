/** Replaces `next-intl/server` in tests of components: texts and formats in the language of the document. */
import { createFormatter, createTranslator, type Messages } from 'next-intl';
import type { Locale } from '@/lib/platform/i18n/routing';
import { messages, timeZone } from './messages.ts';

const locale = () => document.documentElement.lang as Locale;

export const getLocale = async () => locale();

export const getMessages = async () => messages[locale()];

export const getTimeZone = async () => timeZone;

export const getTranslations = async (namespace: keyof Messages) =>
  createTranslator({ locale: locale(), messages: messages[locale()], namespace });

export const getFormatter = async () => createFormatter({ locale: locale(), timeZone });
