import { revalidateTag } from 'next/cache';
import { settings } from '@/lib/settings/settings';
import { readRevalidation } from '@/lib/upstream/revalidation';
import { isSigned } from '@/lib/upstream/signature';

const longestBody = 64 * 1024;

/** Clears cached pages and reads: `{tags}` or a change event, signed with `REVALIDATE_SECRET`. */
export async function POST(request: Request) {
  const { revalidateSecret } = settings();
  if (!revalidateSecret) return Response.json({ Message: 'Not found' }, { status: 404 });
  const body = await request.text();
  if (body.length > longestBody) return Response.json({ Message: 'The body is too long' }, { status: 413 });
  if (!isSigned(body, request.headers.get('x-signature'), revalidateSecret)) {
    return Response.json({ Message: 'The signature is wrong' }, { status: 401 });
  }
  const tags = readRevalidation(body);
  if (tags === null) {
    return Response.json({ Message: 'The body is neither tags nor a change event' }, { status: 400 });
  }
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  return Response.json({ cleared: tags });
}
