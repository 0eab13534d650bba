import { screen, waitFor } from '@testing-library/react';
import { expectAccessible, renderInShop } from '@/components/testing/render-in-shop';
import { locales } from '@/lib/platform/i18n/routing';
import { ConfirmButton } from './confirm-button.tsx';

const onConfirm = jest.fn();

async function openDialog(locale: (typeof locales)[number] = 'en') {
  onConfirm.mockReset();
  const { user } = renderInShop(
    <ConfirmButton
      label="Clear"
      className=""
      question="Remove everything?"
      confirmLabel="Remove"
      cancelLabel="Keep"
      onConfirm={onConfirm}
    />,
    { locale },
  );
  await user.click(button('Clear'));
  return user;
}

const button = (name: string) => screen.getByRole('button', { name });

describe('confirm button', () => {
  test.each(locales)('opens a confirmation dialog before it acts: %s', async (locale) => {
    await openDialog(locale);
    expect(screen.getByRole('alertdialog', { name: 'Remove everything?' })).toBeVisible();
    await waitFor(() => expect(button('Keep')).toHaveFocus());
    expect(onConfirm).not.toHaveBeenCalled();
    await expectAccessible();
  });

  test('acts after the confirmation, with the focus on its button', async () => {
    const user = await openDialog();
    await user.click(button('Remove'));
    expect(onConfirm).toHaveBeenCalledWith(button('Clear'));
    await waitFor(() => expect(button('Clear')).toHaveFocus());
  });

  test('does nothing when cancelled', async () => {
    const user = await openDialog();
    await user.click(button('Keep'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
