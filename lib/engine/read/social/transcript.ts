import type { Block } from '../../document.ts';
import { stops } from '../../languages/marks.ts';
import { findWordsAt } from './lines.ts';

const segments = 'ytd-transcript-segment-renderer,transcript-segment-view-model';
const headers = 'ytd-transcript-section-header-renderer,timeline-chapter-view-model';
/** Paragraphs end with the first sentence after this many characters, anywhere after twice as many. */
const paragraph = 450;
const maxTranscriptChars = 200_000;
const stopped = new RegExp(`[${stops}]["”’]?$`);

export function readTranscript(page: Document): Block[] {
  const blocks: Block[] = [];
  let text = '';
  let length = 0;
  const flush = () => {
    if (text) blocks.push({ type: 'paragraph', text });
    text = '';
  };
  for (const part of page.querySelectorAll(`${segments},${headers}`)) {
    if (length > maxTranscriptChars) break;
    const isHeader = !part.localName.includes('segment');
    const words = isHeader ? findWordsAt(part, 'h3', '#title', 'span') : readSegment(part);
    if (!words) continue;
    length += words.length;
    if (isHeader) {
      flush();
      blocks.push({ type: 'heading', level: 3, text: words });
      continue;
    }
    text += `${text ? ' ' : ''}${words}`;
    if ((text.length > paragraph && stopped.test(text)) || text.length > paragraph * 2) flush();
  }
  flush();
  return blocks;
}

function readSegment(segment: Element): string {
  const words = findWordsAt(segment, '.segment-text', '[role="text"]', '.yt-core-attributed-string') ?? '';
  return words
    .replace(/[[(]\p{Ll}{3,20}[\])]|[>♪♫]+/giu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
