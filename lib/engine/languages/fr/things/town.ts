import type { Things } from '../../words/thing-words.ts';

export const town: Things = {
  election: [
    'coalition',
    'Nous, on n’arrive même pas à choisir une pizza.|Il nous a fallu deux heures pour choisir un film.',
  ],
  townHall: [
    "mairies?|hôtels? de ville|services? municipa(?:l|ux)|services? d[’']état civil",
    'C’était le bureau 12. On m’a envoyé au 12 bis.|Je connais très bien leur machine à café.',
  ],
  council: [
    'conseils? (?:municipa(?:l|ux)|communa(?:l|ux)|communautaires?|de quartier)|conseill(?:er|ère)s? municipa(?:l|ux|le|les)',
    'Deux heures pour un banc. Bois ou métal ?|Je me suis réveillé aux questions diverses.',
  ],
  consultation: [
    'concertations? (?:publiques?|citoyennes?)|consultations? (?:publiques?|citoyennes?)|réunions? publiques?|enquêtes? publiques?|budgets? participatifs?|démocratie participative|assemblée générale de copropriété',
    'On était onze. Avec douze avis.|J’y allais pour les petits fours. Je suis vice-président.',
  ],
  club: [
    'associations? (?:locales?|sportives?|culturelles?|de quartier)|vie associative|forum des associations|clubs? (?:de sport|de bridge|de lecture)|comité des fêtes',
    'Je suis venu une fois. Me voilà trésorier.|J’ai baissé les yeux trop tard. Je prends les notes.',
  ],
  volunteer: [
    'bénévoles?|bénévolat',
    'Je cherchais les toilettes. Je tiens la buvette.|Tous les autres ont reculé d’un pas.',
  ],
  petition: [
    'pétitions?',
    'Des crêpes le lundi : trois signatures, les miennes.|J’en ai signé une contre les lundis. Maman aussi.',
  ],
  villageFete: [
    "fêtes? (?:foraines?|de village|du village|communales?|de quartier|patronales?|des voisins|de l[’']école|votives?)|kermesses?|bals? (?:populaires?|du 14 juillet|des pompiers)|ducasses?",
    'Juste une merguez, j’ai dit. C’était la troisième.|Je tenais la pêche aux canards. Les canards ont gagné.',
  ],
  fireEngine: [
    'camions? de pompiers|casernes? de pompiers|jeunes sapeurs-pompiers|calendriers? des pompiers|centres? de secours',
    'À cinq ans, j’en voulais un. À quarante aussi.|Moi, je veux juste faire le pin-pon. Une fois.',
  ],
  openDay: [
    'portes ouvertes|nuit des musées|journées? du patrimoine',
    'Je suis venu pour les stylos.|Ce qui m’intéresse, c’est la porte « Privé ».',
  ],
  localElection: [
    'élections? municipales?|bureaux? de vote|bulletins? de vote|délégués? de classe|municipales(?: \\d+)?',
    'Chez nous, trois voix contre une. Pour la pizza.|J’étais aux toilettes. On m’a élu délégué.',
  ],
};
