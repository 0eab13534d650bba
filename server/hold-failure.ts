import type { ServerResponse } from 'node:http';

/**
 * Holds back the body of an HTML answer with status 404 or 5xx, and sends what `replace` gives in its place; every other
 * answer passes untouched. `replace` gets the status and may change status and headers before it returns the HTML.
 */
export function holdFailure(res: ServerResponse, replace: (status: number) => Promise<string>): void {
  const { writeHead, write, end, flushHeaders } = res;
  let held: boolean | undefined;

  const holds = (status = res.statusCode) => {
    held ??= isFailure(status) && String(res.getHeader('content-type') ?? '').startsWith('text/html');
    return held;
  };

  res.writeHead = ((status: number, ...rest: never[]) => {
    const headers = rest.at(-1) as Record<string, string> | undefined;
    if (isFailure(status) && headers && typeof headers === 'object') {
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    }
    if (!holds(status)) return writeHead.call(res, status, ...rest);
    res.statusCode = status;
    return res;
  }) as typeof res.writeHead;
  res.flushHeaders = () => {
    if (!holds()) flushHeaders.call(res);
  };
  res.write = ((...args: Parameters<typeof write>) =>
    holds() ? true : write.apply(res, args)) as typeof res.write;
  res.end = ((...args: Parameters<typeof end>) => {
    if (!holds()) return end.apply(res, args);
    Object.assign(res, { writeHead, write, end, flushHeaders });
    replace(res.statusCode).then(
      (html) => res.end(html),
      () => res.end(),
    );
    return res;
  }) as typeof res.end;
}

function isFailure(status: number): boolean {
  return status === 404 || status >= 500;
}
