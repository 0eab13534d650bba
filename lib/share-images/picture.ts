import 'server-only';
import { settings } from '@/lib/settings/settings';
import { readUpTo } from '@/lib/upstream/read-up-to';
import { fetchUpload } from '@/lib/upstream/uploads';

const uploads = '/uploads/';
const mostBytes = 16 * 1024 * 1024;

/** Fetches the picture of a share image from the uploads; null for one that lies elsewhere or cannot be had in time as a whole. */
export async function fetchPicture(address: string): Promise<Buffer | null> {
  if (!address.startsWith(uploads)) return null;
  const [path = ''] = address.slice(uploads.length).split('?');
  const inTime = AbortSignal.timeout(settings().upstreamTimeoutMs);
  const answer = await fetchUpload(path.split('/'), new Headers(), inTime);
  const isPicture = answer.status === 200 && answer.headers.get('content-type')?.startsWith('image/');
  const bytes = isPicture ? await readUpTo(mostBytes, answer).catch(() => null) : null;
  if (bytes === null) await answer.body?.cancel().catch(() => {});
  return bytes && Buffer.from(bytes.buffer);
}
