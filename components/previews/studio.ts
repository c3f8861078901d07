import { fillSlots } from '../../lib/edit/fill-slots.ts';
import type { Look } from '../../lib/engine/brand/theme.ts';
import type { Brief, MemeDraft } from '../../lib/engine/brief.ts';
import { createEngine } from '../../lib/engine/engine.ts';
import type { Picture, Rendering } from '../../lib/engine/index.ts';
import { templates } from '../../lib/engine/meme/templates/index.ts';
import { createBrowserPlatform } from '../../lib/engine/paint/browser.ts';
import { makeSeries } from '../../lib/engine/series/index.ts';
import { readStyleNotes, type StyleNotes, writeStyleNotes } from '../../lib/jobs/style-notes.ts';
import { startPdfWorker } from '../pdf/start-pdf-worker.ts';
import { createPagesReader } from './file-pages.ts';
import { createFileWriter } from './file-writer.ts';
import { findDrawings } from './find-drawings.ts';
import type { Design, Preview, PreviewRequest, Variety } from './messages.ts';
import { createReader, type Drawable } from './reader.ts';
import type { Drawn } from './serve-lanes.ts';

/** What a subject says, ready to be drawn. */
export type Ready = { readonly rendering: Rendering } & (
  | { readonly brief: Brief; readonly slides?: readonly Brief[] | undefined }
  /** `isFound`: found in the source just now, with its other ideas. */
  | { readonly draft: MemeDraft; readonly isFound: boolean }
);

/** Draws what pages ask for, with an engine that is kept between requests. */
export function createStudio(): (request: PreviewRequest) => AsyncGenerator<Drawn> {
  const platform = createBrowserPlatform({ startPdfWorker });
  const engine = createEngine(platform);
  const read = createReader(engine);
  const write = createFileWriter(engine, platform);
  const readPages = createPagesReader(engine);

  async function* drawVariety(subject: Drawable, widthPx: number | undefined, variety: Variety): AsyncGenerator<Drawn> {
    const ready = await read(subject, widthPx);
    for (const aspect of variety.aspects) {
      const { preview } = await draw({ ...ready, rendering: { ...ready.rendering, aspect } });
      yield { preview, design: { aspect } };
    }
    if ('draft' in ready) yield* drawMemes(draw, ready, variety);
    else {
      for await (const picture of engine.drawDesigns(ready.brief, ready.rendering, variety.compositions)) {
        yield { preview: toPreview(picture), design: { composition: picture.composition } };
      }
      if (ready.brief.gravity !== 'grave') yield* drawLooks(draw, ready, variety.looks);
    }
  }

  const draw: Draw = async (ready) => {
    const isMeme = 'draft' in ready;
    const picture = isMeme
      ? await engine.drawMeme(ready.draft, ready.rendering)
      : await engine.drawInfographic(ready.brief, ready.rendering);
    return { preview: { ...toPreview(picture), ...(isMeme && ready.isFound && { draft: ready.draft }) } };
  };

  return async function* work({ subject, widthPx, variety }) {
    if ('as' in subject) {
      for await (const file of write(await read(subject.file, undefined), subject.as)) yield { file };
    } else if ('pagesOf' in subject) yield* readPages(subject);
    else if ('slidesOf' in subject) yield { slides: [...makeSeries(subject.slidesOf)] };
    else if ('query' in subject) yield { found: await findDrawings(subject) };
    else if (variety) yield* drawVariety(subject, widthPx, variety);
    else yield await draw(await read(subject, widthPx));
  };
}

type Draw = (ready: Ready) => Promise<{ readonly preview: Preview }>;

/** One brief in several looks. */
async function* drawLooks(draw: Draw, { brief, rendering }: Extract<Ready, { brief: Brief }>, looks: readonly Look[]) {
  for (const look of looks) {
    const steering = { ...rendering.steering, styleNotes: changeNotes(rendering.steering.styleNotes, { look }) };
    const { preview } = await draw({ brief, rendering: { ...rendering, steering } });
    yield { preview, design: { look } satisfies Design };
  }
}

/** A meme with its other ideas, and on other templates. */
async function* drawMemes(
  draw: Draw,
  ready: Extract<Ready, { draft: MemeDraft }>,
  { compositions, templates: wanted }: Variety,
) {
  const { alternatives = [], ...first } = ready.draft;
  const ideas = ready.isFound ? [first, ...alternatives].slice(0, compositions) : [];
  for (const [index, idea] of ideas.entries()) {
    const { preview } = await draw({ ...ready, draft: { ...first, ...idea } });
    yield { preview, design: { take: index + 1 } satisfies Design };
  }
  for (const template of wanted === 'all' ? templates.keys() : []) {
    const draft = onTemplate(first, template);
    const { preview } = await draw({ ...ready, draft });
    yield { preview: { ...preview, draft }, design: { template } satisfies Design };
  }
}

const toPreview = ({ bytes, width, height, description, texts = [], composition, places }: Picture): Preview => ({
  bytes: new Uint8Array(bytes),
  width,
  height,
  description,
  texts: texts.map((text) => ({ ...text, lines: [...text.lines] })),
  ...(composition && { composition }),
  ...(places && { places: { ...places, usual: [...places.usual], calm: [...places.calm] } }),
});

/** Notes with parts of them changed. */
const changeNotes = (notes: string | undefined, changed: StyleNotes): string | undefined =>
  writeStyleNotes({ ...readStyleNotes(notes), ...changed });

/** A draft on another template: its captions in their order go to the template's slots. */
function onTemplate(draft: MemeDraft, id: string): MemeDraft {
  const roles = templates.get(id)?.slots.map(({ role }) => role) ?? [];
  return { ...draft, template: id, captions: fillSlots(draft.captions, roles), image: undefined, boxes: undefined };
}
