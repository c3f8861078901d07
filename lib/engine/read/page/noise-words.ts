import { joinAlternatives, joinPieces, joinWords } from '../../languages/patterns.ts';
import type { ReadWords } from '../../languages/words/read-words.ts';

type Noise = NonNullable<ReadWords['noise']>;
const joinAny = (field: keyof Noise): string => joinAlternatives(({ read }) => read?.noise?.[field]);

/** Patterns are matched on a whole short block, so that a sentence about comments is not noise. */
const matchWholeText = (field: keyof Noise): RegExp => new RegExp(`^(?:${joinAny(field)})$`, 'iu');

export const startsComments = matchWholeText('comments');

export const startsAuthor = matchWholeText('author');

export const startsOthers = matchWholeText('others');

export const noiseLabel = matchWholeText('label');

export const isSponsored = new RegExp(
  String.raw`^[^\p{L}\p{N}]{0,3}(?:${joinAny('sponsored')})(?:\s?[:：|–—-]|\s|$)`,
  'iu',
);

export const isCredit = new RegExp(
  String.raw`^[\s([]*(?:©|ⓒ|\(c\)|${joinAny('creditLine')}|(?:file )?(?:${joinAny('credit')})(?:${joinAny('creditMark')})?\s?(?:[:：|/=©]|\.{3}|…))|\((?:${joinAny('bracketed')})[^)]{0,60}\)\s*$|^(?:getty images|reuters|shutterstock|afp|dpa|associated press|(?:ap|afp) photo)\W*$`,
  'i',
);

export const callToAction = new RegExp(
  String.raw`(?:^|[.!?:]\s+)(?:(?:${joinAny('please')}) )?(?:${joinWords(({ read }) => read?.noise?.call)})(?!\p{L})|${joinPieces(({ read }) => read?.noise?.call)}`,
  'iu',
);
export const isNotice = new RegExp(`^(?:${joinAny('notice')})`, 'iu');
export const isStaff = new RegExp(`^(?:${joinAny('staff')})`, 'iu');
