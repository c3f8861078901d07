import type { AimWords } from '../aim-words.ts';

export const aims: AimWords = {
  asides: 'em no na nos nas de do da dos das desde com sem sob entre contra durante após por pelo pela pelos pelas até',
  fresh:
    'nov[oa]s?|apresenta\\p{L}*|lança\\p{L}*|anuncia\\p{L}*|chega|melhor(?:es)?|comparativo|teste|esperar|vale a pena',
  fails: 'falhas?|erros?|bugs?|pane|problemas?|conserta\\p{L}*|repara\\p{L}*|lent[oa]s?',
};
