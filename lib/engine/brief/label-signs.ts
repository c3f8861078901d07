import { joinAlternatives, joinFigures } from '../languages/patterns.ts';

/** Signs by which a number's label is found or ruled out, from the words of all languages. */

/** "of", "der", "de": what links a share to its whole; not drawn at a label's start. */
export const linking = new RegExp(
  String.raw`^(?:${joinFigures('shareOfWhole')})(?:\s+|(?<=['’]))(?:(?:${joinFigures('wholeArticles')})\s+)?`,
  'i',
);
export const ofLink = new RegExp(`^(?:${joinFigures('ofThing')})`, 'i');
/** Times and places a label that ends in a verb can go on with. */
export const adjunct = new RegExp(String.raw`^(?:${joinFigures('adjuncts')})\b`, 'i');
/** Openers of a condition, under which nothing is counted yet. */
export const conditional = new RegExp(
  String.raw`^(?:${joinAlternatives(({ brief }) => brief?.labels?.conditional)})\b`,
  'i',
);
/** A condition anywhere before a number. */
export const conditionWithin = new RegExp(
  String.raw`(?<!\p{L})(?:${joinAlternatives(({ brief }) => brief?.labels?.conditional)})(?!\p{L})`,
  'iu',
);

/** Pronouns inside a label that point out of it. */
export const outward = new RegExp(String.raw`\b(?:${joinFigures('outward')})\b`, 'i');
/** A label that has a base of its own ("of a population of 73 million"). */
export const ofNumber = new RegExp(String.raw`\s(?:${joinFigures('ownBaseOf')}) \p{N}`, 'iu');
/** Tickers and product codes. */
export const code = /\b\p{Lu}{2,}\p{N}|\p{N}\p{Lu}{2}/u;
/** Nouns too wide to say alone what was counted. */
export const generic = new RegExp(
  String.raw`^(?:[^ ]+ )?(?:${joinFigures('genericNouns')})\b|^(?:${joinFigures('genericAdjectives')}) \S+$`,
  'i',
);

export const period = new RegExp(String.raw`\b(?:${joinFigures('periods')})\b`, 'i');
export const spentOn = new RegExp(String.raw`^(?:${joinFigures('spentOn')})\s`);
export const joined = new RegExp(String.raw`(?:\s(?:${joinFigures('labelJoints')})|,)\s.*\p{N}`, 'u');
/** "Top speed is an electronically-limited": an adjective whose noun is the number. */
export const cutNoun = new RegExp(String.raw`\s(?:${joinFigures('cutNoun')})$`, 'u');
export const articlesWithin = new RegExp(String.raw`\b(?:${joinFigures('labelArticles')})\s(?=\p{L})`, 'gu');
export const possessive = new RegExp(String.raw`^(?:${joinFigures('labelPossessives')})\s`);
export const priceLink = new RegExp(`^(?:${joinFigures('labelPrice')})$`, 'i');
export const owner = new RegExp(String.raw`(?:\b(?:${joinFigures('labelOwners')})|['’]s)$`, 'i');
export const takes = new RegExp(
  String.raw`\b(?:${joinFigures('labelTakes')})(?: (?:${joinFigures('labelTakesOnly')}))?$`,
);
export const takesTo = new RegExp(String.raw`^(?:${joinFigures('labelTakesTo')})\s`);
export const placeAtEnd = new RegExp(
  String.raw`\s(?:${joinFigures('labelPlaces')})\s(?!.*\s(?:${joinFigures('labelRates')})\s)`,
  'i',
);
export const jointOf = new RegExp(`^(?:${joinFigures('labelOf')})$`);
export const jointWithin = new RegExp(`^(?:${joinFigures('labelOf')}|${joinFigures('labelJointsWithin')})$`);
export const stop = new RegExp(`^(?:${joinFigures('labelStops')})$`);
/** "and in July": where another part of the clause begins. */
export const nextPart = new RegExp(
  String.raw`\s(?:${joinFigures('labelAnd')})\s(?=(?:${joinFigures('labelAndPlaces')})\s)`,
  'i',
);
/** Words with capitals behind a count, with small ones between. */
export const titled = /^\s\p{Lu}\p{Ll}+(?:\s\p{Ll}{1,5}){1,2}\s\p{Lu}|^\s(?:\p{Lu}\p{Ll}+\s){2}\p{Lu}/u;
/** Behind a count's noun, one more noun it counts. */
export const list = new RegExp(
  String.raw`^(?:,[^,.;]{0,40}){0,6}?,?\s(?:${joinFigures('listJoints')})\s(?![^,.;]*\p{N})`,
  'iu',
);

/** Times are no amount of something ("10 days of the sale"). */
export const duration = new RegExp(`(?:${joinAlternatives(({ brief }) => brief?.labels?.duration)})$`, 'i');
