import { areKin, type Domain, domains } from '../domains.ts';
import { type DomainScore, listMain, type TextDomains } from './read-domains.ts';

/** Thresholds for a domain named in the title; broad domains are in many titles. */
const titled = { score: 5.5, words: 3, broad: 4, wordsAlone: 2 } as const;
/** The same for a broad domain whose words prevail. */
const prevailing = { score: 10, lead: 1.9, words: 3 } as const;
/** Thresholds for a domain not named in the title, which may be incidental. */
const untitled = { score: 6, words: 4, wordsAlone: 3 } as const;
/** Factors by which a domain must exceed the next unrelated one; `behind` is the least share of the first's score. */
const leads = { titled: 1.3, untitled: 1.35, alone: 2.5, behind: 0.8 } as const;
/** Domains whose words are found in any text. */
export const broad: ReadonlySet<string> = new Set([
  'technology',
  'economy',
  'business',
  'health',
  'politics',
  'law',
  'media',
]);

/** Thresholds for a likely domain, for which an emblem of the field is harmless. */
const likely = { score: 4, words: 2, broad: 4, lead: 1.1 } as const;
/** Thresholds where neither title nor site names the domain. */
const likelyUntitled = { score: 5, words: 4, broadScore: 8.5, broad: 6 } as const;
/** Thresholds for a domain with a high score and no rival, which fewer words suffice for. */
const alone = { score: 5.5, lead: 1.6, broad: 4, words: 3 } as const;
/** Domains whose plainest word has other meanings (a game of a league, of children): one word says too little. */
const ofManyMeanings: ReadonlySet<string> = new Set(['games']);
const onAnyPage: ReadonlySet<string> = new Set([...broad, 'internet', 'events', 'time', 'love']);

/** Fields of which every news page has words ("reporter", "press"), so that only its title may name them. */
const ofNewsPages: ReadonlySet<string> = new Set(['media']);

function isLikely({ name, score, words, isInTitle, isField }: DomainScore, found: TextDomains): boolean {
  if (ofNewsPages.has(name) && !isInTitle) return false;
  const next = found.find((other) => !areKin(other.name, name) && (other.isInTitle || other.isField || !isInTitle));
  const lead = score / (next?.score ?? 1);
  if (lead < likely.lead) return false;
  const isBroad = onAnyPage.has(name);
  if (isInTitle || isField) {
    const rival = found.find((other) => !areKin(other.name, name))?.score ?? 1;
    const isAlone = !ofManyMeanings.has(name) && score >= alone.score && score >= rival * alone.lead;
    return score >= likely.score && words.size >= (isBroad ? likely.broad : isAlone ? 1 : likely.words);
  }
  const isAhead = lead >= alone.lead && score >= alone.score && words.size >= alone.broad;
  if (isBroad) return isAhead || (score >= likelyUntitled.broadScore && words.size >= likelyUntitled.broad);
  const min = score >= alone.score ? alone.words : likelyUntitled.words;
  if (found.some((other) => !areKin(other.name, name) && other.words.size > words.size)) return false;
  return score >= likelyUntitled.score && words.size >= min;
}

function isSure({ name, score, words, isInTitle }: DomainScore, found: TextDomains): boolean {
  // Only other domains of the title can cast doubt on one of the title.
  const next = found.find((other) => !areKin(other.name, name) && (other.isInTitle || !isInTitle));
  const lead = score / (next?.score ?? 1);
  if (isInTitle) {
    const min = lead >= leads.titled ? titled.wordsAlone : titled.words;
    const prevails = score >= prevailing.score && lead >= prevailing.lead && words.size >= prevailing.words;
    return score >= titled.score && (prevails || words.size >= (broad.has(name) ? titled.broad : min));
  }
  const min = lead >= leads.alone ? untitled.wordsAlone : untitled.words;
  return !broad.has(name) && score >= untitled.score && lead >= leads.untitled && words.size >= min;
}

/** Share of a domain's score from which a part of it is the subject (elections within politics). */
const minPart = 0.55;
/** The same for domains whose texts always concern one part: no match is of sport in general. */
const minOnePart = 0.3;
const ofOnePart: ReadonlySet<string> = new Set(['sport']);
const minPartWords = 2;
const namedPart = 0.75;
/** Share from which one word suffices where a text always concerns one part. */
const onlyPart = 0.45;
/** Parts that the title must name where it names the whole: a court's ruling is no matter of the police. */
const named: ReadonlySet<string> = new Set(['crime', 'hotels', 'elections', 'email']);

/** The part of a domain with most of its score (title first), or the domain itself. */
function findNarrowest(domain: DomainScore, found: TextDomains): DomainScore {
  const isOfOne = ofOnePart.has(domain.name);
  const share = isOfOne ? minOnePart : minPart;
  const isNamed = ({ score, isInTitle, isField }: DomainScore) =>
    isOfOne ? isInTitle || isField : isInTitle && score >= domain.score * namedPart;
  const parts = found.filter(
    (part) =>
      domains.get(part.name)?.parent === domain.name &&
      part.score >= domain.score * share &&
      (isNamed(part) || part.words.size >= minPartWords || (isOfOne && part.score >= domain.score * onlyPart)),
  );
  const titledPart = parts.find(({ isInTitle }) => isInTitle);
  // Of one sport only: a ball would be wrong where another sport has more to say for it.
  const rival = found.find((part) => domains.get(part.name)?.parent === domain.name);
  if (isOfOne && rival && !parts.includes(rival)) return domain;
  return titledPart ?? parts.find(({ name }) => !(domain.isInTitle && named.has(name))) ?? domain;
}

/** Undefined where the part that is meant has no emblem: a laptop is not illustrated by a loudspeaker. */
function findDrawn(domain: DomainScore, found: TextDomains): Domain | undefined {
  const drawn = domains.get(findNarrowest(domain, found).name);
  return drawn && drawn.emblems.length > 0 ? drawn : undefined;
}

export function findSureField(all: TextDomains): Domain | undefined {
  const found = withoutPeople(all);
  const [first] = found;
  return first && isSure(first, found) ? domains.get(findNarrowest(first, found).name) : undefined;
}

/** Bounds of a field that no other comes near in a text, so that its emblem needs no word of the title. */
const overwhelming = { score: 8, words: 4, lead: 1.8 } as const;

export function isOverwhelming({ name }: Domain, found: TextDomains): boolean {
  const own = found.find((one) => one.name === name);
  const next = found.find((one) => !areKin(one.name, name))?.score ?? 1;
  // A stadium would stand for a match of any sport.
  if (own === undefined || broad.has(name) || ofOnePart.has(name)) return false;
  const { score, words } = own;
  return score >= overwhelming.score && words.size >= overwhelming.words && score >= next * overwhelming.lead;
}

/** Children and parents are in texts of school, health or law: without an emblem, they hide none of these. */
const withoutPeople = (found: TextDomains): TextDomains => found.filter(({ name }) => name !== 'family');

export const titledShare = 0.5;

/** Domains whose emblems certainly suit a text; those of the title first. */
export function listEmblems(all: TextDomains): readonly Domain[] {
  const found = withoutPeople(all);
  const main = listMain(found);
  const min = (found[0]?.score ?? 0) * titledShare;
  const ofTitle = found.filter(({ isInTitle, score }) => isInTitle && score >= min);
  const [first, ...others] = ofTitle.length > 0 ? ofTitle : main;
  // A certain first domain without an emblem is not replaced by the second: military orders are not employment.
  if (!first || (isSure(first, found) && !findDrawn(first, found))) return [];
  const sure = [first, ...others].filter((domain) => isSure(domain, found));
  const [surest] = sure;
  // Nor is an uncertain first domain replaced by one with a clearly lower score: child labour is not the economy.
  if (surest && !areKin(surest.name, first.name) && surest.score < first.score * leads.behind) return [];
  return sure.flatMap((domain) => findDrawn(domain, found) ?? []);
}

export function listLikelyEmblems(all: TextDomains): readonly Domain[] {
  const found = withoutPeople(all);
  const [first] = found;
  if (first && isSure(first, found) && !findDrawn(first, found)) return [];
  const own = [found.find(({ isInTitle }) => isInTitle), found.find(({ isField }) => isField), first];
  const domain = own.find((one) => one !== undefined && isLikely(one, found));
  const drawn = domain && findDrawn(domain, found);
  return drawn ? [drawn] : [];
}
