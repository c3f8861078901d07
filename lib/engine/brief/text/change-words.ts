import { joinFigures, perPageLanguage } from '../../languages/patterns.ts';

export const getChangeWords = perPageLanguage((among) => {
  const join = (field: Parameters<typeof joinFigures>[0]) => joinFigures(field, among);
  return {
    by: new RegExp(String.raw`\s(?:${join('changeBy')})$`, 'i'),
    /** Function words that may end a label ("Sedan sales are down"). */
    end: new RegExp(String.raw`\s(?:${join('labelEnds')})$`, 'i'),
    link: new RegExp(`^(?:${join('changeLinks')})$`, 'i'),
    verb: new RegExp(String.raw`(?:\p{L}{3,}(?:${join('verbEndings')})|${join('wholeVerbs')})(?:\s|$)`, 'u'),
    copula: new RegExp(String.raw`\s(?:${join('copulas')})(?: (?:${join('copulaAdverbs')}))?$`, 'i'),
  };
});
