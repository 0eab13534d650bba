import { type AccountList, createAccountList } from './account-list.ts';

let accountItems: readonly string[];
let sentLists: string[][];
let nextOutcome: 'accepted' | 'rejected' | 'lost';
let isAccountDown: boolean;
let list: AccountList<string>;

const add = (item: string) => list.update((items) => [...items, item]);

beforeEach(async () => {
  [accountItems, sentLists, nextOutcome, isAccountDown] = [['abaya'], [], 'accepted', false];
  list = createAccountList<string>({
    async fetch() {
      if (isAccountDown) throw new Error('down');
      return accountItems;
    },
    async send(before, after) {
      sentLists.push([...after]);
      const outcome = nextOutcome;
      nextOutcome = 'accepted';
      if (outcome !== 'rejected') accountItems = after;
      if (outcome !== 'accepted') throw new Error(outcome);
      expect(before).not.toBe(after);
      return accountItems;
    },
  });
  await list.load();
});

describe('createAccountList', () => {
  test('shows an update at once and notifies again on the response', async () => {
    const published: (readonly string[])[] = [];
    list.subscribe(() => published.push(list.get()));
    const updated = add('dress');
    expect([list.get(), list.confirmedItems()]).toEqual([['abaya', 'dress'], ['abaya']]);
    expect(await updated).toEqual(['abaya', 'dress']);
    expect(published).toEqual([
      ['abaya', 'dress'],
      ['abaya', 'dress'],
    ]);
    expect(list.confirmedItems()).toEqual(['abaya', 'dress']);
  });

  test('sends updates one at a time, each based on the last response', async () => {
    await Promise.all([add('dress'), add('scarf')]);
    expect(sentLists).toEqual([
      ['abaya', 'dress'],
      ['abaya', 'dress', 'scarf'],
    ]);
  });

  test('rolls back a rejected update and applies the next', async () => {
    nextOutcome = 'rejected';
    const [first, second] = await Promise.allSettled([add('dress'), add('scarf')]);
    expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled']);
    expect(list.get()).toEqual(['abaya', 'scarf']);
  });

  test('refetches after a lost response', async () => {
    nextOutcome = 'lost';
    await expect(add('dress')).rejects.toThrow('lost');
    expect(list.get()).toEqual(['abaya', 'dress']);
  });

  test('restores the previous items when refetching fails too', async () => {
    [nextOutcome, isAccountDown] = ['rejected', true];
    await expect(add('dress')).rejects.toThrow('rejected');
    expect(list.get()).toEqual(['abaya']);
  });

  test('never overwrites a newer update with an older load', async () => {
    const loaded = list.loadFrom(async () => ['abaya', 'scarf']);
    const added = add('dress');
    await loaded;
    expect(list.get()).toEqual(['abaya', 'scarf', 'dress']);
    await added;
    expect(sentLists).toEqual([['abaya', 'scarf', 'dress']]);
  });

  test('keeps the items when loading fails and runs later updates', async () => {
    isAccountDown = true;
    const [failed] = await Promise.allSettled([list.load(), add('dress')]);
    expect([failed?.status, list.get()]).toEqual(['rejected', ['abaya', 'dress']]);
  });
});
