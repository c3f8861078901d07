import type { RowWords } from '../row-words.ts';

export const rows: RowWords = {
  sectors: 'ações',
  copulas: 'são|eram',
  against: 'em comparação com|enquanto',
  againstHedges: 'apenas',
  opposed: 'enquanto',
  opinions: 'dizem|disseram|acreditam',
  auxiliaries: 'é',
  listOpeners: 'com',
  inPlace: 'em|no|na|nos|Em|No|Na|Nos',
  followedBy: 'seguid[oa]s? (?:de|por)',
  lastly: 'finalmente|por fim',
};
