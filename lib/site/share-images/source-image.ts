import 'server-only';
import { settings } from '@/lib/platform/settings/settings';
import { fetchUpload } from '@/lib/platform/upstream/fetch-upload';
import { readLimitedBody } from '@/lib/platform/upstream/read-limited-body';

const uploadsPrefix = '/uploads/';
const maxBytes = 16 * 1024 * 1024;

/**
 * Fetches the photo of a share image from the uploads; null when it is external, missing, no image, too large, or too slow. Does not
 * reject: for a host that fails or is too slow, `fetchUpload` returns an error status.
 */
export async function fetchSourceImage(url: string): Promise<Buffer | null> {
  if (!url.startsWith(uploadsPrefix)) return null;
  const [path = ''] = url.slice(uploadsPrefix.length).split('?');
  const signal = AbortSignal.timeout(settings().upstreamTimeoutMs);
  const response = await fetchUpload(path.split('/'), new Headers(), signal);
  const isImage = response.status === 200 && response.headers.get('content-type')?.startsWith('image/');
  const bytes = isImage ? await readLimitedBody(maxBytes, response).catch(() => null) : null;
  if (bytes === null) await response.body?.cancel().catch(() => {});
  return bytes && Buffer.from(bytes.buffer);
}
