import { Photo } from '@/components/ui/photo';

/** A picture of what an entry of the shop menu leads to. */
export function MenuPhoto({ address }: { address: string | null }) {
  return (
    <Photo
      address={address}
      alt=""
      sizes="9rem"
      largest={270}
      width={270}
      height={360}
      className="mb-2 aspect-3/4 w-full"
    />
  );
}
