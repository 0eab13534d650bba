import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { BreadcrumbData } from './breadcrumb-data.tsx';

/** Title, subtitle and breadcrumb at the head of a page. */
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
    <div className="page pt-8 pb-10 lg:pt-12">
      <Breadcrumb crumbs={crumbs} />
      <BreadcrumbData crumbs={crumbs} />
      <h1 className="title mt-4 text-[clamp(2.6rem,5vw,4.2rem)] first-letter:uppercase">{title}</h1>
      {subtitle && <p className="mt-3 max-w-2xl text-muted">{subtitle}</p>}
    </div>
  );
}
