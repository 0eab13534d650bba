import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { currentOverlay } from '@/components/commerce/current-overlay';
import { renderInShop } from '@/components/testing/render-in-shop';
import { openPage } from '@/components/ui/layer-entry';
import { useLayerHistory } from './use-layer-history.ts';

function Page() {
  useLayerHistory();
  return (
    <>
      <dialog aria-label="Menu" open>
        <a href="/pages/about">About</a>
        <button type="button">Button</button>
        <div data-stay-open="">
          <a href="/shop?color=Black">Black</a>
        </div>
      </dialog>
      <search>
        <input aria-label="Search" />
      </search>
    </>
  );
}

const dialog = () => screen.queryByRole('dialog');
const isCartOpen = () => currentOverlay.get() !== null;

function render() {
  const rendered = renderInShop(<Page />, { path: '/pages/about' });
  act(() => currentOverlay.set({ kind: 'cart' }));
  const click = (element: HTMLElement, init?: MouseEventInit) => {
    element.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(element, init);
  };
  return { ...rendered, click };
}

describe('closing on navigation', () => {
  test('a link to the current page closes dialogs', () => {
    const { click } = render();
    click(screen.getByRole('link', { name: 'About' }));
    expect(dialog()).toBeNull();
  });

  test.each([
    ['a button', 'button', 'Button', {}],
    ['a filter in a sheet', 'link', 'Black', {}],
    ['a link for another tab', 'link', 'About', { ctrlKey: true }],
  ])('%s leaves dialogs open', (_case, role, name, init) => {
    const { click } = render();
    click(screen.getByRole(role, { name }), init);
    expect(dialog()).toBeVisible();
    expect(isCartOpen()).toBe(true);
  });

  test('another page closes dialogs, overlays and suggestions', () => {
    const { navigate } = render();
    act(() => screen.getByRole('textbox', { name: 'Search' }).focus());
    navigate('/shop');
    expect(dialog()).toBeNull();
    expect(isCartOpen()).toBe(false);
    expect(document.body).toHaveFocus();
  });

  test('Back closes everything', () => {
    render();
    act(() => screen.getByRole('textbox', { name: 'Search' }).focus());
    fireEvent.popState(window);
    expect(document.body).toHaveFocus();
    expect(dialog()).toBeNull();
    expect(isCartOpen()).toBe(false);
  });

  test.each([
    ['a page restored from the back/forward cache closes the cart', true, false],
    ['the first pageshow leaves the cart open', false, true],
  ])('%s', (_title, persisted, staysOpen) => {
    render();
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));
    expect(isCartOpen()).toBe(staysOpen);
  });
});

describe('history entry of a layer', () => {
  const isLayerEntry = () => Boolean(history.state?.layer);
  const openDialog = () => (screen.getByRole('dialog', { hidden: true }) as HTMLDialogElement).showModal();
  const closeDialog = () => (screen.getByRole('dialog') as HTMLDialogElement).close();

  test('is added on opening and removed on closing', async () => {
    render();
    expect(isLayerEntry()).toBe(true);
    closeDialog();
    await waitFor(() => expect(isLayerEntry()).toBe(false));
    openDialog();
    await waitFor(() => expect(isLayerEntry()).toBe(true));
    act(() => history.back());
    await waitFor(() => expect(dialog()).toBeNull());
    expect(isLayerEntry()).toBe(false);
  });

  test('and the page below have no fragment to return to', async () => {
    history.replaceState(null, '', '#content');
    render();
    expect([isLayerEntry(), location.hash]).toEqual([true, '']);
    closeDialog();
    await waitFor(() => expect(isLayerEntry()).toBe(false));
    expect(location.hash).toBe('');
  });

  test('is skipped when Forward leads to it', async () => {
    render();
    act(() => history.back());
    await waitFor(() => expect(dialog()).toBeNull());
    const poppedLayerEntries: boolean[] = [];
    addEventListener('popstate', () => poppedLayerEntries.push(isLayerEntry()));
    act(() => history.forward());
    await waitFor(() => expect(poppedLayerEntries).toEqual([true, false]));
    expect(dialog()).toBeNull();
  });

  test('is replaced by a page that a link in the layer opens', async () => {
    const { router, navigate } = render();
    const link = screen.getByRole('link', { name: 'Black' });
    openPage(router, link.getAttribute('href') ?? '');
    expect(router.replace).toHaveBeenCalledWith('/shop?color=Black');
    closeDialog();
    navigate('/shop');
    openPage(router, '/pages/policy');
    expect(router.push).toHaveBeenCalledWith('/pages/policy');
  });
});
