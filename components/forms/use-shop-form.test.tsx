import { screen, waitFor } from '@testing-library/react';
import { object } from 'yup';
import { expectAccessible, renderInShop } from '@/components/testing/render-in-shop';
import { loadFailureEvent } from '@/components/ui/report-load-failure';
import { formFields } from '@/lib/platform/auth/form-schemas';
import { CallError } from '@/lib/platform/upstream/call-error';
import { EmailField, NameField } from './field.tsx';
import { FormAlert } from './form-alert.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useShopForm } from './use-shop-form.ts';

const schema = object({ name: formFields.name(), email: formFields.email() });
const nameField = () => screen.getByLabelText('Name');
const emailField = () => screen.getByLabelText('E-mail');
const isMarkedInvalid = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';
const submitButton = () => screen.getByRole('button', { name: 'Send' });

function TestForm({ send }: { send(values: object): Promise<void> }) {
  const { form, errors, formError, submit } = useShopForm(schema, send);
  return (
    <form noValidate onSubmit={submit}>
      <NameField registration={form.register('name')} error={errors.name} />
      <EmailField registration={form.register('email')} error={errors.email} />
      <FormAlert text={formError} />
      <SubmitButton busy={form.formState.isSubmitting}>Send</SubmitButton>
    </form>
  );
}

/** Renders the form with valid values and submits it. */
async function submitValidValues(send: (values: object) => Promise<void>) {
  const { user } = renderInShop(<TestForm send={send} />);
  await user.type(nameField(), ' Salma ');
  await user.type(emailField(), 'salma@shop.example');
  await user.click(submitButton());
  return user;
}

describe('shop form', () => {
  test('describes every invalid field and focuses the first', async () => {
    const send = jest.fn();
    const { user } = renderInShop(<TestForm send={send} />);
    await user.click(submitButton());
    await waitFor(() => expect(nameField()).toHaveFocus());
    expect(isMarkedInvalid(nameField())).toBe(true);
    expect(nameField()).toHaveAccessibleDescription('Name is required');
    expect(emailField()).toHaveAccessibleDescription('Email is required and must be a valid email address');
    expect(send).not.toHaveBeenCalled();
    await expectAccessible();
  });

  test('reports a script that did not load, without its technical message', async () => {
    const onFailure = jest.fn();
    addEventListener(loadFailureEvent, onFailure, { once: true });
    const error = Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' });
    await submitValidValues(() => Promise.reject(error));
    await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
    expect(onFailure.mock.calls[0][0].detail.error).toBe(error);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows an error after blur and removes it while typing', async () => {
    const { user } = renderInShop(<TestForm send={jest.fn()} />);
    await user.type(emailField(), 'salma');
    expect(isMarkedInvalid(emailField())).toBe(false);
    await user.tab();
    await waitFor(() => expect(isMarkedInvalid(emailField())).toBe(true));
    await user.type(emailField(), '@shop.example');
    await waitFor(() => expect(isMarkedInvalid(emailField())).toBe(false));
    expect(isMarkedInvalid(nameField())).toBe(false);
  });

  test('submits with Enter and ignores further submits meanwhile', async () => {
    let finish = () => {};
    const send = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const user = await submitValidValues(send);
    expect(send).toHaveBeenCalledWith({ name: 'Salma', email: 'salma@shop.example' });
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    expect(submitButton()).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(submitButton()).toHaveFocus());
    await user.click(submitButton());
    await user.type(nameField(), '{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
    finish();
    await waitFor(() => expect(submitButton()).toHaveAttribute('aria-disabled', 'false'));
    await user.type(nameField(), '{Enter}');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });

  test('shows field errors of the API at their fields', async () => {
    const errors = { name: ['Too long'], 'contact.email': ['Already used'], other: ['Ignored'] };
    await submitValidValues(() =>
      Promise.reject(new CallError(400, { body: { Message: 'Invalid', errors } })),
    );
    await waitFor(() => expect(nameField()).toHaveAccessibleDescription('Too long'));
    expect(emailField()).toHaveAccessibleDescription('Already used');
    await waitFor(() => expect(nameField()).toHaveFocus());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows any other error and keeps the values for another attempt', async () => {
    const send = jest.fn(() => Promise.reject(new CallError(500)));
    const user = await submitValidValues(send);
    expect(await screen.findByRole('alert')).toHaveTextContent("We can't reach the shop right now.");
    expect(nameField()).toHaveValue(' Salma ');
    expect(emailField()).toHaveValue('salma@shop.example');
    send.mockImplementationOnce(() => Promise.resolve() as Promise<never>);
    await user.click(submitButton());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
