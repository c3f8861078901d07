import { stopsOrDots } from '../../languages/marks.ts';
import { joinAlternatives } from '../../languages/patterns.ts';

const ended = new RegExp(String.raw`[${stopsOrDots}:：;][\s"'”’»)\]]*$`, 'u');
export const endsSentence = (text: string): boolean => ended.test(text.slice(-20));

const goesOn = new RegExp(String.raw`\b(?:${joinAlternatives(({ read }) => read?.pdf?.goesOn)})$`, 'iu');

export function continuesSentence(before: string, text: string): boolean {
  if (endsSentence(before)) return false;
  if (/[-\u2010,]$/.test(before)) return true;
  return /^[\p{Ll}\p{Lo}(“"]/u.test(text) || goesOn.test(before);
}
