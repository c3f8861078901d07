const hiddenKey = '•••';

/** Masks the key in a JSON value's texts and names, to keep it out of records, pages and exports. */
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

export const showKey = (address: string, key: string | undefined): string =>
  key ? address.replaceAll(hiddenKey, encodeURIComponent(key)) : address;
