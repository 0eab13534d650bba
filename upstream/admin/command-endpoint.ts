import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const CommandEndpoint = z.object({ url: z.string(), key: z.string() });

/** URL of the running API and the bearer key of its commands. */
type CommandEndpoint = z.infer<typeof CommandEndpoint>;

const fileOf = (dataDir: string) => path.join(dataDir, 'commands.json');

/** Generates the bearer key of one process. */
export function generateCommandKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Writes `commands.json`, readable by its own user only, into the data folder. Returns a function that removes it. */
export async function publishCommandEndpoint(
  dataDir: string,
  endpoint: CommandEndpoint,
): Promise<() => Promise<void>> {
  const file = fileOf(dataDir);
  await mkdir(dataDir, { recursive: true });
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify(endpoint), { mode: 0o600 });
  return () => rm(file, { force: true });
}

/** Reads `commands.json` of the API that runs on a data folder; undefined when it is missing or malformed. */
export async function findCommandEndpoint(dataDir: string): Promise<CommandEndpoint | undefined> {
  try {
    return CommandEndpoint.parse(JSON.parse(await readFile(fileOf(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}
