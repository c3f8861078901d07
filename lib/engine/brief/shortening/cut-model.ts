import * as z from 'zod/mini';
import { createTrees, treeData } from '../text/trees.ts';
import type { LanguageWords } from '../text/words.ts';
import type { CutPlace } from './cut-places.ts';
import { readCutSigns } from './cut-signs.ts';
import trees from './cut-trees.json' with { type: 'json' };

const fitted = z.object({ end: treeData, inner: treeData, opening: treeData }).parse(trees);
const weigh = { end: createTrees(fitted.end), inner: createTrees(fitted.inner), opening: createTrees(fitted.opening) };

/** Probability, 0–1, that an editor would let a part of a sentence go. */
export const rateCut = (text: string, place: CutPlace, words: LanguageWords): number =>
  1 / (1 + Math.exp(-weigh[place.kind](readCutSigns(text, place, words))));
