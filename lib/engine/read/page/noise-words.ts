import { joinAlternatives, joinPieces, joinWords, type Pick } from '../../languages/patterns.ts';

/**
 * Words that show what a block is there for, in the languages the project reads best. Each pattern is tried on a short
 * block as a whole, so that a sentence about comments or adverts is none of them.
 */
const whole = (pick: Pick): RegExp => new RegExp(`^(?:${joinAlternatives(pick)})$`, 'iu');

/** Over what readers wrote under an article. */
export const startsComments = whole(({ read }) => read?.noise?.comments);

/** Over who wrote it. */
export const startsAuthor = whole(({ read }) => read?.noise?.author);

/** Over headlines of other articles. */
export const startsOthers = whole(({ read }) => read?.noise?.others);

/** Labels of a page's machinery. */
export const isLabel = whole(({ read }) => read?.noise?.label);

/** What is paid for and looks like the rest: said in its first words. */
export const isSponsored = new RegExp(
  String.raw`^\W{0,3}(?:${joinAlternatives(({ read }) => read?.noise?.sponsored)})(?:\s?[:：|–—-]|\s+by\b|\s+von\b|\s+par\b|\s+por\b|\s|$)`,
  'iu',
);

/** Credits of pictures, agencies and rights. */
export const isCredit = new RegExp(
  String.raw`^[\s([]*(?:©|ⓒ|\(c\)|${joinAlternatives(({ read }) => read?.noise?.creditLine)}|(?:file )?(?:${joinAlternatives(({ read }) => read?.noise?.credit)})s?(?: (?:credit|by|courtesy)s?)?\s?(?:[:：|/=]|\.{3}|…))|\((?:image|photo|credit|foto|bild)[^)]{0,60}\)\s*$|^(?:getty images|reuters|shutterstock|afp|dpa|associated press|(?:ap|afp) photo)\W*$`,
  'i',
);

/** A site's calls to its readers, where a sentence starts with one. */
export const isCall = new RegExp(
  String.raw`(?:^|[.!?:]\s+)(?:please )?(?:${joinWords(({ read }) => read?.noise?.call)})\b|${joinPieces(({ read }) => read?.noise?.call)}`,
  'i',
);
/** The same at any length, in a block's first words, and what is said of business and rights at an article's end. */
export const isNotice =
  /^(?:if you (?:enjoyed|liked) this|enjoy(?:ed)? this (?:article|post|story)|(?:we|\S+(?: \S+)?) may (?:earn|receive) (?:an? )?(?:\S+ )?commission|this (?:document|article|material|content) (?:is subject to copyright|may not be|is protected)|citation:|the views (?:and opinions )?expressed|follow @\w|support (?:our|independent) journalism|want more \S+\?|need more \S+\?)/i;
/** Who worked on it. */
export const isStaff =
  /^(?:(?:additional )?(?:reporting|writing|editing|contributions?) by\b|this (?:article|story|post) (?:was|originally|first)\b|(?:\S{1,30} ){1,12}contributed (?:reporting )?to this (?:report|article|story)\b|page editor\b|have a tip\b|reach the reporters?\b|about the author)/i;
