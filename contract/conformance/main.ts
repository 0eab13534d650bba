import { type Capability, capabilities } from '../capabilities.ts';
import { capabilityChecks } from './capability-checks.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { checkCustomers } from './check-customers.ts';

const [base, ...names] = process.argv.slice(2);
const isCapability = (name: string): name is Capability =>
  capabilities.some((capability) => capability === name);
if (!base || !URL.canParse(base) || !names.every(isCapability)) {
  process.stderr.write('usage: npm run conformance -- http://host:port/base [capability ...]\n');
  process.stderr.write(`capabilities: ${capabilities.join(', ')}\n`);
  process.exit(2);
}
const requestedChecks = names.flatMap((name) => capabilityChecks[name] ?? []);
let hasFailed = false;
const baseUrl = base.replace(/\/+$/, '');
for (const check of [checkCatalogue, checkCustomers, ...requestedChecks]) {
  for await (const { name, violations, notes = [], isUnsupported } of check(baseUrl)) {
    hasFailed ||= violations.length > 0;
    if (isUnsupported) process.stdout.write(`none ${name} (optional)\n`);
    else process.stdout.write(`${violations.length > 0 ? 'FAIL' : 'ok  '} ${name}\n`);
    for (const violation of violations) process.stdout.write(`     ${violation}\n`);
    for (const note of notes) process.stdout.write(`note ${note}\n`);
  }
}
process.exit(hasFailed ? 1 : 0);
