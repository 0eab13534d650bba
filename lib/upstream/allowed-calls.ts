import { type Call, catalogueCalls } from '@/contract/calls';

const calls: Call[] = Object.values(catalogueCalls);

const patterns = calls.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`),
}));

/** Whether the browser may make this call through the storefront: only those of the contract pass. `path` has no query. */
export function isAllowedCall(method: string, path: string): boolean {
  return patterns.some((call) => call.method === method && call.pattern.test(path));
}
