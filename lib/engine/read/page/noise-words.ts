import { joinAlternatives, joinPieces, joinWords, type Pick } from '../../languages/patterns.ts';

/** Patterns are matched on a whole short block, so that a sentence about comments is not noise. */
const matchWholeText = (pick: Pick): RegExp => new RegExp(`^(?:${joinAlternatives(pick)})$`, 'iu');

export const startsComments = matchWholeText(({ read }) => read?.noise?.comments);

export const startsAuthor = matchWholeText(({ read }) => read?.noise?.author);

export const startsOthers = matchWholeText(({ read }) => read?.noise?.others);

export const noiseLabel = matchWholeText(({ read }) => read?.noise?.label);

export const isSponsored = new RegExp(
  String.raw`^\W{0,3}(?:${joinAlternatives(({ read }) => read?.noise?.sponsored)})(?:\s?[:：|–—-]|\s+by\b|\s+von\b|\s+par\b|\s+por\b|\s|$)`,
  'iu',
);

export const isCredit = new RegExp(
  String.raw`^[\s([]*(?:©|ⓒ|\(c\)|${joinAlternatives(({ read }) => read?.noise?.creditLine)}|(?:file )?(?:${joinAlternatives(({ read }) => read?.noise?.credit)})s?(?: (?:credit|by|courtesy)s?)?\s?(?:[:：|/=©]|\.{3}|…))|\((?:image|photo|credit|foto|bild)[^)]{0,60}\)\s*$|^(?:getty images|reuters|shutterstock|afp|dpa|associated press|(?:ap|afp) photo)\W*$`,
  'i',
);

export const callToAction = new RegExp(
  String.raw`(?:^|[.!?:]\s+)(?:please )?(?:${joinWords(({ read }) => read?.noise?.call)})\b|${joinPieces(({ read }) => read?.noise?.call)}`,
  'i',
);
/** Calls of any length, in a block's first words, and notes of business and rights. */
export const isNotice = new RegExp(`^(?:${joinAlternatives(({ read }) => read?.noise?.notice)})`, 'iu');
export const isStaff =
  /^(?:(?:additional )?(?:reporting|writing|editing|contributions?) by\b|this (?:article|story|post) (?:was|originally|first)\b|(?:\S{1,30} ){1,12}contributed (?:reporting )?to this (?:report|article|story)\b|page editor\b|have a tip\b|reach the reporters?\b|about the author)/i;
