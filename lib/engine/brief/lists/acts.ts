import type { Language } from '../../languages/language.ts';
import { joinPieces, joinWords, perPageLanguage } from '../../languages/patterns.ts';

const getPatterns = perPageLanguage((among) => ({
  act: new RegExp(`^(?:${joinWords(({ brief }) => brief?.steps?.acts, among)})`, 'iu'),
  titled: new RegExp(
    String.raw`(?<!\p{L})(?:${joinWords(({ brief }) => brief?.steps?.titled, among)})(?!\p{L})|(?:${joinPieces(({ brief }) => brief?.steps?.titled, among)})`,
    'iu',
  ),
}));

const minActs = 0.7;

/** Whether texts say what to do with one's hands: "Loosen the nut", "Die Schrauben lösen". */
export function areActs(texts: readonly string[], language: Language | undefined): boolean {
  const { act } = getPatterns(language);
  return texts.length > 0 && texts.filter((text) => act.test(text)).length >= texts.length * minActs;
}

/** "A new tyre in four steps" */
export const namesSteps = (title: string, language: Language | undefined): boolean =>
  getPatterns(language).titled.test(title);
