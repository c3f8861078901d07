import type { FigureWords } from '../figure-words.ts';

export const figures: FigureWords = {
  yearMark: '년',
  monthMark: '월',
  dayMark: '일',
  noYearBehind: '간|대|차|생|째|동안|만에|전|후|뒤|마다|여',
  decadeMark: '년대',
  oneToTen: ['한', '두', '세', '네', '다섯', '여섯', '일곱'],
};
