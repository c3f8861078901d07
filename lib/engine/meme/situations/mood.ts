import { toShare } from '../../random.ts';
import type { JokeSigns } from '../words/signs.ts';

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

/** Drawings by mood, equal within one; in this order the first mood found wins. */
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
export type LineMood = keyof typeof moods;
const glad: ReadonlySet<LineMood> = new Set(['joy', 'triumph']);

const plain: readonly LineDrawing[] = [preached, doubtful, night];

const upset = [furious, shocked] as const;

/** Surprising numbers: not years or smaller ones. */
const large = /(?<![\p{N}.,])\p{N}{1,3}(?:[.,’\s]\p{N}{3})+(?![\p{N}])|(?<!\p{N})\p{N}{5,}|\p{N}\s?%/u;

const known = new WeakMap<JokeSigns, Map<string, readonly LineMood[]>>();
const maxKnown = 400;

export function findLineMoods(text: string, signs: JokeSigns | undefined): readonly LineMood[] {
  if (signs === undefined) return large.test(text) ? ['surprise'] : [];
  const kept = known.get(signs) ?? new Map<string, readonly LineMood[]>();
  known.set(signs, kept);
  const found = kept.get(text) ?? readMoods(text, signs);
  if (kept.size >= maxKnown) kept.clear();
  kept.set(text, found);
  return found;
}

function readMoods(text: string, signs: JokeSigns): readonly LineMood[] {
  const has: Readonly<Record<LineMood, boolean>> = {
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
  return (Object.keys(moods) as LineMood[]).filter((mood) => has[mood]);
}

/** Rotates a list; `luck` is 0 to 1. */
const rotateTo = (list: readonly LineDrawing[], luck: number): readonly LineDrawing[] => {
  const first = Math.min(list.length - 1, Math.floor(luck * list.length));
  return [...list.slice(first), ...list.slice(0, first)];
};

const shown = { marvelled: ['exhibit', 'top'], loved: ['ride', 'top'], feared: ['chase', 'top'] } as const;

export function listThingDrawings(isTrouble: boolean, luck: number): readonly LineDrawing[] {
  return isTrouble ? [shown.feared] : rotateTo([shown.marvelled, shown.loved], luck);
}

const listFelt = (
  text: string,
  signs: JokeSigns | undefined,
  isMeant: (mood: LineMood) => boolean = () => true,
): readonly LineDrawing[] =>
  findLineMoods(text, signs)
    .filter(isMeant)
    .flatMap((mood) => rotateTo(moods[mood], toShare(text)));

export function listMoodDrawings(
  text: string,
  signs: JokeSigns | undefined,
  isWanted: (template: string) => boolean = () => false,
): readonly LineDrawing[] {
  const found = listFelt(text, signs);
  const wanted = [...upset, ...Object.values(moods).flat()].filter(([template]) => isWanted(template));
  const all = [...found, ...wanted, ...rotateTo(plain, toShare(text))];
  return [...new Map(all.map((drawing) => [drawing[0], drawing])).values()];
}

export type PairDrawing = readonly [template: string, first: string, second: string];

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

/** The face is the replier's; the headline's mood counts only if it agrees. `isMeant`: moods that count. */
export function listReplyDrawings(
  headline: string,
  reply: string,
  signs: JokeSigns | undefined,
  isMeant: (mood: LineMood) => boolean = () => true,
): readonly PairDrawing[] {
  const isTrouble = signs?.trouble.test(headline) === true || signs?.fall.test(headline) === true;
  const said = findLineMoods(reply, signs).filter(isMeant);
  const isGlad = said.some((mood) => glad.has(mood));
  const shared = isGlad || !isTrouble ? [] : listFelt(headline, signs, isMeant);
  const ofBoth = [...listFelt(reply, signs, isMeant), ...shared, ...rotateTo(plain, toShare(headline + reply))];
  const fitting = ofBoth.flatMap(([template, role]): readonly PairDrawing[] => {
    const second = replies[template];
    // Calm fits a failure, not a complaint about one.
    return second === undefined || (template === 'calm' && !isTrouble) ? [] : [[template, role, second]];
  });
  return [...new Map(fitting.map((drawing) => [drawing[0], drawing])).values()];
}
