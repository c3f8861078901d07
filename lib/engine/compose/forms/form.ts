import type { Aspect } from '../../../contract/index.ts';
import type { Surface } from '../../brand/palette.ts';
import type { Theme } from '../../brand/theme.ts';
import { findPromisedCount } from '../../brief/outline/numbering.ts';
import type { Brief } from '../../brief.ts';
import type { ModuleKind, ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import type { Drawings } from '../drawings.ts';
import type { BandOptions } from '../parts/header.ts';
import type { LayoutNode, Stack } from '../tree.ts';

export interface BidContext {
  readonly brief: Brief;
  readonly aspect: Aspect;
  readonly theme: Theme;
  readonly drawings: Drawings;
  readonly hasImage: boolean;
}

/** Draws one kind of module as the main part of a picture: bids for it, offers shorter cuts, and draws one on a surface. */
export interface Form<Kind extends ModuleKind = ModuleKind> {
  readonly name: string;
  readonly kind: Kind;
  /** How well it suits the module, 0 (not at all) to 1. */
  bid(module: ModuleOf<Kind>, context: BidContext): number;
  cuts(module: ModuleOf<Kind>, context: BidContext): readonly ModuleOf<Kind>[];
  build(module: ModuleOf<Kind>, design: Design, surface: Surface): LayoutNode;
  /** Whether a cut may be set in the smallest readable sizes before the next cut is tried. */
  isKept?(module: ModuleOf<Kind>, cut: ModuleOf<Kind>, context: BidContext): boolean;
  readonly isWide?: boolean;
  /** Whether it extends from edge to edge and has its own margins. */
  readonly bleeds?: boolean;
  /** Whether the title stands on the body's ground, as the form brings its own grounds. */
  readonly isTitledPlainly?: boolean;
  /** Whether the whole picture is dark where the hero's sky is. */
  readonly followsNight?: boolean;
  /** Whether it fills a 16:9 picture without a column beside it. */
  readonly isFull?: boolean;
  header?(design: Design, options: BandOptions): Stack;
  chooseSurface?(design: Design): Surface;
  /** Splits off its first text as the statement across the picture. */
  lift?(module: ModuleOf<Kind>): Lifted<Kind> | undefined;
  page?(module: ModuleOf<Kind>, design: Design): LayoutNode;
  describe(module: ModuleOf<Kind>): string;
}

interface Lifted<Kind extends ModuleKind> {
  readonly text: string;
  readonly mark?: string | undefined;
  readonly rest: ModuleOf<Kind>;
}

export const defineForm = <Kind extends ModuleKind>(form: Form<Kind>): Form<Kind> => form;

/** `all`, then one fewer each time down to `min`. */
export const fewer = <Thing>(all: readonly Thing[], min: number): Thing[][] =>
  Array.from({ length: Math.max(1, all.length - min + 1) }, (_, index) => all.slice(0, all.length - index));

export const computeShare = <Thing>(all: readonly Thing[], test: (thing: Thing) => unknown): number =>
  all.length === 0 ? 0 : all.filter(test).length / all.length;

export const countMaxChars = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));

export function promisedBy({ title }: Pick<Brief, 'title'>): number | undefined {
  const promised = findPromisedCount(title);
  if (promised !== undefined) return promised;
  const [, digits] = /(?:^|\s)(\d{1,2})(?=\s)/.exec(title) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Whether no item may be left out: the title promises this number, or the source numbers them. */
export const isEachDue = ({ items, total, isOrdered }: ModuleOf<'items'>, brief: Pick<Brief, 'title'>): boolean =>
  isOrdered === true || promisedBy(brief) === items.length || (total !== undefined && promisedBy(brief) === total);
