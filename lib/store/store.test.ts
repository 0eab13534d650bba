import { createStore } from './store.ts';

test('whoever subscribes hears of every change, until they stop', () => {
  const store = createStore(1);
  const heard: number[] = [];
  const stop = store.subscribe(() => heard.push(store.get()));
  store.set(2);
  store.set(2);
  stop();
  store.set(3);
  expect([heard, store.get(), store.initial]).toEqual([[2, 2], 3, 1]);
});

test('a listener that stops while it is told keeps nothing from the others', () => {
  const store = createStore(0);
  const heard: string[] = [];
  const stop = store.subscribe(() => stop());
  store.subscribe(() => heard.push('other'));
  store.set(1);
  expect(heard).toEqual(['other']);
});
