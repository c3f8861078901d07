import type { CutWords } from '../words/cut-words.ts';

export const cuts: CutWords = {
  of: 'de del',
  place: 'en a al desde hacia sobre bajo ante entre tras durante hasta contra',
  with: 'con sin',
  for: 'para',
  by: 'por mediante gracias',
  as: 'como',
  about: 'acerca',
  that: 'que',
  who: 'quien quienes cual cuales cuyo cuya cuyos cuyas donde',
  reason: 'porque pues ya',
  time: 'cuando mientras después antes luego',
  condition: 'si salvo excepto',
  although: 'aunque pese',
  and: 'y e o u',
  but: 'pero sino',
  such: 'incluidos incluidas incluido incluida',
  article: 'el la los las un una unos unas este esta estos estas lo',
  pronoun: 'él ella ellos ellas se su sus nos nuestro nuestra',
  pair: 'ni más menos no tanto tan',
  auxiliary:
    'es son era eran fue fueron será serán sería ha han había habían habrá está están estaba puede pueden podría podrán debe deben deberá va van',
};
