import { jwtVerify, SignJWT } from 'jose';

const algorithm = 'HS256';

/** What an access token says. */
export interface Claims {
  /** Id of the customer. */
  sub: string;
  /** Id of the session. */
  sid: string;
  name: string;
  email: string;
}

/** Makes and reads access tokens. */
export interface AccessTokens {
  sign(claims: Claims): Promise<string>;
  /** What a token says; undefined for one that was not made here, was altered or has expired. */
  read(token: string): Promise<Pick<Claims, 'sub' | 'sid'> | undefined>;
}

/** Access tokens as JWT, signed with a secret. */
export function createAccessTokens(secret: string, lifetimeSeconds: number): AccessTokens {
  const key = new TextEncoder().encode(secret);
  const now = () => Math.floor(Date.now() / 1000);
  return {
    sign: ({ sub, ...claims }) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(sub)
        .setIssuedAt(now())
        .setExpirationTime(now() + lifetimeSeconds)
        .sign(key),
    read: async (token) => {
      const verified = await jwtVerify(token, key, {
        algorithms: [algorithm],
        requiredClaims: ['sub', 'exp', 'sid'],
        currentDate: new Date(),
      }).catch(() => undefined);
      const { sub, sid } = verified?.payload ?? {};
      return typeof sub === 'string' && typeof sid === 'string' ? { sub, sid } : undefined;
    },
  };
}
