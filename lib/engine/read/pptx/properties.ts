import type { Metadata } from '../../document.ts';
import { joinAlternatives } from '../../languages/patterns.ts';
import type { ReadWords } from '../../languages/words/read-words.ts';
import { clip, maxReadChars, withoutInvisible } from '../clean-text.ts';
import { findRelation, type Package } from './package.ts';

export const joinPptxWords = (field: keyof NonNullable<ReadWords['pptx']>): string =>
  joinAlternatives(({ read }) => read?.pptx?.[field]);

const declaredTitle = new RegExp(
  String.raw`^(?:(?:microsoft )?(?:power ?point)?[\s-]*(?:${joinPptxWords('presentation')})?|(?:${joinPptxWords('slide')})\s*\d*|${joinPptxWords('untitled')}|.*\.(?:pptx?|potx?|key|odp))\s*\d*$`,
  'iu',
);
const givenAuthor = new RegExp(
  [
    String.raw`^(?:(?:microsoft )?office[- ]?(?:${joinPptxWords('users')})?|(?:ms|windows|default|local)?[- ]?(?:${joinPptxWords('users')})|${joinPptxWords('unsigned')}`,
    String.raw`python-pptx|pptxgenjs|openpyxl|apache poi|aspose.*|google(?: slides)?|libreoffice.*|steve canny|n\/a|[\w.+-]+@[\w.-]+|[^\p{L}\p{N}]*)\d*$`,
  ].join('|'),
  'iu',
);

export interface Properties extends Pick<Metadata, 'title' | 'author' | 'date' | 'language'> {}

export function readProperties(pack: Package): Properties {
  const core = findRelation(pack.relations(''), 'core-properties')?.target;
  const root = core === undefined ? undefined : pack.part(core);
  const readText = (name: string) =>
    clip(withoutInvisible(root?.child(name)?.text ?? '').replace(/\s+/g, ' '), maxReadChars.title);
  const [title, author, language] = [readText('title'), readText('creator'), readText('language')];
  return {
    title: declaredTitle.test(title) ? undefined : title || undefined,
    author: givenAuthor.test(author) ? undefined : author || undefined,
    date: [readText('modified'), readText('created')].find(isDate),
    language: language || undefined,
  };
}

const isDate = (text: string): boolean =>
  /^(?:199|2\d\d)\d-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?$/.test(text) && !Number.isNaN(Date.parse(text));
