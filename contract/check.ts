import { checkCatalogue } from './check-catalogue.ts';

const [base] = process.argv.slice(2);
if (!base || !URL.canParse(base)) {
  process.stderr.write('usage: node --import tsx contract/check.ts http://host:port/base\n');
  process.exit(2);
}
let failed = false;
for await (const { name, faults } of checkCatalogue(base.replace(/\/+$/, ''))) {
  failed ||= faults.length > 0;
  process.stdout.write(`${faults.length > 0 ? 'WRONG' : 'ok   '} ${name}\n`);
  for (const fault of faults) process.stdout.write(`      ${fault}\n`);
}
process.exit(failed ? 1 : 0);
