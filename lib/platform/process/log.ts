import 'server-only';
import pino from 'pino';
import { settings } from '@/lib/platform/settings/settings';

/** The storefront's structured log. */
export const log = pino({ name: 'storefront', level: settings().logLevel });
