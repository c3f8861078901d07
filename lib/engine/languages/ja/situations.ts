import type { SituationWords } from '../situation-words.ts';

export const situations: SituationWords = {
  upshots: '結局|ところが|実際は|実際には|ふたを開けてみれば|結果は',
  foregone: '案の定|やっぱり|当然|もちろん',
  stages: '最初|まず|次に|その後|今は|ついに|最後',
  masks: '{a}の正体は{b}|{a}は実は{b}',
  reversals: 'どころか|むしろ|それどころか',
  turnEnds: 'のに|はずが|つもりが|けど|けれど|ものの|たが|るが|だが',
  lastsBehind: 'かかる|かかった|かかります|かかりました|続いた|続く|待った|必要だ|必要だった|が必要',
  numerals: '一二三四五六七八九十百千万億',
};
