import { cuts } from './de/cuts.ts';
import { drawings } from './de/drawings.ts';
import { figures } from './de/figures.ts';
import { forms } from './de/forms.ts';
import { genreFrames, genreSigns } from './de/genre-frames.ts';
import { icons } from './de/icons.ts';
import { notes } from './de/notes.ts';
import { notices } from './de/notices.ts';
import { premises } from './de/premises.ts';
import { prose } from './de/prose.ts';
import { replies } from './de/replies.ts';
import { rows } from './de/rows.ts';
import { signs } from './de/signs.ts';
import { socialFrames } from './de/social-frames.ts';
import { steering } from './de/steering.ts';
import { things } from './de/things.ts';
import type { Examples } from './examples.ts';
import { type Language, list } from './language.ts';
import type { BriefWords } from './words/brief-words.ts';
import type { GrammarWords } from './words/grammar-words.ts';
import type { JokeWords } from './words/joke-words.ts';
import type { PeopleWords } from './words/people-words.ts';
import type { ReadWords } from './words/read-words.ts';
import type { QuipWords, SituationWords } from './words/situation-words.ts';
import type { AimWords, TitleWords } from './words/title-words.ts';

const titles: TitleWords = {
  series: String.raw`(?:\p{L}+ )?\p{L}+ (?:des tages|der woche|des monats|des jahres)|lieblings\p{L}+|podcast|videos?|fotos?|bilder|bildergalerie|exklusiv|eilmeldung|\p{L}*news|newsticker|update|live|kommentar|kolumne|meinung|analyse|anzeige|pressemitteilung|meldung|aktuelles|serie|leserbrief`,
  promises: String.raw`alles,? was (?:du|sie|man|ihr) (?:wissen|beachten)|was (?:du|sie|man|ihr) (?:wissen|beachten|jetzt)|das (?:musst|müssen|sollten|solltest) (?:du|sie|man|ihr)|das sind (?:die|unsere)|so (?:geht|gelingt|klappt|funktioniert|einfach)|jetzt (?:lesen|kaufen|bestellen|informieren)|mehr (?:dazu|erfahren|lesen)|online (?:kaufen|bestellen|shop)|günstig kaufen|tipps (?:und|&|\+) tricks|infos (?:und|&)|alle infos|einfach erklärt|der (?:große|ultimative|komplette) (?:guide|ratgeber|überblick)|shops?(?:, \p{L}+)*, online kaufen|kostenlos(?:er)? download`,
  sites:
    '(?:offizielle[rns]? )?(?:start|web|internet|home)seiten?|offizielle[rns]? (?:homepage|website|portal|webauftritt|internetauftritt|shop)|internetauftritt|webauftritt|willkommen',
};

const situations: SituationWords = {
  upshots:
    'stattdessen|am ende|in wirklichkeit|in der praxis|es stellte sich heraus|heraus kam|es wurde|es kam|daraus wurde|geworden ist',
  foregone: 'kein wunder|natürlich|selbstverständlich|wie erwartet|wenig überraschend|prompt',
  stages: 'erst|zuerst|zunächst|dann|danach|später|jetzt|nun|schließlich|zuletzt|am ende',
  masks:
    '{b} als {a} getarnt|{b} tarnt sich als {a}|{b} tarnte sich als {a}|{a} entpuppt sich als {b}|{a} entpuppte sich als {b}|{a} ist in wirklichkeit {b}|{a} war in wirklichkeit {b}|{a} ist eigentlich {b}|aus {b} wird {a}',
  reversals: 'sondern|nicht einmal|nicht mal|im gegenteil|stattdessen|außer|von wegen|ausgerechnet',
  titleTurns: 'aber|doch|nur|bis|bloß|allerdings|außer|sondern|weil|noch nicht|trotzdem|nur nicht|oder auch nicht',
};

const quips: QuipWords = {
  tags: 'nun ja|tja|nun|zumindest|naja|na ja|noch nicht|nicht ganz|fast|beinahe|immer|nie|niemals|nirgends|niemand|nichts|zweimal|schon wieder|angeblich|leider|vielleicht|wahrscheinlich|irgendwann|meistens|sorry|bäh|igitt|oje|ups|trotz|nicht viel|nicht mal|nicht einmal|theoretisch|bisher|jedenfalls',
  platitudes:
    'empfehl*|ich hoffe|ich möchte|ich wünsche|ich würde mich|freuen uns|freut uns|freue mich|stolz|dankbar*|danke*|wichtig*|gemeinsam*|zusammenarbeit*|partner*|zukunft*|zukünftig*|erfolg*|lösung*|kunden|kundinnen|engag*|verantwort*|innovat*|nachhaltig*|herausforder*|chance*|potenzial*|beitrag|setzen uns|werte|ziel*|qualität*|unterstütz*|möglichkeit*|sicherstell*|gewährleist*|förder*|stärk*|bedeutend*|entscheidend*|wesentlich*|weiterhin|strateg*',
  assents: 'ja|natürlich|klar|na klar|selbstverständlich|auf jeden fall|kein problem|gerne',
  laughs:
    'lacht|lachte|lachend|lachen|scherz*|witzel*|schmunzel*|grinst|grinste|grinsend|augenzwinker*|ironisch|flachst*|feixt*',
  contrasts:
    'aber|doch|jedoch|allerdings|sondern|trotzdem|dennoch|obwohl|zwar|nicht einmal|nicht mal|im gegenteil|stattdessen|immerhin|schließlich|weder|außer|sowieso|ohnehin|von wegen|dafür|nur|eigentlich|ausgerechnet|statt',
  comparisons:
    'mehr als|weniger als|besser als|schlimmer als|lieber als|größer als|kleiner als|zu * um|so * dass|so * wie',
};

const people: PeopleWords = {
  placedBefore: 'in|aus',
  sayingNouns: 'sagt|sagte|erklärt|erklärte|betont|betonte|meint|meinte|warnt|warnte|fordert|forderte|schreibt|schrieb',
  sayingBeforeNouns: 'sagt|sagte|erklärt|erklärte|betont|betonte|meint|meinte|so|schreibt|schrieb',
  particles: 'von|der|den',
  noFirstNames: 'Nord',
  address: 'Herr|Frau',
  familyTitles: 'Herr|Frau',
  speakerParticles: 'von|der|den',
  bylineParticles: 'von|der|den',
  nameJoints: 'von|vom|zu|zur|der|den|und',
  and: 'und',
  articleJoints: 'der|den',
  quoting:
    'so|findet|fand|lobt|lobte|kritisiert|kritisierte|fordert|forderte|fügt|fügte|ergänzt|ergänzte|berichtet|berichtete|erzählt|erzählte|bekräftigt|bekräftigte|mahnt|mahnte|resümiert|resümierte|verspricht|versprach|urteilt|urteilte|erläutert|erläuterte|konstatiert|konstatierte|unterstreicht|unterstrich|versichert|versicherte|beklagt|beklagte|klagt|klagte|antwortet|antwortete|schwärmt|schwärmte|zeigt sich|zeigte sich|freut sich|freute sich|gibt|hält|stellt',
  offices: String.raw`(?:[\p{L}-]*(?:[Dd]irektor|[Mm]inister|[Bb]otschafter|[Pp]räsident|[Cc]hef|[Ss]precher|[Tt]rainer|[Kk]anzler|[Ff]orscher|[Ee]xperte|[Ee]xpertin|[Bb]eauftragter?|[Ll]eiter|[Ff]ührer|[Mm]eister|[Pp]olitiker|[Aa]nwalt|[Aa]nwältin|[Ss]ekretär|[Ww]issenschaftler|[Pp]rofessor|[Kk]oordinator|[Kk]ommissar|[Bb]ischof|[Bb]ischöfin|[Rr]at|[Rr]ätin|[Mm]anager|[Ss]ieger|[Ww]eltmeister|[Pp]romoter|[Bb]erater|[Kk]apitän|[Gg]ründer|[Aa]utor|[Rr]egisseur|[Oo]brist|[Vv]orstand|[Aa]bgeordneter?|[Vv]orsitzender?|[Ii]ntendant|[Pp]astor|[Pp]farrer|[Ss]enator|[Pp]sychologe|[Pp]sychologin|[Öö]konom|[Ss]türmer|[Tt]orwart)(?:in)?|CEO|Papst|König|Königin|Prinz|Prinzessin|MK|Rabbi)`,
};

const aims: AimWords = {
  asides:
    'in im ins an am ans auf aufs aus bei beim mit ohne von vom nach vor während gegen durch zwischen unter seit wegen trotz dank laut neben statt hinter per',
  genitives: 'der des eines einer',
  fresh:
    'neue[ersn]?|vorgestellt|stellt|präsentiert|kommt|erscheint|startet|warten|lohnt|test|getestet|vergleich|besser|besten?|update|release|preis',
  fails:
    'fehler|bugs?|absturz|abstürze|stürzt|ausfall|ausgefallen|lahm|reparier\\p{L}*|probleme?|defekt|gestört|störung',
};

const jokes: JokeWords = {
  empty:
    'impressum|datenschutz(?:erklärung)?|neue[rsn]?|fazit|prozent|stadt|land|länder|jahre?s?|monate?|woche|start|ende|tests?|fall|fälle|frage|antwort|angebote?|preise?|seiten?|teil|zahl(?:en)?|welt|leben|mann|frau|kinder|euro|uhr|regierung|zukunft|umfrage|ablehnung|erwartung|interpretation|änderung|winter|sommer|frühling|herbst|werbung|haus|weg|spieltag|vergleich|tipps|neuigkeiten|aktuelles|startseite|über|uns|willkommen|grund|gründe|menschen|leute|sache|ding|dinge|meinung|kommentar|interview|video|bild|bilder|fotos?',
  frames: {
    ...socialFrames,
    stated: [
      'nobody | Zahnarzt: Schön weit aufmachen. | Ich: | {h}',
      'nobody | Aufzug: Stille | Ich: | {h}',
      'nobody | Mein Date: Erzähl mal von dir. | Ich: | {h}',
      'nobody | Kellner: Haben Sie gewählt? | Ich: | {h}',
      'proclaim | Ich, zu einem Taxifahrer, der nicht gefragt hat | {h}',
      'proclaim | Mein Nachbar, über den Gartenzaun | {h}',
      'thoughts | Nur noch eine Schlagzeile. | Dann schlafen. | {h}',
      'scale | Alle meine eigenen Probleme | {h}',
      'chat | Erzähl mal was von dir. | {h} | Zahlen, bitte.',
      'chat | Woran denkst du gerade? | {h} | Ich dachte, an mich.',
      'chat | Hast du den Artikel gelesen? | {H} | Das ist die Überschrift.',
      'chat | Wo sehen Sie sich in fünf Jahren? | {h} | Wir melden uns.',
      'nobody | Niemand: | Ich auf jeder Party: | {h}',
      'nobody | Alle: Guten Morgen! | Ich, vor dem Kaffee: | {h}',
      'thoughts | Schläfst du? | Ja. | {h}',
      'thoughts | Morgen früh raus. | Augen zu. | {h}',
      'proclaim | Ich, nach einem einzigen Artikel | {h}',
      'proclaim | Der Onkel auf jeder Familienfeier | {h}',
      'proclaim | Ich, allein mit einem Fremden im Aufzug | {h}',
      'scale | Alles, was ich heute tun müsste | {h}',
      'nobody | Absolut niemand: | Ich, um drei Uhr nachts: | {h}',
      'chat | Schatz, bist du noch wach? | {h} | Gute Nacht.',
    ],
    trouble: [
      'calm | {h} | Passt schon.',
      'sign | {h} | Kannste dir nicht ausdenken',
      'calm | {h} | Das macht mein Zukunfts-Ich.',
      'calm | {h} | Das ist ein Montagsproblem.',
      'calm | {h} | Nicht meine Abteilung.',
    ],
    fall: [
      'chart | Der Fünfjahresplan | {h}',
      'chart | Was auf der Folie stand | {h}',
      'chart | „Läuft bei uns“ | {h}',
    ],
    opinion: ['sign | {h} | Keine weiteren Fragen', 'sign | {h} | Ich sag’s ja nur'],
    about: [
      'verdict | Übers Wetter reden | Vierzig Minuten „{t}“',
      'verdict | Meine eigenen Probleme lösen | Eine starke Meinung zu „{t}“',
      'buttons | Meine Arbeit machen | Alles über „{t}“ lesen | Ich, jeden Montag',
      'tug | Acht Stunden Schlaf | Noch ein Artikel über „{t}“ | Ich',
      'levels | „{t}“? Nie gehört. | Eine Überschrift lesen | Den Artikel lesen | Fremde Leute belehren',
      'reality | Erwartung | Zwei Minuten „{t}“ | Realität | Draußen ist es dunkel',
      'before-after | 21 Uhr | Nur ein Artikel über „{t}“ | 3 Uhr | Jede einzelne Fußnote',
      'domino | Ein Artikel über „{t}“ | Meine ganze Persönlichkeit',
      'fork | Den Artikel lesen | Sofort eine Meinung haben | „{t}“',
      'iceberg | Was ich zu „{t}“ gesagt habe | Was ich sagen wollte, mit Folien',
    ],
    asked: [
      'thoughts | Schläfst du? | Ja. | {h}',
      'exchange | Noch Fragen? | {h}',
      'shocked | Ich, unter der Dusche: {h}',
    ],
    listed: [
      'butterfly | Ich | „{h}“ speichern | Ist das Fortschritt?',
      'clown | {h} | Heute der erste Punkt | Gut, morgen | Gespeichert für später',
    ],
    genres: {
      ...genreFrames,
      product: [
        'tug | Mein Konto | „{t}“ | Zahltag',
        'chat | Du hast doch schon eins. | {h} | Wo ist unser Geld?',
        'nobody | Kontostand: 12 Euro | Ich: | {h}',
        'before-after | Montag | Nur mal gucken: „{t}“ | Freitag | Alle Tests gelesen',
        'butterfly | Ich | „{t}“ | Ist das eine Geldanlage?',
        'tempted | Ich | Das alte, das noch geht | „{t}“',
        'exchange | Brauchen wir das wirklich? | {h}',
      ],
      science: [
        'chat | Hast du den Müll rausgebracht? | {h} | Also nein.',
        'thoughts | Spüle: voll. | Steuer: offen. | {h}',
        'proclaim | Ich, in Physik eine Fünf | {h}',
        'butterfly | Ich | Ein Artikel über „{t}“ | Ist das ein Studium?',
        'exchange | Und, was gibt’s Neues bei dir? | {h}',
        'shocked | Ich, um zwei Uhr nachts: {h}',
      ],
      markets: [
        'chat | Ist mein Geld bei dir sicher? | {h} | Ich frag wen anders.',
        'thoughts | Nicht ins Depot schauen. | Nicht. | {h}',
        'calm | {h} | Ich denke langfristig.',
        'exchange | Und deine Altersvorsorge? | {h}',
        'panic | {h} | Ich habe keine Aktien | Meine Rente schon',
      ],
      screen: [
        'chat | Eine Folge, dann schlafen. | {h} | Es ist vier Uhr.',
        'tug | Frische Luft | „{t}“ | Mein Wochenende',
        'butterfly | Ich | „{t}“ | Ist das eine Persönlichkeit?',
        'exchange | Warst du heute schon draußen? | {h}',
      ],
      food: [
        'chat | Was gibt’s zu essen? | {h} | Also Brot.',
        'reality | Das Rezept | „{t}“ | Meine Küche | Der Lieferdienst',
        'butterfly | Ich | „{t}“ | Ist das Meal Prep?',
        'tempted | Ich | Der Salat von zu Hause | „{t}“',
      ],
      outing: [
        'chat | Pläne fürs Wochenende? | {h} | Ich dachte ans Sofa.',
        'buttons | „{t}“ | Das Sofa | Ich, jeden Samstag',
        'butterfly | Ich | Link zu „{t}“ speichern | Ist das ein Plan?',
        'panic | Wochenende | Nichts vor | {H}',
      ],
      animals: [
        'chat | Wo warst du die ganze Woche? | {h} | Essen war um sechs.',
        'nobody | Alle: schlafen | Meine Katze um vier: | {h}',
        'exchange | Und was ist deine Ausrede? | {h}',
        'shocked | Meine Katze liest mit: {h}',
      ],
      business: [
        'chat | Hätte das eine Mail sein können? | {h} | Hätte es.',
        'nobody | Chef: Noch Fragen? | Ich, um 16:59 Uhr: | {h}',
        'thoughts | Es ist Sonntag. | Nicht an die Arbeit denken. | {h}',
        'butterfly | Mein Chef | „{t}“ | Ist das ein Teamevent?',
        'exchange | Gibt’s Erfolge diese Woche? | {h}',
      ],
      research: [
        'proclaim | Ich, nach dem Abstract | {h}',
        'chat | Hast du das Paper gelesen? | {H} | Das ist der Titel.',
        'tempted | Ich | Meine Masterarbeit | „{t}“',
        'exchange | Wie läuft Kapitel eins? | {h}',
      ],
      software: [
        'chat | Hast du zwei Minuten? | {h} | Das waren drei Stunden.',
        'calm | {h} | Bei mir läuft’s.',
        'reality | Schätzung | Zwei Stunden „{t}“ | Wirklichkeit | Es ist Donnerstag',
        'butterfly | Ich | „{t}“ | Ist das ein Wochenendprojekt?',
        'exchange | Ist das schnell gefixt? | {h}',
        'panic | {h} | Jemand anderes hat Bereitschaft | Ich habe Bereitschaft',
      ],
      politics: [
        'chat | Beim Essen keine Politik. | {h} | Da ist sie schon.',
        'proclaim | Der Onkel auf jeder Familienfeier | {h}',
        'exchange | Du siehst müde aus. Alles gut? | {h}',
        'shocked | Ich, fünf Minuten im Urlaub: {h}',
        'nobody | Das Baby: schläft | Die Familiengruppe: | {h}',
      ],
      paperwork: [
        'levels | „{t}“ ignorieren | Die erste Zeile lesen | Sie noch einmal lesen | Mama anrufen',
        'chat | Irgendwelche Hobbys? | {h} | Andere Hobbys?',
        'tempted | Ich | „{t}“ | Die ganze Küche putzen',
        'exit | „{t}“ | Den Wasserkocher entkalken | Ich, erwachsen',
        'exchange | Erwachsensein, in einem Satz? | {h}',
      ],
      sports: [
        'proclaim | Ich, zuletzt gelaufen 2014 | {h}',
        'chat | Können wir mal über uns reden? | {h} | Ich meinte uns beide.',
        'verdict | Selber Sport machen | Vom Sofa aus brüllen: „{t}“',
        'butterfly | Ich, auf dem Sofa | „{t}“ | Ist das Sport?',
        'exchange | Treiben Sie Sport? | {h}',
        'panic | Spieltag | Ist doch nur ein Spiel | {H}',
      ],
      health: ['butterfly | Ich | Über „{t}“ lesen | Ist das Training?', 'exchange | Gemüse aufgegessen? | {h}'],
      fame: ['exchange | Kennen wir diese Leute? | {h}', 'butterfly | Ich | „{t}“ | Geht mich das etwas an?'],
      cars: ['tempted | Ich | Mein Fahrrad, bezahlt | „{t}“', 'exchange | Wir wollten nur parken. | {h}'],
    },
  },
  doable: 'tipps|tricks|wege|schritte|ideen|übungen|rezepte|hausmittel|dinge, die (?:sie|du|man)',
  premises,
  aims,
  titles,
  things,
  replies,
  phrases: {
    expectation: 'Erwartung',
    reality: 'Realität',
    before: 'Früher',
    now: 'Heute',
    regret: 'Hätte ich bloß nicht gefragt.',
    starter: 'Starterset: {}',
    me: 'Ich',
    mood: 'Aktuelle Stimmung:|Mein Kopf um drei Uhr nachts:|Ich, Kamera aus, im Meeting:|Meine letzte Gehirnzelle:|Ich, fünf Minuten vor Feierabend:',
    wordless: 'Kein Kommentar nötig',
    lastStep: 'Jemanden dafür bezahlen',
  },
  genres: {
    ...genreSigns,
    product: String.raw`handys?|kopfhörer|rabatt\w*|angebote?|sonderangebot`,
    software: String.raw`entwickler\p{L}*|quellcode|programmier\p{L}*|sicherheitslücken?|passwör?ter|passwort|datenbank\p{L}*|apps?|windows|browser|updates?|installier\p{L}*|linux|dateien`,
    science: String.raw`planeten?|weltall|raumsonde|forscher(?:innen)?|teleskop|physiker\w*`,
    sports: String.raw`tore?|bundesliga|trainer\p{L}*|mannschaft|spieltag|\p{L}*finale|turniere?|weltmeister\p{L}*|europameister\p{L}*|olympia|saison|handball|fußball|volleyball|tennis|spieler\p{L}*|siege?|niederlage|medaillen?|athlet\p{L}*`,
    markets: 'aktien?|börse|anleger|dax|dividende',
    politics: String.raw`bundestag|kanzler\p{L}*|minister\p{L}*|wahl|wahlen|partei|koalition|opposition|landtag|gemeinderat|bürgermeister\p{L}*|kommunalwahl\p{L}*|abgeordnete\p{L}*|fraktion`,
    screen: String.raw`staffel|kinofilm|regisseur\w*|schauspieler\w*|serien?`,
    food: String.raw`rezepte?|zutaten|backen|ofen|backofen|esslöffel|teelöffel|teig|mehl|zucker|springform|\p{L}*kuchen|suppe|soße|kochen|restaurants?|käse|joghurt|vegan\p{L}*|porridge|weine?|winzer\p{L}*`,
    outing: String.raw`ausflug|wanderung|wandern|konzerte?|ausstellung|urlaub|eintritt|reisen?|hotels?|\p{L}*-hotels?|ferien|strand|insel|übernachtung\p{L}*|ferienhaus|kurzurlaub`,
    paperwork: String.raw`steuer\p{L}*|formular\p{L}*|bescheinigung|versicherung\p{L}*|patientenakte|behörden?|antrag|anträge|\p{L}*vorsorge|verjährung|gesetze?s?|verordnung|finanzamt|rente|\p{L}*anspr(?:uch|üche\p{L}*)`,
    animals: 'katzen?|hunde?n?|tierheim|huhn|hühner|fische?|vögel|pferde?|haustiere?|welpen',
    business: String.raw`unternehmen|geschäftsführ\p{L}*|mitarbeiter\p{L}*|kunden|messe|strategie|umsatz|startups?|marketing|linkedin|führungskräfte`,
    research: 'stichprobe|hypothesen?',
    health: String.raw`diät|kalorien|abnehmen|zunehmen|schlaf|ärzt\p{L}*|gesund\p{L}*|training|fitness|vitamine?|haut|haare|ernährung|yoga`,
    fame: 'promis?|popstar|königshaus',
    cars: 'neuwagen|probefahrt|kombi|kofferraum|elektroautos?|ps|autos?|leasing|suv|reichweite|ladesäulen?|werkstatt|motor|kindersitze?',
  },
};

const grammar: GrammarWords = {
  joints:
    'der die das den dem des ein eine einen einem einer eines und oder aber sondern denn von vom zu zum zur in im ins an am auf aus bei beim mit nach seit für durch gegen ohne um über unter vor zwischen während wegen trotz bis als wie dass weil wenn ob obwohl damit nachdem bevor sowie kein keine keinen sehr sein seine seinen ihr ihre ihren unser unsere auch nur noch schon etwa rund per pro je',
  others:
    'ist sind war waren wird werden wurde wurden hat haben hatte hatten kann können soll sollen muss müssen nicht mehr ich du er sie es wir man mich mir dich dir ihm ihn uns euch ihnen sich dieser diese dieses diesen diesem jener jene welche welcher welches was wer wo hier dort da dann jetzt so doch zwar alle allem allen alles andere anderen viel viele wieder immer selbst könnte würde gibt',
  isVerbSecond: true,
  backward:
    'er sie es dies diese dieser dieses diesen diesem das dabei dafür damit dazu davon daher deshalb deswegen darum dort da dann so aber und oder doch denn sein seine ihr ihre zudem außerdem ausserdem auch jedoch trotzdem dennoch hier danach daraus dadurch darin darüber daran darauf dagegen darunter daneben hierbei hierfür hierzu diesmal',
  connectives:
    'allerdings|kurz gesagt|insgesamt|im übrigen|erstaunlicherweise|überraschenderweise|ebenso|hinzu kommt|mehr noch|außerdem|ausserdem|zudem|darüber hinaus|jedoch|dennoch|trotzdem|schließlich|übrigens|natürlich|tatsächlich|zum beispiel|beispielsweise|und|aber|doch|kurzum|immerhin|leider',
  coordinators: 'und aber denn',
  reporting: 'sagte sagt sagten erklärte erklärt teilte betonte betont meinte meint warnte warnt schrieb schreibt',
  accordingTo: 'so|laut|nach angaben von|nach angaben der|nach angaben des',
  indefinite: 'ein eine',
  limiting: 'nur',
  denying: 'kein keine keinen keinem keiner ohne',
  unmarked:
    'nächste nächsten nächster nächstes letzte letzten letzter letztes gute guten guter gutes lange langen langer große großen großer großes ganze ganzen ganzer sonstige sonstigen andere anderen anderer anderes erster linie jahre jahren monate monaten wochen tage tagen stunden minuten eurer euren eurem unserer unseren unserem einige einigen einiger einigem mehrere mehreren mehrerer manche manchen viele vielen vieler wenige wenigen weniger verschiedene verschiedenen diverse diversen etliche etlichen solche',
  second: 'aber obwohl doch weil während sondern sofern wenn falls jedoch',
  dependent:
    'dass wobei wenn falls sofern obwohl obgleich weil da während nachdem bevor bis als indem damit ob wer was um ohne statt trotz',
  weighty: 'wobei|weil|während|nachdem|sodass|so dass|insbesondere|vor allem|und zwar|wodurch|womit|also|indem',
  trailing:
    'wobei|weil|während|nachdem|sodass|so dass|etwa|zum beispiel|beispielsweise|darunter|insbesondere|vor allem|und zwar|wodurch|womit|also|indem',
  and: 'und oder',
  binding:
    'nicht kein keine keinen keiner keinem nie niemals niemand nichts ohne kaum aber sondern wenn falls sofern außer nur bis könnte könnten dürfte dürften möglicherweise vielleicht wahrscheinlich angeblich mutmaßlich wohl soll sollen obwohl jedoch voraussichtlich schätzungsweise selten',
  speech:
    'sagte sagt sagten erklärte erklärt teilte laut zufolge gemäß berichtet berichtete warnte warnt schätzt betonte so studie meint glaubt kündigte',
  personal:
    'ich mich mir mein meine meiner meinem meinen meines wir uns unser unsere unserer unserem unseren unseres du dich dir dein deine deiner deinem deinen ihr euch sie',
  subjects: 'der die das ein eine er sie es wir ich man dies diese',
  addressed: 'du dich dir dein deine ihr euch sie',
  collective: 'wir unser unsere unserem unseren unserer uns',
  abbreviations:
    'dr prof med dipl bezügl stellv ehem org geb sog ggü str röm inkl ca bzw vgl evtl ggf inkl exkl z.b d.h u.a u.s.w usw mio mrd tsd ges gem stv unverb preisempf einschl abzgl zzgl lfd mtl gegr verh gest',
  afterInitial:
    'Wer Was Wie Wo Der Die Das Dem Den Ein Eine Es Er Sie Wir Ich Ihr Man In Im Am Bei Mit Für Wenn Weil Da Dies Diese Dieser Doch Aber Und Auch So Nach Zu Zum Zur Hier Dort Dazu Damit Daher Denn Nur',
  abbreviationsBeforeNumber: 'nr ziff kap max min mind abb tel vol bsp jg hdb mo di mi fr sa',
  ownAbbreviations: 'fa inh abt hl joh fam',
  timely:
    'dies(?:e[rsmn]?)? (?:jahr|woche|monat|frühjahr|sommer|herbst|winter|saison|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)',
  contrast: 'aber|jedoch|nur',
};

const brief: BriefWords = {
  fromTo: {
    objects: 'den|die|das|ihren?|seinen?',
    spans: 'innerhalb|binnen|zwischen|seit|im|in|von|während',
    from: 'von',
    to: 'auf',
    verbs:
      '(?:stieg|sank|fiel|wuchs|kletterte|schrumpfte|sackte|schnellte|sprang|rutschte|ging|erhöhte sich|verringerte sich|verbesserte sich|verschlechterte sich|reduzierte sich|verdoppelte sich|halbierte sich|steigerte sich|nahm)(?:e?n)?|erhöhten sich|verringerten sich|verdoppelten sich',
    changing:
      '(?:erhöhte|senkte|steigerte|reduzierte|verringerte|verbesserte|verdoppelte|kürzte)n?(?: (?:den|die|das|ihren?|seinen?))?',
    auxiliaries: 'ist|sind|war|waren|hat|haben|hatte|hatten|wurde|wurden',
    lastVerbs:
      'gestiegen|angestiegen|gesunken|gefallen|gewachsen|geklettert|geschrumpft|zurückgegangen|gesprungen|erhöht|gesenkt|abgesenkt|angehoben|gesteigert|reduziert|verringert|verbessert|verschlechtert|verdoppelt|halbiert|gekürzt|zurück',
    adverbs:
      'sich|deutlich|stark|leicht|sogar|damit|wieder|weiter|inzwischen|erneut|kontinuierlich|nur|allein|so|dadurch|zuletzt|hier|dort',
    openers: 'inzwischen|dabei|und|aber|denn|dass|weil',
    generic:
      'Quote|Anteil|Zahl|Anzahl|Wert|Preis|Preise|Kosten|Werte|Rate|Summe|Durchschnitt|Niveau|Index|Betrag|Satz|Menge|Ergebnis',
  },
  minStanding: 0.4,
  views: { opinion: 'Meinung', satire: 'Satire' },
  kicker: {
    'how-to': 'Anleitung',
    questions: 'Fragen und Antworten',
    changelog: 'Neuerungen',
    prices: 'Preise',
    research: 'Studie',
    review: 'Test',
    interview: 'Interview',
  },
  sets: {
    shared: 'beides?|gemeinsam|gemeinsamkeiten|gemeinsames',
    before: 'vorher|früher|bisher|damals',
    after: 'nachher|heute|jetzt|künftig',
    fields: 'stärken?|schwächen?|chancen?|risiken|bedrohungen',
  },
  review: {
    praise:
      'hervorragend\\p{L}*|ausgezeichnet\\p{L}*|überzeug\\p{L}*|beeindruck\\p{L}*|praktisch\\p{L}*|gelungen\\p{L}*|großartig\\p{L}*|angenehm\\p{L}*|besser|schneller|leiser|sehr gut\\p{L}*',
    blame:
      'leider|schlechter|schwach\\p{L}*|fehlt|fehlen|enttäusch\\p{L}*|nachteil\\p{L}*|verringert|teuer\\p{L}*|zu (?:groß|klein|schwer|laut|langsam)|mängel|problem\\p{L}*|stört',
  },
  moves: {
    rose: 'stieg(?:en)?|gewann(?:en)?|kletterten?|wuchs(?:en)?|legten? um',
    fell: 'fiel(?:en)?|sank(?:en)?|verlor(?:en)?|gaben? um',
  },
  times: { relative: '(?:vor einem|im) (?:Jahr|Vorjahr)|im Vorjahr|ein Jahr zuvor' },
  shares: {
    remaining: 'die (?:übrigen|restlichen|anderen)|der Rest',
    others: 'andere[nrsm]?|sonstige[nrsm]?|übrige[nrsm]?|weitere[nrsm]?',
  },
  votes: {
    voted: 'Stimmen|stimmten|Abstimmung|abgestimmt|votierten|verabschiedet\\p{L}*',
    ayes: '(?:Ja-?)?[Ss]timmen|Ja',
    between: 'gegen|zu|bei',
    noes: '(?:Nein-?|Gegen)[Ss]timmen|Stimmen|Nein',
    abstained: 'Enthaltungen',
    names: ['Dafür', 'Dagegen'],
  },
  cycle: {
    round: 'kreisl(?:auf|äufe)|zyklus|teufelskreis|schleife',
    closing: String.raw`von vorn\w*|von neuem|erneut|beginnt wieder|zurück zu\w*`,
  },
  chain: { causes: 'verursach(?:t|en|te|ten)|führ(?:t|en|te|ten) zu(?:r|m)?|bewirk(?:t|en|te|ten)' },
  hierarchy: {
    whole: 'arten (?:von|der)|besteht aus|gliedert sich|einteilung|aufbau|gliederung',
  },
  parts: {
    made: 'bestandteile|teile (?:der|des|von|eines|einer)|bausteine|komponenten|besteht aus',
    nouns:
      'teilen?|bestandteilen?|komponenten|elementen?|schichten|ebenen|arten|typen|gruppen|klassen|kategorien|säulen|formen|bereichen?|bausteinen?',
    stages: 'phasen|stufen|schritten?|etappen|stadien',
  },
  ranking: {
    ordering: String.raw`größte\w*|längste\w*|älteste\w*|meiste\w*|höchste\w*|rangliste`,
  },
  steps: {
    howTo: String.raw`so (?:geht|funktioniert|machen|bauen|gelingt)\w*|so (?:wechsel|reparier|bau|mach|back|koch|install|reinig|mont|pflanz)\p{L}* (?:sie|du|man|ihr)|anleitung|schritt für schritt|rezept`,
    first: 'zuerst|zunächst|als erstes',
    collection: 'gründe|tipps|gewohnheiten|dinge|fakten|ideen|mythen|fehler',
    next: 'dann|danach|anschließend|als nächstes|nun',
    last: 'schließlich|zuletzt|zum schluss',
    name: 'schritt|phase',
    counts: 'drei|vier|fünf|sechs|sieben|acht|neun|zehn',
    titled: 'schritten?',
    acts: String.raw`(?:\p{L}+,? )?(?:(?:öffn|lös|heb|lass|schalt|prüf|klemm|zieh|nehm|nimm|leg|stell|setz|dreh|schraub|misch|rühr|gieß|gib|geb|schneid|schäl|koch|back|knet|füll|drück|schieb|steck|wähl|klick|tipp|tragt?|entfern|reinig|wisch|trockn|wart|bohr|messt?|markier|kleb|befestig|verbind|trenn|montier|ersetz|wechsel|pump|schließ|starte|lad|erhitz|heiz|verteil|falt|wiederhol|spül|streich|gieß|hol|häng|roll|trag)(?:e|n|en|t|le|ln)?|nimm|gib|miss) (?:Sie|den|die|das|einen?|eine|alle|auf|in|mit|nun|jetzt|dann)(?!\p{L})|(?:.* )?\p{L}*(?:öffnen|lösen|heben|ablassen|schalten|prüfen|klemmen|ziehen|nehmen|legen|stellen|setzen|drehen|schrauben|mischen|rühren|gießen|geben|schneiden|schälen|kochen|backen|kneten|füllen|drücken|schieben|stecken|wählen|klicken|entfernen|reinigen|wischen|trocknen|bohren|messen|markieren|kleben|befestigen|verbinden|trennen|montieren|ersetzen|wechseln|pumpen|schließen|erhitzen|verteilen|falten|wiederholen|spülen|streichen)[.!]?$`,
  },
  timeline: {
    at: 'im|am|im Jahre?',
    history: 'zeitleiste|zeitstrahl|geschichte|chronik|meilensteine',
    when: 'wann|termine|terminplan|spielplan|kalender',
    life: 'nachruf|biogra(?:f|ph)ie|lebenslauf|werdegang|lebensweg|vita|gestorben|ist tot',
    backdrop: String.raw`wie|seit|bis(?: einschließlich)?|vom|aus|von|zwischen|als|gegenüber|Vergleich zu|für (?:das Jahr|die Jahre|die Monate|den Monat|die Saison|die Zeit)|Referenzperiode|Stand|Niveau von|Jahrestage?s? (?:der|des|vom|von) \p{L}+`,
    earlier: 'seit|nach|bis|infolge',
    compared: '(?:im )?Vergleich (?:zu[rm]?|mit)|(?:im )?Verhältnis zu[rm]?|verglichen mit|gegenüber',
    subclauses:
      '(?:(?:in|auf|an|mit|bei|aus|von|zu|nach|durch|für|über|unter|vor) )?(?:der|die|das|den|dem|deren|dessen|welche[rsnm]?)|wo|nachdem|bevor|weil|obwohl|dass',
  },
  fairness: {
    crime: String.raw`verhaftet|festgenommen|angeklagt|verurteilt|mord|mutmaßlich\w*|staatsanwaltschaft`,
    caveat: String.raw`vorläufig\w*|beobachtungsstudie|nicht bewiesen|weitere (?:forschung|studien)`,
    address: String.raw`\p{L}+(?:straße|strasse|weg|gasse|platz)\s\d{1,4}`,
    done: String.raw`(?:wurde|wird|ist)\s(?:verhaftet|festgenommen|angeklagt|verurteilt|beschuldigt)`,
  },
  quote: {
    pointing:
      'zudem|außerdem|auch|ebenso|ferner|jedoch|allerdings|hingegen|dennoch|trotzdem|vorher|nachher|inzwischen|^(?:richtig|genau|ja|nein|nun|na ja|also|klar|natürlich|stimmt|ehrlich gesagt|absolut|sicher|doch|gut),|das auch|auch das|das getan|damit|dafür|dagegen|dabei|daran|darauf|darüber|darum|davon|dazu|deshalb|deswegen|daher|dort|da|dann|das ist|wie gesagt|ebenfalls|zum Beispiel|beispielsweise|dies(?:e[rsmn]?)?|solche[rsmn]?|so etwas|das sind|das war',
    stating:
      'fordert|kritisiert|warnt|lobt|sagt|verteidigt|verurteilt|weist [^:]{3,40} zurück|lehnt [^:]{3,40} ab|greift [^:]{3,40} an|wirft|ruft|erklärt|verspricht|beklagt|zeigt sich|spricht|mahnt|rechnet|sieht|will|hält|glaubt|wünscht|nennt|betont|äußert|bekräftigt|droht|wettert|attackiert|schießt|reagiert|im Interview|im Gespräch|Interview',
    claim: String.raw`muss|müssen|müsste|sollte|sollten|darf(?: nicht)?|dürfen|nie|niemals|immer|niemand|nichts|jede[rsnm]?|alles|brauchen|braucht|nur|kein(?:e[rsnm]?)?|beste[rsnm]?|schlimmste[rsnm]?|größte[rsnm]?|wichtigste[rsnm]?|unmöglich|falsch|richtig|gefährlich|unerträglich|inakzeptabel|Skandal|Schande|Katastrophe|Wahrheit|Freiheit|Gerechtigkeit|kämpfen|wollen|will|verdient|endlich|überzeugt`,
    contrast: String.raw`nicht [^.;]{2,80}, sondern|kein(?:e[rsnm]?)? [^.;]{2,80}, sondern|(?:an)?statt|statt dessen|weniger [^.;]{2,40} mehr`,
    noSpeaker: 'Der|Die|Das|Ein|Eine|Er|Sie|Es|Wir|Ihr|Im|In|Am|Auf|Und|Aber|So|Nach|Auch|Nachfrage|Anfrage',
    formula: 'freuen uns|stolz',
  },
  dangling: {
    himOrHer: 'er|ihm|ihn',
    conceding: 'zugegeben|sicher|sicherlich|gewiss|natürlich|klar|freilich|nun|schon wahr|selbstverständlich',
    evaluating:
      'einfach|einfacher|leicht|leichter|schwer|schwierig|schwieriger|kompliziert|komplex|knifflig|super|toll|tolle[rsnm]?|gut|gute[rsnm]?|besser|beste[rsnm]?|schön|schöne[rsnm]?|schöner|spaß|cool|großartig|fantastisch|perfekt|wunderbar|wunderschön|herrlich|beeindruckend|unglaublich|besondere[rsnm]?|hervorragend|ausgezeichnet|wichtig|wichtige[rsnm]?|wesentlich|entscheidend|nützlich|hilfreich|interessant|spannend|beliebt|ideal|lohnt|bisschen|etwas|sehr|ganz|wirklich|recht|auch|immer|nie|ding|dinge|sache|sachen|art|weise|job|idee|wahl|option|alle|jeder|leute|menschen|braucht|weiß|sagen|macht|kommt|gibt|geht|mehr|muss|echte[rsnm]?',
    hanging: String.raw`(?:ist|sind|war|waren|hat|haben|hatte|hatten|wird|werden|würden?|kann|können|soll|sollen|muss|müssen|gibt|geht|macht|kommt)(?: es| man| sich)? (?:ja|halt|jedenfalls)(?=[\s,.])|jedenfalls|wie dem auch sei|(?:Botschaft|Motto|Höhepunkt|Ergebnis|Fazit|Auftakt|Abschluss|Star|Sieger|Gewinner)\p{L}* des (?:Tages|Abends)|^so (?:sah|sieht|sahen) (?:es|das|sie|er|die)|^(?:klar|okay|gut|übrigens), `,
    preliminary: String.raw`^(?:zunächst|anfangs|zuerst) (?:wurden?|war|waren|hatten?|galt|galten|schien|hieß|\p{L}{2,}ten?)(?!\p{L})(?![^]*(?<!\p{L})(?:dann|danach|später|schließlich|aber|doch|jedoch|bevor|inzwischen|heute|bis)(?!\p{L}))`,
    announcing:
      '(?:erläutert|erklärt|schildert|berichtet|erzählt)(?:en?)?(?: [^,.;:]{0,80})?, (?:welche[rsnm]?|wie|was|warum|weshalb|wieso|worauf|womit)|(?:diskutierten?|sprach|sprachen|referierten?|debattierten?|tauschten? sich)(?: [^.,;]{1,70})? (?:über|zum Thema|die Zukunft)|(?:stand|standen)(?: [^.]{1,60})? (?:im Mittelpunkt|auf dem Programm|im Fokus)|(?:stellen sich|stellt sich) (?:nun |jetzt )?(?:die|viele) Frage',
    biography: String.raw`wuchs (?:in|auf|bei) [^.]{2,60} auf|(?:wurde|ist) (?:\d{4}|am \d|in \p{Lu}\p{L}+)[^.]{0,40} geboren|^geboren|studierte? (?:[^.]{0,40} )?(?:an der|Germanistik|Jura|Medizin|Philosophie|Kunstgeschichte|Journalismus)|hat [^.]{3,90} studiert|(?:ist|arbeitet) seit \d{4} (?:[^.]{0,30} )?(?:Redakteur|Autor|Mitarbeiter|Journalist|Dozent)(?:in)?|(?:lebt|wohnt) (?:und arbeitet )?(?:seit [^.]{2,20} )?(?:als [^.]{2,30} )?in \p{Lu}|absolvierte (?:[^.]{0,30} )?(?:Studium|Ausbildung|Volontariat)|promovierte`,
    notOnly: 'nicht (?:nur|bloß|lediglich)',
    butAlso: 'sondern|auch|vielmehr|mehr',
    linking:
      'auch|zudem|außerdem|ausserdem|dabei|daher|deshalb|deswegen|somit|folglich|dann|danach|dadurch|dafür|damit|davon|dazu|daran|darauf|daraus|darin|darüber|dort|hier|hierbei|hierzu|hierfür|hiermit|so|also|nun|jetzt|nämlich|allerdings|jedoch|dennoch|trotzdem|dagegen|hingegen|vielmehr|stattdessen|zunächst|schließlich|zugleich|gleichzeitig|ebenso|ebenfalls|wiederum|weitere[nrsm]?|andere[nrsm]?|solche[nrsm]?|derartige[nrsm]?|entsprechende[nrsm]?|zuvor|später|damals|inzwischen|mittlerweile|noch|schon|bereits|eben|ja|doch|aber|zwar|erneut|wieder|übrigens|insgesamt|beispielsweise|zum Beispiel',
    pointer: String.raw`^(?:Das (?:Ganze|alles)|Dies alles)(?= )|in der zwischenzeit|^(?:Ein|Eine) weitere[rs]?(?= )|(?:ist|war|bleibt|sind|waren) (?:ein|eine|einen)? ?weitere[rsn]?(?= )|^(?:Der|Die|Das) (?:erste|zweite|dritte|vierte|fünfte|nächste|letzte|andere)n?(?=,| (?:ist|war|sind|waren|wird|hat)(?!\p{L}))|^(?:Den|Dem|Die|Der|Dies)(?=,? (?:(?:ist|sind|war|waren|hat|haben|hatte|wird|werden|kann|können|soll|macht|gilt)(?!\p{L})|\p{Ll}{3,}t sich|(?!fast |meist |höchst |zuletzt |meisten |beiden |wenigsten )\p{Ll}{3,}(?:en|t) (?:die|das|den|dem|eine?|einen|einem|sich|nicht|ihn|uns|mich|mir|es)(?!\p{L})))|^Noch \p{Ll}+er(?= )|^Zwar(?![^.]*(?:aber|doch|allerdings|jedoch))|^(?:Andere|Weitere|Anderen|Manche andere)(?= )|(?<!(?:obwohl|obgleich|auch wenn|zwar|Obwohl|Auch wenn|Zwar)[^.]{1,100})(?:dennoch|trotzdem)|in beiden fällen|^Das (?:hat|haben|wird|soll|kann|macht|zeigt)(?!\p{L})|^Nachfolgend|(?<= )(?:daher|deshalb|demnach)(?= )(?<!(?:weil|da|und)[^.]{1,100})|(?:sind|ist) hier kaum|(?:ist|war|wird|kann|wenn|weil|hat|macht|zeigt|bedeutet|soll|sollte|muss|musste|endet|könnte) das(?= (?!(?:\p{Ll}+(?:e[nrs]?|[tnd]) ){0,4}\p{Lu})\p{Ll})|(?<!(?:wenn|sobald|falls|erst|bis|wer) (?:[^.]{1,90} )?|, )dann|(?<!(?<!\p{L})(?:in|im|ins|nach|aus|auf) [^.]{3,120})dort|damals|seither|seitdem|da(?=,|\.|$)|hier(?=[,.]| (?:ist|sind|hat|gibt|kann|wird|gilt|geht))|(?<=(?:ist|sind|war|waren|hat|haben|kann|können|soll|sollen|muss|müssen|wird|werden|wurden?|\p{Ll}{3,}te) )hier(?= \p{L})|(?:soll|sollte|kann|konnte|wird|wurde) das (?:in|im|auf|mit|bei|an|am|nicht|auch|erst)|(?:gleich|selb)e[sn]?(?= (?:gilt|gelte|galt))|ebendies\p{L}*|(?:einer|eine|eines|einige|viele|manche|beide|keine?r?) davon|(?<!, )(?:die|der|das|den|dem) (?:anderen?|beiden|übrigen|restlichen|weiteren|genannten|besagten|erwähnten|folgenden)|deren(?= \p{Lu})(?<!, deren)|dessen(?= \p{Lu})(?<!, dessen)|derselben?|dieselben?|dasselbe|demselben|ebenfalls|genau das|das Ganze|denen(?<!, denen)(?<!(?:mit|in|bei|von|zu|auf|unter) denen)|wie gesagt|(?:am|vom) (?:selben|gleichen|darauffolgenden|nächsten) \p{L}+|^(?:Ziel|Zweck|Grund|Anlass|Auslöser|Hintergrund|Voraussetzung|Ursache)(?: (?:hier|da)(?:für|von))? (?:ist|war|sind|waren|bleibt)(?= )|^Zum Vergleich|zum einen(?![^]*zum anderen)|einerseits(?![^]*andererseits)|erstens(?![^]*zweitens)|(?<!(?:[,;]|und|während) [^]{0,200})(?:dagegen|hingegen)(?= \p{L})|nun (?:aber|auch|also)|wiederum|erneut(?=,)`,
    they: 'ihnen|ihrerseits',
    comparative: `(?:ein|eine|einen) (?:höhere[nrs]?|größere[nrs]?|geringere[nrs]?|kleinere[nrs]?|niedrigere[nrs]?) (?:Anteil|Zahl|Rate|Quote|Risiko|Menge|Wert|Preis)`,
    compared: 'als|gegenüber|verglichen|wie',
    unnamedSubject: String.raw`(?:das unternehmen|der konzern|die firma|die region|der (?:verein|klub|club|sender|hersteller|anbieter|autor|künstler|sänger|schauspieler|politiker|fahrer|täter|mann)|die (?:autorin|künstlerin|sängerin|schauspielerin|politikerin|fahrerin|frau|behörde|partei|band)|das (?:paar|team|ministerium|duo)|(?:der|die) (?:frühere|ehemalige|gebürtige|damalige) \p{L}+)(?! (?:de[rs]|von|vom|aus|mit|für|hinter)(?!\p{L}))`,
    unnamedThing:
      '(?:der|die|das) (film|buch|serie|studie|gerät|album|spiel|projekt|plan|gesetz|entwurf|vertrag|bericht|urteil|aktion|kampagne|programm|ausstellung|veranstaltung|umfrage|strecke|anlage)',
    standIn: String.raw`(?:sieht|sah|sagte?|meinte?|erklärte?|betonte?|fordert|forderte|warnte?|mahnte?|kritisierte?|lobte?|hofft|hoffte|glaubt|so) (?:der|die) (?:Manager|Chef|Trainer|Experte|Politiker|Minister|Sprecher|Autor|Forscher|Präsident|Verbandschef|Unternehmer|Anwalt|Wissenschaftler|Professor|Künstler|Sänger|Spieler|Stürmer|Coach)(?:in)?(?! \p{Lu}| de[rs] | vo[nm] | für )(?=[ ,.])|[Dd](?:er|ie|en|em|es) (?:\d{1,3}-[Jj]ährige[nrs]?(?:(?! \p{Lu})|(?= (?:Mann|Frau|Junge|Mädchen|\p{Lu}\p{Ll}{3,}(?:in|fahrer|lenker|mann|frau))(?!\p{L}| \p{Lu})))|Ex-\p{L}+(?! \p{Lu}))|(?:[Dd](?:er|ie|en|em|es)|[Bb]eim|[Vv]om|[Zz]um|[Zz]ur) (?:Verstorben|Verletzt|Beschuldigt|Angeklagt|Verdächtig|Tatverdächtig|Getötet|Verunfallt|Festgenommen)en?(?! \p{Lu})|[Dd](?:er|ie) in \p{Lu}[\p{L}-]+ (?:geboren|lebend|aufgewachsen|ansässig)e[nr]?(?: und [^.,]{3,40}?en?)? \p{Lu}\p{Ll}+(?: und \p{Lu}\p{Ll}+)?(?! \p{Lu})`,
    pronounSubject: String.raw`^[^,;:.]{3,110} \p{Ll}+(?:en|t|te)(?<!(?<!\p{L})(?:nicht|damit|seit|selbst)) (?:sie|er)(?!\p{L})`,
    further: String.raw`(?<!\p{L})[ou]\. ?g\. |^(?:(?!(?<!\p{L})(?:und|sowie|zwei|die|der|den)(?!\p{L}))[^])*(?<!\p{L})beide[rn]? (?!seiten|hände|augen|beine|arme|ohren|male?|fälle|geschlechter|eltern)\p{L}`,
    pointing: String.raw`(?:folgende|oben|unten|abbildung)\w*`,
    demonstrative: String.raw`hier(?:bei|durch|für|mit|von|zu)(?!\p{L})|dies(?:e[rsmn]?)? (?!jahr|woche|monat|sommer|winter|herbst|frühjahr|saison|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|abend|nacht)\p{L}|(?:solch|derartig|entsprechend|besagt)e[rsmn]? \p{L}|(?<!^)(?<!, )(?<! und [^.]{0,60})(?:damit|dabei|dadurch|daraus|dafür|davon|darüber|daran|darauf|darin)(?!\p{L})(?! (?:dass|ob|wie|zu)(?!\p{L}))(?![^.]*, (?:dass|ob|wie|was|wer|die|den|das|zu)(?!\p{L}))(?![^.]* zu \p{L})`,
    continuing: String.raw`alle (?:zwei|drei|vier|fünf)(?= (?!monate|jahre|wochen|tage|stunden|minuten))|etwas, (?:das|was)|dahinter|davor(?= (?:ist|war|waren|hat|hatte|hatten|stand|lag|gab|wurden?|muss(?:te)?|soll(?:te)?)(?!\p{L}))|daraufhin|dazwischen|zugleich|währenddessen|indessen|derweil|demgegenüber|gegenüber (?:diese[nrm]|ihnen)|vorher|dorthin|zusätzlich|überdies|ohnehin|übrigens|beispielsweise|im gegenteil|kein wunder|(?:anders|genauer|besser) gesagt|mit anderen worten|(?:bei|von|für) (?:letztere[nmr]?|erstere[nmr]?)|umgekehrt|gleichwohl|sonst(?= (?:ist|wird|kann|droht|gibt|hat|muss|müssen|würde|wäre|hätte)(?!\p{L}))|erst recht|abschließend|dementsprechend|wenig später|schließlich(?! \d)|viel mehr noch|bsp\.:?|beispiel:|jetzt nämlich|denn nun|so nämlich|wie auch|das aus|ein beispiel (?:von|für|dafür)|allerdings|hier(?= (?:gibt|gab|finden?|findet|ist|sind|war|waren|hat|haben|kann|können|kommt|geht|steht|wird|werden|ein|eine|einige|der|die|das)(?!\p{L}))|nun|nunmehr|z\. ?b\.|zum beispiel|analog|hieran|auf der anderen seite|(?:einer|eine|eines) (?:war|waren|ist|wird|wurde)|zunächst (?:ist|sei|muss)|(?:ergänzung|update|nachtrag|korrektur)(?: \d{1,2})?[:,]|natürlich|immerhin|zwar(?![^]*(?<!\p{L})(?:aber|doch|allerdings|jedoch|dennoch|trotzdem)(?!\p{L}))|(?:wenn|wer|falls)(?: \p{L}{2,4})? (?:aber|doch)|wenn nicht,|wie schon (?:bei|im|in|zuvor)|was (?:umso|noch)|dass(?![^]*, (?!(?:die|der|das|den|dem|was|wer|wie|wo|dass|weil|wenn|und|oder|um|damit|sondern|aber|ob|als|auch)(?!\p{L}))(?:\p{L}+(?:t|te|ten|en)|wird|wurde|sind|war|sei|gab|kam|lag)(?!\p{L}))|insbesondere|zumindest|nebenbei|noch dazu|unter anderem|zuletzt aber|eben so|später|zuvor|damals|danach|anschließend|unterdessen|zum anderen|zum einen|andererseits|einerseits|dagegen|hingegen|(?:das )?(?:gleiche|selbe|gilt)s? gilt|ebenso|genauso|ähnlich|hierbei|hierfür|hierzu|hierdurch|hinzu kommt|dazu kommt|daneben|des weiteren|ansonsten|stattdessen|umso|kurz darauf|im gegenzug|im gegensatz dazu|ersteres?|letztere[rs]?|klar|ja, |nein, |gemeint ist|zusätzlich dazu|gleichzeitig|vielmehr|wobei|dadurch|nichtsdestotrotz|insofern|somit|folglich|demnach|demzufolge|infolgedessen|ferner|im anschluss|parallel dazu|andernfalls|mit (?:seiner|ihrer|dessen|deren) hilfe|geboren \d{4}|viel spaß|nach dieser|bei dieser|so (?:ist|war|hat|wird|kann|soll|sollen|können|werden)`,
    welded: String.raw`(?<![.:!?–—„“"»«-]) (?:Mit|Bei|Wenn|Für|Nach|Durch|Um|Wer|Wie|Was|Im|Zum|Zur|Beim|Es|Wir|Man|Ob|Auch) (?=\p{L})|(?<=\p{L}[“”»]) (?:Das|Der|Die|Ein|Eine|In|Es|Wir) (?=\p{L})`,
    scene: 'ist (?:hier|unter|auf) .{0,40}(?:verfügbar|abrufbar)',
    warmUp: 'jeder kennt|stellen sie sich',
    crude: String.raw`scheiß\p{L}*`,
    transition:
      'schauen wir|im folgenden|kommen wir|in diesem (?:artikel|beitrag|text|ratgeber|video)|hier (?:stelle|zeige|erkläre|verrate) ich|heute geht es um',
    pronounBehindPhrase: String.raw`^(?!(?:als|wenn|während|obwohl|weil|nachdem|bevor|da|seit(?:dem)? (?:er|sie))(?!\p{L}))[^,;:„“"]{3,90} (?:hat|hatte|ist|war|wird|wurde|kann|konnte|soll|sollte|muss|musste|will|wollte|lässt|gab|kam|ging|schrieb|\p{L}+te|\p{L}+t) (er|sie)(?!\p{L})`,
    pronounSpeaks: String.raw`,[“"]?\s(?:sagte?|so|erklärte?|meinte?|betonte?|schrieb|schreibt|ergänzte?|berichtete?|findet|fand|fügte|schätzte?|glaubte?|hofft|hoffte|vermutete?|erzählte?|fürchtete?|warnte?|kritisierte?) (er|sie)(?!\p{L})`,
    salutation: 'liebe[rs]?',
    selfTalk: String.raw`^wie (?:oben |bereits )?(?:erwähnt|gesagt|beschrieben|gezeigt)(?!\p{L})`,
    interjection: 'ach|tja|na ja',
    slip: 'und|für|von',
    wholeOpening: String.raw`es (?:gibt|gab|gäbe)\s|es (?:ist|war|wird) (?:\S+ ){1,6}(?:dass|zu)\s|diese (?:studie|arbeit|untersuchung) `,
    articleOpening: String.raw`Das (?:(?:vo[nm]|für|i[mn]|a[mn]|seit|bei|aus|mit) [^,.]{2,50}\s)?(?:\p{Ll}+(?:e|en)\s){0,2}\p{Lu}`,
    fragment: 'natürlich|vor allem|besonders|gerade|eben',
    fragmentLink: 'weil|wenn|mit|bei|für',
    thingNamed: 'de[rs]?|von|vom|aus|über|zu[mr]?',
    forecast: 'wird .{0,60}(?:erreichen|steigen|wachsen|betragen)',
  },
  reliance: {
    definite: 'der|die|das|dem|den|des|im|am|zum|zur|vom|beim|ins|ans',
    order: 'capital',
    completing: `des|der|von|vom|für|zu[mr]?|aus|mit|ohne|gegen|über|zwischen|bei|beim|auf|in|im|an|am|um|nach|vor|, (?:de[rnms]|die|das|dessen|deren|welche[rsnm]?|dass|wo|was|wer|wie)|als|wie|namens`,
    singling: String.raw`\p{Ll}{2,}ste[nrms]?|erste[nrms]?|letzte[nrms]?|nächste[nrms]?|einzige[nrms]?|ganze[nrms]?|gesamte[nrms]?|vergangene[nrms]?|kommende[nrms]?|zweite[nrms]?|dritte[nrms]?|eigene[nrms]?|sogenannte[nrms]?|öffentliche[nrms]?|deutsche[nrms]?|heutige[nrms]?|jeweilige[nrms]?|aktuelle[nrms]?|neue[nrms]?`,
    summing:
      'Situation|Problem|Probleme|Lage|Trend|Vorfall|Unfall|Tat|Ereignis|Ereignisse|Vorgang|Maßnahme|Maßnahmen|Regelung|Regelungen|Idee|Effekt|Unterschied|Unterschiede|Anwendung|Beispiel|Ergebnis|Folge|Grund|Gründe|Aktion|Veranstaltung|Projekt|Gruppe|Konzept|Verfahren|Methode|Angebot|Felder|Feld|Gebäude|Gerät|Vorschlag|Entscheidung|Forderung|Debatte|Diskussion|Beitrag|Verein|Workshop|Mann|Frau|Paar|Teilnehmenden|Teilnehmer|Beteiligten|Anwesenden|Kontext|Post|Posting|Text|Artikel|Veranstalter|Organisatoren|Initiatoren|Jury|Referenten|Autoren|Betroffenen|Plan|Pläne|Vorhaben',
    unique:
      'Welt|Internet|Netz|Sonne|Mond|Erde|Himmel|Meer|See|Wetter|Klima|Umwelt|Natur|Wirtschaft|Regierung|Polizei|Öffentlichkeit|Politik|Presse|Medien|Bundes\\p{Ll}+|Staat|Land|Gesetz|Zukunft|Vergangenheit|Gegenwart|Tag|Tage|Nacht|Morgen|Mittag|Nachmittag|Abend|Woche|Wochenende|Monat|Jahr|Jahre|Jahrhundert|Jahrzehnt|Sommer|Winter|Frühling|Frühjahr|Herbst|\\p{Lu}\\p{Ll}+tag|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Zeit|Zeiten|Ende|Anfang|Beginn|Mitte|Rest|Regel|Fall|Teil|Seite|Rahmen|Bereich|Weg|Art|Durchschnitt|Moment|Gegenteil|Vergleich|Schnitt|Menschen|Leute|Mensch|Kunde|Kunden|Nutzer|Verbraucher|Leben|Tod|Körper|Kopf|Herz|Haut|Hand|Augen|Luft|Wasser|Boden|Straße|Stadt|Schule|Familie|Kinder|Gesellschaft|Bevölkerung|Grundsatz|Übrigen|Allgemeinen|Wesentlichen|Folgenden|Großen|Gute|Schlimmste|Beste|Wichtigste|EU|USA|UNO|DDR|Deutschen|Alltag|Vorfeld|Laufe|Zuge|Lage|Blick|Auge|Platz|Markt',
    modifiers: '(?!)',
  },
  byline: {
    accounts: 'unbekannt|anonym|gast',
    by: 'von|eingestellt von',
    roles:
      '(?:alle|weitere|mehr) (?:artikel|beiträge)|profil|redakteur(?:in)?|korrespondent(?:in)?|chefredakteur(?:in)?|dpa|volontär(?:in)?',
    staff: 'redaktion|team|webteam',
  },
  references: {
    pages: String.raw`S\.`,
    marks: String.raw`Verlag|Hrsg\.|Nr\.`,
  },
  common: {
    or: 'oder',
    and: 'und',
  },
  abstract: {
    background: 'hintergrund|einleitung|einführung|ziel(?:e|setzung)?(?: der (?:arbeit|studie))?|fragestellung|zweck',
    method:
      '(?:material|patienten|probanden)?(?: ?und )?methode[n]?|methodik|studiendesign|design|setting|patienten|probanden|stichprobe|intervention',
    result: '(?:wichtigste )?ergebnisse?|resultate?|befunde?',
    conclusion: 'schlussfolgerung(?:en)?|schlußfolgerung(?:en)?|fazit|diskussion|interpretation',
    limit: 'limitationen|einschränkungen',
    rest: 'förderung|finanzierung|registrierung|schlüssel(?:wörter|begriffe)|schlagwörter|interessenkonflikte?',
  },
  noise: {
    keyFacts:
      "(?:das|alles) wichtigste?(?: (?:in kürze|vorab|auf einen blick|zusammengefasst|im überblick|kurz zusammengefasst))?|(?:die )?(?:wichtigsten (?:punkte|fakten|infos|informationen|erkenntnisse|ergebnisse)|kernpunkte|kernaussagen)(?: (?:in kürze|auf einen blick|im überblick|zusammengefasst))?|(?:die )?fakten (?:in kürze|auf einen blick|im überblick)|auf einen blick|in kürze|kurz (?:und bündig|gesagt|zusammengefasst|gefasst)|darum geht(?:['’]s| es)|zusammenfassung",
    appeals:
      'tragen sie mit ihre[mr] .{0,80} bei|unterstützen sie (?:uns|unsere arbeit|unabhängigen journalismus)|unterstützt? (?:uns|unsere arbeit) (?:mit|durch)|werden? (?:sie )?(?:jetzt )?(?:mitglied|unterstützer(?:in)?)[.!]|spenden sie|jetzt spenden|(?:herzlichen|vielen|besten|tausend) dank(?= an|, [^.]{0,40}bald|[!.]| für (?:ihre?n?|eure?n?|deine?n?|das lesen|das gespräch|die aufmerksamkeit))|mit freundlicher genehmigung|beitragsbild|titelbild:|bitte beachten sie, dass sich|karten und (?:weitere )?infos?',
    ofPage: String.raw`(?:kommentare|leserbriefe|beiträge) .{0,40}(?:geben|spiegeln) nicht|postfach \d+|facebook[- ]?gruppe|in der kategorie .{1,60} (?:veröffentlicht|gepostet|eingestellt)|mit den stichwörtern|(?:nur )?(?:von|für) eingeloggte[rn]?|(?:weitere |alle )?informationen (?:zu[rm]?|über|hierzu|dazu) .{0,80}finden sie|playlist auf|auf youtube|gibt es in der playlist|finde(?:t|n|st) (?:ihr |du |man |sie )?hier (?:\p{L}+ ){0,3}(?:downloads?|links?|formulare?|anleitung(?:en)?|infos?|informationen|details|übersicht|liste|termine|angebote|unterlagen|artikel|videos?|podcasts?)(?!\p{L})|finden sie (?:\p{L}+ ){0,2}(?:hier(?=[.!,]|$)|alle (?:aktuellen|weiteren|wichtigen) (?:news|infos|informationen|meldungen|termine)|auf (?:der|unserer|dieser) (?:seite|website|webseite|homepage|internetseite))|auf (?:unserer|dieser) (?:seite|website|webseite|homepage|internetseite) (?:finden sie|findet ihr|findest du)|hinterlass(?:e|t|en sie)(?!\p{L})[^!?]{0,50} kommentare?|(?:brauchen|benötigen) wir (?:deine|eure|ihre) (?:unterstützung|hilfe|spende)|alle (?:tipps|fotos|bilder|texte|angaben|rezepte)(?: [^.]{0,40})? stammen von|(?:erstellt|geschrieben|veröffentlicht|eingetragen) am [^.]{0,20}\.?[^.]{0,40}(?:abgelegt|kategorien?)(?: unter| in)?|abgelegt (?:unter|in der kategorie)|(?:kostenfrei|kostenlos|gratis|unverbindlich) (?:testen|ausprobieren)|mit dem (?:absenden|abschicken|klick\p{L}*)(?: \p{L}+){0,6} stimm(?:en|st|e|t)|(?:angaben|daten) gemäß unseren datenschutz|^(?:erfahren sie|erfahrt|erfahre) hier|^hier erfahren,|^schon gelesen\?|dieser eintrag wurde .{0,40}veröffentlicht|den permalink zu|(?:erfahrt|erfährst|erfahren|liest|lest|findet|findest|finden) (?:du|ihr|sie) (?:\p{L}+ ){0,3}(?:in (?:diesem|unserem) (?:artikel|beitrag|ratgeber|text|test|video)|(?:weiter )?unten|im (?:folgenden|überblick|downloadbereich))|in (?:diesem|unserem) (?:artikel|beitrag|ratgeber|video) (?:erfahrt|erfährst|erfahren|lest|liest|lesen|findet|findest|finden|zeigen|zeige|erklären|erkläre|stellen|stelle|verraten|verrate|schauen|möchte)|wirst du (?:\p{L}+ ){0,3}(?:schritt für schritt|folgend|hier) .{0,80}erfahren|(?:verraten|erklären|schildern|zeigen) wir (?:dir |euch |ihnen )?(?:hier|nun|in (?:der|dieser|unserer|unserem|diesem|folgenden)|im folgenden)|wir (?:erklären|zeigen|verraten) (?:dir|euch|ihnen),? (?:hier|wie das)|stellen wir (?:dir|euch|ihnen) (?:hier|nun|im folgenden) vor|siehst du (?:hier|im überblick)|lesen sie (?:dazu )?(?:weiter unten|mehr)|(?:dazu|diese) (?:lesen sie|erläutern wir) weiter unten|weiter unten (?:erläutern|erklären|zeigen|lesen|finden|mehr)|(?:übersicht|darstellung|aufstellung) .{0,90}(?:finden sie|findest du|findet ihr|halten wir)|(?:weitere|nähere) (?:informationen|infos|hinweise|auskünfte) .{0,60}(?:bietet|bieten|gibt|geben|erteilt|erteilen|erhalten|erhältlich)|^siehe (?:kapitel|abschnitt)|siehe (?:infos )?unten\.?$|^(?:lass(?:t|en sie)? es (?:dir|euch|sich) schmecken|guten appetit)|^danke (?:euch|dir|ihnen|fürs|für alles)|^danke[!.]|fürs lesen|vorbeischauen lohnt|(?:erhielt|bekam) ich als (?:testmuster|muster|pr-sample)|meine (?:eigene, )?ehrliche meinung|(?:zeigt|seht ihr|siehst du|sehen sie) (?:das|im) (?:nachfolgenden?|folgenden?) video|diese[rs]? (?:abschnitt|beitrag|artikel|text) wurde (?:beigesteuert|erstmals|zuerst)|keine (?:freien|kostenlosen) artikel|um unbegrenzt (?:artikel )?zu lesen|mitglieder folgen diesem|kein anspruch auf (?:die )?veröffentlichung|klarname ist|^auf dem (?:foto|bild) zu sehen|^(?:foto|bild)strecke|in voller länge:$|um (?:hier )?zu kommentieren|aktualisieren sie (?:bitte )?ihren browser|ihr browser (?:ist|unterstützt|wird)|veralteter? browser|affiliate-?links?|provision (?:für|erhalten|bekommen)|erhalten wir (?:\p{L}+ )?(?:eine )?(?:kleine )?provision|werbelinks?|(?:weitere|mehr|alle weiteren|nähere) (?:informationen|infos|details) .{0,60}(?:finden|findet|unter|hier)|(?:finden sie|findet ihr|findest du) (?:hier|unter)|hier (?:finden sie|findet ihr|findest du|geht es|geht['’]s|klicken|entlang)|nehmen (?:sie )?(?:einfach )?kontakt (?:mit|zu) uns|kontaktieren sie (?:uns|mich)|(?:fragen|wenden) sie (?:bitte |sich )?(?:bitte )?(?:bei|an) uns|informieren sie sich (?:hier|jetzt|auf|unter)|wir helfen ihnen|wir beraten sie|wir freuen uns (?:auf|über) (?:ihre?n?|eure?n?|deine?n?|spenden)|(?:erhalten|bekommen) sie antworten|öffnungszeiten:|homepage:|eingetragen mit|^viel (?:spaß|erfolg|glück) (?:beim|bei|mit)|schreib(?:t|e)? (?:es )?(?:mir|uns) (?:in die|einen) kommentar|in den kommentaren|teil(?:t|e|en sie) (?:diesen|den) (?:beitrag|artikel)|folg(?:t|e|en sie) uns|alle angaben ohne gewähr|preise? inkl|irrtümer vorbehalten|die fragen stellten?|das (?:interview|gespräch) führten?|(?:ist|war) (?:freie[r]? )?(?:redakteurin?|autorin?|journalistin?) (?:bei|beim|für|der|des)|genau das (?:erfahrt|erfährst) `,
    calls: String.raw`(?:newsletter|podcast|kanal|jetzt|kostenlos|hier|blog|feed) (?:\w+ )?abonnieren|abonnieren sie|(?:zum newsletter|jetzt|hier|kostenlos) anmelden|anmelden(?= oder registrieren|$)|lesen sie (?:auch|mehr)|mehr zum thema|mehr dazu|lies hier|hier mehr|redaktion behält sich|e-mail-adresse (?:muss|wird)|ihre erfahrungen mit|lassen sie sich (?:inspirieren|begeistern|verführen|überraschen|verzaubern|(?:(?:jetzt|unverbindlich|kostenlos|persönlich|von uns) )+beraten)|lesermeinungen|pflichtfelder|kommentar (?:schreiben|verfassen|abgeben)|jetzt (?:lesen|kaufen|testen)|zum artikel`,
    ofSite: String.raw`(?<=^\W{0,3})(?:anzeige|werbung|datenschutz)(?=\W{0,3}$|:)|datenschutz(?:erklärung|hinweise?|bestimmungen|einstellungen)`,
    afterwards:
      'kommentare?|(?:einzelnachweise|quellen|anmerkungen|fußnoten|literatur|weblinks)(?: und (?:einzelnachweise|quellen|anmerkungen|fußnoten|literatur|weblinks))?|siehe auch|quellenangaben|literaturverzeichnis',
    aside: 'vorwort|danksagung|inhalt|impressum',
    summary: String.raw`.*\b(?:zusammenfassung|fazit|ergebnisse|auf einen blick|das wichtigste|kurz gesagt)\b.*`,
    label:
      'produktbeschreibung(?:en)?|artikelbeschreibung|beschreibung|technische daten|lieferumfang|einleitung|einführung|hintergrund|motivation|grundlagen|stand der (?:technik|forschung)|verwandte arbeiten|methoden?|methodik|ergebnisse|auswertung|diskussion|fazit|ausblick|zusammenfassung|schluss',
    research: 'verwandte arbeiten|stand der (?:technik|forschung)|methodik',
    groundwork:
      'einleitung|einführung|hintergrund|grundlagen|stand der (?:technik|forschung)|verwandte arbeiten|methoden?|methodik',
    credits: String.raw`\b(?:foto|bild)(?: credits?| by)? ?[:/|]`,
  },
  news: {
    lasting: String.raw`in den (?:letzten|vergangenen) (?:\p{L}+ )?(?:jahren|monaten|jahrzehnten)|seit (?:vielen |langen |einigen |mehreren |geraumer )?(?:jahren|monaten|jahrzehnten|jahrhunderten|langem|längerem|jeher|zeit)|über jahrzehnte|jahrzehntelang|jahrelang|(?:schon|bereits) (?:länger|lange|seit|immer)|traditionell|immer (?:mehr|wieder|häufiger|öfter|beliebter|noch)|weiterhin|heutzutage|bekanntlich|längst bekannt|spiel(?:t|en) (?:\p{L}+ ){1,3}rolle|in der kritik|nach wie vor`,
    earlier: String.raw`vor (?:\p{L}+ ){1,3}(?:jahr(?:en|zehnten)?|monat(?:en)?|wochen)|(?:im|in diesem|am) (?:vergangenen|letzten|vorigen) (?:jahr|sommer|winter|herbst|frühjahr|frühling|monat)|bereits (?:im|vor|zuvor|am|in den)|zuletzt|früher|damals|schon (?:im|vor|am)|einst|nach (?:monaten|jahren)`,
  },
  title: {
    sections:
      'einleitung|einführung|fazit|schluss|zusammenfassung|ergebnisse|diskussion|methoden|methodik|hintergrund|überblick|vorwort|anhang|danksagung|inhalt|kapitel|teil|titel',
    category:
      'lexikon|wiki|glossar|wörterbuch|definition|blog|podcast|video|fotos|bildergalerie|fotostrecke|bilder|ratgeber',
    episode: 'folge|episode|podcast',
    yearly: '\\p{L}*(?:zahlen|ergebnisse|statistik|bilanz|prognose|umfrage)',
    published: 'veröffentlicht|aktualisiert|stand',
    edition: '(?:\\p{L}+ )?auflage|ausgabe',
    reposted: 'rebloggt von|reblog von|geteilt von',
    breaking:
      'eilmeldung|exklusiv|update|live|video|bilder|fotos?|(?:tv|buch|film|lese|hör|kino|musik|event)-?\\s?tipps?|(?:buch|film|album|zitat|wort|bild|foto|frage|thema) (?:der woche|des (?:tages|monats))',
    kinds: '\\p{L}*berichte?|\\p{L}*protokoll|newsletter|\\p{L}*mitteilung|rundbrief|\\p{L}*übersicht',
    none: String.raw`startseite|home|einzelrezepte|alle artikel|lösung(?:en)?|tv-?tipps?|weitere themen|mediathek|aktuell|newsarchiv|archiv|top-?\s?themen?|dies (?:&|und) das|neuigkeiten|über uns|kontakt|aktuelles|nachrichten|allgemein(?:es)?|sonstiges|verschiedenes|beiträge|artikel|themen|magazin|ratgeber|unkategorisiert|nicht kategorisiert|ohne kategorie|originalbeitrag|ohne titel|präsentation\d*|news|notizen|publikationen|tipps(?: (?:und|&) tricks)?|vermischtes|panorama|meldungen|beitrag|news(?:room|ticker)?|service|infos?|informationen`,
    every: '(?:die )?(?:aktuell|neu)e(?:ste)?n?|alle|weitere|mehr|letzte|unsere|top',
    announcing: 'zusammenfassung|kurz gesagt|kurz und knapp|zusammengefasst|in kürze',
    invitation: String.raw`[^.]{4,70} im (?:überblick|ticker|liveticker)(?=\.?$)|willkommen|erfahren|(?:einblick|rundgang|blick) (?:in|durch|hinter)|(?:alle|mehr) (?:infos|informationen|details|fotos|bilder)|jetzt (?:lesen|ansehen|entdecken|anmelden|bewerben)|mehr (?:dazu|erfahren)|das steckt|\p{L}+n sie|(?:erfahre|entdecke|finde|lies|lerne|teste|hol dir|sicher dir|profitiere)(?= )`,
  },
  slides: {
    stage: String.raw`fragen\b.{0,20}|(?:vielen |herzlichen )?dank\b.*|danke\b.*|gliederung|überblick|übersicht|quellen|kontakt`,
  },
  headline: {
    genre: 'test|analyse|kommentar',
    adjunct: 'nach|vor|wegen|trotz|während',
  },
  heads: {
    about: 'Über',
    aboutUs: 'pressekontakt',
  },
  changelog: {
    unreleased: 'unveröffentlicht',
    named: 'versionshinweise|änderungen|neuerungen',
  },
  answer: {
    what: 'was (?:ist|sind|war|waren|bedeutet|heißt|versteht man unter)',
    means: 'bedeutet|heißt|versteht man',
    why: 'warum|wieso|weshalb|weswegen',
    reason: 'weil|denn|da|deshalb|daher|grund|gründe|dank|aufgrund|wegen|damit|liegt daran',
    amount: 'wie ?viele?|wie (?:lange|oft|hoch|teuer|groß|alt|weit)|was kostet|was kosten',
    when: 'wann|um wie ?viel uhr|um welche uhrzeit',
    time: 'montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|werktags?|feiertags?|täglich|wöchentlich|monatlich|jährlich|morgens|mittags|abends|nachts|stunden?|tagen?|wochen?|monaten?|jahren?|frühling|frühjahr|sommer|herbst|winter|spätestens|frühestens|sobald|uhr',
    how: 'wie(?! ?viele?| (?:lange|oft|hoch|teuer|groß|alt|weit|geht))',
    duty: String.raw`muss|musst|müssen|müsst|darf|darfst|dürfen|dürft|verpflichtet|pflicht\p{L}*|\p{L}+pflicht|erlaubt|verboten|vorgeschrieben`,
    act: String.raw`soll|sollen|sollte\p{L}*|am besten|am \p{L}+sten|empf[aio]\p{L}*|dürfen sie|\p{L}+en sie|mit hilfe|mithilfe|indem|muss man|kann man|genügt es|reicht es`,
    evades: String.raw`kommt (?:ganz )?darauf an|hängt (?:ganz |immer )?davon ab|lässt sich (?:nicht )?(?:pauschal|so nicht|nicht)|pauschal|zunächst (?:wissen|klären)|müssen \p{L}+ (?:zunächst|zuerst|erst|sämtliche)|gilt es (?:zu|zunächst)|viele fragen sich|stellt sich`,
    inverted: 'er|sie',
    supposes: String.raw`angenommen|nehmen wir an|stell(?:en sie|t euch|e? dir) (?:sich )?vor|gehen wir davon aus|zunächst einmal ist|(?:\p{L}+ ){1,4}wurden? gefragt|(?:\p{L}+ ){1,2}fragten? (?:\p{L}+ ){0,2}ob`,
    ofQuestion: String.raw`frage\p{L}*|fragt|fragen|fragst|antwort\p{L}*|erklär\p{L}*|erfahren|erfährst|verrat\p{L}*|dieser (?:artikel|beitrag|ratgeber)|diesem (?:artikel|beitrag|ratgeber)`,
    interrogative: 'warum|wieso|weshalb|wer|welche[rsmn]?|wo|wann|wozu',
  },
  ownership: {
    parties: String.raw`angeblich\p{L}*|mutmaßlich\p{L}*|selbst ?ernannt\p{L}*|vermeintlich\p{L}*|Anwält\p{L}+|Anwalts?|Verteidiger\p{L}*|Opposition\p{L}*|Kritiker\p{L}*|Gegner\p{L}*|Befürworter\p{L}*|Kläger\p{L}*|Angeklagte[nr]?|Beschuldigte[nr]?`,
    reversal: String.raw`(?:(?:leider|doch|aber|allerdings|nur|dummerweise) )*(?:(?:ist|war|sind|waren) )?(?:an )?diese[rsnm]? (?:\p{L}+ )?(?:Story|Geschichten?|Legende|Erzählung|Anekdote|Behauptung|These|Theorie|Version|Darstellung|Meldung|Vorstellung|Annahme)(?: [^.]{0,60})? (?:erfunden|falsch|widerlegt|unwahr|nicht wahr|nicht belegt|unbelegt|ein Mythos|eine Legende|ein Märchen|nicht haltbar|nichts dran)|(?:doch |aber )?in (?:Wahrheit|Wirklichkeit)|(?:(?:doch|aber) )?(?:das|dies) (?:ist|war) (?:aber |jedoch |leider )?(?:nur )?(?:eine?n? )?(?:Mythos|Märchen|Legende|Gerücht|Irrtum|Irrglaube)`,
    denial: String.raw`(?:aber |doch |und )?(?:(?:das|dies|es|diese (?:annahme|ansicht|behauptung|meinung|vorstellung)) )?(?:stimmt (?:aber |jedoch |allerdings |so |einfach |leider )*nicht|(?:ist|war) (?:aber |jedoch |allerdings |so |einfach |leider |schlicht |natürlich )*(?:nicht (?:wahr|richtig|so|der fall|korrekt)|falsch|ein irrtum|ein mythos|ein irrglaube|quatsch|unsinn|überholt|widerlegt)|trifft (?:aber |jedoch |so |leider )*nicht zu)|so heißt es(?: oft| häufig| gern| immer)?|so die (?:\p{L}+ )?(?:meinung|these|annahme|theorie|behauptung)|so (?:glaubt|denkt|meint) man|von wegen|weit gefehlt|irrtum|falsch|denkste|mitnichten|keineswegs|(?:nicht so|anders) (?:bei|beim|im|in|für|hier)(?: [\p{L}\p{N}’-]+){0,4}`,
    hearsay: String.raw`(?:kritiker|skeptiker|gegner|manche|viele|einige) (?:\p{L}+ ){0,2}(?:sagen|behaupten|glauben|meinen|denken|finden|argumentieren|bemängeln|befürchten|monieren|nehmen an|vermuten)|(?:es heißt|man sagt|heißt es|sagt man) (?:oft|häufig|immer wieder|gern|meist)|wird (?:oft|häufig|immer wieder|gern|gerne) behauptet|(?:lange|früher|bislang|landläufig|gemeinhin|allgemein) (?:\p{L}+ )?(?:galt|galten|glaubte|dachte|hielt|gilt|gelten)|(?:galt|galten|glaubte man|dachte man|hielt man) (?:lange|früher)|weit verbreitet\p{L}* (?:meinung|annahme|irrtum|vorstellung)|(?:gilt|gelten) (?:oft|häufig|gemeinhin|vielen) als|angeblich\p{L}*|vermeintlich\p{L}*|irrglaube\p{L}*|vorurteil\p{L}*`,
    reported: 'sei|seien|werde|habe|gebe|könne|müsse|solle|dürfe|wolle|handle|handele|gehe|komme|stehe|liege|bedeute',
  },
  interview: {
    named: 'interview\\p{L}*|im gespräch|gespräch mit|gespräch führten?|nachgefragt|fragen an',
    asker: 'interview(?:er|erin)?|frage|redaktion|reporter(?:in)?',
    met: 'mit|trafen|fragte|befragten',
    address: 'Herr|Frau',
  },
  questions: {
    asked: String.raw`häufig\w* (?:gestellte )?fragen|fragen und antworten`,
  },
  genre: {
    opinionSection:
      'meinung(?:en)?|kommentare?|kolumnen?|leitartikel|gastbeitr(?:ag|äge|aege)|gastkommentare?|standpunkte?|debattenbeitrag|essay',
    satireSection: 'satiren?|glossen?',
    review: 'im test|erfahrungsbericht',
    opinion: 'kommentar|meinung',
  },
  table: {
    change: 'veränderung',
    counting: 'rang|platz|jahr',
  },
  comparison: {
    noEntity: 'beschreibung|wert|bedeutung|beispiel|preis|datum',
  },
  parallel: {
    remaining: String.raw`weitere[rs]?|sonstige\w*|faq|häufig gestellte fragen|häufige fragen|impressionen|bildergalerie|im video|im podcast|letzte änderungen`,
  },
  numbering: {
    measures: 'jahren?|tagen?|stunden|monaten?|wochen',
    named: 'schritt|tipp|grund|regel|argument|gegenargument|mythos|fehler|idee',
    presenting: 'das sind|hier sind|diese|welche',
  },
  labels: {
    duration: 'Jahre|Monate|Wochen|Tage|Stunden|Minuten',
    conditional: 'wenn|falls',
    goal: 'Ziel(?:e|en|s|vorgabe|marke)?|Vorgabe|Soll|angestrebt\\p{L}*|anvisiert\\p{L}*|geplant\\p{L}*',
    denied: 'nicht|kein\\p{L}*|nie|niemand|ohne',
    lasting:
      'dauer\\p{L}*|währ\\p{L}*|brauch\\p{L}*|benötig\\p{L}*|verbring\\p{L}*|wart\\p{L}*|innerhalb|ist|sind|war|waren|pro',
    // "die" opens a subject or object: a clause rather than a place or time.
    pointing: 'gleichen?|selben?|die|dies\\p{L}*|davon|Vergleich|Gegenzug|Folge',
    studied: 'untersucht\\p{L}*|analysiert\\p{L}*|befragt\\p{L}*|ausgewertet|verglich\\p{L}*',
    along: 'über',
    dimension: 'hoch|lang|tief|breit|weit|entfernt|Höhe|Länge|Tiefe|Luftlinie',
  },
  shorten: {
    pointers: 'siehe|s\\.|vgl\\.',
    pointed:
      '(?:rezept|liste|tabelle|anleitung|hinweise?|bild|foto|video|kasten|beschrieben|erwähnt|genannt)\\s(?:unten|oben)',
    topicOpeners:
      'apropos|a propos|wo wir gerade (?:bei|von)|da wir gerade (?:bei|von)|wenn wir schon (?:bei|von)|zurück zu[rm]?',
    numberBases:
      'statt|anstatt|gegenüber|verglichen|als|vorher|zuvor|bisher|früher|mindestens|höchstens|maximal|mehr|weniger|wenn|falls|nur|ohne|außer|minus|zuzüglich|abzüglich|bereinigt',
    announces: String.raw`wie folgt|folgende[srnm]?|(?:ist|sind|war|waren|bleibt|lautet|scheint) (?:\p{L}+ )?(?:klar|eindeutig|einfach|simpel|offensichtlich|deutlich|diese[sr]?|folgende[sr]?)|(?:nur )?eine?s|(?:zwei|drei|vier|einige|mehrere) (?:dinge|punkte)`,
    asked: 'wer|wem|wen|wie|wann|warum|weshalb|wieso|wofür|wohin|woher|ob|inwieweit|inwiefern|welche[rsnm]?',
    placing:
      'bring(?:t|en|st)|brachten?|stell(?:t|en|ten?)|setz(?:t|en|ten?)|leg(?:t|en|ten?)|mach(?:t|en|ten?)|halten|hält|hielt(?:en)?|lassen|lässt|ließ(?:en)?|zwing(?:t|en)|zwang(?:en)?|treib(?:t|en)|trieb(?:en)?|hilft|helfen|half(?:en)?',
    purpose: 'um|damit',
    completed: String.raw`\p{L}*(?:mittel|möglichkeit|möglichkeiten|chance|gelegenheit|versuch|aufgabe|ziel|voraussetzung|fähigkeit|recht|pflicht|instrument|werkzeug)|genug|dafür|daran|darauf|darin|darüber|darum|davon|dazu|damit`,
    enumeration: 'erstens|zum einen|einerseits',
  },
  pictureWishes: {
    fullColor: 'in farbe|vollfarbig',
  },
};

const read: ReadWords = {
  wall: {
    error: 'fehler',
    title:
      '(?:die )?seite (?:wurde )?nicht gefunden|nicht gefunden|zugriff verweigert|kein zugriff|anmelden|anmeldung|einloggen|login|registrieren|einen moment,? bitte|wartungsarbeiten|im aufbau|demnächst|datenschutzeinstellungen|cookie-einstellungen|hoppla.{0,40}|(?:wir brauchen|ihre) (?:ihre )?(?:zustimmung|einwilligung)',
    says: '(?:seite|artikel|inhalt|beitrag|datei) .{0,40}(?:nicht (?:gefunden|verfügbar|mehr verfügbar|erreichbar)|existiert nicht)|verschoben oder gelöscht|zurück zur startseite|zur startseite|melden sie sich (?:bitte )?an|bitte (?:melden|loggen) sie sich|melde dich (?:bitte )?an|noch kein(?:en)? (?:konto|account|abo)|bereits (?:registriert|abonnent(?:in)?|ein konto|ein abo)|passwort vergessen|jetzt registrieren|um (?:weiterzulesen|fortzufahren)|weiterlesen mit|(?:wir|diese (?:web)?seite|unsere partner) (?:verwenden|verwendet|nutzen|nutzt|verarbeiten) .{0,60}(?:cookies|daten)|(?:alle )?cookies (?:akzeptieren|ablehnen|zulassen)|ihre (?:zustimmung|einwilligung)|einwilligung|personenbezogener? daten|datenschutzerklärung|essenziell|javascript (?:aktivieren|ist deaktiviert)|aktivieren sie (?:bitte )?(?:javascript|cookies)|ihr browser wird überprüft|kein roboter|mit werbung (?:weiterlesen|lesen)|auswahl jederzeit',
  },
  byline: {
    nobody: 'redaktion',
    withinNames: 'von|der|den|und',
    label: 'autor(?:in)?|text',
    by: 'von',
    kinds: String.raw`(?:eine?\s)?(?:interview|gespräch|text|beitrag|gastbeitrag|artikel|bericht|reportage|kommentar|essay|analyse|rezension)|geschrieben|verfasst|veröffentlicht|gepostet`,
  },
  noise: {
    bracketed: 'foto|bild',
    notice: String.raw`dieser? (?:artikel|beitrag|text|seite) (?:enthält|kann|können) .{0,40}(?:affiliate|werbelinks|links zu anbietern|werbliche)|dieser (?:eintrag|beitrag|artikel|text) (?:wurde|ist|erschien) .{0,80}(?:veröffentlicht|gepostet|abgelegt|getaggt|verschlagwortet|erschienen|erschien (?:zuerst|am|in))|über dieses thema (?:berichtete|sprach)|(?:wir verwenden|diese (?:web)?seite (?:verwendet|nutzt)) cookies|gepostet von .{1,60} am|dieser (?:artikel|beitrag) hat \d+ kommentar|diese folge zitieren|du bist bereits (?:kund|abonnent)|noch kein (?:benutzer|kunden)?konto|noch kein abo|bereits (?:abonnent|kunde|registriert)|folgt? (?:uns|mir) (?:auf|bei)|das (?:gespräch|interview) führte|mit eintragung zum newsletter|eingetragen mit der`,
    more: 'weiterlesen|mehr lesen|mehr erfahren|zum artikel|den ganzen artikel lesen|jetzt lesen',
    inBrackets: 'mehr|weiter(?:lesen)?|lesen|hier|bearbeiten|siehe auch|zum artikel',
    credit: 'foto|bild|quelle|titelbild|titelfoto|beitragsbild|aufmacherbild|symbol(?:bild|foto)|fotocredit',
    comments: '(?:leser)?kommentare?|schreiben? (?:sie )?einen kommentar|kommentar (?:schreiben|hinterlassen)',
    author: 'über (?:den|die) autor(?:in|en|innen)?|zum autor|zur autorin',
    others:
      'mehr (?:zum thema|zu .{1,40}|von .{1,40}|aus .{1,40})|das könnte (?:sie|dich|euch) auch interessieren|auch interessant|meistgelesen.{0,20}|ähnliche (?:artikel|beiträge)|verwandte (?:artikel|themen|beiträge)|lesen sie auch|weitere (?:artikel|meldungen|nachrichten|beiträge)|empfehlungen der redaktion|zum weiterlesen',
    label:
      'anzeige|werbung|mit \\S{2,14} weiterlesen|das könnte (?:sie|dich|euch|ihnen|dir) auch gefallen|(?:der )?artikel (?:wird|geht) .{0,30}(?:fortgesetzt|weiter)|weiterlesen|mehr lesen|mehr anzeigen|teilen|drucken|schließen',
    sponsored: 'anzeige|gesponsert',
    call: 'abonnieren sie|folgen sie uns|logge dich hier ein|nutze die (?:kleine )?\\p{L}* ?glocke',
  },
  schema: {
    ingredients: 'Zutaten',
    steps: 'Schritte',
    time: 'Zeit',
    servings: 'Ergibt',
    price: 'Preis',
    rating: 'Bewertung',
  },
  page: {
    related: 'lesen sie auch|mehr (?:zum|dazu|zu)|siehe auch|auch interessant',
  },
  hyphens: {
    suspends: 'bis|sowie|beziehungsweise|bzw',
  },
  pdf: {
    untitled: 'unbenannt|titel',
    goesOn: 'der|die|und',
    pageOf: 'von',
    page: String.raw`seite|s\.`,
    substantial: String.raw`zusammenfassung|ergebnisse|fazit|schluss\w*|einleitung|empfehlungen|überblick`,
    secondary: 'vorwort|anhang|glossar|über uns|kontakt',
    leftOut: 'inhalt(?:sverzeichnis)?|literatur(?:verzeichnis)?|quellen|danksagung|impressum|register',
    abstract: 'zusammenfassung',
    aboutFile: 'schl(?:ü|ue)sselw(?:ö|oe)rter',
    figure: String.raw`abb(?:ildung|\.)?`,
    table: 'tabelle',
  },
  pptx: {
    countOf: 'von',
    continued: 'forts|fortsetzung',
    users: 'benutzer|anwender',
    slide: 'folie',
    series: 'datenreihe|reihe',
    presentation: 'präsentation',
  },
  files: {
    names: 'bildschirmfoto',
    fillers: 'um|uhr',
  },
  pictures: {
    guessed: 'automatisch generiert',
    named: 'foto|bild',
    credits: 'quelle',
  },
  social: {
    chapters: 'kapitel',
  },
};

export const de: Language = {
  code: 'de',
  memeName: 'memes?',
  name: 'Deutsch',
  direction: 'ltr',
  quotationMarks: ['„', '“'],
  hasSpaces: true,
  wordsHaveVowels: true,
  ordinalsHaveStops: true,
  hasCapitalNouns: true,
  partOfWhole: '{part} von {whole}',
  ownLetters: /[ß]/iu,
  everyday: 'der die und das ist nicht ein eine zu den mit von sich auf auch dem wird sind für im werden als',
  months: list('januar,jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember'),
  monthsShort: list('|||||||||okt||dez'),
  drawings,
  countries: [
    ['usa', 'US'],
    ['großbritannien', 'GB'],
    ['tschechische republik', 'CZ'],
    ['holland', 'NL'],
  ],
  clock: { before: 'um|gegen|ab', behind: 'Uhr' },
  gate: {
    homographs: 'war|gang|coup|stolen|christian|sue|die',
    taunts:
      'blamiert(?: sich)?|bloßgestellt|vorgeführt|zerlegt|(?:peinlich\\p{L}*|absolut\\p{L}*|total\\p{L}*) (?:auftritt|blamage|offenbarungseid)|rastet (?:völlig |total |komplett )?aus|lächerlich gemacht|demütigt',
    polemic:
      '(?:\\p{L}+-)?diktate?n?|zwangs-?(?:impf\\p{L}*|digital\\p{L}*|maßnahmen?|beglück\\p{L}*|umerzieh\\p{L}*|gebühr\\p{L}*|abgabe)|totale[rn]? (?:kontrolle|überwachung)|lügenpresse|lügenmedien|systemmedien|staatsfunk|great reset|neue weltordnung|plandemie|globalisten|deep state|volksverrat|gleichschaltung|meinungsdiktatur|ökodiktatur|klimahysterie|klimalüge|umvolkung|schlafschafe|kartellparteien|altparteien|gesinnungs\\p{L}+',
    gravity: {
      ordeal: String.raw`misshandel\p{L}*|missbrauch(?:t|te|ter|ten|s)?|häusliche[rn]? gewalt|überlebende[rn]? von|trauma|traumata|traumati\p{L}+|essstörung(?:en)?|magersucht|bulimi\p{L}+|selbstverletz\p{L}+|fehlgeburt(?:en)?|sternenkind\p{L}*|trauer|trauernd\p{L}*|trauerarbeit|pflegefamilien?|kinderheim\p{L}*|alkoholsucht|alkoholiker\p{L}*|alkoholkrank\p{L}*|verwitwet\p{L}*|witwe[rn]?|obdachlosigkeit|waisen?(?:kind(?:er)?)?`,
      conflict: String.raw`westjordanland\p{L}*|(?:jüdische|israelische|illegale)[nr]? siedlung(?:en)?|siedlungen? (?:sind |ist |seien |für )?(?:illegal|völkerrechtswidrig)|siedlungs(?:bau|ausbau|politik) (?:im|in) (?:westjordanland|besetzten|ost-?jerusalem)|siedlergewalt|besetzte[nrsm]? (?:gebiet\p{L}*|westjordanland|palästin\p{L}*|krim|territori\p{L}*)|besatzungs(?:macht|mächte|truppen|regime|soldat\p{L}*)|annexion\p{L}*|annektier\p{L}*|zwei-?staaten-?lösung|seeblockade\p{L}*|hungerblockade\p{L}*|humanitäre[nr]? (?:krise|katastrophe|korridor\p{L}*)|völkerrechtswidrig\p{L}*|bewaffnete[nrs]? konflikt\p{L}*|landraub|gefangenenaustausch|flüchtlingslager\p{L}*|friedenstruppen?|blauhelm\p{L}*|waffenruhen?|waffenstillst\p{L}*|hassverbrechen|totschlag\p{L}*|gewaltsam\p{L}*|bluttat\p{L}*|übergriff(?:e|en|s)?|verschwunden\p{L}* (?:mädchen|jungen?|kind\p{L}*|frau|mann)|ausnahmezustand\p{L}*|messerstech\p{L}*|kriegsrecht|gazastreifen\p{L}*|hisbollah|gegenoffensiven?|militär(?:einsa|einsä|schl[aä]g|operation|offensive|putsch)\p{L}*|putschversuch\p{L}*|kriegsrecht\p{L}*|angriff(?:e|s|en)? auf (?:israel|(?:den )?iran|(?:die )?ukraine|kiew|(?:den )?libanon|venezuela|syrien|russland|taiwan|teheran|zivilisten)|antisemit\p{L}*|hakenkreuz\p{L}*|neonazi\p{L}*|sexualisiert\p{L}* (?:gewalt|übergriff\p{L}*)|\p{L}*verstümmel\p{L}*|sex mit minderj\p{L}*|minderjährig\p{L}* prostitu\p{L}*|sex-?(?:prozess|skandal|täter)\p{L}*|abschiebung(?:en)?|abgeschoben\p{L}*|ahr(?:tal)?-?flut\p{L}*|jahrhundertflut\p{L}*|tornados?`,
      grave: String.raw`(?:wochen|monate|jahre)(?: her)?,?[^.!?]{0,30} (?:immer noch|noch immer) (?:\p{L}+ ){0,2}(?:(?:ihre|seine|ihren|seinen|ihr|sein) (?:tabletten|tasse|becher|teller|platz|kissen|kaffee|hausschuhe|stuhl|hemden|zahnbürste)|für zwei)|(?:angriffe?n?|attacken?|hetze) (?:auf|gegen) (?:\p{L}+ ){0,2}(?:trans\p{L}*|queere\p{L}*|schwule\p{L}*|lesbi\p{L}*)|(?:omas|opas|mamas|papas) (?:zimmer|wohnung|kleiderschrank|haus) (?:aus|leer)geräumt|(?:blumen|kerzen|kuscheltiere|kränze)[^.]{0,40}(?:niedergelegt|abgelegt)|(?:legt\p{L}*|legen) (?:\p{L}+ ){0,4}(?:blumen|kerzen|kränze)[^.]{0,30} nieder|trauerkerzen|wäre (?:\p{L}+ ){0,4}(?:[1-9]?\d|10\d)(?!\d)(?: jahre alt)? geworden|hätte (?:\p{L}+ ){0,4}(?:\d{1,3}\. )?geburtstag (?:gehabt|gefeiert)|boden(?:einsatz|einsätze[ns]?|truppen|offensive[n]?|invasion)|landeins[aä]tz\p{L}*|kampfeins[aä]tz\p{L}*|militäreins[aä]tz\p{L}*|militärschl[aä]g\p{L}*|luftschl[aä]g\p{L}*|bomben? (?:\p{L}+ ){0,3}(?:explodier|detonier)\p{L}*|(?:explodier|detonier)\p{L}* (?:\p{L}+ ){0,5}bomben?|sklaverei|sklavenhand\p{L}*|sklavenschiff\p{L}*|versklav\p{L}*|großfahndung\p{L}*|menschenjagd|bombenanschl\p{L}*|bombenangriff\p{L}*|bombardier\p{L}*|tot(?:e[nrsm]?)?|tod(?:es)?|todes\p{L}*|\p{L}+tod|\p{L}*tote[nr]?|verstorben\p{L}*|verstarb(?:en)?|verstirbt|gestorben\p{L}*|sterben\p{L}*|stirbt|starb(?:en)?|tödlich\p{L}*|von uns gegangen|trauer\p{L}*|beerdig\p{L}*|beigesetzt|beisetzung|hinterbliebene\p{L}*|ums leben(?: gekommen)?|(?:kam|kamen|kommt|kommen) [^.!?]{0,60}ums leben|das leben (?:genommen|verloren|gekostet)|verlor(?:en)? (?:\p{L}+ ){0,3}(?:ihr |sein )?leben|nahm sich das leben|getötet\p{L}*|töte(?:te|ten|t|n)|tötung\p{L}*|umgebracht\p{L}*|erschoss(?:en)?\p{L}*|erschießt|erschlagen\p{L}*|erstochen\p{L}*|ersticht|erstochen|erwürgt\p{L}*|erfroren\p{L}*|ertrunken\p{L}*|ertrank(?:en)?|ertrinkt|ertrinken|erstickt\p{L}*|verbrannte[rn]?|verblutet|verhungert\p{L}*|mord(?:e[ns]?|es|fall\p{L}*|fälle|anschl\p{L}*|opfer\p{L}*|versuch\p{L}*|prozess\p{L}*|serie\p{L}*)?|mörder\p{L}*|\p{L}+mord(?:e[ns]?|es)?|ermord\p{L}*|selbstmord\p{L}*|suizid\p{L}*|selbstverletz\p{L}*|leiche\p{L}*|leichnam\p{L}*|anschl[aä]g(?:e[ns]?|s)?|(?:terror|brand|bomben|sprengstoff)\p{L}*|attentat\p{L}*|amok\p{L}*|geisel\p{L}*|vergewaltig\p{L}*|sexuell\p{L}* (?:missbrauch\p{L}*|gewalt|übergriff\p{L}*)|missbraucht\p{L}*|kindesmiss\p{L}*|misshand\p{L}*|häusliche\p{L}* gewalt|gewalttat\p{L}*|gewaltverbrechen|folter\p{L}*|entführ\p{L}*|messerangriff\p{L}*|messerattacke\p{L}*|niedergestochen\p{L}*|schüsse[n]?|schießerei\p{L}*|beschuss|beschossen\p{L}*|bombard\p{L}*|luftangriff\p{L}*|raketen(?:angriff|einschlag|beschuss)\p{L}*|drohnenangriff\p{L}*|artillerie\p{L}*|krieg(?:s(?!t|\p{L}*spiel)\p{L}*|es)?|bürgerkrieg\p{L}*|völkermord\p{L}*|massaker\p{L}*|erdbeben\p{L}*|hochwasseropfer|lawine\p{L}*|erdrutsch\p{L}*|flutkatastrophe\p{L}*|katastrophe[n]?|hungersnot|tsunami|flüchtlinge?n?|vertriebene[nr]?|vermisst(?:e[nrs]?)?|verschüttet\p{L}*|schwerverletzt\p{L}*|verletzt(?:e[nrs]?)?|verletzte \p{L}+|lebensgefährlich\p{L}*|notoperiert|verunglückt\p{L}*|\p{L}*unglück(?:s|e[ns]?)?|untergang (?:einer?|des|der) (?:fähre|schiff\p{L}*|boot\p{L}*)|gekentert\p{L}*|schiffbruch|flugzeugabsturz|abgestürzt\p{L}*|entgleis\p{L}*|todesopfer|brandopfer|hausbrand|wohnungsbrand|großbrand|überfahren\p{L}*|fehlgeburt\p{L}*|totgeburt\p{L}*|magersucht|krebs(?:krank\p{L}*|erkrank\p{L}*|diagnose|tod)|unheilbar\p{L}*|todkrank\p{L}*|sterbehospiz|hospiz|überdosis|holocaust|konzentrationslager|hinricht\p{L}*|todesstrafe|nach (?:langer|kurzer|schwerer) krankheit`,
      mild: String.raw`razzi(?:a|en)|raketen|notstand\p{L}*|unwetter\p{L}*|evakuier\p{L}*|haftstrafen?|gefängnisstrafen?|schlaganf\p{L}*|verurteilt\p{L}*|festgenommen\p{L}*|verhaft\p{L}*|staatsanwalt\p{L}*|opfer[ns]?|verletzte[nr]?|unfall|unfälle[n]?|\p{L}+unfall|\p{L}+unfälle[n]?|krankheit\p{L}*|erkrank\p{L}*|soldaten?|überlebende[nr]?|missbrauch\p{L}*|entlassungen|stellenabbau`,
      atrocity: String.raw`sexuell\p{L}* (?:belästig\p{L}*|übergriff\p{L}*|missbrauch\p{L}*|gewalt|nötigung)|bomben? (?:\p{L}+ ){0,3}(?:explodier|detonier)\p{L}*|(?:explodier|detonier)\p{L}* (?:\p{L}+ ){0,5}bomben?|sklaverei|sklavenhand\p{L}*|sklavenschiff\p{L}*|versklav\p{L}*|großfahndung\p{L}*|menschenjagd|bombenanschl\p{L}*|bombenangriff\p{L}*|bombardier\p{L}*|völkermord\p{L}*|holocaust|vergewaltig\p{L}*|massaker\p{L}*|folter\p{L}*|kindesmiss\p{L}*|konzentrationslager|selbstmord\p{L}*|suizid\p{L}*|kzs?|auschwitz`,
      numbers:
        'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|vierzig|fünfzig|hundert\\p{L}*|tausend\\p{L}*|dutzende?|mehrere|viele|zahlreiche|ein|eine',
      people: String.raw`menschen|personen?|mann|männer|frau(?:en)?|kind(?:er)?|jugendliche|schüler\p{L}*|arbeiter\p{L}*|bergleute|passagiere|insassen|fahrgäste|touristen|wanderer|bewohner\p{L}*|soldaten|zivilisten|polizisten|radfahrer\p{L}*|fußgänger\p{L}*|familien?|bergsteiger|kumpel`,
      harmed:
        'tot|getötet|gestorben|vermisst|verletzt|verschüttet|eingeschlossen|vertrieben|obdachlos|ertrunken|evakuiert|entführt|begraben|erfroren|geflohen|auf der flucht',
      illness: String.raw`krebs|\p{L}+krebs|\p{L}*tumor\p{L}*|leukämie|amyotroph\p{L}*|demenz|alzheimer|parkinson|multiple sklerose|schlaganfall|herzinfarkt|depression(?:en)?|hiv|aids|koma|sepsis|metastasen|chemo(?:therapie)?`,
      patient: String.raw`(?:mein|sein|ihr|unser|dein|euer)(?:e[rnms]?|s)? (?:\p{L}+ )?(?:vater|mutter|papa|mama|eltern|frau|mann|sohn|tochter|kind|bruder|schwester|freund(?:in)?|oma|opa|gro(?:ß|ss)\p{L}+|onkel|tante|lehrer(?:in)?|kolleg\p{L}+)|diagnos\p{L}+|leidet an|erkrankt an|kampf gegen|kämpft gegen|lebt mit`,
      serious: String.raw`pestizid\p{L}*|glyphosat\p{L}*|verseuch\p{L}*|kontaminier\p{L}*|trinkwasser(?: \p{L}+){0,4} (?:belastet|verunreinigt)|entlass\p{L}*|stellenabbau|kündigung\p{L}*|arbeitslos\p{L}*|insolven\p{L}*|pleite|konkurs|schulden|betrug\p{L}*|betrüger\p{L}*|rezession|inflation|gericht|gerichts\p{L}*|gerichtlich\p{L}*|urteil\p{L}*|klage|klagt|prozess (?:gegen|um)|anklage\p{L}*|richter\p{L}*|polizei|gefängnis|bundestag|bundesrat|wahl(?:en|kampf)?|koalition|regierung\p{L}*|minister\p{L}*|parlament\p{L}*|gesetz\p{L}*|abtreibung|asyl\p{L}*|migration|sanktion\p{L}*|krankheit\p{L}*|impf\p{L}*|virus|pandemie|krankenhaus|klinik\p{L}*|symptome?|therapie|\p{L}*armut\p{L}*|rassis\p{L}*|diskrimin\p{L}*|überwachungs(?:staat|kamera|gesetz|programm|kapitalismus)\p{L}*|(?:massen|video|telefon|total)überwachung|datenleck|protest\p{L}*|demonstr\p{L}*|klimakrise`,
      factual: String.raw`studien?|forsch\p{L}+|risik\p{L}+|vorbeug\p{L}*|vorsorge\p{L}*|präventi\p{L}+|prozent|\d+(?:[.,]\d+)?\s?%|durchschnitt\p{L}*|statisti\p{L}+|umfragen?|ursachen?|sterblichkeit|lebenserwartung|(?:pro|im|jedes) jahr(?! \d)|jährlich\p{L}*|prognos\p{L}+|empf(?:ehl|iehl|ohl)\p{L}*|leitlinien?|impf\p{L}*|therapien?|symptome?|ernährung|wirtschaft\p{L}*|inflation|\p{L}*preise?n?|wachstum\p{L}*|exporte?|importe?|zölle|haushalte?|emission\p{L}*|klima\p{L}*|erwärmung|temperaturen|meeresspiegel|modelle?|wahrscheinlich\p{L}*|ökonom\p{L}+|menschen mit|jede[rs]? (?:dritte|vierte|fünfte|zehnte)|versicher\p{L}+|(?:waffen|straf|arbeits|klima)?gesetz\p{L}*|sanktion\p{L}*|reform\p{L}*|debatte\p{L}*|\p{L}*rechte|verordnung\p{L}*|abkommen|handels\p{L}+`,
      light: String.raw`(?:wann|warum|wie) bist du gestorben\?[^?]{0,40}(?:ich lebe|ich bin (?:doch )?(?:noch )?(?:gar )?nicht tot)|todesstoß (?:für|der|des|dem) (?:\p{L}+ )?|(?:erschießt|erschießen|erschossen|abschießen) (?:\p{L}+ ){0,2}(?:viren|mücken|fliegen)|viren (?:\p{L}+ ){0,3}(?:erschießen|erschossen|abschießen)|totenglöckchen|(?:café|cafe|bar|kneipe|pub|hotel|restaurant|gasthaus|gaststätte|bistro) (?:zum |zur |im )?(?:hurricane|hurrikan|tornado|orkan|vulkan|titanic)|(?:ein|aus|durch|fort|um|vor|nach)?gesetzt\p{L}*|brand(?:schutz|schütz|meld|teig|brief|rede|sicherheit|wache|verhalten|klasse|beschau|schau|abschnitt|versicher|kasse|blase|salbe|zeichen)\p{L}*|trauer(?:mück|weide|schnäpper|schwan|schwän|mantel)\p{L}*|(?:apps?|pc|rechner|programme?|windows|system|browser|server|smartphone|handy|computer|laptop|tablet|software|website|aktien?|bitcoin)(?: (?:ist|sind|war|waren|ständig|dauernd|immer|wieder|plötzlich|mehrfach|schon|erneut|mir|gerade)){0,4} abgestürzt\p{L}*|abgestürzte[nrs]? (?:apps?|pc|rechner|programme?|systeme?|browser|server|computer|aktien?)|entführ(?:t|en) (?:uns|dich|euch|(?:(?:die|den|das|seine|ihre) )?(?:leser|zuschauer|publikum|besucher|hörer|zuhörer|spieler|gäste)\p{L}*) (?:in|auf|nach|zu)|entführ(?:t|en)(?: \p{L}+){0,3} in (?:(?:die|eine|fremde|ferne|andere|magische|vergangene|längst) )+(?:\p{L}+ )?\p{L}*(?:welt|welten|zeit|zeiten|ära|vergangenheit|zukunft|kindheit)|rote ampeln?(?: \p{L}+)? überfahren|(?:rotlicht|stoppschild|haltelinie|ziellinie|sperrlinie|mittellinie) überfahren\p{L}*|(?:verbrannte|erfrorene|ertrunkene|verhungerte)[nrs]? (?:kalorien|töpfe|topf|pfannen?|toast|kuchen|pizza|zunge|energie|erde|milch|reste|lippen|finger|haut|haare|kekse|plätzchen|brötchen|blätter|fett|zucker|zwiebeln?|\p{L}*pflanzen?|blüten?|triebe|rosen)|(?:rund|alles) ums leben|bis zum anschlag|anschlägen? (?:pro|in der|je) minute|schüssen? (?:aufs? (?:das )?(?:tor|gehäuse)|aus der distanz)|verletz(?:t|te|en) (?:\p{L}+ ){0,3}(?:\p{L}+rechte?[ns]?|\p{L}*pflicht(?:en)?|patente?|regeln?|\p{L}*gesetze?|datenschutz\p{L}*|verfassung|\p{L}*vorschriften|vertrag|verträge)|opfer (?:seines|ihres|des) (?:eigenen )?erfolge?s|opferanode\p{L}*|bombardier(?:t|en) (?:uns|mich|dich|euch|nutzer|kunden) (?:\p{L}+ )?mit|todessterne?s?|(?:aus|ein|an|her)?gerichtet\p{L}*|brandt|brandes|brandl|brandner|brandstetter|brand eins|branding|(?:qual der|zur|die|erste|freie|beste|richtige|gute) wahl|gesetzt den fall|(?:bubi|tor|sturm|liga|super|strafraum|kopfball)-?bomber[ns]?|bomber der nation|dies|(?:tote|abgestorbene)[nr]? haut\p{L}*|brandenbur\p{L}*|brandenburg\p{L}*|brandung\p{L}*|brandmauer\p{L}*|erdrutsch(?:artig\p{L}*|sieg\p{L}*|e? (?:an der urne|bei den wahlen))|fatale[nrms]? (?:positionierung|entscheidung|fehler|politik|signal|idee|annahme|strategie|folgen für (?:die wirtschaft|den markt))|(?:fax\p{L}*|drucker|e-mail|disketten?|telefonzellen?|festnetz) (?:ist|sind) (?:\p{L}+ )?tot|tod (?:des|der) (?:fax\p{L}*|druckers|diskette|e-mail|telefonzelle|festnetz\p{L}*)|(?:zimmer|topf)?pflanzen?(?: (?:ist|sind|war|waren|schon|wieder|mir|alle|leider|trotzdem)){0,3} (?:tot|gestorben|eingegangen)|(?:kaktus|kakteen|orchideen?|basilikum|sukkulenten?|sauerteig)(?: (?:ist|sind|war|schon|wieder|mir|leider|trotzdem)){0,3} (?:tot|gestorben|ertrunken|verdurstet)|(?:zimmerpflanze|kaktus|orchidee|basilikum)[^.!?]{0,40}[.!?] (?:er|sie|es) (?:ist|starb)(?: \p{L}+)? ?(?:tot|gestorben|ertrunken|verdurstet)?|todmüde|zum sterben (?:schön|langweilig)|tote[rnsm]? (?:links?|winkel\p{L}*|meer\p{L}*|hose|taste\p{L}*|sprachen?|briefkasten|code|pixel)|kalte[rnm]? kriege?s?|krieg der (?:sterne|kühlschränke|knöpfe|welten)|preiskrieg|rosenkrieg|kleinkrieg|krebszyklus|sternzeichen krebs|(?:fluss|taschen|einsiedler|edel|signal|sumpf|palmen)kreb\p{L}+|(?:lach|kicher|freu|langweil|schäm|ärger)\p{L}* (?:mich|dich|sich|uns|euch)? ?(?:\p{L}+ )?(?:halb ?)?tot|(?:mich|uns|dich) (?:\p{L}+ )?(?:halb ?)?tot(?:gelacht|lachen)?|zum (?:totlachen|sterben (?:schön|langweilig|komisch))|tot(?:lachen|gelacht|schick)|todsicher\p{L}*|todmüde|todschick|todlangweilig|todernst|tod durch (?:powerpoint|meetings?|folien)|akku\p{L}* (?:ist |war |\p{L}+ )?(?:tot|gestorben|stirbt)|(?:akku|handy|laptop|drucker|wlan|server|rechner) (?:ist |war |schon wieder |mal wieder |gerade )*(?:tot|gestorben|stirbt|starb)|hat (?:mich|uns) (?:fast |echt |heute )?umgebracht|bringt (?:mich|uns) (?:noch )?um|killer-?\p{L}+|zombie\p{L}*|krimi\p{L}*|bombenstimmung|bombenwetter|mordshunger|mordsspaß|mordsmäßig\p{L}*|mordstheater|opferfest|datenleiche\p{L}*|karteileiche\p{L}*|schnapsleiche\p{L}*|wasserleiche im krimi|lawine (?:von|an) \p{L}+|\p{L}*lawine an|mail-?lawine|sterben vor (?:lachen|langeweile|neugier|hunger)|gestorben vor (?:lachen|langeweile|scham)|sterbenslangweilig|für (?:\p{L}+ ){0,3}sterben|sterben für (?:dies|einen?|das|den)\p{L}* \p{L}+|totgesagt\p{L}*|brandneu\p{L}*|brandaktuell\p{L}*|terrorzwerg\p{L}*|katastrophe in der küche|frisur-?katastrophe`,
      yearPrefix: 'im jahr|im jahre|um|anno|seit|bis|von',
      era: 'v\\. ?chr\\.|mittelalter\\p{L}*|antike|(?:[2-9]|1[0-9])\\. jahrhundert',
    },
    hyperbole: {
      outcry: String.raw`ich (?:bring(?:e)? (?:ihn|sie)(?: noch)? um|erwürge? (?:ihn|sie)|könnte (?:ihn|sie) (?:umbringen|erwürgen)|werde? (?:ihn|sie) (?:umbringen|erwürgen))`,
      household: String.raw`suppen?|eintopf|linsen|soße|rezepte?|abendessen|mittagessen|frühstück|reste|nudeln|käse|kuchen|kekse?|tee|kaffee|wasserkocher|spülmaschine|geschirr|wäsche|socken?|handtuch|handtücher|kühlschrank|mikrowelle|backofen|toaster|zahnpasta|müll|sofa|fernbedienung|drucker|router|wlan|passwort|tabellen?|meetings?|e-?mails?|posteingang|server|deploy\w*|branch|vollem mund`,
      plan: String.raw`waffe|pistole|gewehr|kugel|messer|klinge|axt|hammer|gift\w*|seil|benzin|bombe|blut\w*|grab|vergrab\w*|leiche|polizei|rache|wo (?:er|sie) (?:wohnt|schläft|arbeitet|parkt)|warte auf (?:ihn|sie)|verdient (?:es|hat)|meine (?:es|das) ernst|kein scherz|tot|sterben|geschlagen|verletz\w*`,
    },
    harm: {
      slurs: String.raw`kanak\p{L}*|neger|bimbos?|judensau|saujud\p{L}*|drecks?jud\p{L}*|zigeunerpack|schwuchtel\p{L}*|transe[n]?|untermensch\p{L}*|herrenrasse|sieg heil|heil hitler|spasti[s]?|mongo[s]?|musel\p{L}*|ölaugen?|schlitzaugen?|fidschis|ausländer raus|deutschland den deutschen|umvolkung`,
      groups:
        'jude[n]?|jüdinnen|muslim[e]?[n]?|moslems?|arabern?|türken?|kurden|polen|russen|ukrainern?|syrern?|afghanen|rumänen|roma|sinti|zigeunern?|ausländern?|migranten?|flüchtlinge?n?|asylanten|asylbewerbern?|schwarze[nr]?|afrikanern?|asiaten|chinesen|schwule[nr]?|lesben|homosexuelle[nr]?|homos|transmenschen|transsexuelle[nr]?|trans-?personen|frauen|weiber|behinderte[nr]?|obdachlose[nr]?|alte[n]? menschen|christen|ungläubige[nr]?',
      copula: String.raw`(?<!\p{L})(?:sind|ist|wie|als|nur|alles|gleich|waren|bleiben)(?!\p{L})|=|:`,
      dehumanising: String.raw`(?:\p{L}+e[nrs]? )?(?:ungeziefer|ratten?|kakerlaken?|parasiten?|schmarotzer|läuse|maden|zecken|schweine|hunde|affen|tiere|viecher|bestien|untermenschen|abschaum|dreck\p{L}*|müll|pack|gesindel|pest|seuche|krankheit|krebsgeschwür|plage|keine (?:echten |richtigen )?menschen|minderwertig\p{L}*|zu (?:dumm|blöd|doof|faul|schwach)\p{L}* (?:zum|um|für)|abartig\p{L}*|pervers\p{L}*|krank im kopf|schuld an allem|wertlos\p{L}*|invasoren|unser unglück|der untergang|gehören (?:vergast|weg))`,
      vile: 'dreckige[nrs]?|stinkende[nrs]?|verdammte[nrs]?|scheiß|faule[nrs]?|verfluchte[nrs]?|dumme[nrs]?|widerliche[nrs]?',
      calls: String.raw`gehör(?:en|t) (?:alle |doch |endlich )*(?:vergast|erschossen|aufgehängt|gehängt|an die wand|weggesperrt|ausgerottet|verbrannt|getötet|abgeknallt|totgeschlagen|ins (?:lager|gas|kz)|in (?:lager|öfen)|abgestochen|in die küche|hinter den herd|nicht hierher|umgebracht)|(?:muss|müssen|müsste|müssten|soll|sollen|sollte|sollten|lasst uns|wir werden|man)(?: [\p{L}'-]+){0,5} (?:vergas(?:en|t)|erschieß(?:en|t)|erschossen|aufhängen|aufgehängt|ausrott(?:en|et)|ausgerottet|vernicht(?:en|et)|töten|getötet|umbringen|umgebracht|verbrenn(?:en|t)|verbrannt|totschlagen|verprügel(?:n|t)|abknallen|abgeknallt|abschlachten|steinigen|verrecken|sterben|anzünden|angezündet|in die luft (?:sprengen|jagen))|raus mit (?:den|allen|euch)|raus aus (?:deutschland|europa|unserem|unserer)|verschwindet(?=,|!| endlich)|weg mit(?= (?:den|allen|diesen) (?:jude|muslim|moslem|türk|araber|ausländer|migrant|flüchtling|asyl|zigeuner|schwarzen|schwulen|syrer|afghan|afrikan|homo|behindert))|tod (?:den|allen)|(?<=^|["!,:;.?]\s?)(?:erschießt|tötet|hängt|vergast|verbrennt|schlagt|verprügelt|knallt|zündet|bringt|jagt|steinigt)(?: [\p{L}'-]+){0,4}`,
      victims: String.raw`(?:den|der|die|das|alle|alles|unser\p{L}*|dies\p{L}+|euer\p{L}*) ?(?:\p{L}+ )?(?:bürgermeister\p{L}*|kanzler\p{L}*|präsident\p{L}*|minister\p{L}*|politiker\p{L}*|richter\p{L}*|journalist\p{L}*|lehrer\p{L}*|polizist\p{L}*|bullen|verräter\p{L}*|nachbarn?|mitschüler\p{L}*|linken|rechten|grünen|moschee|synagoge|kirche|schule|presse)|politiker|journalisten|verräter|volksverräter|lügenpresse`,
      pileOns: String.raw`(?:alle|die ganze klasse)[^.!?]{0,30} (?:den tisch wechseln|wechselt? (?:\p{L}+ )?(?:den )?tisch\p{L}*),? (?:sobald|wenn|sowie)|(?:wer|der|die),? (?:\p{L}+ )?(?:bei|neben|mit) (?:ihr|ihm) (?:\p{L}+ )?(?:sitzt|sitzen bleibt|isst|redet|bleibt),? (?:ist|kommt) (?:\p{L}+ )?(?:als )?(?:nächste[rs]?|dran)(?= *[.!]|$)|lachen wir (?:sie|ihn|die|den) (?:\p{L}+ ){0,4}aus|lacht (?:sie|ihn) alle aus|macht euch (?:alle )?über (?:sie|ihn) lustig|alle(?:,? [\p{L}-]+){0,8},? filmt (?:sie|ihn),? wenn|wählt (?:[\p{L}\p{N}]+ ){1,6}zu[mr] (?:hässlichst|dümmst|fettest|peinlichst)\p{L}+|schreibt alle (?:[\p{L}.]+ ){0,4}schlechte bewertung\p{L}*|unter (?:jede[sn]?|alle) (?:\p{L}+ )?(?:bild\p{L}*|foto\p{L}*|post|posts|beitr\p{L}+|video\p{L}*) von (?:ihr|ihm)`,
      threats: String.raw`(?:ich|wir) (?:weiß|weiss|wissen)(?: jetzt| nun| genau)?,? welches (?:dein|euer|ihr) (?:schlafzimmer)?fenster ist|weiß ich(?: ja)?,? welches (?:dein|euer|ihr) (?:schlafzimmer)?fenster ist|(?:ich|wir) (?:weiß|wissen)(?: genau| auch)?,? (?:wo (?:du|ihr|deine? \p{L}+) (?:wohn|schl[aä]f)\p{L}*|wann (?:du|ihr) (?:\p{L}+ ){0,3}(?:rausgeh|heimkomm|gehst|geht|aus dem haus|nach hause)\p{L}*|(?:in|auf) welche[nr]? (?:kita|schule|krippe|kindergarten) (?:dein|euer|eure)\p{L}*)|wundern,? wenn (?:\p{L}+ ){0,7}nicht (?:mehr )?(?:heil|lebend|lebendig|unversehrt|in einem stück)(?!\p{L})|ich (?:\p{L}+ )?(?:bring|mach|stech|schlag|knall|töte|erschieß|schieß|zünd|erwürg|kill)\p{L}* (?:dich|euch|ihn|sie|alle|dir|meine\p{L}* \p{L}+|deine\p{L}* \p{L}+)(?: [\p{L}'-]+){0,4}(?: (?:um|kalt|fertig|ab|tot|nieder|an|den schädel ein))|ich (?:werde|will|könnte) (?:\p{L}+ ){0,4}(?:umbringen|töten|erschießen|abstechen|totschlagen|abknallen|abschlachten|verprügeln|in die luft jagen|sprengen)|ich (?:töte|erschieße|erwürge) (?:dich|euch|sie|ihn|alle)|(?:ich|wir) (?:weiß|wissen),? wo (?:du|ihr|deine \p{L}+) (?:wohn\p{L}*|schl\p{L}*)|du (?:bist (?:so gut wie )?tot|wirst (?:sterben|bluten|verrecken))|(?:morgen )?(?:laufe?|lauf) ich amok|amoklauf (?:an|in) meiner schule|wir kriegen dich|deine (?:familie|kinder) (?:ist|sind|wird|werden) (?:dran|sterben|tot|bluten)|kugel (?:in den kopf|verpassen)`,
      selfHarm: String.raw`bring(?:t)? (?:dich|euch) (?:doch |endlich |einfach |selbst )*um|häng dich (?:doch )?auf|geh sterben|stirb (?:doch|endlich)|spring (?:doch )?(?:von der brücke|vor den zug|aus dem fenster)|ich (?:will|möchte|kann|mag) (?:einfach |nur |so )?nicht mehr (?:leben|da sein)|ich (?:will|möchte) (?:nur noch |einfach |endlich )?(?:sterben|tot sein|mich umbringen|schluss machen)|ich (?:bring|bringe) mich um|ich (?:\p{L}+ ){0,4}mich (?:selbst )?(?:umbringen|ritzen|aufhängen|töten)|mich selbst (?:umbringen|ritzen|aufhängen|töten)|(?:mein|meinem|deinem|dein) leben (?:ein ende|beenden|zu beenden)|(?:wie|anleitung|tipps|methoden)[^.!?]{0,30}(?:selbstmord|ritzen|umbringen|hungern ohne)|niemand (?:würde|wird) (?:dich|mich) vermissen|pro-?ana|selbstmord ist (?:cool|schön|die lösung)|ohne mich (?:wären|seid|sind) (?:alle|ihr) besser dran|mache (?:heute|jetzt|morgen) schluss mit (?:meinem|dem) leben`,
      atrocities:
        'hitler|adolf|himmler|goebbels|nazis?|ns-?zeit|drittes reich|dritten reich|ss|wehrmacht|holocaust|auschwitz|shoah|gaskammern?|kz|völkermord|nsu|attentäter|amokläufer|terroristen?|breivik|massaker|apartheid|sklaverei|anschlag',
      praise: String.raw`hatte (?:doch |vollkommen |völlig )?recht|hat (?:doch )?recht gehabt|war(?:en)? (?:\p{L}+ )?(?:gut|super|toll|richtig|notwendig|helden?|ein held|großartig|ein genie|gar nicht so schlimm|nicht alles schlecht)|ist (?:ein|mein|unser) (?:held|vorbild)|sind (?:helden|vorbilder)|lüge|erfunden|nie (?:passiert|gegeben|stattgefunden)|gab es nicht|hat es nie gegeben|wieder (?:einführen|aufmachen|öffnen|her)|brauchen wir wieder|zurück|nichts falsch gemacht|mehr davon|zu wenige?|danke an|verdient`,
      insults: String.raw`(?:fette?|hässliche?r?) (?:\p{L}+ )?(?:schlampe|sau|kuh|schwein|kröte|hure)|schlampe|hure|nutte|fotze|missgeburt|arschloch|hässlich\p{L}*|fette?(?: sau)?|behindert|spast|versager(?:in)?|loser|stinkt|dumme? (?:sau|kuh)|wertlos|abschaum|niemand mag|keiner mag|alle hassen|lacht (?:alle )?über|idiot(?:in)?|dreckstück|widerlich`,
      light: String.raw`(?:in|nach|aus|für|mit|gegen|zwischen|durch|von|ganz) polen|(?:kohle|gas|müll|holz|öl|kalorien|fett|abfall|abfälle|energie|laub|papier) (?:zu )?verbrenn(?:en|t)|fette (?:rabatte|beats|bässe|beute|reifen|henne)|ratten(?:scharf|rennen|fänger)|schweine(?:braten|hund|bucht)|schwarze[rnms]? (?:tee|kaffee|brett|humor|loch|freitag|wald|schafe?|löcher|tage)|weihnachts\p{L}*`,
      reported: String.raw`sagte|sagt|nannte|nennt|bezeichnete|behauptet\p{L}*|laut|verurteilt\p{L}*|angeklagt|anklage|festgenommen|geldstrafe|polizei|gericht|bericht\p{L}*|rassis\p{L}*|antisemit\p{L}*|hetze|volksverhetzung|falsch|mythos|verschwörung\p{L}*|museum|gedenk\p{L}*|erinner\p{L}*|überlebende|bedroht\p{L}*|drohung\p{L}*|hilfe|telefonseelsorge`,
    },
  },
  memes: {
    situations,
    turns: list('aber|und|doch|nur|bis|also|dann|sondern|weil|jetzt'),
    moments: list(
      'pov|wenn du|wenn man|wenn ich|wenn der|wenn die|wenn das|ich, wenn|niemand:|dieser moment, wenn|das gefühl, wenn',
    ),
    hopes: list(
      'erwartung|erwarten|erwartet|plan|theorie|schätzung|hoffnung|hoffen|angeblich|versprechen|behaupte*|traum',
    ),
    strongHopes: list(
      'erwartete*|sollte|sollten|hoffte*|dachte*|glaubte*|wollte*|eigentlich|auf dem papier|theoretisch|versprach*|geplant|vorgesehen',
    ),
    outcomes: list(
      'realität|wirklichkeit|stattdessen|am ende|in der praxis|nur|nie|niemals|immer noch|niemand|keiner|kein*|nicht|nichts|nicht mehr|kaum|leider|schlimmer|scheiterte*|vergessen|ohne|sogar',
    ),
    past: list(
      'damals|vorher|früher|einst|jahrelang|jahrzehntelang|bisher|bis vor kurzem|ursprünglich|zuerst|anfangs|vor jahren|tag 1|montag',
    ),
    present: list('heute|nachher|jetzt|inzwischen|mittlerweile|seitdem|nicht mehr|neuerdings|tag 90|freitag'),
    promises: list('versprech*|versprach*|verspricht|wird|bald|geplant|soll|garantiert*|angekündigt*'),
    delays: list('immer noch|noch nicht|verspätet*|verschoben|zu spät|wartet|warten|nie|überfällig|bis heute'),
    fears: list('panik*|angst|ängst*|erschreck*|entsetz*|schreck*|alptraum*|albtraum*|hilfe|oh nein|furcht*|notfall*'),
    angers: list(
      'wütend|wut|zorn*|sauer|hasse|hasst|nervt|empör*|unverschämt*|es reicht|protest*|lächerlich|habe es satt|schluss mit',
    ),
    tired: list('müde|erschöpft|schlaf*|wach|gähn*|überstunden|feierabend|ausgebrannt'),
    troubles: list(
      'scheiter*|gescheitert|kaputt|ausfall|ausfälle|ausgefallen|verspät*|verzöger*|fehler|fehlern|zu teuer|zu spät|zu langsam|sehr langsam|zu viel|zu viele|abgestürzt|abgesagt|verschoben|gestoppt|niemand weiß|unmöglich|panne*|problem|probleme|problemen|chaos|mangel|fallen durch|durchgefallen|ärger|streit|gestrichen|erhöht die|teurer|niederlage*|krise|verbietet|verboten|sperrt|gesperrt|vertagt|fordert rücktritt',
    ),
    falls: list(
      'sank|sinkt|sinken|gesunken|fiel|fällt|gefallen|geschrumpft|schrumpf*|bricht ein|eingebrochen|halbiert*|zurückgegangen',
    ),
    opinions: list(
      'sollte|sollten|überbewertet|unterschätzt|besser als|unsinn|muss|müssen|schluss mit|ist ein menschenrecht|darf nicht|dürfen nicht|braucht niemand|fordern|fordert|kein rechtsfreier raum',
    ),
    extremes: list(
      'einzige|einziger|einzigen|einziges|größte*|kleinste*|älteste*|längste*|höchste*|meisten|erste|erster|ersten|erstes|niemand|nie|immer|alle|doppelt*',
    ),
    surprises: list(
      'eigentlich|tatsächlich|in wirklichkeit|allerdings|niemand|nie|geheim*|verborgen*|überrasch*|unerwartet*|seltsam*|rätselhaft*|kurios*|verrückt*|unglaublich*|milliarde*|ausgerechnet|plötzlich|erstaunlich*|überraschend*|rasende*',
    ),
    triumphs: list(
      'gewinn*|gewann|siegt|sieg|siege|sieger*|meister|meisterin|rekord*|beste|bester|bestes|besten|erfolg*|triumph*|durchbruch|stolz|zieht ins|gelingt|gelungen|ausgezeichnet*|gratis|perfekt*|jubiläum|schafft|startet|bringt speed|retten',
    ),
    doubts: list(
      'vielleicht|angeblich*|wirklich|offenbar|mythos|mythen|gerücht*|sogenannt*|vermeintlich*|behauptet|phantom|will|plant|laut',
    ),
    joys: list(
      'liebe|lieben|liebt|froh|glück|glücklich*|spaß|lecker|urlaub|ferien|wochenende|party|geburtstag*|geschenk*|kuchen|schokolade|lieblings*|genießen|willkommen|endlich|freut|freude|kostenlos*|gute nachricht*|lachen|tipps',
    ),
    delicate: list(
      'white passing|bipoc|people of color|alltagsrassismus|mikroaggression*|quarantäne*|inklusion|behinderung|behinderungen|behinderte|behinderten|abschiebung*|abgeschoben*|adipositas|übergewicht*|abnehmspritze*|trauma*|beschneidung*|genitalverstümmel*|ukrain*|gaza*|kokain*|heroin|crystal meth|rauschgift*|schmuggl*|drogenhandel*|knast|gefängnis*|inhaftiert*|häftling*|untersuchungshaft|mundtot|*armut|armuts*|einkommensschwach*|obdachlos*|wohnungslos*|hungersnot*|unterernähr*|gedenktag*|gewichtsverlust*|coronafall|coronafalls|kinderarbeit*|krieg|kriege|kriegs|krieges|ukraine-krieg*|ukrainekrieg*|kinderwunsch*|unfruchtbar*|fettleibig*|beschuldig*|vorwurf|vorwürfe|vorwürfen|anklage*|angeklagt*|klage gegen|verklagt*|belästig*|skandal*|entlassen|entlassung*|gekündigt|spende*|gott|gottes|gottesdienst*|jesus|christus|allah|scheidung*|rassis*|sexis*|homophob*|homosexu*|schwule*|lesb*|mobbing|gemobbt|muslim*|islam*|jude|juden|jüdisch*|christ|christen|christlich*|katholi*|evangelisch*|bischof*|bischöf*|schwanger*|fehlgeburt*|krebs|tumor*|bordell*|prostitu*|flüchtling*|geflüchtet*|migrant*|migration|suizid*|asyl*|covid*|corona|corona-*|coronavirus|pandemie*|impfung*|impfpflicht|depression*|depressiv*|sex|sexuell*|porno*|erotik*|erotisch*|nackt*|unwetter*|hochwasser*|überschwemmung*|waldbrand*|feuerwehr*|polizei*|festgenommen|festnahme*|raub|raubüberfall*|einbruch|einbrecher*|diebstahl|gestohlen|insolven*|stellenabbau|kurzarbeit|krankheit*|erkrank*|patient*|krankenhaus*|klinik*|absturz|abgestürzt|unfall*|epidemi*|impf*|genesen*|arbeitslos*|erwerbslos*|langzeitarbeitslos*|altersarmut|jobverlust*|hartz iv|jobcenter*|menschen ohne arbeit|ohne arbeit',
    ),
    groups: list(
      'wähler|wählerinnen|wählerinnen und wähler|muslime|juden|christen|migranten|geflüchtete|flüchtlinge|asylbewerber|minderheiten|obdachlose|schwarze menschen|ältere arbeitnehmer*|ältere mitarbeiter*|ältere menschen|älteren menschen|alte menschen|alten menschen|alte leute|ältere|senioren|rentner|rentnerinnen|boomer|millennials|generation z|junge leute|junge menschen|jugendliche|frauen|männer|mädchen und jungen|jungs|mütter|hausfrauen|blondinen|ausländer|zuwanderer|einwanderer|amerikaner|die deutschen|italiener|polen sind|russen|chinesen|asiaten|afrikaner|araber|türken|schwarze menschen|zigeuner|roma|schwule|lesben|behinderte|menschen mit behinderung|autisten|dicke menschen|arme menschen|die armen|die reichen|arbeitslose|hartz-iv-empfänger*|beamte|putzfrauen|pfleger|lehrer',
    ),
    claims: list(
      'oft|häufig|meist|meistens|gelten als|gilt als|immer|nie|nur selten|selten|weniger|eher|neigen|können nicht|wollen nicht|sollten|bevorzugen|typisch*|von natur aus|besser als|schlechter als|als männer|als frauen|klischee*|vorurteil*|stereotyp*|faul|fauler|klüger|dümmer|schwächer|effizient|emotionaler|zu alt|zu jung|gehören nicht',
    ),
    losses: list('fehlgeburt*|totgeburt*|sternenkind*|baby verloren|kind verloren|still geboren*'),
    farewells: {
      kin: list(
        'vater|papa|papi|vati|mutter|mama|mutti|opa|oma|großvater|großmutter|bruder|schwester|mann|frau|sohn|tochter|onkel|tante|hund|katze|kater|freundin|freund',
      ),
      partings: list(
        'eingeschlafen|nicht mehr da|nicht mehr aufgewacht|gegangen|verloren|eingeschläfert|einschläfern|über die regenbogenbrücke|von uns|fort',
      ),
      absences: list(
        'nummer|mailbox|aus gewohnheit|keiner mehr|niemand mehr|nimmt ab|rangeht|leere* stuhl|leere* napf|napf|vermisse|vermissen|vermisst|fehlt mir|fehlt uns|ohne ihn|ohne sie|friedlich|für immer|beerdigung|letzte nachricht|gießt niemand|gießt keiner',
      ),
    },
    mockery: String.raw`heimlich (?:\p{L}+ ){0,3}(?:fotografiert|gefilmt|geknipst)|(?:fotografiert|gefilmt|geknipst),? ohne dass (?:sie|er) es \p{L}+|(?:niemand|keiner) (?:mag|will|vermisst|braucht|liebt) (?:sie|ihn)(?! \p{L})|(?:niemand|keiner) (?:sitzt|redet|spielt|spricht) (?:neben|mit) (?:ihr|ihm)|(?:sie|er) (?:ist|sieht)(?: so| echt| nur)? (?:fett|hässlich|dick|eine (?:fette )?(?:kuh|sau)|ein (?:loser|versager))(?: aus)?|diese[rs]? (?:fette|hässliche)[rn]? (?:kuh|sau|mädchen|junge|typ|frau|kerl)|(?<!meine? )(?:zähne|nase|ohren|kinn|bauch) wie (?:ein|eine|zwei|der|die|das) \p{L}+`,
    passing: list(
      'nach corona|seit corona|vor corona|trotz corona|während corona|nach der pandemie|seit der pandemie|vor der pandemie|trotz der pandemie|während der pandemie|nach der corona-pandemie|seit der corona-pandemie|vor der corona-pandemie|während der corona-pandemie|in der corona-zeit|coronabedingt*|corona-bedingt*|gott sei dank|oh gott|mein gott|um gottes willen|krieg der sterne|polizeiruf|datenspende',
    ),
    harmless: String.raw`(?:\p{L}*hund|\p{L}*hündin|\p{L}*katze|gans|gänse|papagei|nachbar(?:in)?|alarmanlage)(?: \p{L}+){0,2}? (?:vertreibt|vertrieb|verjagt|verjagte|verscheucht|verscheuchte|überrascht|schlägt|stoppt) (?:\p{L}+ ){0,2}?(?:einbrecher\p{L}*|dieb\p{L}*|räuber\p{L}*)|(?:\p{L}*feuerwehr|rettungsdienst)(?: \p{L}+| [–-]){0,2}? (?:ausbildung|übung|fest|schulung|kapelle|ball|tag der offenen tür)|(?:feuerwehr|polizei)(?:übung|fest|ausbildung|kapelle|orchester|ball|chor|haus|auto)\p{L}*`,
    negations: list('nicht|kein*|nie|niemals|niemand|nichts|ohne|kaum|weder'),
    everyday: list(
      'quatsch|blöd*|doof*|verrückt*|lächerlich*|schrecklich*|furchtbar*|langweilig*|wahnsinn|albtraum|glück|lachen|witz*|spaß|hasse*|liebe|sorry|tschüss|hund|katze|baby|mama|mutter|oma|chef|chefin|bier|kaffee|pizza|kuchen|keks*|schlafen|klo|zombie|drache|party|faul|vergessen|schuld|kühlschrank|sofa|toast|brötchen|socken|drucker|montag|feierabend|schwiegermutter|nachbar*',
    ),
    abstract: list(
      'maßnahme*|umsetzung|strategie*|prozess*|lösung*|infrastruktur|entwicklung|management|initiative*|rahmen|bereich|organisation*|funktionalität|verfahren|jeweilig*|diverse*|architektur|komponente*',
    ),
    swaps: list(
      'statt {a} {b}|anstatt {a}, {b}|anstelle von {a} {b}|{b} statt {a}|{b} anstelle von {a}|ersetzt {a} durch {b}|ersetzte {a} durch {b}',
    ),
    choices: list(
      'entweder {a} oder {b}|wahl zwischen {a} und {b}|entscheiden zwischen {a} und {b}|zwischen {a} und {b} wählen',
    ),
    sames: list(
      '{a} ist dasselbe wie {b}|{a} kostet so viel wie {b}|{a} kosten so viel wie {b}|{a} wiegt so viel wie {b}|{a} sieht aus wie {b}|{a} sehen aus wie {b}|{a} ist nichts anderes als {b}|{a} kostet genauso viel wie {b}|{a} kosten genauso viel wie {b}|{a} kostet nicht mehr als {b}|{a} kosten nicht mehr als {b}|{a} ist so teuer wie {b}|{a} ist nicht teurer als {b}|{a} wiegt genauso viel wie {b}|{a} ist so schwer wie {b}|{a} dauert so lange wie {b}',
    ),
    laters: list('{a} {n} jahre später|{a}, {n} jahre später|{a} nach {n} jahren|{a} seit {n} jahren vermisst'),
    lasts: list(
      'dauert|dauerte|dauern|brauchte|braucht|brauchen|wartete|kostet|kostete|wiegt|wog|fuhr|lief|verbrachte|gedauert',
    ),
    units: list(
      'jahre|stunden|tage|monate|wochen|minuten|jahrhunderte|jahrzehnte|seiten|menschen|leute|zeilen|kilometer|tonnen|euro|e-mails|mails|besprechungen|formulare',
    ),
    about: list('etwa|rund|über|mehr als|fast|knapp|mindestens|bis zu|ungefähr'),
    requests: {
      asks: 'hat (?:hier )?(?:jemand|wer|einer|zufällig)|(?:kann|könnte|weiß|kennt|verleiht|verkauft|braucht) (?:uns |mir |hier )?jemand|wer (?:hat|kann|könnte|leiht|verleiht|verkauft)',
      offers:
        '\\p{L}*leihen|ausleihen|verleihen|(?:hole|holen) (?:\\p{L}+ ){0,3}ab|abholen|danke (?:schon mal|im voraus|euch)|vielen dank|(?:bitte )?(?:meldet euch|melden bei|pn an)|gerne? (?:per )?pn',
    },
    notices: list(
      'bitte beachten|bitte benutzen|bitte melden|bitte nicht|öffnungszeiten|sprechzeiten|geöffnet|bleibt geschlossen|ist geschlossen|sind geschlossen|wir bitten um|verspätet sich|verlegt|findet statt|einlass|eintritt frei|anmeldung bis|wegen wartung*|wegen bauarbeiten|bis auf weiteres|weitere informationen|schienenersatzverkehr|wird gebeten|werden gebeten',
    ),
    instructions: list(
      'unter den kommentaren|in den kommentaren|mehr dazu|klicken|lesen sie|jetzt lesen|abonnieren|vergessen sie nicht|achten sie|melden sie|newsletter|hier geht|weiterlesen|teilen sie|ihnen|sie finden|finden sie|erfahren sie|erfahrt ihr|erfährst du|du bekommst|du findest|bekommst du|findest du|wir bieten|wir helfen|bieten wir|helfen wir|stellen wir|unser angebot|unsere produkte|unser team|zur verfügung|klarname|pflichtfelder|kommentar schreiben|nicht erforderlich|viel spaß beim|schau vorbei|kontaktieren|folgt uns|folge uns|vor ort|bitte beachten|danke für|im folgenden|hier findet|eingetragen mit|wie gefallen',
    ),
    articles: list('der|die|das|den|dem|des|ein|eine|einen|einem|eines|einer|kein|keine|keinen|keinem|keiner'),
    quips,
    similes: list('wie ein|wie eine|wie einen|wie mein|wie meine|als ob|als wäre|als hätte'),
  },
  jokes,
  grammar,
  icons,
  brief,
  read,
  notes,
  notices,
  steering,
  figures,
  forms,
  signs,
  cuts,
  prose,
  rows,
  people,
  facts: {
    labels: { when: 'Wann', where: 'Wo', price: 'Kosten', signUp: 'Anmeldung', contact: 'Telefon' },
    when: 'wann|termine?|datum|zeit(?:punkt)?|beginn',
    where: 'wo|ort|veranstaltungsort|treffpunkt|adresse',
    inPlace: 'in (?:der|den|dem|die|das)|in|im|ins|am|an der|auf (?:dem|der|den)|auf|bei der|beim',
    placeLinks: 'des|der|dem|den|im|in|am|an|auf|vom|von|zu|zum|zur|nach|bei|und|de|la|van',
    venues: String.raw`\p{L}*(?:halle|saal|haus|säle|park|platz|schloss|kirche|dom|museum|theater|theatre|schule|hotel|café|cafe|stadion|arena|bibliothek|bücherei|universität|hochschule|seminar|räumen|räume|herberge|messegelände|gelände|galerie|burg|kloster|bahnhof|straße|strasse|allee|gasse|studio|oper|forum|akademie|kino|palais|hof|gasthof|restaurant|biergarten|pier|kai|strand)|\p{L}+zentrum`,
    entry: String.raw`eintritt\p{L}*|tickets?|(?:eintritts|tages)?karten?|teilnahme\p{L}*|(?:kurs)?gebühr\p{L}*`,
    free: 'kostenlos|kostenfrei|gratis|frei',
    signUp: 'anmeldung(?:en)?|anmelden|anmeldeschluss|anzumelden',
    phone: 'tel(?:efon)?(?:nummer|isch)?|rufnummer|hotline',
    contact: String.raw`informationen|infos?|auskunft|auskünfte|anmeld\p{L}*|reservier\p{L}*|hinweise|melden|rückfragen|kontakt`,
    witnesses: String.raw`zeug(?:e|en|innen)\p{L}*|hinweise`,
    off: 'abgesagt|absage|verschoben|verlegt|entfällt|entfallen|fällt aus|ausgefallen',
    from: 'ab|gegen|kurz (?:vor|nach)|bis',
  },
};

export const examples: Examples = {
  article: `So wird ein Fahrradreifen geflickt

Zuerst nehmen Sie das Rad ab und heben den Reifen über die Felge.

Dann halten Sie den Schlauch unter Wasser und achten auf die Blasen.

Danach rauen Sie das Loch auf und streichen eine dünne Schicht Kleber darauf.

Zum Schluss drücken Sie den Flicken an und pumpen das Rad wieder auf.`,
  form: 'steps',
  grave: 'Zwölf Menschen starben beim Erdbeben',
  harmless: 'Der Radweg wurde in diesem Sommer erneuert',
  date: ['29. Oktober 1923', 1923.8],
};
