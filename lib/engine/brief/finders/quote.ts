import type { Brief } from '../../brief.ts';
import { joinProse, matchWords } from '../../languages/patterns.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from '../selection/candidate.ts';
import { weights } from '../selection/weights.ts';
import { isWholeOpening, selfContained } from '../standing/dangling.ts';
import { standing } from '../standing/standing.ts';
import { drawnLength, firstWord, isUnspaced, listTerms, overlap, tidy, wordCount, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { findSpeaker, isNoName, ofPerson } from './speaker.ts';

type Quotation = NonNullable<Brief['quote']>;

/** Sentences searched backwards for the speaker; how well a quotation must stand alone. */
const [lookBack, minContained] = [2, 0.4];
const length = { min: 8, max: 35 };

/** Quotation marks of all languages; the inner text has none of its own closing marks. */
const quoted =
  /(?:"([^"]{20,400})"|“([^”“]{20,400})”|„([^“”„]{20,400})[“”]|«\s?([^»«]{20,400})\s?»|»([^«»]{20,400})«|「([^」「]{12,300})」|『([^』『]{12,300})』)/gu;

/** Removes the comma that leads on to "he said". */
const cleaned = (text: string) => tidy(text).replace(/\s*[,，،]$/, '');

const leaning = new RegExp(`^(?:${joinProse('quoteLeaning')})$`);
const formula = matchWords(({ brief }) => brief?.quote?.formula);

function isWhole(text: string, words: LanguageWords, isPulled = false): boolean {
  const count = wordCount(text);
  return (
    count >= length.min &&
    count <= length.max &&
    /^(?:[¿¡]?[\p{Lu}\p{Lo}]|[¿¡])/u.test(text) &&
    !/(?:…|\.\.\.|[[\]])/.test(text) &&
    !formula.test(text) &&
    selfContained(text, words) >= minContained &&
    !leaning.test(firstWord(text)) &&
    ((isPulled && isWholeOpening(text, words)) ||
      words.personal.has(firstWord(text)) ||
      !words.backward.has(firstWord(text))) &&
    !(isUnspaced(text) && drawnLength(text) < 30)
  );
}

const post = { min: 24, max: 280 };

function postQuote({ document: { metadata, blocks } }: Reading): Quotation | undefined {
  if (metadata.schemaType !== 'SocialMediaPosting' || metadata.author === undefined) return undefined;
  if (blocks.some(({ type }) => type !== 'paragraph' && type !== 'figure')) return undefined;
  const lines = blocks.flatMap((block) => (block.type === 'paragraph' ? [tidy(block.text)] : [])).filter(Boolean);
  const text = lines.join(' ');
  const letters = drawnLength(text);
  const isSaid = letters >= post.min && letters <= post.max && !/https?:\/\/|…$|\.\.\.$/.test(text);
  const speaker = tidy(metadata.author);
  return isSaid && /\p{L}/u.test(speaker) && drawnLength(speaker) <= 40
    ? { text, speaker, sentence: lines.join('\n') }
    : undefined;
}

type Named = Quotation & { readonly weight: number };

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
/** Below this a quotation adds colour but is not the message. */
const surelyMeant = 0.5;
/** Factor for a quotation in the title. */
const titleWeight = 8;
/** Factor for a pull quote: an editor chose it. */
const pulledWeight = 6;
/** How well an interview's answer must stand without its question. */
const minAlone = 0.8;
const answerChars = 110;
const none: ReadonlySet<string> = new Set();
const minQuoted = 4;

function quotedIn(title: string): string {
  const inner =
    /["“„«「]\s?([^"“”„«»「」]{12,120})\s?["”“»」]/u.exec(title)?.[1] ??
    /(?:^|[\s:])['‘]([^‘]{12,120})['’](?=$|[\s,.:;!?])/u.exec(title)?.[1];
  return inner !== undefined && wordCount(inner) >= minQuoted ? bare(inner) : '';
}

/** Pull quotes of an interview: quotation blocks, and quotations on a line of their own. */
function listPulled({ document: { blocks, metadata }, interview }: Reading): string[] {
  if (interview === undefined) return [];
  const set = blocks.flatMap((block) =>
    (block.type === 'quote' && block.speaker === undefined) || (block.type === 'paragraph' && ownLine.test(block.text))
      ? [block.text]
      : [],
  );
  return [...set, ...(ownLine.exec(metadata.description ?? '') ?? []).slice(0, 1)].map(strip);
}
const ownLine = /^\s*["“„«「][^"”“»«」]{20,300}["”“»」]\s*$/u;
const strip = (text: string) => cleaned(tidy(text).replace(/^["“„«「]|["”“»」]$/g, ''));

function readPulled(reading: Reading): {
  readonly guest: readonly Named[];
  readonly isPulled: (text: string) => boolean;
} {
  const pulled = listPulled(reading);
  const all = pulled.map(bare);
  const [speaker = '', ...others] = reading.interview?.speakers ?? [];
  const person = reading.people.find(({ name }) => speaker.endsWith(name));
  const guest = pulled.flatMap((text) =>
    speaker !== '' && others.length === 0 && isWhole(text, reading.words, true)
      ? [{ text, ...(person === undefined ? {} : ofPerson(person)), speaker, sentence: text, weight: 1 }]
      : [],
  );
  return { guest, isPulled: (text) => all.includes(bare(text)) };
}

function listBlocks({ outline, words }: Reading): Named[] {
  return outline.quotes.flatMap(({ block }) => {
    const text = cleaned(block.text.replace(/^["“„«「]|["”“»」]$/g, ''));
    const isNamed =
      block.speaker !== undefined &&
      /\p{Lu}\p{L}+\s|[\p{Script=Han}\p{Script=Katakana}]|\p{Script=Arabic}/u.test(`${block.speaker} `);
    // "What you need" is a heading.
    const isPhrase = words.stop.has(firstWord(block.speaker ?? '')) && !/\s\p{Lu}/u.test(block.speaker ?? '');
    return isNamed && !isPhrase && !isNoName(block.speaker ?? '') && isWhole(text, words)
      ? [{ text, speaker: tidy(block.speaker ?? ''), sentence: block.text, weight: 1 }]
      : [];
  });
}

const sureness = { post: 0.9, pulled: 0.9, main: 0.85, titled: 0.7, topic: 0.6, aside: 0.3 };
/** Share of the text from which on a quotation is its message. */
const minMainShare = 0.3;
/** Share of the title's terms from which on a quotation is on its topic. */
const minTopic = 0.7;

export function findQuote(reading: Reading): Candidate[] {
  const { outline, ranked, fullTitle, words, people } = reading;
  const offer = (quote: Quotation, sure: number, why: string): Candidate[] => [
    { module: { kind: 'quote', ...quote, sure, weight: sure < surelyMeant ? weights.module.quote : 1, why } },
  ];
  const posted = postQuote(reading);
  if (posted !== undefined) return offer(posted, sureness.post, 'short post by its author');
  const blocks = listBlocks(reading);
  const best = Math.max(...ranked.map(({ score }) => score), 0.01);
  const fromProse = ranked.flatMap((sentence, place) =>
    [...sentence.text.matchAll(quoted)].flatMap((match) => {
      const text = cleaned(match.slice(1).find((inner) => inner !== undefined) ?? '');
      if (!isWhole(text, words)) return [];
      const found = findSpeaker(
        sentence.text.slice(0, match.index),
        sentence.text.slice(match.index + match[0].length),
        { words, people, previous: ranked.slice(Math.max(0, place - lookBack), place).map((one) => one.text) },
      );
      return found === undefined ? [] : [{ text, ...found, sentence: sentence.text, weight: sentence.score / best }];
    }),
  );
  const answers = ranked.flatMap(({ text, speaker, score, index }) => {
    const said = cleaned(text);
    if (speaker === undefined || /[?？؟]$/u.test(said) || !isWhole(said, words)) return [];
    const stands = standing(said, said, { ...words, personal: none });
    const person = people.find(({ name }) => speaker.endsWith(name));
    const who = { ...(person === undefined ? {} : ofPerson(person)), speaker };
    const isAlone = stands >= minAlone && !reading.leans(said, index, fullTitle);
    const weight = (score / best) * stands * Math.min(1, drawnLength(said) / answerChars);
    return isAlone ? [{ text: said, ...who, sentence: text, weight }] : [];
  });
  const topic = new Set(listTerms(fullTitle, words));
  const titled = quotedIn(fullTitle);
  const isTitled = (text: string) => titled !== '' && bare(text).includes(titled);
  const { guest, isPulled } = readPulled(reading);
  const weigh = ({ text, weight }: { text: string; weight: number }) =>
    weight *
    (1 + overlap(topic, new Set(listTerms(text, words)))) *
    (isTitled(text) ? titleWeight : 1) *
    (isPulled(text) ? pulledWeight : 1);
  const chosen = [...blocks, ...guest, ...fromProse, ...answers].toSorted((a, b) => weigh(b) - weigh(a))[0];
  if (chosen === undefined) return [];
  const { weight: _, ...rest } = chosen;
  const quote: Quotation = rest;
  const share = chosen.text.length / outline.sentences.reduce((sum, { text }) => sum + text.length, 1);
  const inTitle =
    wordsIn(fullTitle.toLowerCase()).length > 3 && overlap(topic, new Set(listTerms(chosen.text, words))) >= minTopic;
  const isAnswer = [...answers, ...guest].some(({ sentence }) => sentence === quote.sentence);
  const score = isPulled(chosen.text)
    ? sureness.pulled
    : share > minMainShare
      ? sureness.main
      : isTitled(chosen.text)
        ? sureness.titled
        : inTitle || isAnswer
          ? sureness.topic
          : sureness.aside;
  return offer(quote, score, `said by ${quote.speaker}, ${Math.round(share * 100)} % of the text`);
}
