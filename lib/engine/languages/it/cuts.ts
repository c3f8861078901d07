import type { CutWords } from '../words/cut-words.ts';

export const cuts: CutWords = {
  of: 'di del dello della dei degli delle dell d',
  place:
    'a al allo alla ai agli alle all in nel nello nella nei negli nelle nell su sul sullo sulla sui sugli sulle sull da dal dalla dai dalle dall verso presso dentro fuori contro durante fino tra fra',
  with: 'con senza',
  for: 'per',
  by: 'tramite mediante grazie',
  as: 'come',
  about: 'circa riguardo',
  that: 'che',
  who: 'cui quale quali dove',
  reason: 'perché poiché siccome',
  time: 'quando mentre dopo prima',
  condition: 'se tranne salvo',
  although: 'sebbene nonostante benché malgrado',
  and: 'e ed o oppure',
  but: 'ma bensì',
  such: 'compresi comprese compreso compresa',
  article: 'il lo la i gli le l un uno una questo questa questi queste',
  pronoun: 'lui lei loro egli si suo sua suoi sue nostro nostra ci',
  pair: 'né più meno non sia tanto così',
  auxiliary:
    'è sono era erano sarà saranno sarebbe ha hanno aveva avevano avrà può possono potrebbe deve devono va vanno',
};
