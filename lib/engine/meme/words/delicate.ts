import { defaultLanguage, findLanguage } from '../../languages/index.ts';
import type { GateWords, Language } from '../../languages/language.ts';
import { generalises } from './generalisations.ts';
import { matchAny } from './sign-patterns.ts';

interface Delicate {
  readonly matter: RegExp;
  readonly passing: RegExp;
}

const compiled = new Map<string, readonly Delicate[]>();

const everywhere = (pattern: RegExp) => new RegExp(pattern, 'giu');

function compile(
  { memes, hasSpaces }: Language,
  { homographs: spared }: Pick<GateWords, 'homographs'> = {},
): readonly Delicate[] {
  if (memes === undefined) return [];
  const where = spared === undefined ? '' : `(?!(?<!\\p{L})(?:${spared})(?!\\p{L}))`;
  return [
    {
      matter: everywhere(matchAny(memes.delicate, hasSpaces, where)),
      passing: everywhere(matchAny(memes.passing ?? [], hasSpaces)),
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

const count = (text: string, { matter, passing }: Delicate): number =>
  text.match(matter) === null ? 0 : (text.replace(passing, ' ').match(matter)?.length ?? 0);

export const isDelicate = (text: string, tag: string): boolean =>
  generalises(text, tag) || findDelicate(tag).some((patterns) => count(text, patterns) > 0);

/** Mentions from which a text is about a matter that its opening names, and that stands only below. */
const minMentions = { opened: 5, below: 6 } as const;

export function dwellsOnDelicate(opening: string, rest: string, tag: string): boolean {
  return findDelicate(tag).some((patterns) => {
    const opened = count(opening, patterns);
    return opened + count(rest, patterns) >= (opened > 0 ? minMentions.opened : minMentions.below);
  });
}
