import type { SituationWords } from '../situation-words.ts';

export const situations: SituationWords = {
  upshots: 'في النهاية|في الواقع|بدلا من ذلك|اتضح أن|تبين أن|لكن النتيجة',
  foregone: 'بالطبع|لا عجب|كما هو متوقع|طبعا',
  stages: 'أولا|ثم|بعد ذلك|لاحقا|الآن|أخيرا',
  masks: '{b} متنكرا في زي {a}|{a} هو في الواقع {b}|{a} هي في الواقع {b}',
  reversals: 'بدلا من ذلك|بل على العكس|حتى لا',
};
