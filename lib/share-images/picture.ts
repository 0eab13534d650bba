import 'server-only';
import { settings } from '@/lib/settings/settings';
import { fetchUpload } from '@/lib/upstream/uploads';

const uploads = '/uploads/';
const mostBytes = 16 * 1024 * 1024;

/** Fetches the picture of a share image from the uploads; null for one that lies elsewhere or cannot be had in time as a whole. */
export async function fetchPicture(address: string): Promise<Buffer | null> {
  if (!address.startsWith(uploads)) return null;
  const [path = ''] = address.slice(uploads.length).split('?');
  const inTime = AbortSignal.timeout(settings().upstreamTimeoutMs);
  const answer = await fetchUpload(path.split('/'), new Headers(), inTime);
  if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('image/') || !answer.body) {
    await answer.body?.cancel();
    return null;
  }
  return readWhole(answer.body).catch(() => null);
}

async function readWhole(body: ReadableStream<Uint8Array>): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
