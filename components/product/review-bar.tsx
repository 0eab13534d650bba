interface ReviewBarProps {
  label: string;
  /** Length of the bar. */
  percent: number;
  /** Text after the bar. */
  value: string;
}

/** One bar of a review summary, as a list item. */
export function ReviewBar({ label, percent, value }: ReviewBarProps) {
  return (
    <li className="grid grid-cols-[4.5rem_1fr_3rem] items-center gap-3 text-sm">
      <span>{label}</span>
      <span className="h-1.5 bg-sand">
        <span className="block h-full bg-primary" style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className="text-end text-muted digits">{value}</span>
    </li>
  );
}
