import type { Premises } from '../words/premise-words.ts';

/** Replies to deeds and to shapes of headlines. */
export const deeds: Premises = {
  why: {
    signs: 'pourquoi(?! pas)',
    lines:
      'J’ai demandé à ma mère. « Parce que. »|Je le demandais toute la journée. J’avais quatre ans.|Moi, en général, c’est parce que c’était en promo.',
  },
  elected: {
    signs: 'élue?s? (?:à|au|maire|président|présidente|député|députée)|réélue?s?',
    lines:
      'Moi aussi, j’ai eu toutes les voix. Personne d’autre n’était venu.|J’ai fait campagne en CM2. J’avais promis un toboggan.|Cinq minutes aux toilettes. J’étais au bureau de l’asso.',
  },
  agreement: {
    signs: "(?<!d['’]|en )accord (?:sur|entre|avec|trouvé|de principe)|compromis (?:sur|entre)",
    lines:
      'Nous, on négocie la pizza depuis dix-huit heures.|J’ai dit oui. Je n’écoutais pas.|On a dit 20 degrés. Puis j’ai quitté la pièce.',
  },
  mystery: {
    signs: 'mystères?|énigmes?|mystérieu(?:x|se)',
    lines:
      'Chez nous non plus, personne n’a mangé la dernière part.|Le mien, c’est un câble. Personne ne sait d’où il vient.',
  },
  aboutUs: {
    signs: 'qui sommes-nous|à propos(?= ?(?:$|[-–|:]))|notre équipe',
    lines:
      'Au tour de table, j’oublie mon propre prénom.|J’ai dit mon prénom et un loisir. Le loisir, je l’ai inventé.',
  },
  apologises: { signs: "s’excuse|s'excuse|présente ses excuses", lines: 'Moi, je demande pardon aux chaises.' },
};
