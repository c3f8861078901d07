import type { BriefModule } from '../modules.ts';
import { chooseRows, matchRow, type RowText } from './matching/choose-rows.ts';
import type { Match } from './matching/find-words.ts';
import { countSupport } from './matching/read-domains.ts';
import { tokenize } from './matching/stem.ts';
import { isFitting, type Matter } from './matter.ts';

/** Limits of a row that names a thing; longer rows are sentences. */
const maxNaming = { words: 5, chars: 40 } as const;
/** Other words of the thing's domain that the text must have. */
const minSupport = { near: 2, named: 1 } as const;
/** Share of rows naming things from which a list counts as one of things, whatever the text's subject. */
const minThings = 0.6;
const minRows = 3;

const isNaming = (heading: string): boolean =>
  heading.length <= maxNaming.chars && tokenize(heading).length <= maxNaming.words;

/** Judges which matches are meant literally. Sentences get no drawing: four of eight were wrong in a test. */
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

function illustrateRows<Row extends { readonly drawing?: string | undefined }>(
  rows: readonly Row[],
  joinText: (row: Row) => RowText,
  taken: Set<string>,
  matter: Matter,
): Row[] {
  const texts = rows.map(joinText);
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

/** A module with drawings for its rows; skips and extends `taken`. */
export function illustrateModule(module: BriefModule, taken: Set<string>, matter: Matter): BriefModule {
  const byLabel = ({ label }: { readonly label: string }): RowText => ({ heading: label });
  switch (module.kind) {
    case 'statements':
      return { ...module, items: illustrateRows(module.items, (item) => item, taken, matter) };
    case 'items':
    case 'sequence':
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
