import { makeBrief } from './brief/index.ts';
import { hasOwnWords, saysLess } from './brief/steering.ts';
import type { Brief, Steering } from './brief.ts';
import { type Composed, composeDesigns, composeInfographic } from './compose/index.ts';
import type { UnmetWish } from './compose/wishes.ts';
import { createComposer } from './composer.ts';
import type { SourceDocument } from './document.ts';
import { illustrate } from './drawings/index.ts';
import type { Engine, Picture, Rendering } from './index.ts';
import { matchMemes } from './meme/match.ts';
import { type FeedReader, Scout } from './meme/scout/index.ts';
import { listUnmetWishes } from './meme/unmet.ts';
import { writeMeme } from './meme/write.ts';
import type { Layers } from './paint/paint.ts';
import { renderScene } from './paint/render.ts';
import type { Platform } from './platform.ts';
import { readSource } from './read/index.ts';

const without = ({ styleNotes: _, ...steering }: Steering): Steering => steering;

/** Parts of a brief that notes can change. */
const listDrawn = ({ modules, kicker, title, subtitle, hero }: Brief) => ({ modules, kicker, title, subtitle, hero });

function makeSteered(document: SourceDocument, steering: Steering): Brief {
  const made = illustrate(makeBrief(document, steering), document);
  if (!hasOwnWords(steering.styleNotes)) return made;
  const plain = listDrawn(illustrate(makeBrief(document, without(steering)), document));
  return JSON.stringify(plain) === JSON.stringify(listDrawn(made)) ? made : { ...made, plain };
}

type Prepare = ReturnType<typeof createComposer>['prepareInfographic'];
type SetUp = Awaited<ReturnType<Prepare>>['setUp'];

/** Steering without the notes, and without the outcome: the picture is compared with what these give. */
function* listPlain(given: Brief, { steering }: Rendering): Generator<readonly [UnmetWish, Brief, Steering]> {
  const { styleNotes, outcome, ...others } = steering;
  if (hasOwnWords(styleNotes)) yield ['notes', { ...given, ...given.plain }, { ...others, outcome }];
  if (outcome && outcome !== 'custom' && !saysLess(outcome)) yield ['outcome', given, { ...others, styleNotes }];
}

/** Wishes that change nothing are reported as unmet. */
async function listIdle(
  { nodes, background }: Composed,
  given: Brief,
  rendering: Rendering,
  prepareInfographic: Prepare,
): Promise<readonly UnmetWish[]> {
  const drawn = JSON.stringify([nodes, background]);
  const idle: UnmetWish[] = [];
  for (const [wish, brief, steering] of listPlain(given, rendering)) {
    const { work, release } = await prepareInfographic(brief, { ...rendering, steering });
    try {
      const plain = composeInfographic(...work);
      if (drawn === JSON.stringify([plain.nodes, plain.background])) idle.push(wish);
    } finally {
      release();
    }
  }
  return idle;
}

/** The engine on a platform (browser worker or Node). Fonts are loaded once. Without `feeds` nothing is scouted. */
export function createEngine(platform: Platform, feeds?: FeedReader): Engine {
  const scout = new Scout(feeds);
  const layers: Layers = new Map();
  const { prepareInfographic, composeDraft } = createComposer(platform);

  async function paintInfographic(
    scene: Composed,
    { images, words, reports, unmet }: SetUp,
    { format, widthPx }: Rendering,
  ): Promise<Picture> {
    const picture = await renderScene(scene, format, platform, images, layers, words, widthPx);
    return { ...picture, ...reports, composition: scene.composition, unmet: [...scene.unmet, ...unmet] };
  }

  return {
    extract: (source) => readSource(source, platform),
    drawPdfPage: (bytes, page) => platform.drawPdfPage(bytes, page),
    brief: makeSteered,
    async drawInfographic(given, rendering) {
      const { work, setUp, release } = await prepareInfographic(given, rendering);
      try {
        const scene = composeInfographic(...work);
        const hasUnmet = scene.unmet.length + setUp.unmet.length > 0;
        const unmet = hasUnmet ? scene.unmet : await listIdle(scene, given, rendering, prepareInfographic);
        return await paintInfographic({ ...scene, unmet }, setUp, rendering);
      } finally {
        release();
      }
    },
    async *drawDesigns(given, rendering, maxDesigns) {
      const { work, setUp, release } = await prepareInfographic(given, rendering);
      try {
        let drawn = 0;
        for (const scene of composeDesigns(...work)) {
          yield paintInfographic(scene, setUp, rendering);
          drawn += 1;
          if (drawn >= maxDesigns) break;
        }
      } finally {
        release();
      }
    },
    scout: (document) => scout.scout(document),
    match: matchMemes,
    write: writeMeme,
    async drawMeme(draft, rendering) {
      const { scene, images, places } = await composeDraft(draft, rendering);
      const { format, widthPx, steering } = rendering;
      const words = { source: draft.address };
      const picture = await renderScene(scene, format, platform, images, layers, words, widthPx);
      return { ...picture, unmet: listUnmetWishes(draft, steering), ...(places && { places }) };
    },
  };
}
