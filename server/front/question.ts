import type { PageAsked } from './address.ts';
import type { NextQuestion } from './ask.ts';

/** Whether the answer is named by its address: a form of flight data needs the parameter that Next gives it. */
export function isNamed({ form, flight }: PageAsked): boolean {
  return form === 'html' || flight !== null;
}

/** What an answer is kept under: shop, form and address. */
export function keyOf(asked: PageAsked): string {
  return `${asked.tenant.id} ${isNamed(asked) ? asked.form : `unnamed ${asked.form}`} ${asked.url}`;
}

/** What Next is asked for a page that is the same for everyone. */
export function questionOf(asked: PageAsked, port: number): NextQuestion {
  const host = `${asked.tenant.hosts[0]}:${port}`;
  const url = addressOf(asked);
  if (asked.form === 'html') return { url, headers: { host, accept: 'text/html' } };
  return { url, headers: { host, ...asked.flightHeaders } };
}

/** The address as Next is asked for it. */
export function addressOf({ url, flight }: PageAsked): string {
  const [path = '', query] = url.split('?', 2);
  const asked = [query, flight !== null && `_rsc=${encodeURIComponent(flight)}`].filter(Boolean).join('&');
  // Next decodes a path twice.
  return path.replaceAll('%25', '%2525') + (asked && `?${asked}`);
}
