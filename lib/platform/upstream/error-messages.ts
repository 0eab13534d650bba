import { asArray, asObject } from '../wire/json.ts';
import { readText } from '../wire/text.ts';
import { CallError, noResponseStatus } from './call-error.ts';

/** Longer texts are no messages, but pages of a proxy or stack traces. */
const maxMessageLength = 300;
/** Levels of nested `response` fields in which a message is looked for. */
const maxDepth = 3;

/** Statuses that may come from a proxy instead of the upstream, or mean that no response came: their message is not the upstream's. */
const statusesNotFromUpstream = [noResponseStatus, 502, 503, 504];

/** Returns the upstream's own message for an error; empty when there is none or the upstream was not reached. */
export function upstreamMessageOf(error: unknown): string {
  return readErrorMessage(upstreamBodyOf(error));
}

/** Returns the upstream's messages for the fields of a form, by field name: `email` also for `contact.email`. */
export function fieldMessagesOf(error: unknown): Record<string, string> {
  const { errors } = asObject(upstreamBodyOf(error)) ?? {};
  const messages = Object.entries(asObject(errors) ?? {}).flatMap(([path, texts]) => {
    const message = readText(asArray(texts)[0]);
    return message === null ? [] : [[path.split('.').at(-1) ?? path, message]];
  });
  return Object.fromEntries(messages);
}

/** Returns the body of an error response; null for an error that the upstream has not sent. */
function upstreamBodyOf(error: unknown): unknown {
  const isFromUpstream = error instanceof CallError && !statusesNotFromUpstream.includes(error.status);
  return isFromUpstream ? error.body : null;
}

/**
 * Reads the message of an error body in the forms that APIs use: `{Message}`, `{message}`, a JSON string or plain text, each also inside
 * `response`. Returns an empty string for anything else, such as the HTML of a proxy.
 * @param body parsed JSON, or the text of a body that is not JSON
 */
function readErrorMessage(body: unknown, depth = 0): string {
  if (depth > maxDepth) return '';
  if (typeof body !== 'string') {
    const { Message, message, response } = asObject(body) ?? {};
    return readText(Message) ?? readText(message) ?? (response ? readErrorMessage(response, depth + 1) : '');
  }
  const text = readText(body) ?? '';
  return text.length > maxMessageLength || /<[a-z!/]/i.test(text) ? '' : text;
}
