import type { SituationWords } from '../situation-words.ts';

export const situations: SituationWords = {
  upshots: 'al final|en realidad|en cambio|resultó que|resultó ser|resulta que|resultado',
  foregone: 'claro|por supuesto|cómo no|naturalmente|no es de extrañar|como era de esperar|lógicamente',
  stages: 'primero|luego|después|más tarde|ahora|finalmente|por último|al final',
  masks:
    '{b} disfrazado de {a}|{b} disfrazada de {a}|{b} rebautizado como {a}|{b} rebautizada como {a}|{a} resultó ser {b}|{a} resulta ser {b}|{a} es en realidad {b}|{a} era en realidad {b}|{a} no era más que {b}',
  reversals: 'sino|en cambio|al contrario|ni siquiera|salvo|en realidad',
};
