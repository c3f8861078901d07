import type { Signs } from './words.ts';

/** A drawing with room for one line, and the role of its slot. */
export type LineDrawing = readonly [template: string, role: string];

const furious: LineDrawing = ['sign', 'sign'];
const shocked: LineDrawing = ['shocked', 'moment'];
/** Nobody is upset in these; the second is for what somebody says. */
const neutral: LineDrawing = ['newsroom', 'headline'];
const preached: LineDrawing = ['proclaim', 'top'];

/** A scene that shows what a headline is about. */
const shown = { marvelled: ['exhibit', 'top'], loved: ['ride', 'top'], feared: ['chase', 'top'] } as const;

/**
 * Returns drawings that show what a headline is about, the fittest first: what fails comes down the road, what is new
 * is marvelled at or ridden, and anything is news. `luck`, 0 to 1, decides between those that fit alike.
 */
export function drawingsOfThing(isTrouble: boolean, luck: number): readonly LineDrawing[] {
  const glad: readonly LineDrawing[] = [shown.marvelled, shown.loved, neutral];
  const all: readonly LineDrawing[] = isTrouble ? [shown.feared, neutral, shown.marvelled] : glad;
  const first = isTrouble ? 0 : Math.floor(luck * all.length);
  return [...all.slice(first), ...all.slice(0, first)];
}

/**
 * Returns drawings that carry a line as it is, the fittest first: anger and fear are drawn only where it has words of them,
 * or where the drawing is wanted all the same.
 */
export function drawingsOfMood(
  text: string,
  signs: Signs | undefined,
  isWanted: (template: string) => boolean = () => false,
): readonly LineDrawing[] {
  return [
    ...(signs?.anger.test(text) || isWanted(furious[0]) ? [furious] : []),
    ...(signs?.fear.test(text) || isWanted(shocked[0]) ? [shocked] : []),
    neutral,
  ];
}

/** Returns the drawings of a line in somebody's voice, the fittest first. */
export const drawingsOfVoice = (text: string, signs: Signs | undefined): readonly LineDrawing[] => [
  ...drawingsOfMood(text, signs),
  preached,
];
