/**
 * Reads a whole body; null when it is longer than `maxBytes`. A `Content-Length` above the limit is rejected before any byte is
 * read; without that header, reading stops at the limit. The rest of a response is cancelled, which closes its connection.
 */
export async function readLimitedBody(
  maxBytes: number,
  message: Request | Response,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { headers, body } = message;
  // Next destroys the connection of a request whose body is cancelled, and the client would not learn why.
  const preventCancel = message instanceof Request;
  if (Number(headers.get('content-length') ?? 0) > maxBytes) {
    if (!preventCancel) await body?.cancel();
    return null;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body?.values({ preventCancel }) ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
