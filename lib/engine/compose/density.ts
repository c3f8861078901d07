import type { Density } from '../brief/steering.ts';
import type { Brief } from '../brief.ts';
import { specs } from './layouts/index.ts';
import { isCounted } from './parts/points.ts';

/** One of several things that are counted would be a wrong message; so is a step without the others. */
function messageOf(brief: Brief, hasImage: boolean): Brief {
  const statistics = brief.statistics.slice(0, 1);
  const isSaid = hasImage || statistics.length > 0 || isCounted(brief);
  return { ...brief, layout: 'list', fitting: ['list'], statistics, points: isSaid ? [] : brief.points.slice(0, 1) };
}

/**
 * What a surface of that density says of a brief. A header is one message: its title with the picture, a number or a
 * statement; a chart or diagram is one as it is. A story is read in seconds: no bodies, and one number beside a list.
 */
export function atDensity(brief: Brief, density: Density, hasImage: boolean): Brief {
  if (density === 'normal') return brief;
  const { layout } = brief;
  const isList = layout === 'list' || layout === 'steps';
  if (density === 'single' && isList) return messageOf(brief, hasImage);
  // What a whole consists of is what a hierarchy says.
  const bare = layout === 'hierarchy' ? brief : specs[layout].bare(brief);
  if (layout === 'statistics') return density === 'single' ? { ...bare, points: [] } : bare;
  return isList ? { ...bare, statistics: bare.statistics.slice(0, 1) } : bare;
}
