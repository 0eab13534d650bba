import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { customer } from '../db/schema/customers.ts';

/** Serializes changes to the data of one customer until the end of the transaction. */
export async function lockCustomer(tx: Orm, customerId: string): Promise<void> {
  await tx.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('no key update');
}
