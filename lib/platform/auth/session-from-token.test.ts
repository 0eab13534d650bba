import { endedSessionEmail, session, setSession, signedInEmail } from './session.ts';
import { setSessionFromToken } from './session-from-token.ts';
import { createToken, installFakeAuthBrowser } from './testing.ts';
import { storeTokens } from './tokens.ts';

const email = 'salma@shop.example';
let requestedPaths: string[];
let respond: () => Response;
let serial = 0;

/** Creates a unique valid token. */
const token = (claims: object = {}) => {
  serial += 1;
  return createToken({ exp: Date.now() / 1000 + 3600, serial, ...claims });
};

beforeEach(() => {
  requestedPaths = [];
  respond = () => Response.json({ response: { name: 'Salma', email } });
  installFakeAuthBrowser((path) => {
    requestedPaths.push(path);
    return respond();
  });
});

async function sessionFor(access: string) {
  storeTokens({ access, refresh: 'r' });
  await setSessionFromToken(access);
  return session.get();
}

describe('setSessionFromToken', () => {
  test('takes the e-mail address from the token without a call', async () => {
    expect(await sessionFor(token({ email }))).toMatchObject({ status: 'customer', email });
    expect(requestedPaths).toEqual([]);
  });

  test('fetches a missing e-mail address from the profile once per token', async () => {
    const access = token();
    expect(await sessionFor(access)).toMatchObject({ status: 'customer', email });
    expect(await sessionFor(access)).toMatchObject({ status: 'customer', email });
    expect(requestedPaths).toEqual(['/Posts/Profiles/Get']);
  });

  test.each([404, 500])(
    'signs in without an e-mail address when the profile fails with %s',
    async (status) => {
      respond = () => Response.json({ Message: 'No' }, { status });
      expect(await sessionFor(token())).toMatchObject({ status: 'customer', email: null });
    },
  );

  test('is anonymous with an undecodable access token', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await sessionFor('nonsense')).toEqual({ status: 'anonymous' });
    expect(requestedPaths).toEqual([]);
  });

  test('believes a token that was just issued, whatever its expiry', async () => {
    expect(await sessionFor(token({ email, exp: 1 }))).toMatchObject({ status: 'customer', email });
  });

  test('uses the token stored by a refresh during the profile fetch', async () => {
    respond = () => {
      storeTokens({ access: token({ email: 'new@shop.example' }), refresh: 'r' });
      return Response.json({ response: { email } });
    };
    expect(await sessionFor(token())).toMatchObject({ status: 'customer', email: 'new@shop.example' });
  });

  test('stays anonymous after signing out during the profile fetch', async () => {
    await setSessionFromToken(null);
    respond = () => {
      storeTokens({ access: null, refresh: null });
      return Response.json({ response: { email } });
    };
    expect(await sessionFor(token())).toEqual({ status: 'anonymous' });
  });
});

describe('keys of the session', () => {
  test.each([
    [{ status: 'unknown' }, null, null],
    [{ status: 'anonymous' }, null, null],
    [{ status: 'anonymous', endedSessionEmail: email }, null, email],
    [{ status: 'customer', name: null, email }, email, null],
    [{ status: 'customer', name: null, email: null }, '', null],
  ] as const)('of the session %j: customer %j, ended customer %j', (next, customer, endedCustomer) => {
    setSession(next);
    expect([signedInEmail(), endedSessionEmail()]).toEqual([customer, endedCustomer]);
  });
});
