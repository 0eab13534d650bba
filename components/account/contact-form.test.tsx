import { screen, waitFor } from '@testing-library/react';
import { type FakeApi, failure, fakeApi, hangingResponse } from '@/components/testing/fake-api';
import { fill } from '@/components/testing/fill';
import { recordToasts } from '@/components/testing/record-toasts';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { ContactForm } from './contact-form.tsx';

const messagesPath = '/Posts/ContactMessages';
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
});

const messageField = (locale: Locale = 'en') => screen.getByLabelText(texts(locale)('forms.fields.message'));

async function sendMessage(locale: Locale, text: string) {
  const t = texts(locale);
  const { user } = renderInShop(<ContactForm />, { locale });
  await fill(user, screen.getByLabelText(t('forms.fields.name')), 'Salma');
  await fill(user, screen.getByLabelText(t('forms.fields.email')), 'salma@shop.example');
  if (text) await fill(user, messageField(locale), text);
  const submit = () => user.click(screen.getByRole('button', { name: t('forms.contact.submit') }));
  await submit();
  return submit;
}

describe('contact form', () => {
  test.each(locales)('is emptied once the message is sent: %s', async (locale) => {
    const toasts = recordToasts();
    api.setResponse(`POST ${messagesPath}`, { id: 1 });
    await sendMessage(locale, 'Is the abaya lined?');
    await waitFor(() => expect(toasts).toEqual([texts(locale)('forms.contact.sent')]));
    expect(messageField(locale)).toHaveValue('');
    expect(api.sentTo(messagesPath).map(({ body }) => body)).toEqual([
      { name: 'Salma', email: 'salma@shop.example', message: 'Is the abaya lined?' },
    ]);
    await expectAccessible();
  });

  test('rejects an empty message and focuses its field', async () => {
    await sendMessage('en', '');
    await waitFor(() => expect(messageField()).toHaveFocus());
    expect(messageField()).toHaveAccessibleDescription('Message is required');
    expect(api.requests).toEqual([]);
    await expectAccessible();
  });

  test.each([
    ['en', 'fails', () => failure(500)],
    ['ar', 'fails', () => failure(500)],
    ['en', 'does not answer', hangingResponse],
  ] as const)('keeps a message for another attempt: %s, the API %s', async (locale, _case, response) => {
    jest.spyOn(console, 'error').mockImplementation();
    const toasts = recordToasts();
    api.setResponse(`POST ${messagesPath}`, response());
    const submit = await sendMessage(locale, 'هل العباية مبطنة؟');
    expect(await screen.findByRole('alert')).toHaveTextContent(texts(locale)('forms.failure.unavailable'));
    expect(messageField(locale)).toHaveValue('هل العباية مبطنة؟');
    expect(toasts).toEqual([]);
    api.setResponse(`POST ${messagesPath}`, { id: 1 });
    await submit();
    await waitFor(() => expect(toasts).toEqual([texts(locale)('forms.contact.sent')]));
  });
});
