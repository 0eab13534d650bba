import { asObject } from '../wire/json.ts';
import { readText } from '../wire/text.ts';

const maxLength = 300;
const maxDepth = 3;

/**
 * Reads the message of an error body in the forms that APIs use: `{Message}`, `{message}`, a JSON string or plain text, each also inside
 * `response`. Returns an empty string for anything else, such as the HTML of a proxy.
 * @param body parsed JSON, or the text of a body that is not JSON
 */
export function readErrorMessage(body: unknown, depth = 0): string {
  if (depth > maxDepth) return '';
  if (typeof body !== 'string') {
    const { Message, message, response } = asObject(body) ?? {};
    return readText(Message) ?? readText(message) ?? (response ? readErrorMessage(response, depth + 1) : '');
  }
  const text = readText(body) ?? '';
  return text.length > maxLength || /<[a-z!/]/i.test(text) ? '' : text;
}
