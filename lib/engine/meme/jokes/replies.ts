import { quantitiesIn } from '../../brief/numbers/quantities.ts';
import { withParents } from '../../drawings/domains.ts';
import { listMain, readDomains } from '../../drawings/matching/read-domains.ts';
import { findLanguage } from '../../languages/index.ts';
import { type Premise, type Replies, type TalkedOf, type Turn, talkedOf, turns } from '../../languages/joke-words.ts';
import { matchOwn } from '../../languages/patterns.ts';
import type { SpeakerMood } from '../../languages/thing-words.ts';
import { countWords } from '../situations/short-text.ts';
import type { Candidate } from './candidate.ts';
import { share } from './chance.ts';
import type { Material } from './material.ts';
import { findPremises, isMeasured } from './premises.ts';
import { findSaid } from './said-title.ts';
import { labelled, listScenes, moodOfPremise, moodOfSubject, moodOfTurn } from './scenes.ts';
import { findThings } from './things.ts';
import { isDoableList } from './title-jokes.ts';

const worth = {
  event: 1.3,
  thing: 1.24,
  premise: 1.16,
  turn: 1.12,
  subject: 1.06,
  form: 0.98,
  unnamed: 0.92,
  second: 0.9,
} as const;
/** Minimum scores of a domain: with a word in the title, and without. */
const min = { inTitle: 2.9, inText: 6 } as const;
/** Different words of a domain, as one may have another meaning ("Entwicklung", "post"). */
const minWords = { inTitle: 2, inText: 2 } as const;
/** Shorter texts have no room for a second word. */
const brief = 400;
/** Narrower subjects in the title are preferred. */
const broad: ReadonlySet<string> = new Set(['internet', 'sport', 'retail']);
/** Topics whose texts are mostly not about everyday things: on 40 pages their lines made sense in 3 of 19 cases. */
const vague: ReadonlySet<string> = new Set([
  'energy',
  'fashion',
  'farming',
  'photography',
  'tv',
  'shipping',
  'social-media',
]);
const minTurn = 2;
const opening = 2500;

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

function findTurn(title: string, replies: Replies, { language }: Material): Turn | undefined {
  const own = findLanguage(language);
  if (own === undefined) return undefined;
  if (isDoableList(title, language)) return 'tips';
  // In a headline of three parts the reply's reference is unclear.
  if ((title.match(borders)?.length ?? 0) > 1) return undefined;
  const hasPrice = quantitiesIn(title, own).some(({ kind }) => kind === 'money');
  return turns.find((turn) => {
    const signs = replies.signs[turn];
    if (signs === undefined || (hasPrice && !priced.has(turn))) return false;
    return matchOwn(own, signs).test(title);
  });
}

/** The narrowest domains, shown by more than one word and among the text's first; the title's before the text's. */
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
        return withParents(name).includes(all[0]?.name ?? '') && score >= min.inText && words.size >= minWords.inText;
      return score >= min.inTitle && (words.size >= minWords.inTitle || text.length < brief);
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
  readonly toThing: readonly Candidate[];
  readonly toPremise: readonly Candidate[];
  readonly toTurn: readonly Candidate[];
  readonly toSubject: readonly Candidate[];
}

/**
 * A title and an everyday person's reply. Only if borne out by the title: its thing, words, turn ("postpones", "demands") or
 * topic.
 */
export function replies(material: Material): Answered {
  const { title, language } = material;
  const words = findLanguage(language)?.jokes?.replies;
  if (words === undefined || findSaid(material) === undefined)
    return { toThing: [], toPremise: [], toTurn: [], toSubject: [] };
  const [read, own] = words.halves;
  const draw = (texts: readonly string[], mood: SpeakerMood, signal: number, places?: readonly number[]) => {
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
      ).map((candidate) => (isInTitle ? candidate : { ...candidate, isUnnamed: true })),
    ),
  };
}
