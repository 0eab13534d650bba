import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { restoreFocusAfterRemoval } from './restore-focus.ts';

/** Removes an item at once; `confirmation` settles later, as the call of an account does. */
function List({ names: initial, confirmation }: { names: string[]; confirmation: Promise<unknown> }) {
  const [names, setNames] = useState(initial);
  return (
    <main tabIndex={-1}>
      <input />
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <button
                type="button"
                data-focus-after-removal
                onClick={({ currentTarget }) =>
                  void restoreFocusAfterRemoval(currentTarget, () => {
                    setNames(names.filter((other) => other !== name));
                    return confirmation;
                  })
                }
              >
                Remove {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

describe('removing an item of a list', () => {
  const done = Promise.resolve();
  const unconfirmed = new Promise(() => {});

  test.each([
    ['the next item', ['Abaya', 'Hijab', 'Coat'], 'Hijab', 'Remove Coat'],
    ['the new last item', ['Abaya', 'Hijab'], 'Hijab', 'Remove Abaya'],
  ])('moves the focus to %s', async (_case, names, removed, focused) => {
    render(<List names={names} confirmation={unconfirmed} />);
    fireEvent.click(screen.getByRole('button', { name: `Remove ${removed}` }));
    await waitFor(() => expect(screen.getByRole('button', { name: focused })).toHaveFocus());
  });

  test('moves the focus to `main` after the last item', async () => {
    render(<List names={['Abaya']} confirmation={done} />);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('leaves a focus that the visitor has moved meanwhile', async () => {
    let confirm = () => {};
    const confirmation = new Promise<void>((resolve) => {
      confirm = resolve;
    });
    render(<List names={['Abaya', 'Hijab']} confirmation={confirmation} />);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Abaya' }));
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
    act(() => screen.getByRole('textbox').focus());
    await act(async () => confirm());
    await new Promise(requestAnimationFrame);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
