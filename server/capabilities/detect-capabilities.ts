import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Capability, capabilities } from '../../contract/capabilities.ts';
import { registeredCdn } from '../../lib/platform/cache/invalidate-tags.ts';
import { allTags, invalidateAllLocally } from '../../lib/platform/cache/local-invalidation.ts';
import {
  type CapabilityFinding,
  type CapabilityFindings,
  capabilityFindings,
  missingCapabilities,
  recordCapabilityFindings,
  usedCapabilities,
} from '../../lib/platform/tenant/api-capabilities.ts';
import type { Tenant } from '../../lib/platform/tenant/tenant.ts';
import { StartError } from '../start-error.ts';
import { type Api, NoAnswerError } from './api-client.ts';
import { createSampleProducts } from './sample-products.ts';
import { trials } from './trials.ts';

/** Findings that instances with the same API share. */
export interface SharedFindings {
  load(): Promise<CapabilityFindings | null>;
  save(findings: CapabilityFindings): Promise<void>;
}

/** Longest time that the start waits for findings; trials that take longer end while the shop already serves. */
const maxStartMs = 2000;
const [minRetryMs, maxRetryMs] = [5000, 60_000];

/**
 * Tries the capabilities that shops request against the API. Where the API does not answer, the start goes on without a finding, and the
 * trials are repeated until the API answers. A finding that changes what a shop uses invalidates every cached page. The returned `share`
 * adopts what other instances found, where this instance has no finding. From then on, findings of this instance are stored for the others.
 * @throws {StartError} when a shop names a capability that the API lacks; once the shop serves, such a capability is logged and not used
 */
export async function detectCapabilities(
  api: Api,
  tenants: readonly Tenant[],
  log: Logger,
): Promise<{ share(shared: SharedFindings): Promise<void> }> {
  const requestedNames = capabilities.filter((name) =>
    tenants.some((tenant) => tenant.capabilities === 'auto' || tenant.capabilities.includes(name)),
  );
  let shared: SharedFindings | undefined;
  let isStarting = true;

  /** Resolves to true once every capability has a definite finding. */
  const tryOnce = async (): Promise<boolean> => {
    const findings = await tryAll(api, requestedNames);
    const missing = missingCapabilities(tenants, findings);
    if (isStarting && missing.length > 0) throw startError(missing);
    if (adopt(findings, tenants, log) && missing.length > 0)
      log.error(
        { missing },
        'the API lacks capabilities that tenants.json names: the shop goes on without them',
      );
    await shared?.save(definiteOf(findings));
    return [...findings.values()].every(({ state }) => state !== 'unknown');
  };
  const logFailure = (error: unknown): false => {
    log.error({ err: error }, 'trying the capabilities of the API failed');
    return false;
  };
  /** Repeats a try that is under way until one is done. */
  const repeat = async (running: Promise<boolean>) => {
    let isDone = await running.catch(logFailure);
    for (let retryMs = minRetryMs; !isDone; retryMs = Math.min(2 * retryMs, maxRetryMs)) {
      await sleep(retryMs, undefined, { ref: false });
      isDone = await tryOnce().catch(logFailure);
    }
  };
  const firstTry = tryOnce();
  // Throws when the first try fails in that time, which ends the start.
  await Promise.race([firstTry, sleep(maxStartMs, undefined, { ref: false })]);
  isStarting = false;
  void repeat(firstTry);
  return {
    async share(store) {
      shared = store;
      const ownFindings = definiteOf(capabilityFindings());
      const namesWithoutFinding = requestedNames.filter((name) => !ownFindings.has(name));
      const loadedFindings = namesWithoutFinding.length > 0 ? await store.load() : null;
      if (loadedFindings)
        adopt(
          new Map([...loadedFindings].filter(([name]) => namesWithoutFinding.includes(name))),
          tenants,
          log,
        );
      if (ownFindings.size > 0) await store.save(ownFindings);
    },
  };
}

async function tryAll(api: Api, names: readonly Capability[]): Promise<CapabilityFindings> {
  const products = createSampleProducts(api);
  const tryOne = async (name: Capability): Promise<[Capability, CapabilityFinding]> => {
    try {
      return [name, await trials[name](api, products)];
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error;
      return [name, { state: 'unknown', reason: error.message }];
    }
  };
  return new Map(await Promise.all(names.map(tryOne)));
}

/** Records findings; an `unknown` finding never replaces a definite one. Returns whether anything changed. */
function adopt(findings: CapabilityFindings, tenants: readonly Tenant[], log: Logger): boolean {
  const before = capabilityFindings();
  const after = new Map([...findings, ...definiteOf(before), ...definiteOf(findings)]);
  const isChanged = JSON.stringify([...before].sort()) !== JSON.stringify([...after].sort());
  if (!isChanged) return false;
  recordCapabilityFindings(after);
  const usedBefore = tenants.map((tenant) => usedCapabilities(tenant, before));
  const usedAfter = tenants.map((tenant) => usedCapabilities(tenant, after));
  if (JSON.stringify(usedBefore) !== JSON.stringify(usedAfter)) {
    invalidateAllLocally();
    registeredCdn()?.purge([allTags]);
  }
  log.info(`capabilities of the API: ${summaryOf(after)}`);
  return true;
}

function definiteOf(findings: CapabilityFindings): CapabilityFindings {
  return new Map([...findings].filter(([, { state }]) => state !== 'unknown'));
}

/** Returns a line such as "reviews, coupons; not looks (none of 12 products has goesWith)". */
function summaryOf(findings: CapabilityFindings): string {
  const availableNames = [...findings].filter(([, { state }]) => state === 'available').map(([name]) => name);
  const others = [...findings]
    .filter(([, { state }]) => state !== 'available')
    .map(([name, { state, reason }]) => `${name} (${state === 'unknown' ? 'not known yet: ' : ''}${reason})`);
  return [
    availableNames.join(', ') || 'none',
    ...(others.length > 0 ? [`not ${others.join(', ')}`] : []),
  ].join('; ');
}

function startError(missing: { name: Capability; reason: string }[]): StartError {
  return new StartError(
    [
      'The shops name capabilities that the API does not have.',
      ...missing.map(({ name, reason }) => `${name}: ${reason}.`),
      'Remove them from "capabilities" in the tenants file, or set it to "auto".',
    ].join('\n'),
  );
}
