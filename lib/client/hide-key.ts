/** Stands in a service's texts where they repeat the key. */
const hiddenKey = '•••';

/** A JSON value without the key in any of its texts or names, so that no record, page or export can hold it. */
export function hideKey(value: unknown, key: string | undefined): unknown {
  if (!key) return value;
  const forms = [...new Set([key, encodeURIComponent(key), encodeURI(key)])];
  const hide = (text: string) => forms.reduce((left, form) => left.replaceAll(form, hiddenKey), text);
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return hide(part);
    if (Array.isArray(part)) return part.map(walk);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [hide(name), walk(inner)]));
  };
  return walk(value);
}

/** An address of the service's own with the key back in its place, to be fetched. */
export const showKey = (address: string, key: string | undefined): string =>
  key ? address.replaceAll(hiddenKey, encodeURIComponent(key)) : address;
