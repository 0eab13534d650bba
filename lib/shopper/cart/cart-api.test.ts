import { cartPaths } from '../../../contract/paths.ts';
import { fetchCartTotal } from './cart-api.ts';
import { type FakeAccount, installFakeAccount } from './testing.ts';

let account: FakeAccount;

beforeEach(() => {
  account = installFakeAccount();
});

describe('fetchCartTotal', () => {
  test('is null and logs nothing when the API has no such call', async () => {
    expect(await fetchCartTotal('en')).toBeNull();
    expect(account.log).toEqual([]);
  });

  test('passes on any other failure', async () => {
    for (const status of [405, 500]) {
      account.failures.push([cartPaths.cartTotal, { rejected: 'No', status }]);
      await expect(fetchCartTotal('en')).rejects.toMatchObject({ status });
    }
    account.onCall = () => {
      throw new TypeError('oops');
    };
    await expect(fetchCartTotal('en')).rejects.toThrow();
  });
});
