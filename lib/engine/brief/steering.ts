import { looks as lookList, type Mood } from '../brand/theme.ts';
import { type Layout, layouts, type Steering } from '../brief.ts';
import { joinPieces, joinWords, matchWords, pickSteering } from '../languages/patterns.ts';
import { type Shape, shapes } from '../modules.ts';
import { askedCount, type PictureWishes, readPictureWishes } from './picture-wishes.ts';

/** How much a picture says: one message, headings alone, or all there is room for. */
export type Density = 'single' | 'sparse' | 'normal';

/** What the request's notes ask for. Nothing of their words is ever drawn. */
export interface Wishes extends PictureWishes {
  readonly layout?: Layout;
  /** The shape they name: a layout, or a shape of one module ("layout: funnel"). */
  readonly shape?: Shape;
  /** The composition they name ("Design: bento."), by the name that a picture of it reported. */
  readonly composition?: string;
  /** Looks they name, in the order of the notes; "Look: night." goes before all. */
  readonly looks: readonly Mood[];
  /** Most points of parallel ones, and of plain statements, which read slower. */
  readonly most: { readonly parallel: number; readonly statements: number };
  /** Whether the surface is looked at for a moment. */
  readonly density: Density;
}

type Named<Name> = readonly (readonly [Name, RegExp])[];

/** The layouts as notes name them; where two names start at one place, the earlier here goes first. */
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

/** Right before a name: "no", "instead of a". */
const denied = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${joinWords(pickSteering('denials'))}|${joinWords(pickSteering('denialsOfForms'))})\s(?:\p{L}+\s){0,2}|(?:${joinPieces(pickSteering('denials'))})\p{L}{0,4})$`,
  'iu',
);
/** Notes may be long and hostile: they are read by their start. */
const readLetters = 1500;

/** The first place where a name stands undenied; -1 for none. */
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
/** Surfaces that are looked at for a moment, or beside a text of their own, carry fewer points. */
const maxOn: Readonly<Record<string, { readonly parallel: number; readonly statements: number }>> = {
  story_reel: { parallel: 4, statements: 3 },
  blog_header: { parallel: 3, statements: 3 },
  linkedin_carousel_slide: { parallel: 5, statements: 4 },
};

/** What is left where fewer were asked for: less would be no list. */
const few = 3;

const densityOf: Readonly<Record<string, Density>> = { story_reel: 'sparse', blog_header: 'single' };

const designSentence = /(?:^|\s)Design: ([a-z-]{1,20})\.(?=\s|$)/;
const lookSentence = /(?:^|\s)Look: ([a-z-]{1,20})\.(?=\s|$)/;

/**
 * Reads the notes; `layout: steps` and "as a timeline" name a layout, plain words like "dark" a look, and "fewer points" or
 * "few words" how much is said.
 */
export function readSteering({ styleNotes = '', referenceNote = '', outcome = '' }: Steering): Wishes {
  const given = styleNotes.slice(0, readLetters);
  const composition = designSentence.exec(given)?.[1];
  const look = lookList.find((name) => name === lookSentence.exec(given)?.[1]);
  // A composition's name may be a layout's as well, which asks for something else.
  const notes = given.replace(designSentence, ' ').replace(lookSentence, ' ');
  const asName = /(?<!\p{L})layout\s*[:=]\s*([a-z-]+)/iu.exec(notes)?.[1]?.toLowerCase();
  const namedShape = shapes.find((name) => name === asName);
  const layout = layouts.find((name) => name === asName) ?? (namedShape ? undefined : namedIn(layoutNames, notes)[0]);
  const shape = namedShape ?? layout;
  const asked = askedCount(notes);
  const most = Object.hasOwn(maxOn, outcome) ? (maxOn[outcome] ?? usual) : usual;
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
    most: {
      parallel: asked ? Math.max(asked, few) : hasFewPoints ? few : most.parallel,
      statements: asked ? Math.max(asked, few) : hasFewPoints || hasFewWords ? few : most.statements,
    },
    density: hasFewWords && density === 'normal' ? 'sparse' : density,
  };
}
