import type { ReactNode } from 'react';
import { Link } from './link.tsx';

interface SmartLinkProps {
  /** Same-site path, or URL of another site. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** Link for targets in data: to a path of this shop in the current language, or to another site. */
export function SmartLink({ href, ...rest }: SmartLinkProps) {
  return href.startsWith('/') ? <Link href={href} {...rest} /> : <a href={href} rel="noopener" {...rest} />;
}
