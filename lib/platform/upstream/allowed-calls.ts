import { type ApiCall, browserCalls } from '@/contract/calls';
import { settings } from '@/lib/platform/settings/settings';
import { decodeOrNull } from '../wire/percent-decoding.ts';

type CallPattern = ApiCall & { pattern: RegExp };

let callPatterns: CallPattern[] | undefined;

function patterns(): CallPattern[] {
  // Built on first use, because the paths of tracking calls begin with a setting: the advertising provider.
  callPatterns ??= browserCalls(settings().adProviderSegment).map((call) => {
    const escapedPath = call.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
    // Each `{parameter}` of the path becomes a group.
    return { ...call, pattern: new RegExp(`^${escapedPath.replace(/\{[^}]+\}/g, '([^/]+)')}$`) };
  });
  return callPatterns;
}

/**
 * Returns the contract call that a request of a browser makes; undefined for a call that browsers may not make through the storefront.
 * @param path path of the request without query
 */
export function allowedCall(method: string, path: string): ApiCall | undefined {
  return patterns().find((call) => call.method === method && matchesPattern(path, call.pattern));
}

/** True when a path matches, and each of its parameters is a single path segment also after percent-decoding. */
function matchesPattern(path: string, pattern: RegExp): boolean {
  const [matched, ...parameters] = pattern.exec(path) ?? [];
  return matched !== undefined && parameters.every(isSegment);
}

function isSegment(parameter: string): boolean {
  const segment = decodeOrNull(parameter);
  return segment !== null && segment !== '.' && segment !== '..' && !/[/\\]/.test(segment);
}
