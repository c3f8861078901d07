import type { Phrases } from './phrases.ts';

/** Japanese, Chinese, Arabic and Korean. */
export const eastern = {
  ja: {
    expectation: '理想',
    reality: '現実',
    before: '以前',
    now: '今',
    regret: '聞かなきゃよかった。',
    starter: '{}スターターセット',
    everyone: '今みんな：',
    me: '私',
    lastStep: 'プロに頼む',
  },
  zh: {
    expectation: '理想',
    reality: '现实',
    before: '以前',
    now: '现在',
    regret: '我就不该问。',
    starter: '{}入门套装',
    everyone: '大家现在：',
    me: '我',
    lastStep: '花钱请人做',
  },
  ar: {
    expectation: 'التوقعات',
    reality: 'الواقع',
    before: 'قبل',
    now: 'الآن',
    regret: 'ليتني لم أسأل.',
    starter: 'عدّة المبتدئين: {}',
    everyone: 'الجميع الآن:',
    me: 'أنا',
    lastStep: 'الدفع لشخص آخر ليفعلها',
  },
  ko: {
    expectation: '기대',
    reality: '현실',
    before: '예전',
    now: '지금',
    regret: '괜히 물어봤네.',
    starter: '{} 입문 세트',
    everyone: '지금 모두:',
    me: '나',
    lastStep: '돈 주고 맡기기',
  },
} as const satisfies Record<string, Phrases>;
