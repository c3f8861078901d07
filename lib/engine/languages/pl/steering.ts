import type { SteeringWords } from '../steering-words.ts';

export const steering: SteeringWords = {
  minimal: 'dużo bieli',
  bold: String.raw`wyra(?:zist|źniejs)\p{L}{1,3}`,
  dark: String.raw`ciemn\p{L}+`,
  fewPoints: '(?:mniej|mało) punktów',
  fewWords: '(?:mniej|mało) (?:słów|tekstu)',
  denialsOfThings: 'bez|żadnych',
  drawings: 'rysunk(?:i|ów)|ilustracj[ei]|ikon[y]?',
  numbers: 'liczb',
  photos: 'zdję(?:cie|cia|ciem|ć)',
  points: 'punkt(?:y|ów)?',
};
