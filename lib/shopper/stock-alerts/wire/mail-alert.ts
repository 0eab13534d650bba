import { asObject } from '../../../platform/wire/json.ts';
import { readLabel } from '../../../platform/wire/label.ts';
import { readText } from '../../../platform/wire/text.ts';
import { alertStates, type MailAlert } from '../alert-page.ts';

/** Reads the alert of a token; null when its state or its product cannot be read. */
export function readMailAlert(payload: unknown): MailAlert | null {
  const raw = asObject(payload);
  const product = asObject(raw?.product);
  const state = alertStates.find((known) => known === readText(raw?.state)?.toLowerCase());
  const slug = readText(product?.slug);
  if (state === undefined || slug === null) return null;
  return { state, slug, title: readLabel(product?.title) ?? slug, variant: readLabel(raw?.variant) ?? '' };
}
