import 'server-only';
import { abortableFetch } from '@/contract/abortable-fetch';
import { BusyError, createSemaphore } from '@/lib/platform/process/semaphore';
import { settings } from '@/lib/platform/settings/settings';
import { renderContext } from '../cache/render-context.ts';
import { processSingleton } from '../process/process-singleton.ts';
import { notImplementedStatus } from './call-error.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { probeUpstream } from './health.ts';

/** The request was not sent: the circuit is open, the queue is full, or the request timed out or was aborted in the queue. */
export class NotSentError extends Error {}

/** A request to the upstream, and how the body of its response is read. */
export interface UpstreamRequest<T> {
  /** Relative to the API base. */
  path: string;
  init: RequestInit;
  readBody(response: Response): Promise<T>;
  /** Renders and browser calls queue separately, so that neither exhausts the slots of the other. */
  queue: 'pages' | 'visitors';
  /** Limit for queueing, sending and reading to the last byte. */
  timeoutMs: number;
  /** Allows one retry on a broken connection. */
  isIdempotent: boolean;
}

const connectionErrors = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];
const maxConcurrency = 64;
const maxQueueLength = 128;

/** Circuit breaker and concurrency limits of the upstream, shared by the whole process. */
export function admissionControl() {
  return processSingleton('upstream', () => ({
    breaker: createCircuitBreaker(probeUpstream),
    pages: createSemaphore(maxConcurrency, maxQueueLength),
    visitors: createSemaphore(maxConcurrency, maxQueueLength),
  }));
}

/**
 * Sends a request while the circuit is closed and the queue is not full. Timeouts, broken connections and 5xx count as failures of the
 * upstream; an abort by the visitor (`init.signal`) and errors that `readBody` throws do not.
 * @throws {NotSentError} when nothing was sent
 * @throws the error of the connection, the timeout, the abort or `readBody` otherwise
 */
export async function sendUpstreamRequest<T>(
  request: UpstreamRequest<T>,
): Promise<{ response: Response; body: T }> {
  const timeout = startTimeout(request.timeoutMs);
  try {
    return await admitAndSend(request, timeout.signal);
  } finally {
    timeout.end();
  }
}

/** Starts a timeout that must be ended. The timer of `AbortSignal.timeout` would keep a finished render in memory until it fires. */
function startTimeout(ms: number): { signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  const expire = () => controller.abort(new DOMException('The upstream took too long', 'TimeoutError'));
  const timer = setTimeout(expire, ms);
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}

async function admitAndSend<T>(
  request: UpstreamRequest<T>,
  timeout: AbortSignal,
): Promise<{ response: Response; body: T }> {
  const { breaker } = admissionControl();
  const signal = request.init.signal ? AbortSignal.any([request.init.signal, timeout]) : timeout;
  const release = await acquireSlot(request.queue, signal);
  const startedAt = performance.now();
  try {
    const result = await (request.isIdempotent ? retryOnBrokenConnection(send) : send());
    const { status } = result.response;
    // An API that lacks one call is not down.
    if (status < 500 || status === notImplementedStatus) breaker.recordSuccess();
    else breaker.recordFailure();
    return result;
  } catch (error) {
    if (timeout.aborted || networkErrorCode(error) !== undefined) breaker.recordFailure();
    throw error;
  } finally {
    release();
    const context = renderContext.getStore();
    if (context) context.upstreamMs += performance.now() - startedAt;
  }

  async function send() {
    const response = await abortableFetch(`${settings().apiBaseUrl}${request.path}`, {
      ...request.init,
      cache: 'no-store',
      redirect: 'error',
      signal,
    });
    return { response, body: await request.readBody(response) };
  }
}

async function acquireSlot(
  queue: UpstreamRequest<unknown>['queue'],
  signal: AbortSignal,
): Promise<() => void> {
  const { breaker, ...semaphores } = admissionControl();
  if (breaker.state !== 'closed') throw new NotSentError('the upstream does not respond');
  // Rejects with `BusyError` when the queue is full, or the signal aborts during the wait.
  const release = await semaphores[queue](signal).catch((error) => {
    throw error instanceof BusyError ? new NotSentError(error.message) : error;
  });
  // The circuit may have opened during the wait.
  if (breaker.state === 'closed') return release;
  release();
  throw new NotSentError('the upstream does not respond');
}

/** Returns the network error code of a failed `fetch`, such as `ECONNRESET`; undefined for any other error. */
function networkErrorCode(error: unknown): string | undefined {
  return (error as { cause?: NodeJS.ErrnoException }).cause?.code;
}

/**
 * Runs an idempotent request, and once more when its connection broke: a server may close a keep-alive connection just as it is
 * used again.
 */
export async function retryOnBrokenConnection<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    // `fetch` wraps the error of the connection; `node:http` throws it as it is.
    const code = networkErrorCode(error) ?? (error as NodeJS.ErrnoException).code;
    if (!connectionErrors.includes(code ?? '')) throw error;
    return send();
  }
}
