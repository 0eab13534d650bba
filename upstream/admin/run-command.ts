import { StartError } from '../start-error.ts';
import { CommandName, commands } from './commands.ts';
import { findDoor } from './door.ts';

const patienceMs = 10_000;

/** Has the API that runs on a data folder do something; returns what it did. */
export async function runCommand(typed: string[], dataDir: string): Promise<string> {
  const [name = '', ...words] = typed;
  const command = CommandName.safeParse(name);
  if (!command.success || words.length !== wordsOf(commands[command.data].usage)) {
    const usages = Object.entries(commands).map(([one, { usage }]) =>
      `npm run upstream -- ${one} ${usage}`.trim(),
    );
    throw new StartError(`usage: ${usages.join('\n       ')}`);
  }
  const door = await findDoor(dataDir);
  const notThere = `No reference API runs on DATA_DIR ${dataDir}`;
  if (!door) throw new StartError(notThere);
  const answer = await fetch(`${door.url}/commands/${command.data}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${door.key}` },
    body: JSON.stringify({ words }),
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => {
    throw new StartError(notThere);
  });
  const body = (await answer.json()) as { Message?: string; response?: string };
  if (body.response === undefined)
    throw new StartError(body.Message ?? `The reference API answered ${answer.status}`);
  return `${body.response}\n`;
}

function wordsOf(usage: string): number {
  return usage.split('{').length - 1;
}
