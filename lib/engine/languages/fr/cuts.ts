import type { CutWords } from '../words/cut-words.ts';

export const cuts: CutWords = {
  of: 'de du des d',
  place: 'à au aux en dans sur sous vers chez depuis dès devant derrière entre parmi contre hors lors',
  with: 'avec sans',
  for: 'pour',
  by: 'par via grâce',
  as: 'comme',
  about: 'concernant',
  to: 'afin',
  that: 'que qu',
  who: 'qui dont où laquelle lequel lesquels lesquelles auquel duquel',
  reason: 'car parce puisque',
  time: 'quand lorsque pendant après avant tandis',
  condition: 'si sauf',
  although: 'bien malgré quoique',
  and: 'et ou ainsi',
  but: 'mais',
  such: 'notamment dont tel telle tels telles',
  article: 'le la les l un une ce cet cette ces',
  pronoun: 'il elle ils elles on nous vous je se s son sa ses leur leurs notre votre',
  pair: 'ni plus moins pas ne n tant aussi non',
  auxiliary:
    'est sont était étaient sera seront serait a ont avait avaient aura auront aurait peut peuvent pourrait doit doivent devrait va vont',
};
