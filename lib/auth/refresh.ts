import { CallError } from '@/lib/upstream/call-error';
import type { Tokens } from './tokens.ts';

/** The upstream refused to renew the session: it is over. */
export class RefreshError extends Error {
  constructor() {
    super('Token refresh failed');
    this.name = 'RefreshError';
  }
}

/** What a refresher works with; a test brings its own. */
export interface RefreshTools {
  read(): Tokens;
  /** Resolves once every tab will read the tokens after that. */
  store(tokens: Tokens): Promise<void>;
  /** Asks the upstream for new tokens; rejects with a `CallError`. */
  ask(refreshToken: string): Promise<Tokens>;
  /** Runs work while no other tab does, on what any tab stored last. */
  runExclusive(work: () => Promise<string | null>): Promise<string | null>;
  /** The session is over: forgets it. Whoever shows what only a customer may see goes to the login route then. */
  end(): void;
}

/**
 * Creates what renews the tokens, one refresh at a time (specification section 4). It takes the access token found wanting and
 * gives the new one; null when the upstream sends none.
 */
export function createRefresher(tools: RefreshTools): (stale: string) => Promise<string | null> {
  let running: Promise<string | null> | null = null;
  return (stale) => {
    running ??= tools
      .runExclusive(() => renew(tools, stale))
      .finally(() => {
        running = null;
      });
    return running;
  };
}

/**
 * @throws {RefreshError} when the upstream refuses
 * @throws {CallError} when it does not answer; the session is then as it was
 */
async function renew(tools: RefreshTools, stale: string): Promise<string | null> {
  const { access, refresh } = tools.read();
  const renewedElsewhere = access !== null && access !== stale;
  if (renewedElsewhere) return access;
  try {
    if (access === null || refresh === null) throw new CallError(401);
    const renewed = await tools.ask(refresh);
    if (isReplaced(tools, refresh)) return tools.read().access;
    if (renewed.access === null) return null;
    await tools.store({ access: renewed.access, refresh: renewed.refresh ?? refresh });
    return renewed.access;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (refresh !== null && isReplaced(tools, refresh)) return tools.read().access;
    tools.end();
    throw new RefreshError();
  }
}

/** Whether someone has signed out or in since; the answer for the old tokens does not count then. */
function isReplaced(tools: RefreshTools, refresh: string): boolean {
  return tools.read().refresh !== refresh;
}

function isRefusal(error: unknown): boolean {
  return error instanceof CallError && error.kind !== 'unavailable' && error.status !== 429;
}
