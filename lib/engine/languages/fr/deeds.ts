import type { Premises } from '../premise-words.ts';

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
      'Moi aussi, j’ai été élu. Personne d’autre n’était venu.|J’étais délégué. J’avais promis un toboggan.|Le temps d’un pipi, j’étais trésorier.',
  },
  agreement: {
    signs: 'accord (?:sur|entre|avec|trouvé|de principe)|compromis (?:sur|entre)',
    lines:
      'Nous, on se met d’accord sur une pizza depuis six heures.|J’ai dit oui. Je n’écoutais pas.|On a dit 20 degrés. Puis j’ai quitté la pièce.',
  },
  mystery: {
    signs: 'mystères?|énigmes?|mystérieu(?:x|se)',
    lines: 'Chez nous non plus, personne n’a mangé la dernière part.|Le mien est un câble. Nul ne sait à quoi il sert.',
  },
  aboutUs: {
    signs: 'qui sommes-nous|à propos(?= ?(?:$|[-–|:]))|notre équipe',
    lines: 'Au tour de table, j’oublie mon propre prénom.|J’ai dit mon nom et un loisir. Le loisir est inventé.',
  },
  apologises: { signs: "s’excuse|s'excuse|présente ses excuses", lines: 'Moi, je demande pardon aux chaises.' },
};
