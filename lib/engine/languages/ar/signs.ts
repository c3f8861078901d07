import type { SignWords } from '../sign-words.ts';

export const signs: SignWords = {
  pointers: 'أيضا|أيضًا|كذلك|هناك|ذلك|تلك|هذه|هذا',
  insteadOf: 'بدلا من|بدلاً من',
  leadsTo: 'أدى إلى|أدت إلى|يؤدي إلى',
  asks: 'لماذا|كيف|ما|من|متى|أين|هل',
  contest: 'مقابل',
  plainContest: 'مقابل',
  or: 'أو',
  now: 'اليوم|الآن',
  inYear: 'في عام',
  promised: 'نصائح|طرق|أسباب',
  attachedArticles: '(?:[وفبكل]?ال|لل)',
  asking: 'لماذا|كيف',
};
