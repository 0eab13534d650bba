import { allCalls, type Call } from '@/contract/calls';
import { settings } from '@/lib/settings/settings';
import { decodedOrNull } from '../wire/decoded.ts';

type Allowed = Call & { pattern: RegExp };

let known: Allowed[] | undefined;

function calls(): Allowed[] {
  known ??= allCalls(settings().adProviderSegment).map((call) => ({
    ...call,
    pattern: new RegExp(
      `^${call.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '([^/]+)')}$`,
    ),
  }));
  return known;
}

/** The call of the contract that the browser may make this way through the storefront; undefined: none. `path` has no query. */
export function allowedCall(method: string, path: string): Call | undefined {
  return calls().find((call) => call.method === method && isWritten(path, call.pattern));
}

/** Whether a path is one of these, and each parameter one segment however the upstream or what stands before it decodes it. */
function isWritten(path: string, pattern: RegExp): boolean {
  const [matched, ...parameters] = pattern.exec(path) ?? [];
  return matched !== undefined && parameters.every(isSegment);
}

function isSegment(parameter: string): boolean {
  const name = decodedOrNull(parameter);
  return name !== null && name !== '.' && name !== '..' && !/[/\\]/.test(name);
}
