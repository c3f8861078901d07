import type { Frames } from '../../languages/joke-words.ts';

/**
 * For languages that we have no phrases of: templates whose drawing alone is the joke, around the source's own words. Who
 * lies awake in silence does so in all of them.
 */
export const bare: Frames = {
  stated: ['sign | {h}', 'proclaim | | {h}', 'thoughts | … | … | {h}'],
  trouble: ['calm | {h} | …'],
  fall: [],
  opinion: ['sign | {h}'],
  about: [],
};
