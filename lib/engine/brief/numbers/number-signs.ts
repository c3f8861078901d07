import { joinFigures, perPageLanguage, wrapInBorders } from '../../languages/patterns.ts';

type Field = Parameters<typeof joinFigures>[0];

/** Words around a number that show what it does in its sentence, as a page's language writes them. */
export const getNumberSigns = perPageLanguage((among) => {
  const join = (field: Field) => joinFigures(field, among);
  const matchWord = (field: Field) => new RegExp(wrapInBorders(join(field)), 'iu');
  return {
    ranging: new RegExp(String.raw`(?:^|\s)(?:${join('ranging')})$`, 'i'),
    rangingOn: new RegExp(String.raw`^(?:${join('rangingOn')})\s[$€£¥]?\p{N}`, 'iu'),
    /** "3,000 and 5,000 metres", "at least 100 and at most 200 euros" */
    pairedOn: new RegExp(
      String.raw`^(?:\s\p{L}+)?\s?(?:${join('pairedOn')})(?:\s\p{L}+)?\s[$€£]?\p{N}|^\s?[–-]\s?\p{N}`,
      'iu',
    ),
    /** "€1,900 less on overtime" */
    comparative: new RegExp(String.raw`^(?:${join('comparative')})\s`, 'i'),
    /** "a 20% increase in sales" */
    changeNoun: new RegExp(`^(?:${join('changeNouns')}) (?:${join('changeNounLinks')}) `, 'i'),
    spending: new RegExp(String.raw`(?<!\p{L})(?:${join('spending')})$`, 'iu'),
    /** "$15 million in state funding for shelters" */
    sumOf: new RegExp(String.raw`^(?:${join('sumOf')})(?!\p{L})`, 'u'),
    /** Prepositions before a count that is not the clause's statement. */
    governed: new RegExp(String.raw`(?:^|\s)(?:${join('governed')})$|(?<!\p{L})(?:${join('standingAt')})\s`, 'iu'),
    planned: matchWord('planned'),
    hypothetical: matchWord('hypothetical'),
    forecast: matchWord('forecast'),
    /** A future stated as fact. */
    assumedFuture: matchWord('future'),
    studied: new RegExp(String.raw`(?<!\p{L})(?:${join('studied')})\s*$`, 'iu'),
    /** "after 80 minutes" is a moment. */
    momentBefore: new RegExp(String.raw`(?:^|\s)(?:${join('momentBefore')})\s$`, 'iu'),
    span: new RegExp(`(?:${join('spans')}|${join('yearSpans')})$`, 'iu'),
    cutBefore: new RegExp(String.raw`^(?:$|[.,;:)–—-]|\s(?:${join('cutBefore')})\s)`, 'i'),
    /** A month or day in an opening phrase, whose capital is not a name. */
    openingTime: new RegExp(String.raw`^[^,]{0,12}(?:${join('monthNames')}|${join('weekdays')})(?=[\s,])`, 'u'),
    trailingTime: new RegExp(
      String.raw`\s(?:(?:${join('timePrepositions')})\s)?(?:(?:${join('timeBefore')})\s(?:\S+\s){0,2}?\S+|(?:${join('timeParts')})?(?:${join('monthNames')}|${join('weekdays')})(?:\s\d{1,2})?(?:,?\s20\d{2})?|20\d{2}|${join('timeWhole')})$`,
      'i',
    ),
  };
});
