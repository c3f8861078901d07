import type { Aspect } from '../../../contract/index.ts';
import type { Surface } from '../../brand/palette.ts';
import type { Theme } from '../../brand/theme.ts';
import { promisedCount } from '../../brief/numbering.ts';
import type { Brief } from '../../brief.ts';
import type { ModuleKind, ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import type { Drawings } from '../drawings.ts';
import type { BandOptions } from '../parts/header-bands.ts';
import type { LayoutNode, Stack } from '../tree.ts';

/** What a form may look at when it bids. */
export interface BidContext {
  readonly brief: Brief;
  readonly aspect: Aspect;
  readonly theme: Theme;
  readonly drawings: Drawings;
  /** Whether the page's own picture leads. */
  readonly hasImage: boolean;
}

/**
 * One way to draw a module as the main part of a picture: a file each. It bids for a module, says it in less and less
 * room, and draws it on a surface.
 */
export interface Form<Kind extends ModuleKind = ModuleKind> {
  readonly name: string;
  readonly kind: Kind;
  /** How well it holds the module, 0 (not at all) to 1. */
  bid(module: ModuleOf<Kind>, context: BidContext): number;
  /** The module, then less and less of it. */
  cuts(module: ModuleOf<Kind>, context: BidContext): readonly ModuleOf<Kind>[];
  build(module: ModuleOf<Kind>, design: Design, surface: Surface): LayoutNode;
  /** Whether a cut of it is said down to the smallest letters that can be read, before less is. */
  isKept?(module: ModuleOf<Kind>, cut: ModuleOf<Kind>, context: BidContext): boolean;
  /** Whether it wants the larger part of a 16:9 picture, the title above it. */
  readonly isWide?: boolean;
  /** Whether it reaches from edge to edge and keeps its own margins. */
  readonly bleeds?: boolean;
  /** Whether its own grounds follow the title, which then stands on the body. */
  readonly isTitledPlainly?: boolean;
  /** Whether the picture is dark all over where the hero's sky is. */
  readonly followsNight?: boolean;
  /** Whether a 16:9 picture is its alone, without a column beside it. */
  readonly isFull?: boolean;
  /** A header of its own, in an upright picture. */
  header?(design: Design, options: BandOptions): Stack;
  /** What an upright picture's body stands on; by default the look's ground. */
  surfaceOf?(design: Design): Surface;
  /** Its first text as the statement across the picture, and what is left to say. */
  lift?(module: ModuleOf<Kind>): Lifted<Kind> | undefined;
  /** Draws the whole picture, title and source included. */
  page?(module: ModuleOf<Kind>, design: Design): LayoutNode;
  /** What the picture says of it, for people who can't see it. */
  describe(module: ModuleOf<Kind>): string;
}

interface Lifted<Kind extends ModuleKind> {
  readonly text: string;
  readonly mark?: string | undefined;
  readonly rest: ModuleOf<Kind>;
}

export const defineForm = <Kind extends ModuleKind>(form: Form<Kind>): Form<Kind> => form;

/** `all`, then one thing less each time down to `min`. */
export const fewer = <Thing>(all: readonly Thing[], min: number): Thing[][] =>
  Array.from({ length: Math.max(1, all.length - min + 1) }, (_, index) => all.slice(0, all.length - index));

/** Share of what may be there that is. */
export const computeShare = <Thing>(all: readonly Thing[], test: (thing: Thing) => unknown): number =>
  all.length === 0 ? 0 : all.filter(test).length / all.length;

/** The longest of some texts, in characters. */
export const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));

/** The number that a title promises ("5 habits", "Three reasons"); undefined where it promises none. */
export function promisedBy({ title }: Pick<Brief, 'title'>): number | undefined {
  const promised = promisedCount(title);
  if (promised !== undefined) return promised;
  const [, digits] = /(?:^|\s)(\d{1,2})(?=\s)/.exec(title) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Whether every item counts: the title promises so many, or the source numbers them. Some may be missing in the source. */
export const isEachDue = ({ items, total, isOrdered }: ModuleOf<'items'>, brief: Pick<Brief, 'title'>): boolean =>
  isOrdered === true || promisedBy(brief) === items.length || (total !== undefined && promisedBy(brief) === total);
