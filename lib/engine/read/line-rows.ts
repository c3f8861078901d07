import type { Block } from '../document.ts';

const minRows = 3;
/** In characters: of a row's name, of its value, and of the sentence that holds them all. */
const max = { name: 30, value: 24, sentence: 500 } as const;

const name = String.raw`\p{L}[^,;:.!?\d]{1,${max.name}}`;
const value = String.raw`[^,;:.!?\p{L}]{0,3}\p{N}(?:[^,;:!?]|[,.:](?=\p{N})){0,${max.value}}?`;
/** "North stop: 14 → 23"; behind a lead's colon also "Anna 14 min". */
const named = new RegExp(`^(${name}):\\s(${value})$`, 'u');
const bare = new RegExp(`^${name}\\s${value}$`, 'u');
const leads = /^(.{3,120}?:)\s(.+)$/u;

function listRows(said: string, row: RegExp): readonly string[] {
  const rows = said
    .replace(/[.。]$/u, '')
    .split(/[,;]\s+/u)
    .map((part) => part.trim());
  return rows.length >= minRows && rows.every((part) => row.test(part)) ? rows : [];
}

function readRows(sentence: string): { readonly lead: string; readonly rows: readonly string[] } | undefined {
  const whole = listRows(sentence, named);
  if (whole.length > 0) return { lead: '', rows: whole };
  const [, lead = '', said = ''] = leads.exec(sentence) ?? [];
  const rows = [named, bare].map((row) => listRows(said, row)).find(({ length }) => length > 0);
  return rows && { lead, rows };
}

function splitParagraph(block: Block): readonly Block[] {
  if (block.type !== 'paragraph' || block.text.length > max.sentence || block.text.includes('\n')) return [block];
  // Only the last sentence is looked at: a list in one line ends its paragraph.
  const at = /^.*[.!?。]\s(?=\p{Lu}[^.!?]*:)/u.exec(block.text)?.[0].length ?? 0;
  const found = readRows(block.text.slice(at).trim());
  if (!found) return [block];
  const text = `${block.text.slice(0, at)}${found.lead}`.trim();
  const items = found.rows.map((row) => ({ text: row, level: 0 }));
  return [...(text ? [{ type: 'paragraph', text } as const] : []), { type: 'list', ordered: false, items }];
}

export const withLineRows = (blocks: readonly Block[]): Block[] => blocks.flatMap(splitParagraph);
