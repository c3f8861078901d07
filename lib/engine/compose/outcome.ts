import type { Aspect } from '../../contract/index.ts';
import { type Measures, type SizeRange, scaleSize } from './measures.ts';

/** Additions to a picture's measures for apps that cover, crop or shrink it. Seen in the apps in 2026, in pixels at 1080 wide. */
interface OutcomeMeasures {
  readonly top?: number;
  readonly side?: number;
  readonly bottom?: number;
  readonly hook?: number;
  readonly type?: number;
}

const places: Readonly<Record<string, OutcomeMeasures>> = {
  /** Account above; answer field or caption below: 14 % and 18 % of 1920. */
  story_reel: { top: 270, bottom: 346, side: 72, type: 1.06 },
  /** A profile's grid shows 3:4 of a 4:5 post: 34 px less at each side. */
  instagram_post: { side: 84, hook: 1.14, type: 1.1 },
  /** Shown at half its width, under the post's own first lines. */
  linkedin_post: { hook: 1.08, type: 1.06 },
  /** Arrows at the sides, a bar at the foot. */
  linkedin_carousel_slide: { side: 88, bottom: 88, hook: 1.06, type: 1.06 },
  /** Link previews show 1.91:1 of a 16:9 header: 38 px less above and below. */
  blog_header: { top: 96, bottom: 84, hook: 1.1 },
};

const enlarge = (size: SizeRange, factor = 1): SizeRange => (factor === 1 ? size : scaleSize(size, factor));

export function adjustMeasures(own: Measures, aspect: Aspect, outcome: string | undefined): Measures {
  const place = outcome !== undefined && Object.hasOwn(places, outcome) ? places[outcome] : undefined;
  if (!place) return own;
  const { top = 0, side = 0, bottom = 0, hook, type } = place;
  // Only a 9:16 picture has an app's controls over it.
  const isCovered = outcome !== 'story_reel' || aspect === '9:16';
  return {
    ...own,
    margin: Math.max(own.margin, side),
    top: isCovered ? Math.max(own.top, top) : own.top,
    bottom: isCovered ? Math.max(own.bottom, bottom) : own.bottom,
    title: { ...enlarge(own.title, hook), lines: own.title.lines },
    heading: enlarge(own.heading, type),
    fact: enlarge(own.fact, type),
    body: enlarge(own.body, type),
    label: enlarge(own.label, type),
    subtitle: enlarge(own.subtitle, type),
  };
}
