import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { sanitizedTree } from '@/lib/product/html';

/** Renders HTML from the catalogue, sanitized, as React elements. */
export function RichText({ html }: { html: string }) {
  return (
    <div className="rich-text max-w-prose">{toJsxRuntime(sanitizedTree(html), { Fragment, jsx, jsxs })}</div>
  );
}
