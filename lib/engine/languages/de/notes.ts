import type { FurtherConcepts, NoteWords } from '../words/note-words.ts';
import { audienceReplies } from './audience-replies.ts';
import { both, formats } from './formats.ts';

const concepts: FurtherConcepts = {
  technology: String.raw`techn(?:ik|olog)\p{L}*|computer\p{L}*|laptops?|handys?|smartphones?|telefon\p{L}*|apps?|software|internet|online|webseiten?|roboter\p{L}*|drucker\p{L}*|bildschirm\p{L}*|digital\p{L}*|ki|künstliche intelligenz|algorithm\p{L}*|wlan|passw\p{L}*|maschinen?|geräte[ns]?|gerät(?! (?:in|ins|außer|unter|zu|zum|zur|an|aus|immer|nun|jetzt))|fernseher|kameras?|server|tabs`,
  weather: String.raw`wetter\p{L}*|regen|regen(?:schirm|wetter|tag|jacke|tropfen|guss|schauer|wolke)\p{L}*|regnet|regnerisch|schnee\p{L}*|schneit|sonnig|sonne|sturm|stürme|stürmt|stürmisch\p{L}*|gewitter|donner(?!s)\p{L}*|wolken?|bewölkt|winde?s?|windig|windböen?|hitze\p{L}*|nebel|hagel|frost|klima\p{L}*`,
  religion: String.raw`religi\p{L}*|kirche\p{L}*|gott|götter|gottes\p{L}*|bete[nt]?|betete\p{L}*|betende\p{L}*|gebete?|gebets\p{L}*|priester\p{L}*|pfarrer\p{L}*|bibel|moschee\p{L}*|tempel|(?<!(?:ich|wir|sie|du|er|zu|kaum|nicht) )glaubens?|gläubig\p{L}*|heilig\p{L}*|papst|mönche?|nonnen?|engel|predigt\p{L}*|amen|bischof|bischöfe`,
  children: String.raw`kind|kinder\p{L}*|babys?|kleinkind\p{L}*|teenager|söhne?|sohn|tochter|töchter|kita\p{L}*|spielplatz|spielzeug\p{L}*|schulkind\p{L}*`,
  birds: String.raw`vögel\p{L}*|vogel\p{L}*|möwen?|tauben?|enten?|gänse|gans|hühner\p{L}*|huhn|hennen?|eulen?|papagei\p{L}*|adler|schwäne?|spatz\p{L}*|krähen?|raben?|storch|störche|pinguine?|federn?`,
  numbers: String.raw`zahlen?|ziffern?|statistik\p{L}*|prozent\p{L}*|mathe\p{L}*|nummern?`,
  shopping: String.raw`shopping|einkauf\p{L}*|einkäufe|kauf\p{L}*|käuf\p{L}*|gekauft|läden|(?:im|den|dem|einen|jeden|keinen?|der) laden|geschäfte?|supermarkt\p{L}*|rabatt\p{L}*|kasse|kaufhaus|kassenbon|pakete?|schlussverkauf`,
  holidays: String.raw`urlaub\p{L}*|ferien\p{L}*|weihnacht\p{L}*|ostern|silvester|neujahr|feiertage?|strand|strände|hotels?|koffer|reisen?|reise\p{L}*|tourist\p{L}*|flughafen|flüge|flug`,
  work: String.raw`arbeit\p{L}*|jobs?|büro\p{L}*|karriere\p{L}*|kolleg\p{L}*|angestellte\p{L}*|frist\p{L}*|überstunden|schicht\p{L}*|pendel\p{L}*|schreibtisch\p{L}*|weiterarbeiten|beförder\p{L}*|feierabend|beruf\p{L}*`,
  school: String.raw`schul(?!d|ter)\p{L}*|lehrer\p{L}*|unterricht\p{L}*|hausaufgaben?|prüfung\p{L}*|aufs[aä]tze?|klassen?\p{L}*|universität\p{L}*|schüler\p{L}*|student\p{L}*|noten|klausur\p{L}*`,
  cars: String.raw`autos?|autofahr\p{L}*|fahrer\p{L}*|verkehr(?!t)\p{L}*|parkpl[aä]tze?|parken|motor\p{L}*|fahrzeuge?|garagen?|autobahn\p{L}*|lkw|benzin|stau`,
  music: String.raw`musik\p{L}*|lied\p{L}*|songs?|konzerte?|bands|(?:rock|schul|lieblings)band|gitarren?|klavier\p{L}*|sänger\p{L}*|sing(?:t|en)|album|chor|orchester|geigen?|trommel\p{L}*|karaoke`,
};

/** Numbers in words. */
const numberWords = String.raw`zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|(?:drei|vier|fünf|sech|sieb|acht|neun)zehn|(?:\p{L}+und)?(?:zwanzig|dreißig|(?:vier|fünf|sech|sieb|acht|neun)zig)|(?!jahr)\p{L}*hundert|(?!jahr)\p{L}*tausend|millionen?|milliarden?|dutzend\p{L}*`;

export const notes: NoteWords = {
  formats,
  numberWords,
  both,
  replies: audienceReplies,
  denying: String.raw`kein\p{L}*|nicht|ohne`,
  audiences: {
    developers: {
      names: String.raw`entwickler\p{L}*|programmierer\p{L}*|softwareleute|informatiker\p{L}*|it-(?:team|leute|abteilung)`,
      frames: [
        'exchange | Was blockiert dich gerade? | {h}',
        'nobody | Daily: zwei Minuten pro Person | Ich: | {h}',
        'butterfly | Senior-Entwickler | „{t}“ | Ist das ein kleines Ticket?',
      ],
    },
    nurses: {
      names: String.raw`pflege\p{L}*|krankenschwester\p{L}*|krankenpfleger\p{L}*|hebammen?|klinikpersonal`,
      frames: [
        'exchange | Wie war die Nachtschicht? | {h}',
        'nobody | Pause: vier Minuten | Ich, mit kaltem Kaffee: | {h}',
        'butterfly | Ich, nach zwölf Stunden | „{t}“ | Ist das Pause?',
      ],
    },
    teachers: {
      names: String.raw`lehrer\p{L}*|lehrkräfte?n?|lehrkraft|kollegium|dozent\p{L}*`,
      frames: [
        'chat | Fragen zur Klassenarbeit? | {h} | Zur Klassenarbeit.',
        'exchange | Und warum sind keine Hausaufgaben da? | {h}',
        'butterfly | Meine Klasse | „{t}“ | Kommt das dran?',
      ],
    },
    students: {
      names: String.raw`student\p{L}*|studierende\p{L}*|schüler\p{L}*|azubis?|erstsemester`,
      frames: [
        'tempted | Ich | Die Hausarbeit bis morgen | „{t}“',
        'exchange | Wie läuft die Hausarbeit? | {h}',
        'nobody | Klausur: in sechs Stunden | Ich: | {h}',
      ],
    },
    parents: {
      names: 'eltern|mütter|väter|mamas?|papas?|familien',
      frames: [
        'thoughts | Die Kinder schlafen. | Endlich. | {h}',
        'exchange | Worüber habt ihr geredet, endlich allein? | {h}',
        'butterfly | Ich, allein im Supermarkt | „{t}“ | Ist das Urlaub?',
      ],
    },
    founders: {
      names: String.raw`gründer\p{L}*|start-?ups?|unternehmer\p{L}*|investor\p{L}*`,
      frames: [
        'exchange | Und was ist euer Alleinstellungsmerkmal? | {h}',
        'butterfly | Ich, ohne Umsatz | „{t}“ | Ist das Wachstum?',
        'proclaim | Ich, auf Folie eins | {h}',
      ],
    },
    gamers: {
      names: String.raw`gamer\p{L}*|zocker\p{L}*|spieler(?:n|innen)?|e-?sport\p{L}*`,
      frames: [
        'exchange | Noch eine Runde? | {h}',
        'tempted | Ich | Die Hauptquest | „{t}“',
        'butterfly | Ich | „{t}“ | Ist das eine Nebenquest?',
      ],
    },
    designers: {
      names: String.raw`designer\p{L}*|gestalter\p{L}*|grafiker\p{L}*|kreative\p{L}*|illustrator\p{L}*`,
      frames: [
        'exchange | Kann das Logo größer? | {h}',
        'butterfly | Der Kunde | „{t}“ | Ist das nur eine Kleinigkeit?',
        'tempted | Ich | final_v2 | „{t}“',
      ],
    },
    marketers: {
      names: String.raw`marketing\p{L}*|werbe(?:r|leute|texter)\p{L}*|social-media-\p{L}+|markenteam`,
      frames: [
        'butterfly | Das Markenteam | „{t}“ | Ist das Engagement?',
        'exchange | Und was ist der Call-to-Action? | {h}',
        'proclaim | Ich, auf Folie 3 von 84 | {h}',
      ],
    },
    scientists: {
      names: String.raw`wissenschaftler\p{L}*|forscher\p{L}*|forschende\p{L}*|doktorand\p{L}*|(?:leute|menschen) (?:aus|in|an) (?:der|den) (?:wissenschaft|uni\p{L}*|hochschule\p{L}*)|akademiker\p{L}*|promovierende\p{L}*|physiker\p{L}*`,
      frames: [
        'exchange | Gutachter 2 hat eine kleine Anmerkung. | {h}',
        'tempted | Ich | Kapitel eins der Doktorarbeit | „{t}“',
        'butterfly | Ich, mit n = 3 | „{t}“ | Ist das signifikant?',
      ],
    },
    football: {
      names: String.raw`fußball\p{L}*|bundesliga\p{L}*|kurve|fans vom verein`,
      frames: [
        'exchange | Warum schaut der Schiri auf den Bildschirm? | {h}',
        'panic | 89. Minute | Wir führen zwei zu null | {H}',
        'butterfly | Ich, mit Chips | „{t}“ | Ist das Aufwärmen?',
      ],
    },
    cycling: {
      names: String.raw`rad(?:fahrer|sport|renn|fans?)\p{L}*|radler\p{L}*|fahrradfans?|rennrad\p{L}*`,
      frames: [
        'exchange | Warum hältst du am Anstieg an? | {h}',
        'tempted | Ich | Das Rad, das ich habe | „{t}“',
        'butterfly | Ich, beim Kuchenstopp | „{t}“ | Ist das Training?',
      ],
    },
    office: {
      names: String.raw`büro\p{L}*|kolleg\p{L}*|mitarbeiter\p{L}*|(?:mein|unser|das) team|chefs?|vorgesetzte\p{L}*`,
      frames: [
        'exchange | Noch etwas, bevor wir Schluss machen? | {h}',
        'nobody | 16:59 Uhr | Dieser eine Kollege: | {h}',
        'backfire | Meeting zu „{t}“ | Es braucht ein Folgemeeting | Das braucht einen Workshop | Das braucht einen Workshop',
      ],
    },
  },
  concepts: {
    interviews: String.raw`vorstellungsgespräch\p{L}*|bewerbung\p{L}*|jobinterviews?|interviews?|in fünf jahren|wir melden uns|erzähl mal was von dir`,
    sleep: String.raw`aufgewacht|wecker|kissen|schlaf\p{L}*|schläf\p{L}*|bett|nachts?|nacht(?!eil|rag)\p{L}*|müde|augen zu|wach`,
    money: String.raw`euro|preise?|kostet|kosten|billig|[€$£]|geld\p{L}*|konto\p{L}*|miete|gehalt|zahltag|bank|sparen|schulden|finanz\p{L}*|teuer`,
    bosses: String.raw`chef\p{L}*|vorgesetzte\p{L}*|boss\p{L}*|manager\p{L}*`,
    family: String.raw`famili\p{L}*|mama|mutter|papa|vater|onkel|tante|eltern|kinder\p{L}*|baby|hochzeit|oma|opa`,
    dating: String.raw`dates?|dating|liebe|beziehung\p{L}*|schatz|freundin|partner\p{L}*|ehe(?! (?:es|er|sie|ich|wir|man|der|die|das|sich))|uns beide|über uns|eifersucht`,
    politics: String.raw`politi\p{L}*|wahl\p{L}*|partei\p{L}*|regierung\p{L}*`,
    diets: String.raw`diät\p{L}*|abnehmen|kalorien|salat|essen|gemüse|kuchen`,
    sport: String.raw`sport\p{L}*|training|fußball\p{L}*|laufen|gelaufen|spieltag`,
    animals: String.raw`tiere?|katzen?|hunde?|haustiere?|pferde?|kuh|kühe|schweine?|schafe?|fische?|mäuse|maus|\p{L}*bienen?|hummeln?|insekt\p{L}*|wespen?|schmetterling\p{L}*|hasen?|fuchs|füchse|bären?|elefant\p{L}*|schlangen?`,
    alcohol: String.raw`alkohol\p{L}*|bier|wein|trinken|party|kneipe|betrunken`,
    medicine: String.raw`ärzt\p{L}*|arzt|zahnarzt|krankenhaus|krank\p{L}*|klinik|patient\p{L}*|gesundheit`,
    meetings: String.raw`meetings?|besprechung\p{L}*|sitzung\p{L}*|daily|workshop|folgemeeting|mail`,
    ...concepts,
    food: String.raw`essen\p{L}*|gegessen|isst|esse|restaurant\p{L}*|gaststätte\p{L}*|kantine\p{L}*|speisekarte\p{L}*|kellner\p{L}*|koch\p{L}*|köch\p{L}*|gekocht|küche\p{L}*|rezept\p{L}*|mahlzeit\p{L}*|frühstück\p{L}*|mittagessen|abendessen|pizzas?|burger\p{L}*|pommes|nudel\p{L}*|suppen?|salat\p{L}*|brot\p{L}*|brötchen|toast\p{L}*|käse\p{L}*|butter|fleisch\p{L}*|wurst|würst\p{L}*|kuchen\p{L}*|torten?|kekse?|schokolade\p{L}*|eis(?:diele|becher)?|eier?|joghurts?|fischstäbchen|raclette\p{L}*|kühlschrank|backofen|schnittchen|bananen?|hunger|hungrig|lecker\p{L}*`,
    death: String.raw`tod(?:es)?|tot\p{L}*|gestorben|sterb\p{L}*|stirbt|verstorben\p{L}*|beerdigung\p{L}*|grab|gräber|friedhof\p{L}*|sarg|särge|leichen?|trauer\p{L}*|begraben|testament|geister`,
    coffee: String.raw`kaffee\p{L}*|espressos?|cappuccinos?|latte|koffein\p{L}*|barista\p{L}*|cafés?|tassen?`,
    spiders: String.raw`spinnen?|spinnweben?|spinnennetz\p{L}*|taranteln?|achtbein\p{L}*`,
    gender: String.raw`gender\p{L}*|geschlecht\p{L}*|männer\p{L}*|mann|frau\p{L}*|frauen\p{L}*|jungs?|mädchen|männlich\p{L}*|weiblich\p{L}*|feminis\p{L}*|sexis\p{L}*|ehemann|ehefrau|herren|damen`,
    age: String.raw`alte (?:leute|menschen|männer|frauen)|ältere\p{L}*|senior\p{L}*|rentner\p{L}*|rente|ruhestand|oma|opa|omas|opas|großeltern|großmutter|großvater|alter(?:s|n)?|falten|boomer|pflegeheim|altersheim`,
    police: String.raw`polizei\p{L}*|polizist\p{L}*|kommissar\p{L}*|verhaft\p{L}*|festnahme\p{L}*|handschellen|gefängnis\p{L}*|knast|straftat\p{L}*|verbrech\p{L}*|blaulicht|strafzettel|blitzer\p{L}*`,
    swearing: String.raw`fluch\p{L}*|schimpf\p{L}*|verdammt\p{L}*|scheiß\p{L}*|mist|arsch\p{L}*|kacke|verflucht\p{L}*|kraftausdr\p{L}*|zum teufel`,
  },
  moods: {
    calm: 'nostalgisch|minimalistisch|minimal|gemütlich|ruhig|entspannt|sanft|freundlich|gelassen',
    loud: 'laut|wütend|energisch|aufgeregt',
    dramatic: 'düster|dunkel|schaurig|dramatisch|schockiert|episch|panisch|stressig',
    silly: 'süß|niedlich|putzig|albern|verspielt|absurd|lustig|verrückt',
    dry: 'sarkastisch|zynisch|bissig|trocken|nüchtern|ernst|ironisch|seriös|sachlich',
  },
  smallWords: String.raw`(?:klein|kleine|kleiner|kleinere|winzige) (?:schrift|texte?|wörter|worte|buchstaben)|kleingedruckt\p{L}*|(?:viel|mehr|langer|viele) (?:text|worte|wörter)`,
  largeWords:
    'große (?:schrift|wörter|buchstaben|texte?)|größere (?:schrift|wörter)|wenige? (?:wörter|worte|text)|kurze (?:texte?|wörter)',
  showsImage: 'zeig|platzier|einfüg|verwende als|titelbild',
  templates: {
    iceberg: 'eisberg',
    levels: 'stufen',
    sign: 'schild(?!er)',
    buttons: 'knöpfe',
    fork: 'weggabelung',
    scale: 'waage',
    reality: 'erwartung',
    'before-after': 'vorher|nachher',
    chart: 'diagramm',
    tug: 'tauziehen',
    thoughts: 'gedanken',
    nobody: 'niemand',
    panic: 'panik',
    shocked: 'geschockt',
    proud: 'stolz',
    weary: 'resigniert',
    doubtful: 'misstrau',
    delighted: 'begeistert',
    exit: 'ausfahrt',
    handshake: 'händedruck',
    tempted: 'versuchung|abgelenkt',
    butterfly: 'schmetterling',
    unmasking: 'demaskier|enttarn',
    newsroom: 'nachrichten(?:studio|sprech)',
    sofa: 'fernseher',
    breakfast: 'frühstück',
    exhibit: 'ausstellung',
    chase: 'verfolg',
  },
  ownImage: {
    labels: 'beschriftung',
    bar: 'balken',
  },
};
