import type { FurtherConcepts, NoteWords } from '../words/note-words.ts';
import { audienceReplies } from './audience-replies.ts';
import { both, formats } from './formats.ts';

const concepts: FurtherConcepts = {
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
const numberWords = String.raw`dwa|dwie|dwóch|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|\p{L}+naście|dwadzieścia|trzydzieści|czterdzieści|\p{L}+dziesiąt|sto|tysi[ąę]c\p{L}*|milion\p{L}*`;

export const notes: NoteWords = {
  formats,
  numberWords,
  both,
  replies: audienceReplies,
  audiences: {
    developers: {
      names: String.raw`programist\p{L}*|deweloper\p{L}*|informaty\p{L}*|devów`,
      frames: [
        'exchange | Co cię blokuje? | {h}',
        'nobody | Daily: po dwie minuty | Ja: | {h}',
        'butterfly | Senior | „{t}” | Czy to mały ticket?',
      ],
    },
    nurses: {
      names: String.raw`pielęgniar\p{L}*|położn\p{L}*|personel medyczny|ratowni\p{L}* medyczn\p{L}*`,
      frames: [
        'exchange | Jak nocny dyżur? | {h}',
        'nobody | Przerwa: cztery minuty | Ja z zimną kawą: | {h}',
        'butterfly | Ja po dwunastu godzinach | „{t}” | Czy to przerwa?',
      ],
    },
    teachers: {
      names: String.raw`nauczyciel\p{L}*|wykładowc\p{L}*|pedagog\p{L}*`,
      frames: [
        'chat | Pytania do sprawdzianu? | {h} | Do sprawdzianu.',
        'exchange | A gdzie zadanie domowe? | {h}',
        'butterfly | Moja klasa | „{t}” | Czy to będzie na teście?',
      ],
    },
    students: {
      names: String.raw`student\p{L}*|uczni\p{L}*|ucznió\p{L}*|licealist\p{L}*`,
      frames: [
        'tempted | Ja | Praca na jutro | „{t}”',
        'exchange | Jak praca zaliczeniowa? | {h}',
        'nobody | Egzamin: za sześć godzin | Ja: | {h}',
      ],
    },
    parents: {
      names: String.raw`rodzic\p{L}*|(?<=dla )mam|mamy|matk\p{L}*|ojc\p{L}*|tatusi\p{L}*`,
      frames: [
        'thoughts | Dzieci śpią. | Nareszcie. | {h}',
        'exchange | Wreszcie sami. O czym rozmawiacie? | {h}',
        'butterfly | Ja, bez dzieci w sklepie | „{t}” | Czy to wakacje?',
      ],
    },
    founders: {
      names: String.raw`założyciel\p{L}*|startup\p{L}*|przedsiębiorc\p{L}*|inwestor\p{L}*`,
      frames: [
        'exchange | Jaka jest wasza przewaga? | {h}',
        'butterfly | Ja bez przychodów | „{t}” | Czy to wzrost?',
        'proclaim | Ja na pierwszym slajdzie | {h}',
      ],
    },
    gamers: {
      names: String.raw`gracz\p{L}*|gamer\p{L}*|e-?sport\p{L}*`,
      frames: [
        'exchange | Jeszcze jedna runda? | {h}',
        'tempted | Ja | Główna misja | „{t}”',
        'butterfly | Ja | „{t}” | Czy to misja poboczna?',
      ],
    },
    designers: {
      names: String.raw`projektant\p{L}*|grafi[kc]\p{L}*|designer\p{L}*|ilustrator\p{L}*`,
      frames: [
        'exchange | Można powiększyć logo? | {h}',
        'butterfly | Klient | „{t}” | Czy to drobna poprawka?',
        'tempted | Ja | final_v2 | „{t}”',
      ],
    },
    marketers: {
      names: String.raw`marketing\p{L}*|marketer\p{L}*|marketingow\p{L}*|copywriter\p{L}*|reklam\p{L}*`,
      frames: [
        'butterfly | Zespół marki | „{t}” | Czy to już viral?',
        'exchange | A gdzie CTA? | {h}',
        'proclaim | Ja na slajdzie 3 z 84 | {h}',
      ],
    },
    scientists: {
      names: String.raw`naukow\p{L}*|badacz\p{L}*|doktorant\p{L}*|fizy[kc]\p{L}*|biolo[gż]\p{L}*`,
      frames: [
        'exchange | Recenzent 2 ma jedną uwagę. | {h}',
        'tempted | Ja | Pierwszy rozdział doktoratu | „{t}”',
        'butterfly | Ja, n = 3 | „{t}” | Czy to istotne statystycznie?',
      ],
    },
    football: {
      names: String.raw`piłk\p{L}*|kibic\p{L}*|futbol\p{L}*|ekstraklas\p{L}*`,
      frames: [
        'exchange | Czemu sędzia patrzy w ekran? | {h}',
        'panic | 89. minuta | Prowadzimy dwoma | {H}',
        'butterfly | Ja z chipsami | „{t}” | Czy to rozgrzewka?',
      ],
    },
    cycling: {
      names: String.raw`kolar\p{L}*|rower\p{L}*|cyklist\p{L}*|peleton\p{L}*`,
      frames: [
        'exchange | Czemu stajesz na podjeździe? | {h}',
        'tempted | Ja | Rower, który mam | „{t}”',
        'butterfly | Ja na kawie | „{t}” | Czy to trening?',
      ],
    },
    office: {
      names: String.raw`biur\p{L}*|współpracowni\p{L}*|pracowni\p{L}*|zesp\p{L}*|koleg\p{L}*|korpo\p{L}*`,
      frames: [
        'exchange | Coś jeszcze na koniec? | {h}',
        'nobody | Jest 16:59 | Ten jeden kolega: | {h}',
        'backfire | Spotkanie: „{t}” | Trzeba drugiego | Drugie wymaga warsztatu | Drugie wymaga warsztatu',
      ],
    },
  },
  concepts: {
    interviews: String.raw`rozm[oó]w\p{L}* (?:o pracę|kwalifikacyjn\p{L}*)|rekrutacj\p{L}*|opowiedz coś o sobie`,
    sleep: String.raw`budzik|poduszka|sp(?:ać|isz|i|ią|imy)|śpi\p{L}*|sen|snu|łóżk\p{L}*|noc\p{L}*|wstaję`,
    money: String.raw`euro|\d zł|\d złot(?:y|e|ych)|cena|ceny|kosztuje|drogo|droższ\p{L}*|[€$£]|pieni\p{L}*|kont[oa]|czynsz\p{L}*|pensj\p{L}*|bank\p{L}*|dług\p{L}*|rachun\p{L}*|saldo|inwestycj\p{L}*`,
    bosses: String.raw`szef\p{L}*|kierowni\p{L}*|przełożon\p{L}*|manager\p{L}*`,
    family: String.raw`rodzin\p{L}*|mam[aąę]|mamusi\p{L}*|matk\p{L}*|ojc\p{L}*|wujek|wuj\p{L}*|rodzic\p{L}*|dziec\p{L}*|wesel\p{L}*`,
    dating: String.raw`randk\p{L}*|miłoś\p{L}*|związek|związki|o nas|nas dwojgu|zazdro\p{L}*`,
    politics: String.raw`polity\p{L}*|wybor(?:y|ów|ach|cz\p{L}*|c\p{L}*)|parti\p{L}*|rząd\p{L}*`,
    diets: String.raw`diet\p{L}*|odchudza\p{L}*|kalori\p{L}*|sałat\p{L}*|jedzeni\p{L}*|kolacj\p{L}*|kanapk\p{L}*`,
    sport: String.raw`sport\p{L}*|trening\p{L}*|mecz\p{L}*|bieg(?:a\p{L}*|i|u|iem)?|piłk\p{L}*`,
    animals: String.raw`zwierz\p{L}*|kot(?:a|y|ów|em|u|ek|k\p{L}*)?|kociak\p{L}*|pies|psa|psy|psów|koń|koni(?:a|e|em|owi)?|końmi|krow\p{L}*|świni\p{L}*|owc\p{L}*|ryb\p{L}*|mysz\p{L}*|pszcz\p{L}*|trzmiel\p{L}*|owad\p{L}*|osy|motyl\p{L}*|królik\p{L}*|lis(?:a|y|em|ów|ek|ic\p{L}*)?|niedźwied\p{L}*|słoń|słoni\p{L}*|wąż|węż\p{L}*`,
    alcohol: String.raw`alkohol\p{L}*|piw(?:o|a|em|ko|ka)?|wino|winem|pić|imprez\p{L}*|pijan\p{L}*`,
    medicine: String.raw`lekarz\p{L}*|dentyst\p{L}*|szpital\p{L}*|chor(?:y|a|e|ego|ej|ych|ob\p{L}*|uj\p{L}*|owa\p{L}*)|pacjent\p{L}*|zdrowi\p{L}*`,
    meetings: String.raw`spotka\p{L}*|zebrani\p{L}*|daily|warsztat\p{L}*|mail\p{L}*`,
    ...concepts,
  },
  moods: {
    calm: String.raw`spokojn\p{L}*|łagodn\p{L}*|zrelaksowan\p{L}*`,
    loud: String.raw`głośn\p{L}*|zł[yaeo]|energiczn\p{L}*`,
    dramatic: String.raw`dramatyczn\p{L}*|zszokowan\p{L}*|epick\p{L}*`,
    silly: String.raw`głupkowat\p{L}*|absurdaln\p{L}*|zabawn\p{L}*|wesoł\p{L}*`,
    dry: String.raw`such[yae]|poważn\p{L}*|ironiczn\p{L}*|profesjonaln\p{L}*`,
  },
  smallWords: String.raw`mał\p{L}* (?:tekst\p{L}*|liter\p{L}*|druk\p{L}*)|(?:dużo|więcej) (?:słów|tekstu)|dług\p{L}* tekst\p{L}*`,
  largeWords: String.raw`(?:duż\p{L}*|wielki\p{L}*) (?:tekst\p{L}*|słow\p{L}*|liter\p{L}*)|mało (?:słów|tekstu)|krótki\p{L}* tekst\p{L}*`,
};
