import { abortableFetch } from '../../contract/abortable-fetch.ts';
import { StartError } from '../start-error.ts';
import { findCommandEndpoint } from './command-endpoint.ts';
import { commandUsages, isCommandName } from './command-usages.ts';

const timeoutMs = 10_000;

/**
 * Sends a command to the running API that uses `dataDir`, and returns its output.
 * @throws {StartError} for a malformed command or an error response, or when no API uses the folder
 */
export async function runCommand(commandLine: string[], dataDir: string): Promise<string> {
  const [name = '', ...args] = commandLine;
  if (!isCommandName(name) || !isArgumentCountValid(args.length, commandUsages[name])) {
    const usages = Object.entries(commandUsages).map(([key, usage]) =>
      `npm run upstream -- ${key} ${usage}`.trim(),
    );
    throw new StartError(`usage: ${usages.join('\n       ')}`);
  }
  const endpoint = await findCommandEndpoint(dataDir);
  const notRunningMessage = `No reference API runs on DATA_DIR ${dataDir}`;
  if (!endpoint) throw new StartError(notRunningMessage);
  const response = await abortableFetch(`${endpoint.url}/commands/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${endpoint.key}` },
    body: JSON.stringify({ words: args }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new StartError(notRunningMessage);
  });
  const body = (await response.json()) as { Message?: string; response?: string };
  if (body.response === undefined)
    throw new StartError(body.Message ?? `The reference API responded with ${response.status}`);
  return `${body.response}\n`;
}

/** Returns whether a number of arguments fits a synopsis: one for each `{placeholder}`, at most one for each `[option]`. */
function isArgumentCountValid(count: number, usage: string): boolean {
  const required = usage.split('{').length - 1;
  const optional = usage.split('[').length - 1;
  return count >= required && count <= required + optional;
}
