import type { FigureWords } from '../figure-words.ts';

export const figures: FigureWords = {
  oneToTen: [
    'واحد',
    'اثنان|اثنين',
    'ثلاث|ثلاثة',
    'أربع|أربعة',
    'خمس|خمسة',
    'ست|ستة',
    'سبع|سبعة',
    'ثماني|ثمانية',
    'تسع|تسعة',
    'عشر|عشرة',
  ],
  magnitude: 'مليون|مليار|ألف|ملايين|آلاف',
  percent: 'في المئة|في المائة|بالمئة|بالمائة',
  units: 'مرات|دولار|لترا?ً?|كيلومترا?ً?|كيلوغراما?ً?|مترا?ً?|طنا?ً?',
  currency: 'دولار',
  hedgesPrefixed: 'حوالي|نحو|أكثر من|أقل من',
  hedgePrefix: '[بلو]',
  wholeVerbs: String.raw`[\u0600-\u06ff]+\s[\u0600-\u06ff]+|بلغ\p{L}*`,
  half: 'نصف',
  twoThirds: 'ثلثا',
  yearBeforeAttached: 'عام|سنة|في|منذ',
  beforeChrist: String.raw`ق\.?م`,
  currencyBehind: 'ريال|درهم',
  ofThing: 'من',
};
