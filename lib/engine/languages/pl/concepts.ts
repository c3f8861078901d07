import type { FurtherConcepts } from '../note-words.ts';

export const concepts: FurtherConcepts = {
  technology: String.raw`technolog\p{L}*|komputer\p{L}*|laptop\p{L}*|telefon\p{L}*|smartfon\p{L}*|aplikacj\p{L}*|oprogramowani\p{L}*|internet\p{L}*|online|robot\p{L}*|drukark\p{L}*|ekran\p{L}*|cyfrow\p{L}*|ai|sztuczn\p{L}* inteligencj\p{L}*|algorytm\p{L}*|wi-?fi|hasł\p{L}*|maszyn\p{L}*|urządzeni\p{L}*|telewiz\p{L}*|kamer\p{L}*|serwer\p{L}*`,
  weather: String.raw`pogod\p{L}*|deszcz\p{L}*|śnieg\p{L}*|słonecz\p{L}*|słońc\p{L}*|burz(?:a|y|ę|e|ą|ow\p{L}*)?|grzmot\p{L}*|chmur\p{L}*|wiatr\p{L}*|upał\p{L}*|mgł\p{L}*|parasol\p{L}*|grad|mróz|klimat\p{L}*|prognoz\p{L}*`,
  religion: String.raw`religi\p{L}*|kości[oó]ł\p{L}*|kościel\p{L}*|bóg|bog(?:a|u|iem|owie|ów|ini\p{L}*)|modl\p{L}*|ksiądz|księ[żd]\p{L}*|biblia|meczet\p{L}*|świątyni\p{L}*|wiara|wiary|święt(?:y|ego|ej)|papież\p{L}*|mnich\p{L}*|zakonnic\p{L}*|anio[łl]\p{L}*|amen|biskup\p{L}*|msz[aęąey]`,
  children: String.raw`dzieci\p{L}*|dzieck\p{L}*|niemowl\p{L}*|nastolat\p{L}*|syn|synowie|córk\p{L}*|przedszkol\p{L}*|zabawk\p{L}*|uczni\p{L}*`,
  birds: String.raw`ptak\p{L}*|mew\p{L}*|gołęb\p{L}*|kaczk\p{L}*|kaczek|gęś|gęsi|kur(?:a|y|czak\p{L}*)|sow[ay]|papug\p{L}*|orzeł|orł\p{L}*|łabędź|łabędzi\p{L}*|wróbel|wróbl\p{L}*|wron\p{L}*|kruk\p{L}*|bocian\p{L}*|pingwin\p{L}*|piór\p{L}*`,
  numbers: String.raw`liczb\p{L}*|cyfr\p{L}*|statystyk\p{L}*|procent\p{L}*|matematyk\p{L}*|numer\p{L}*`,
  shopping: String.raw`zakup\p{L}*|kup(?:uje|ują|ił|iła|ić|uj)|kupow\p{L}*|sklep\p{L}*|supermarket\p{L}*|wyprzedaż\p{L}*|zniżk\p{L}*|rabat\p{L}*|kas(?:a|ie|y)|galeri\p{L}* handlow\p{L}*|paczk\p{L}*|paragon\p{L}*`,
  holidays: String.raw`wakacj\p{L}*|urlop\p{L}*|święta|boże narodzenie|wielkanoc|sylwester|plaż\p{L}*|hotel\p{L}*|walizk\p{L}*|podróż\p{L}*|turyst\p{L}*|lotnisk\p{L}*|loty?|lot(?:u|em)`,
  work: String.raw`prac(?:a|y|ę|ą|ować|uj\p{L}*|ownik\p{L}*)|biur\p{L}*|karier\p{L}*|kolegów z pracy|etat\p{L}*|termin(?:y|u|em|ów|ie)?|nadgodzin\p{L}*|biurk\p{L}*|awans\p{L}*|zawodow\p{L}*`,
  school: String.raw`szkoł\p{L}*|szkole|szkół|szkoln\p{L}*|nauczyciel\p{L}*|lekcj\p{L}*|prac\p{L}* domow\p{L}*|egzamin\p{L}*|wypracowani\p{L}*|klas[ay]|uniwersytet\p{L}*|student\p{L}*|ocen(?:a|y|ę)?`,
  cars: String.raw`samoch[oó]d\p{L}*|aut(?:o|a|em)|kierow\p{L}*|ruch drogowy|kork\p{L}*|parking\p{L}*|silnik\p{L}*|pojazd\p{L}*|garaż\p{L}*|autostrad\p{L}*|ciężarówk\p{L}*|benzyn\p{L}*`,
  music: String.raw`muzy\p{L}*|piosenk\p{L}*|koncert\p{L}*|zespół muzyczny|kapel\p{L}*|gitar\p{L}*|pianin\p{L}*|fortepian\p{L}*|śpiew\p{L}*|album\p{L}*|chór\p{L}*|orkiestr\p{L}*|skrzyp\p{L}*|perkusj\p{L}*|karaoke`,
};

/** Numbers in words. */
export const numberWords = String.raw`dwa|dwie|dwóch|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|\p{L}+naście|dwadzieścia|trzydzieści|czterdzieści|\p{L}+dziesiąt|sto|tysi[ąę]c\p{L}*|milion\p{L}*`;
