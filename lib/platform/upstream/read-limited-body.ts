/**
 * Reads a whole body; null when it is longer than `maxBytes`. A `Content-Length` above the limit is rejected before any byte is
 * read; without that header, reading stops at the limit.
 */
export async function readLimitedBody(
  maxBytes: number,
  { headers, body }: Request | Response,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
