import { fireEvent, screen, waitFor } from '@testing-library/react';
import { LoginForm } from '@/components/account/login-form';
import { BuyerReviewForm } from '@/components/product/buyer-review-form';
import { UnsentReviewForm } from '@/components/product/unsent-review-form';
import { renderInShop } from '@/components/testing/render-in-shop';

const emailError = 'Email is required and must be a valid email address';

/** Presses a button while the e-mail field has the focus: the field loses it as the press begins. */
function beginPress(button: HTMLElement): void {
  const field = screen.getByLabelText('E-mail');
  field.focus();
  fireEvent.change(field, { target: { value: 'not an address' } });
  fireEvent.pointerDown(button);
  button.focus();
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 20));

describe.each([
  ['shop form', <LoginForm key="login" />, 'Sign In'],
  ['review form', <UnsentReviewForm key="review" />, 'Submit review'],
  ['review form for buyers', <BuyerReviewForm key="buyer" slug="abaya" />, 'Submit review'],
])('%s', (_name, form, buttonName) => {
  const button = () => screen.getByRole('button', { name: buttonName });

  test('shows no message during a press, which would move the button', async () => {
    renderInShop(form);
    beginPress(button());
    await nextTask();
    expect(screen.queryByText(emailError)).toBeNull();
    fireEvent.pointerUp(button());
    fireEvent.click(button());
    expect(await screen.findByText(emailError)).toBeVisible();
  });

  test('shows the message after a press without a click', async () => {
    renderInShop(form);
    beginPress(button());
    fireEvent.pointerCancel(button());
    await waitFor(() => expect(screen.getByText(emailError)).toBeVisible());
  });
});
