import type { SituationWords } from '../situation-words.ts';

export const situations: SituationWords = {
  upshots:
    'stattdessen|am ende|in wirklichkeit|in der praxis|es stellte sich heraus|heraus kam|es wurde|es kam|daraus wurde|geworden ist',
  foregone: 'kein wunder|natürlich|selbstverständlich|wie erwartet|wenig überraschend|prompt',
  stages: 'erst|zuerst|zunächst|dann|danach|später|jetzt|nun|schließlich|zuletzt|am ende',
  masks:
    '{b} als {a} getarnt|{b} tarnt sich als {a}|{b} tarnte sich als {a}|{a} entpuppt sich als {b}|{a} entpuppte sich als {b}|{a} ist in wirklichkeit {b}|{a} war in wirklichkeit {b}|{a} ist eigentlich {b}|aus {b} wird {a}',
  reversals: 'sondern|nicht einmal|nicht mal|im gegenteil|stattdessen|außer|von wegen|ausgerechnet',
};
