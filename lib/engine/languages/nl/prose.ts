import type { ProseWords } from '../prose-words.ts';

export const prose: ProseWords = {
  shortNameParticles: 'van',
  finite:
    'is|zijn|was|waren|wordt|worden|werd|werden|heeft|hebben|had|hadden|zal|zullen|kan|kunnen|moet|moeten|gaat|komt|staat|maakt|biedt|krijgt|blijft|kost|zorgt',
  clauseOpeners: 'dat|omdat|als|tussen|zowel',
  attributing: 'volgens',
  reportsBehindAnd: 'zei',
  auxiliaries: 'heeft|hebben|werd|wordt|kan|moet|zal',
  adverbials: 'dankzij|vanwege',
  past: 'werd|werden|heeft|hebben',
  bounded: 'eerste|laatste|meeste',
  examples: 'waaronder|zoals|bijvoorbeeld',
  roleVerbs: 'volgens',
  circumstances: 'in een (?:verklaring|interview)',
  articles: 'de|het',
  is: 'zijn|werd',
  from: 'van',
  to: 'tot|naar',
  earlier: 'tegenover',
  backTo: 'van',
  further: 'tegenover|van',
  endCopulas: 'was|bedroeg',
  valueLinks: 'of',
  laterTo: 'tot|naar',
  latinTo: 'tot|naar',
  speechVerbs: 'volgens',
};
