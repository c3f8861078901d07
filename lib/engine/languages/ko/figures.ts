import type { FigureWords } from '../figure-words.ts';

export const figures: FigureWords = {
  oneToTen: ['한', '두', '세', '네', '다섯', '여섯', '일곱'],
};
