import { checkCatalogue } from './check-catalogue.ts';
import { checkCustomers } from './check-customers.ts';

const [base] = process.argv.slice(2);
if (!base || !URL.canParse(base)) {
  process.stderr.write('usage: node --import tsx contract/check.ts http://host:port/base\n');
  process.exit(2);
}
let failed = false;
const address = base.replace(/\/+$/, '');
for (const check of [checkCatalogue, checkCustomers]) {
  for await (const { name, faults } of check(address)) {
    failed ||= faults.length > 0;
    process.stdout.write(`${faults.length > 0 ? 'WRONG' : 'ok   '} ${name}\n`);
    for (const fault of faults) process.stdout.write(`      ${fault}\n`);
  }
}
process.exit(failed ? 1 : 0);
