import type { SituationWords } from '../situation-words.ts';

export const situations: SituationWords = {
  upshots: 'w końcu|ostatecznie|w rzeczywistości|zamiast tego|okazało się|wyszło',
  foregone: 'nic dziwnego|oczywiście|naturalnie|jak można było się spodziewać',
  stages: 'najpierw|potem|później|następnie|teraz|w końcu|wreszcie',
  masks: '{a} okazał się {b}|{a} okazała się {b}|{a} to tak naprawdę {b}|{a} to w rzeczywistości {b}',
  reversals: 'nawet nie|przeciwnie|oprócz|zamiast tego',
};
