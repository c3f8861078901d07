import type { RowWords } from '../row-words.ts';

export const rows: RowWords = {
  sectors: 'aktien|werte',
  contrasting: 'während',
  and: 'und',
  or: 'oder',
  changeBy: 'um',
  changeArticles: 'der|die|das',
  copulas: 'sind|waren',
  against: 'im Vergleich zu|verglichen mit|während',
  againstHedges: 'nur',
  opposed: 'während|aber',
  opinions: 'sagten|sagen|gaben an|meinen',
  articles: 'der|die|das',
  auxiliaries: 'hat|ist|wird',
  valueLinks: 'nur',
  valueArticles: 'einen?',
  endsLabel: 'und',
  labelOf: 'der|des|von',
};
