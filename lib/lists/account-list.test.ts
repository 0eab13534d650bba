import { type AccountList, accountList } from './account-list.ts';

let held: readonly string[];
let sent: string[][];
let fate: 'obeyed' | 'refused' | 'lost';
let isAway: boolean;
let list: AccountList<string>;

const add = (item: string) => list.update((items) => [...items, item]);

beforeEach(async () => {
  [held, sent, fate, isAway] = [['abaya'], [], 'obeyed', false];
  list = accountList<string>({
    async fetch() {
      if (isAway) throw new Error('away');
      return held;
    },
    async send(before, after) {
      sent.push([...after]);
      const what = fate;
      fate = 'obeyed';
      if (what !== 'refused') held = after;
      if (what !== 'obeyed') throw new Error(what);
      expect(before).not.toBe(after);
      return held;
    },
  });
  await list.load();
});

test('a change shows at once, and listeners hear of it then and when it is answered', async () => {
  const heard: (readonly string[])[] = [];
  list.subscribe(() => heard.push(list.get()));
  const done = add('dress');
  expect([list.get(), list.held()]).toEqual([['abaya', 'dress'], ['abaya']]);
  expect(await done).toEqual(['abaya', 'dress']);
  expect(heard).toEqual([
    ['abaya', 'dress'],
    ['abaya', 'dress'],
  ]);
  expect(list.held()).toEqual(['abaya', 'dress']);
});

test('changes are sent one after the other, each on top of what the last answer said', async () => {
  await Promise.all([add('dress'), add('scarf')]);
  expect(sent).toEqual([
    ['abaya', 'dress'],
    ['abaya', 'dress', 'scarf'],
  ]);
});

test('a change that is refused is undone, and the one after it still counts', async () => {
  fate = 'refused';
  const [refused, kept] = await Promise.allSettled([add('dress'), add('scarf')]);
  expect([refused?.status, kept?.status]).toEqual(['rejected', 'fulfilled']);
  expect(list.get()).toEqual(['abaya', 'scarf']);
});

test('a lost answer is followed by reading what became of the change', async () => {
  fate = 'lost';
  await expect(add('dress')).rejects.toThrow('lost');
  expect(list.get()).toEqual(['abaya', 'dress']);
});

test('where nothing can be read after a failure, the list is what it was', async () => {
  [fate, isAway] = ['refused', true];
  await expect(add('dress')).rejects.toThrow('refused');
  expect(list.get()).toEqual(['abaya']);
});

test('an older reading never covers a newer change, and shows nothing before it is answered', async () => {
  const read = list.load(async () => ['abaya', 'scarf']);
  const added = add('dress');
  await read;
  expect(list.get()).toEqual(['abaya', 'scarf', 'dress']);
  await added;
  expect(sent).toEqual([['abaya', 'scarf', 'dress']]);
});

test('a reading that fails leaves the list as it is, and what comes after it is still done', async () => {
  isAway = true;
  const [failed] = await Promise.allSettled([list.load(), add('dress')]);
  expect([failed?.status, list.get()]).toEqual(['rejected', ['abaya', 'dress']]);
});
