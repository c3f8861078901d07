import type { Brief, MemeDraft } from './brief.ts';
import { composeInfographic } from './compose/index.ts';
import { createComposer } from './composer.ts';
import type { ComposedPage, DocumentFile, DocumentFormat } from './export/index.ts';
import type { Rendering } from './index.ts';
import type { Platform } from './platform.ts';

export interface DocumentPage {
  readonly says: { readonly brief: Brief } | { readonly draft: MemeDraft };
  readonly rendering: Omit<Rendering, 'format'>;
}

/** Writes pictures as an editable document. SVG has only the first; `at` is the file's date. */
type WriteDocument = (pages: readonly DocumentPage[], format: DocumentFormat, at: Date) => Promise<DocumentFile>;

export function createDocumentWriter(platform: Platform): WriteDocument {
  const { prepare, prepareInfographic, composeDraft } = createComposer(platform);
  return async (pages, format, at) => {
    const { writeDocument } = await import('./export/index.ts');
    let measurer = await prepare();
    const composed: ComposedPage[] = [];
    // A page's own fonts stay loaded until all pages are written.
    const releases: (() => void)[] = [];
    try {
      for (const { says, rendering } of pages) {
        if ('draft' in says) {
          const { draft } = says;
          const [title = ''] = Object.values(draft.captions);
          composed.push({ ...(await composeDraft(draft, rendering)), title, language: draft.language });
          continue;
        }
        const { work, setUp, release } = await prepareInfographic(says.brief, rendering);
        releases.push(release);
        const { title, language } = says.brief;
        composed.push({ scene: composeInfographic(...work), images: setUp.images, title, language });
        [, , , measurer] = work;
      }
      return await writeDocument(composed, format, { platform, measurer, at });
    } finally {
      for (const release of releases) release();
    }
  };
}
