import type { ReactNode } from 'react';
import { Link } from './link.tsx';

interface SmartLinkProps {
  /** A same-site path, or the address of another site. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link that may lead out of the shop, for addresses that come with the data. */
export function SmartLink({ href, ...rest }: SmartLinkProps) {
  return href.startsWith('/') ? <Link href={href} {...rest} /> : <a href={href} rel="noopener" {...rest} />;
}
