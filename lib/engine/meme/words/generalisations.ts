import { defaultLanguage, findLanguage, type Language } from '../../languages/index.ts';
import { matchAny, never } from './sign-patterns.ts';

interface PeopleSigns {
  readonly group: RegExp;
  readonly claim: RegExp;
  readonly loss: RegExp;
}

const compiled = new Map<string, PeopleSigns>();

function findSignsOfPeople(tag: string): PeopleSigns {
  const { code, memes, hasSpaces }: Language = findLanguage(tag) ?? defaultLanguage;
  const known = compiled.get(code);
  if (known !== undefined) return known;
  const [group, claim, loss] = [memes?.groups, memes?.claims, memes?.losses].map((words) =>
    words === undefined ? never : matchAny(words, hasSpaces),
  ) as [RegExp, RegExp, RegExp];
  const made = { group, claim, loss };
  compiled.set(code, made);
  return made;
}

const sentenceEnd = /(?<=[.!?…。！？؟])\s*/u;

/** Whether a sentence claims something of a whole group of people ("Older workers are often …"). `tag`: BCP 47. */
export function generalises(text: string, tag: string): boolean {
  const { group, claim } = findSignsOfPeople(tag);
  return group.test(text) && text.split(sentenceEnd).some((each) => group.test(each) && claim.test(each));
}

/** Whether a text names a lost pregnancy. `tag`: BCP 47. */
export const namesLoss = (text: string, tag: string): boolean => findSignsOfPeople(tag).loss.test(text);
