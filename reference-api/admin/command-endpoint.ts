import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const CommandEndpoint = z.object({ url: z.string(), key: z.string() });

/** URL of the running API and the bearer key of its commands. */
type CommandEndpoint = z.infer<typeof CommandEndpoint>;

const endpointFileOf = (dataDir: string) => path.join(dataDir, 'commands.json');

/** Generates the bearer key of one process. */
export function generateCommandKey(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Writes URL and key to `commands.json` in the data folder, readable only by the user of the process. Returns a function that
 * removes the file.
 */
export async function publishCommandEndpoint(
  dataDir: string,
  endpoint: CommandEndpoint,
): Promise<() => Promise<void>> {
  const file = endpointFileOf(dataDir);
  await mkdir(dataDir, { recursive: true });
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify(endpoint), { mode: 0o600 });
  return () => rm(file, { force: true });
}

/** Reads `commands.json` of the API that runs on a data folder; undefined when it is missing or malformed. */
export async function findCommandEndpoint(dataDir: string): Promise<CommandEndpoint | undefined> {
  try {
    return CommandEndpoint.parse(JSON.parse(await readFile(endpointFileOf(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}
