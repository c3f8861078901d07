import type { Language } from '../../languages/language.ts';
import { joinProse, perPageLanguage } from '../../languages/patterns.ts';
import { verb } from '../text/clause-signs.ts';
import type { LanguageWords } from '../text/words.ts';

const joinName = (among: readonly Language[]) =>
  String.raw`\p{Lu}[\p{L}.'’-]+(?:\s(?:(?:${joinProse('shortNameParticles', among)})\s)?\p{Lu}[\p{L}.'’-]+){1,3}`;

/** ", said Ada Lund, an economist at …": the role behind the speaker's name. */
const getRoleBehind = perPageLanguage(
  (among) =>
    new RegExp(
      String.raw`^(.*(?:[,”"]|»)\s(?:${joinProse('roleVerbs', among)})\s${joinName(among)}),\s[^"“”«»]+$`,
      'u',
    ),
);

/** ", Lund said in a statement on Friday": where and when it was said. */
const getSayingPlace = perPageLanguage(
  (among) =>
    new RegExp(
      String.raw`^(?<said>(?<what>.*[,”"])\s(?:[^,"”]{2,60}\s)?(?:${joinProse('sayingVerbs', among)}))\s(?:${joinProse('placesOfSaying', among)})\s[^,"“”]+$`,
      'u',
    ),
);

const getMentionsSpeaker = perPageLanguage(
  (among) => new RegExp(String.raw`\s(?:${joinProse('speechVerbs', among)})\s`, 'u'),
);

const getSaidClause = perPageLanguage((among) => new RegExp(String.raw`\s(?:${joinProse('that', among)})\s`, 'u'));

export function cutSaying(text: string, words: LanguageWords): string | undefined {
  if (!getMentionsSpeaker(words.language).test(text)) return undefined;
  const named = getRoleBehind(words.language).exec(text)?.[1];
  if (named !== undefined) return named;
  const { said, what = '' } = getSayingPlace(words.language).exec(text)?.groups ?? {};
  const isStated = /["”»],?$/u.test(what) || verb.test(what);
  return isStated && !getSaidClause(words.language).test(text.slice(said?.length)) ? said : undefined;
}
