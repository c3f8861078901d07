import type { SourceDocument } from '../document.ts';
import { EngineError } from '../errors.ts';
import { getLanguage } from '../language.ts';
import type { Gravity } from '../modules.ts';
import {
  assessGravity,
  countsTheDead,
  dwellsOnSuffering,
  type GravityText,
  mentionsGravity,
  opensGravely,
} from './gravity.ts';
import { assessHarm, type HarmFinding } from './harm.ts';
import { withoutHyperbole } from './hyperbole.ts';
import { splitGateSentences } from './normalise.ts';
import { isPolemic } from './polemic.ts';

type SourceBlock = SourceDocument['blocks'][number];

const maxSourceChars = 4000;
const leadChars = 700;

function listTexts(block: SourceBlock): string[] {
  if (block.type === 'figure') return [block.caption ?? '', block.alt ?? ''];
  if (block.type === 'list') return block.items.map((item) => item.text);
  if (block.type === 'table') return block.rows.flat();
  return 'text' in block ? [block.text] : [];
}

export const joinTexts = (blocks: readonly SourceBlock[]): string => blocks.flatMap(listTexts).join(' . ');

export function toGravityText({ metadata, blocks }: SourceDocument): GravityText {
  const { title = '', description = '' } = metadata;
  const [text = ''] = withoutHyperbole([joinTexts(blocks).slice(0, maxSourceChars)]);
  return { title, lead: `${description} . ${text.slice(0, leadChars)}`, body: text.slice(leadChars) };
}

export const assessDocumentGravity = (document: SourceDocument): Gravity =>
  assessGravity(toGravityText(document), getLanguage(document));

const toError = ({ kind }: HarmFinding) => new EngineError(kind === 'self-harm' ? 'self_harm' : 'harmful');

export function refuseMemeSource(document: SourceDocument): void {
  const text = toGravityText(document);
  const language = getLanguage(document);
  const finding = assessHarm([text.title, text.lead, text.body], language);
  if (finding) throw toError(finding);
  if (
    assessGravity(text, language) === 'grave' ||
    mentionsGravity(text.title, language) ||
    isPolemic(text.title, language) ||
    opensGravely(text, language) ||
    countsTheDead(`${text.lead} . ${text.body}`, language) ||
    dwellsOnSuffering(joinTexts(document.blocks), language)
  )
    throw new EngineError('no_joke');
}

export function refuseCaptions(captions: readonly string[], language: string): void {
  const finding = assessHarm([...captions, captions.join(' ')], language);
  if (finding) throw toError(finding);
}

/** Keeps reported ones. @throws {EngineError} `harmful` or `self_harm` when that is its title, or all that it says. */
export function withoutHarm(document: SourceDocument): SourceDocument {
  const { metadata, blocks } = document;
  const language = getLanguage(document);
  const { title = '', description = '' } = metadata;
  const all = [title, description, ...blocks.flatMap(listTexts)];
  const sourceChars = all.reduce((sum, { length }) => sum + length, 0);
  const find = (texts: readonly string[]) => {
    // A title alone is too short to detect its language; the document's length is used instead.
    const finding = assessHarm(texts, language, sourceChars);
    return finding?.isReported ? undefined : finding;
  };
  const inTitle = find([title]);
  if (inTitle) throw toError(inTitle);
  const finding = find(all.slice(1));
  if (!finding) return document;
  const keep = (text: string) => !find([text]);
  const rest = blocks.flatMap((block): SourceBlock[] => {
    if (listTexts(block).every(keep)) return [block];
    if (block.type === 'list') return [{ ...block, items: block.items.filter(({ text }) => keep(text)) }];
    if (block.type !== 'paragraph') return [];
    const text = splitGateSentences(block.text).filter(keep).join(' ');
    return text === '' ? [] : [{ ...block, text }];
  });
  if (rest.flatMap(listTexts).join('').trim() === '') throw toError(finding);
  return { metadata: { ...metadata, ...(!keep(description) && { description: undefined }) }, blocks: rest };
}
