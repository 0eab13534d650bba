import { readFileSync } from 'node:fs';
import { SettingsError, settings } from '../settings/settings.ts';
import { type Tenant, Tenants } from './tenant.ts';

/**
 * Reads the tenant configuration.
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
  const issue = parsed.error.issues[0];
  const instead = issue?.code === 'unrecognized_keys' ? issue.keys.map((key) => replaced[key]).join('') : '';
  throw new SettingsError(
    `Setting TENANTS_FILE: ${file}, ${issue?.path.join('.')}: ${issue?.message}${instead && `; ${instead}`}`,
  );
}

/** What took the place of settings of older versions. */
const replaced: Record<string, string> = {
  shipping: 'delivery costs are delivery.cost',
  country: 'the country is a setting of the shop itself',
};

let current: Tenant[] | undefined;

/** The tenants of this process, read once. */
export function tenants(): Tenant[] {
  current ??= loadTenants(settings().tenantsFile);
  return current;
}
