import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeApi, failure, fakeApi } from '@/components/testing/fake-api';
import { fill } from '@/components/testing/fill';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

const email = 'salma@shop.example';
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  jest.useFakeTimers({ advanceTimers: true });
});

afterEach(() => jest.useRealTimers());

/** Renders the form and requests a link. */
async function requestLink(locale: Locale = 'en') {
  const t = texts(locale);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderInShop(<ForgotPasswordForm />, { locale });
  await fill(user, screen.getByLabelText(t('forms.fields.email')), email);
  await user.click(screen.getByRole('button', { name: t('account.sendLink') }));
  return user;
}

const advanceClock = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const resendButton = () => screen.findByRole('button', { name: /^Send again/ });

describe('forgot password form', () => {
  test.each(locales)('says that a link is on its way: %s', async (locale) => {
    api.setResponse('POST /Auth/ForgotPassword', null);
    await requestLink(locale);
    expect(await screen.findByText(texts(locale)('account.linkSent', { email }))).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(email);
    expect(api.sentTo('/Auth/ForgotPassword')).toMatchObject([{ body: { email } }]);
    await expectAccessible();
  });

  test('sends the link again after a minute, and not before', async () => {
    api.setResponse('POST /Auth/ForgotPassword', null);
    const user = await requestLink();
    const resend = await resendButton();
    await waitFor(() => expect(resend).toHaveFocus());
    await advanceClock(50);
    expect(await resendButton()).toHaveTextContent(/^Send again in (10|9|8) s$/);
    await user.click(await resendButton());
    expect(api.requests).toHaveLength(1);
    await advanceClock(11);
    expect(await resendButton()).toHaveTextContent(/^Send again$/);
    await user.click(await resendButton());
    expect(await screen.findByRole('button', { name: /^Send again in/ })).toBeVisible();
    expect(api.requests).toHaveLength(2);
  });

  test('can be sent again at once after a failure', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse('POST /Auth/ForgotPassword', failure(500));
    await requestLink();
    expect(await screen.findByRole('alert')).toHaveTextContent("We can't reach the shop right now.");
    expect(screen.getByRole('button', { name: 'Send link' })).toHaveAttribute('aria-disabled', 'false');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
