import { Link } from '@/components/ui/link';
import type { LineView } from '@/lib/cart/line-view';

/** Title of a line; a link to the product where its page is known. */
export function LineTitle({ view: { path, title } }: { view: Pick<LineView, 'path' | 'title'> }) {
  if (path === null) return <span className="wrap-anywhere">{title}</span>;
  return (
    <Link href={path} className="wrap-anywhere hover:text-primary-ink">
      {title}
    </Link>
  );
}
