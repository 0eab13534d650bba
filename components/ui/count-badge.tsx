/** Count on the corner of an icon whose accessible name already contains the count. Renders nothing for 0. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute end-0 top-0 grid min-h-5 min-w-5 place-items-center rounded-full bg-ink px-1 text-xs font-semibold text-ground digits"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
