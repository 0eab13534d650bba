import { act, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { preloadedIsland } from './preloaded-island.ts';
import { useDeferredComponent } from './use-deferred-component.ts';
import { WhenNearViewport } from './when-near-viewport.tsx';

const Content = () => <p>Content</p>;

function Deferred({ load, isNeeded }: { load: () => Promise<ComponentType>; isNeeded?: boolean }) {
  const Loaded = useDeferredComponent(load, isNeeded);
  return Loaded && <Loaded />;
}

describe('a deferred component', () => {
  test('loads once it is needed', async () => {
    const load = jest.fn(async () => Content);
    const { rerender } = render(<Deferred load={load} isNeeded={false} />);
    expect(load).not.toHaveBeenCalled();
    rerender(<Deferred load={load} />);
    expect(await screen.findByText('Content')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('renders nothing when loading fails', async () => {
    const load = jest.fn(() => Promise.reject(new Error('offline')));
    const { container } = render(<Deferred load={load} />);
    await act(async () => {});
    expect(container).toBeEmptyDOMElement();
  });
});

test('an island is loaded again after a failure', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const load = jest
    .fn<Promise<ComponentType>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Content);
  const Island = preloadedIsland(load);
  expect(load).toHaveBeenCalledTimes(1);
  render(
    <Suspense fallback={<p>Server</p>}>
      <Island />
    </Suspense>,
  );
  expect(screen.getByText('Server')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(await screen.findByText('Content')).toBeVisible();
  jest.useRealTimers();
});

test('content below the viewport renders once it is near', async () => {
  let enterViewport = () => {};
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation(((
    report: (entries: unknown[]) => void,
  ) => {
    enterViewport = () => report([{ isIntersecting: true }]);
    return { observe() {}, disconnect() {} };
  }) as never);
  render(
    <WhenNearViewport>
      <Content />
    </WhenNearViewport>,
  );
  expect(screen.queryByText('Content')).toBeNull();
  act(() => enterViewport());
  await waitFor(() => expect(screen.getByText('Content')).toBeVisible());
});
