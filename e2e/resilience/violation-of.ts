import { markupMarker, smuggledHeader } from './attack-inputs.ts';
import type { Attack } from './attack-requests.ts';
import type { RawResponse } from './raw-request.ts';

const gatewayStatuses = [502, 503, 504];
const markupTypes = /^(?:text\/html|image\/svg|text\/xml|application\/(?:xml|xhtml))/;

/** Describes what is wrong with a response; null when nothing is. */
export function violationOf(
  attack: Attack,
  { status, headers, body, hasTimedOut }: RawResponse,
): string | null {
  if (hasTimedOut) return 'no response in time';
  if (status === 0) return 'closed without a response';
  if (status >= 500 && !gatewayStatuses.includes(status)) return `status ${status}`;
  if (headers.has(smuggledHeader)) return 'reflected header';
  const location = headers.get('location');
  if (location && !/^\/(?![/\\])|^http:\/\/localhost[:/]/.test(location)) return `redirects to ${location}`;
  if (markupTypes.test(headers.get('content-type') ?? '') && body.includes(markupMarker))
    return 'reflected markup';
  if (
    headers.get('x-content-type-options') !== 'nosniff' &&
    attack.program === 'shop' &&
    status !== 400 &&
    status !== 431
  )
    return 'no nosniff';
  return null;
}
