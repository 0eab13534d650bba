import { parseArgs } from 'node:util';
import { type Capability, capabilities } from '../capabilities.ts';
import { capabilityChecks } from './capability-checks.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { checkCustomers } from './check-customers.ts';
import { checkOptions } from './check-options.ts';
import { checkOrders } from './check-orders.ts';
import type { ConformanceResult } from './conformance-result.ts';
import { announceOrders, createBuyer, findTestItem } from './test-order.ts';

const usage = `usage: npm run conformance -- http://host:port/base [capability ...] [--orders [--currency EGP] [--standard-delivery] [--coupon CODE]]
capabilities: ${capabilities.join(', ')}
--orders places test orders and cancels them. --standard-delivery: delivery costs something. --coupon: by default WELCOME10
`;

const isCapability = (name: string): name is Capability =>
  capabilities.some((capability) => capability === name);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        orders: { type: 'boolean', default: false },
        currency: { type: 'string' },
        'standard-delivery': { type: 'boolean', default: false },
        coupon: { type: 'string', default: 'WELCOME10' },
      },
    });
    const [base = '', ...names] = positionals;
    if (URL.canParse(base) && names.every(isCapability))
      return { baseUrl: base.replace(/\/+$/, ''), names, ...values };
  } catch {
    // An unknown option: the usage says which there are.
  }
  process.stderr.write(usage);
  process.exit(2);
}

const { baseUrl, names, orders, coupon, currency, 'standard-delivery': hasDeliveryCost } = readArguments();
let hasFailed = false;

async function report(results: AsyncIterable<ConformanceResult>): Promise<void> {
  for await (const { name, violations, notes = [], isUnsupported } of results) {
    hasFailed ||= violations.length > 0;
    if (isUnsupported) process.stdout.write(`none ${name} (optional)\n`);
    else process.stdout.write(`${violations.length > 0 ? 'FAIL' : 'ok  '} ${name}\n`);
    for (const violation of violations) process.stdout.write(`     ${violation}\n`);
    for (const note of notes) process.stdout.write(`note ${note}\n`);
  }
}

const requestedChecks = names.flatMap((name) => capabilityChecks[name] ?? []);
for (const check of [checkCatalogue, checkOptions, checkCustomers, ...requestedChecks])
  await report(check(baseUrl));
if (orders) {
  const item = await findTestItem(baseUrl);
  if (!item) {
    process.stdout.write('FAIL --orders: no variant with a price has two units in stock\n');
    process.exit(1);
  }
  const buyer = createBuyer();
  const options = {
    capabilities: names,
    coupon,
    shipping: hasDeliveryCost ? ('standard' as const) : ('free' as const),
    ...(currency && { currency }),
  };
  process.stdout.write(`\n${announceOrders(buyer, item, options).join('\n')}\n\n`);
  await report(checkOrders(baseUrl, buyer, item, options));
}
process.exit(hasFailed ? 1 : 0);
