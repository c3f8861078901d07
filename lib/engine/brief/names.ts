import { wordsIn } from './text.ts';
import type { LanguageWords } from './words.ts';

/** A first name, initials or particles, and a family name. */
const fullName =
  /(?<first>\p{Lu}[\p{Ll}'’-]+|(?:\p{Lu}\.){1,3})(?:\s\p{Lu}\.)*\s(?:(?:van|von|der|den|de|da|di|del|la|al|bin|ibn|ben)\s){0,2}(?<family>\p{Lu}[\p{L}'’-]{2,})(?!\s\p{Lu})/gu;
/** Words that bring in whom they stand before. */
const introduced =
  /(?:^|\s)(?:the|an?|this|that|its|their|our|every|each|le|la|les|une?|el|los|las|una|il|lo|gli|os|as|uma|de|het|een|new|old)$/i;
/** Letters of a text read for the names in it. */
const readLetters = 20_000;
/** A family name before a verb by which it is a person's. */
const speaking =
  /(?<family>\p{Lu}[\p{L}'’-]{2,}),?\s(?:also |has |later )?(?:said|says|told|added|adds|wrote|writes|explained|explains|noted|notes|argued|argues|believes|thinks|recalled|recalls|warned|claims|claimed|was born|died|dijo|dice|afirmó|explicó|señaló|déclaré|explique|affirme|expliqué|disse|afirmou|explicou|detto|spiega|afferma|zei|zegt)(?!\p{L})/gu;
const speakingBefore =
  /(?<!\p{L})(?:said|says|added|adds|explained|noted|dijo|explicó|explique|affirme|disse|afirmou|spiega|zei)\s(?<family>\p{Lu}[\p{L}'’-]{2,})(?!\s\p{Lu})/gu;
/** An age behind the full name. */
const told = /^(?:, \d{1,2}\b|\s\(\d{2}\))/u;
/** Openings of places and bodies that look like first names. */
const noFirstName =
  /^(?:North|South|East|West|Northern|Southern|Eastern|Western|Central|New|United|Great|Upper|Lower|San|Santa|Saint|Los|Las|El|La|Big|Old|White|High|Supreme|National|Nord|Sud|Sur|Norte|Nueva|Nuevo|Nova|Novo|Nuova|Grand|Grande|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;
const word = /\p{Lu}[\p{L}'’-]{2,}/gu;

/**
 * Tells which texts name a person by the family name alone whom nothing drawn brings in: neither `shown` (title, subtitle)
 * nor the text itself has the first name. Only names that the source gives in full once count, and speaks of as persons.
 */
export function strangersOf(
  shown: readonly string[],
  sentences: readonly string[],
  language: string,
  words: LanguageWords,
): (text: string) => boolean {
  // Where every noun has a capital, two of them are no name.
  if (language.startsWith('de')) return () => false;
  const body = sentences.join('\n').slice(0, readLetters);
  const familiar = new Set(shown.flatMap(wordsIn));
  const families = new Set<string>();
  const persons = new Set<string>();
  for (const { 0: whole, groups, index } of body.matchAll(fullName)) {
    const { first = '', family: found = '' } = groups ?? {};
    const family = found.replace(/['’]s$/, '');
    if (words.stop.has(first.toLowerCase()) || familiar.has(family) || noFirstName.test(first)) continue;
    families.add(family);
    if (first.endsWith('.') || told.test(body.slice(index + whole.length, index + whole.length + 16)))
      persons.add(family);
  }
  for (const pattern of [speaking, speakingBefore])
    for (const { groups } of body.matchAll(pattern))
      if (groups?.family !== undefined && families.has(groups.family)) persons.add(groups.family);
  if (persons.size === 0) return () => false;
  return (text) =>
    [...text.matchAll(word)].some(({ 0: found, index }) => {
      if (!persons.has(found.replace(/['’]s$/, ''))) return false;
      const before = text.slice(0, index).trimEnd();
      const previous = /(?:^|\s)(\p{Lu}[\p{L}.'’-]*)$/u.exec(before)?.[1];
      const isNamed = previous !== undefined && !words.stop.has(previous.toLowerCase());
      return !isNamed && !introduced.test(before);
    });
}
