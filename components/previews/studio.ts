import { createEngine } from '../../lib/engine/engine.ts';

import { createBrowserPlatform } from '../../lib/engine/paint/browser.ts';
import type { WorkerLike } from '../../lib/engine/read/pdf/hosted.ts';
import { makeSeries } from '../../lib/engine/series/index.ts';
import { createPagesReader } from './file-pages.ts';
import { createFileWriter } from './file-writer.ts';
import { findDrawings } from './find-drawings.ts';
import { createDesignMemo, type Draw, listDesigns, toPreview } from './list-designs.ts';
import type { PreviewRequest, Variety } from './messages.ts';
import { createReader, type Drawable } from './reader.ts';
import type { DrawnPreview } from './serve-lanes.ts';

export function createStudio(
  startPdfWorker: () => WorkerLike,
): (request: PreviewRequest) => AsyncGenerator<DrawnPreview> {
  const platform = createBrowserPlatform({ startPdfWorker });
  const engine = createEngine(platform);
  const read = createReader(engine);
  const write = createFileWriter(engine, platform);
  const readPages = createPagesReader(engine);
  const keepDesigns = createDesignMemo(engine);

  const drawVariety = async function* (subject: Drawable, widthPx: number | undefined, variety: Variety) {
    const ready = await read(subject, widthPx);
    const { wanted } = variety;
    const designs = listDesigns(ready, variety);
    if (wanted) yield { places: [...designs.keys()] };
    const compose = keepDesigns(ready, JSON.stringify([subject, widthPx]), variety.compositions);
    for (const place of wanted ?? designs.keys()) {
      const design = designs.get(place);
      const drawn = design && (await design({ draw, compose }));
      if (drawn) yield { ...drawn, place };
    }
  };
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
