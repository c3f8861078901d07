import { languageOf } from '../brief/language.ts';
import type { SourceDocument } from '../document.ts';
import { atrocity, graveWords, mild } from './grave-words.ts';
import { harmless } from './harmless-words.ts';

const lightened = (text: string) => text.replace(harmless, ' ');

/** Whether a text names something nobody should joke about. `language`: the text's, where it is known. */
export function namesGravity(text: string, language?: string): boolean {
  return lightened(text).search(graveWords(language)) >= 0;
}

/** How much of a text is looked at: its opening, where it says what it is about, and what may be told in passing later. */
const span = { lead: 700, opening: 2500 };
/** How many grave words make a text grave: that many in the lead, or further on. One or two are told in passing. */
const many = { lead: 2, opening: 4 };
/** What one counts: half where it stands in much that is not grave, less where its sentence is about times long gone. */
const worth = { atrocity: 2, grave: 1, mild: 0.5, longAgo: 0.25, inTitle: 2 };

/**
 * Whether a document tells of something nobody should joke about: its title names it, or its description or text keeps
 * coming back to it. A death or a war that is mentioned in passing leaves the rest free to be laughed about.
 */
export function isGrave(document: SourceDocument): boolean {
  const { metadata, blocks } = document;
  const language = languageOf(document);
  const count = (text: string) => countOf(text, language);
  const { title = '', description = '' } = metadata;
  const text = blocks
    .flatMap((block) => {
      if (block.type === 'figure') return [`${block.caption ?? ''} . ${block.alt ?? ''}`];
      if (block.type === 'list') return block.items.map((item) => item.text);
      return 'text' in block ? [block.text] : [];
    })
    .join(' ')
    .slice(0, span.opening);
  const inLead = count(`${description} . ${text.slice(0, span.lead)}`);
  return inLead + worth.inTitle * count(title) >= many.lead || count(text) >= many.opening;
}

const sentence = /(?<=[.!?。！？])\s+/u;
/** A year before 1900 or a century, of which nobody who is alive can tell. */
const past =
  /(?:(?<!\p{L})(?:in|by|since|until|around|circa|im jahr|um|anno|en|em|nel|около|в)\s|\()(?:1[0-8]\d\d|[1-9]\d\d)(?![\d.,]|\s+(?:\p{L}+s|homes|people|percent)(?!\p{L}))|(?:^|[\s(])(?:[2-9]|1[0-9])(?:th|st|nd|rd)[ -]century|\d\s?(?:b\.?c\.?e?\.?|v\. ?chr\.|av\. ?j\.-c\.|a\. ?c\.)(?!\p{L})|(?:antiquity|middle ages|mittelalter|antike|moyen âge|edad media|medioevo|idade média)/iu;
const present = /(?<!\d)(?:19|20)\d\d(?!\d)/;

const countOf = (text: string, language: string): number =>
  lightened(text)
    .split(sentence)
    .reduce((sum, each) => {
      const found = each.match(graveWords(language)) ?? [];
      const isPast = found.length > 0 && past.test(each) && !present.test(each);
      return sum + found.reduce((part, word) => part + worthOf(word, isPast), 0);
    }, 0);

function worthOf(word: string, isPast: boolean): number {
  if (atrocity.test(word)) return isPast ? worth.grave : worth.atrocity;
  if (isPast) return worth.longAgo;
  return mild.test(word) ? worth.mild : worth.grave;
}
