import { defaultLanguage, findLanguage, type Language } from '../../languages/index.ts';
import { matchAny, never } from './sign-patterns.ts';

interface PeopleSigns {
  readonly group: RegExp;
  readonly claim: RegExp;
  readonly loss: RegExp;
  readonly kin: RegExp;
  readonly parting: RegExp;
  readonly absence: RegExp;
}

const compiled = new Map<string, PeopleSigns>();

function findPeopleSigns(tag: string): PeopleSigns {
  const { code, memes, hasSpaces }: Language = findLanguage(tag) ?? defaultLanguage;
  const known = compiled.get(code);
  if (known !== undefined) return known;
  const match = (words: readonly string[] | undefined) => (words === undefined ? never : matchAny(words, hasSpaces));
  const made = {
    group: match(memes?.groups),
    claim: match(memes?.claims),
    loss: match(memes?.losses),
    kin: match(memes?.farewells?.kin),
    parting: match(memes?.farewells?.partings),
    absence: match(memes?.farewells?.absences),
  };
  compiled.set(code, made);
  return made;
}

const sentenceEnd = /(?<=[.!?…。！？؟])\s*/u;

export function generalises(text: string, tag: string): boolean {
  const { group, claim } = findPeopleSigns(tag);
  return group.test(text) && text.split(sentenceEnd).some((each) => group.test(each) && claim.test(each));
}

/** "frauen- und familienfreundlich" */
const halfOfCompound = /\p{L}+-(?=[\s\p{L}])/gu;

export const namesGroup = (text: string, tag: string): boolean =>
  findPeopleSigns(tag).group.test(text.replace(halfOfCompound, ' '));

export const namesLoss = (text: string, tag: string): boolean => findPeopleSigns(tag).loss.test(text);

export function mourns(text: string, tag: string): boolean {
  const { kin, parting, absence } = findPeopleSigns(tag);
  return absence.test(text) && text.split(sentenceEnd).some((each) => kin.test(each) && parting.test(each));
}
