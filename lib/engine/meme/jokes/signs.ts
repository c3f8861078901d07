import { languages } from '../../languages/index.ts';
import { joinAlternatives, matchWords, pickSigns } from '../../languages/patterns.ts';

/** What in a sentence shows which kind of joke it could carry, over all languages. */

const words = (field: Parameters<typeof pickSigns>[0]) => joinAlternatives(pickSigns(field));

/** Where one thing stands for another: the rejected behind it. */
export const instead = new RegExp(String.raw`\s(?:${words('insteadOf')})\s?`, 'iu');
/** "not X but Y": the rejected first. "Not only X" rejects nothing. */
export const notBut = new RegExp(
  String.raw`(?<!\p{L})(?:${words('not')})\s+(?!(?:${words('notOnly')})(?!\p{L}))(?<no>[^,;:.]{3,48}?)[,]?\s+(?:${words('butRather')})\s+(?<yes>[^,;:.]{3,60})`,
  'iu',
);
export const notButUnspaced = new RegExp(words('notUnspaced'), 'u');

/** What brings what about. */
export const leads = new RegExp(String.raw`\s(?:${words('leadsTo')})\s`, 'iu');

/** A heading that really asks. */
export const asks = new RegExp(String.raw`^(?:${words('asks')})(?!\p{L})|(?:${words('asksAnywhere')})`, 'iu');

/** A choice in a title: between two names. */
export const versus = new RegExp(String.raw`\s+(?:${words('contest')})\s+`, 'iu');
/** Those of them that mean nothing but a contest. */
export const plainVersus = new RegExp(String.raw`\s(?:${words('plainContest')})\s`, 'iu');

/** Titles of which the parallel headings are the list they promise. */
export const promised = new RegExp(
  String.raw`(?:^|\s)\d{1,2}\s+\p{L}|${matchWords(pickSigns('promised')).source}`,
  'iu',
);

/** "How to …", by language: what follows is an infinitive. */
export const howTo: ReadonlyMap<string, RegExp> = new Map(
  languages.flatMap(({ code, signs }) =>
    signs?.howTo === undefined ? [] : [[code, new RegExp(`^${signs.howTo}$`, 'iu')] as const],
  ),
);

/** Openers of a sentence about now, and about a year gone by. */
export const nowOpener = new RegExp(String.raw`^(?:${words('now')})(?:,\s*|\s+)`, 'iu');
export const thenOpener = new RegExp(
  String.raw`^(?:${words('inYear')})\s+(?<year>(?:1[5-9]|20)\d{2})(?:,\s*|\s+)|^(?:${words('once')})(?:,\s*|\s+)`,
  'iu',
);

/** Words for somebody or something named before. */
export const leaning = new RegExp(String.raw`(?<!\p{L})(?:${words('leaning')})(?!\p{L})`, 'iu');

/** Openers and borders by which a text hangs on what was said before. */
export const hanging = new RegExp(String.raw`^(?:${words('hanging')})(?!\p{L})|[:：]\s|[:：]$`, 'iu');

/** A name, with the small words that names have: "FC Bayern", "Paris de la Nuit". */
export const nameOnly = new RegExp(
  String.raw`^(?:\d+\.?\s)?\p{Lu}[\p{L}\p{N}.'’-]*(?:\s(?:\p{Lu}[\p{L}\p{N}.'’-]*|\d+|${words('nameJoints')}))*$`,
  'u',
);

/** A pronoun for a cause that was named before. */
export const causePronoun = new RegExp(`^(?:${words('causePronouns')})$`, 'i');

/** Section labels that any page has. */
export const pageLabel = new RegExp(`^(?:${words('pageLabels')})$`, 'i');

/** Openers that point at what was said. */
export const pointing = new RegExp(String.raw`^(?:${words('pointing')})(?!\p{L})`, 'iu');
