import { z } from 'zod';
import { text } from './text.ts';

/** Body of `POST /Posts/{resource}/Page`; pages count from 1. */
export const Paging = z
  .object({
    pageNumber: z.int().positive().max(100_000).default(1),
    pageSize: z.int().positive().max(100).default(10),
    sortColumn: text(40, 0).nullish(),
    sortDirection: z.enum(['asc', 'desc']).nullish(),
  })
  .meta({ id: 'Paging' });
