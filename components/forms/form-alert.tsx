/** Error of a whole form, announced by screen readers when it appears. Renders nothing for null. */
export function FormAlert({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p role="alert" className="border-s-2 border-alert bg-paper px-4 py-3 text-alert">
      {text}
    </p>
  );
}
