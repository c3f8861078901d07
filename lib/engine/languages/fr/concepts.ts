import type { FurtherConcepts } from '../words/note-words.ts';

export const concepts: FurtherConcepts = {
  technology: String.raw`technolog\p{L}*|technique|ordinateurs?|portables?|téléphones?|smartphones?|applis?|applications?|logiciels?|internet|en ligne|sites?|robots?|imprimantes?|écrans?|numérique|ia|intelligence artificielle|algorithmes?|wi-?fi|mots? de passe|machines?|appareils?|télés?|télévis\p{L}*|caméras?|serveurs?|onglets`,
  weather: String.raw`météo|temps qu['’]il fait|pluie\p{L}*|pleut|neige\p{L}*|soleil|ensoleillé|tempêtes?|orages?|tonnerre|nuages?|vent|canicule|brouillard|parapluies?|grêle|gel|climat\p{L}*`,
  religion: String.raw`religi\p{L}*|église\p{L}*|dieux?|prière\p{L}*|prier|prêtres?|curé|bible|mosquées?|temples?|foi|saintes?(?! ?-)|saints?(?! ?-)|pape|moines?|anges?|amen|évêques?|messe`,
  children:
    'enfants?|gamins?|bébés?|adolescents?|ados?|fils|filles?|crèche|élèves?|jouets?|tout-petits|les petits(?! \\p{L})',
  birds:
    'oiseaux?|oiseau|mouettes?|goélands?|pigeons?|canards?|oies?|poules?|poulets?|hiboux?|hibou|perroquets?|aigles?|cygnes?|moineaux?|corbeaux?|cigognes?|pingouins?|manchots?|plumes?',
  numbers: 'chiffres?|nombres?|statistiques?|pourcentages?|pour cent|maths?|mathématiques|numéros?',
  shopping: String.raw`shopping|achats?|achet\p{L}*|achète\p{L}*|boutiques?|magasins?|supermarchés?|soldes|promotions?|caisse|courses(?! (?:de|d['’]|à|hippiques|cyclistes))|ticket de caisse|colis|centre commercial`,
  holidays: String.raw`vacances|congés?|noël|pâques|nouvel an|halloween|jours? fériés?|plages?|hôtels?|valises?|voyag\p{L}*|touristes?|aéroports?|vols?(?! (?:à|avec|aggravés?|par|d['’]|de (?!nuit)))`,
  work: String.raw`travail\p{L}*|boulot|bureaux?|carrière|collègues?|employ\p{L}*|métiers?|délais?|heures sup\p{L}*|emplois?|promotion|patron`,
  school: String.raw`écoles?|profs?|professeurs?|enseignant\p{L}*|leçons?|devoirs|examens?|dissertation\p{L}*|classes?(?! (?:politique|moyenne|ouvrière|dirigeante|sociale)s?)|universit\p{L}*|étudiant\p{L}*|lycée\p{L}*|collège|(?:bonnes?|mauvaises?) notes?`,
  cars: 'voitures?|conduire(?! à)|conducteurs?|conductrices?|circulation|bouchons?|embouteillages?|parking|moteurs?|véhicules?|garages?|autoroutes?|camions?|(?<!par )essence(?! (?:de|du|des|même))',
  music: String.raw`musi\p{L}*|chansons?|concerts?|groupes? de (?:musique|rock|pop|rap|jazz)|guitares?|pianos?|chant(?:s|e|es|ent|er|eurs?|euses?|ant|ait|é|ée)?|albums?|chœur|chorale|orchestres?|violons?|batteurs?|karaoké`,
};

/** Numbers in words. */
export const numberWords =
  'deux|trois|quatre|cinq|six|sept|huit|(?<!(?:de|tout|flambant|comme|remis à) )neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cents?|mille|millions?|milliards?|douzaines?';
