import { StartError } from '../start-error.ts';
import { CommandName, commands } from './commands.ts';
import { findDoor } from './door.ts';

const patienceMs = 10_000;

/** Has the API that runs on a data folder do something; returns what it did, in one line. */
export async function runCommand(typed: string[], dataDir: string): Promise<string> {
  const [name, thing, value, ...others] = typed;
  const command = CommandName.safeParse(name);
  if (!command.success || !thing || value === undefined || others.length > 0) {
    const usages = Object.values(commands).map(({ usage }) => `npm run upstream -- ${usage}`);
    throw new StartError(`usage: ${usages.join('\n       ')}`);
  }
  const door = await findDoor(dataDir);
  const notThere = `No reference API runs on DATA_DIR ${dataDir}`;
  if (!door) throw new StartError(notThere);
  const answer = await fetch(`${door.url}/commands/${command.data}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${door.key}` },
    body: JSON.stringify({ thing, value }),
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => {
    throw new StartError(notThere);
  });
  const body = (await answer.json()) as { Message?: string; response?: { slug: string; variants: number } };
  if (!body.response) throw new StartError(body.Message ?? `The reference API answered ${answer.status}`);
  const { slug, variants } = body.response;
  return `${slug}: ${name} ${value} for ${variants} ${variants === 1 ? 'variant' : 'variants'}\n`;
}
