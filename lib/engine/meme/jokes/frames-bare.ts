import type { Frames } from '../../languages/joke-words.ts';

/** For languages without phrases: templates whose drawing alone is the joke, around the source's own words. */
export const bare: Frames = {
  stated: ['sign | {h}', 'proclaim | | {h}', 'thoughts | … | … | {h}'],
  trouble: ['calm | {h} | …'],
  fall: [],
  opinion: ['sign | {h}'],
  about: [],
};
