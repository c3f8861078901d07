import type { SourceDocument } from '../document.ts';
import { publishingFolders } from '../languages/class-names.ts';
import type { Language } from '../languages/index.ts';
import type { Gravity } from '../modules.ts';
import { findContradicted } from './contradictions.ts';
import { areKin, listDomains } from './domains.ts';
import { isOfDirection, isTooLight } from './grounds.ts';
import { chooseHero, findLacking, type HeroCandidate, type SourceText } from './matching/choose-hero.ts';
import { broad } from './matching/find-emblems.ts';
import { type KnownWords, readKnownWords } from './matching/find-words.ts';
import { readDomains, type TextDomains } from './matching/read-domains.ts';
import { tokenize } from './matching/stem.ts';
import { isPerson } from './people.ts';

export interface Matter {
  readonly language: Language;
  readonly gravity: Gravity;
  readonly known: KnownWords;
  readonly about: TextDomains;
  readonly candidates: readonly HeroCandidate[];
  readonly contradicted: ReadonlyMap<string, string | undefined>;
}

const maxChars = 10_000;

function joinDocumentText({ blocks, metadata }: SourceDocument): string {
  const parts = blocks.flatMap((block): readonly string[] => {
    if (block.type === 'list') return block.items.map(({ text }) => text);
    if (block.type === 'table') return [block.header.join(' '), ...block.rows.map((row) => row.join(' '))];
    return 'text' in block ? [block.text] : [];
  });
  return [metadata.description ?? '', ...parts].join('\n').slice(0, maxChars);
}

const titleHyphens = 3;

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

/** Fields whose works have names that need not mean what they say. */
const ofWorks: ReadonlySet<string> = new Set(['music', 'film', 'tv', 'books', 'games', 'theatre']);
const workName = { words: 4, ofField: 4 } as const;

function isNameOfWork({ title, text }: SourceText, about: TextDomains): boolean {
  const [first] = about.filter(({ isInTitle }) => !isInTitle);
  if (!first || !ofWorks.has(first.name) || first.words.size < workName.ofField) return false;
  const isMeant = about.some(({ isInTitle, words, score }) => isInTitle && (words.size > 1 || score > first.score));
  return !isMeant && tokenize(title).length <= workName.words && text.includes(title);
}

const studiedShare = 0.5;

/** A title's scientists say who found it: without a thing of theirs in the text, what they studied is its field. */
function withoutScientists(about: TextDomains, candidates: readonly HeroCandidate[]): TextDomains {
  const science = about.find(({ name }) => name === 'science');
  if (!science?.isInTitle) return about;
  const isNamed = candidates.some(
    ({ drawing, mentions }) =>
      mentions > 0 && !isPerson(drawing) && listDomains(drawing).some((name) => areKin(name, 'science')),
  );
  const studied = about.find(
    ({ name, score }) => !areKin(name, 'science') && !broad.has(name) && score >= science.score * studiedShare,
  );
  if (isNamed || studied === undefined) return about;
  return about
    .filter(({ name }) => name !== 'science')
    .map((one) => (one === studied ? { ...one, isInTitle: true } : one));
}

export function readMatter(title: string, document: SourceDocument, language: Language, gravity: Gravity): Matter {
  const source = { title, text: joinDocumentText(document), field: readField(document.metadata) };
  const known = readKnownWords(`${title}\n${source.text}`, language);
  const contradicted = new Map(findContradicted(title, source.text, language));
  for (const drawing of findLacking(title, language, known)) contradicted.set(drawing, undefined);
  const meant = isNameOfWork(source, readDomains(source, language)) ? { ...source, title: '' } : source;
  const candidates = chooseHero(meant, language, known);
  const about = withoutScientists(readDomains(meant, language), candidates);
  return { language, gravity, known, about, candidates, contradicted };
}

export const isFitting = ({ gravity, contradicted }: Matter, drawing: string): boolean =>
  !isOfDirection(drawing) && !contradicted.has(drawing) && (gravity === 'light' || !isTooLight(drawing));
