import type { Block } from '../../document.ts';
import { joinAlternatives } from '../../languages/patterns.ts';
import { isCredit } from './noise-words.ts';

/** Unreplaced shortcodes: `[gallery ids="1,2"]`, `[/caption]`. */
const shortcode =
  /\[(?:\/[a-z][\w-]{1,30}|[a-z][\w-]{1,30}(?:\s{1,3}[\w-]{1,30}=(?:"[^"\]]{0,200}"|“[^”\]]{0,200}”|'[^'\]]{0,200}'|[^\s"'\]]{1,200})){1,12}\s?\/?)\]/gi;
const template = /\{\{[^{}]{1,600}\}\}|\{%[^{}%]{1,100}%\}/g;
/** Note marks typed as text; after letters they may be an index. */
const noteMark = new RegExp(
  String.raw`(?<=[.,;:!?。、”"’)])(?:\s?\[(?:\d{1,3}|[a-z]|${joinAlternatives(({ read }) => read?.noise?.noteMarks)})\])+`,
  'giu',
);

/** "[read more ]": a link inside the text. */
const linkInBrackets = new RegExp(
  String.raw`\s?\[\s*(?:${joinAlternatives(({ read }) => read?.noise?.inBrackets)})(?!\p{L})[^[\]]{0,40}\]`,
  'giu',
);
/** A note's star or number behind a word or quotation: not a gender star, emphasis or product. */
const noteStar = /(?<=\p{L}{2})\*(?=[\s,.;:!?)]|$)/u;
const noteNumber = /(?<=[.!?…][”»“])\d{1,2}$/u;
/** "06.03.2016Plan": the day and the text lost the space between them. */
const gluedDay = /^\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}(?=\p{Lu}\p{Ll})/u;
/** "( on the quay )", "the works , said". */
const spacedBracket = /\(\s+([^()]{1,200}?)\s*\)|\(([^()]{1,200}?)\s+\)/g;
const spacedStop = /(?<=[\p{L}\p{N})”»"])\s+(?=[,.](?:\s(?!\.)|$))/gu;

const needsCleaning = /[[{*]|[”»“]\d|\(\s|\s[),.]|^\d/;

export function withoutMarks(block: Block): Block {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return needsCleaning.test(block.text) ? { ...block, text: clean(block.text) } : block;
    case 'list':
      return block.items.some(({ text }) => needsCleaning.test(text))
        ? {
            ...block,
            items: block.items.map((item) => ({ ...item, text: clean(item.text) })).filter(({ text }) => text),
          }
        : block;
    default:
      return block;
  }
}

function clean(text: string): string {
  const closed = new Set(Array.from(text.matchAll(/\[\/([a-z][\w-]{1,30})\]/gi), ([, name]) => name?.toLowerCase()));
  return text
    .replace(shortcode, '')
    .replace(/\[([a-z][\w-]{1,30})\]/gi, (all, name: string) => (closed.has(name.toLowerCase()) ? '' : all))
    .replace(linkInBrackets, '')
    .replace(template, '')
    .replace(noteMark, '')
    .replace(/(?<=\S)\s?\[\]$/, '')
    .replace(/^[^*]*\*[^*]*$/u, (line) => line.replace(noteStar, ''))
    .replace(noteNumber, '')
    .replace(gluedDay, '')
    .replace(spacedBracket, (_, inside, before) => `(${inside ?? before})`)
    .replace(spacedStop, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const bracketed = joinAlternatives(({ read }) => read?.noise?.creditInBrackets);
const readPictures = (field: 'named' | 'creditNames' | 'credits') =>
  joinAlternatives(({ read }) => read?.pictures?.[field]);
const opensCredit = `(?:${readPictures('named')})(?: (?:${readPictures('creditNames')})s?)?|${readPictures('credits')}|©`;
const creditAtEnd = new RegExp(
  String.raw`\s*[([](?:(?:${joinAlternatives(({ read }) => read?.noise?.credit)}|${bracketed})[^()[\]]{0,100}|(?:ap|afp|getty|reuters)\b[^()[\]]{0,60}|[^()[\]]{2,60}\/\s?(?:ap|afp|epa|dpa|reuters|getty)\b[^()[\]]{0,40})[)\]]\.?$|(?:^|(?<=[.!?。]))\s*(?:${opensCredit})(?:\s?[:：©/]|\s?\.{3}|…|\s(?=\p{Lu}))[^.!?]{1,80}\.?$`,
  'iu',
);
const maxCaptionChars = 1000;

const maxCreditChars = 100;
/** "Ada Lund / AP", "EFE": agencies need no word before them. */
const agencyAlone =
  /^(?:[\p{L}.’' -]{2,40}\s?[/|]\s?)?(?:AP|AFP|ANSA|APA|dpa|EFE|EPA|Getty(?: Images)?|Keystone|Reuters|Xinhua)(?:[\s/|][\p{L}.’' /-]{2,40})?$/u;

export function withoutCredit(block: Block): Block {
  if (block.type !== 'figure' || !block.caption || block.caption.length > maxCaptionChars) return block;
  const { caption: whole, ...figure } = block;
  const bare = whole.replace(creditAtEnd, '').trim();
  const caption = agencyAlone.test(whole) || isCredit.test(bare) ? '' : bare;
  const said = whole
    .slice(caption.length)
    .trim()
    .replace(/^[\s([]+|[\s)\].]+$/gu, '');
  const credit = whole.startsWith(caption) && said !== '' && said.length <= maxCreditChars && { credit: said };
  return { ...figure, ...(caption && { caption }), ...credit };
}
