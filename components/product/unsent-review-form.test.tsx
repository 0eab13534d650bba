import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi } from '@/components/testing/fake-api';
import { fill } from '@/components/testing/fill';
import { recordToasts } from '@/components/testing/record-toasts';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { locales } from '@/lib/platform/i18n/routing';
import { UnsentReviewForm } from './unsent-review-form.tsx';

const errors = {
  review: 'Review is required',
  name: 'Name is required',
  email: 'Email is required and must be a valid email address',
};

const field = (name: string) => screen.getByRole('textbox', { name });
const submitButton = () => screen.getByRole('button', { name: 'Submit review' });

describe('review form', () => {
  test('reports an error once its field has lost the focus', async () => {
    const { user } = renderInShop(<UnsentReviewForm />);
    await fill(user, field('E-mail'), 'not an address');
    expect(screen.queryByText(errors.email)).toBeNull();
    await user.tab();
    expect(await screen.findByText(errors.email)).toBeVisible();
    expect(screen.queryByText(errors.review)).toBeNull();
    await fill(user, field('E-mail'), 'sara@example.com');
    await act(async () => {});
    expect(screen.queryByText(errors.email)).toBeNull();
  });

  test('reports all errors when submitted, and focuses the first', async () => {
    const { user } = renderInShop(<UnsentReviewForm />);
    await user.click(submitButton());
    for (const error of Object.values(errors)) expect(await screen.findByText(error)).toBeVisible();
    await waitFor(() => expect(field('Review')).toHaveFocus());
    expect(field('E-mail')).toHaveAccessibleDescription(errors.email);
    await expectAccessible();
  });

  test('confirms and clears its fields without sending anything', async () => {
    const api = fakeApi();
    const toasts = recordToasts();
    const { user } = renderInShop(<UnsentReviewForm />);
    await fill(user, field('Review'), 'Falls well and does not cling.');
    await fill(user, field('Name'), 'Sara');
    await fill(user, field('E-mail'), 'sara@example.com');
    await user.click(submitButton());
    await act(async () => {});
    expect(toasts).toEqual(['Message sent successfully']);
    for (const name of ['Review', 'Name', 'E-mail']) expect(field(name)).toHaveValue('');
    expect(api.requests).toEqual([]);
  });

  test.each(locales)('is accessible: %s', async (locale) => {
    renderInShop(<UnsentReviewForm />, { locale });
    const name = texts(locale)('browser.reviewForm.submit');
    expect(screen.getByRole('button', { name })).toBeVisible();
    await expectAccessible();
  });
});
