/** A start that cannot go on; the message is the one line people see. */
export class StartError extends Error {}
