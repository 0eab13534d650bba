import { Photo } from '@/components/ui/photo';

/** Logo of a brand in the filter. Stays on a light background, because logos are drawn for it. */
export function BrandLogo({ image, name }: { image: string; name: string }) {
  return (
    <Photo
      image={image}
      alt={name}
      width={96}
      height={32}
      sizes="96px"
      widths={[180]}
      className="always-light h-8 py-1"
      style={{ inlineSize: 'auto', maxInlineSize: '6rem', objectFit: 'contain' }}
    />
  );
}
