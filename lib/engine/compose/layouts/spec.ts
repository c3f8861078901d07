import type { Brief } from '../../brief.ts';
import type { Design } from '../design.ts';
import type { Root } from '../tree.ts';

/** The tree of a layout; header and body may stand at different scales. */
export type Tree = (header: Design, body: Design) => Root;

/** A layout: what it needs of a brief, what it can do without, and its arrangements. */
export interface Spec {
  /** Whether the brief has what the layout draws. */
  holds(brief: Brief): boolean;
  /** How many things it shows that could be fewer. */
  things(brief: Brief): number;
  /** Fewer things than this say something else. */
  readonly fewest: number;
  /** The brief with the first `count` of them. */
  take(brief: Brief, count: number): Brief;
  /** The brief without what only explains. */
  bare(brief: Brief): Brief;
  /** Arrangements that suit the brief in that aspect, best first; at least one. */
  trees(brief: Brief, aspect: Design['aspect']): readonly Tree[];
}

const withoutBody = <Value extends { readonly body?: string | undefined }>({ body: _, ...rest }: Value) => rest;

/** The layout's things are the brief's points. */
export const ofPoints = {
  things: ({ points }: Brief) => points.length,
  take: (brief: Brief, count: number): Brief => ({ ...brief, points: brief.points.slice(0, count) }),
  bare: (brief: Brief): Brief => ({ ...brief, points: brief.points.map(withoutBody) }),
};

/** The layout's things are the brief's dated events. */
export const ofEvents = {
  things: ({ events = [] }: Brief) => events.length,
  take: (brief: Brief, count: number): Brief => ({ ...brief, events: brief.events?.slice(0, count) }),
  bare: (brief: Brief): Brief => ({ ...brief, events: brief.events?.map(withoutBody) }),
};

/** The layout's things are what is said of either side. */
export const ofSides = {
  things: ({ sides }: Brief) => Math.max(0, ...(sides ?? []).map((side) => side.points.length)),
  take: (brief: Brief, count: number): Brief => {
    if (brief.sides === undefined) return brief;
    const [first, second] = brief.sides;
    return {
      ...brief,
      sides: [
        { ...first, points: first.points.slice(0, count) },
        { ...second, points: second.points.slice(0, count) },
      ],
    };
  },
  bare: (brief: Brief): Brief => {
    if (brief.sides === undefined) return brief;
    const [first, second] = brief.sides;
    return {
      ...brief,
      sides: [
        { ...first, points: first.points.map(withoutBody) },
        { ...second, points: second.points.map(withoutBody) },
      ],
    };
  },
};

/** Nothing can be left out. */
export const whole = {
  things: () => 0,
  fewest: 0,
  take: (brief: Brief) => brief,
  bare: (brief: Brief) => brief,
};
