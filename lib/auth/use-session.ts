'use client';

import { useSyncExternalStore } from 'react';
import { onSession, type Session, session, unknownSession } from './session.ts';

/** Who uses the shop; `unknown` on the server and until the browser has looked. */
export function useSession(): Session {
  return useSyncExternalStore(onSession, session, () => unknownSession);
}
