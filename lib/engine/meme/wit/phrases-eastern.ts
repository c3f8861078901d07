import type { Phrases } from './phrases.ts';

/** Japanese, Chinese and Arabic. */
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
} as const satisfies Record<string, Phrases>;
