import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { looksPending } from '@/components/testing/looks-pending';
import { earlyInteractionsScript, hydratedEvent } from '@/lib/site/inline-scripts/early-interactions';

const handlerCalls: string[] = [];

/** Page without handlers until it hydrates. */
function Page() {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    const onHydrated = () => setIsHydrated(true);
    addEventListener('hydrated-page', onHydrated);
    return () => removeEventListener('hydrated-page', onHydrated);
  }, []);
  const recordCall = (name: string) => (isHydrated ? () => void handlerCalls.push(name) : undefined);
  return (
    <>
      <button type="button" onClick={recordCall('menu')}>
        Menu
      </button>
      <button type="button" commandfor="dialog" command="show-modal" onClick={recordCall('Command')}>
        Command
      </button>
      <button type="button" popoverTarget="popover" onClick={recordCall('Popover')}>
        Popover
      </button>
      <label>
        Black <input type="checkbox" onChange={recordCall('black')} />
      </label>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          recordCall('submit')?.();
        }}
      >
        <input aria-label="E-mail" onInput={recordCall('input')} />
        <button type="submit">Send</button>
      </form>
      <div data-deferred="panel">
        <button type="button" onClick={recordCall('panel')}>
          Panel
        </button>
      </div>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

/** Hydrates the page and replays the recorded interactions. */
async function hydrate(target: EventTarget = window) {
  await act(async () => {
    dispatchEvent(new Event('hydrated-page'));
  });
  await act(async () => {
    target.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Listeners of the script, to be removed after each test. */
const registeredListeners: [string, EventListenerOrEventListenerObject, unknown][] = [];

/** Loads the page in a browser with or without invoker commands and popovers. */
function loadPage({ hasCommands }: { hasCommands: boolean }): void {
  if (hasCommands) {
    Object.assign(window, { CommandEvent: class extends Event {} });
    Object.defineProperty(HTMLElement.prototype, 'popover', { configurable: true });
  }
  const originalAdd = window.addEventListener;
  jest.spyOn(window, 'addEventListener').mockImplementation((...listener: unknown[]) => {
    registeredListeners.push(listener as never);
    originalAdd.apply(window, listener as never);
  });
  new Function(earlyInteractionsScript)();
  jest.restoreAllMocks();
  render(<Page />);
}

describe('interactions before hydration', () => {
  beforeEach(() => {
    handlerCalls.length = 0;
  });
  afterEach(() => {
    for (const [type, listener, options] of registeredListeners.splice(0))
      window.removeEventListener(type, listener, options as boolean);
    delete document.documentElement.dataset.hydrated;
    Reflect.deleteProperty(window, 'CommandEvent');
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  });

  test('are acknowledged at once and replayed once, in order', async () => {
    loadPage({ hasCommands: true });
    fireEvent.click(screen.getByLabelText('Black'));
    fireEvent.click(button('Menu'));
    expect(looksPending(button('Menu'))).toBe(true);
    expect(handlerCalls).toEqual([]);
    await hydrate();
    expect(handlerCalls).toEqual(['black', 'menu']);
    expect(looksPending(button('Menu'))).toBe(false);
    expect(screen.getByLabelText('Black')).toBeChecked();
    fireEvent.click(button('Menu'));
    expect(handlerCalls).toEqual(['black', 'menu', 'menu']);
  });

  test('keep the last text of a field and submit its form once', async () => {
    loadPage({ hasCommands: true });
    for (const value of ['m', 'mona@shop.example'])
      fireEvent.input(screen.getByLabelText('E-mail'), { target: { value } });
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    await hydrate();
    expect(screen.getByLabelText('E-mail')).toHaveValue('mona@shop.example');
    expect(handlerCalls.filter((name) => name === 'submit')).toHaveLength(1);
    expect(handlerCalls.indexOf('input')).toBeLessThan(handlerCalls.indexOf('submit'));
  });

  test('are replayed when their deferred island hydrates', async () => {
    loadPage({ hasCommands: true });
    fireEvent.click(button('Panel'));
    await hydrate();
    expect(handlerCalls).toEqual([]);
    await hydrate(document.querySelector('[data-deferred]') as Element);
    expect(handlerCalls).toEqual(['panel']);
  });

  test('wait for the page also when an island hydrates before it', async () => {
    loadPage({ hasCommands: false });
    fireEvent.click(button('Command'));
    await hydrate(document.querySelector('[data-deferred]') as Element);
    expect(handlerCalls).toEqual([]);
    await hydrate();
    expect(handlerCalls).toEqual(['Command']);
  });

  test.each([
    ['Command', true],
    ['Popover', true],
    ['Command', false],
    ['Popover', false],
  ])('%s: are replayed unless the browser handles them itself (%p)', async (name, hasCommands) => {
    loadPage({ hasCommands });
    fireEvent.click(button(name));
    expect(looksPending(button(name))).toBe(!hasCommands);
    await hydrate();
    expect(handlerCalls).toEqual(hasCommands ? [] : [name]);
  });
});
