/** "1957–1959 First houses", "1998/99 New plans" */
const opening = /^(?<from>1[0-9]\d{2}|20\d{2})(?:\s?[–—/-]\s?(?:\d{4}|\d{2})(?!\d))?(?=\s+["“„«]?[\p{Lu}\p{Lo}])/u;

export function openingYears(text: string): { readonly text: string; readonly at: number } | undefined {
  const found = opening.exec(text);
  return found?.groups === undefined ? undefined : { text: found[0], at: Number(found.groups.from) };
}
