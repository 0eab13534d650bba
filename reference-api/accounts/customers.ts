import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Profile, ProfileUpdate } from '../../contract/accounts.ts';
import type { Orm } from '../db/database.ts';
import { customer } from '../db/schema/customers.ts';
import { mergeAddresses } from './addresses.ts';

type CustomerRow = typeof customer.$inferSelect;

/** Finds a customer by e-mail address, case-insensitively. */
export async function findCustomerByEmail(orm: Orm, email: string): Promise<CustomerRow | undefined> {
  const [row] = await orm.select().from(customer).where(eq(customer.email, email.toLowerCase()));
  return row;
}

/** Finds a customer by id. */
export async function findCustomerById(orm: Orm, id: string): Promise<CustomerRow | undefined> {
  const [row] = await orm.select().from(customer).where(eq(customer.id, id));
  return row;
}

/** Adds a customer; returns undefined when the e-mail address is taken. */
export async function addCustomer(
  orm: Orm,
  fields: { name: string; email: string; phoneNumber?: string | null; passwordHash: string },
): Promise<CustomerRow | undefined> {
  const [row] = await orm
    .insert(customer)
    .values({ ...fields, email: fields.email.toLowerCase(), phoneNumber: fields.phoneNumber || null })
    .onConflictDoNothing({ target: customer.email })
    .returning();
  return row;
}

/** Stores the hash of a new password. */
export async function setPassword(orm: Orm, id: string, passwordHash: string): Promise<void> {
  await orm.update(customer).set({ passwordHash }).where(eq(customer.id, id));
}

/** Applies the fields present in an update. */
export async function updateProfile(
  orm: Orm,
  row: CustomerRow,
  { name, phoneNumber, addresses }: z.output<typeof ProfileUpdate>,
): Promise<CustomerRow> {
  const changes = {
    ...(name !== undefined && { name }),
    ...(phoneNumber !== undefined && { phoneNumber: phoneNumber || null }),
    ...(addresses !== undefined && { addresses: mergeAddresses(addresses, row.addresses) }),
  };
  if (Object.keys(changes).length === 0) return row;
  const [changed] = await orm.update(customer).set(changes).where(eq(customer.id, row.id)).returning();
  return changed ?? row;
}

/** Converts a customer to the contract's profile. */
export function toProfile({ name, email, phoneNumber, addresses }: CustomerRow): z.infer<typeof Profile> {
  return { name, email, phoneNumber, addresses };
}
