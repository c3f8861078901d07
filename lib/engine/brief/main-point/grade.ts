import type { SourceDocument } from '../../document.ts';
import type { Language } from '../../languages/index.ts';
import { joinForms, perPageLanguage } from '../../languages/patterns.ts';
import { listItems } from '../outline/outline-text.ts';
import { capitalize, tidy } from '../text/text.ts';

/** A reviewer's own grade, as the source writes it ("C+", "7/10", "4 von 5 Sternen"). */
export interface Grade {
  readonly value: string;
  readonly label: string;
  readonly sentence: string;
}

/** Letters of its line; prose before it, in paragraphs: a widget of the site's users stands above the text. */
const max = { line: 64 };
const min = { before: 4, prose: 120 };

const getGraded = perPageLanguage((among) => {
  const [label, of, stars] = [
    joinForms('gradeLabel', among),
    joinForms('gradeOf', among),
    joinForms('gradeStars', among),
  ];
  const number = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;
  const share = String.raw`${number}\s?(?:\/|(?:${of}))\s?(?:5|6|10|20|100)(?:\s(?:${stars}))?`;
  return {
    labelled: new RegExp(
      String.raw`^(?<label>${label})\s*[:：–—-]\s*(?<value>[A-Fa-f][+−–-]?|${share}|\d{2,3}\s?%|[★☆⭐½✭✩]{3,6})\s*[.!]?$`,
      'iu',
    ),
    letter: /^[A-F][+−–-]?$/,
  };
});

function listLines({ blocks }: SourceDocument): { readonly text: string; readonly isProse: boolean }[] {
  return blocks.flatMap((block) => {
    if (block.type === 'list') return listItems(block).map((text) => ({ text: tidy(text), isProse: false }));
    if (block.type !== 'paragraph' && block.type !== 'heading') return [];
    return block.text.split('\n').map((line) => ({ text: tidy(line), isProse: line.length >= min.prose }));
  });
}

export function findGrade(document: SourceDocument, language: Language | undefined): Grade | undefined {
  const { labelled, letter } = getGraded(language);
  let before = 0;
  const found = listLines(document).flatMap(({ text, isProse }): Grade[] => {
    if (isProse) before += 1;
    const { label = '', value = '' } = text.length > max.line ? {} : (labelled.exec(text)?.groups ?? {});
    const isGrade = value !== '' && (!/^\p{L}/u.test(value) || letter.test(value)) && before >= min.before;
    return isGrade ? [{ value: tidy(value), label: capitalize(label), sentence: text }] : [];
  });
  const [first, ...others] = found;
  return first !== undefined && others.every(({ value }) => value === first.value) ? first : undefined;
}
