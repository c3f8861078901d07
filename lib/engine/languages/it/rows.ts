import type { RowWords } from '../row-words.ts';

export const rows: RowWords = {
  or: 'o',
  copulas: 'sono|erano',
  against: 'rispetto al?|mentre',
  opposed: 'mentre|ma',
  opinions: 'dicono|credono',
  articles: 'il',
  auxiliaries: 'è',
  labelOf: 'di',
  listAnd: 'e',
  nameOf: 'di',
  having: 'ha',
  inPlace: 'in|nel|negli|In|Nel|Negli',
  followedBy: 'seguit[oaie] d[ai]l?(?:l[aeo])?',
  lastly: 'infine',
};
