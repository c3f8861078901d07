import type { SteeringWords } from '../steering-words.ts';

export const steering: SteeringWords = {
  minimal: '여백',
  bold: '굵게|강렬',
  dark: '어둡|어두',
  fewPoints: '(?:항목|요점)[은을]? ?(?:적|줄)',
  fewWords: '글[은을]? ?(?:적|줄)',
  denialsBehind: String.raw`\s?(?:없이|없는|없음)|[을를은는]?\s?(?:빼|넣지|쓰지)`,
  drawings: '그림|삽화|아이콘',
  numbers: '숫자',
  photos: '사진',
  pointsBehind: '가지|개',
};
