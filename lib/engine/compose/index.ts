import type { Aspect } from '../../contract/index.ts';
import type { Palette } from '../brand/palette.ts';
import { chooseLook, type Look, looks, themeOf, type Wish } from '../brand/theme.ts';
import type { Density } from '../brief/steering.ts';
import type { Brief, Layout } from '../brief.ts';
import type { Logo } from '../logo.ts';
import type { TextMeasurer } from '../platform.ts';
import type { Scene } from '../scene.ts';
import { pictureSizes } from '../sizes.ts';
import type { Typefaces } from '../typefaces.ts';
import { penaltyOf } from './critique.ts';
import { atDensity } from './density.ts';
import { describe } from './describe.ts';
import type { Setting } from './design.ts';
import { atEase } from './ease.ts';
import { type Fitted, fitTree } from './fit.ts';
import { specs } from './layouts/index.ts';
import { posterTrees } from './layouts/poster.ts';
import { pictured, suitsQuote } from './layouts/quote.ts';
import type { Spec, Tree } from './layouts/spec.ts';
import { suitsHeader } from './parts/frame.ts';
import type { LeadImage } from './parts/picture.ts';

export interface ComposeOptions {
  /** A picture that leads, where the layout has a place for one. */
  readonly image?: LeadImage | undefined;
  /** What the person wishes it to be like. */
  readonly wish?: Wish | undefined;
  /** This look and no other. */
  readonly look?: Look | undefined;
  /** What it is set in; by default the bundled families. */
  readonly typefaces?: Typefaces | undefined;
  /** The brand's, drawn once at the foot. */
  readonly logo?: Logo | undefined;
  /** How much is said; everything unless told. */
  readonly density?: Density | undefined;
  /** Looks at several compositions and takes the best. */
  readonly critique?: boolean | undefined;
}

/** Compositions that are tried when they are looked at: each costs as much as a picture without. */
const mostTried = 5;

interface Candidate {
  readonly layout: Layout;
  readonly spec: Spec;
  readonly tree: Tree;
}

/** What a brief can be drawn as, the wanted first; an arrangement a line. `list` holds any brief, so it is last. */
function candidatesOf(brief: Brief, aspect: Aspect, image: LeadImage | undefined): readonly Candidate[] {
  const wanted = [...new Set<Layout>([brief.layout, ...brief.fitting, 'list'])].filter((layout) =>
    specs[layout].holds(brief),
  );
  // A picture leads a list, steps and a quotation; it stands at the header of numbers and parts where there is room.
  const [first] = wanted;
  if (image && (first === 'list' || first === 'steps')) {
    return posterTrees(image, brief, aspect).map((tree) => ({ layout: first, spec: specs[first], tree }));
  }
  if (image && first === 'quote' && suitsQuote(image)) {
    return [{ layout: first, spec: specs.quote, tree: pictured(image) }];
  }
  return wanted.flatMap((layout) => {
    const spec = specs[layout];
    const plain = spec.trees(brief, aspect).map((tree) => ({ layout, spec, tree }));
    const isPictured = image && layout === first && (layout === 'statistics' || layout === 'parts');
    if (!isPictured || !suitsHeader(image, aspect)) return plain;
    const pictured = ({ tree, ...rest }: Candidate): Candidate => ({
      ...rest,
      tree: (header, body) => tree({ ...header, image }, body),
    });
    return [...plain.map(pictured), ...plain];
  });
}

/** Nothing cut off before nothing left out. */
const faultsOf = ({ laid, lost }: Fitted) => (laid.overflow > 0 ? 1000 : 0) + laid.clipped * 20 + lost;

interface Composed {
  readonly scene: Scene;
  readonly faults: number;
  readonly candidate: Candidate;
}

/** The first of `candidates` that says everything, else the one that leaves out least. */
function compose(brief: Brief, candidates: readonly Candidate[], setting: Setting): Composed | undefined {
  let best: { fitted: Fitted; candidate: Candidate } | undefined;
  for (const candidate of candidates) {
    // Another layout is looked for only when this one cuts something off.
    const isOther = best !== undefined && best.candidate.layout !== candidate.layout;
    if (best && isOther && best.fitted.laid.overflow === 0 && best.fitted.laid.clipped === 0) break;
    const fitted = fitTree(brief, candidate.spec, candidate.tree, setting);
    if (best === undefined || faultsOf(fitted) < faultsOf(best.fitted)) best = { fitted, candidate };
    if (faultsOf(fitted) === 0) break;
  }
  if (best === undefined) return undefined;
  const { fitted, candidate } = best;
  const scene: Scene = {
    ...pictureSizes[setting.aspect],
    background: setting.theme.body.ground,
    nodes: fitted.laid.nodes(),
    description: describe(fitted.said, candidate.layout),
  };
  return { scene, faults: faultsOf(fitted), candidate };
}

/** Composes a brief for one aspect. What does not fit is left out by the fit rules. */
export function composeInfographic(
  given: Brief,
  aspect: Aspect,
  palette: Palette,
  measurer: TextMeasurer,
  options: ComposeOptions = {},
): Scene {
  const { image, wish, typefaces, logo, density = 'normal', look = chooseLook(given.title, wish) } = options;
  const brief = atEase(atDensity(given, density, image !== undefined), aspect, image !== undefined);
  const settingOf = (each: Look): Setting => ({ aspect, theme: themeOf(each, palette), measurer, typefaces, logo });
  const candidates = candidatesOf(brief, aspect, image);
  const first = compose(brief, candidates, settingOf(look));
  if (first === undefined) throw new TypeError('the layout list holds any brief');
  if (!options.critique) return first.scene;

  const { layout } = first.candidate;
  const arrangements = candidates.filter((each) => each.layout === layout && each !== first.candidate);
  const isFixed = wish !== undefined || options.look !== undefined;
  const others = isFixed ? [] : looks.filter((each) => each !== look && each !== 'dark');
  const tries = [
    ...arrangements.map((candidate) => [candidate, look] as const),
    ...others.map((each) => [first.candidate, each] as const),
  ].slice(0, mostTried - 1);
  const composed = tries.flatMap(([candidate, each]) => compose(brief, [candidate], settingOf(each)) ?? []);
  const weight = ({ scene, faults }: Composed) => faults * 2 + penaltyOf(scene);
  const best = [first, ...composed].reduce((one, other) => (weight(other) < weight(one) ? other : one));
  return best.scene;
}
