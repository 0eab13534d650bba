/** Notice for browsers without JavaScript. */
export function NoScriptNote({ text }: { text: string }) {
  return (
    <noscript>
      <p className="mb-6 border border-sand bg-paper px-4 py-3">{text}</p>
    </noscript>
  );
}
