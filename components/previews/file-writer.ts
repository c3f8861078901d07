import { BroadsideError } from '../../lib/contract/index.ts';
import { createDocumentWriter, type DocumentPage } from '../../lib/engine/documents.ts';
import type { Engine, Platform, Rendering } from '../../lib/engine/index.ts';
import { makeSeries } from '../../lib/engine/series/index.ts';
import type { FileFormat, WrittenFile } from './messages.ts';
import type { Ready } from './reader.ts';

export function createFileWriter(
  engine: Pick<Engine, 'drawInfographic' | 'drawMeme'>,
  platform: Platform,
): (ready: Ready, as: FileFormat | 'series') => AsyncGenerator<WrittenFile> {
  const writeDocument = createDocumentWriter(platform);
  const draw = (ready: Ready, rendering: Rendering) =>
    'brief' in ready ? engine.drawInfographic(ready.brief, rendering) : engine.drawMeme(ready.draft, rendering);

  return async function* write(ready, as) {
    const { rendering } = ready;
    if (as === 'series') {
      const slides = 'brief' in ready ? (ready.slides ?? makeSeries(ready.brief)) : [];
      if (slides.length === 0) throw new BroadsideError('empty_source');
      const own: Rendering = { ...rendering, aspect: rendering.aspect === '1:1' ? '1:1' : '4:5', format: 'png' };
      for (const brief of slides) yield toFile(await engine.drawInfographic(brief, own));
      const pages = slides.map((brief): DocumentPage => ({ says: { brief }, rendering: own }));
      yield toFile(await writeDocument(pages, 'pdf', new Date()));
    } else if (as === 'svg' || as === 'pptx' || as === 'pdf') {
      const says = 'brief' in ready ? { brief: ready.brief } : { draft: ready.draft };
      yield toFile(await writeDocument([{ says, rendering }], as, new Date()));
    } else yield toFile(await draw(ready, { ...rendering, format: as }));
  };
}

const toFile = ({ bytes, mediaType }: WrittenFile): WrittenFile => ({ bytes, mediaType });
