import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';

/** The picture of a line, leading to its product; the title beside it does that for screen readers and the keyboard. */
export function LinePicture({
  path,
  image,
  className,
}: {
  /** Where it leads, without language. */
  path: string;
  image: string | null;
  className: string;
}) {
  return (
    <Link href={path} tabIndex={-1} aria-hidden="true" className="shrink-0">
      <Photo
        address={image}
        alt=""
        sizes="6rem"
        width={180}
        height={240}
        className={`aspect-3/4 ${className}`}
      />
    </Link>
  );
}
