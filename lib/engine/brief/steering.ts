import { looks as lookList, type Mood } from '../brand/theme.ts';
import { type Layout, layouts, type Steering } from '../brief.ts';
import { joinPieces, joinWords, matchWords, pickSteering } from '../languages/patterns.ts';
import { type Shape, shapes } from '../modules.ts';
import { askedCount, type PictureWishes, readPictureWishes } from './picture-wishes.ts';

/** One message, headings only, or all that fits. */
export type Density = 'single' | 'sparse' | 'normal';

/** Wishes in the request's notes, whose words are never drawn. */
export interface Wishes extends PictureWishes {
  readonly layout?: Layout;
  /** A layout or the shape of one module ("layout: funnel"). */
  readonly shape?: Shape;
  readonly composition?: string;
  readonly looks: readonly Mood[];
  /** Statements read more slowly, so fewer fit. */
  readonly max: { readonly parallel: number; readonly statements: number };
  readonly density: Density;
}

type Named<Name> = readonly (readonly [Name, RegExp])[];

const layoutNames: Named<Layout> = (
  [
    ['pros-cons', 'prosCons'],
    ['steps', 'steps'],
    ['timeline', 'timeline'],
    ['comparison', 'comparison'],
    ['statistics', 'statistics'],
    ['ranking', 'ranking'],
    ['proportion', 'proportion'],
    ['cycle', 'cycle'],
    ['hierarchy', 'hierarchy'],
    ['quote', 'quote'],
    ['parts', 'parts'],
    ['list', 'list'],
  ] as const
).map(([name, field]) => [name, matchWords(pickSteering(field))]);

const lookNames: Named<Mood> = (['minimal', 'bold', 'dark', 'light', 'playful', 'editorial', 'colourful'] as const).map(
  (name) => [name, matchWords(pickSteering(name))],
);

const fewPoints = matchWords(pickSteering('fewPoints'));
const fewWords = matchWords(pickSteering('fewWords'));

const denied = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${joinWords(pickSteering('denials'))}|${joinWords(pickSteering('denialsOfForms'))})\s(?:\p{L}+\s){0,2}|(?:${joinPieces(pickSteering('denials'))})\p{L}{0,4})$`,
  'iu',
);
/** Letters that are read: notes may be long and hostile. */
const readLetters = 1500;

function findPlace(pattern: RegExp, notes: string): number {
  if (notes === '') return -1;
  for (const { index } of notes.matchAll(new RegExp(pattern, `${pattern.flags}g`)))
    if (!denied.test(notes.slice(Math.max(0, index - 40), index))) return index;
  return -1;
}

function namedIn<Name>(names: Named<Name>, notes: string): Name[] {
  return names
    .map(([name, pattern]) => ({ name, at: findPlace(pattern, notes) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

const usual = { parallel: 7, statements: 8 };
/** Surfaces seen for a moment or beside text have fewer points. */
const maxOn: Readonly<Record<string, { readonly parallel: number; readonly statements: number }>> = {
  story_reel: { parallel: 4, statements: 3 },
  blog_header: { parallel: 3, statements: 3 },
  linkedin_carousel_slide: { parallel: 5, statements: 4 },
};

const few = 3;

const densityOf: Readonly<Record<string, Density>> = { story_reel: 'sparse', blog_header: 'single' };

const designSentence = /(?:^|\s)Design: ([a-z-]{1,20})\.(?=\s|$)/;
const lookSentence = /(?:^|\s)Look: ([a-z-]{1,20})\.(?=\s|$)/;

/** Reads the notes: "layout: steps" and "as a timeline" name a layout, "dark" a look, "fewer points" a density. */
export function readSteering({ styleNotes = '', referenceNote = '', outcome = '' }: Steering): Wishes {
  const given = styleNotes.slice(0, readLetters);
  const composition = designSentence.exec(given)?.[1];
  const look = lookList.find((name) => name === lookSentence.exec(given)?.[1]);
  // A composition may share its name with a layout.
  const notes = given.replace(designSentence, ' ').replace(lookSentence, ' ');
  const asName = /(?<!\p{L})layout\s*[:=]\s*([a-z-]+)/iu.exec(notes)?.[1]?.toLowerCase();
  const namedShape = shapes.find((name) => name === asName);
  const layout = layouts.find((name) => name === asName) ?? (namedShape ? undefined : namedIn(layoutNames, notes)[0]);
  const shape = namedShape ?? layout;
  const asked = askedCount(notes);
  const max = Object.hasOwn(maxOn, outcome) ? (maxOn[outcome] ?? usual) : usual;
  const hasFewPoints = findPlace(fewPoints, notes) >= 0;
  const hasFewWords = findPlace(fewWords, notes) >= 0;
  const density = Object.hasOwn(densityOf, outcome) ? (densityOf[outcome] ?? 'normal') : 'normal';
  return {
    ...(layout ? { layout } : {}),
    ...(shape ? { shape } : {}),
    ...(composition ? { composition } : {}),
    ...readPictureWishes(notes),
    looks: [
      ...new Set([
        ...(look ? [look] : []),
        ...namedIn(lookNames, notes),
        ...namedIn(lookNames, referenceNote.slice(0, readLetters)),
      ]),
    ],
    max: {
      parallel: asked ? Math.max(asked, few) : hasFewPoints ? few : max.parallel,
      statements: asked ? Math.max(asked, few) : hasFewPoints || hasFewWords ? few : max.statements,
    },
    density: hasFewWords && density === 'normal' ? 'sparse' : density,
  };
}
