/** Error that prevents the start; its message is a single line for the operator. */
export class StartError extends Error {
  override name = 'StartError';
}
