import { capitalize, firstWord } from './text.ts';
import type { LanguageWords } from './words.ts';

/** "also", "jedoch", where the sentence stands without it: it points at what was said before. */
function withoutAlso(text: string): string {
  if (/(?:^|\s)(?:only|solo|sólo|seulement|apenas|só|soltanto)\s/iu.test(text)) return text;
  return text.replace(
    /(?<=\p{L})\s(?:also|también|também|allerdings|jedoch|zudem|außerdem|hingegen|également|toutefois|cependant|pourtant|además|echter|bovendien|inoltre|tuttavia)(?=\s\p{L}|,\s(?:dass|ob|dat)\s)/u,
    '',
  );
}

/** "Note that": says that something is said. */
const announced =
  /^(?:please )?(?:note|remember|keep in mind|bear in mind|it (?:is|should be) (?:worth noting|noted|worth mentioning)|it turns out|the fact is|zu beachten ist|beachten sie|notez|notons|cabe (?:destacar|señalar|recordar)|vale lembrar|va notato)(?:,)? (?:that|dass|que|che)\s/iu;

/** Without an opening "However," or "But": a sentence that stands alone does not answer another. */
function withoutConnective(text: string, words: LanguageWords): string {
  const opening = announced.exec(text)?.[0];
  if (opening !== undefined) return capitalize(text.slice(opening.length));
  const lower = text.toLowerCase();
  const [opener = ''] = lower.split(' ', 1);
  const isJoined =
    words.coordinators.has(opener) && !words.noCoordinators.some((phrase) => lower.startsWith(`${phrase} `));
  if (isJoined) return withoutConnective(capitalize(text.slice(opener.length).replace(/^[\s,]+/, '')), words);
  for (const connective of words.connectives) {
    if (!lower.startsWith(connective)) continue;
    const rest = text.slice(connective.length);
    const next = rest.trimStart();
    const bare =
      /^\s/.test(rest) &&
      words.backward.has(connective) &&
      (/^\p{Lu}/u.test(next) || words.subjects.has(firstWord(next)));
    if (bare || /^[,，、،]/.test(rest)) return capitalize(rest.replace(/^[\s,，、،]+/, ''));
  }
  return text;
}

/** Openings after which a comma stays when what was inserted behind them goes ("In 2024, though, sales fell"). */
const opensPhrase =
  /^(?:in|on|at|by|for|from|with|without|after|before|since|until|during|under|when|while|if|as|en|dans|à|pour|depuis|desde|durante|em|nel|nella|bei|im|am|seit)\s/iu;

/** Without an inserted ", however," or a ", too" at the end: both answer a sentence that is not shown. */
function withoutInserted(text: string, words: LanguageWords): string {
  const inserted = /,\s(\p{L}+(?:\s\p{L}+){0,3}),\s/gu;
  for (const { 0: whole, 1: inner = '', index } of text.matchAll(inserted)) {
    const link = inner.toLowerCase();
    if (
      !(words.connectives.includes(link) && link.length > 3) &&
      !/^(?:though|too|for (?:his|her|its|their) part)$/.test(link)
    )
      continue;
    const [head, rest] = [text.slice(0, index), text.slice(index + whole.length)];
    return `${head}${opensPhrase.test(head) ? ', ' : ' '}${rest}`;
  }
  return text.replace(/,\s(?:too|though|as well|however|either)(?=[.!]?$)/i, '');
}

/** Without the words that tie a sentence to those before it. */
export const withoutLinks = (text: string, words: LanguageWords): string =>
  withoutInserted(withoutAlso(withoutConnective(text, words)), words);
