import { act, screen } from '@testing-library/react';
import { renderInShop } from '@/components/testing/render-in-shop';
import { notify } from './notify.ts';
import { Toasts } from './toasts.tsx';

jest.mock('sonner', () => {
  throw new Error('offline');
});

afterEach(() => jest.useRealTimers());

test('the latest toast is plain text for three seconds without the library', async () => {
  jest.useFakeTimers();
  renderInShop(<Toasts />);
  act(() => notify({ kind: 'success', text: 'first' }));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('status')).toHaveTextContent('first');
  act(() => notify({ kind: 'success', text: (count) => `${count} second`, detail: 'Black' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^1 second Black$/);
  await act(() => jest.advanceTimersByTimeAsync(2900));
  expect(screen.getByRole('status')).toHaveTextContent('1 second');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
