import { tenantOfHost } from '@/lib/tenant/server';
import { passOn } from '@/lib/upstream/proxy';

export const dynamic = 'force-dynamic';

function handle(request: Request): Promise<Response> {
  return passOn(request, '/api/upstream', tenantOfHost(request.headers.get('host')).origin);
}

/** The browser's only way to the API. */
export { handle as DELETE, handle as GET, handle as POST, handle as PUT };
