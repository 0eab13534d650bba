import { onNotify, type Toast } from '@/components/toasts/notify';

/** Records the texts of toasts shown from now on; outcomes of the cart and the lists are left out. */
export function recordToasts(): Toast['text'][] {
  const texts: Toast['text'][] = [];
  onNotify((message) => {
    if ('text' in message) texts.push(message.text);
  });
  return texts;
}
