import { stops } from '../languages/marks.ts';

/** Characters inserted into words to hide them, and optional marks. */
const hidden = /[\u00ad\u064b-\u0652\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .replace(hidden, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[^\S\n]+/g, ' ');
}

export const normaliseLower = (text: string): string => normalise(text).toLowerCase();

const end = new RegExp(String.raw`(?<=[${stops}…])\s*(?=\S)|\n+`, 'u');
const maxSentenceChars = 600;
/** Shorter ones stay with the one before: initials, and hostile texts with a full stop after every word. */
const minSentenceChars = 24;

export function splitGateSentences(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const part of text.split(end)) {
    open = open === '' ? part : `${open} ${part}`;
    if (open.length < minSentenceChars) continue;
    for (let at = 0; at < open.length; at += maxSentenceChars) sentences.push(open.slice(at, at + maxSentenceChars));
    open = '';
  }
  return open === '' ? sentences : [...sentences, open];
}
