import type { TitleWords } from '../title-words.ts';

export const titles: TitleWords = {
  series: String.raw`(?:\p{L}+ )?\p{L}+ (?:del giorno|della settimana|del mese|dell[’']anno)|podcast|video|foto|gallery|fotogallery|esclusiva?|diretta|in diretta|opinione|commento|analisi|comunicato(?: stampa)?|serie|notizie`,
  promises: String.raw`(?:tutto )?(?:quello|ciò) che (?:c[’']è da|devi|dovete|bisogna|serve) sapere|tutto (?:quello|ciò|su)|cosa (?:sapere|c[’']è da sapere)|ecco (?:come|perché|cosa|dove|tutto|i|le|il|la)|scopri|la guida (?:completa|definitiva)|guida completa|passo (?:dopo|per) passo|consigli e trucchi|acquista online|come funziona`,
  sites: String.raw`(?:sito|portale) ufficiale|pagina ufficiale|sito (?:web|internet) d\p{L}+|benvenut[oaie]`,
};
