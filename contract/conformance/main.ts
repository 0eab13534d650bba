import { checkCatalogue } from './check-catalogue.ts';
import { checkCustomers } from './check-customers.ts';

const [base] = process.argv.slice(2);
if (!base || !URL.canParse(base)) {
  process.stderr.write('usage: npm run conformance -- http://host:port/base\n');
  process.exit(2);
}
let hasFailed = false;
const baseUrl = base.replace(/\/+$/, '');
for (const check of [checkCatalogue, checkCustomers]) {
  for await (const { name, violations, isUnsupported } of check(baseUrl)) {
    hasFailed ||= violations.length > 0;
    if (isUnsupported) process.stdout.write(`none ${name} (optional)\n`);
    else process.stdout.write(`${violations.length > 0 ? 'FAIL' : 'ok  '} ${name}\n`);
    for (const violation of violations) process.stdout.write(`     ${violation}\n`);
  }
}
process.exit(hasFailed ? 1 : 0);
