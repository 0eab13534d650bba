import { allCalls, type Call } from '@/contract/calls';
import { settings } from '@/lib/settings/settings';

type Allowed = Call & { pattern: RegExp };

let known: Allowed[] | undefined;

function calls(): Allowed[] {
  known ??= allCalls(settings().adProviderSegment).map((call) => ({
    ...call,
    pattern: new RegExp(`^${call.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`),
  }));
  return known;
}

/** The call of the contract that the browser may make this way through the storefront; undefined: none. `path` has no query. */
export function allowedCall(method: string, path: string): Call | undefined {
  return calls().find((call) => call.method === method && call.pattern.test(path));
}
