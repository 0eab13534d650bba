import { StartError } from '../start-error.ts';
import { findCommandEndpoint } from './command-endpoint.ts';
import { CommandName, commands } from './commands.ts';

const timeoutMs = 10_000;

/**
 * Runs a command in the API that runs on a data folder; returns its output.
 * @throws {StartError} for a malformed command, an error response and when no API runs there
 */
export async function runCommand(commandLine: string[], dataDir: string): Promise<string> {
  const [name = '', ...values] = commandLine;
  const command = CommandName.safeParse(name);
  if (!command.success || !fits(values.length, commands[command.data].usage)) {
    const usages = Object.entries(commands).map(([key, { usage }]) =>
      `npm run upstream -- ${key} ${usage}`.trim(),
    );
    throw new StartError(`usage: ${usages.join('\n       ')}`);
  }
  const endpoint = await findCommandEndpoint(dataDir);
  const notRunning = `No reference API runs on DATA_DIR ${dataDir}`;
  if (!endpoint) throw new StartError(notRunning);
  const response = await fetch(`${endpoint.url}/commands/${command.data}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${endpoint.key}` },
    body: JSON.stringify({ words: values }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new StartError(notRunning);
  });
  const body = (await response.json()) as { Message?: string; response?: string };
  if (body.response === undefined)
    throw new StartError(body.Message ?? `The reference API responded with ${response.status}`);
  return `${body.response}\n`;
}

/** True for as many arguments as a synopsis has `{placeholders}`, up to all of its `[options]` more. */
function fits(count: number, usage: string): boolean {
  const [required, optional] = ['{', '['].map((bracket) => usage.split(bracket).length - 1) as [
    number,
    number,
  ];
  return count >= required && count <= required + optional;
}
