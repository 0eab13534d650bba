import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import type { Product } from '@/lib/catalogue/product/types';

/** Props of a block that shows a feature tag's products. */
export interface FeatureBlockProps {
  products: Product[];
  /** Slug of the tag's page; undefined when the shop has none. */
  slug: string | undefined;
  /** Epoch milliseconds of the rendering; determines active sales. */
  now: number;
}

interface HomeSectionProps {
  id: string;
  title: string;
  /** Target of the heading. */
  href?: string;
  children: ReactNode;
}

/** Section of the home page with a heading. */
export function HomeSection({ id, title, href, children }: HomeSectionProps) {
  return (
    <section aria-labelledby={id} className="page mt-12 md:mt-20 lg:mt-28">
      <h2 id={id} className="title mb-5 text-[clamp(2.2rem,4vw,3.2rem)]">
        {href ? (
          <Link href={href} className="hover:text-primary-ink">
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      {children}
    </section>
  );
}
