/**
 * Runs `fetch` with a signal that aborts the request, or later the reading of the body, with its reason. The signal of `fetch` alone
 * does not reliably do the latter: Node.js drops the connection between the two when it collects garbage
 * (https://github.com/nodejs/undici/issues/4068), and a response that hangs would then never end. A body that is not read must be
 * cancelled, unless the signal aborts in any case.
 */
export async function abortableFetch(
  url: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.body) return response;
  const body = response.body.pipeThrough(new TransformStream(), { signal: init.signal });
  return new Response(body, { status: response.status, headers: response.headers });
}
