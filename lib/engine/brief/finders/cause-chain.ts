import { joinWords, perPageLanguage } from '../../languages/patterns.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from '../selection/candidate.ts';
import { capitalize, listTerms, measureDrawnLength } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

const getLink = perPageLanguage(
  (among) =>
    new RegExp(
      String.raw`^(?<cause>\S.*?)\s(?:${joinWords(({ brief }) => brief?.chain?.causes, among)})\s(?<effect>\S.*?)[.!]?$`,
      'iu',
    ),
);

interface Link {
  readonly cause: string;
  readonly effect: string;
  readonly sentence: string;
}

const max = { chars: 48, nodes: 6 };
const minLinks = 2;
/** "…, and slow reactions lead to accidents" */
const clauseBorder = /[,;]\s(?:\p{L}{1,3}\s)?(?=\S+\s\S+\s\S)/u;

function listLinks({ outline, words }: Reading): (Link | undefined)[] {
  const link = getLink(words.language);
  return outline.sentences.flatMap(({ text }) =>
    text.split(clauseBorder).map((clause): Link | undefined => {
      const { cause, effect } = link.exec(clause)?.groups ?? {};
      const isShort = [cause, effect].every((part) => part !== undefined && measureDrawnLength(part) <= max.chars);
      return cause !== undefined && effect !== undefined && isShort ? { cause, effect, sentence: text } : undefined;
    }),
  );
}

function isSame(one: string, other: string, words: LanguageWords): boolean {
  const [left, right] = [one, other].map((text) => listTerms(text, words).toSorted().join(' '));
  return left !== '' && left === right;
}

/** Causes whose effects are the next ones' causes, all links or none: "A causes B. B causes C." */
export function findCauseChain(reading: Reading): Candidate[] {
  const chain: Link[] = [];
  for (const link of listLinks(reading)) {
    const last = chain.at(-1);
    const goesOn = link !== undefined && last !== undefined && isSame(last.effect, link.cause, reading.words);
    if (goesOn) chain.push(link);
    else if (chain.length >= minLinks) break;
    else chain.splice(0, chain.length, ...(link === undefined ? [] : [link]));
  }
  const end = chain.at(-1);
  if (end === undefined || chain.length < minLinks || chain.length >= max.nodes) return [];
  const items = [
    ...chain.map(({ cause, sentence }) => ({ heading: capitalize(cause), sentence })),
    { heading: capitalize(end.effect), sentence: end.sentence },
  ];
  const why = 'causes whose effects are causes';
  return [{ module: { kind: 'sequence', form: 'flow', items, sure: 0.9, weight: 1, why } }];
}
