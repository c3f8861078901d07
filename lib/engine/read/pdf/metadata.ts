import type { Block, Metadata } from '../../document.ts';
import { joinAlternatives } from '../../languages/patterns.ts';
import { clip, getBlockText, maxReadChars, withoutInvisible } from '../clean-text.ts';
import { detectLanguage } from '../language.ts';
import type { PdfDraft } from './drafts.ts';
import type { PdfInfo } from './page.ts';

const noTitle = new RegExp(
  [
    String.raw`^(?:microsoft (?:word|powerpoint|excel)|powerpoint[- ]presentation|${joinAlternatives(({ read }) => read?.pdf?.untitled)})\b`,
    String.raw`\.(?:docx?|pdf|pptx?|xlsx?|indd|qxp?d?|p65|tex|dvi|html?|rtf|odt|fm|ps|eps|cdr|ai|tmp|txt)$`,
    String.raw`^[\w.:-]*[\\/_]\S*$|^\S*\d{4,}\S*$|^https?:`,
    // "(anonymous)": a program's word for none.
    String.raw`^[(\[<].*[)\]>]$`,
  ].join('|'),
  'iu',
);
const noAuthor = new RegExp(
  String.raw`[\\/@(){}<>_=]|\d|^(?:root|microsoft|windows|pc|${joinAlternatives(({ read }) => read?.pdf?.unsigned)})\b`,
  'iu',
);
/** Part of the first page's height in which a title stands. */
const titlePlace = 0.65;
const titleSize = 1.15;
const maxTitleChars = 220;

const squeeze = (text = '') => withoutInvisible(text).replace(/\s+/g, ' ').trim();

export function findDeclaredTitle({ title }: PdfInfo, name?: string): string | undefined {
  const text = clip(squeeze(title), maxReadChars.title);
  const isFile = name !== undefined && text.toLowerCase() === name.replace(/\.pdf$/i, '').toLowerCase();
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 2 || noTitle.test(text) || isFile || /[\uFFFD\uE000-\uF8FF]/.test(text)) return undefined;
  // One lower-case word is a program's label.
  return /^[\p{Script=Latin}\d-]+$/u.test(text) && text === text.toLowerCase() ? undefined : text;
}

const sameSize = 0.97;

export function findPrintedTitle(drafts: readonly PdfDraft[], bodySize: number): string | undefined {
  const first = drafts.filter(({ page, top }) => page === 0 && top < titlePlace);
  const candidates = first.filter(({ block, size }) => {
    const text = getBlockText(block);
    return (
      size >= bodySize * titleSize && text.length <= maxTitleChars && /\p{L}{2}|\p{Lo}/u.test(text) && text.length >= 4
    );
  });
  const largest = Math.max(...candidates.map(({ size }) => size));
  const start = candidates.findIndex(({ size }) => size >= largest * sameSize);
  const lead = candidates[start];
  if (!lead) return undefined;
  const lines = [lead];
  // Lines far apart were separate blocks.
  for (const next of candidates.slice(start + 1)) {
    if (
      next.size < largest * sameSize ||
      next.page !== lead.page ||
      first.indexOf(next) !== first.indexOf(lines.at(-1) ?? lead) + 1
    )
      break;
    lines.push(next);
  }
  const text = squeeze(lines.map(({ block }) => getBlockText(block)).join(' '));
  return text.length <= maxTitleChars ? text : squeeze(getBlockText(lead.block));
}

/** The words of a file's name where they read like a title: "Q3 Board Report.pdf", but not "scan-p21.pdf" or "notes.pdf". */
export function findNameTitle(name = ''): string | undefined {
  const words = squeeze(
    name
      .replace(/^.*[\\/]/, '')
      .replace(/\.pdf$/i, '')
      .replace(/[_\-+.]+/g, ' '),
  );
  const isWritten = /^[\p{Lu}\p{Lo}\p{N}]/u.test(words) && /\p{L}{3}.*\s|\s.*\p{L}{3}|\p{Lo}{2}/u.test(words);
  return isWritten && !/\p{Ll}\d/u.test(words) ? clip(words, 120) : undefined;
}

const sectionPlace = /^\d{1,2}(?:\.\d{1,2})*\.?\s+(?=\p{L})/u;

/** A heading as a title: without its section's number, which "7 Ways to sleep" has not. */
export function toTitle(heading: string, headings: readonly string[]): string {
  const [place = ''] = sectionPlace.exec(heading) ?? [];
  const rest = heading.slice(place.length);
  const places = headings.flatMap((other) => (other === heading ? [] : (sectionPlace.exec(other)?.[0] ?? [])));
  // Over seven numbered sections "7 Ways" counts them.
  const areNumbered =
    places.length > 0 && !places.some((other) => Number.parseInt(other, 10) === Number.parseInt(place, 10));
  return place.includes('.') || areNumbered || !/\s/.test(rest) ? rest : heading;
}

export function readInfo(info: PdfInfo, title: string | undefined, blocks: readonly Block[]): Metadata {
  const author = clip(squeeze(info.author), 200);
  const isName = author !== '' && !noAuthor.test(author) && (/\s/.test(author) || /\p{Lo}/u.test(author));
  const sample: string[] = [];
  let length = 0;
  // After the first quarter: covers and front matter are often in several languages.
  for (const block of blocks.slice(Math.floor(blocks.length / 4))) {
    sample.push(getBlockText(block));
    length += sample.at(-1)?.length ?? 0;
    if (length > 4000) break;
  }
  return {
    title,
    ...(isName ? { author } : {}),
    ...(toIsoFromPdf(info.created) ? { date: toIsoFromPdf(info.created) } : {}),
    language: detectLanguage([title, ...sample].join('\n'), info.language),
  };
}

export function toIsoFromPdf(date = ''): string | undefined {
  const [, year, month = '01', day = '01', time] = /^(?:D:)?(\d{4})(\d{2})?(\d{2})?(\d{6})?/.exec(date.trim()) ?? [];
  if (year === undefined) return undefined;
  const zone = /^(?:D:)?\d{14}([+-])(\d{2})'?(\d{2})?/.exec(date.trim());
  const clock = time ? `T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}` : '';
  const offset = time ? (zone ? `${zone[1]}${zone[2]}:${zone[3] ?? '00'}` : 'Z') : '';
  const iso = `${year}-${month}-${day}${clock}${offset}`;
  return Number.isNaN(Date.parse(iso)) || Number(year) < 1980 ? undefined : iso;
}
