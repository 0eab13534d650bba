import { act, fireEvent, render, screen } from '@testing-library/react';
import { onFirstInteraction } from './deferred-forms.tsx';

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

  test('has happened when the field was focused before the wait', async () => {
    render(island);
    screen.getByLabelText('E-mail').focus();
    const watched = watchFirstInteraction();
    await flushPromises();
    expect(watched.isResolved).toBe(true);
  });

  test('is not awaited after Back or without a server-rendered form', async () => {
    const withoutForm = watchFirstInteraction();
    await flushPromises();
    expect(withoutForm.isResolved).toBe(true);
    render(island);
    const afterBack = watchFirstInteraction();
    fireEvent.popState(window);
    await flushPromises();
    expect(afterBack.isResolved).toBe(true);
  });
});
