import { settings } from '@/lib/settings/settings';
import { clear } from '@/lib/upstream/clearing';
import { readUpTo } from '@/lib/upstream/read-up-to';
import { isOutOfTime, readRevalidation } from '@/lib/upstream/revalidation';
import { isSigned } from '@/lib/upstream/signature';

const longestBody = 64 * 1024;

/**
 * Clears cached pages and reads: `{tags}` or a change event, signed with `REVALIDATE_SECRET`. Once it has answered, nobody is
 * given what was made before. The same message may come any number of times: it does the same again, at most a few times a
 * second, and one that says when it was sent is refused when that is long ago. Where there is a CDN the answer says whether it was purged.
 */
export async function POST(request: Request) {
  const { revalidateSecret } = settings();
  if (!revalidateSecret) return Response.json({ Message: 'Not found' }, { status: 404 });
  const bytes = await readUpTo(longestBody, request);
  if (bytes === null) return Response.json({ Message: 'The body is too long' }, { status: 413 });
  const body = new TextDecoder().decode(bytes);
  if (!isSigned(body, request.headers.get('x-signature'), revalidateSecret)) {
    return Response.json({ Message: 'The signature is wrong' }, { status: 401 });
  }
  const asked = readRevalidation(body);
  if (asked === null) {
    return Response.json({ Message: 'The body is neither tags nor a change event' }, { status: 400 });
  }
  if (isOutOfTime(asked, Date.now())) {
    return Response.json({ Message: 'The message was not sent now' }, { status: 401 });
  }
  const isPurged = await clear(asked.tags);
  return Response.json({
    cleared: asked.tags,
    ...(isPurged !== null && { cdn: isPurged ? 'purged' : 'failed' }),
  });
}
