import { announce } from './announce.ts';
import { session } from './session.ts';
import { fakeTokenBrowser, tokenOf } from './testing.ts';
import { storeTokens } from './tokens.ts';

const email = 'salma@shop.example';
let asked: string[];
let answer: () => Response;
let serial = 0;

/** A token that is good and unlike any other. */
const token = (claims: object = {}) => {
  serial += 1;
  return tokenOf({ exp: Date.now() / 1000 + 3600, serial, ...claims });
};

beforeEach(() => {
  asked = [];
  answer = () => Response.json({ response: { name: 'Salma', email } });
  fakeTokenBrowser((path) => {
    asked.push(path);
    return answer();
  });
});

async function announced(access: string) {
  storeTokens({ access, refresh: 'r' });
  await announce(access);
  return session.get();
}

test('a token that names its customer needs no profile', async () => {
  expect(await announced(token({ email }))).toMatchObject({ status: 'customer', email });
  expect(asked).toEqual([]);
});

test('the profile names the customer of a token that does not, and is asked once for it', async () => {
  const access = token();
  expect(await announced(access)).toMatchObject({ status: 'customer', email });
  expect(await announced(access)).toMatchObject({ status: 'customer', email });
  expect(asked).toEqual(['/Posts/Profiles/Get']);
});

test.each([404, 500])('a customer without a profile (%s) is one all the same', async (status) => {
  answer = () => Response.json({ Message: 'No' }, { status });
  expect(await announced(token())).toMatchObject({ status: 'customer', email: null });
});

test('whoever signs out while the profile is read stays so', async () => {
  await announce(null);
  answer = () => {
    storeTokens({ access: null, refresh: null });
    return Response.json({ response: { email } });
  };
  expect(await announced(token())).toEqual({ status: 'anonymous' });
});
