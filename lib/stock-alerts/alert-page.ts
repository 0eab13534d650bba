/** States of an alert, in the API's spelling. */
export const alertStates = ['pending', 'confirmed', 'sent', 'ended'] as const;

/** Alert that the token of a mail belongs to. */
export interface MailAlert {
  state: (typeof alertStates)[number];
  slug: string;
  title: string;
  /** Color and size; empty for a product without variants. */
  variant: string;
}

/** Why a form about an alert failed, as `?failed=` on the page that its sender is redirected to. */
export const alertFailures = ['email', 'often', 'later'] as const;

export type AlertFailure = (typeof alertFailures)[number];

const maxTokenLength = 500;

/** Reads the token of a link; null when it is missing, too long or would be a step in a path. */
export function readAlertToken(value: string | null | undefined): string | null {
  return !value || value.length > maxTokenLength || /^\.+$/.test(value) ? null : value;
}
