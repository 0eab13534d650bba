import type { Language } from '../http/language.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Renders the text of a mail as HTML with paragraphs, links and the direction of its language. */
export function renderMailHtml(text: string, language: Language): string {
  const escaped = text.trim().replace(/[&<>"]/g, (character) => entities[character] ?? '');
  const linked = escaped.replace(/https?:\/\/\S+/g, '<a href="$&" dir="ltr">$&</a>');
  const paragraphs = linked.split('\n\n').map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`);
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<body style="max-width: 36rem; margin: auto; padding: 1rem; font: 16px/1.7 sans-serif; color: #2a211c; background: #fff; overflow-wrap: anywhere">
${paragraphs.join('\n')}
</body>
</html>
`;
}
