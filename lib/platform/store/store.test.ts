import { createStore } from './store.ts';

describe('createStore', () => {
  test('notifies subscribers of every change until they unsubscribe', () => {
    const store = createStore(1);
    const values: number[] = [];
    const unsubscribe = store.subscribe(() => values.push(store.get()));
    store.set(2);
    store.set(2);
    unsubscribe();
    store.set(3);
    expect([values, store.get(), store.initial]).toEqual([[2, 2], 3, 1]);
  });

  test('notifies the other listeners when one unsubscribes during notification', () => {
    const store = createStore(0);
    const notified: string[] = [];
    const unsubscribe = store.subscribe(() => unsubscribe());
    store.subscribe(() => notified.push('other'));
    store.set(1);
    expect(notified).toEqual(['other']);
  });
});
