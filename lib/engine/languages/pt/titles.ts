import type { TitleWords } from '../title-words.ts';

export const titles: TitleWords = {
  series: String.raw`(?:\p{L}+ )?\p{L}+ (?:do dia|da semana|do mês|do ano)|podcast|vídeos?|fotos?|galeria|exclusivo|ao vivo|direto|última hora|opinião|coluna|análise|comunicado|série|notícias`,
  promises: String.raw`(?:tudo )?o que (?:você )?(?:precisa|deve|é preciso|há para) (?:saber)|tudo (?:o que|sobre)|saiba (?:como|tudo|mais|o que)|veja (?:como|o que|quais)|descubra|confira|entenda|o guia (?:completo|definitivo)|guia completo|passo a passo|dicas e truques|compre online`,
  sites: '(?:site|página|portal) oficial|página inicial|site d[aoe]s?|bem-vind[oa]s?',
};
