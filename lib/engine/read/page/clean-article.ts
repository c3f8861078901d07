import { joinAlternatives } from '../../languages/patterns.ts';
import { getTagName } from '../blocks/inline-text.ts';
import { measureAll, type PageMeasure } from './measure.ts';

/** Without headings: those over sections often link to the section's page. */
const judged = new Set('p ul ol dl div section table blockquote'.split(' '));
/** In characters; longer paragraphs are text with many references. */
const maxPointerChars = 400;
/** Share of linked characters from which a part is there for its links; `partlyLinks` if its words announce another page. */
const mostlyLinks = 0.66;
const partlyLinks = 0.3;
/** Where pointers make up more of an article than this, they are what it says: a list of offers. */
const maxPointing = 0.9;

const announcing = new RegExp(
  String.raw`^[\s[(*•>»→|-]*(?:${joinAlternatives(({ read }) => read?.page?.related)})(?!\p{L})`,
  'iu',
);

export function cleanArticle(article: Element): void {
  cutNotes(article);
  const elements = [article, ...article.querySelectorAll('*')];
  const measures = measureAll(elements);
  const whole = measures.get(article)?.text ?? 0;
  const pointers = new Set<Element>();
  let pointing = 0;
  for (const part of elements) {
    const size = measures.get(part);
    if (!size || size.links === 0 || size.text > whole / 3 || !judged.has(getTagName(part))) continue;
    if (!isPointer(part, size) || part.parentElement?.closest('table,blockquote,figure') !== null) continue;
    if (part.parentElement && isInside(part.parentElement, pointers)) continue;
    pointers.add(part);
    pointing += size.text;
  }
  if (pointing <= whole * maxPointing) for (const part of pointers) part.remove();
}

function isInside(part: Element, boxes: ReadonlySet<Element>): boolean {
  for (let at: Element | null = part; at; at = at.parentElement) if (boxes.has(at)) return true;
  return false;
}

const maxNoteChars = 700;
const mostlySlanted = 0.9;

function cutNotes(article: Element): void {
  const lines = Array.from(article.querySelectorAll('p')).filter((line) => (line.textContent ?? '').trim() !== '');
  for (const line of lines.toReversed()) {
    const text = (line.textContent ?? '').trim();
    const slanted = Array.from(line.querySelectorAll('em,i')).reduce(
      (sum, part) => sum + (part.parentElement?.closest('em,i') ? 0 : (part.textContent ?? '').trim().length),
      0,
    );
    const isNote =
      text.length <= maxNoteChars && slanted >= text.length * mostlySlanted && line.querySelector('a[href]') !== null;
    if (!isNote || line.closest('blockquote,li,td,figure') !== null) return;
    line.remove();
  }
}

function isPointer(part: Element, { text, linked }: PageMeasure): boolean {
  if (linked > text * mostlyLinks) return getTagName(part) !== 'p' || text < maxPointerChars;
  return linked > text * partlyLinks && text < maxPointerChars && announcing.test(part.textContent ?? '');
}
