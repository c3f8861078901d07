import { hash } from '../brand/hash.ts';
import type { Hero } from '../modules.ts';
import { areKin, type Domain, domains as known, listDomains } from './domains.ts';
import { findGround, getKind, isOfNight } from './grounds.ts';
import type { HeroCandidate } from './matching/choose-hero.ts';
import {
  broad,
  findSureField,
  isOverwhelming,
  listEmblems,
  listLikelyEmblems,
  titledShare,
} from './matching/find-emblems.ts';
import { countSupport, isOfFirst, listMain, type TextDomains } from './matching/read-domains.ts';
import { isFitting, type Matter } from './matter.ts';
import { isNamedFirst } from './named-first.ts';
import { replaceContradicted } from './replace-contradicted.ts';
import { isToScale } from './scale.ts';
import { isOfToday, ofAnything, signs } from './wide-meanings.ts';

const minScores = { main: 2, beside: 1.5 } as const;
/** Mentions needed by a thing that is not in the title. */
const minMentions = { light: 6, serious: 10 } as const;
const minMentionsAlone = 3;
const minMentionsOfAny = 15;
const firstDomain = 1.4;
/** Bonus for each mention, up to `maxOften`, which ranks the things of a title. */
const perMention = 0.1;
const maxOften = 10;
/** Score from which a domain is reliable. */
const minDomain = 4;
/** Named in the title and repeated in the text: no other evidence needed. */
const plain = { score: 4, mentions: { light: 2, serious: 3 } } as const;
/** Mentioned far more often than any other thing: no other evidence needed. */
const prevailing = { score: 4, mentions: 6, lead: 1.3 } as const;
const pervading = { score: 3, mentions: 12, lead: 1.8 } as const;
/** The same for a thing that nothing else in a short text comes near. */
const solitary = { score: 3.4, mentions: 3, lead: 2.5 } as const;
const minEmblemMentions = 2;
const maxHeroDrawings = 3;
/** Of scenes, one in this many is at night without a reason in the text, for variety. */
const nightIn = 4;

const isOther = (drawing: string, about: TextDomains): boolean =>
  (about[0]?.score ?? 0) >= minDomain && !listMain(about).some(({ name }) => listDomains(drawing).includes(name));

/** Whether the title names another field that the text is about: astronauts in a report on a network's outage are a teaser. */
function isBesideTitle(drawing: string, { about, candidates }: Matter): boolean {
  const titled = about.filter(({ isInTitle, score }) => isInTitle && score >= (about[0]?.score ?? 0) * titledShare);
  const own = listDomains(drawing);
  // A thing of the title is of its field: cars in a report whose title says "taxis".
  const isNamed = candidates.some(
    (one) => one.isInTitle && listDomains(one.drawing).some((name) => own.includes(name)),
  );
  return titled.length > 0 && !isNamed && !titled.some(({ name }) => own.some((other) => areKin(name, other)));
}

const isEmblem = (drawing: string, about: TextDomains): boolean =>
  listEmblems(about).some(({ emblems }) => emblems.includes(drawing));

/** Meant as drawn: named in the title and repeated, or mentioned very often and supported by words of its domain. */
function isSubject(candidate: HeroCandidate, matter: Matter): boolean {
  const { about, gravity } = matter;
  const { drawing, isInTitle, isNamesake, isPlainInText, mentions, words, score } = candidate;
  if (score < minScores.main || isOfToday(drawing, about)) return false;
  const support = countSupport(drawing, words, about);
  if (isInTitle && mentions >= 2 && !isNamesake) {
    if (gravity === 'light' && isOfFirst(drawing, about)) return true;
    if (support >= 2 || (support === 1 && mentions >= minMentionsAlone)) return true;
    if (mentions >= minMentionsAlone && gravity === 'light' && !isOther(drawing, about)) return true;
  }
  const min = gravity === 'light' ? 'light' : 'serious';
  // An ingredient is not the subject of a text about a dish without a drawing, however often it is mentioned.
  if (getKind(drawing) === 'food' && !isEmblem(drawing, about)) return false;
  // A thing of the text alone is named itself: "holidays" often said are no beach, "revenue" is not a bag of money.
  const isOfAny = ofAnything.has(drawing) && !(mentions >= minMentionsOfAny && isOfFirst(drawing, about));
  if (!isPlainInText || isOfAny || isBesideTitle(drawing, matter)) return false;
  return mentions >= minMentions[min] && support >= 3;
}

function isPlainSubject(candidate: HeroCandidate, { about, gravity, candidates }: Matter): boolean {
  const { drawing, isPlainInTitle, isPlainInText, mentions, score } = candidate;
  if (isOfToday(drawing, about) || ofAnything.has(drawing) || getKind(drawing) === 'people') return false;
  if (getKind(drawing) === 'food' && !isEmblem(drawing, about)) return false;
  const min = gravity === 'light' ? 'light' : 'serious';
  if (!isPlainInText) return false;
  if (isPlainInTitle && score >= plain.score && mentions >= plain.mentions[min]) return true;
  const next = Math.max(0, ...candidates.flatMap((other) => (other === candidate ? [] : other.score)));
  return [prevailing, pervading, solitary].some(
    (least) => score >= least.score && score >= next * least.lead && mentions >= least.mentions,
  );
}

/** In the sky and in space only things that fly may join. */
function stands(drawing: string, main: string): boolean {
  const ground = findGround(main);
  if (ground === 'sky' || ground === 'space') return findGround(drawing) === ground;
  return findGround(drawing) === 'sky' || isToScale(drawing, main);
}

/** The emblem that the source itself names, else one by the title's hash. */
function choose(drawings: readonly string[], title: string, { candidates }: Matter): string | undefined {
  const named = candidates.find(({ drawing, mentions }) => mentions >= minEmblemMentions && drawings.includes(drawing));
  return named?.drawing ?? drawings[hash(title) % Math.max(1, drawings.length)];
}

/** Mentions of a thing that is not in the title from which it stands for a field: for one that neither title nor section names, and for a sign. */
const minNamed = { untitled: 3, sign: 5, titledSign: 4 } as const;

/** Fields without a thing of their own: what stands for them is named, or would be any stage's furniture. */
const ofSigns: ReadonlySet<string> = new Set(['politics']);

/** Fields whose parts have words that no other field has: a sport, software. */
const ofOwnWords: ReadonlySet<string> = new Set(['sport', 'technology']);

/** Places of one kind of match among many, drawn only where the text names them. */
const venues: ReadonlySet<string> = new Set(['stadium']);

/** Whether a drawing may stand for a field: named by the title or the site's section, or by the drawing's own name in the text. */
function standsFor(drawing: string, domain: Domain, { about, candidates }: Matter): boolean {
  const own = candidates.find((one) => one.drawing === drawing);
  if (own?.isInTitle) return true;
  const mentions = own?.mentions ?? 0;
  if (venues.has(drawing)) return mentions > 0;
  const isTitled = about.some(({ name, isInTitle }) => name === domain.name && isInTitle);
  if (ofSigns.has(domain.name)) return mentions >= (isTitled ? minNamed.titledSign : minNamed.sign);
  if (signs.has(drawing)) return mentions >= minNamed.sign;
  // A field's emblems bear each other out: wine and grapes.
  const ofField = candidates.filter((one) => domain.emblems.includes(one.drawing));
  const together = mentions > 0 ? ofField.reduce((sum, one) => sum + one.mentions, 0) : 0;
  const isNamed = about.some(
    ({ name, isInTitle, isField }) => areKin(name, domain.name) && (isInTitle || (isField && !broad.has(name))),
  );
  if (isNamed || isOverwhelming(domain, about)) return true;
  return ofOwnWords.has(domain.parent ?? '') || together >= minNamed.untitled;
}

/** An emblem and a companion, varied by the title. With two domains (a tax on cars) the second emblem replaces the companion. */
function chooseEmblems(title: string, matter: Matter, domains: readonly Domain[]): string[] {
  const keepFitting = (drawings: readonly string[]) =>
    drawings.filter((drawing) => isFitting(matter, drawing) && !isOfToday(drawing, matter.about));
  const drawn = domains.filter(({ emblems }) => emblems.some((one) => !isOfToday(one, matter.about)));
  const [main] = drawn;
  // Of a field and its kin (television, film) the one whose emblem the text bears out.
  const first =
    drawn.find(
      (one) =>
        main &&
        areKin(one.name, main.name) &&
        keepFitting(one.emblems).some((emblem) => standsFor(emblem, one, matter)),
    ) ?? main;
  const rest = drawn.filter((one) => one !== first);
  // A ball is too light for a serious matter of sport; a stadium is not.
  const wider = domains.flatMap(({ parent = '' }) => known.get(parent)?.emblems ?? []);
  const own = keepFitting(first?.emblems ?? []).filter((drawing) => first && standsFor(drawing, first, matter));
  // A thing of the field that the title names says more than the field's emblem: bags, not dresses.
  const titled = matter.candidates.filter(({ drawing, isInTitle }) => isInTitle && first?.drawings.has(drawing));
  const [named] = keepFitting(titled.map(({ drawing }) => drawing)).filter((drawing) => getKind(drawing) !== 'people');
  const others = (first?.emblems ?? []).some((drawing) => keepFitting([drawing]).length > 0) ? [] : keepFitting(wider);
  const emblem = named ?? choose(own.length > 0 ? own : others, title, matter);
  const unlike = rest.filter(({ name }) => !first || !areKin(name, first.name));
  if (emblem === undefined) return unlike.length > 0 ? chooseEmblems(title, matter, unlike) : [];
  const [second] = unlike;
  const ofSecond = keepFitting(second?.emblems ?? []).filter((drawing) => second && standsFor(drawing, second, matter));
  const beside = [ofSecond, keepFitting(first?.companions ?? [])].map((list) => choose(list, title, matter));
  const companion = beside.find((one) => one !== undefined && one !== emblem && stands(one, emblem));
  return companion === undefined ? [emblem] : [emblem, companion];
}

/** A thing that the title names says more than a field that it does not name, or than the field that the thing is of. */
function isCloser({ drawing, isPlainInTitle }: HeroCandidate, domain: Domain | undefined, { about }: Matter): boolean {
  if (!isPlainInTitle || domain === undefined) return false;
  const isTitled = about.some(({ name, isInTitle }) => name === domain.name && isInTitle);
  return !isTitled || domain.drawings.has(drawing);
}

/** In order: what the title names first, the subject, the emblem of a certain domain, a plainly named thing, the emblem of a likely domain. */
function chooseDrawings(title: string, matter: Matter): string[] {
  const named = matter.candidates.find((one) => isFitting(matter, one.drawing) && isNamedFirst(one, matter));
  const subjects = chooseSubjects(matter);
  if (named && named.drawing !== subjects[0]) return [named.drawing];
  const domains = listEmblems(matter.about);
  const emblems = chooseEmblems(title, matter, domains);
  const [subject, ...others] = subjects;
  // A face would be taken for a man or woman of the text.
  const isPerson = subject !== undefined && getKind(subject) === 'people';
  if (subject !== undefined && !(isPerson && emblems.length > 0)) return [subject, ...others];
  const plainOne = matter.candidates.find((one) => isFitting(matter, one.drawing) && isPlainSubject(one, matter));
  if (plainOne && isCloser(plainOne, domains[0], matter)) return [plainOne.drawing];
  if (emblems.length > 0) return emblems;
  if (plainOne) return [plainOne.drawing];
  const [likely] = chooseEmblems(title, matter, listLikelyEmblems(matter.about));
  const drawing = likely ?? findForemost(matter) ?? findLastResort(domains, matter);
  return drawing === undefined ? [] : [drawing];
}

/** For a title of politics where nothing else is sure: readers preferred it to a plain figure. */
const lastResort = 'lectern';

function findLastResort(sure: readonly Domain[], matter: Matter): string | undefined {
  const isTitled = matter.about.some(({ name, isInTitle }) => ofSigns.has(name) && isInTitle);
  return isTitled && sure.some(({ name }) => ofSigns.has(name)) && isFitting(matter, lastResort)
    ? lastResort
    : undefined;
}

/** The thing that a text of a field without an emblem names before all others: the loudspeaker among gadgets. */
function findForemost(matter: Matter): string | undefined {
  const field = findSureField(matter.about);
  const [first] = matter.candidates.filter(
    ({ drawing, isPlainInText }) => isPlainInText && !ofAnything.has(drawing) && getKind(drawing) !== 'people',
  );
  if (!field || !first || first.score < minScores.main || first.mentions < minMentionsAlone) return undefined;
  return field.drawings.has(first.drawing) && isFitting(matter, first.drawing) ? first.drawing : undefined;
}

function chooseSubjects(matter: Matter): string[] {
  const { about, candidates } = matter;
  const weigh = ({ drawing, score, mentions }: HeroCandidate) =>
    score * (isOfFirst(drawing, about) ? firstDomain : 1) + Math.min(mentions, maxOften) * perMention;
  const [main, ...others] = candidates
    .filter((one) => isFitting(matter, one.drawing) && isSubject(one, matter))
    .sort((one, other) => weigh(other) - weigh(one));
  if (!main) return [];
  const drawings = [main.drawing];
  for (const { drawing, score } of others) {
    const isNew = drawings.every((other) => getKind(other) !== getKind(drawing));
    if (isNew && score >= minScores.beside && stands(drawing, main.drawing)) drawings.push(drawing);
  }
  return drawings.slice(0, maxHeroDrawings);
}

/** Replacements for drawings that are hard to recognise at a scene's size, or stand on a square of their own. */
const clearer: Readonly<Record<string, string>> = { 'fishing-pole': 'fish', books: 'open-book', houses: 'house' };

export function makeHero(title: string, matter: Matter): Hero | undefined {
  const chosen = replaceContradicted(matter, (one) => chooseDrawings(title, one));
  const drawings = [...new Set(chosen.map((drawing) => clearer[drawing] ?? drawing))];
  const [main] = drawings;
  // A ground without a drawing would be arbitrary: a skyline over the minutes of a meeting.
  if (main === undefined) return undefined;
  const ground = findGround(main);
  const isNight = ground === 'space' || isOfNight(main) || hash(title) % nightIn === 0;
  const score = matter.candidates.find(({ drawing }) => drawing === chosen[0])?.score ?? minScores.main;
  return { drawings, ground, isNight, score };
}
