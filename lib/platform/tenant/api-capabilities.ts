import { type Capability, capabilities } from '../../../contract/capabilities.ts';
import { processSingleton } from '../process/process-singleton.ts';
import type { Tenant } from './tenant.ts';

/**
 * Result of trying a capability against the API. `missing`: the API certainly lacks it. `unseen`: no product that was looked at has its
 * field, or a setting that it needs is not set. `unknown`: the API has not sent a usable response yet.
 */
type CapabilityState = 'available' | 'missing' | 'unseen' | 'unknown';

export interface CapabilityFinding {
  state: CapabilityState;
  /** Tells operators why the capability is not available. */
  reason?: string;
}

export type CapabilityFindings = ReadonlyMap<Capability, CapabilityFinding>;

/** Findings in a mutable place that all bundles of the process share. */
const registry = () =>
  processSingleton('api-capabilities', (): { findings: CapabilityFindings } => ({ findings: new Map() }));

/** Findings about the API of this process; none for a capability that every shop leaves out. */
export const capabilityFindings = (): CapabilityFindings => registry().findings;

/** Replaces the findings about the API. */
export function recordCapabilityFindings(findings: CapabilityFindings): void {
  registry().findings = findings;
}

type CapabilitySetting = Pick<Tenant, 'capabilities'>;

/**
 * Returns the capabilities that a shop uses (docs/behaviour.md §1), in the order of the contract. With `auto`, the shop uses those that
 * were found; otherwise those that it names, except any that the API certainly lacks.
 */
export function usedCapabilities(tenant: CapabilitySetting, findings = capabilityFindings()): Capability[] {
  return capabilities.filter((name) => {
    const state = findings.get(name)?.state;
    return tenant.capabilities === 'auto'
      ? state === 'available'
      : tenant.capabilities.includes(name) && state !== 'missing';
  });
}

/** Returns the capabilities that a shop names and its API lacks, each with the reason. */
export function missingCapabilities(
  tenants: readonly CapabilitySetting[],
  findings = capabilityFindings(),
): { name: Capability; reason: string }[] {
  return capabilities.flatMap((name) => {
    const { state, reason = '' } = findings.get(name) ?? {};
    const isNamed = tenants.some(
      (tenant) => tenant.capabilities !== 'auto' && tenant.capabilities.includes(name),
    );
    return isNamed && state === 'missing' ? [{ name, reason }] : [];
  });
}

/** Returns whether the shop uses a capability. Components in the browser receive the result as a prop. */
export function hasCapability(tenant: CapabilitySetting, name: Capability): boolean {
  return usedCapabilities(tenant).includes(name);
}

/**
 * Returns whether browsers may make the calls of a capability: where the shop uses it, and, with `auto`, while it is not known whether the
 * API has it.
 */
export function mayCall(tenant: CapabilitySetting, name: Capability): boolean {
  const { state = 'unknown' } = capabilityFindings().get(name) ?? {};
  return hasCapability(tenant, name) || (tenant.capabilities === 'auto' && state === 'unknown');
}
