import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { sanitizedTree } from '@/lib/catalogue/html';

/** HTML that came with the data, cleaned and drawn as elements. */
export function RichText({ html }: { html: string }) {
  return (
    <div className="rich-text max-w-prose">{toJsxRuntime(sanitizedTree(html), { Fragment, jsx, jsxs })}</div>
  );
}
