import { type Field, fieldsOf, isCheckable, loadReloadedPage, persistReloadedPage } from './removed-build.ts';

/** Restores what was entered before this page was reloaded because its build was removed. Returns false without such a reload. */
export function restoreEnteredValues(): boolean {
  const page = loadReloadedPage();
  if (!page?.values || page.url !== location.href) return false;
  // Drops the values, so that they are restored once. The URL stays stored, so that `leaveRemovedBuild` does not reload this page again.
  persistReloadedPage({ url: page.url });
  for (const { name, index, value, checked } of page.values) {
    const field = fieldsOf(name)[index];
    if (field) enter(field, value, checked);
  }
  return true;
}

function enter(field: Field, value: string, checked?: boolean): void {
  if (isCheckable(field)) {
    // A click does not untick a radio button; the click on the button of its group that was ticked does.
    if (field.value === value && checked === !field.checked) field.click();
    return;
  }
  if (field.value === value) return;
  // React puts a setter of its own on each field, and ignores events after a value was set through it: this calls the original setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
