import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';

/**
 * Picture that links to the product where its page is known. Hidden from assistive technology and keyboard, because the
 * title beside it is a link, too.
 */
export function LinePicture({
  path,
  image,
  className,
}: {
  /** Path without locale; null when unknown. */
  path: string | null;
  image: string | null;
  className: string;
}) {
  const photo = (
    <Photo
      image={image}
      alt=""
      sizes="6rem"
      widths={[270]}
      width={180}
      height={240}
      className={`aspect-3/4 shrink-0 ${className}`}
    />
  );
  if (path === null) return photo;
  return (
    <Link href={path} tabIndex={-1} aria-hidden="true" className="shrink-0">
      {photo}
    </Link>
  );
}
