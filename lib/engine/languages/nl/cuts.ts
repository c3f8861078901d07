import type { CutWords } from '../words/cut-words.ts';

export const cuts: CutWords = {
  of: 'van',
  place: 'in op aan bij uit naar over onder tegen vanaf sinds binnen buiten langs rond tijdens achter naast',
  with: 'met zonder',
  for: 'voor',
  by: 'door via dankzij',
  as: 'als',
  about: 'omtrent',
  to: 'te om tot',
  that: 'dat of',
  who: 'die wie wat waar waarin waarbij waarmee waardoor welke',
  reason: 'omdat want doordat vanwege wegens zodat',
  time: 'terwijl nadat voordat zodra toen',
  condition: 'wanneer mits tenzij behalve',
  although: 'hoewel ondanks',
  and: 'en',
  but: 'maar',
  than: 'dan',
  such: 'zoals waaronder inclusief',
  article: 'de het een deze dit',
  pronoun: 'hij zij ze wij we u je ik men zijn haar hun ons onze zich',
  pair: 'tussen zowel noch niet meer minder',
  auxiliary:
    'is zijn was waren wordt worden werd werden heeft hebben had hadden zal zullen zou zouden kan kunnen kon moet moeten mag mogen',
  last: 't en',
};
