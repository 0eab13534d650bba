/** An error whose message may be shown to the visitor, in the language of the page. The message is '' when the API sent none. */
export class MessageError extends Error {}
