import type { SituationWords } from '../situation-words.ts';

export const situations: SituationWords = {
  upshots: "finalement|en réalité|en fait|au final|à la place|il s'avère que|il s'est avéré que|résultat",
  foregone: "évidemment|bien sûr|sans surprise|pas étonnant|rien d'étonnant|forcément|naturellement",
  stages: "d'abord|puis|ensuite|après|maintenant|enfin|finalement",
  masks:
    "{b} déguisé en {a}|{b} déguisée en {a}|{b} rebaptisé {a}|{b} rebaptisée {a}|{a} est en réalité {b}|{a} était en réalité {b}|{a} s'avère être {b}|{a} se révèle être {b}|{a} n'était que {b}",
  reversals: 'en revanche|au contraire|même pas|sauf|au lieu de|en réalité',
};
