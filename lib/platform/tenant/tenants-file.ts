import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { SettingsError, settings } from '../settings/settings.ts';
import { type Tenant, Tenants } from './tenant.ts';

/**
 * Loads and parses the file of `TENANTS_FILE`.
 * @throws {SettingsError} when the file is missing or malformed
 */
export function loadTenants(file: string): Tenant[] {
  let text: string;
  try {
    text = readFileSync(/* turbopackIgnore: true */ file, 'utf8');
  } catch {
    throw new SettingsError(`Setting TENANTS_FILE: cannot read ${file}`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new SettingsError(`Setting TENANTS_FILE: ${file} is not JSON`);
  }
  const parsed = Tenants.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0] && innermostIssue(parsed.error.issues[0]);
  const hint =
    issue?.code === 'unrecognized_keys' ? issue.keys.map((key) => removedSettingHints.get(key)).join('') : '';
  throw new SettingsError(
    `Setting TENANTS_FILE: ${file}, ${issue?.path.join('.')}: ${issue?.message}${hint && `; ${hint}`}`,
  );
}

/** Returns the issue that names the cause: of a union, the first issue of its last alternative, with the path from the root. */
function innermostIssue(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  const inner = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined;
  return inner ? innermostIssue({ ...inner, path: [...issue.path, ...inner.path] }) : issue;
}

/** Replacements of settings that older versions had, as hints in error messages. */
const removedSettingHints = new Map([
  ['shipping', 'delivery costs are delivery.cost'],
  // Formerly a setting of `delivery`.
  ['country', 'the country is a setting of the shop itself'],
]);

let loadedTenants: Tenant[] | undefined;

/** Returns the tenants of this process, loaded once. */
export function tenants(): Tenant[] {
  loadedTenants ??= loadTenants(settings().tenantsFile);
  return loadedTenants;
}
