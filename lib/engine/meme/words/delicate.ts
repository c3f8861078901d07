import type { GravityText } from '../../gate/gravity.ts';
import { defaultLanguage, findLanguage } from '../../languages/index.ts';
import type { GateWords, Language } from '../../languages/language.ts';
import { matchOwn, wrapInBorders } from '../../languages/patterns.ts';
import { generalises } from './generalisations.ts';
import { matchAny, never } from './sign-patterns.ts';

interface Delicate {
  readonly matter: RegExp;
  readonly passing: RegExp;
  readonly harmless: RegExp;
}

const compiled = new Map<string, readonly Delicate[]>();

const matchEverywhere = (pattern: RegExp) => new RegExp(pattern, 'giu');

function compile(
  { memes, hasSpaces }: Language,
  { homographs: spared }: Pick<GateWords, 'homographs'> = {},
): readonly Delicate[] {
  if (memes === undefined) return [];
  const where = spared === undefined ? '' : `(?!(?<!\\p{L})(?:${spared})(?!\\p{L}))`;
  return [
    {
      matter: matchEverywhere(matchAny(memes.delicate, hasSpaces, where)),
      passing: matchEverywhere(matchAny(memes.passing ?? [], hasSpaces)),
      harmless: memes.harmless === undefined ? never : new RegExp(wrapInBorders(memes.harmless), 'giu'),
    },
  ];
}

function findDelicate(tag: string): readonly Delicate[] {
  const own: Language = findLanguage(tag) ?? defaultLanguage;
  const known = compiled.get(own.code);
  if (known !== undefined) return known;
  const made = [...new Set([own, defaultLanguage])].flatMap((each) =>
    compile(each, each === own ? undefined : own.gate),
  );
  compiled.set(own.code, made);
  return made;
}

const count = (text: string, { matter, passing, harmless }: Delicate): number =>
  text.match(matter) === null ? 0 : (text.replace(passing, ' ').replace(harmless, ' ').match(matter)?.length ?? 0);

export const isDelicate = (text: string, tag: string): boolean =>
  generalises(text, tag) || findDelicate(tag).some((patterns) => count(text, patterns) > 0);

/** Mentions from which a text is about a matter that its opening names, that stands only below, or that is a machine's field. */
const minMentions = { opened: 5, below: 6, ofMachine: 12 } as const;

/** "AI in care" names patients, and is about a program. */
function namesMachine(title: string, tag: string): boolean {
  const own = findLanguage(tag) ?? defaultLanguage;
  const [nouns] = own.jokes?.things?.ai ?? [];
  return nouns !== undefined && matchOwn(own, nouns.replaceAll('~', String.raw`\p{L}*`)).test(title);
}

export function dwellsOnDelicate({ title, lead, body }: GravityText, tag: string): boolean {
  const isOnMachine = namesMachine(title, tag);
  return findDelicate(tag).some((patterns) => {
    const opened = count(`${title} . ${lead}`, patterns);
    const from = isOnMachine ? minMentions.ofMachine : opened > 0 ? minMentions.opened : minMentions.below;
    return opened + count(body, patterns) >= from;
  });
}

const namesAnimal = (text: string, { jokes }: Language): boolean => {
  const things = jokes?.things;
  const nouns = [things?.cats, things?.dogs].flatMap((thing) => (thing === undefined ? [] : [thing[0]]));
  return nouns.some((each) => new RegExp(wrapInBorders(each.replaceAll('~', String.raw`\p{L}*`)), 'iu').test(text));
};

/** Whether words typed with a picture mock who is shown: no picture of it is made. `tag`: BCP 47. */
export const mocks = (text: string, tag: string): boolean =>
  [...new Set([findLanguage(tag) ?? defaultLanguage, defaultLanguage])].some(
    (language) =>
      language.memes?.mockery !== undefined &&
      new RegExp(wrapInBorders(language.memes.mockery), 'iu').test(text) &&
      !namesAnimal(text, language),
  );
