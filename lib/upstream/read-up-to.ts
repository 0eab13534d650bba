/** The whole body; null when it is longer: nothing is read of one that says so, and no more than that of one that does not. */
export async function readUpTo(
  mostBytes: number,
  { headers, body }: Request | Response,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(headers.get('content-length') ?? 0) > mostBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
