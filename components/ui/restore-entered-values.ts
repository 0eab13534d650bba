import {
  type FieldElement,
  fieldsOf,
  isCheckable,
  loadReloadRecord,
  persistReloadRecord,
} from './removed-build.ts';

/** Restores what was entered before this page was reloaded because its build was removed. Returns false without such a reload. */
export function restoreEnteredValues(): boolean {
  const record = loadReloadRecord();
  if (!record?.values || record.url !== location.href) return false;
  // Drops the values, which are restored only once. The URL stays stored, so that `recoverFromRemovedBuild` does not reload this page again.
  persistReloadRecord({ url: record.url });
  for (const { name, index, value, checked } of record.values) {
    const field = fieldsOf(name)[index];
    if (field) enter(field, value, checked);
  }
  return true;
}

function enter(field: FieldElement, value: string, checked?: boolean): void {
  if (isCheckable(field)) {
    // A click does not untick a radio button; the click on the button of its group that was ticked does.
    if (field.value === value && checked === !field.checked) field.click();
    return;
  }
  if (field.value === value) return;
  // The setter of the prototype: React puts its own on each field, and ignores events after a value that its own setter has set.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
