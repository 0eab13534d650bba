import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import { answerFailure, HttpFailure } from './http/failure.ts';
import { serveCategories } from './routes/categories.ts';
import { serveFeatureTags } from './routes/feature-tags.ts';
import { serveHealth } from './routes/health.ts';
import { serveProducts } from './routes/products.ts';
import { serveShop } from './routes/shop.ts';
import { serveUploads } from './routes/uploads.ts';

const mostBodyBytes = 1024 * 1024;

/** Everything the reference API answers, over an open database. */
export function createApp(database: Database, uploadsDir: string, logger: Logger): OpenAPIHono {
  const app = new OpenAPIHono();
  app.onError((error, c) => {
    if (error instanceof HttpFailure) return answerFailure(c, error);
    logger.error({ err: error, method: c.req.method, path: c.req.path }, 'a call failed');
    return answerFailure(c, new HttpFailure(500, 'Something went wrong'));
  });
  app.notFound((c) => answerFailure(c, new HttpFailure(404, 'There is no such address')));
  app.use(
    bodyLimit({
      maxSize: mostBodyBytes,
      onError: (c) => {
        // The rest of the body is still on its way: the connection cannot carry another call.
        c.header('Connection', 'close');
        return answerFailure(c, new HttpFailure(413, 'The body is too large'));
      },
    }),
  );
  serveCategories(app, database.orm);
  serveFeatureTags(app, database.orm);
  serveProducts(app, database.orm);
  serveShop(app, database.orm);
  serveHealth(app, database);
  serveUploads(app, uploadsDir);
  app.doc('/openapi.json', { openapi: '3.0.0', info: { title: 'Rida reference API', version: '1' } });
  return app;
}
