/** An error whose message is written for the visitor, in her language; '' when whoever rejected her request sent none. */
export class MessageError extends Error {}
