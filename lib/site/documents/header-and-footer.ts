/** Adds a header and a footer to parts. The header is emitted with the first part, so that nothing is sent before an early failure. */
export async function* withHeaderAndFooter(
  header: string,
  parts: AsyncIterable<string>,
  footer: string,
): AsyncGenerator<string> {
  let prefix = header;
  for await (const part of parts) {
    yield prefix + part;
    prefix = '';
  }
  yield prefix + footer;
}
