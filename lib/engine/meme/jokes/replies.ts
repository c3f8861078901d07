import { listQuantities } from '../../brief/numbers/quantities.ts';
import { defaultLanguage, findLanguage, type Language } from '../../languages/index.ts';
import { matchOwn } from '../../languages/patterns.ts';
import { type Replies, type Turn, turns } from '../../languages/words/joke-words.ts';
import { type Premise, premiseMoods } from '../../languages/words/premise-words.ts';
import type { SpeakerMood } from '../../languages/words/thing-words.ts';
import { toShare } from '../../random.ts';
import { isHalfOfCompound } from '../material/aim.ts';
import type { Material } from '../material/material.ts';
import { listReplyLines } from '../material/reply-lines.ts';
import { hasVerbSign, isTitleCase } from '../material/statements.ts';
import { findThings, mentions } from '../material/things.ts';
import { countWords } from '../words/caption-text.ts';
import { findSigns } from '../words/signs.ts';
import { findJokeLead } from './lead.ts';
import { findPremises, isMeasured } from './premises.ts';
import { findSaid, isSpeech } from './said-title.ts';
import { labelled, listScenes, subjectMoods, turnMoods } from './scenes.ts';
import type { JokeCandidate } from './score.ts';
import { findSubjects } from './subjects.ts';
import { isDoableList } from './title-jokes.ts';

const worth = {
  event: 1.3,
  thing: 1.24,
  premise: 1.16,
  turn: 1.12,
  subject: 1.06,
  form: 0.98,
  ofLead: 0.96,
  second: 0.9,
} as const;
const minTurn = 2;

/** Events, to which a reply refers rather than to their thing. */
const events: ReadonlySet<Premise | Turn> = new Set([
  'cancelled',
  'signed',
  'waited',
  'snow',
  'quarrel',
  'free',
  'delay',
  'meeting',
  'sale',
  'dearer',
  'tips',
] as const);

/** Acts among people: never replied to by a line on a thing. */
const amongPeople: ReadonlySet<Turn> = new Set([
  'resign',
  'meeting',
  'job',
  'award',
  'appointed',
  'interview',
  'visit',
  'demand',
  'money',
  'terms',
] as const);

/** Turns compatible with a price; other such headlines are about the price. */
const priced: ReadonlySet<Turn> = new Set(['sale', 'dearer', 'money'] as const);

const borders = /\s[–—|-]\s|[:：]\s/gu;

/** "traded for Chris Sale": within a headline in small letters a capital shows a name. */
const isName = (title: string, { index, 0: sign }: RegExpExecArray, { hasCapitalNouns, hasSpaces }: Language) =>
  hasSpaces && hasCapitalNouns !== true && index > 0 && /^\p{Lu}\p{Ll}/u.test(sign) && !isTitleCase(title);

function findTurn(title: string, replies: Replies, { language, outline }: Material): Turn | undefined {
  const own = findLanguage(language);
  if (own === undefined) return undefined;
  if (isDoableList(title, language)) return 'tips';
  // In a headline of three parts the reply's reference is unclear.
  if ((title.match(borders)?.length ?? 0) > 1) return undefined;
  const text = outline.sentences.map((sentence) => sentence.text).join(' ');
  const hasPrice = listQuantities(title, own).some(({ kind }) => kind === 'money');
  return turns.find((turn) => {
    const signs = replies.signs[turn];
    if (signs === undefined || (hasPrice && !priced.has(turn))) return false;
    const found = matchOwn(own, signs).exec(title);
    return found !== null && !isName(title, found, own) && !isHalfOfCompound(title, found.index, found[0].length, text);
  });
}

interface Answered {
  readonly toThing: readonly JokeCandidate[];
  readonly toPremise: readonly JokeCandidate[];
  readonly toTurn: readonly JokeCandidate[];
  readonly toSubject: readonly JokeCandidate[];
}

const nothing: Answered = { toThing: [], toPremise: [], toTurn: [], toSubject: [] };

function drawReplies(
  material: Material,
  said: string | undefined,
  texts: readonly string[],
  mood: SpeakerMood,
  signal: number,
): readonly JokeCandidate[] {
  const halves = findLanguage(material.language)?.jokes?.replies?.halves;
  if (said === undefined || halves === undefined) return [];
  const [read, own] = halves;
  return texts
    .map((text) => ({ text, luck: toShare(`${material.title} ${text}`) }))
    .toSorted((a, b) => b.luck - a.luck)
    .flatMap(({ text }, index) =>
      listScenes(mood, material, text, said).map(([template, first, second], place): JokeCandidate => {
        const labels: Readonly<Record<string, string>> = template === labelled ? { labelOne: read, labelTwo: own } : {};
        return {
          template,
          captions: { ...labels, [first]: said, [second]: text },
          signal: signal * (1 - place * 0.015) * (index === 0 ? 1 : worth.second),
          fixed: [second, ...Object.keys(labels)],
        };
      }),
    );
}

const listOwnLines = (written: string, title: string, language: string) =>
  listReplyLines(written, title, findLanguage(language) ?? defaultLanguage);

const weighRank = (index: number) => (index === 0 ? 1 : worth.second);

function findShownSubjects(material: Material): ReturnType<typeof findSubjects> {
  const said = findSaid(material);
  const found = findSubjects(material);
  if (said === undefined || said === material.title) return found;
  const shown = findSubjects({ ...material, title: said });
  return found.filter((name) => shown.includes(name));
}

function answerTitle(material: Material, words: Replies, topic: string | undefined): Answered {
  const { title, wholeTitle, language } = material;
  const draw = (texts: readonly string[], mood: SpeakerMood, signal: number, places?: readonly number[]) =>
    drawReplies(material, findSaid(material, places), texts, mood, signal);
  const isClause = hasVerbSign(title, language, findSigns(language)) === true;
  const turn =
    (countWords(title) < minTurn ? undefined : findTurn(title, words, material)) ??
    (isClause || title === wholeTitle ? undefined : findTurn(wholeTitle, words, material));
  const ofTitle = turn !== undefined && amongPeople.has(turn) ? [] : findThings(material);
  const ofTopic = topic === undefined ? [] : findThings({ ...material, title: topic }, mentions.ofShort);
  const isOfTopic = ({ thing }: { readonly thing: string }) => ofTopic.some((each) => each.thing === thing);
  const things = [
    ...ofTopic.map((each) => ({ ...each, places: undefined, topic })),
    ...ofTitle.filter((each) => !isOfTopic(each)).map((each) => ({ ...each, topic: undefined })),
  ];
  return {
    toThing: things.flatMap(({ mood, lines, places, topic }, index) =>
      draw(lines, mood, worth.thing * weighRank(index), places).map((each) => ({ ...each, ...(topic && { topic }) })),
    ),
    toPremise: findPremises(title, language).flatMap(({ premise, lines }, index) => {
      const signal = isMeasured(premise) ? worth.form : events.has(premise) ? worth.event : worth.premise;
      return draw(lines, premiseMoods[premise], signal * weighRank(index));
    }),
    toTurn:
      turn === undefined
        ? []
        : draw(
            listOwnLines(words.turns[turn], wholeTitle, language),
            turnMoods[turn],
            events.has(turn) ? worth.event : worth.turn,
          ),
    toSubject: (isSpeech(title) ? [] : findShownSubjects(material)).flatMap((name, index) =>
      draw(
        listOwnLines(words.subjects[name], wholeTitle, language),
        subjectMoods[name] ?? 'doubtful',
        worth.subject * weighRank(index),
      ),
    ),
  };
}

function answerLead(material: Material, words: Replies): Answered {
  const found = findJokeLead(material);
  if (found === undefined) return nothing;
  const { shown, things, subjects } = found;
  const said = findSaid(shown);
  const draw = (texts: readonly string[], mood: SpeakerMood, signal: number) =>
    drawReplies(shown, said, texts, mood, signal).map((candidate): JokeCandidate => ({ ...candidate, isOfLead: true }));
  return {
    ...nothing,
    toThing: things.flatMap(({ mood, lines }, index) => draw(lines, mood, worth.ofLead * weighRank(index))),
    toSubject: subjects.flatMap((name, index) =>
      draw(
        listOwnLines(words.subjects[name], shown.title, material.language),
        subjectMoods[name] ?? 'doubtful',
        worth.ofLead * weighRank(index),
      ),
    ),
  };
}

/** A title, or the sentence that says what the text is about, and a reply; first to the thing of a current topic. */
export function findReplies(material: Material, topic?: string): Answered {
  const words = findLanguage(material.language)?.jokes?.replies;
  if (words === undefined) return nothing;
  const toTitle = findSaid(material) === undefined ? nothing : answerTitle(material, words, topic);
  return Object.values(toTitle).some((found) => found.length > 0) ? toTitle : answerLead(material, words);
}
