import type { NextRequest } from 'next/server';
import { fetchUpload } from '@/lib/platform/upstream/fetch-upload';

/** Proxy for images and videos of the uploads base URL. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ path: string[] }> }) {
  const { path } = await params;
  return fetchUpload(path, request.headers);
}
