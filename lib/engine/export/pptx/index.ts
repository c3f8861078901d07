import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Page, WriterTools } from '../page.ts';
import { writePackageParts } from './package-parts.ts';
import { SlideWriter } from './slide.ts';

interface PptxOptions {
  readonly title: string;
  readonly language: string;
  readonly at: Date;
}

/** ZIP's earliest date: the same content gives the same bytes. */
const zipDate = new Date(1980, 0, 1);

export function writePptx(
  pages: readonly Page[],
  options: PptxOptions,
  { platform }: WriterTools,
): Uint8Array<ArrayBuffer> {
  const [first] = pages;
  if (!first) throw new TypeError('a deck has slides');
  const files: Zippable = {};
  const media = new Map<string, string>();
  const slides = pages.map((page, index) => {
    const writer = new SlideWriter(page, platform);
    files[`ppt/slides/slide${index + 1}.xml`] = strToU8(writer.write());
    const targets = Array.from(writer.relations, ([id, asset]) => {
      const image = page.images.get(asset);
      if (!image) throw new TypeError('a slide shows images it has');
      const key = `${index} ${asset}`;
      const name = media.get(key) ?? `image${media.size + 1}.${image.mediaType === 'image/png' ? 'png' : 'jpeg'}`;
      media.set(key, name);
      files[`ppt/media/${name}`] = [image.bytes, { level: 0 }];
      return { id, name };
    });
    return { targets };
  });
  const parts = writePackageParts(slides, { ...options, width: first.scene.width, height: first.scene.height });
  for (const [path, xml] of Object.entries(parts)) files[path] = strToU8(xml);
  // Readers expect the content types first.
  const { '[Content_Types].xml': types, ...others } = files;
  return new Uint8Array(zipSync({ ...(types && { '[Content_Types].xml': types }), ...others }, { mtime: zipDate }));
}
