import type { Aspect } from '../../contract/index.ts';
import { hash } from '../brand/hash.ts';
import type { Palette } from '../brand/palette.ts';
import { chooseLook, type Look, type Mood, makeTheme, withoutScene } from '../brand/theme.ts';
import type { PictureWishes } from '../brief/picture-wishes.ts';
import type { Density } from '../brief/steering.ts';
import type { Brief } from '../brief.ts';
import type { Logo } from '../logo.ts';
import type { Shape } from '../modules.ts';
import type { TextMeasurer } from '../platform.ts';
import type { Scene } from '../scene.ts';
import { pictureSizes } from '../sizes.ts';
import type { Typefaces } from '../typefaces.ts';
import { checkPicture } from './check.ts';
import { type Composition, isNamed, rankCompositions } from './composites.ts';
import { computePenalty } from './critique.ts';
import { atDensity } from './density.ts';
import type { Setting } from './design.ts';
import { type Drawings, noDrawings } from './drawings.ts';
import { fitPlan } from './fit.ts';
import { measures } from './measures.ts';
import { measuresFor } from './outcome.ts';
import { findHero } from './parts/header.ts';
import type { LeadImage } from './parts/picture.ts';
import { roughen } from './roughen.ts';
import { progressMarks } from './slide.ts';
import { applyWishes, type UnmetWish } from './wishes.ts';

export interface ComposeOptions {
  /** The page's own picture. */
  readonly image?: LeadImage | undefined;
  /** What the user wishes it to be like. */
  readonly mood?: Mood | undefined;
  /** This look and no other. */
  readonly look?: Look | undefined;
  /** What it is set in; by default the bundled families. */
  readonly typefaces?: Typefaces | undefined;
  /** The brand's, drawn once at the foot. */
  readonly logo?: Logo | undefined;
  /** The drawings that the brief names; none unless given. */
  readonly drawings?: Drawings | undefined;
  /** How much is said; everything by default. */
  readonly density?: Density | undefined;
  /** Looks at several compositions and takes the best. */
  readonly critique?: boolean | undefined;
  /** What the user's notes ask for, beside look and density. */
  readonly wishes?: (PictureWishes & { readonly shape?: Shape }) | undefined;
  /** What the picture is for (`outcomes`): where it is shown, apps and feeds take their room. */
  readonly outcome?: string | undefined;
  /** Which one of the compositions is drawn: so many after the best, each of another name, or the best of a name. */
  readonly composition?: number | string | undefined;
}

export interface Composed extends Scene {
  /** The composition that was drawn. */
  readonly composition: string;
  /** What of the wishes could not be done. */
  readonly unmet: readonly UnmetWish[];
}

type Undecided = Omit<Composed, 'unmet'>;

interface Drawn {
  readonly scene: Undecided;
  readonly shape: Shape | undefined;
  readonly faults: number;
}

function draw(composition: Composition, setting: Setting): Drawn {
  const fitted = fitPlan(composition.plan, setting);
  const { brief, theme, aspect, outcome } = setting;
  const said = composition.describe(fitted.cut);
  const drawn = fitted.laid.nodes();
  const size = pictureSizes[aspect];
  const { margin } = measuresFor(measures[aspect], aspect, outcome);
  const marks = brief.slide ? progressMarks(brief.slide, drawn, { ...size, margin, direction: brief.direction }) : [];
  const scene: Undecided = {
    ...size,
    background: theme.body.ground,
    nodes: [...drawn, ...marks],
    description: said === '' ? brief.title : `${brief.title}: ${said}`,
    composition: composition.name,
  };
  // A bare title is better than words cut off, and worse than an uneven picture.
  const bare = composition.name === 'title' ? 5 : 0;
  const faults = bare + (fitted.faults > 0 ? fitted.faults + 10 : checkPicture(scene).length);
  const finished = theme.isRough ? roughen(scene, brief.title) : scene;
  return { scene: finished, shape: composition.shape, faults };
}

/** Compositions that are looked at where the user wishes for the best: each costs as much as a picture. */
const maxTried = 4;

/** The compositions to look at, in order: those of just the name asked for first, then those that go by it. */
function inAskedOrder(
  ranked: readonly Composition[],
  own: string | undefined,
  shape: Shape | undefined,
): readonly Composition[] {
  const exact = [own, shape].flatMap((asked) => ranked.filter(({ name }) => name === asked));
  const asked = [own, shape].flatMap((name) =>
    name === undefined ? [] : ranked.filter((composition) => isNamed(composition, name)),
  );
  return [...new Set([...exact, ...asked, ...ranked])];
}

/** The sound compositions, each of another name. */
function* drawSound(ranked: readonly Composition[], setting: Setting): Generator<Drawn> {
  const names = new Set<string>();
  for (const composition of ranked) {
    if (names.has(composition.name)) continue;
    const drawn = draw(composition, setting);
    if (drawn.faults > 0) continue;
    names.add(composition.name);
    yield drawn;
  }
}

/** The sound composition that so many others go before; the last where there are fewer. */
function drawNth(ranked: readonly Composition[], nth: number, setting: Setting): Drawn | undefined {
  let last: Drawn | undefined;
  let place = 0;
  for (const drawn of drawSound(ranked, setting)) {
    last = drawn;
    if (place === nth) break;
    place += 1;
  }
  return last;
}

/** What a picture says comes before how it looks: a composition scored below this share of the first one's does not go before it. */
const minScoreShare = 0.7;

/** The first sound composition; of several sound ones the one that least speaks against, where the user wishes for that. */
function drawBest(ranked: readonly Composition[], setting: Setting, critique: boolean): Drawn {
  let best: Drawn | undefined;
  const sound: Drawn[] = [];
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
  return others.reduce(
    (one, other) => (computePenalty(other.scene) < computePenalty(one.scene) - minGain ? other : one),
    first,
  );
}

/** A brief as it is wished for, its setting, and its compositions in the order in which they are looked at. */
function prepare(given: Brief, aspect: Aspect, palette: Palette, measurer: TextMeasurer, options: ComposeOptions) {
  const { image, mood, typefaces, logo, outcome, look = chooseLook(mood), density = 'normal', wishes = {} } = options;
  const drawings = wishes.drawings === 'none' ? noDrawings : (options.drawings ?? noDrawings);
  const { brief, unmet } = applyWishes(atDensity(given, density), wishes);
  const dressed = makeTheme(look, palette, brief.gravity);
  const hasView =
    brief.slide !== undefined || image !== undefined || findHero({ brief, theme: dressed, drawings }) !== undefined;
  const theme = hasView ? dressed : withoutScene(dressed, palette, hash(brief.title), brief.gravity);
  const setting: Setting = { brief, aspect, theme, palette, drawings, measurer, typefaces, logo, image, outcome };
  const ranked = rankCompositions({ brief, aspect, theme, drawings, hasImage: image !== undefined });
  const own = typeof options.composition === 'string' ? options.composition : undefined;
  return { setting, unmet, own, ordered: inAskedOrder(ranked, own, wishes.shape) };
}

/** Composes a brief for one aspect: the best composition that can hold it and has no fault. */
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
  // What is asked for by name is not judged against the rest.
  const isJudged = options.critique === true && own === undefined && shape === undefined;
  const drawn = nth ?? drawBest(ordered, setting, isJudged);
  const isDrawnAs = (name: string) => name === drawn.scene.composition || name === drawn.shape;
  const unmet: UnmetWish[] = [...wished.unmet];
  if (shape && shape !== 'picture' && composition === undefined && !isDrawnAs(shape)) unmet.push('layout');
  if (own !== undefined && !isDrawnAs(own)) unmet.push('composition');
  return { ...drawn.scene, unmet };
}

/** Composes a brief in every sound way, the best first and each of another name, as each is asked for. */
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

/** How much less must speak against a later composition for it to go before the first. */
const minGain = 0.5;
