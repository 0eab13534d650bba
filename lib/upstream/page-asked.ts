import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from './process-wide.ts';

/** What is found out of a page while it is asked for. */
export interface PageNotes {
  /** Its cache tags; null where Next does not keep it. */
  tags: string[] | null;
  /** How long calls of the upstream took for it, one by one and added up; more than the page took where they went side by side. */
  upstreamMs: number;
}

/** The page that is being asked for: noted in by what keeps it and by what calls the upstream. */
export const pageAsked = processWide('page-asked', () => new AsyncLocalStorage<PageNotes>());
