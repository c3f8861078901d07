import { templateNames } from '../../languages/all-template-names.ts';

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The name to show in a BCP 47 language, else in English. */
export const nameTemplate = (id: string, language: string): string | undefined =>
  (templateNames[language.split('-')[0]?.toLowerCase() ?? ''] ?? templateNames.en)?.[id]?.[0];

const folded = new Map<string, readonly string[]>();

function listFolded(id: string): readonly string[] {
  const known = folded.get(id);
  if (known) return known;
  const made = Object.values(templateNames).flatMap((names) => names[id]?.map(fold) ?? []);
  folded.set(id, made);
  return made;
}

/** Whether a template has a name, in any language, with words that begin like each word of the query. */
export function isTemplateNamed(id: string, query: string): boolean {
  const wanted = fold(query).split(' ').filter(Boolean);
  return listFolded(id).some((name) => {
    const words = name.split(' ');
    // Where words are not parted, the query may stand anywhere.
    return wanted.every((part) =>
      /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{N}]/u.test(part)
        ? words.some((word) => word.startsWith(part))
        : name.includes(part),
    );
  });
}
