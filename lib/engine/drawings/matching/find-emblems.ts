import { type Domain, domains, withParents } from '../domains.ts';
import { type DomainScore, listMain, type TextDomains } from './read-domains.ts';

/** Score and words from which on a text is surely about a domain; fewer words do where nothing else comes near. */
const sure = { score: 5, words: 3, wordsAlone: 2, wordsElsewhere: 4 } as const;
/** By how much such a domain leads before the next that is no kin of it. */
const leads = { narrow: 1.2, clear: 1.6 } as const;
/** What a scene's ground needs. */
const setting = { score: 4, words: 2 } as const;

const areKin = (one: string, other: string): boolean => withParents(one).at(-1) === withParents(other).at(-1);

function isSure({ name, score, words, isInTitle }: DomainScore, found: TextDomains): boolean {
  if (score < sure.score) return false;
  const next = found.find((other) => !areKin(other.name, name));
  const lead = score / (next?.score ?? 1);
  if (isInTitle) {
    if (words.size < sure.words) return words.size >= sure.wordsAlone && lead >= leads.clear;
    return true;
  }
  return words.size >= (lead >= leads.clear ? sure.words : sure.wordsElsewhere) && lead >= leads.narrow;
}

/** Share of a domain's score from which on a part of it is what the text is about (elections, in politics). */
const minPart = 0.6;
const minPartWords = 2;

/** The part of a domain that says most of it, or the domain itself. */
const findNarrowest = (domain: DomainScore, found: TextDomains): DomainScore =>
  found.find(
    ({ name, score, words }) =>
      domains.get(name)?.parent === domain.name && score >= domain.score * minPart && words.size >= minPartWords,
  ) ?? domain;

/** What stands for a domain, else for the one that it is a part of. */
const findDrawn = (name: string): Domain | undefined =>
  withParents(name)
    .map((one) => domains.get(one))
    .find((domain) => domain !== undefined && domain.emblems.length > 0);

/** The domain whose emblems stand for what a text is about; undefined where that is not sure. */
export function findEmblems(found: TextDomains): Pick<Domain, 'emblems' | 'companions'> | undefined {
  for (const domain of listMain(found)) {
    const drawn = isSure(domain, found) ? findDrawn(findNarrowest(domain, found).name) : undefined;
    if (drawn) return drawn;
  }
  return undefined;
}

/** The drawing whose ground fits what a text is about. */
export function findSetting(found: TextDomains): string | undefined {
  const [first] = found;
  const isKnown = first && first.score >= setting.score && first.words.size >= setting.words;
  return isKnown ? findDrawn(first.name)?.emblems[0] : undefined;
}
