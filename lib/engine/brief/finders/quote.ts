import type { Brief } from '../../brief.ts';
import { joinProse, matchWords } from '../../languages/patterns.ts';
import type { Candidate } from '../candidate.ts';
import { isWholeOpening, selfContained } from '../dangling.ts';
import type { Reading } from '../reading/reading.ts';
import { standing } from '../standing.ts';
import { drawnLength, firstWord, isUnspaced, listTerms, overlap, tidy, wordCount, wordsIn } from '../text.ts';
import { weights } from '../weights.ts';
import type { LanguageWords } from '../words.ts';
import { findSpeaker, isNoName, ofPerson } from './speaker.ts';

type Quotation = NonNullable<Brief['quote']>;

/** Sentences before one in which "he said" stands, and how well a quotation must stand without them. */
const [lookBack, minContained] = [2, 0.4];
/** Words a quotation may have. */
const length = { least: 8, most: 35 };

/** What opens and closes a quotation, over all languages; the inner text holds none of its own closing marks. */
const quoted =
  /(?:"([^"]{20,400})"|“([^”“]{20,400})”|„([^“”„]{20,400})[“”]|«\s?([^»«]{20,400})\s?»|»([^«»]{20,400})«|「([^」「]{12,300})」|『([^』『]{12,300})』)/gu;

/** Quotation marks inside that would break those drawn around, and the comma that leads on to "he said". */
const cleaned = (text: string) => tidy(text).replace(/\s*[,，،]$/, '');

/** First words that lean on what was said before the quotation. */
const leaning = new RegExp(`^(?:${joinProse('quoteLeaning')})$`);
const formula = matchWords(({ brief }) => brief?.quote?.formula);

/** Whether a quotation stands alone: a whole sentence of its own that points at nothing outside. */
function isWhole(text: string, words: LanguageWords, isPulled = false): boolean {
  const count = wordCount(text);
  return (
    count >= length.least &&
    count <= length.most &&
    /^(?:[¿¡]?[\p{Lu}\p{Lo}]|[¿¡])/u.test(text) &&
    !/(?:…|\.\.\.|[[\]])/.test(text) &&
    !formula.test(text) &&
    selfContained(text, words) >= minContained &&
    !leaning.test(firstWord(text)) &&
    ((isPulled && isWholeOpening(text)) ||
      words.personal.has(firstWord(text)) ||
      !words.backward.has(firstWord(text))) &&
    !(isUnspaced(text) && drawnLength(text) < 30)
  );
}

/** Drawn letters of a post that is one thing said. */
const post = { least: 24, most: 280 };

/** A short post whole, without a list, as what its author says. */
function postQuote({ document: { metadata, blocks } }: Reading): Quotation | undefined {
  if (metadata.schemaType !== 'SocialMediaPosting' || metadata.author === undefined) return undefined;
  if (blocks.some(({ type }) => type !== 'paragraph' && type !== 'figure')) return undefined;
  const lines = blocks.flatMap((block) => (block.type === 'paragraph' ? [tidy(block.text)] : [])).filter(Boolean);
  const text = lines.join(' ');
  const letters = drawnLength(text);
  const isSaid = letters >= post.least && letters <= post.most && !/https?:\/\/|…$|\.\.\.$/.test(text);
  const speaker = tidy(metadata.author);
  return isSaid && /\p{L}/u.test(speaker) && drawnLength(speaker) <= 40
    ? { text, speaker, sentence: lines.join('\n') }
    : undefined;
}

/** A quotation with who says it, and what it is worth. */
type Named = Quotation & { readonly weight: number };

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
/** A quotation less sure than this colours a text rather than being its message. */
const surelyMeant = 0.5;
/** What a quotation that the title quotes is worth more than the others. */
const titleWeight = 8;
/** What one that the source itself pulls out and sets apart is worth more: its editor found it the strongest. */
const pulledWeight = 6;
/** How well an answer of an interview stands without its question. */
const minAlone = 0.8;
/** Drawn letters of an answer that says enough by itself. */
const answerChars = 110;
const none: ReadonlySet<string> = new Set();
/** Words a title must quote to mean one quotation. */
const minQuoted = 4;

/** What a title quotes, without spaces and signs; empty when it quotes a word or nothing. */
function quotedIn(title: string): string {
  const inner =
    /["“„«「]\s?([^"“”„«»「」]{12,120})\s?["”“»」]/u.exec(title)?.[1] ??
    /(?:^|[\s:])['‘]([^‘]{12,120})['’](?=$|[\s,.:;!?])/u.exec(title)?.[1];
  return inner !== undefined && wordCount(inner) >= minQuoted ? bare(inner) : '';
}

/** What the source itself pulls out of a talk and sets apart: quotation blocks and quotations that are a line of their own. */
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

/** Quotations that the source pulls out and leaves to the only guest of the talk, and those of its answers that it pulls. */
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

/** Quotation blocks that name who speaks. */
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

/** How sure a quotation is: an author's own post, one the page sets large, most of the text, quoted by the title … */
const sureness = { post: 0.9, pulled: 0.9, main: 0.85, titled: 0.7, topic: 0.6, aside: 0.3 };
/** Share of the text from which on a quotation is its message. */
const minMainShare = 0.3;
/** Share of the title's terms from which on a quotation is what the title is about. */
const minTopic = 0.7;

/** A short post by its author; else what a named person says in 8 to 35 words: a quotation block with its speaker, else quoted speech in the text. */
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
  // A quotation is the message where there is little else, or where the title quotes it.
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
