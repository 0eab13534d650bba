import { isNativeError } from 'node:util/types';

/** Reason why the database cannot serve a request that is valid. */
export type DatabaseFailure = 'unreachable' | 'busy' | 'disk-full';

/** Patterns of SQLSTATEs of PostgreSQL and error codes of Node. */
const errorCodes: [DatabaseFailure, RegExp][] = [
  ['disk-full', /^(53100|ENOSPC|EDQUOT)$/],
  // Lock timeouts, cancelled statements, too many connections, idle transactions, deadlocks, serialization failures.
  ['busy', /^(55P03|57014|53300|25P03|40P01|40001)$/],
  ['unreachable', /^(08\w{3}|57P0\w|E[A-Z]{3,}\w*)$/],
];

/** Patterns of messages, for errors of the driver pg that have no code. */
const errorMessages: [DatabaseFailure, RegExp][] = [
  ['disk-full', /No space left on device/],
  ['busy', /^timeout exceeded when trying to connect$/],
  ['unreachable', /^(Connection terminated|Query read timeout|Client (has encountered|was closed))/],
];

/** Returns why the database failed; undefined for an error that is not about its availability. */
export function databaseFailureOf(error: unknown): DatabaseFailure | undefined {
  for (let cause = error; isNativeError(cause); cause = cause.cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const match =
      (code && errorCodes.find(([, pattern]) => pattern.test(code))) ||
      errorMessages.find(([, pattern]) => pattern.test(message));
    if (match) return match[0];
  }
  return undefined;
}
