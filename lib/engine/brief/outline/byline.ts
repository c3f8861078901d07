import type { Language } from '../../languages/language.ts';
import { joinAlternatives, joinPeople, perPageLanguage } from '../../languages/patterns.ts';
import { toLettersAndDigits } from '../../letters.ts';
import { networkNames } from '../../networks.ts';
import { measureDrawnLength, tidy } from '../text/text.ts';

const budget = 40;
const getPatterns = perPageLanguage((among) => {
  const opening = new RegExp(
    String.raw`^(?:(?:${joinAlternatives(({ brief }) => brief?.byline?.by, among)})\s+|By(?=\p{Lu}\p{Ll}))`,
    'iu',
  );
  const role = new RegExp(
    String.raw`(?<!\p{L})(?:${joinAlternatives(({ brief }) => brief?.byline?.roles, among)})$`,
    'iu',
  );
  const person = new RegExp(
    [
      String.raw`^(?<name>(?!the\s)\p{Lu}[\p{L}'’-]+\s(?:\p{Lu}\.\s?){0,2}(?:(?:${joinPeople('bylineParticles', among)})\s){0,2}\p{Lu}[\p{L}'’-]+),?\s`,
      String.raw`(?<rest>(?!(?:${joinPeople('and', among)}|&)\s)\S.*)$`,
    ].join(''),
    'iu',
  );
  const particle = new RegExp(`^(?:${joinPeople('nameJoints', among)}|&)$`, 'u');
  const staff = new RegExp(
    String.raw`(?<!\p{L})(?:${joinAlternatives(({ brief }) => brief?.byline?.staff, among)})(?!\p{L})`,
    'giu',
  );
  /** Default author names of content systems ("admin"), in any language. */
  const account = new RegExp(
    String.raw`^(?:${joinAlternatives(({ brief }) => brief?.byline?.accounts, among)})[\s_-]?\d*$`,
    'iu',
  );
  return { staff, opening, person, role, particle, account };
});

/** Suffixes that pages append to a name without a space ("Ada LundTwitter"). */
const glued = new RegExp(String.raw`(?<=\p{Ll})(?:CEO|CTO|CFO|COO|${networkNames}|Email|Follow)$`, 'u');
const logIn = /^[a-zß-öø-ÿ\d._-]+$/u;

function isSite(name: string, site: string, language: Language | undefined): boolean {
  const { staff } = getPatterns(language);
  const [own, whole] = [toLettersAndDigits(name.replace(staff, '')), toLettersAndDigits(site)];
  return own === '' || (whole !== '' && (whole.includes(own) || own === whole.replace(/^the/, '')));
}

export function cleanByline(
  byline: string | undefined,
  site: string | undefined,
  language: Language | undefined,
): string | undefined {
  const { account, opening, particle, person, role, staff } = getPatterns(language);
  const text = tidy(byline ?? '')
    .replace(opening, '')
    .replace(/\s*\(.*$/su, '')
    .replace(glued, '');
  const { name, rest = '' } = person.exec(text)?.groups ?? {};
  const isStaff = rest !== '' && rest.replace(staff, '').trim() === '';
  const own = name !== undefined && role.test(rest) && !isStaff ? name : text;
  const spaced = own.split(' ');
  // Names have no lower-case words except particles; "See full" is not a name.
  const isName = spaced.length === 1 || spaced.every((word) => !/^\p{Ll}/u.test(word) || particle.test(word));
  // "Editorial staff" is never part of a name.
  const isAccount = account.test(own) || logIn.test(own) || own.replace(staff, '') !== own;
  const usable =
    !isStaff &&
    !isAccount &&
    own.length > 3 &&
    measureDrawnLength(own) <= budget &&
    !/https?:|@|\d/.test(own) &&
    isName;
  return usable && !isSite(own, site ?? '', language) ? own : undefined;
}
