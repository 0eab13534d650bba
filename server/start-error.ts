/** A reason why the shop cannot start. The operator reads the message, without a stack. */
export class StartError extends Error {}
