import type { FormWords } from '../form-words.ts';

export const forms: FormWords = {
  likes: 'نقاط القوة|أعجبنا|الإيجابيات',
  dislikes: 'نقاط الضعف|لم يعجبنا|السلبيات',
  verdict: 'الخلاصة|الحكم النهائي|الخاتمة',
  pros: 'مزايا|إيجابيات|فوائد|مميزات',
  cons: 'عيوب|سلبيات|أضرار|مخاطر',
  questionLabel: 'س',
  answerLabel: 'ج',
  releaseMended: 'إصلاح',
  difference: 'مقارنة|الفرق',
  strictDifference: 'الفرق',
  dateOpeners: 'في|عام|سنة',
  totals: 'المجموع|الإجمالي',
  stepLabel: 'الخطوة',
  takesPlace: 'سيقام|ستقام|يقام|تقام|سيعقد|ستعقد|تنطلق|ينطلق|سيفتتح',
  visit: 'التذاكر|تذكرة|مجانا|مجاني|مجانية|بالمجان|التسجيل|الحجز',
};
