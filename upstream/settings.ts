import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { StartError } from './start-error.ts';

const uploadsDir = fileURLToPath(new URL('./media', import.meta.url));

const Environment = z.object({
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be 0 to 65535')
    .max(65535, 'must be 0 to 65535')
    .default(4000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or address')
    .default('127.0.0.1'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgres://user@host/name' })
    .optional(),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
});

/** What the reference API can be told from outside. */
export interface Settings {
  port: number;
  host: string;
  /** Unset: the embedded database under `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  uploadsDir: string;
  logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
}

/** Reads the settings; an empty value counts as unset. Throws a `StartError` that names the first malformed one. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`${issue?.path.join('.')} ${issue?.message}`);
  }
  const { PORT, HOST, DATABASE_URL, DATA_DIR, LOG_LEVEL } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    databaseUrl: DATABASE_URL,
    dataDir: path.resolve(DATA_DIR),
    uploadsDir,
    logLevel: LOG_LEVEL,
  };
}
