import type { TitleWords } from '../title-words.ts';

export const titles: TitleWords = {
  series: String.raw`(?:\p{L}+ )?\p{L}+ (?:del día|de la semana|del mes|del año)|podcast|vídeos?|videos?|fotos?|galería|exclusiva?|en vivo|directo|última hora|opinión|columna|análisis|comunicado|serie|noticias`,
  promises: String.raw`(?:todo )?lo que (?:debes|debe|hay que|tienes que|necesitas|necesita|se) (?:saber|sabe)|todo lo que|así (?:es|se|puedes|funciona)|te (?:contamos|explicamos|decimos)|descubre|conoce|la guía (?:completa|definitiva)|guía completa|paso a paso|consejos y trucos|trucos y consejos|comprar online|aquí (?:te|puedes)`,
  sites: '(?:sitio|página|web|portal) oficial|página de inicio|sitio web de|bienvenid[oa]s?',
};
