import { and, joinAlternatives, joinProse } from '../../languages/patterns.ts';
import { endsWhole, findBorders, isBinding, isHedged } from '../text/borders.ts';
import { dependent, findVerb, finite, goesOn, losesVerb, minHead, verb } from '../text/clause-signs.ts';
import { drawnLength, firstWord, wordCount } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

const minWholeChars = 64;

/** " and has …": a further predicate of the same subject; the group is the word behind "and". */
const predicate = new RegExp(
  String.raw`,?\s(?:${finite.map(({ verbs, and: joint }) => String.raw`(?:${joint})\s(?:(?:${joinProse('alsoBehindAnd')})\s)?(?:${verbs})`).join('|')})(?!\p{L})`,
  'gu',
);

const conjoined = new RegExp(String.raw`\s(?:${and})\s`);

/** An attribution at the end also covers what stands before "and". */
const attributed = new RegExp(String.raw`,["”’]?\s(?:[^,]{0,60}\s)?(?:${joinProse('attributing')})(?!\p{L})`, 'u');

const isHead = (head: string, words: LanguageWords): boolean =>
  drawnLength(head) >= minHead.letters && wordCount(head) >= minHead.words && endsWhole(head, words);

/** A reported clause behind "and" is a statement with its own doubts. */
const reports = new RegExp(String.raw`^,?\s(?:${and})\s(?:${joinProse('reportsBehindAnd')})\s`, 'u');

/** Auxiliaries behind "and", unlike participles, prove that the part before has its own verb. */
const auxiliary = new RegExp(String.raw`^,?\s\S+\s(?:${joinProse('auxiliaries')})(?!\p{L})`, 'u');

const accordingTo = new RegExp(String.raw`(?<!\p{L})(?:${joinProse('accordingTo')})(?!\p{L})`, 'u');

/** Cuts the last further predicate: "… and has a second office in Rome". */
export function cutPredicate(text: string, words: LanguageWords): string | undefined {
  if (!conjoined.test(text)) return undefined;
  for (const { index } of [...text.matchAll(predicate)].toReversed()) {
    const [head, tail] = [text.slice(0, index), text.slice(index)];
    const verbAt = verb.exec(head)?.index;
    const isPlain = auxiliary.test(tail) && !head.includes(',');
    const isOwn =
      (verbAt !== undefined && !dependent.test(head.slice(0, verbAt))) || (isPlain && !dependent.test(head));
    const isFree = reports.test(tail) || !isBinding(tail, words);
    // "It cuts, folds and glues": a row of predicates needs its last.
    const isRowOfVerbs = findBorders(head).some(({ at }) => goesOn(head.slice(at + 1)));
    if (isHead(head, words) && isOwn && isFree && !isRowOfVerbs && !attributed.test(tail)) return head;
  }
  return undefined;
}

/** Openers of a time or reason at the end; cut only where a single past event happened. */
const adverbial = new RegExp(String.raw`(?<!,)\s(?:${joinProse('adverbials')})(?!\p{L}{2})`, 'giu');

const past = new RegExp(String.raw`(?<!\p{L})(?:${joinProse('past')})(?!\p{L})`, 'u');

/** A superlative or question depends on its time phrase ("the first since …"). */
const bounded = new RegExp(String.raw`(?<!\p{L})(?:${joinProse('bounded')})(?!\p{L})`, 'iu');

/** Measures that belong to "after" ("two days after"). */
const measured = new RegExp(`(?:${joinProse('measuredBefore')})$`, 'iu');

export function cutAdverbial(text: string, words: LanguageWords): string | undefined {
  if (drawnLength(text) < minWholeChars) return undefined;
  for (const { index } of [...text.matchAll(adverbial)].toReversed()) {
    const [head, tail] = [text.slice(0, index), text.slice(index)];
    const isOnce = past.test(head) && !bounded.test(head) && !dependent.test(head) && !measured.test(head);
    const isFree = !isHedged(tail, words) && !attributed.test(tail) && !isBinding(head, words);
    if (isHead(head, words) && isOnce && isFree) return head;
  }
  return undefined;
}

const furtherItem = new RegExp(String.raw`,\s(?:${and})\s`, 'u');

const examples = new RegExp(String.raw`^\s*(?:${joinProse('examples')})\s`, 'iu');

/** "have searched, such as Ada, details of": behind a name in the examples, the clause goes on in lower case. */
function isInterrupted(tail: string): boolean {
  const [first, second] = tail.replace(examples, '').split(/,\s/u);
  return first !== undefined && second !== undefined && /^\p{Lu}/u.test(first) && /^\p{Ll}/u.test(second);
}

export const isExamples = (inner: string, rest: string): boolean => examples.test(inner) && goesOn(rest);

export function cutExamples(text: string, words: LanguageWords): string | undefined {
  const borders = findBorders(text).filter(({ mark }) => mark === ',' || mark === '–');
  for (const { at } of borders) {
    const [head, tail] = [text.slice(0, at).trimEnd(), text.slice(at + 1)];
    if (!examples.test(tail) || !isHead(head, words) || isBinding(tail, words)) continue;
    if (words.dependent.has(firstWord(head)) && !head.includes(',')) continue;
    if (isInterrupted(tail)) continue;
    // "such as a, b, and c, and do less": the examples end before the last "and".
    if (tail.split(furtherItem).length > 2 || losesVerb(text, head, words)) continue;
    if (!borders.some((other) => other.at > at && goesOn(text.slice(other.at + 1)))) return head;
  }
  return undefined;
}

export function cutDash(text: string, words: LanguageWords): string | undefined {
  const dashes = findBorders(text).filter(({ mark }) => mark === '–');
  const [dash] = dashes;
  if (dash === undefined || dashes.length > 1) return undefined;
  const [head, tail] = [text.slice(0, dash.at).trimEnd(), text.slice(dash.at + 1)];
  const verbAt = verb.exec(head)?.index;
  const isOwn = verbAt !== undefined && !dependent.test(head.slice(0, verbAt));
  return isHead(head, words) && isOwn && !isBinding(tail, words) ? head : undefined;
}

function isAttributed(quoting: string): boolean {
  const clause = quoting.replace(/["“”„‘’'«»`]/g, '');
  const comma = clause.indexOf(',');
  const isInserted = comma >= 0 && attributed.test(clause.slice(comma));
  return isInserted || accordingTo.test(clause) || attributed.test(`, ${clause.split(' ').slice(-6).join(' ')}`);
}

const means = new RegExp(String.raw`^\p{L}{3,}(?:${joinProse('gerunds')}|${joinProse('methodEnding')})\s`, 'u');

export function cutClause(text: string, words: LanguageWords): string | undefined {
  const borders = findBorders(text).filter(({ mark }) => mark === ',');
  for (const { at } of borders.toReversed()) {
    const [head, tail] = [text.slice(0, at), text.slice(at + 1).trimStart()];
    const joint = firstWord(tail);
    if (!words.and.has(joint) || joint === 'or' || !isHead(head, words) || isAttributed(tail)) continue;
    if (isHedged(tail, words)) continue;
    const clause = tail.slice(joint.length).trimStart();
    // "by planting it deep, and making sure": a further means.
    if (means.test(clause)) continue;
    const opening = clause.split(' ').slice(0, 8).join(' ');
    const verbAt = findVerb(`${opening} `) ?? 0;
    // "and said": a further verb of the same subject; "and a lake": a further item.
    const hasSubject =
      verbAt > 0 && wordCount(opening.slice(0, verbAt)) > 0 && !dependent.test(opening.slice(0, verbAt));
    const own = findVerb(head);
    const isOwn = own !== undefined && !dependent.test(head.slice(0, own));
    if (hasSubject && isOwn && wordCount(clause) > 3 && !isRow(head)) return head;
  }
  return undefined;
}

const isRow = (head: string): boolean =>
  findBorders(head).some(({ at }) =>
    verb.test(
      `${head
        .slice(at + 1)
        .split(' ')
        .slice(0, 5)
        .join(' ')} `,
    ),
  );

const adding = new RegExp(String.raw`^(?:${joinAlternatives(({ grammar }) => grammar?.adding)})\s`, 'iu');

export function cutAdded(text: string, words: LanguageWords): string | undefined {
  const borders = findBorders(text).filter(({ mark }) => mark === ',');
  for (const { at } of borders) {
    const [head, tail] = [text.slice(0, at), text.slice(at + 1).trimStart()];
    if (!adding.test(tail) || !isHead(head, words) || isBinding(tail, words)) continue;
    const verbAt = findVerb(head);
    const resumes = borders.some((other) => other.at > at && goesOn(text.slice(other.at + 1)));
    if (verbAt !== undefined && !dependent.test(head.slice(0, verbAt)) && !resumes) return head;
  }
  return undefined;
}

/** "based in Rome", "composée de six membres", "permettant de". */
const participle = new RegExp(
  String.raw`^\s*(?:(?:${joinProse('participleAdverbs')})\s)?(?:(?:${joinProse('participles')})|\p{L}{2,}(?:${joinProse('participleEndings')})\s(?:${joinProse('participleLinks')})|\p{L}{3,}(?:${joinProse('gerunds')})\s)`,
  'u',
);

const noParticiple = new RegExp(String.raw`^\s*(?:${joinProse('noParticiples')})\s`, 'iu');

const listed = {
  participles: new RegExp(String.raw`,\s(?:${joinProse('listedParticiples')})\s[^,]*$`, 'u'),
  gerunds: new RegExp(`(?:${joinProse('gerunds')})$`, 'u'),
};

const gerund = new RegExp(String.raw`^\s*\p{L}{3,}(?:${joinProse('gerunds')})\s`, 'u');

export function cutParticiple(text: string, words: LanguageWords): string | undefined {
  const borders = findBorders(text);
  const [first, border] = [borders[0], borders.at(-1)];
  if (first === undefined || border?.mark !== ',') return undefined;
  const [head, tail] = [text.slice(0, border.at), text.slice(border.at + 1)];
  const isList = listed.participles.test(head) || (gerund.test(tail) && listed.gerunds.test(head));
  const isOne = participle.test(tail) && !noParticiple.test(tail) && !isList;
  // "The mayor, who retired in May, lived in Rome": behind an insertion the words are the main verb.
  const lead = text.slice(0, first.at);
  const isSaid = borders.length === 1 || (verb.test(lead) && endsWhole(lead, words));
  return isOne && isSaid && isHead(head, words) && !isBinding(tail, words) && !words.dependent.has(firstWord(head))
    ? head
    : undefined;
}

const name = String.raw`\p{Lu}[\p{L}.'’-]+(?:\s(?:(?:${joinProse('shortNameParticles')})\s)?\p{Lu}[\p{L}.'’-]+){1,3}`;

/** ", said Ada Lund, an economist at …": the role behind the speaker's name. */
const roleBehind = new RegExp(String.raw`^(.*(?:[,”"]|»)\s(?:${joinProse('roleVerbs')})\s${name}),\s[^"“”«»]+$`, 'u');

/** ", Lund said in a statement on Friday": where and when it was said. */
const placeOfSaying = new RegExp(
  String.raw`^(?<said>(?<what>.*[,”"])\s(?:[^,"”]{2,60}\s)?(?:${joinProse('sayingVerbs')}))\s(?:${joinProse('placesOfSaying')})\s[^,"“”]+$`,
  'u',
);

const mentionsSpeaker = new RegExp(String.raw`\s(?:${joinProse('speechVerbs')})\s`, 'u');

const saidClause = new RegExp(String.raw`\s(?:${joinProse('that')})\s`, 'u');

/** Cuts the speaker's role and the occasion; the speaker stays. */
export function cutSaying(text: string): string | undefined {
  if (!mentionsSpeaker.test(text)) return undefined;
  const named = roleBehind.exec(text)?.[1];
  if (named !== undefined) return named;
  const { said, what = '' } = placeOfSaying.exec(text)?.groups ?? {};
  const isStated = /["”»],?$/u.test(what) || verb.test(what);
  return isStated && !saidClause.test(text.slice(said?.length)) ? said : undefined;
}
