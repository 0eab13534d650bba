import type { Attack } from './requests.ts';
import type { Reply } from './send.ts';
import { marker, smuggled } from './vocabulary.ts';

const own = [502, 503, 504];
const markup = /^(?:text\/html|image\/svg|text\/xml|application\/(?:xml|xhtml))/;

/** What is wrong with a reply, in a few words; null where nothing is. */
export function faultOf(attack: Attack, { status, headers, body, isHung }: Reply): string | null {
  if (isHung) return 'no answer in time';
  if (status === 0) return 'closed without an answer';
  if (status >= 500 && !own.includes(status)) return `status ${status}`;
  if (headers.has(smuggled)) return 'a header of the request';
  const location = headers.get('location');
  if (location && !/^\/(?![/\\])|^http:\/\/localhost[:/]/.test(location)) return `leads to ${location}`;
  if (markup.test(headers.get('content-type') ?? '') && body.includes(marker))
    return 'the request in its markup';
  if (
    headers.get('x-content-type-options') !== 'nosniff' &&
    attack.program === 'shop' &&
    status !== 400 &&
    status !== 431
  )
    return 'no nosniff';
  return null;
}
