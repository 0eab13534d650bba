import { createToken, installFakeAuthBrowser } from '../../platform/auth/testing.ts';
import { waitFor } from './testing.ts';

let stored: Map<string, string>;
let leavePage: () => void;
let customerEmail: typeof import('./customer-email.ts').customerEmail;
let setSession: typeof import('../../platform/auth/session.ts').setSession;

beforeEach(async () => {
  jest.resetModules();
  stored = installFakeAuthBrowser(() => new Response());
  const addEventListener = (type: string, listener: () => void) => {
    if (type === 'pagehide') leavePage = listener;
  };
  Object.defineProperty(globalThis, 'addEventListener', { value: addEventListener, configurable: true });
  ({ customerEmail } = await import('./customer-email.ts'));
  ({ setSession } = await import('../../platform/auth/session.ts'));
});

const signIn = (email: string | null) => setSession({ status: 'customer', name: null, email });

describe('customerEmail', () => {
  test('returns the e-mail of the signed-in customer and null for guests', () => {
    signIn('salma@shop.example');
    expect(customerEmail()).toBe('salma@shop.example');
    signIn(null);
    expect(customerEmail()).toBeNull();
    setSession({ status: 'anonymous' });
    expect(customerEmail()).toBeNull();
  });

  test('returns null without an access token', () => {
    expect(customerEmail()).toBeNull();
  });

  test('reads the e-mail from a valid token before the session is known', async () => {
    stored.set('a', createToken({ email: 'salma@shop.example', exp: Date.now() / 1000 + 60 }));
    expect(await customerEmail()).toBe('salma@shop.example');
  });

  describe('with an expired token', () => {
    /** Calls `customerEmail` and returns a list to which its result is added later. */
    const requestEmail = async () => {
      stored.set('a', createToken({ email: 'old@shop.example', exp: Date.now() / 1000 - 60 }));
      const emails: (string | null)[] = [];
      void Promise.resolve(customerEmail()).then((email) => emails.push(email));
      await new Promise(setImmediate);
      expect(emails).toEqual([]);
      return emails;
    };

    test('waits until the session is known', async () => {
      const emails = await requestEmail();
      setSession({ status: 'unknown' });
      await new Promise(setImmediate);
      expect(emails).toEqual([]);
      signIn('salma@shop.example');
      await waitFor(() => emails.length > 0);
      expect(emails).toEqual(['salma@shop.example']);
    });

    test('resolves to null for an anonymous session', async () => {
      const emails = await requestEmail();
      setSession({ status: 'anonymous' });
      await waitFor(() => emails.length > 0);
      expect(emails).toEqual([null]);
    });

    test('resolves to null when the page is left', async () => {
      const emails = await requestEmail();
      leavePage();
      await waitFor(() => emails.length > 0);
      expect(emails).toEqual([null]);
    });
  });
});
