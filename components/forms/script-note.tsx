/** Said where script is off: what stands below needs it. */
export function ScriptNote({ text }: { text: string }) {
  return (
    <noscript>
      <p className="mb-6 border border-sand bg-paper px-4 py-3">{text}</p>
    </noscript>
  );
}
