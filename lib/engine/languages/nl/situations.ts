import type { SituationWords } from '../situation-words.ts';

export const situations: SituationWords = {
  upshots: 'uiteindelijk|in werkelijkheid|in de praktijk|in plaats daarvan|het werd|het bleek|blijkt|resultaat',
  foregone: 'geen wonder|natuurlijk|uiteraard|zoals verwacht|vanzelfsprekend|prompt',
  stages: 'eerst|toen|daarna|later|nu|ten slotte|tenslotte|uiteindelijk',
  masks:
    '{b} vermomd als {a}|{b} omgedoopt tot {a}|{a} blijkt {b}|{a} bleek {b}|{a} is eigenlijk {b}|{a} was eigenlijk {b}|{a} is in werkelijkheid {b}',
  reversals: 'integendeel|zelfs niet|behalve|in plaats daarvan|in werkelijkheid',
};
