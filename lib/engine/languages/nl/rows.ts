import type { RowWords } from '../row-words.ts';

export const rows: RowWords = {
  copulas: 'zijn|waren',
  against: 'vergeleken met|terwijl',
  opposed: 'terwijl|maar',
  opinions: 'zeggen|vinden',
  endsLabel: 'en',
  labelOf: 'van',
  listAnd: 'en',
  listOpeners: 'met',
  nameOf: 'van',
  having: 'heeft',
  inPlace: 'in|In',
  followedBy: 'gevolgd door',
  lastly: 'ten slotte|tot slot',
};
