import { listDomains } from './domains.ts';
import { getKind } from './grounds.ts';
import type { HeroCandidate } from './matching/choose-hero.ts';
import { countSupport } from './matching/read-domains.ts';
import type { Matter } from './matter.ts';
import { isOfToday, ofAnything, signs } from './wide-meanings.ts';

const animals: ReadonlySet<string> = new Set(['animals', 'birds', 'pets', 'dogs', 'cats', 'horses', 'insects', 'bees']);

/** Mentions of what the title names first: of an animal, which has no other meaning there, and of a thing borne out by its field. */
const ofSubject = { animal: 1, thing: 3, support: 2 } as const;

/** The thing that the title names first, if the text speaks of it: the dog that barked, before the police who came. */
export function isNamedFirst(candidate: HeroCandidate, { about }: Matter): boolean {
  const { drawing, opensTitle, isPlainInText, isNamesake, mentions, words } = candidate;
  if (!opensTitle || !isPlainInText || isNamesake || isOfToday(drawing, about)) return false;
  const kind = getKind(drawing);
  if (ofAnything.has(drawing) || signs.has(drawing) || kind === 'people' || kind === 'food') return false;
  const isAnimal = kind === 'nature' && listDomains(drawing).some((name) => animals.has(name));
  if (isAnimal) return mentions >= ofSubject.animal;
  return mentions >= ofSubject.thing && countSupport(drawing, words, about) >= ofSubject.support;
}
