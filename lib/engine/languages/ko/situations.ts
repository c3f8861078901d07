import type { SituationWords } from '../situation-words.ts';

export const situations: SituationWords = {
  upshots: '결국|실제로는|알고 보니|결과는',
  foregone: '역시|당연히|아니나 다를까|물론',
  stages: '처음|먼저|다음|그다음|나중에|지금은|마침내|결국',
  masks: '{a}의 정체는 {b}|{a}은 사실 {b}|{a}는 사실 {b}',
  reversals: '오히려|커녕|조차',
  turnEnds: '지만|는데|으나|건만',
  lastsBehind: '걸린다|걸렸다|걸립니다|걸렸습니다|필요하다|필요했다|기다렸다',
};
