import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { locales } from '@/lib/platform/i18n/routing';
import { Modal } from './modal.tsx';
import { toastContainer } from './toast-container.ts';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Modal title="Sizes" className="" onClose={() => setIsOpen(false)}>
          <p>Content</p>
        </Modal>
      )}
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Open' });
const dialog = () => screen.queryByRole('dialog', { name: 'Sizes' });

async function openModal() {
  const result = renderInShop(<Page />);
  await result.user.click(opener());
  return result;
}

describe('modal', () => {
  test.each(locales)('returns the focus to its opener when the visitor closes it: %s', async (locale) => {
    const { user } = renderInShop(<Page />, { locale });
    await user.click(opener());
    expect(dialog()).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: texts(locale)('browser.close') }));
    expect(dialog()).toBeNull();
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  test('closes on a click outside, not on a click inside', async () => {
    await openModal();
    const element = dialog() as HTMLElement;
    jest
      .spyOn(element, 'getBoundingClientRect')
      .mockReturnValue({ left: 10, right: 90, top: 10, bottom: 90 } as DOMRect);
    fireEvent.click(screen.getByText('Content'), { clientX: 1, clientY: 1 });
    fireEvent.click(element, { clientX: 50, clientY: 50 });
    expect(dialog()).toBeVisible();
    fireEvent.click(element, { clientX: 50, clientY: 95 });
    expect(dialog()).toBeNull();
  });

  test('contains the toasts while it is open', async () => {
    const { user } = await openModal();
    expect(dialog()).toContainElement(toastContainer());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(toastContainer().parentElement).toBe(document.body);
  });
});
