import { joinAlternatives, joinPeople, joinProse, perPageLanguage } from '../../languages/patterns.ts';
import { escapePattern } from '../../letters.ts';
import { endsWhole, isBalanced } from '../text/borders.ts';
import { verb } from '../text/clause-signs.ts';
import { countTextWords, getFirstWord, measureDrawnLength, tidy, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

interface Attributed {
  readonly claim: string;
  readonly speaker: string;
  readonly isQuoted: boolean;
}

const budget = { withRole: 80 };
const minWords = 5;
const circumstance = /^(?:\s[^,"“”«»]{2,70})?$/u;

const patterns = new WeakMap<LanguageWords, readonly RegExp[]>();

/** ", X said", ", said X" and ", according to X" at a sentence's end. */
function listPatterns(words: LanguageWords): readonly RegExp[] {
  const known = patterns.get(words);
  if (known) return known;
  const verbs = [...words.reporting].map(escapePattern).join('|');
  const sources = words.accordingTo.map(escapePattern).join('|');
  const claim = '^(?<claim>.{20,400}?)(?:,(?<close>["”»’])?|(?<=[?!])(?<shut>["”»’]))\\s';
  const made = [
    ...(verbs === ''
      ? []
      : [
          new RegExp(`${claim}(?<speaker>[^,"“”«»]{2,80}?)\\s(?:${verbs})(?<rest>(?:\\s[^,"“”«»]*)?)$`, 'u'),
          new RegExp(
            `${claim}(?:${verbs})\\s(?<speaker>\\p{Lu}[^,"“”«»]{1,80})(?:,\\s(?<role>[^"“”«»]{3,200}))?$`,
            'u',
          ),
        ]),
    ...(sources === ''
      ? []
      : [new RegExp(`${claim}(?:${sources})\\s(?<speaker>[^,"“”«»]{2,80})(?:,\\s(?<role>[^"“”«»]{3,200}))?$`, 'u')]),
  ];
  patterns.set(words, made);
  return made;
}

const getSaid = perPageLanguage((among) => ({
  auxiliaries: joinProse('saidAuxiliaries', among),
  at: joinProse('saidAt', among),
  that: joinProse('saidThat', among),
}));

/** "Gwynne Shotwell, president of SpaceX, said on Monday that": who speaks, before the claim. */
const leads = new WeakMap<LanguageWords, RegExp>();
function readLead(words: LanguageWords): RegExp | undefined {
  if (words.reporting.size === 0) return undefined;
  const known = leads.get(words);
  if (known) return known;
  const verbs = [...words.reporting].map(escapePattern).join('|');
  const { auxiliaries, at, that } = getSaid(words.language);
  const made = new RegExp(
    `^(?<speaker>\\p{Lu}[^,"“”«»:;]{1,60}?)(?:,\\s(?<role>[^,"“”«»:;]{3,80}),)?\\s(?:(?:${auxiliaries}) )?(?:${verbs})(?:\\s(?:${at})\\s[^,"“”«»:;]{2,30}?)?\\s(?<that>${that})\\s(?<claim>[^"“”«»].{20,})$`,
    'u',
  );
  leads.set(words, made);
  return made;
}
/** "that it rose and that it fell": the second clause would hang. */
const getFurther = perPageLanguage((among) => {
  const and = joinAlternatives(({ brief }) => brief?.common?.and, among);
  return new RegExp(String.raw`\s(?:${and}|${joinProse('but', among)})\s(?:${joinProse('saidThat', among)})\s`, 'u');
});
/** Behind these a verb may open the clause ("dice que va"), whose subject is then the speaker. */
const getSubjectless = perPageLanguage((among) => new RegExp(`^(?:${joinProse('thatWithoutSubject', among)})$`));
const opensNoun = (claim: string, words: LanguageWords): boolean =>
  /^[\p{Lu}\p{N}]/u.test(claim) || words.subjects.has(getFirstWord(claim)) || words.joints.has(getFirstWord(claim));

export function splitLead(sentence: string, words: LanguageWords): Attributed | undefined {
  const text = tidy(sentence).replace(/[.。]$/, '');
  const found = readLead(words)?.exec(text)?.groups;
  if (found === undefined) return undefined;
  const { speaker = '', role = '', claim = '', that: claimed = '' } = found;
  const first = getFirstWord(claim);
  // "that it rose and that it fell": the second clause would hang. In Spanish "dice que va" has no subject.
  const isHanging =
    getFurther(words.language).test(claim) ||
    (getSubjectless(words.language).test(claimed) && !opensNoun(claim, words));
  if (isHanging) return undefined;
  const isClaim = countTextWords(claim) >= minWords && isBalanced(claim) && !words.joints.has(getLastJoint(speaker));
  if (!isClaim || !isSpeaker(speaker, words) || countTextWords(speaker) > 6) return undefined;
  if (words.backward.has(first) || words.dependent.has(first) || words.personal.has(first)) return undefined;
  // "The mayor's office announced that Ada Lund will be her adviser": above its speaker the claim lacks a name.
  if (getHimOrHer(words.language).test(claim)) return undefined;
  const named = role === '' ? speaker : `${speaker}, ${role}`;
  return { claim, speaker: measureDrawnLength(named) <= budget.withRole ? named : speaker, isQuoted: false };
}
const getHimOrHer = perPageLanguage(
  (among) =>
    new RegExp(
      String.raw`(?<!\p{L})(?:${joinAlternatives(({ brief }) => brief?.dangling?.himOrHer, among)})(?!\p{L})`,
      'iu',
    ),
);

const getLastJoint = (text: string) => (wordsIn(text).at(-1) ?? '').toLowerCase();

const getOffice = perPageLanguage(
  (among) =>
    new RegExp(
      String.raw`^(?:\p{L}+[\s-]){0,3}(?:${joinAlternatives(({ grammar }) => grammar?.offices, among)})(?!\p{L})`,
      'iu',
    ),
);

const isRole = (text: string, words: LanguageWords): boolean =>
  getOffice(words.language).test(text) ||
  (words.subjects.has(getFirstWord(text)) && words.joints.has(getFirstWord(text))) ||
  words.relative.has(getFirstWord(text));

const getWholeName = perPageLanguage((among) => {
  const particles = `${joinPeople('speakerParticles', among)}|${joinPeople('particles', among)}`;
  return new RegExp(String.raw`\p{Lu}[\p{L}.’'-]+\s(?:(?:${particles})\s){0,2}\p{Lu}`, 'u');
});
const shortName = /^(?:\p{Lu}{2,}[\p{Lu}\d]*|\p{Lu}[\p{L}'’-]+)$/u;

/** "Ada Lund", "North Shore Council". "Court records" or "the agency" alone say nothing; they stay in the sentence. */
const isNamed = (text: string, words: LanguageWords): boolean =>
  shortName.test(text) || getWholeName(words.language).test(text);

function isSpeaker(text: string, words: LanguageWords): boolean {
  const first = getFirstWord(text);
  if (!isNamed(text, words) || verb.test(` ${text} `)) return false;
  if (measureDrawnLength(text) > budget.withRole || words.personal.has(first) || !endsWhole(text, words)) return false;
  // "The 44-year-old" is not a name.
  if (/^\p{L}+\s\d/u.test(text)) return false;
  if ([words.backward, words.relative, words.dependent, words.second, words.and].some((set) => set.has(first)))
    return false;
  return !wordsIn(text.toLowerCase()).some((word) => words.reporting.has(word));
}

export function splitAttribution(sentence: string, words: LanguageWords): Attributed | undefined {
  const text = tidy(sentence).replace(/[.。]$/, '');
  for (const pattern of listPatterns(words)) {
    const found = pattern.exec(text)?.groups;
    if (found === undefined || !circumstance.test(found.rest ?? '')) continue;
    const { claim: said = '', speaker = '', role = '', close = found.shut ?? '' } = found;
    const claim = `${said}${close}`;
    if (!isSpeaker(speaker, words) || !endsWhole(claim, words) || countTextWords(claim) < minWords) continue;
    if (close === '' && /["”»]$/.test(said)) continue;
    // "according to the agency, double the number of 2017": the rest belongs to the claim.
    if (role !== '' && !isRole(role, words)) continue;
    const isClause = words.relative.has(getFirstWord(role));
    const named = role === '' || isClause ? speaker : `${speaker}, ${role.split(/,\s/)[0] ?? ''}`;
    const isWhole = measureDrawnLength(named) <= budget.withRole && isBalanced(named) && endsWhole(named, words);
    const isQuoted = close !== '' && /^["“«]/.test(claim) && !/["”»].*["“«]/.test(claim.slice(1));
    if (close !== '' && !isQuoted) continue;
    // A quotation that starts in lower case is the end of a longer sentence.
    if (isQuoted && /^.\s?\p{Ll}/u.test(claim)) continue;
    return { claim, speaker: isWhole ? named : speaker, isQuoted };
  }
  return undefined;
}
