import { type Field, fieldsOf, isCheckable, loadReloadedPage, persistReloadedPage } from './removed-build.ts';

/** Restores what was entered before this page was reloaded because its build was removed. Returns true after such a reload. */
export function restoreEnteredValues(): boolean {
  const page = loadReloadedPage();
  if (!page?.values || page.url !== location.href) return false;
  // Drops the values, so that they are restored once. The URL stays, so that this page is not reloaded again (`leaveRemovedBuild`).
  persistReloadedPage({ url: page.url });
  for (const { name, index, value, checked } of page.values) {
    const field = fieldsOf(name)[index];
    if (field) enter(field, value, checked);
  }
  return true;
}

function enter(field: Field, value: string, checked?: boolean): void {
  if (isCheckable(field)) {
    // A click unticks a box, but no radio button: ticking another one of its group does.
    if (field.value === value && checked === !field.checked) field.click();
    return;
  }
  if (field.value === value) return;
  // React notices only values that were set past its own setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
