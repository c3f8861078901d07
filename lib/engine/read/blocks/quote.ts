import type { Block } from '../../document.ts';
import { getTagName, readInlineText, readNodeText, type Skip, settle } from './inline-text.ts';

/** "— Name" at a quotation's end. */
const signature = /(?:^|[\s.!?"”»’])[—–―]\s*(\p{Lu}[^—–\n]{1,80})$/u;
/** Longer attributions are sentences about the quotation. */
const maxSpeakerChars = 120;

const speakerParts = 'cite,footer,figcaption';

export function readQuote(quote: Element, skip?: Skip, speakerElement?: Element | null): Block[] {
  const said = speakerElement ?? getLast(quote.querySelectorAll(speakerParts));
  const words = said ? readInlineText(said, skip) : '';
  const named = words.length <= maxSpeakerChars ? cleanSpeaker(words) : '';
  // `<cite>` amid the words ("as <cite>Emma</cite> shows") is part of them.
  const isApart = said !== undefined && (getTagName(said) !== 'cite' || endsWith(quote, said));
  const speaker = isApart ? named : '';
  const leaveOut = (element: Element) => (Boolean(speaker) && element === said) || (skip?.(element) ?? false);
  const text = settle(readParagraphs(quote, leaveOut));
  if (speaker) return text ? [{ type: 'quote', text: text.replace(/\s*[—–―-]$/, ''), speaker }] : [];
  const signed = signature.exec(text);
  if (signed?.[1] && signed.index > 0) {
    const words = text.slice(0, text.lastIndexOf(signed[1])).replace(/\s*[—–―]\s*$/, '');
    return [{ type: 'quote', text: words, speaker: cleanSpeaker(signed[1]) }];
  }
  return text ? [{ type: 'quote', text }] : [];
}

function readParagraphs(quote: Element, skip: Skip): string {
  const paragraphs = Array.from(quote.children).filter((child) => /^(?:p|div)$/.test(getTagName(child)));
  if (paragraphs.length < 2) return readNodeText(quote, skip);
  return Array.from(quote.childNodes, (child) => readNodeText(child, skip).trim())
    .filter(Boolean)
    .join('\v');
}

const getLast = (elements: NodeListOf<Element>): Element | undefined => elements[elements.length - 1];
const cleanSpeaker = (text: string) => text.replace(/^[\s—–―-]+|[\s,;:]+$/g, '');
const endsWith = (quote: Element, part: Element) =>
  (quote.textContent ?? '').trim().endsWith((part.textContent ?? '').trim());
