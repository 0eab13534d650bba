import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useRemovedBuildRecovery } from '@/components/page-behaviour/use-removed-build-recovery';
import { failure, fakeApi } from '@/components/testing/fake-api';
import { recordNavigations } from '@/components/testing/record-navigations';
import { recordToasts } from '@/components/testing/record-toasts';
import { renderInShop, texts } from '@/components/testing/render-in-shop';
import { recoverFromRemovedBuild } from './removed-build.ts';
import { reportLoadFailure } from './report-load-failure.ts';

/** Error of a script that no longer exists. */
const scriptError = Object.assign(new Error('Failed to load'), { name: 'ChunkLoadError' });

let navigations: string[];
let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  sessionStorage.clear();
  navigations = recordNavigations();
  api = fakeApi();
  api.setResponse('HEAD /icons/icon.svg', '');
});

function Form() {
  const [city, setCity] = useState('');
  return (
    <form>
      <input aria-label="City" name="city" value={city} onChange={({ target }) => setCity(target.value)} />
      <textarea aria-label="Notes" name="notes" />
      <input aria-label="Password" name="password" type="password" />
      <input aria-label="Small" type="radio" name="size" value="S" />
      <input aria-label="Large" type="radio" name="size" value="L" />
      <input aria-label="Gift" type="checkbox" name="gift" defaultChecked />
      <p>City: {city}</p>
    </form>
  );
}

function Page() {
  useRemovedBuildRecovery();
  return <Form />;
}

describe('a removed build', () => {
  test('is left for the page that shows the same', async () => {
    expect(await recoverFromRemovedBuild(scriptError, '/shop/cart')).toBeNull();
    expect(navigations).toEqual(['/shop/cart']);
  });

  test('is reloaded once for an action without such a page', async () => {
    expect(await recoverFromRemovedBuild(scriptError)).toBeNull();
    expect(await recoverFromRemovedBuild(scriptError)).toBe('outdated');
    expect(navigations).toEqual(['reload']);
  });

  test.each([
    ['the shop cannot be reached', scriptError, failure(0)],
    ['something else failed', new Error('Bad request'), ''],
  ])('is not assumed when %s', async (_case, error, response) => {
    api.setResponse('HEAD /icons/icon.svg', response);
    expect(await recoverFromRemovedBuild(error, '/shop/cart')).toBe('notLoaded');
    expect(navigations).toEqual([]);
  });

  test('is left for the page named with a reported failure', async () => {
    renderInShop(<Page />);
    act(() => reportLoadFailure(scriptError, '/pin.webm'));
    await waitFor(() => expect(navigations).toEqual(['/pin.webm']));
  });

  test('that is not the cause of a reported failure is not left', async () => {
    const toasts = recordToasts();
    renderInShop(<Page />);
    act(() => reportLoadFailure(new Error('Bad request')));
    await waitFor(() => expect(toasts).toEqual([texts('en')('browser.notLoaded')]));
    expect(navigations).toEqual([]);
  });

  test('keeps what was entered, but no password, and says so', async () => {
    const toasts = recordToasts();
    const { unmount } = renderInShop(<Page />);
    for (const [label, value] of [
      ['City', 'Dokki'],
      ['Notes', 'Ring twice'],
      ['Password', 'secret'],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    for (const label of ['Large', 'Gift']) fireEvent.click(screen.getByLabelText(label));
    act(() => {
      dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: scriptError }));
    });
    await waitFor(() => expect(navigations).toEqual(['reload']));
    expect(JSON.stringify(sessionStorage)).not.toContain('secret');
    expect(toasts).toEqual([]);
    unmount();
    renderInShop(<Page />);
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Dokki'));
    expect(screen.getByText('City: Dokki')).toBeVisible();
    expect(screen.getByLabelText('Notes')).toHaveValue('Ring twice');
    expect(screen.getByLabelText('Large')).toBeChecked();
    expect(screen.getByLabelText('Gift')).not.toBeChecked();
    expect(toasts).toEqual([texts('en')('browser.reloaded')]);
  });
});
