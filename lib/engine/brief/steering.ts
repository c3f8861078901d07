import { looks as lookList, type Mood } from '../brand/theme.ts';
import { type Layout, layouts, type Steering } from '../brief.ts';
import { joinPieces, joinWords, matchWords, pickSteering } from '../languages/patterns.ts';
import { type ShapeName, shapes } from '../modules.ts';
import { noteSentences } from '../note-sentences.ts';
import { findAskedCount, type PictureWishes, readPictureWishes } from './picture-wishes.ts';

/** One message, headings only, or all that fits. */
export type Density = 'single' | 'sparse' | 'normal';

export interface Wishes extends PictureWishes {
  readonly layout?: Layout;
  /** A layout or the shape of one module ("layout: funnel"). */
  readonly shape?: ShapeName;
  readonly composition?: string;
  readonly looks: readonly Mood[];
  /** Statements read more slowly, so fewer fit. */
  readonly max: { readonly parallel: number; readonly statements: number };
  readonly minStatements: number;
  readonly density: Density;
}

type NamePatterns<Name> = readonly (readonly [Name, RegExp])[];

const shapeNames: NamePatterns<ShapeName> = shapes.map((name) => [name, matchWords(pickSteering(name))]);

const lookNames: NamePatterns<Mood> = (
  [
    'minimal',
    'bold',
    'dark',
    'light',
    'playful',
    'editorial',
    'colourful',
    'paper',
    'blueprint',
    'illustrated',
  ] as const
).map((name) => [name, matchWords(pickSteering(name))]);

const fewPoints = matchWords(pickSteering('fewPoints'));
const fewWords = matchWords(pickSteering('fewWords'));

const denied = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${joinWords(pickSteering('denials'))}|${joinWords(pickSteering('denialsOfForms'))})\s(?:\p{L}+\s){0,2}|(?:${joinPieces(pickSteering('denials'))})\p{L}{0,4})$`,
  'iu',
);
/** Letters that are read: notes may be long and hostile. */
const readLetters = 1500;

interface Span {
  readonly at: number;
  readonly length: number;
}

function findPlace(pattern: RegExp, notes: string): Span | undefined {
  if (notes === '') return undefined;
  for (const { index, 0: found } of notes.matchAll(new RegExp(pattern, `${pattern.flags}g`)))
    if (!denied.test(notes.slice(Math.max(0, index - 40), index))) return { at: index, length: found.length };
  return undefined;
}

/** In the order of the notes; of names that begin at one place the longer first ("flow" in "flow chart"). */
function listNamed<Name>(names: NamePatterns<Name>, notes: string): Name[] {
  return names
    .flatMap(([name, pattern]) => {
      const place = findPlace(pattern, notes);
      return place ? [{ name, ...place }] : [];
    })
    .toSorted((a, b) => a.at - b.at || b.length - a.length)
    .map(({ name }) => name);
}

const usual = { parallel: 7, statements: 8 };
/** Surfaces seen for a moment or beside text have fewer points. */
const maxOn: Readonly<Record<string, { readonly parallel: number; readonly statements: number }>> = {
  story_reel: { parallel: 4, statements: 3 },
  blog_header: { parallel: 3, statements: 3 },
  linkedin_carousel_slide: { parallel: 5, statements: 4 },
};

/** Whether less of a source is said at the place where the picture is to appear. */
export const saysLess = (outcome: string): boolean => Object.hasOwn(maxOn, outcome);

const few = 3;

const densityOf: Readonly<Record<string, Density>> = { story_reel: 'sparse', blog_header: 'single' };

const { design: designSentence, look: lookSentence } = noteSentences;
const withoutNamed = (notes: string): string =>
  notes.replace(designSentence.pattern, ' ').replace(lookSentence.pattern, ' ');
const otherSentences = [noteSentences.brandColor, noteSentences.layout, noteSentences.take].map(
  ({ pattern }) => new RegExp(pattern, 'gi'),
);

export const hasOwnWords = (notes = ''): boolean =>
  otherSentences.reduce((rest, sentence) => rest.replace(sentence, ' '), withoutNamed(notes)).trim() !== '';

export function readSteering({ styleNotes = '', referenceNote = '', outcome = '' }: Steering): Wishes {
  const given = styleNotes.slice(0, readLetters);
  const composition = designSentence.pattern.exec(given)?.[1];
  const look = lookList.find((name) => name === lookSentence.pattern.exec(given)?.[1]);
  const notes = withoutNamed(given);
  const asName = /(?<!\p{L})layout\s*[:=]\s*([a-z-]+)/iu.exec(notes)?.[1]?.toLowerCase();
  const namedShape = shapes.find((name) => name === asName);
  const shape = namedShape ?? listNamed(shapeNames, notes)[0];
  const layout = layouts.find((name) => name === shape);
  const asked = findAskedCount(notes);
  const max = Object.hasOwn(maxOn, outcome) ? (maxOn[outcome] ?? usual) : usual;
  const hasFewPoints = findPlace(fewPoints, notes) !== undefined;
  const hasFewWords = findPlace(fewWords, notes) !== undefined;
  const density = Object.hasOwn(densityOf, outcome) ? (densityOf[outcome] ?? 'normal') : 'normal';
  const looks = [
    ...new Set([
      ...(look ? [look] : []),
      ...listNamed(lookNames, notes),
      ...listNamed(lookNames, referenceNote.slice(0, readLetters)),
    ]),
  ];
  const wished = readPictureWishes(notes);
  return {
    ...(layout ? { layout } : {}),
    ...(shape ? { shape } : {}),
    ...(composition ? { composition } : {}),
    ...(looks.includes('colourful') && { drawings: 'full' as const }),
    ...wished,
    looks,
    max: {
      parallel: asked ? Math.max(asked, few) : hasFewPoints ? few : max.parallel,
      statements: asked ? Math.max(asked, few) : hasFewPoints || hasFewWords ? few : max.statements,
    },
    minStatements: asked ?? (shape ? few : 1),
    density: hasFewWords && density === 'normal' ? 'sparse' : density,
  };
}
