import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import type { Product } from '@/lib/catalogue/types';

/** What a block shows of a feature tag. */
export interface FeatureProps {
  products: Product[];
  /** Of the tag's own page; undefined where the shop has none. */
  slug: string | undefined;
  /** Epoch milliseconds of the rendering; decides which sales are on. */
  now: number;
}

interface SectionProps {
  id: string;
  title: string;
  /** Where the heading links to. */
  href?: string;
  children: ReactNode;
}

/** A block of the home page under its heading. */
export function Section({ id, title, href, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="page mt-20 lg:mt-28">
      <h2 id={id} className="title mb-8 text-[clamp(2.2rem,4vw,3.2rem)]">
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
