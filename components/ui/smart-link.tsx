import type { ReactNode } from 'react';
import { Link } from './link.tsx';

interface SmartLinkProps {
  /** Same-site path, or URL of another site. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** Link whose target comes with the data and may be another site. */
export function SmartLink({ href, ...rest }: SmartLinkProps) {
  return href.startsWith('/') ? <Link href={href} {...rest} /> : <a href={href} rel="noopener" {...rest} />;
}
