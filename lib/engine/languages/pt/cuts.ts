import type { CutWords } from '../words/cut-words.ts';

export const cuts: CutWords = {
  of: 'de do da dos das',
  place: 'em no na nos nas a ao à aos às desde sobre sob entre até durante contra após num numa',
  with: 'com sem',
  for: 'para',
  by: 'por pelo pela pelos pelas mediante',
  as: 'como',
  about: 'acerca',
  that: 'que',
  who: 'quem qual quais cujo cuja cujos cujas onde',
  reason: 'porque pois',
  time: 'quando enquanto depois antes',
  condition: 'se salvo exceto',
  although: 'embora apesar',
  and: 'e ou',
  but: 'mas',
  such: 'incluindo',
  article: 'o os as um uma uns umas este esta estes estas esse essa',
  pronoun: 'ele ela eles elas seu sua seus suas nosso nossa',
  pair: 'nem mais menos não tanto tão',
  auxiliary:
    'é são era eram foi foram será serão seria tem têm tinha está estão estava pode podem poderá deve devem vai vão',
};
