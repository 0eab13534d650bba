import type { OpenAPIHono } from '@hono/zod-openapi';
import { isNull, sum } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { category } from '../db/schema/catalogue.ts';

/** Serves `/health`: what it runs on and how much it sells. */
export function serveHealth(app: OpenAPIHono, database: Database): void {
  app.get('/health', async (c) => {
    const [counted] = await database.orm
      .select({ products: sum(category.productCount).mapWith(Number) })
      .from(category)
      .where(isNull(category.parentId));
    return c.json({ status: 'ok', database: database.kind, products: counted?.products ?? 0 });
  });
}
