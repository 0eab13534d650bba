const characterReference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;
const nameFields = ['title', 'name', 'categoryName', 'metaTitle'];
const maxNames = 5;

/** Returns the first titles and names of a payload, at any depth, that contain HTML character references such as `&amp;`. */
export function escapedNames(payload: unknown): string[] {
  return [...new Set(namesIn(payload))].filter((name) => characterReference.test(name)).slice(0, maxNames);
}

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, child]) =>
    typeof child === 'string' ? (nameFields.includes(field) ? [child] : []) : namesIn(child),
  );
}
