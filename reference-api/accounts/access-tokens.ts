import { jwtVerify, SignJWT } from 'jose';

const algorithm = 'HS256';

/** Claims of an access token. */
export interface AccessTokenClaims {
  /** Id of the customer. */
  sub: string;
  /** Id of the session. */
  sid: string;
  name: string;
  email: string;
}

/** Issues and verifies access tokens. */
export interface AccessTokenIssuer {
  sign(claims: AccessTokenClaims): Promise<string>;
  /** Returns the ids in a token; undefined when it is forged, altered or expired. */
  verify(token: string): Promise<Pick<AccessTokenClaims, 'sub' | 'sid'> | undefined>;
}

/** Creates an issuer of access tokens: JWTs, signed with HMAC. */
export function createAccessTokenIssuer(secret: string, lifetimeSeconds: number): AccessTokenIssuer {
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
    verify: async (token) => {
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
