import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { customer } from '../db/schema/customers.ts';

/** Lets changes to what one customer has follow each other, until the end of the transaction. */
export async function lockCustomer(tx: Orm, customerId: string): Promise<void> {
  await tx.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('no key update');
}
