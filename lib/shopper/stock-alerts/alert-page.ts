import { normalizeText } from '../../../contract/typed-text.ts';
import { type Id, readId } from '../../platform/wire/identifiers.ts';

/** States of an alert, in the API's spelling. */
export const alertStates = ['pending', 'confirmed', 'sent', 'ended'] as const;

/** Alert identified by the token of a mail. */
export interface MailAlert {
  state: (typeof alertStates)[number];
  slug: string;
  /** The slug when unknown. */
  title: string;
  /** Colour and size; empty for a product without variants. */
  variant: string;
}

/**
 * Reasons why a form about an alert failed, as in the query parameter `failed` of the alerts page: a malformed e-mail
 * address, the rate limit, or an API that could not be reached or lacks the call.
 */
export const alertFailures = ['email', 'often', 'later'] as const;

export type AlertFailure = (typeof alertFailures)[number];

const maxTokenLength = 500;

/** Formats an id as the value of a form field: JSON, so that a number is read back as a number. */
export function idFieldValue(id: Id): string {
  return JSON.stringify(id);
}

/** Reads an id that {@link idFieldValue} wrote; null for anything else. */
export function readIdField(value: string | null): Id | null {
  try {
    return readId(JSON.parse(value ?? ''));
  } catch {
    return null;
  }
}

/** Reads the token of a link; null when it is missing, too long, or a path segment such as `..`. */
export function readAlertToken(value: string | null | undefined): string | null {
  const token = normalizeText(value ?? '');
  return token === '' || token.length > maxTokenLength || /^\.+$/.test(token) ? null : token;
}
