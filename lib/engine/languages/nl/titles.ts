import type { TitleWords } from '../title-words.ts';

export const titles: TitleWords = {
  series: String.raw`(?:\p{L}+ )?\p{L}+ van (?:de (?:dag|week|maand)|het jaar)|podcast|video|foto[’']?s?|in beeld|exclusief|live|opinie|column|analyse|persbericht|serie|nieuws`,
  promises: String.raw`alles wat (?:je|u) (?:moet|wilt) weten|(?:dit|wat) (?:moet|moeten) (?:je|u|we) weten|zo (?:werkt|doe|maak|gaat)|dit is (?:hoe|waarom|wat)|ontdek|lees (?:meer|hier)|de (?:complete|ultieme) gids|stap voor stap|tips (?:en|&) tricks|online kopen`,
  sites: 'officiële (?:website|site|pagina|webshop)|website van|homepage van|welkom',
};
