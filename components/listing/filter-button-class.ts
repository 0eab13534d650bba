/** Classes of the button or link to the filters, at the start of the toolbar. */
export const filterButtonClass =
  'flex min-h-12 shrink-0 items-center gap-2 border-e border-sand pe-4 font-semibold hover:text-primary-ink';
