import type { BriefModule } from '../modules.ts';
import { chooseRows, matchRow, type RowText } from './matching/choose-rows.ts';
import type { Match } from './matching/find-words.ts';
import { countSupport } from './matching/read-domains.ts';
import { tokenize } from './matching/stem.ts';
import { isFitting, type Matter } from './matter.ts';

/** Words and characters of a row that names a thing; longer ones are sentences. */
const maxNaming = { words: 5, chars: 40 } as const;
/** Other words of a thing's domain in the text: beside a near word, and beside a name. */
const minSupport = { near: 2, named: 1 } as const;
/** Share of the rows from which on a list is one of things, whatever its text is about. */
const minThings = 0.6;
const minRows = 3;

const isNaming = (heading: string): boolean =>
  heading.length <= maxNaming.chars && tokenize(heading).length <= maxNaming.words;

/**
 * Decides which words of rows mean what would be drawn. A sentence names many things by the way, and its drawing was wrong in
 * four of eight: it gets none.
 */
function judgeRows(rows: readonly RowText[], matter: Matter): (match: Match) => boolean {
  const { about, language, known } = matter;
  const areSentences = rows.filter(({ heading }) => !isNaming(heading)).length * 2 > rows.length;
  const support = ({ drawing, key }: Match) => countSupport(drawing, new Set([key]), about);
  if (areSentences) return () => false;
  const direct = rows.filter(({ heading }) =>
    matchRow({ heading }, language, known, ({ kind }) => kind !== 'near').some(({ score }) => score >= 0.85),
  );
  const areThings = rows.length >= minRows && direct.length >= rows.length * minThings;
  return (match) => {
    if (match.kind === 'near') return support(match) >= minSupport.near;
    return areThings || support(match) >= minSupport.named;
  };
}

/** Gives rows their drawings, by the texts they are matched by. */
function illustrateRows<Row extends { readonly drawing?: string | undefined }>(
  rows: readonly Row[],
  textOf: (row: Row) => RowText,
  taken: Set<string>,
  matter: Matter,
): Row[] {
  const texts = rows.map(textOf);
  const isMeant = judgeRows(texts, matter);
  const matches = texts.map((text) => matchRow(text, matter.language, matter.known, isMeant));
  const chosen = chooseRows(matches, {
    isAllowed: (drawing) => isFitting(matter, drawing) && !taken.has(drawing),
    isStrict: matter.gravity === 'serious',
  });
  return rows.map((row, index) => {
    const drawing = row.drawing ?? chosen[index];
    if (drawing === undefined) return row;
    taken.add(drawing);
    return { ...row, drawing };
  });
}

/** A module with the drawings of its rows; `taken` are drawn already. */
export function illustrateModule(module: BriefModule, taken: Set<string>, matter: Matter): BriefModule {
  const byLabel = ({ label }: { readonly label: string }): RowText => ({ heading: label });
  switch (module.kind) {
    case 'statements':
      return { ...module, items: illustrateRows(module.items, (item) => item, taken, matter) };
    case 'items':
    case 'sequence':
      // Items of a kind's form have fields of their own; a row keeps them all.
      return { ...module, items: illustrateRows(module.items, (item) => item, taken, matter) } as BriefModule;
    case 'chart':
      return { ...module, rows: illustrateRows(module.rows, byLabel, taken, matter) };
    case 'sides':
      return { ...module, sides: illustrateRows(module.sides, ({ name }) => ({ heading: name }), taken, matter) };
    case 'numbers':
      return { ...module, figures: illustrateRows(module.figures, byLabel, taken, matter) };
    default:
      return module;
  }
}
