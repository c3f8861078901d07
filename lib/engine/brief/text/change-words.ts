import { joinFigures } from '../../languages/patterns.ts';

/** Words around a change and its amount ("sales are up by 3 %"). */
export const changes = {
  by: new RegExp(String.raw`\s(?:${joinFigures('changeBy')})$`, 'i'),
  /** Function words that may end a label ("Sedan sales are down"). */
  end: new RegExp(String.raw`\s(?:${joinFigures('labelEnds')})$`, 'i'),
  link: new RegExp(`^(?:${joinFigures('changeLinks')})$`, 'i'),
  verb: new RegExp(
    String.raw`(?:\p{L}{3,}(?:${joinFigures('verbEndings')})|${joinFigures('wholeVerbs')})(?:\s|$)`,
    'u',
  ),
  /** Dropped from a label. */
  copula: new RegExp(String.raw`\s(?:${joinFigures('copulas')})(?: (?:${joinFigures('copulaAdverbs')}))?$`, 'i'),
};
