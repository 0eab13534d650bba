import { fakeTokenBrowser, tokenOf } from '../auth/testing.ts';
import { until } from './testing.ts';

let stored: Map<string, string>;
let leave: () => void;
let customerEmail: typeof import('./customer-email.ts').customerEmail;
let setSession: typeof import('../auth/session.ts').setSession;

beforeEach(async () => {
  jest.resetModules();
  stored = fakeTokenBrowser(() => new Response());
  const addEventListener = (type: string, listener: () => void) => {
    if (type === 'pagehide') leave = listener;
  };
  Object.defineProperty(globalThis, 'addEventListener', { value: addEventListener, configurable: true });
  ({ customerEmail } = await import('./customer-email.ts'));
  ({ setSession } = await import('../auth/session.ts'));
});

const customer = (email: string | null) => setSession({ status: 'customer', name: null, email });

test('it is that of the customer who is signed in, and nobody’s of a visitor', () => {
  customer('salma@shop.example');
  expect(customerEmail()).toBe('salma@shop.example');
  customer(null);
  expect(customerEmail()).toBeNull();
  setSession({ status: 'anonymous' });
  expect(customerEmail()).toBeNull();
});

test('without a token there is nobody to find out', () => {
  expect(customerEmail()).toBeNull();
});

test('a token that is good tells it before the page has found out', async () => {
  stored.set('a', tokenOf({ email: 'salma@shop.example', exp: Date.now() / 1000 + 60 }));
  expect(await customerEmail()).toBe('salma@shop.example');
});

describe('where the token does not tell it', () => {
  const opened = async () => {
    stored.set('a', tokenOf({ email: 'old@shop.example', exp: Date.now() / 1000 - 60 }));
    const answers: (string | null)[] = [];
    void Promise.resolve(customerEmail()).then((email) => answers.push(email));
    await new Promise(setImmediate);
    expect(answers).toEqual([]);
    return answers;
  };

  test('it is waited for until the page has found out who is there', async () => {
    const answers = await opened();
    setSession({ status: 'unknown' });
    await new Promise(setImmediate);
    expect(answers).toEqual([]);
    customer('salma@shop.example');
    await until(() => answers.length > 0);
    expect(answers).toEqual(['salma@shop.example']);
  });

  test('it is nobody’s once the page turns out to have a visitor', async () => {
    const answers = await opened();
    setSession({ status: 'anonymous' });
    await until(() => answers.length > 0);
    expect(answers).toEqual([null]);
  });

  test('it is nobody’s once the page is left', async () => {
    const answers = await opened();
    leave();
    await until(() => answers.length > 0);
    expect(answers).toEqual([null]);
  });
});
