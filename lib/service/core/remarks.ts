import type { MemeDraft, Picture, UnmetWish } from '../../engine/index.ts';
import { escapePattern } from '../../engine/letters.ts';
import type { StoredJob } from './record.ts';

export type RemarkCode =
  | UnmetWish
  | 'topic'
  | 'trend'
  | 'brand_color'
  | 'logo'
  | 'font'
  | 'fonts'
  | 'font_unnamed'
  | 'sheet_unread'
  | 'sheet_empty';

/** Reported with a picture, in its prompt; the extension has words for it in its user's language (`remark_<code>`). */
export interface Remark {
  readonly code: RemarkCode;
  readonly names: readonly string[];
}

export const remarkSentences: Readonly<Record<RemarkCode, string>> = {
  layout: 'The source does not hold the layout that was asked for.',
  points: 'The source does not hold the number of points that was asked for.',
  numbers: 'Not all numbers could be left out.',
  photo: 'There is no photo of the source that could be drawn.',
  drawings: 'A grave matter gets no drawings.',
  look: 'A picture has one look, and a grave matter its own.',
  notes: 'The picture would be the same without the notes.',
  composition: 'The composition that was asked for does not fit.',
  template: 'The source has no words for the template that was asked for.',
  mood: 'The source has no joke in the mood that was asked for.',
  audience: 'No joke for the audience that was named suits the source.',
  words: 'The source’s words are too many for large ones.',
  avoid: 'What was to be avoided is what the source is about.',
  outcome: 'The place where it is to appear changes nothing about this picture.',
  topic: 'The joke is on “$1”, which is talked about now.',
  trend: 'Memes of this kind are popular now.',
  brand_color: 'The brand’s site names no colour.',
  logo: 'The brand’s logo could not be loaded.',
  font: 'The font “$1” could not be loaded: $2 stands in for it.',
  fonts: 'The font “$1” could not be loaded: $2 and $3 stand in for it.',
  font_unnamed: 'Its style sheet has no font “$1”.',
  sheet_unread: 'The font’s style sheet could not be read.',
  sheet_empty: 'The font’s style sheet names no font that can be loaded.',
};

const createRemark = (code: RemarkCode, ...names: readonly string[]): Remark => ({ code, names });

export function listRemarks({ results }: StoredJob, { standIns = [], lacksLogo, unmet = [] }: Picture): Remark[] {
  return [
    ...(results.brand?.colors.length === 0 ? [createRemark('brand_color')] : []),
    ...(lacksLogo ? [createRemark('logo')] : []),
    ...unmet.map((wish) => createRemark(wish)),
    ...Array.from(
      Map.groupBy(standIns, ({ name }) => name),
      ([name, each]) => {
        const instead = [...new Set(each.map((standIn) => standIn.instead))];
        return createRemark(instead.length > 1 ? 'fonts' : 'font', name, ...instead);
      },
    ),
  ];
}

/** Reports what of the day's feeds a meme uses. */
export const listTrends = ({ results }: StoredJob, { template, topic }: MemeDraft): Remark[] => [
  ...(topic === undefined ? [] : [createRemark('topic', topic)]),
  ...(results.scouted?.topics.includes(`format:${template}`) ? [createRemark('trend')] : []),
];

const writeRemark = ({ code, names }: Remark): string =>
  remarkSentences[code].replace(/\$(\d)/g, (_, place) => names[Number(place) - 1] ?? '');

export const joinRemarks = (remarks: readonly Remark[]): string =>
  remarks.length > 0 ? ` (${[...new Set(remarks.map(writeRemark))].join(' ')})` : '';

const isCode = (text: string): text is RemarkCode => Object.hasOwn(remarkSentences, text);

const patterns = Object.entries(remarkSentences).flatMap(([code, sentence]) => {
  const source = escapePattern(sentence).replace(/\\\$\d/g, '(.+?)');
  return isCode(code) ? [{ code, pattern: new RegExp(`^${source}(?: |$)`, 'u') }] : [];
});

function readAll(text: string): Remark[] | undefined {
  if (text === '') return [];
  for (const { code, pattern } of patterns) {
    const [said, ...names] = pattern.exec(text) ?? [];
    const rest = said === undefined ? undefined : readAll(text.slice(said.length));
    if (rest !== undefined) return [createRemark(code, ...names), ...rest];
  }
  return undefined;
}

export function splitRemarks(text: string): { readonly shows: string; readonly remarks: readonly Remark[] } {
  for (let at = text.lastIndexOf(' ('); at >= 0 && text.endsWith('.)'); at = text.lastIndexOf(' (', at - 1)) {
    const remarks = readAll(text.slice(at + 2, -1));
    if (remarks !== undefined) return { shows: text.slice(0, at), remarks };
    if (at === 0) break;
  }
  return { shows: text, remarks: [] };
}
