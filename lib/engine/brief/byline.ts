import { joinAlternatives, joinPeople } from '../languages/patterns.ts';
import { drawnLength, tidy } from './text.ts';

/** Drawn letters of a byline. */
const budget = 40;
const opening = new RegExp(
  String.raw`^(?:(?:${joinAlternatives(({ brief }) => brief?.byline?.by)})\s+|By(?=\p{Lu}\p{Ll}))`,
  'iu',
);
/** What pages write on to a name without a space ("Ada LundTwitter"). */
const glued = /(?<=\p{Ll})(?:CEO|CTO|CFO|COO|Twitter|Facebook|Instagram|LinkedIn|Email|Follow)$/u;
const role = new RegExp(String.raw`(?<!\p{L})(?:${joinAlternatives(({ brief }) => brief?.byline?.roles)})$`, 'iu');
/** A first and a family name, with an initial or a small particle between them. */
const person = new RegExp(
  [
    String.raw`^(?<name>(?!the\s)\p{Lu}[\p{L}'’-]+\s(?:\p{Lu}\.\s?){0,2}(?:(?:${joinPeople('bylineParticles')})\s){0,2}\p{Lu}[\p{L}'’-]+),?\s`,
    String.raw`(?<rest>(?!(?:${joinPeople('and')}|&)\s)\S.*)$`,
  ].join(''),
  'iu',
);
const particle = new RegExp(`^(?:${joinPeople('nameJoints')}|&)$`, 'u');
const staff = new RegExp(
  String.raw`(?<!\p{L})(?:${joinAlternatives(({ brief }) => brief?.byline?.staff)})(?!\p{L})`,
  'giu',
);

/** Accounts that a site's system names as the author until somebody changes it, in any language. */
const account = new RegExp(
  String.raw`^(?:${joinAlternatives(({ brief }) => brief?.byline?.accounts)})[\s_-]?\d*$`,
  'iu',
);
/** A lone word in small letters is the name somebody logs in with. */
const logIn = /^[a-zß-öø-ÿ\d._-]+$/u;

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a byline only names the site or a part of it, in its own or other words ("Acme Staff"). */
function isSite(name: string, site: string): boolean {
  const [own, whole] = [bare(name.replace(staff, '')), bare(site)];
  return own === '' || (whole !== '' && (whole.includes(own) || own === whole.replace(/^the/, '')));
}

/** A byline as the name it holds: no address, date, office, second outlet, call, or the site itself; undefined where none is left. */
export function cleanByline(byline: string | undefined, site: string | undefined): string | undefined {
  const text = tidy(byline ?? '')
    .replace(opening, '')
    .replace(/\s*\(.*$/su, '')
    .replace(glued, '');
  const { name, rest = '' } = person.exec(text)?.groups ?? {};
  const isStaff = rest !== '' && rest.replace(staff, '').trim() === '';
  const own = name !== undefined && role.test(rest) && !isStaff ? name : text;
  const spaced = own.split(' ');
  // Somebody's name has no small words but particles: "See full".
  const isName = spaced.length === 1 || spaced.every((word) => !/^\p{Ll}/u.test(word) || particle.test(word));
  // Whatever stands beside it, "editorial staff" is in nobody's name.
  const isAccount = account.test(own) || logIn.test(own) || own.replace(staff, '') !== own;
  const usable =
    !isStaff && !isAccount && own.length > 3 && drawnLength(own) <= budget && !/https?:|@|\d/.test(own) && isName;
  return usable && !isSite(own, site ?? '') ? own : undefined;
}
