import type { NextRequest } from 'next/server';
import { fetchUpload } from '@/lib/upstream/uploads';

/** A picture or video of the shop, passed on from the uploads base address. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ path: string[] }> }) {
  const { path } = await params;
  return fetchUpload(path, request.headers);
}
