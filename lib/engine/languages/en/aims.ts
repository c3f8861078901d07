import type { AimWords } from '../aim-words.ts';

export const aims: AimWords = {
  asides:
    'in inside on onto at from of by with without near under over into upon after before during amid against via through between among despite like than as',
  fresh:
    'new|unveils?|announc\\p{L}*|launch\\p{L}*|introduc\\p{L}*|presents?|debuts?|releas\\p{L}*|worth|wait(?:ing)?|review|tested|best|better|vs|upgrade|upcoming|leak\\p{L}*',
  fails:
    'bugs?|crash\\p{L}*|fails?|failing|failed|fix(?:es|ed|ing)?|broken|outages?|errors?|slow|problems?|issues?|down',
};
