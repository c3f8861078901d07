import { capitalize, listTerms, tidy } from '../../brief/text/text.ts';
import { joinAlternatives, joinProse, perLanguage, pickSigns } from '../../languages/patterns.ts';
import type { Material } from '../material/material.ts';
import { countWords } from '../words/caption-text.ts';
import { opensBack } from '../words/pointing.ts';
import { cutPanel } from './cut.ts';
import type { Situation, SituationFinder } from './situation.ts';

/** Smaller numbers are no punch line. */
const sizes = [
  { min: 1000, base: 0.6 },
  { min: 20, base: 0.5 },
  { min: 3, base: 0.4 },
] as const;

const large = 1000;

/** "within 10 days", "in 2 weeks": the number belongs to the phrase before it. */
const preposition = new RegExp(String.raw`(?:^|\s)(?:${joinAlternatives(pickSigns('phraseNumbers'))})$`, 'iu');
const magnitudes = {
  million: new RegExp(joinAlternatives(pickSigns('millions')), 'iu'),
  billion: new RegExp(joinAlternatives(pickSigns('billions')), 'iu'),
};

export const toNumber = (text: string) =>
  Number(
    /\d[\d.,]*/
      .exec(text)?.[0]
      .replace(/[.,](?=\d{3})/g, '')
      .replace(',', '.') ?? 0,
  ) * (magnitudes.million.test(text) ? 1e6 : magnitudes.billion.test(text) ? 1e9 : 1);

/** A single number as punch line: at the sentence's end, or before the verb that ends it. */
export const findPunchNumbers: SituationFinder = ({ material, signs, sentences }) =>
  sentences.flatMap(({ text, place }): readonly Situation[] => {
    const [, head = '', punch = '', tail = ''] =
      signs.lasts.map((pattern) => pattern.exec(text)).find((found) => found !== null) ?? [];
    if (head === '' || preposition.test(head) || /\d/.test(head)) return [];
    if (!/^\s*(?:$|[,;.!?–—。、，！？])/u.test(tail) || /\d/.test(tail)) return [];
    const size = sizes.find(({ min }) => toNumber(punch) >= min);
    const setup = capitalize(tidy(head));
    const isShort = countWords(setup) <= 13 && countWords(setup) >= 2 && !opensBack(setup, material.words);
    // "Each unit takes" is unclear without the page.
    if (size === undefined || !isShort || (size.min < large && !isTitled(setup, material))) return [];
    const panels = [setup, capitalize(tidy(punch))] as const;
    const found = { mechanism: 'number', panels, base: size.base, loss: 0, place } as const;
    return [
      { ...found, template: 'iceberg', captions: { top: panels[0], bottom: panels[1] } },
      { ...found, template: 'reality', captions: { first: panels[0], second: panels[1] } },
    ];
  });

const isTitled = (text: string, { title, words }: Material) => {
  const titled = new Set(listTerms(title, words));
  return listTerms(text, words).some((term) => titled.has(term));
};

const getLastVerb = perLanguage(
  (among) => new RegExp(String.raw`\s\p{Ll}+(?:${joinProse('lastVerbEndings', among)})$`, 'u'),
);

/** A verb-second clause cut off after a small verb ("Der Turm bekam"). */
const isTorn = (text: string, { words }: Material) =>
  words.isVerbSecond && countWords(text) <= 4 && getLastVerb(words.language).test(text);

/** "N years later": the clause before the number, then the number alone. */
export const findLaters: SituationFinder = ({ material, signs, sentences }) =>
  sentences.flatMap(({ text, place }): readonly Situation[] =>
    signs.laters.flatMap((pattern): readonly Situation[] => {
      const { a = '', n = '' } = pattern.exec(text)?.groups ?? {};
      const panel = a === '' ? undefined : cutPanel(a, material.words, { maxWords: 12, minWords: 3 });
      const [whole = ''] = pattern.exec(text) ?? [];
      // If the clause goes on after the number, its first part is incomplete.
      const rest = text.slice(text.indexOf(whole) + whole.length);
      if (panel === undefined || n === '' || !/^\s*(?:$|[,;:.!?–—)»”"。、，！？])/u.test(rest)) return [];
      const later = capitalize(tidy(whole.slice(whole.indexOf(n, a.length))));
      if (countWords(later) > 5 || !isTitled(panel.text, material)) return [];
      if (isTorn(panel.text, material)) return [];
      return [
        {
          mechanism: 'later',
          template: 'before-after',
          captions: { before: panel.text, after: later },
          panels: [panel.text, later],
          base: 0.56,
          loss: panel.loss,
          place,
        },
      ];
    }),
  );
