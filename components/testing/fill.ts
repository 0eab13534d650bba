import type { UserEvent } from '@testing-library/user-event';

/** Replaces the text of a field with one input event, which is faster than typing it. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.paste(text);
}
