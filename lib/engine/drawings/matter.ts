import type { SourceDocument } from '../document.ts';
import { publishingFolders } from '../languages/folder-names.ts';
import type { Language } from '../languages/index.ts';
import type { Gravity } from '../modules.ts';
import { isOfDirection, isTooLight } from './grounds.ts';
import { type Candidate, chooseHero } from './matching/choose-hero.ts';
import { type KnownWords, readKnownWords } from './matching/find-words.ts';
import { readDomains, type TextDomains } from './matching/read-domains.ts';

/** What a source is about, as far as drawings need to know. */
export interface Matter {
  readonly language: Language;
  readonly gravity: Gravity;
  readonly known: KnownWords;
  readonly about: TextDomains;
  /** Drawings of what the source names, the surest first. */
  readonly candidates: readonly Candidate[];
}

/** Characters of a source that are looked at: enough to know what it is about. */
const maxChars = 10_000;

function readText({ blocks, metadata }: SourceDocument): string {
  const parts = blocks.flatMap((block): readonly string[] => {
    if (block.type === 'list') return block.items.map(({ text }) => text);
    if (block.type === 'table') return [block.header.join(' '), ...block.rows.map((row) => row.join(' '))];
    return 'text' in block ? [block.text] : [];
  });
  return [metadata.description ?? '', ...parts].join('\n').slice(0, maxChars);
}

/** Hyphens from which on a folder is a title. */
const titleHyphens = 3;

/**
 * What a site files a text under: its section, and the folders of its address ("/sport/football/the-match"). Each word with a
 * capital, as languages that write nouns so would have it.
 */
function readField({ section = '', url }: SourceDocument['metadata']): string {
  const path = url !== undefined && URL.canParse(url) ? new URL(url).pathname : '';
  const folders = path.split('/').filter(Boolean).slice(0, -1);
  return [section, ...folders.filter((folder) => folder.split('-').length <= titleHyphens)]
    .join(' ')
    .split(/[\s_\-./]+/)
    .filter((word) => /^\p{L}+$/u.test(word) && !publishingFolders.has(word.toLowerCase()))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

export function readMatter(title: string, document: SourceDocument, language: Language, gravity: Gravity): Matter {
  const source = { title, text: readText(document), field: readField(document.metadata) };
  const known = readKnownWords(`${title}\n${source.text}`, language);
  const candidates = chooseHero(source, language, known);
  return { language, gravity, known, candidates, about: readDomains(source, language) };
}

/** Whether a drawing suits the gravity of a source, and claims nothing. */
export const isFitting = ({ gravity }: Matter, drawing: string): boolean =>
  !isOfDirection(drawing) && (gravity === 'light' || !isTooLight(drawing));
