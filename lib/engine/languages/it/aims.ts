import type { AimWords } from '../aim-words.ts';

export const aims: AimWords = {
  asides:
    'in nel nello nella nei negli nelle di del dello della dei degli delle da dal dalla dai dalle su sul sulla con senza tra fra sotto sopra contro verso durante dopo prima',
  fresh:
    'nuov[oaie]|presenta\\p{L}*|lancia\\p{L}*|annuncia\\p{L}*|arriva|miglior[ei]?|confronto|prova|recensione|aspettare|vale la pena',
  fails: 'guast[oi]|error[ei]|bug|si blocca|problem[ai]|ripara\\p{L}*|lent[oaie]',
};
