import { joinAlternatives, joinFigures } from '../../languages/patterns.ts';

/** "of", "der", "de": links a share to its whole; dropped from a label's start. */
export const linking = new RegExp(
  String.raw`^(?:${joinFigures('shareOfWhole')})(?:\s+|(?<=['’]))(?:(?:${joinFigures('wholeArticles')})\s+)?`,
  'i',
);
export const ofLink = new RegExp(`^(?:${joinFigures('ofThing')})`, 'i');
export const adjunct = new RegExp(String.raw`^(?:${joinFigures('adjuncts')})\b`, 'i');
export const conditional = new RegExp(
  String.raw`^(?:${joinAlternatives(({ brief }) => brief?.labels?.conditional)})\b`,
  'i',
);
export const conditionWithin = new RegExp(
  String.raw`(?<!\p{L})(?:${joinAlternatives(({ brief }) => brief?.labels?.conditional)})(?!\p{L})`,
  'iu',
);

export const outward = new RegExp(String.raw`\b(?:${joinFigures('outward')})\b`, 'i');
/** "of a population of 73 million": a label with a base of its own. */
export const ofNumber = new RegExp(String.raw`\s(?:${joinFigures('ownBaseOf')}) \p{N}`, 'iu');
export const code = /\b\p{Lu}{2,}\p{N}|\p{N}\p{Lu}{2}/u;
/** Nouns too general to name what was counted. */
export const generic = new RegExp(
  String.raw`^(?:[^ ]+ )?(?:${joinFigures('genericNouns')})\b|^(?:${joinFigures('genericAdjectives')}) \S+$`,
  'i',
);

export const period = new RegExp(String.raw`\b(?:${joinFigures('periods')})\b`, 'i');
export const spentOn = new RegExp(String.raw`^(?:${joinFigures('spentOn')})\s`);
export const joined = new RegExp(String.raw`(?:\s(?:${joinFigures('labelJoints')})|,)\s.*\p{N}`, 'u');
/** "Top speed is an electronically-limited": the number was the noun. */
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
export const nextPart = new RegExp(
  String.raw`\s(?:${joinFigures('labelAnd')})\s(?=(?:${joinFigures('labelAndPlaces')})\s)`,
  'i',
);
export const titledName = /^\s\p{Lu}\p{Ll}+(?:\s\p{Ll}{1,5}){1,2}\s\p{Lu}|^\s(?:\p{Lu}\p{Ll}+\s){2}\p{Lu}/u;
/** A further noun behind a count's own. */
export const listLabel = new RegExp(
  String.raw`^(?:,[^,.;]{0,40}){0,6}?,?\s(?:${joinFigures('listJoints')})\s(?![^,.;]*\p{N})`,
  'iu',
);

/** "10 days of the sale" is no share. */
export const duration = new RegExp(`(?:${joinAlternatives(({ brief }) => brief?.labels?.duration)})$`, 'i');
