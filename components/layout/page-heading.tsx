import { CatalogueText } from '@/components/ui/catalogue-text';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { BreadcrumbStructuredData } from './breadcrumb-structured-data.tsx';

/** Page title with subtitle, breadcrumb and its structured data. */
export function PageHeading({
  title,
  subtitle,
  crumbs,
}: {
  title: string;
  subtitle?: string | null;
  crumbs: Crumb[];
}) {
  return (
    <div className={`page pt-2 sm:pt-8 sm:pb-10 lg:pt-12 ${subtitle ? 'pb-5' : 'pb-3'}`}>
      <Breadcrumb crumbs={crumbs} />
      <BreadcrumbStructuredData crumbs={crumbs} />
      <h1 className="title text-[clamp(2rem,5vw,4.2rem)] first-letter:uppercase sm:mt-4">
        <CatalogueText>{title}</CatalogueText>
      </h1>
      {subtitle && (
        <p className="mt-1 max-w-2xl text-muted max-sm:line-clamp-2 max-sm:text-[0.95rem] max-sm:leading-snug sm:mt-3">
          <CatalogueText>{subtitle}</CatalogueText>
        </p>
      )}
    </div>
  );
}
