import type { SituationWords } from '../situation-words.ts';

export const situations: SituationWords = {
  upshots: 'no fim|no final|na verdade|afinal|em vez disso|acabou por|descobriu-se que|resultado',
  foregone: 'claro|claro que|naturalmente|obviamente|não admira|como era de esperar|pois claro',
  stages: 'primeiro|depois|a seguir|mais tarde|agora|finalmente|por fim|no fim',
  masks:
    '{b} disfarçado de {a}|{b} disfarçada de {a}|{a} revelou-se {b}|{a} afinal era {b}|{a} é na verdade {b}|{a} era na verdade {b}|{a} não passa de {b}',
  reversals: 'nem sequer|ao contrário|exceto|em vez disso|na verdade',
};
