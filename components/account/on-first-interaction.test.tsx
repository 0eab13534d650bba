import { act, fireEvent, render, screen } from '@testing-library/react';
import { onFirstInteraction } from './on-first-interaction.ts';

/** Waits for the first interaction with a form and records it. */
function watchFirstInteraction(): { isResolved: boolean } {
  const watched = { isResolved: false };
  void onFirstInteraction('login').then(() => {
    watched.isResolved = true;
  });
  return watched;
}

const flushPromises = () => act(async () => {});
const island = (
  <>
    <div data-deferred="login">
      <input aria-label="E-mail" />
    </div>
    <button type="button">Outside</button>
  </>
);

describe('first interaction with a deferred form', () => {
  test.each([
    ['pointing', fireEvent.pointerOver],
    ['pressing', fireEvent.pointerDown],
    ['a key', fireEvent.keyDown],
    ['typing', fireEvent.input],
    ['submitting', fireEvent.submit],
    ['focus', (element: Element) => fireEvent.focusIn(element)],
  ])('is %s', async (_case, interact) => {
    render(island);
    const watched = watchFirstInteraction();
    interact(screen.getByText('Outside'));
    await flushPromises();
    expect(watched.isResolved).toBe(false);
    interact(screen.getByLabelText('E-mail'));
    await flushPromises();
    expect(watched.isResolved).toBe(true);
  });

  test('counts a focus from before the wait', async () => {
    render(island);
    screen.getByLabelText('E-mail').focus();
    const watched = watchFirstInteraction();
    await flushPromises();
    expect(watched.isResolved).toBe(true);
  });

  test('is not waited for on Back and without a server-rendered form', async () => {
    const absent = watchFirstInteraction();
    await flushPromises();
    expect(absent.isResolved).toBe(true);
    render(island);
    const returning = watchFirstInteraction();
    fireEvent.popState(window);
    await flushPromises();
    expect(returning.isResolved).toBe(true);
  });
});
