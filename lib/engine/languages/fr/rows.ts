import type { RowWords } from '../words/row-words.ts';

export const rows: RowWords = {
  sectors: 'actions',
  or: 'ou',
  changeArticles: 'le|la|les',
  copulas: 'sont|étaient',
  against: 'contre|comparé à|tandis que',
  againstHedges: 'seulement',
  opposed: 'tandis que|contre|mais',
  opinions: 'disent|déclarent|pensent',
  articles: 'la|le',
  auxiliaries: 'est',
  valueLinks: 'seulement',
  endsLabel: 'et',
  labelOf: 'de|du',
  labelArticles: 'les',
  listAnd: 'et',
  listOpeners: 'avec|dont',
  partArticles: 'une?',
  nameOf: 'de|du',
  having: 'a',
  inPlace: 'en|au|aux|à|En|Au|Aux|À',
  followedBy: 'suivie?s? (?:de|par)|puis',
  lastly: 'enfin',
  moneyWords:
    'argent|salaires?|revenus?|gagn(?:e|ent|é)|coûts?|prix|chiffres? d.affaires|ventes|bénéfices?|dépenses|dettes?|budgets?|frais|dons',
};
