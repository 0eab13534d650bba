import { screen } from '@testing-library/react';
import { renderInShop } from '@/components/testing/render-in-shop';
import { RefreshRejectedError } from '@/lib/platform/auth/token-refresher';
import { MessageError } from '@/lib/platform/forms/message-error';
import type { Locale } from '@/lib/platform/i18n/routing';
import { CallError } from '@/lib/platform/upstream/call-error';
import { FormAlert } from './form-alert.tsx';
import { useErrorMessage } from './use-error-message.ts';

const unreachableText = "We can't reach the shop right now. Nothing is lost; please try again.";
const unreachableTextInArabic = 'تعذّر الاتصال بالمتجر الآن. لم تفقدي شيئًا، حاولي مرة أخرى.';

function ErrorAlert({ error }: { error: unknown }) {
  return <FormAlert text={useErrorMessage()(error)} />;
}

const scriptError = Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' });
const callError = (status: number, retryAfterSeconds?: number) =>
  new CallError(status, { body: { Message: 'Who are you?' }, retryAfterSeconds });

describe('error message', () => {
  test.each<[string, unknown, string, Locale]>([
    ['no response', new CallError(0), unreachableText, 'en'],
    ['a failing API', callError(500), unreachableText, 'en'],
    ['a failing API, in Arabic', callError(503), unreachableTextInArabic, 'ar'],
    ['a rejection', callError(401), 'Who are you?', 'en'],
    ['a rejection without a message', new CallError(409), 'This did not work.', 'en'],
    ['a call that the API lacks', new CallError(404), unreachableText, 'en'],
    ['a call that the API does not allow', new CallError(405), unreachableText, 'en'],
    ['an ended session', new RefreshRejectedError(), 'Your session has ended.', 'en'],
    ['too many tries', callError(429, 45), 'Please try again in 45 seconds.', 'en'],
    ['too many tries for longer', callError(429, 61), 'Please try again in 2 minutes.', 'en'],
    ['too many tries, in Arabic', callError(429), 'محاولات كثيرة. حاولي مرة أخرى بعد', 'ar'],
    ['an error with a message for the visitor', new MessageError('No such order'), 'No such order', 'en'],
    ['an error with an empty message', new MessageError(''), 'This did not work.', 'en'],
    ['a script that does not load', scriptError, unreachableText, 'en'],
    ['an unexpected error', new TypeError('x is undefined'), 'This did not work.', 'en'],
    ['anything else', 'broken', 'This did not work.', 'en'],
  ])('explains %s', (_case, error, message, locale) => {
    renderInShop(<ErrorAlert error={error} />, { locale });
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });
});
