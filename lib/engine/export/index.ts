import type { Images } from '../paint/paint.ts';
import type { Platform, TextMeasurer } from '../platform.ts';
import type { Scene } from '../scene.ts';
import type { Page, WriterTools } from './page.ts';
import { encodeImages } from './page-images.ts';
import { createTextShaper } from './text-runs.ts';

const documentTypes = {
  svg: 'image/svg+xml',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  pdf: 'application/pdf',
} as const;
export type DocumentFormat = keyof typeof documentTypes;

export interface DocumentFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: (typeof documentTypes)[DocumentFormat];
}

export interface ComposedPage {
  readonly scene: Scene;
  readonly title: string;
  readonly language: string;
  readonly images: Images;
}

export async function writeDocument(
  composed: readonly ComposedPage[],
  format: DocumentFormat,
  { platform, measurer, at }: { readonly platform: Platform; readonly measurer: TextMeasurer; readonly at: Date },
): Promise<DocumentFile> {
  const pages: Page[] = [];
  for (const page of composed) pages.push({ ...page, images: await encodeImages(page.images, page.scene, platform) });
  const [first] = pages;
  if (!first) throw new TypeError('a document has pages');
  const tools: WriterTools = { platform, measurer, shaper: createTextShaper(platform, measurer) };
  const { title, language } = first;
  return { bytes: await write(), mediaType: documentTypes[format] };

  async function write(): Promise<Uint8Array<ArrayBuffer>> {
    switch (format) {
      case 'svg': {
        const { writeSvg } = await import('./svg.ts');
        return new TextEncoder().encode(await writeSvg(first as Page, tools));
      }
      case 'pdf': {
        const { writePdf } = await import('./pdf.ts');
        return writePdf(pages, { title, language, at }, tools);
      }
      case 'pptx': {
        const { writePptx } = await import('./pptx/index.ts');
        return writePptx(pages, { title, language, at }, tools);
      }
    }
  }
}
