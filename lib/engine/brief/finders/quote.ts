import { toLettersAndDigits } from '../../letters.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from '../selection/candidate.ts';
import { weights } from '../selection/weights.ts';
import {
  countTextWords,
  getFirstWord,
  isUnspaced,
  listTerms,
  measureDrawnLength,
  overlap,
  tidy,
  wordsIn,
} from '../text/text.ts';
import { listAnswers, listPulled } from './answers.ts';
import { listOwnWords } from './own-words.ts';
import { type Named, type Quote, rateQuotable } from './quotable.ts';
import { dropLastComma, listQuotations, type Quotation, stripQuotes } from './quotations.ts';
import { isNoName } from './speaker.ts';
import { isAboutWords, isOfficeInTitle, nameInTitle } from './stating-title.ts';

const post = { min: 24, max: 280, speaker: 40 };

function postQuote({ document: { metadata, blocks } }: Reading): Quote | undefined {
  if (metadata.schemaType !== 'SocialMediaPosting' || metadata.author === undefined) return undefined;
  if (blocks.some(({ type }) => type !== 'paragraph' && type !== 'figure')) return undefined;
  const lines = blocks.flatMap((block) => (block.type === 'paragraph' ? [tidy(block.text)] : [])).filter(Boolean);
  const text = lines.join(' ');
  const length = measureDrawnLength(text);
  const isQuotable = length >= post.min && length <= post.max && !/https?:\/\/|…$|\.\.\.$/.test(text);
  const speaker = tidy(metadata.author);
  return isQuotable && /\p{L}/u.test(speaker) && measureDrawnLength(speaker) <= post.speaker
    ? { text, speaker, sentence: lines.join('\n') }
    : undefined;
}

const minQuoted = 4;

function findQuoted(title: string): string {
  const inner =
    /["“„«「]\s?([^"“”„«»「」]{12,120})\s?["”“»」]/u.exec(title)?.[1] ??
    /(?:^|[\s:])['‘]([^‘]{12,120})['’](?=$|[\s,.:;!?])/u.exec(title)?.[1];
  return inner !== undefined && countTextWords(inner) >= minQuoted ? toLettersAndDigits(inner) : '';
}

function listBlocks(reading: Reading): Named[] {
  const { outline, words, ranked } = reading;
  return outline.quotes.flatMap(({ block }) => {
    const text = stripQuotes(block.text);
    const name = tidy(block.speaker ?? '');
    const isNamed = /\p{Lu}\p{L}+\s|[\p{Script=Han}\p{Script=Katakana}]|\p{Script=Arabic}/u.test(`${name} `);
    // "What you need" is a heading.
    const isPhrase = words.stop.has(getFirstWord(name)) && !/\s\p{Lu}/u.test(name);
    const place = ranked.findIndex((one) => one.text.includes(text.slice(0, 20)));
    const rated = rateQuotable(text, Math.max(0, place), reading);
    return isNamed && !isPhrase && !isNoName(name) && rated !== undefined
      ? [{ text, speaker: name, sentence: block.text, from: 'block' as const, ...rated }]
      : [];
  });
}

const maxTogether = 3;

function listStretches({ sentences, source, place, speaker, role }: Quotation, reading: Reading): Named[] {
  const who = { speaker, ...(role === undefined ? {} : { role }), sentence: source };
  return sentences.flatMap((_, start) =>
    Array.from({ length: Math.min(maxTogether, sentences.length - start) }, (__, more) => {
      const text = dropLastComma(sentences.slice(start, start + more + 1).join(' '));
      const rated = rateQuotable(text, place, reading);
      // Who speaks uses no own name: these are another's words.
      const isOwn = !wordsIn(text).some((word) => speaker.split(' ').at(-1) === word.replace(/['’]s$/, ''));
      return rated !== undefined && isOwn ? [{ text, ...who, from: 'prose' as const, ...rated }] : [];
    }).flat(),
  );
}

/** Words that two persons are said to have said are nobody's. */
function withoutShared(quotations: readonly Quotation[]): Quotation[] {
  const owners = Map.groupBy(quotations, ({ sentences }) => toLettersAndDigits(sentences.join('')));
  return quotations.filter(
    ({ sentences }) =>
      new Set(owners.get(toLettersAndDigits(sentences.join('')))?.map(({ speaker }) => speaker)).size === 1,
  );
}

const chosenBy = { title: 8, pulled: 6, named: 2, again: 0.5, leaning: 0.3 };
const titleShare = 0.7;

const sureness = {
  post: 0.9,
  pulled: 0.9,
  main: 0.85,
  titled: 0.75,
  stated: 0.72,
  author: 0.66,
  voice: 0.62,
  topic: 0.6,
  aside: 0.3,
};
/** Below this a quotation adds colour but is not the message. */
const surelyMeant = 0.5;
/** Share of the text from which on a quotation is its message; shares of one voice among all quotations, and in the text. */
const minShare = { main: 0.3, voice: 0.7, voiceInText: 0.08 };
const minTopic = 0.7;
/** The same share where nobody else is quoted. */
const minSharedTopic = 0.3;
/** Minimum quotations of a voice, and minimum worth of a quotation that leads. */
const [minVoiced, minWorth] = [2, 1];

function isPerson({ speaker, role }: Quote, { people, persons, fullTitle }: Reading): boolean {
  const family = speaker.split(' ').at(-1) ?? '';
  if (!speaker.includes(' ') && !isUnspaced(speaker)) return false;
  if (role !== undefined) return true;
  return people.some(({ name }) => speaker.endsWith(name)) || persons.has(family) || nameInTitle(speaker, fullTitle);
}

function isMainVoice(speaker: string, quotations: readonly Quotation[], letters: number): boolean {
  const count = (among: readonly Quotation[]) => among.reduce((sum, one) => sum + one.sentences.join(' ').length, 0);
  const own = quotations.filter((one) => one.speaker === speaker);
  const said = count(own);
  return (
    own.length >= minVoiced && said >= count(quotations) * minShare.voice && said >= letters * minShare.voiceInText
  );
}

export function findQuote(reading: Reading): Candidate[] {
  const { outline, fullTitle, words } = reading;
  const offer = (quote: Quote, sure: number, why: string, isStrong = false): Candidate[] => [
    { module: { kind: 'quote', ...quote, sure, weight: sure < surelyMeant ? weights.module.quote : 1, why }, isStrong },
  ];
  const posted = postQuote(reading);
  if (posted !== undefined) return offer(posted, sureness.post, 'short post by its author');
  const quotations = withoutShared(listQuotations(reading));
  const prose = quotations.flatMap((one) => listStretches(one, reading));
  const pulled = listPulled(reading);
  const answers = listAnswers(reading);
  const titled = findQuoted(fullTitle);
  const isTitled = ({ text }: Quote) =>
    titled !== '' && (toLettersAndDigits(text).includes(titled) || titled.includes(toLettersAndDigits(text)));
  const isPulled = ({ text, from }: Named) => from === 'pulled' || pulled.texts.includes(toLettersAndDigits(text));
  const drawnTitle = toLettersAndDigits(reading.title ?? '');
  const isAgain = ({ text }: Quote) => drawnTitle.includes(toLettersAndDigits(text).slice(0, text.length * titleShare));
  const weigh = (one: Named) =>
    one.worth *
    (isTitled(one) ? chosenBy.title : 1) *
    (isPulled(one) ? chosenBy.pulled : 1) *
    (nameInTitle(one.speaker, fullTitle) ? chosenBy.named : 1) *
    (one.isAlone ? 1 : chosenBy.leaning) *
    (isAgain(one) ? chosenBy.again : 1);
  const found = [...listBlocks(reading), ...pulled.quotes, ...prose, ...answers, ...listOwnWords(reading)];
  const chosen = found.toSorted((a, b) => weigh(b) - weigh(a))[0];
  if (chosen === undefined) return [];
  const { worth, isAlone, isClaim, from, ...quote } = chosen;
  const letters = outline.sentences.reduce((sum, { text }) => sum + text.length, 1);
  const share = chosen.text.length / letters;
  const topic = new Set(listTerms(fullTitle, words));
  const own = new Set(listTerms(chosen.text, words));
  const inTitle = wordsIn(fullTitle.toLowerCase()).length > 3 && overlap(topic, own) >= minTopic;
  const isOnlyVoice = (speaker: string) => quotations.every((one) => one.speaker === speaker);
  const isOfTitle = ({ speaker, role }: Quote) =>
    nameInTitle(speaker, fullTitle) || isOfficeInTitle(role, fullTitle, words) || isOnlyVoice(speaker);
  const mayLead = worth >= minWorth && isAlone && isPerson(chosen, reading);
  const signs: readonly (readonly [keyof typeof sureness, boolean])[] = [
    ['pulled', isPulled(chosen)],
    ['main', share > minShare.main],
    ['titled', isTitled(chosen) && isAlone],
    ['stated', mayLead && isAboutWords(chosen.speaker, fullTitle, words) && isOfTitle(chosen)],
    ['author', from === 'author'],
    ['voice', mayLead && isClaim && isMainVoice(chosen.speaker, quotations, letters)],
    ['voice', mayLead && isClaim && isOnlyVoice(chosen.speaker) && overlap(topic, own) >= minSharedTopic],
    ['topic', isAlone && (inTitle || from === 'answer' || from === 'pulled')],
  ];
  const sign = signs.find(([, holds]) => holds)?.[0] ?? 'aside';
  const why = `${sign}: said by ${quote.speaker}, ${Math.round(share * 100)} % of the text`;
  return offer(quote, sureness[sign], why, mayLead && isClaim);
}
