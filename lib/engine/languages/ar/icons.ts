import type { IconWords } from '../language.ts';

export const icons: IconWords = {
  words: {
    bed: 'نوم سرير',
    book: 'كتاب كتب قراءة',
    brain: 'دماغ ذاكرة',
    car: 'سيارة سيارات',
    clock: 'ساعة',
    coffee: 'قهوة شاي',
    coins: 'مال سعر تكلفة',
    drop: 'ماء مياه',
    'fork-knife': 'طعام غذاء وجبة مطعم',
    heart: 'قلب صحة',
    house: 'بيت منزل',
    lightning: 'كهرباء طاقة',
    moon: 'ليل قمر',
    sun: 'شمس صيف',
    train: 'قطار قطارات',
    tree: 'شجرة أشجار غابة',
    users: 'عائلة فريق أصدقاء',
    'device-mobile': 'هاتف جوال',
  },
  prefixes: ['ال'],
};
