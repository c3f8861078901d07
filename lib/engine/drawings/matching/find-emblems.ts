import { areKin, type Domain, domains } from '../domains.ts';
import { type DomainScore, listMain, type TextDomains } from './read-domains.ts';

/** Score and words from which on a text is surely about a domain of its title; a broad one is in many titles. */
const titled = { score: 5.5, words: 3, broad: 5, wordsAlone: 2 } as const;
/** The same where the title says nothing of it: what a text speaks of by the way is no subject. */
const untitled = { score: 6, words: 4, wordsAlone: 3 } as const;
/** By how much such a domain leads before the next that is no kin of it; the share of the first's score that it has at least. */
const leads = { titled: 1.3, untitled: 1.35, alone: 2.5, behind: 0.8 } as const;
/** Domains that words of any text belong to. */
const broad: ReadonlySet<string> = new Set(['technology', 'economy', 'business', 'health', 'politics']);

/** What a text is likely about: good enough for an emblem that claims nothing but the field. */
const likely = { score: 4.5, words: 2, broad: 5, lead: 1.2 } as const;
/** The same where neither title nor site names it: only what fills the text. */
const likelyUntitled = { score: 5.2, words: 4, broadScore: 12, broad: 8 } as const;
/** Domains whose words stand on any page. */
const onAnyPage: ReadonlySet<string> = new Set([...broad, 'internet', 'events', 'time', 'love']);

/** Whether a domain leads in a text that is sure of none. */
function isLikely({ name, score, words, isInTitle, isField }: DomainScore, found: TextDomains): boolean {
  const next = found.find((other) => !areKin(other.name, name) && (other.isInTitle || other.isField || !isInTitle));
  if (score < (next?.score ?? 1) * likely.lead) return false;
  const isBroad = onAnyPage.has(name);
  if (isInTitle || isField) return score >= likely.score && words.size >= (isBroad ? likely.broad : likely.words);
  const least = isBroad ? likelyUntitled.broadScore : likelyUntitled.score;
  return score >= least && words.size >= (isBroad ? likelyUntitled.broad : likelyUntitled.words);
}

function isSure({ name, score, words, isInTitle }: DomainScore, found: TextDomains): boolean {
  // What the title says is only in doubt by what else it says.
  const next = found.find((other) => !areKin(other.name, name) && (other.isInTitle || !isInTitle));
  const lead = score / (next?.score ?? 1);
  if (isInTitle) {
    const least = lead >= leads.titled ? titled.wordsAlone : titled.words;
    return score >= titled.score && words.size >= (broad.has(name) ? titled.broad : least);
  }
  const least = lead >= leads.alone ? untitled.wordsAlone : untitled.words;
  return !broad.has(name) && score >= untitled.score && lead >= leads.untitled && words.size >= least;
}

/** Share of a domain's score from which on a part of it is what the text is about (elections, in politics). */
const minPart = 0.55;
/** The same of domains whose texts are of one part: no match is of sport as such. */
const minOnePart = 0.3;
const ofOnePart: ReadonlySet<string> = new Set(['sport']);
const minPartWords = 2;

/** The part of a domain that says most of it, the title's before others, or the domain itself. */
function findNarrowest(domain: DomainScore, found: TextDomains): DomainScore {
  const isOfOne = ofOnePart.has(domain.name);
  const share = isOfOne ? minOnePart : minPart;
  // The one that title or site name needs no second word.
  const isNamed = ({ isInTitle, isField }: DomainScore) => isOfOne && (isInTitle || isField);
  const parts = found.filter(
    (part) =>
      domains.get(part.name)?.parent === domain.name &&
      part.score >= domain.score * share &&
      (isNamed(part) || part.words.size >= minPartWords),
  );
  return parts.find(({ isInTitle }) => isInTitle) ?? parts[0] ?? domain;
}

/** What stands for a domain. Nothing where a part of it is meant that has no sign: a laptop is no loudspeaker. */
function findDrawn(domain: DomainScore, found: TextDomains): Domain | undefined {
  const drawn = domains.get(findNarrowest(domain, found).name);
  return drawn && drawn.emblems.length > 0 ? drawn : undefined;
}

/** The domains whose emblems surely stand for what a text is about; where the title says one, only those of the title. */
export function listEmblems(found: TextDomains): readonly Domain[] {
  const main = listMain(found);
  const ofTitle = main.filter(({ isInTitle }) => isInTitle);
  const [first, ...others] = ofTitle.length > 0 ? ofTitle : main;
  // What has no sign is not stood for by what comes second: an order for an army is no employment.
  if (!first || (isSure(first, found) && !findDrawn(first, found))) return [];
  const sure = [first, ...others].filter((domain) => isSure(domain, found));
  const [surest] = sure;
  // Neither is what the text is rather about, though not surely: children at work are no economy.
  if (surest && !areKin(surest.name, first.name) && surest.score < first.score * leads.behind) return [];
  return sure.flatMap((domain) => findDrawn(domain, found) ?? []);
}

/** The domain that a text is likely about, for one that is sure of none: the title's, else the site's, else its first. */
export function listLikelyEmblems(found: TextDomains): readonly Domain[] {
  const [first] = found;
  if (first && isSure(first, found) && !findDrawn(first, found)) return [];
  const own = [found.find(({ isInTitle }) => isInTitle), found.find(({ isField }) => isField), first];
  const domain = own.find((one) => one !== undefined && isLikely(one, found));
  const drawn = domain && findDrawn(domain, found);
  return drawn ? [drawn] : [];
}
