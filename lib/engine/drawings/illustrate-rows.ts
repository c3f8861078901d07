import type { BriefModule } from '../modules.ts';
import { getKind } from './grounds.ts';
import { chooseRows, isNaming, matchRow, type RowText } from './matching/choose-rows.ts';
import { countSupport } from './matching/read-domains.ts';
import type { Match } from './matching/word-index.ts';
import { isFitting, type Matter } from './matter.ts';
import { ofAnything, signs } from './wide-meanings.ts';

/** Other words of the thing's domain that the text must have. */
const minSupport = { near: 2, named: 1 } as const;
/** Share of rows naming things from which a list counts as one of things, whatever the text's subject. */
const minThings = 0.6;
const minRows = 3;
/** Scores of rows that name a thing, most of which must be this sure, and some surer. */
const naming = { direct: 0.8, sure: 0.85 } as const;
const minSure = 2;

/** Where a sentence names what it is about: within so many characters, in scripts without spaces signs. */
const opening = { chars: 30, signs: 10, score: 0.9 } as const;

/** Only its opening thing, of the text's own field: of things named anywhere in it four of eight were wrong. */
function isOpening({ drawing, kind, score, at, key }: Match, { about, language }: Matter): boolean {
  if (kind === 'near' || score < opening.score || at >= (language.hasSpaces ? opening.chars : opening.signs))
    return false;
  if (ofAnything.has(drawing) || signs.has(drawing) || getKind(drawing) === 'people') return false;
  return countSupport(drawing, new Set([key]), about) >= minSupport.named;
}

function judgeRows(rows: readonly RowText[], matter: Matter): (match: Match) => boolean {
  const { about, language, known } = matter;
  const areSentences = rows.filter(({ heading }) => !isNaming(heading)).length * 2 > rows.length;
  const countSupportFor = ({ drawing, key }: Match) => countSupport(drawing, new Set([key]), about);
  if (areSentences) return (match) => isOpening(match, matter);
  const found = rows.map((row) => {
    const [best] = matchRow({ heading: row.heading }, language, known, ({ kind }) => kind !== 'near');
    return { drawing: best?.drawing, score: best?.score ?? 0 };
  });
  const direct = found.filter(({ score }) => score >= naming.direct);
  const sure = direct.filter(({ score }) => score >= naming.sure);
  const areThings = direct.length >= Math.max(minRows, rows.length * minThings) && sure.length >= minSure;
  const isFood = areFood(direct.map(({ drawing }) => drawing));
  return (match) => {
    if (isFood && getKind(match.drawing) !== 'food') return false;
    if (match.kind === 'near') return areThings || countSupportFor(match) >= minSupport.near;
    return areThings || countSupportFor(match) >= minSupport.named;
  };
}

/** Minimum rows, and share of those that name things, from which a list is one of food, where oil is not a barrel. */
const [minFood, foodShare] = [2, 0.5];

const areFood = (drawings: readonly (string | undefined)[]): boolean => {
  const food = drawings.filter((drawing) => drawing !== undefined && getKind(drawing) === 'food');
  return food.length >= minFood && food.length >= drawings.length * foodShare;
};

function illustrateRows<Row extends { readonly drawing?: string | undefined }>(
  rows: readonly Row[],
  joinText: (row: Row) => RowText,
  taken: Set<string>,
  shown: ReadonlySet<string>,
  matter: Matter,
): Row[] {
  const texts = rows.map(joinText);
  const isMeant = judgeRows(texts, matter);
  const matches = texts.map((text) => matchRow(text, matter.language, matter.known, isMeant));
  const chosen = chooseRows(matches, {
    isAllowed: (drawing) => isFitting(matter, drawing) && !taken.has(drawing),
    isShown: (drawing) => shown.has(drawing),
    isStrict: matter.gravity === 'serious',
  });
  return rows.map((row, index) => {
    const drawing = row.drawing ?? chosen[index];
    if (drawing === undefined) return row;
    taken.add(drawing);
    return { ...row, drawing };
  });
}

export function illustrateModule(
  module: BriefModule,
  taken: Set<string>,
  shown: ReadonlySet<string>,
  matter: Matter,
): BriefModule {
  const toRowText = ({ label }: { readonly label: string }): RowText => ({ heading: label });
  switch (module.kind) {
    case 'statements':
      return { ...module, items: illustrateRows(module.items, (item) => item, taken, shown, matter) };
    case 'items':
    case 'sequence':
      return { ...module, items: illustrateRows(module.items, (item) => item, taken, shown, matter) } as BriefModule;
    case 'chart':
      return { ...module, rows: illustrateRows(module.rows, toRowText, taken, shown, matter) };
    case 'sides':
      return {
        ...module,
        sides: illustrateRows(module.sides, ({ name }) => ({ heading: name }), taken, shown, matter),
      };
    case 'numbers':
      return { ...module, figures: illustrateRows(module.figures, toRowText, taken, shown, matter) };
    default:
      return module;
  }
}
