import type { SituationWords } from '../situation-words.ts';

export const situations: SituationWords = {
  upshots: '结果|最后|实际上|事实上|没想到|到头来',
  foregone: '难怪|果然|当然|不出所料',
  stages: '起初|首先|先是|然后|接着|后来|现在|最后|最终',
  masks: '{a}其实是{b}|{a}竟是{b}|{b}伪装成{a}',
  reversals: '反而|而是|甚至没有',
  numerals: '一二三四五六七八九十百千万亿',
};
