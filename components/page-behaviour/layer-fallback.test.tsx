import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountMenu } from '@/components/layout/account-menu';
import { MobileMenu } from '@/components/layout/mobile-menu';
import { SizeGuide } from '@/components/product/size-guide';
import { renderInShop } from '@/components/testing/render-in-shop';
import { sampleTenant } from '@/components/testing/sample-tenant';
import { startLayerFallback } from './layer-fallback.ts';
import { useLayerHistory } from './use-layer-history.ts';

const measurements = [{ size: 'S', chest: 90, waist: null, length: 140, sleeve: null }];

function Page() {
  useLayerHistory();
  return (
    <>
      <AccountMenu />
      <MobileMenu menu={{ categories: [], features: [] }} showcases={[]} tenant={sampleTenant} />
      <SizeGuide guide={null} garmentMeasurements={measurements} />
      <p>Text</p>
    </>
  );
}

/** Features whose presence the script checks. */
const features = [
  [window, 'CommandEvent'],
  [HTMLDialogElement.prototype, 'closedBy'],
  [HTMLElement.prototype, 'popover'],
] as const;

/** Starts the fallback in a browser that supports these features; jsdom supports none of them. */
function render(supported: readonly string[] = []) {
  for (const [owner, property] of features)
    if (supported.includes(property)) Object.defineProperty(owner, property, { configurable: true });
  stop = startLayerFallback();
  renderInShop(<Page />);
}

let stop = () => {};

afterEach(() => {
  stop();
  for (const [owner, property] of features) Reflect.deleteProperty(owner, property);
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

const hasLayerEntry = () => Boolean(history.state?.layer);

describe('dialogs in browsers without invoker commands', () => {
  test.each([
    ['Open menu', 'Menu', 'Close menu'],
    ['Size Guide', 'Size Guide', 'Close size guide'],
  ])('%s opens and closes', async (opener, name, closer) => {
    render();
    await userEvent.click(screen.getByRole('button', { name: opener }));
    const dialog = screen.getByRole('dialog', { name });
    await waitFor(() => expect(hasLayerEntry()).toBe(true));
    await userEvent.click(within(dialog).getByRole('button', { name: closer }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(hasLayerEntry()).toBe(false));
  });

  test('are left to browsers that have the commands', async () => {
    render(['CommandEvent']);
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a press outside of a dialog', () => {
  const press = (dialog: HTMLElement, downX: number, upX: number) => {
    fireEvent(dialog, new MouseEvent('pointerdown', { bubbles: true, clientX: downX, clientY: 5 }));
    fireEvent.click(dialog, { clientX: upX, clientY: 5 });
  };

  test.each([
    ['closes it', [], 20, 20, false],
    ['inside, on its padding, leaves it open', [], 5, 5, true],
    ['that began inside leaves it open', [], 5, 20, true],
    ['is left to browsers with `closedby`', ['closedBy'], 20, 20, true],
  ] as const)('%s', (_title, supported, downX, upX, staysOpen) => {
    render(supported);
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const dialog = screen.getByRole('dialog', { name: 'Menu' });
    jest.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10));
    press(dialog, downX, upX);
    expect((dialog as HTMLDialogElement).open).toBe(staysOpen);
  });
});

describe('popovers in browsers without them', () => {
  const opener = () => screen.getByRole('button', { name: 'Account' });
  const popover = () => screen.getByRole('navigation', { name: 'Account' });
  const isOpen = () => popover().hasAttribute('data-popover-open');

  test('open and close by their button', async () => {
    render();
    await userEvent.click(opener());
    expect(isOpen()).toBe(true);
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(hasLayerEntry()).toBe(true));
    await userEvent.click(opener());
    expect(isOpen()).toBe(false);
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(hasLayerEntry()).toBe(false));
  });

  test('close on a press outside, not on one inside', async () => {
    render();
    await userEvent.click(opener());
    await userEvent.click(popover());
    expect(isOpen()).toBe(true);
    await userEvent.click(screen.getByText('Text'));
    expect(isOpen()).toBe(false);
  });

  test('close on Escape and return the focus', async () => {
    render();
    await userEvent.click(opener());
    act(() => within(popover()).getByRole('link', { name: 'Sign In' }).focus());
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(opener()).toHaveFocus();
  });

  test('close on Back', async () => {
    render();
    await userEvent.click(opener());
    await waitFor(() => expect(hasLayerEntry()).toBe(true));
    act(() => history.back());
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  test('are left to browsers that have them', async () => {
    render(['popover']);
    await userEvent.click(opener());
    expect(isOpen()).toBe(false);
  });
});
