import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PdfSection } from './page.ts';

const maxSections = 400;
const deepest = 3;

interface OutlineEntry {
  readonly title: string;
  readonly dest: string | readonly unknown[] | null;
  readonly items: readonly OutlineEntry[];
}

export async function readOutline(pdf: PDFDocumentProxy): Promise<PdfSection[]> {
  const entries: readonly OutlineEntry[] = await pdf.getOutline().then(
    (found) => found ?? [],
    () => [],
  );
  const flat: { entry: OutlineEntry; depth: number }[] = [];
  const collect = (list: readonly OutlineEntry[], depth: number) => {
    for (const entry of list) {
      if (flat.length >= maxSections) return;
      flat.push({ entry, depth });
      if (depth < deepest) collect(entry.items, depth + 1);
    }
  };
  collect(entries, 0);
  const sections: PdfSection[] = [];
  for (const { entry, depth } of flat) {
    const page = await findPage(pdf, entry).catch(() => undefined);
    const title = entry.title.replace(/\s+/g, ' ').trim().slice(0, 300);
    if (page !== undefined && title !== '') sections.push({ title, depth, page });
  }
  return sections;
}

async function findPage(pdf: PDFDocumentProxy, { dest }: OutlineEntry): Promise<number | undefined> {
  const target: readonly unknown[] | null = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
  const first = target?.[0];
  if (typeof first === 'number') return first >= 0 && first < pdf.numPages ? first : undefined;
  if (typeof first !== 'object' || first === null || !('num' in first) || !('gen' in first)) return undefined;
  return pdf.getPageIndex({ num: Number(first.num), gen: Number(first.gen) });
}
