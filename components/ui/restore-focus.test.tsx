import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { restoreFocusAfterRemoval } from './restore-focus.ts';

function List({ names: initial }: { names: string[] }) {
  const [names, setNames] = useState(initial);
  return (
    <main tabIndex={-1}>
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <button
                type="button"
                data-remove-button
                onClick={({ currentTarget }) => {
                  const restoreFocus = restoreFocusAfterRemoval(currentTarget);
                  setNames(names.filter((other) => other !== name));
                  restoreFocus();
                }}
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
  test.each([
    ['the next item', ['Abaya', 'Hijab', 'Coat'], 'Hijab', 'Remove Coat'],
    ['the new last item', ['Abaya', 'Hijab'], 'Hijab', 'Remove Abaya'],
  ])('moves the focus to %s', async (_case, names, removed, focused) => {
    render(<List names={names} />);
    fireEvent.click(screen.getByRole('button', { name: `Remove ${removed}` }));
    await waitFor(() => expect(screen.getByRole('button', { name: focused })).toHaveFocus());
  });

  test('moves the focus to `main` after the last item', async () => {
    render(<List names={['Abaya']} />);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});
