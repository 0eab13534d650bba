import { Photo } from '@/components/ui/photo';

/** Category image of a mega menu entry; a placeholder for null. */
export function MenuPhoto({ image }: { image: string | null }) {
  return (
    <Photo
      image={image}
      alt=""
      sizes="9rem"
      widths={[270]}
      width={270}
      height={360}
      className="mb-2 aspect-3/4 w-full"
    />
  );
}
