import { joinAlternatives, joinFigures, perPageLanguage, wrapInBorders } from '../../languages/patterns.ts';

export const code = /(?<!\p{L})\p{Lu}{2,}\p{N}|\p{N}\p{Lu}{2}/u;
export const titledName = /^\s\p{Lu}\p{Ll}+(?:\s\p{Ll}{1,5}){1,2}\s\p{Lu}|^\s(?:\p{Lu}\p{Ll}+\s){2}\p{Lu}/u;

export const getLabelSigns = perPageLanguage((among) => {
  const join = (field: Parameters<typeof joinFigures>[0]) => joinFigures(field, among);
  const conditions = joinAlternatives(({ brief }) => brief?.labels?.conditional, among);
  return {
    /** "of", "der", "de": links a share to its whole; dropped from a label's start. */
    linking: new RegExp(
      String.raw`^(?:${join('shareOfWhole')})(?:\s+|(?<=['’]))(?:(?:${join('wholeArticles')})\s+)?`,
      'i',
    ),
    ofLink: new RegExp(`^(?:${join('ofThing')})`, 'i'),
    adjunct: new RegExp(String.raw`^(?:${join('adjuncts')})(?!\p{L})`, 'iu'),
    conditional: new RegExp(String.raw`^(?:${conditions})(?!\p{L})`, 'iu'),
    conditionWithin: new RegExp(String.raw`(?<!\p{L})(?:${conditions})(?!\p{L})`, 'iu'),
    outward: new RegExp(wrapInBorders(join('outward')), 'iu'),
    /** "of a population of 73 million": a label with a base of its own. */
    ofNumber: new RegExp(String.raw`\s(?:${join('ownBaseOf')}) \p{N}`, 'iu'),
    generic: new RegExp(
      String.raw`^(?:[^ ]+ )?(?:${join('genericNouns')})(?!\p{L})|^(?:${join('genericAdjectives')}) \S+$`,
      'iu',
    ),
    period: new RegExp(wrapInBorders(join('periods')), 'iu'),
    spentOn: new RegExp(String.raw`^(?:${join('spentOn')})\s`),
    joined: new RegExp(String.raw`(?:\s(?:${join('labelJoints')})|,)\s.*\p{N}`, 'u'),
    /** "Top speed is an electronically-limited": the number was the noun. */
    cutNoun: new RegExp(String.raw`\s(?:${join('cutNoun')})$`, 'u'),
    articlesWithin: new RegExp(String.raw`(?<!\p{L})(?:${join('labelArticles')})\s(?=\p{L})`, 'gu'),
    possessive: new RegExp(String.raw`^(?:${join('labelPossessives')})\s`),
    priceLink: new RegExp(`^(?:${join('labelPrice')})$`, 'i'),
    owner: new RegExp(String.raw`(?:(?<!\p{L})(?:${join('labelOwners')})|['’]s)$`, 'iu'),
    takes: new RegExp(String.raw`(?<!\p{L})(?:${join('labelTakes')})(?: (?:${join('labelTakesOnly')}))?$`, 'u'),
    takesTo: new RegExp(String.raw`^(?:${join('labelTakesTo')})\s`),
    placeAtEnd: new RegExp(String.raw`\s(?:${join('labelPlaces')})\s(?!.*\s(?:${join('labelRates')})\s)`, 'i'),
    jointOf: new RegExp(`^(?:${join('labelOf')})$`),
    jointWithin: new RegExp(`^(?:${join('labelOf')}|${join('labelJointsWithin')})$`),
    stop: new RegExp(`^(?:${join('labelStops')})$`),
    nextPart: new RegExp(String.raw`\s(?:${join('labelAnd')})\s(?=(?:${join('labelAndPlaces')})\s)`, 'i'),
    listLabel: new RegExp(String.raw`^(?:,[^,.;]{0,40}){0,6}?,?\s(?:${join('listJoints')})\s(?![^,.;]*\p{N})`, 'iu'),
    /** "10 days of the sale" is not a share. */
    duration: new RegExp(`(?:${joinAlternatives(({ brief }) => brief?.labels?.duration, among)})$`, 'i'),
  };
});
