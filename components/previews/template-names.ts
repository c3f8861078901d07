import { isTemplateNamed } from '../../lib/engine/meme/templates/names.ts';

/** Whether a query names the template of a design's place, which is `template <id>`. */
export const isPlaceNamed = (place: string, query: string): boolean =>
  isTemplateNamed(place.replace(/^template /, ''), query);
