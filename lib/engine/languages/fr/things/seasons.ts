import type { Things } from '../../words/thing-words.ts';

export const seasons: Things = {
  clock: [
    "changement d[’']heure|heure d[’']été|heure d[’']hiver|horloges?|horlog(?:er|erie)s?",
    'L’horloge de mon four clignote depuis 2019.|Celle de la voiture est juste six mois sur douze.',
  ],
  rain: [
    'pluies?|météo|orages?|parapluies?',
    'Mon parapluie va bien. Il est au bureau.|J’ai étendu le linge. Ça se voit, non ?',
  ],
  christmas: [
    'noël|calendrier de l’avent|idées? cadeaux?',
    'J’achète tout le 23.|La guirlande n’est qu’un nœud. Comme chaque année.',
  ],
  heatwave: [
    'canicules?|vagues? de chaleur|climatis(?:ation|eurs?)|ventilateurs?|fortes chaleurs|nuits? tropicales?',
    'Une heure que je choisis des petits pois surgelés.|Mon ventilateur et moi, c’est du sérieux.',
  ],
  frost: [
    'vagues? de froid|gelées? (?:matinales?|nocturnes?|tardives?)|grand froid|froid polaire|verglas|températures négatives',
    'J’ai tout gratté. C’était la voiture du voisin.|Je gratte avec ma carte de fidélité.',
  ],
  fog: ['brouillards?|brume|brumes', 'J’ai dit bonjour à une poubelle.|Moi, j’ai ça jusqu’au deuxième café.'],
  leaves: [
    "feuilles mortes|souffleurs? de feuilles|ramass(?:er|age) (?:les|des) feuilles|couleurs d[’']automne",
    'J’avais fait un tas. Le chien est passé.|Les miennes sont chez le voisin. Merci, le vent.',
  ],
  springtime: [
    'printemps|printan(?:ier|ière)s?|cerisiers en fleurs?|pollens?|rhume des foins',
    'Mon manteau n’y croit pas une seconde.|Un rayon, et je suis en terrasse. Sous un plaid.',
  ],
  summer: [
    "début de l[’']été|fin de l[’']été|été indien|solstice d[’']été",
    'Ici, c’était un mercredi.|Mon bronzage est parti à la douche.',
  ],
  resolutions: [
    'bonnes résolutions|résolutions? (?:de|du) nouvel an|résolutions pour|bonnes habitudes',
    'Les miennes ont tenu jusqu’à la galette.|Je reprends celles de l’an dernier. Jamais servi.',
  ],
  newYearsEve: [
    'réveillons?|saint-sylvestre|nouvel an',
    'À dix heures, je dormais. Meilleurs vœux.|J’ai tenu jusqu’à minuit. Heure de Tokyo.',
  ],
  easter: [
    'pâques|chasses? aux œufs|œufs? en chocolat|lundi de pâques',
    'J’ai trop bien caché. On sentira en juin.|Le lapin n’a plus d’oreilles. Je vérifiais.',
  ],
  valentine: [
    'saint-valentin|saint valentin|fête des amoureux',
    'La station-service avait une rose. Et de l’antigel.|J’ai reçu une carte. Du dentiste.',
  ],
  mothersDay: [
    'fête des mères|fête des pères|fête des grands-mères',
    'J’ai fait le petit-déjeuner. Maman, la cuisine.|Un collier de nouilles. J’avais 34 ans.',
  ],
  christmasMarket: [
    'marchés? de noël|vin chaud|illuminations? de noël',
    'Je venais pour les lumières. Je sens la tartiflette.|La tasse était consignée. J’en possède neuf.',
  ],
  christmasTree: ['sapins?', 'Deux mètres, j’ai dit. Le plafond a dit non.|Le mien penche. Le mur voit son bon côté.'],
  publicHoliday: [
    "jours? fériés?|ponts? (?:de mai|de l[’']ascension|de l[’']ascension|du 14 juillet|du 8 mai|du 1er mai|du 11 novembre)|faire le pont|week-end prolongé|lundi de pentecôte",
    'C’est demain ? J’ai un demi-citron.|Je suis devant le magasin. Il est fermé.',
  ],
  aprilFools: [
    "poissons? d[’']avril|1er avril|canulars?",
    'J’ai cru les trois premiers.|J’ai salé le sucre. Puis j’ai pris un café.',
  ],
};
