import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from './process-wide.ts';

/** What is learnt about a page while it is being made. */
export interface PageNotes {
  /** Its cache tags; null where Next does not keep it. */
  tags: string[] | null;
  /** Milliseconds of all its calls to the upstream added up; more than the page took when calls ran in parallel. */
  upstreamMs: number;
}

/** The page being made. Its cache and its calls to the upstream write into it. */
export const pageAsked = processWide('page-asked', () => new AsyncLocalStorage<PageNotes>());
