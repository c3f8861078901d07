import type { Aspect } from '../../contract/index.ts';
import { hash } from '../brand/hash.ts';
import type { Palette } from '../brand/palette.ts';
import { chooseLook, type Look, type Mood, makeTheme, type Tone, toTone, withoutScene } from '../brand/theme.ts';
import type { PictureWishes } from '../brief/picture-wishes.ts';
import type { Density } from '../brief/steering.ts';
import type { Brief } from '../brief.ts';
import type { Logo } from '../logo.ts';
import type { ShapeName } from '../modules.ts';
import type { TextMeasurer } from '../platform.ts';
import { isText, type Scene } from '../scene.ts';
import { pictureSizes } from '../sizes.ts';
import type { Typefaces } from '../typefaces.ts';
import { checkPicture } from './check.ts';
import { type Composition, isNamed, rankCompositions } from './composites.ts';
import { computePenalty } from './critique.ts';
import { toDensity } from './density.ts';
import type { LeadImage, Setting } from './design.ts';
import { type Drawings, noDrawings } from './drawings.ts';
import { fitPlan } from './fit.ts';
import { measures } from './measures.ts';
import { adjustMeasures } from './outcome.ts';
import { findHero } from './parts/header.ts';
import { roughen } from './roughen.ts';
import { drawProgressMarks } from './slide.ts';
import { applyWishes, type UnmetWish } from './wishes.ts';

export interface ComposeOptions {
  readonly image?: LeadImage | undefined;
  readonly mood?: Mood | undefined;
  readonly look?: Look | undefined;
  readonly tone?: Tone | undefined;
  readonly typefaces?: Typefaces | undefined;
  readonly logo?: Logo | undefined;
  readonly drawings?: Drawings | undefined;
  readonly density?: Density | undefined;
  readonly critique?: boolean | undefined;
  readonly wishes?: (PictureWishes & { readonly shape?: ShapeName }) | undefined;
  /** Intended place of publication (`outcomes`); adjusts margins for app controls and crops. */
  readonly outcome?: string | undefined;
  readonly composition?: number | string | undefined;
}

export interface Composed extends Scene {
  readonly composition: string;
  readonly unmet: readonly UnmetWish[];
}

type Undecided = Omit<Composed, 'unmet'>;

interface DrawnPage {
  readonly scene: Undecided;
  readonly shape: ShapeName | undefined;
  readonly faults: number;
}

function draw(composition: Composition, setting: Setting): DrawnPage {
  const fitted = fitPlan(composition.plan, setting);
  const { brief, theme, aspect, outcome } = setting;
  const said = composition.describe(fitted.cut);
  const drawn = fitted.laid.nodes();
  const size = pictureSizes[aspect];
  const { margin } = adjustMeasures(measures[aspect], aspect, outcome);
  const marks = brief.slide
    ? drawProgressMarks(brief.slide, drawn, { ...size, margin, direction: brief.direction })
    : [];
  const scene: Undecided = {
    ...size,
    background: theme.body.ground,
    nodes: [...drawn, ...marks],
    description: said === '' ? brief.title : `${brief.title}: ${said}`,
    composition: composition.name,
  };
  // A bare title is better than clipped words, and worse than an uneven picture.
  const bare = composition.name === 'title' ? 5 : 0;
  const faults = bare + (fitted.faults > 0 ? fitted.faults + 10 : checkPicture(scene).length);
  const finished = theme.isRough ? roughen(scene, brief.title) : scene;
  return { scene: finished, shape: composition.shape, faults };
}

/** Compositions compared for the best one; each costs as much time as a picture. */
const maxTried = 4;

/** Exact matches of the asked name first, then compositions that match by shape. */
function sortAsAsked(
  ranked: readonly Composition[],
  own: string | undefined,
  shape: ShapeName | undefined,
): readonly Composition[] {
  const exact = [own, shape].flatMap((asked) => ranked.filter(({ name }) => name === asked));
  const asked = [own, shape].flatMap((name) =>
    name === undefined ? [] : ranked.filter((composition) => isNamed(composition, name)),
  );
  return [...new Set([...exact, ...asked, ...ranked])];
}

function* drawSound(ranked: readonly Composition[], setting: Setting): Generator<DrawnPage> {
  const names = new Set<string>();
  for (const composition of ranked) {
    if (names.has(composition.name)) continue;
    const drawn = draw(composition, setting);
    if (drawn.faults > 0) continue;
    names.add(composition.name);
    yield drawn;
  }
}

function drawNth(ranked: readonly Composition[], nth: number, setting: Setting): DrawnPage | undefined {
  let last: DrawnPage | undefined;
  let place = 0;
  for (const drawn of drawSound(ranked, setting)) {
    last = drawn;
    if (place === nth) break;
    place += 1;
  }
  return last;
}

/** Share of the first score below which a composition is not considered, however it looks. */
const minScoreShare = 0.7;

function drawBest(ranked: readonly Composition[], setting: Setting, critique: boolean): DrawnPage {
  let best: DrawnPage | undefined;
  const sound: DrawnPage[] = [];
  let minScore = 0;
  for (const composition of ranked) {
    if (composition.score < minScore) break;
    const drawn = draw(composition, setting);
    if (best === undefined || drawn.faults < best.faults) best = drawn;
    if (drawn.faults === 0) {
      sound.push(drawn);
      minScore = Math.max(minScore, composition.score * minScoreShare);
    }
    if (sound.length >= (critique ? maxTried : 1)) break;
  }
  if (best === undefined) throw new TypeError('a title fits every picture');
  const [first, ...others] = sound;
  if (!first) return best;
  // The room around a quotation is meant, and a list of sentences beside it says less.
  if (first.shape === 'quote') return first;
  return others.reduce(
    (one, other) => (computePenalty(other.scene) < computePenalty(one.scene) - minGain ? other : one),
    first,
  );
}

function prepare(given: Brief, aspect: Aspect, own: Palette, measurer: TextMeasurer, options: ComposeOptions) {
  const { image, mood, tone, typefaces, logo, outcome, look = chooseLook(mood) } = options;
  const { density = 'normal', wishes = {} } = options;
  const palette = given.gravity === 'grave' ? own : toTone(own, tone);
  const drawings = wishes.drawings === 'none' ? noDrawings : (options.drawings ?? noDrawings);
  const { brief, unmet } = applyWishes(toDensity(given, density), wishes);
  const made = makeTheme(look, palette, brief.gravity, tone);
  const dressed = wishes.drawings === 'none' ? { ...made, hasDrawings: false } : made;
  const hasView =
    brief.slide !== undefined || image !== undefined || findHero({ brief, theme: dressed, drawings }) !== undefined;
  const theme = hasView ? dressed : withoutScene(dressed, palette, hash(brief.title), brief.gravity);
  const setting: Setting = { brief, aspect, theme, palette, drawings, measurer, typefaces, logo, image, outcome };
  const ranked = rankCompositions({ brief, aspect, theme, drawings, hasImage: image !== undefined });
  const named = typeof options.composition === 'string' ? options.composition : undefined;
  return { setting, unmet, own: named, ordered: sortAsAsked(ranked, named, wishes.shape) };
}

export function composeInfographic(
  given: Brief,
  aspect: Aspect,
  palette: Palette,
  measurer: TextMeasurer,
  options: ComposeOptions = {},
): Composed {
  const { composition, wishes: { shape } = {} } = options;
  const { setting, ordered, own, ...wished } = prepare(given, aspect, palette, measurer, options);
  const nth = typeof composition === 'number' ? drawNth(ordered, composition, setting) : undefined;
  // A composition asked for by name is not compared with others.
  const isJudged = options.critique === true && own === undefined && shape === undefined;
  const drawn = nth ?? drawBest(ordered, setting, isJudged);
  const isDrawnAs = (name: string) => name === drawn.scene.composition || name === drawn.shape;
  const unmet: UnmetWish[] = [...wished.unmet];
  if (shape && shape !== 'picture' && composition === undefined && !isDrawnAs(shape)) unmet.push('layout');
  if (own !== undefined && !isDrawnAs(own)) unmet.push('composition');
  if (options.wishes?.numbers === 'none' && showsNumber(drawn.scene)) unmet.push('numbers');
  return { ...drawn.scene, unmet };
}

const showsNumber = ({ nodes }: Scene): boolean =>
  nodes
    .filter(isText)
    .some(({ role, lines }) => role !== 'badge' && role !== 'source' && lines.some(({ text }) => /\p{N}/u.test(text)));

/** All faultless compositions of a brief, best first, each of another name; computed lazily. */
export function* composeDesigns(
  given: Brief,
  aspect: Aspect,
  palette: Palette,
  measurer: TextMeasurer,
  options: ComposeOptions = {},
): Generator<Composed> {
  const { setting, ordered, unmet } = prepare(given, aspect, palette, measurer, options);
  for (const { scene } of drawSound(ordered, setting)) yield { ...scene, unmet };
}

const minGain = 0.5;
