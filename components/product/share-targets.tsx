import type { ReactNode } from 'react';

/** Classes of every share link and button. */
export const shareControlClass = 'inline-flex min-h-11 min-w-6 items-center hover:text-primary-ink';

export interface ShareTarget {
  /** Name of the network. */
  name: string;
  /** URL of the network's page for sharing. */
  href: string;
  /** Accessible name. */
  label: string;
}

interface ShareTargetsProps {
  targets: ShareTarget[];
  /** Called before the browser follows a link, so that its URL can still be changed. */
  onFollow?(link: HTMLAnchorElement, network: string): void;
  children?: ReactNode;
}

/** Links that share a URL on social networks. */
export function ShareTargets({ targets, onFollow, children }: ShareTargetsProps) {
  return (
    <ul className="flex flex-wrap gap-x-5">
      {targets.map(({ name, href, label }) => (
        <li key={name}>
          <a
            href={href}
            rel="noopener nofollow"
            target="_blank"
            aria-label={label}
            className={shareControlClass}
            onClick={onFollow && (({ currentTarget }) => onFollow(currentTarget, name))}
          >
            {name}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
