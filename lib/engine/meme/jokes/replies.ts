import { quantitiesIn } from '../../brief/quantities.ts';
import { withParents } from '../../drawings/domains.ts';
import { listMain, readDomains } from '../../drawings/matching/read-domains.ts';
import { findLanguage } from '../../languages/index.ts';
import { type Premise, type Replies, type TalkedOf, type Turn, talkedOf, turns } from '../../languages/joke-words.ts';
import { matchOwn } from '../../languages/patterns.ts';
import { countWords } from '../situations/short-text.ts';
import type { Candidate } from './candidate.ts';
import { share } from './chance.ts';
import type { Material } from './material.ts';
import { findPremises, isMeasured } from './premises.ts';
import { findSaid } from './said-title.ts';
import { labelled, listScenes, type Mood, moodOfPremise, moodOfSubject, moodOfTurn } from './scenes.ts';
import { findThings } from './things.ts';
import { isDoableList } from './title-jokes.ts';

const worth = {
  /** What happens to a thing is more of a joke than the thing. */
  event: 1.3,
  thing: 1.24,
  premise: 1.16,
  turn: 1.12,
  subject: 1.06,
  /** What a title's form shows: that it counts things. */
  form: 0.98,
  /** A subject that only the text below the title shows. */
  unnamed: 0.92,
  second: 0.9,
} as const;
/** How sure a domain has to be: where the title has a word of it, and where only the text has. */
const least = { inTitle: 2.9, inText: 6 } as const;
/** Different words of a domain: one alone may mean another thing ("Entwicklung", "post"). */
const minWords = { inTitle: 2, inText: 2 } as const;
/** A text of fewer letters has no room for a second word. */
const brief = 400;
/** What is said of them fits less well than what is said of a narrower one that the title names as well. */
const broad: ReadonlySet<string> = new Set(['internet', 'sport', 'retail']);
/**
 * Topics of which most texts are about what nobody has at home: of hydrogen nobody showers at work, of a drug in a ship nobody
 * waits for a parcel. Read on 40 pages, their lines made sense on 3 of 19.
 */
const vague: ReadonlySet<string> = new Set([
  'energy',
  'fashion',
  'farming',
  'photography',
  'tv',
  'shipping',
  'social-media',
]);
/** Words of a title that says what happens. */
const minTurn = 2;
/** Letters of the text in which a subject is looked for. */
const opening = 2500;

/** What happens to whatever it is, or is advised on it: said to that, not to the thing. */
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

/** What people and offices do to one another: said to that, or to nothing, but not to the thing that is named beside it. */
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

/** What a headline with a price may do: any other is about the price. */
const priced: ReadonlySet<Turn> = new Set(['sale', 'dearer', 'money'] as const);

const borders = /\s[–—|-]\s|[:：]\s/gu;

function findTurn(title: string, replies: Replies, { language }: Material): Turn | undefined {
  const own = findLanguage(language);
  if (own === undefined) return undefined;
  if (isDoableList(title, language)) return 'tips';
  // Of a headline in three parts nobody knows which one is replied to.
  if ((title.match(borders)?.length ?? 0) > 1) return undefined;
  const hasPrice = quantitiesIn(title).some(({ kind }) => kind === 'money');
  return turns.find((turn) => {
    const signs = replies.signs[turn];
    if (signs === undefined || (hasPrice && !priced.has(turn))) return false;
    return matchOwn(own, signs).test(title);
  });
}

/**
 * What the title is about: the narrowest domain that one has something to say of. It is among the text's first, and shown
 * by more than one word; what only the text shows is its first.
 */
function findSubjects({
  title,
  outline,
  language,
}: Material): readonly { readonly name: TalkedOf; readonly isInTitle: boolean }[] {
  const own = findLanguage(language);
  if (own === undefined) return [];
  const text = outline.sentences
    .map((sentence) => sentence.text)
    .join(' ')
    .slice(0, opening);
  const known: ReadonlySet<string> = new Set(talkedOf);
  const all = readDomains({ title, text }, own);
  const found = listMain(all)
    .filter(({ name, score, isInTitle, words }) => {
      if (!isInTitle)
        return withParents(name).includes(all[0]?.name ?? '') && score >= least.inText && words.size >= minWords.inText;
      return score >= least.inTitle && (words.size >= minWords.inTitle || text.length < brief);
    })
    .toSorted(
      (a, b) => Number(b.isInTitle) - Number(a.isInTitle) || Number(broad.has(a.name)) - Number(broad.has(b.name)),
    )
    .flatMap(({ name, isInTitle }) => {
      const spoken = withParents(name).find((each) => known.has(each));
      if (spoken === undefined || (vague.has(spoken) && text.length >= brief)) return [];
      return [{ name: spoken as TalkedOf, isInTitle }];
    });
  return [...new Map(found.toReversed().map((each) => [each.name, each])).values()].toReversed().slice(0, 2);
}

interface Answered {
  /** To the thing that the headline is about. */
  readonly toThing: readonly Candidate[];
  /** To what bears out the reply's own premise. */
  readonly toPremise: readonly Candidate[];
  /** To what the headline does. */
  readonly toTurn: readonly Candidate[];
  /** To the topic it belongs to. */
  readonly toSubject: readonly Candidate[];
}

/**
 * A title and what somebody says to it who has a life of one's own: the source's words first, then a dry turn to what
 * everybody knows. Only where the title bears it out: by the thing it is about, by its words, by what it does (it postpones,
 * it demands), by its topic.
 */
export function replies(material: Material): Answered {
  const { title, language } = material;
  const words = findLanguage(language)?.jokes?.replies;
  if (words === undefined || findSaid(material) === undefined)
    return { toThing: [], toPremise: [], toTurn: [], toSubject: [] };
  const [read, own] = words.halves;
  const draw = (texts: readonly string[], mood: Mood, signal: number, places?: readonly number[]) => {
    const said = findSaid(material, places);
    if (said === undefined) return [];
    return texts
      .map((text) => ({ text, luck: share(`${title} ${text}`) }))
      .toSorted((a, b) => b.luck - a.luck)
      .flatMap(({ text }, index) =>
        listScenes(mood, material, text).map(([template, first, second], place): Candidate => {
          const labels: Readonly<Record<string, string>> =
            template === labelled ? { labelOne: read, labelTwo: own } : {};
          return {
            template,
            captions: { ...labels, [first]: said, [second]: text },
            signal: signal * (1 - place * 0.015) * (index === 0 ? 1 : worth.second),
            fixed: [second, ...Object.keys(labels)],
          };
        }),
      );
  };
  // A bare name does nothing.
  const turn = countWords(title) < minTurn ? undefined : findTurn(title, words, material);
  const things = turn !== undefined && amongPeople.has(turn) ? [] : findThings(material);
  return {
    toThing: things.flatMap(({ mood, lines, places }, index) =>
      draw(lines, mood, worth.thing * (index === 0 ? 1 : worth.second), places),
    ),
    toPremise: findPremises(title, language).flatMap(({ premise, lines }, index) =>
      draw(
        lines,
        moodOfPremise[premise],
        (isMeasured(premise) ? worth.form : events.has(premise) ? worth.event : worth.premise) *
          (index === 0 ? 1 : worth.second),
      ),
    ),
    toTurn:
      turn === undefined
        ? []
        : draw(words.turns[turn].split('|'), moodOfTurn[turn], events.has(turn) ? worth.event : worth.turn),
    toSubject: findSubjects(material).flatMap(({ name, isInTitle }, index) =>
      draw(
        words.subjects[name].split('|'),
        moodOfSubject[name] ?? 'doubtful',
        (isInTitle ? worth.subject : worth.unnamed) * (index === 0 ? 1 : worth.second),
      ),
    ),
  };
}
