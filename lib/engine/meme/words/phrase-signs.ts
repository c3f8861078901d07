import { languages } from '../../languages/index.ts';
import { joinSigns, matchWords, pickSigns } from '../../languages/patterns.ts';

/** "instead of", followed by what is rejected. */
export const instead = new RegExp(String.raw`\s(?:${joinSigns('insteadOf')})\s?`, 'iu');
/** "not X but Y"; "not only X" rejects nothing. */
export const notBut = new RegExp(
  String.raw`(?<!\p{L})(?:${joinSigns('not')})\s+(?!(?:${joinSigns('notOnly')})(?!\p{L}))(?<no>[^,;:.]{3,48}?)[,]?\s+(?:${joinSigns('butRather')})\s+(?<yes>[^,;:.]{3,60})`,
  'iu',
);
export const notButUnspaced = new RegExp(joinSigns('notUnspaced'), 'u');

export const leads = new RegExp(String.raw`\s(?:${joinSigns('leadsTo')})\s`, 'iu');

export const asks = new RegExp(String.raw`^(?:${joinSigns('asks')})(?!\p{L})|(?:${joinSigns('asksAnywhere')})`, 'iu');

export const versus = new RegExp(String.raw`\s+(?:${joinSigns('contest')})\s+`, 'iu');
export const plainVersus = new RegExp(String.raw`\s(?:${joinSigns('plainContest')})\s`, 'iu');

export const promised = new RegExp(
  String.raw`(?:^|\s)\d{1,2}\s+\p{L}|${matchWords(pickSigns('promised')).source}`,
  'iu',
);

/** "How to …", followed by an infinitive, by language. */
export const howTo: ReadonlyMap<string, RegExp> = new Map(
  languages.flatMap(({ code, signs }) =>
    signs?.howTo === undefined ? [] : [[code, new RegExp(`^${signs.howTo}$`, 'iu')] as const],
  ),
);

export const nowOpener = new RegExp(String.raw`^(?:${joinSigns('now')})(?:,\s*|\s+)`, 'iu');
export const thenOpener = new RegExp(
  String.raw`^(?:${joinSigns('inYear')})\s+(?<year>(?:1[5-9]|20)\d{2})(?:,\s*|\s+)|^(?:${joinSigns('once')})(?:,\s*|\s+)`,
  'iu',
);

export const leaning = new RegExp(String.raw`(?<!\p{L})(?:${joinSigns('leaning')})(?!\p{L})`, 'iu');

/** Openers and borders that refer to earlier text. */
export const hanging = new RegExp(String.raw`^(?:${joinSigns('hanging')})(?!\p{L})|[:：]\s|[:：]$`, 'iu');

/** "FC Bayern", "Paris de la Nuit". */
export const nameOnly = new RegExp(
  String.raw`^(?:\d+\.?\s)?\p{Lu}[\p{L}\p{N}.'’-]*(?:\s(?:\p{Lu}[\p{L}\p{N}.'’-]*|\d+|${joinSigns('nameJoints')}))*$`,
  'u',
);

export const causePronoun = new RegExp(`^(?:${joinSigns('causePronouns')})$`, 'i');

export const pageLabel = new RegExp(`^(?:${joinSigns('pageLabels')})$`, 'i');
