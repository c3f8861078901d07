import { share } from '../jokes/chance.ts';
import type { Signs } from './words.ts';

/** A drawing with room for one line, and the role of its slot. */
export type LineDrawing = readonly [template: string, role: string];

const night: LineDrawing = ['thoughts', 'third'];
const shocked: LineDrawing = ['shocked', 'moment'];
const weary: LineDrawing = ['weary', 'moment'];
const doubtful: LineDrawing = ['doubtful', 'moment'];
const proud: LineDrawing = ['proud', 'moment'];
const delighted: LineDrawing = ['delighted', 'moment'];
const furious: LineDrawing = ['sign', 'sign'];
const preached: LineDrawing = ['proclaim', 'top'];
const amidChaos: LineDrawing = ['calm', 'chaos'];

/** What a line feels like, and the drawings that carry it; those of one mood fit alike. In this order the first found wins. */
const moods = {
  anger: [furious],
  fear: [shocked, night],
  trouble: [amidChaos, weary, shocked],
  surprise: [shocked, doubtful, night],
  triumph: [proud, delighted],
  opinion: [furious],
  tired: [weary, night],
  joy: [delighted, proud],
  doubt: [doubtful, night],
} as const satisfies Record<string, readonly LineDrawing[]>;
type Mood = keyof typeof moods;
const glad: ReadonlySet<Mood> = new Set(['joy', 'triumph']);

/** Of a line without a mood: it is announced, wondered about, or one lies awake over it. */
const plain: readonly LineDrawing[] = [preached, doubtful, night];

/** Moods that are drawn only where a line has words of them, or where they are wanted all the same. */
const upset = [furious, shocked] as const;

/** From here on a number surprises; years are none, and smaller ones are anybody's. */
const large = /(?<![\p{N}.,])\p{N}{1,3}(?:[.,’\s]\p{N}{3})+(?![\p{N}])|(?<!\p{N})\p{N}{5,}|\p{N}\s?%/u;

const known = new WeakMap<Signs, Map<string, readonly Mood[]>>();
/** Lines whose moods are kept: those of a source, which are asked for again and again. */
const maxKnown = 400;

/** Returns the moods of a line, the strongest first; without signs of its language none but surprise at a large number. */
export function findLineMoods(text: string, signs: Signs | undefined): readonly Mood[] {
  if (signs === undefined) return large.test(text) ? ['surprise'] : [];
  const kept = known.get(signs) ?? new Map<string, readonly Mood[]>();
  known.set(signs, kept);
  const found = kept.get(text) ?? readMoods(text, signs);
  if (kept.size >= maxKnown) kept.clear();
  kept.set(text, found);
  return found;
}

function readMoods(text: string, signs: Signs): readonly Mood[] {
  const has: Readonly<Record<Mood, boolean>> = {
    anger: signs.anger.test(text),
    fear: signs.fear.test(text),
    trouble: signs.trouble.test(text) || signs.fall.test(text),
    surprise: signs.surprise.test(text) || large.test(text),
    triumph: signs.triumph.test(text),
    opinion: signs.opinion.test(text),
    tired: signs.tired.test(text),
    joy: signs.joy.test(text),
    doubt: signs.doubt.test(text) || /[?？؟]["”»」]?$/u.test(text),
  };
  return (Object.keys(moods) as Mood[]).filter((mood) => has[mood]);
}

/** A list from a place that `luck`, 0 to 1, decides, round to it again. */
const turnedTo = (list: readonly LineDrawing[], luck: number): readonly LineDrawing[] => {
  const first = Math.min(list.length - 1, Math.floor(luck * list.length));
  return [...list.slice(first), ...list.slice(0, first)];
};

/** A scene that shows what a headline is about. */
const shown = { marvelled: ['exhibit', 'top'], loved: ['ride', 'top'], feared: ['chase', 'top'] } as const;
const reported: LineDrawing = ['newsroom', 'headline'];

/**
 * Returns drawings that show what a headline is about, the fittest first: what fails comes down the road, what is new
 * is marvelled at or ridden, and anything is news. `luck`, 0 to 1, decides between those that fit alike.
 */
export function drawingsOfThing(isTrouble: boolean, luck: number): readonly LineDrawing[] {
  return isTrouble
    ? [shown.feared, reported, shown.marvelled]
    : turnedTo([shown.marvelled, shown.loved, reported], luck);
}

/** Drawings of the moods that a line has. */
const listFelt = (text: string, signs: Signs | undefined): readonly LineDrawing[] =>
  findLineMoods(text, signs).flatMap((mood) => turnedTo(moods[mood], share(text)));

/**
 * Returns drawings that carry a line as it is, the fittest first: its mood in a face or a scene, else somebody who announces
 * it or lies awake over it. Anger and fear are drawn only where it has words of them, or where they are wanted all the same.
 */
export function drawingsOfMood(
  text: string,
  signs: Signs | undefined,
  isWanted: (template: string) => boolean = () => false,
): readonly LineDrawing[] {
  const found = listFelt(text, signs);
  const wanted = [...upset, ...Object.values(moods).flat()].filter(([template]) => isWanted(template));
  const all = [...found, ...wanted, ...turnedTo(plain, share(text))];
  return [...new Map(all.map((drawing) => [drawing[0], drawing])).values()];
}

/** A drawing with room for two lines, and the roles of their slots. */
export type PairDrawing = readonly [template: string, first: string, second: string];

/** Where what is said of it stands, in the drawings that have room for both. */
const replies: Readonly<Record<string, string>> = {
  shocked: 'below',
  weary: 'below',
  doubtful: 'below',
  proud: 'below',
  delighted: 'below',
  sign: 'below',
  calm: 'calm',
  proclaim: 'bottom',
};

/**
 * Returns drawings of a headline and what somebody says of it, the fittest first. The face is that of who says the reply: a
 * headline's mood gives it one only where both are of one kind, and where the reply has none and the headline is trouble.
 */
export function drawingsOfReply(headline: string, reply: string, signs: Signs | undefined): readonly PairDrawing[] {
  const isTrouble = signs?.trouble.test(headline) === true || signs?.fall.test(headline) === true;
  const said = findLineMoods(reply, signs);
  const isGlad = said.some((mood) => glad.has(mood));
  const shared = isGlad || !isTrouble ? [] : listFelt(headline, signs);
  const ofBoth = [...listFelt(reply, signs), ...shared, ...turnedTo(plain, share(headline + reply))];
  const fitting = ofBoth.flatMap(([template, role]): readonly PairDrawing[] => {
    const second = replies[template];
    // One keeps calm where something failed, not where somebody complains of it.
    return second === undefined || (template === 'calm' && !isTrouble) ? [] : [[template, role, second]];
  });
  return [...new Map(fitting.map((drawing) => [drawing[0], drawing])).values()];
}
