import { joinAlternatives } from './patterns.ts';

/** "Key takeaways", also behind the topic ("Bees: at a glance"), without signs around it. */
const keyFacts = new RegExp(
  String.raw`^(?:[^:：–—]{2,40}[:：–—]\s*)?(?:${joinAlternatives(({ brief }) => brief?.noise?.keyFacts)})$`,
  'iu',
);
const outerSigns = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const maxNameChars = 60;

export const isKeyFacts = (heading: string): boolean =>
  heading.length <= maxNameChars && keyFacts.test(heading.replace(outerSigns, ''));
