import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Profile, ProfileUpdate } from '../../contract/accounts.ts';
import type { Orm } from '../db/database.ts';
import { customer } from '../db/schema/customers.ts';
import { arrangeAddresses } from './addresses.ts';

type CustomerRow = typeof customer.$inferSelect;

/** The customer of an e-mail address, however it is capitalised. */
export async function customerByEmail(orm: Orm, email: string): Promise<CustomerRow | undefined> {
  const [row] = await orm.select().from(customer).where(eq(customer.email, email.toLowerCase()));
  return row;
}

/** The customer of an id. */
export async function customerById(orm: Orm, id: string): Promise<CustomerRow | undefined> {
  const [row] = await orm.select().from(customer).where(eq(customer.id, id));
  return row;
}

/** Adds a customer; undefined where the e-mail address has one already. */
export async function addCustomer(
  orm: Orm,
  given: { name: string; email: string; phoneNumber?: string | null; passwordHash: string },
): Promise<CustomerRow | undefined> {
  const [row] = await orm
    .insert(customer)
    .values({ ...given, email: given.email.toLowerCase(), phoneNumber: given.phoneNumber || null })
    .onConflictDoNothing({ target: customer.email })
    .returning();
  return row;
}

/** Gives a customer another password. */
export async function setPassword(orm: Orm, id: string, passwordHash: string): Promise<void> {
  await orm.update(customer).set({ passwordHash }).where(eq(customer.id, id));
}

/** Changes what an update names, and nothing else. */
export async function updateProfile(
  orm: Orm,
  row: CustomerRow,
  { name, phoneNumber, addresses }: z.output<typeof ProfileUpdate>,
): Promise<CustomerRow> {
  const changes = {
    ...(name !== undefined && { name }),
    ...(phoneNumber !== undefined && { phoneNumber: phoneNumber || null }),
    ...(addresses !== undefined && { addresses: arrangeAddresses(addresses, row.addresses) }),
  };
  if (Object.keys(changes).length === 0) return row;
  const [changed] = await orm.update(customer).set(changes).where(eq(customer.id, row.id)).returning();
  return changed ?? row;
}

/** A customer's profile as the contract has it. */
export function toProfile({ name, email, phoneNumber, addresses }: CustomerRow): z.infer<typeof Profile> {
  return { name, email, phoneNumber, addresses };
}
