import { type Language, languages } from '../../languages/index.ts';
import { joinFigures, perPageLanguage, wrapInBorders } from '../../languages/patterns.ts';

/** A number in Western, full-width or Arabic-Indic digits. */
export const numeral = String.raw`(?:[\d０-９٠-٩]{1,3}(?:[.,'’\u00a0\u202f٬，][\d０-９٠-٩]{3})+|[\d０-９٠-٩]{1,3}(?: [\d]{3})+|[\d０-９٠-٩]+)(?:[.,٫．][\d０-９٠-٩]{1,2})?`;

export const currency = String.raw`(?:(?:US|A|C|HK|NZ|R)?[$€£¥₹₩]|(?:CHF|EUR|GBP|USD|RM)(?=\s?\d))`;

type Field = Parameters<typeof joinFigures>[0];
const matchWhole = (alternatives: string) => new RegExp(wrapInBorders(alternatives), 'iu');

export function readUnits(among: readonly Language[]) {
  const join = (field: Field) => joinFigures(field, among);
  const matchField = (field: Field) => matchWhole(join(field));
  const magnitude = join('magnitude');

  const percent = join('percent');
  const percentPoints = join('percentPoints');

  const measure = [String.raw`kg|lbs?|km\/h|km|°\s?[CF]|[kMGT]Wh?|[kMGT]B|[MG]Hz|PS|hp|mph|kcal`, join('units')].join(
    '|',
  );

  /** Signs that a number is not a quantity: in the text before or behind it, its unit, or its sentence. */
  const decoys = {
    before: new RegExp(String.raw`[§#*№]\s?$|(?<!\p{L})(?:${join('numberedNames')})\s?$`, 'iu'),
    name: /(?<!^)(?<![\p{L}\p{N}$.])\p{Lu}[\p{L}&]*[\s-]$/u,
    after: new RegExp(
      String.raw`^(?:[\s-]*(?:${join('agesBehind')})(?!\p{L})|\s*(?:${join('clockBehind')}|h\d)(?![\p{L}\p{N}])|\s*(?:${join('ratesBehind')})|\s*(?:${join('tallies')})(?!\p{L}))`,
      'iu',
    ),
    year: /^(?:1[5-9]|20)\d{2}$/,
    yearUnit: new RegExp(`^(?:${join('yearSign')})`),
    /** An angle rather than a temperature. */
    angle: new RegExp(String.raw`^[\s-](?:${join('degree')})$`, 'i'),
    degrees: new RegExp(String.raw`^[\s-]?(?:${join('degrees')})$`, 'i'),
    turned: new RegExp(String.raw`^[\s-](?:${join('turned')})(?!\p{L})`, 'iu'),
    /** Ages and life spans, which are below a thousand years. */
    unit: new RegExp(String.raw`^[\s-]?(?:${join('yearsUnit')})$`, 'i'),
    /** Prices; descriptions of a study, whose counts are no findings. */
    offer: matchField('offers'),
    sample: matchField('samples'),
  };

  const hedges = {
    any: new RegExp(
      String.raw`(?:^|(?<=\s))(?:${join('hedgesAtLeast')}|${join('hedgesAtMost')}|${join('hedgesNear')}|${join('hedgesOther')})\s$|(?:${join('hedgesUnspaced')})$|(?<![\u0600-\u06ff])(?:${join('hedgePrefix')})?(?:${join('hedgesPrefixed')})\s$`,
      'i',
    ),
    /** Drawn as "+", "<" or "~" where the words are too long. */
    atLeast: new RegExp(String.raw`^(?:${join('hedgesAtLeast')})\s$`, 'i'),
    atMost: new RegExp(String.raw`^(?:${join('hedgesAtMost')})\s$`, 'i'),
    near: new RegExp(String.raw`^(?:${join('hedgesNear')})\s$`, 'i'),
    /** A preposition joined to the hedge. */
    attached: new RegExp(`^(?:${join('hedgePrefix')})(?=${join('hedgesPrefixed')})`, 'u'),
  };

  /** Marks of a small sum that is not a price: an average or difference. */
  const typical = {
    before: new RegExp(String.raw`(?<!\p{L})(?:${join('averageBefore')})\s$`, 'iu'),
    behind: new RegExp(String.raw`^\s(?:${join('averageBehind')})(?!\p{L})`, 'iu'),
  };
  /** "24 hours after the storm" is a moment. */
  const moment = {
    unit: new RegExp(`(?:${join('spans')})$`, 'i'),
    behind: new RegExp(String.raw`^\s(?:${join('momentBehind')})(?!\p{L})`, 'iu'),
  };
  return { magnitude, percent, percentPoints, measure, decoys, hedges, typical, moment };
}
export const getUnits = perPageLanguage(readUnits);

/** The end of a counted noun phrase, by language: plurals, or any noun where these have capitals. */
export const countedNouns: ReadonlyMap<string, RegExp> = new Map(
  languages.flatMap(({ code, figures }) =>
    figures?.countedNoun === undefined ? [] : [[code, new RegExp(`^(?:${figures.countedNoun})$`, 'u')] as const],
  ),
);
