import type { FurtherConcepts } from '../note-words.ts';

export const concepts: FurtherConcepts = {
  technology: String.raw`technolog\p{L}*|technique|ordinateurs?|portables?|téléphones?|smartphones?|applis?|applications?|logiciels?|internet|en ligne|sites?|robots?|imprimantes?|écrans?|numérique|ia|intelligence artificielle|algorithmes?|wi-?fi|mots? de passe|machines?|appareils?|télé\p{L}*|caméras?|serveurs?|onglets`,
  weather: String.raw`météo|temps qu’il fait|pluie\p{L}*|pleut|neige\p{L}*|soleil|ensoleillé|tempêtes?|orages?|tonnerre|nuages?|vent|canicule|brouillard|parapluies?|grêle|gel|climat\p{L}*`,
  religion: String.raw`religi\p{L}*|église\p{L}*|dieux?|prière\p{L}*|prier|prêtres?|curé|bible|mosquées?|temples?|foi|saints?|saintes?|pape|moines?|anges?|amen|évêques?|messe`,
  children: 'enfants?|gamins?|bébés?|adolescents?|ados?|fils|filles?|crèche|élèves?|jouets?|petits',
  birds:
    'oiseaux?|oiseau|mouettes?|goélands?|pigeons?|canards?|oies?|poules?|poulets?|hiboux?|hibou|perroquets?|aigles?|cygnes?|moineaux?|corbeaux?|cigognes?|pingouins?|manchots?|plumes?',
  numbers: 'chiffres?|nombres?|statistiques?|pourcentages?|pour cent|maths?|mathématiques|numéros?',
  shopping: String.raw`shopping|achats?|achet\p{L}*|achète\p{L}*|boutiques?|magasins?|supermarchés?|soldes|promotions?|caisse|courses|ticket de caisse|colis|centre commercial`,
  holidays: String.raw`vacances|congés?|noël|pâques|nouvel an|halloween|jours? fériés?|plages?|hôtels?|valises?|voyag\p{L}*|touristes?|aéroports?|vols?`,
  work: String.raw`travail\p{L}*|travaux|boulot|bureaux?|carrière|collègues?|employ\p{L}*|métiers?|délais?|heures sup\p{L}*|emplois?|promotion|patron`,
  school: String.raw`écoles?|profs?|professeurs?|enseignant\p{L}*|leçons?|devoirs|examens?|dissertation\p{L}*|classes?|universit\p{L}*|étudiant\p{L}*|lycée\p{L}*|collège|notes`,
  cars: 'voitures?|conduire|conduit|conducteurs?|circulation|bouchons?|embouteillages?|parking|moteurs?|véhicules?|garages?|autoroutes?|camions?|essence',
  music: String.raw`musi\p{L}*|chansons?|concerts?|groupe|guitares?|pianos?|chant\p{L}*|albums?|chœur|chorale|orchestres?|violons?|batterie|karaoké`,
};

/** Numbers in words. */
export const numberWords =
  'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cents?|mille|millions?|milliards?|douzaines?';
