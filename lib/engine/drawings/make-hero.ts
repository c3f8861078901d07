import { hash } from '../brand/hash.ts';
import type { Hero } from '../modules.ts';
import { areKin, type Domain, listDomains } from './domains.ts';
import { findGround, getKind, isOfNight } from './grounds.ts';
import type { Candidate } from './matching/choose-hero.ts';
import { listEmblems, listLikelyEmblems } from './matching/find-emblems.ts';
import { countSupport, isOfFirst, listMain, type TextDomains } from './matching/read-domains.ts';
import { isFitting, type Matter } from './matter.ts';

/** Scores of what a scene may show first, and beside it. */
const minScores = { main: 2, beside: 1.5 } as const;
/** Mentions of what is drawn without standing in the title; serious matters ask for more. */
const minMentions = { light: 6, serious: 10 } as const;
/** Mentions of a thing that little else in the text speaks of. */
const minMentionsAlone = 3;
/** What a thing of the text's first domain is worth more. */
const firstDomain = 1.4;
/** Of two things of the title the one that the text goes on about: what each mention adds, up to so many. */
const perMention = 0.1;
const maxOften = 10;
/** Score from which on a domain says what a text is about. */
const minDomain = 4;
/** What the title names plainly and the text repeats needs no other sign of its sense. */
const plain = { score: 4, mentions: { light: 2, serious: 3 } } as const;
/** Neither does what a text speaks of over and over, far more than of any other thing. */
const prevailing = { score: 4, mentions: 6, lead: 1.3 } as const;
const maxHeroDrawings = 3;
/** One picture in so many is at night without a reason. */
const nightIn = 4;

/** Whether a text is about something else than a drawing, as far as it is known what it is about. */
const isOther = (drawing: string, about: TextDomains): boolean =>
  (about[0]?.score ?? 0) >= minDomain && !listMain(about).some(({ name }) => listDomains(drawing).includes(name));

/** Whether a drawing stands for the whole of what a text is about. */
const isEmblem = (drawing: string, about: TextDomains): boolean =>
  listEmblems(about).some(({ emblems }) => emblems.includes(drawing));

/** Things of any text (settings, a list, a month), which are its subject only where its field says so. */
const ofAnything: ReadonlySet<string> = new Set(
  'gear label memo page-facing-up calendar speech-balloon world-map hourglass-not-done warning printer'.split(' '),
);

/** Domains of a past that knew no thing of today: the tools of the Stone Age are no wrench. */
const past: ReadonlySet<string> = new Set(['archaeology', 'dinosaurs']);

const isOfToday = (drawing: string, about: TextDomains): boolean => {
  const main = listMain(about).find(({ name }) => past.has(name));
  return main !== undefined && !listDomains(drawing).some((name) => past.has(name));
};

/**
 * Whether a thing is the subject in the sense that is drawn. It stands in the title and the text goes on about it, or the
 * text says it again and again; other words of its domain say so too. Where the text is about no other domain, what the
 * title names and the text repeats is meant as it is.
 */
function isSubject({ drawing, isInTitle, mentions, words, score }: Candidate, { about, gravity }: Matter): boolean {
  if (score < minScores.main || isOfToday(drawing, about)) return false;
  const support = countSupport(drawing, words, about);
  if (isInTitle && mentions >= 2) {
    if (gravity === 'light' && isOfFirst(drawing, about)) return true;
    if (support >= 2 || (support === 1 && mentions >= minMentionsAlone)) return true;
    if (mentions >= minMentionsAlone && gravity === 'light' && !isOther(drawing, about)) return true;
  }
  const least = gravity === 'light' ? 'light' : 'serious';
  // Of a dish whose name nobody draws, no ingredient is the subject, however often it is said.
  if (getKind(drawing) === 'food' && !isEmblem(drawing, about)) return false;
  return mentions >= minMentions[least] && support >= 3;
}

/** Whether a thing is the subject where no other word says in what sense: the title names it plainly, or the text over and over. */
function isPlainSubject(candidate: Candidate, { about, gravity, candidates }: Matter): boolean {
  const { drawing, isPlainInTitle, isPlainInText, mentions, score } = candidate;
  if (isOfToday(drawing, about) || ofAnything.has(drawing) || getKind(drawing) === 'people') return false;
  if (getKind(drawing) === 'food' && !isEmblem(drawing, about)) return false;
  const least = gravity === 'light' ? 'light' : 'serious';
  if (!isPlainInText) return false;
  if (isPlainInTitle && score >= plain.score && mentions >= plain.mentions[least]) return true;
  const next = Math.max(0, ...candidates.flatMap((other) => (other === candidate ? [] : other.score)));
  return score >= prevailing.score && score >= next * prevailing.lead && mentions >= prevailing.mentions;
}

/** Whether a drawing may stand beside others on their ground: in the sky and in space only what flies there. */
const stands = (drawing: string, ground: Hero['ground']): boolean =>
  (ground !== 'sky' && ground !== 'space') || findGround(drawing) === ground;

/** One of some drawings, always the same for a title. */
const choose = (drawings: readonly string[], title: string): string | undefined =>
  drawings[hash(title) % Math.max(1, drawings.length)];

/**
 * An emblem of what the text is about and what goes with it: the same ones on every picture of a domain would tire. Where the
 * text is about two things (a tax on cars), the other's emblem says more than a companion.
 */
function chooseEmblems(title: string, matter: Matter, [first, ...others]: readonly Domain[]): string[] {
  const fitting = (drawings: readonly string[]) =>
    drawings.filter((drawing) => isFitting(matter, drawing) && !isOfToday(drawing, matter.about));
  const emblem = choose(fitting(first?.emblems ?? []), title);
  if (emblem === undefined) return [];
  const [second] = others.filter(({ name }) => !first || !areKin(name, first.name));
  const beside = [choose(fitting(second?.emblems ?? []), title), choose(fitting(first?.companions ?? []), title)];
  const companion = beside.find((one) => one !== undefined && one !== emblem && stands(one, findGround(emblem)));
  return companion === undefined ? [emblem] : [emblem, companion];
}

/**
 * What the scene shows: the subject and what stands beside it, else the emblem of what the text is surely about, what it
 * plainly names, or the emblem of what it is likely about.
 */
function chooseDrawings(title: string, matter: Matter): string[] {
  const subjects = chooseSubjects(matter);
  if (subjects.length > 0) return subjects;
  const emblems = chooseEmblems(title, matter, listEmblems(matter.about));
  if (emblems.length > 0) return emblems;
  const plainOne = matter.candidates.find((one) => isFitting(matter, one.drawing) && isPlainSubject(one, matter));
  if (plainOne) return [plainOne.drawing];
  return chooseEmblems(title, matter, listLikelyEmblems(matter.about)).slice(0, 1);
}

/** The subject and what stands beside it. */
function chooseSubjects(matter: Matter): string[] {
  const { about, candidates } = matter;
  const weigh = ({ drawing, score, mentions }: Candidate) =>
    score * (isOfFirst(drawing, about) ? firstDomain : 1) + Math.min(mentions, maxOften) * perMention;
  const [main, ...others] = candidates
    .filter((one) => isFitting(matter, one.drawing) && isSubject(one, matter))
    .sort((one, other) => weigh(other) - weigh(one));
  if (!main) return [];
  const drawings = [main.drawing];
  for (const { drawing, score } of others) {
    const isNew = drawings.every((other) => getKind(other) !== getKind(drawing));
    if (isNew && score >= minScores.beside && stands(drawing, findGround(main.drawing))) drawings.push(drawing);
  }
  return drawings.slice(0, maxHeroDrawings);
}

/** What is hardly recognised at a scene's size, and what says the same at a glance: a rod looks like a lamp. */
const clearer: Readonly<Record<string, string>> = { 'fishing-pole': 'fish', books: 'open-book' };

/** The scene of a picture; none where it is not sure what the source is about. */
export function makeHero(title: string, matter: Matter): Hero | undefined {
  const chosen = chooseDrawings(title, matter);
  const drawings = [...new Set(chosen.map((drawing) => clearer[drawing] ?? drawing))];
  const [main] = drawings;
  // A ground alone says nothing: hills over a shrub in winter, a skyline over the minutes of a meeting.
  if (main === undefined) return undefined;
  const ground = findGround(main);
  const isNight = ground === 'space' || isOfNight(main) || hash(title) % nightIn === 0;
  const score = matter.candidates.find(({ drawing }) => drawing === chosen[0])?.score ?? minScores.main;
  return { drawings, ground, isNight, score };
}
