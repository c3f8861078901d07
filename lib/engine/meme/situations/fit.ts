import { aspects } from '../../../contract/limits.ts';
import { isUnspaced } from '../../brief/text/text.ts';
import type { MemeIdea } from '../../brief.ts';
import { pictureSizes } from '../../sizes.ts';
import { minCaptionSize } from '../captions.ts';
import { type Slot, templates } from '../templates/index.ts';

/** Wide letters' widths relative to the size, for a safe estimate. */
const letter = { panel: 0.58, outlined: 0.52, unspaced: 1.02 } as const;
const lineHeight = 1.3;
/** The share of a line that words fill, as they break whole: on several lines, and on one. */
const filled = { lines: 0.82, line: 0.94 } as const;

/** Whether a text fits its slot whole at the smallest size in every aspect; an estimate without a measurer. */
export function fitsSlot(text: string, { box, style, maxLines, minSize = minCaptionSize }: Slot): boolean {
  const width = minSize * (isUnspaced(text) ? letter.unspaced : letter[style]);
  return aspects.every((aspect) => {
    const [, , w, h] = box[aspect];
    const size = pictureSizes[aspect];
    const perLine = Math.floor((w * size.width) / width);
    const lines = Math.floor((h * size.height) / (minSize * lineHeight));
    const rows = text.split('\n');
    if (rows.length > 1) return rows.reduce((sum, row) => sum + Math.ceil(row.length / perLine), 0) <= lines;
    const count = Math.max(1, Math.min(maxLines, lines));
    return text.length <= perLine * count * (count > 1 ? filled.lines : filled.line);
  });
}

export function fitsTemplate({ template, captions }: MemeIdea): boolean {
  const slots = templates.get(template)?.slots ?? [];
  return Object.entries(captions).every(([role, text]) => {
    const slot = slots.find((each) => each.role === role);
    return slot !== undefined && fitsSlot(text, slot);
  });
}
