import type { Premises } from '../words/premise-words.ts';
import { deeds } from './deeds.ts';

export const premises: Premises = {
  ...deeds,
  cancelled: {
    signs: 'annulée?s?|annulation',
    lines: 'Parfait. Je suis déjà en pyjama.|Tant mieux. J’étais encore au lit.',
  },
  signed: {
    signs: 'contrats?|signe(?:nt)? (?:avec|un|pour)',
    lines: 'Mon seul contrat : la salle de sport. Deux visites.',
  },
  grows: { signs: "expansion|s’agrandit|s'agrandit|croissance", lines: 'Moi, je m’élargis. Depuis Noël.' },
  waited: {
    signs: String.raw`après (?:plus de |près de |presque )?(?:\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|trente) (?:ans|mois|semaines)|\d+ ans (?:après|plus tard)`,
    lines: 'Je cherche l’autre chaussette depuis aussi longtemps.',
  },
  free: { signs: 'gratuit(?:e|es|s|ement)?', lines: 'Gratuit ? J’en prends deux.' },
  properly: {
    signs:
      'correctement|comme il faut|la bonne (?:façon|méthode)|bien (?:choisir|couper|nettoyer|entretenir|cuire|ranger|planter|tailler|arroser)',
    lines: 'Je le fais mal depuis vingt ans.',
  },
  snow: { signs: String.raw`déneige\p{L}*|chutes? de neige`, lines: 'Moi, j’attends avril.' },
  quarrel: {
    signs: 'se disputent|disputes?|querelles?|bras de fer|négociations?|négocient?|désaccords?|guerre des nerfs',
    lines: 'Chez nous, on se dispute encore pour le chauffage.|Chez nous, c’est pour savoir qui a fini le lait.',
  },
  exam: {
    signs: 'bac|baccalauréat|examens|interros?|brevet des collèges',
    lines: 'Je rêve encore de cette interro de maths.',
  },
  broken: {
    signs: 'panne informatique|bugs?|bogues?|correctifs?',
    lines: 'Vous avez essayé d’éteindre et de rallumer ?',
  },
  discovered: { signs: 'découvert(?:e|es|s)?|découvrent|retrouvée?s?', lines: 'Et moi, je ne trouve pas mes clés.' },
  groupwork: {
    signs: String.raw`partenariats?|coopération|collaborat\p{L}*|intelligence collective`,
    lines: 'En exposé, un seul bossait. Les trois autres signaient.',
  },
  rated: { signs: String.raw`\d étoiles?|avis (?:des )?clients?`, lines: 'Une étoile. Le carton était abîmé.' },
  advert: { signs: 'publicités?|pubs?', lines: 'J’ai cliqué sur « Passer l’annonce ».' },
  slump: { signs: 'récession|inflation|conjoncture|pib|salaires?', lines: 'Donc, pas d’augmentation ?' },
  listed: { lines: 'Moi, j’ai lâché au numéro trois.' },
  initials: { lines: 'Moi, je ne connais que SOS.' },
};
