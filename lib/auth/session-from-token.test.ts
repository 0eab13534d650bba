import { session } from './session.ts';
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

  test('stays anonymous after signing out during the profile fetch', async () => {
    await setSessionFromToken(null);
    respond = () => {
      storeTokens({ access: null, refresh: null });
      return Response.json({ response: { email } });
    };
    expect(await sessionFor(token())).toEqual({ status: 'anonymous' });
  });
});
