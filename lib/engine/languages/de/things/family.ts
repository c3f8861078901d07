import type { Things } from '../../words/thing-words.ts';

export const family: Things = {
  childSeat: [
    'kindersitze?n?|kindersitz~|babyschalen?|kinderwagen|buggys?|isofix',
    'Bis das Ding sitzt, ist das Kind groß.|Anleitung gelesen. Kind schläft. Ich auch.|Ich habe meinen zusammengeklappt. Mit Daumen.',
  ],
  puberty: [
    'pubertät~?|pubertier~|teenager~|teenies?|teenie~|halbwüchsige~',
    'Die Antwort ist ein Augenrollen.|Ich habe „Guten Morgen“ gesagt. Die Tür knallte.|Alle unsere Gläser sind in diesem Zimmer. Alle.|Ich bin „cringe“. Ich musste es nachschlagen.',
  ],
  baby: [
    'babys?|~baby|neugeborene~|säuglinge?n?|kleinkinder|windeln?|geschwisterchen|babynamen|babybrei|babyphone?|schnuller|krabbelgruppen?',
    'Hier hat seit Dienstag niemand geschlafen.|Ich wippe selbst ohne Kind. Sogar an der Kasse.|Da ist was auf meiner Schulter. Ich frage nicht mehr.|Elf Strophen gesungen. Neun sind von mir.',
  ],
  toys: [
    'spielzeuge?|spielzeug(?:laden|läden|auto|autos|messe|trends?)|holzspielzeug|lego~|playmobil|barbies?|teddyb(?:är|ären)|kuscheltiere?n?|puzzles?|brettspiele?n?|gesellschaftsspiele?|spieleabend',
    'Ich habe eins im Dunkeln gefunden. Mit dem Fuß.|„Ab 3“, steht drauf. Ich bin deutlich drüber.|Ich baute die Burg. Das Kind nahm den Karton.|Bei Memory verliere ich. Gegen eine Vierjährige.',
  ],
  homework: [
    'hausaufgaben?|nachhilfe~',
    'Meine hat der Drucker gefressen.|Meine sind im Bus entstanden. Das sieht man.|Ich habe bei Mathe geholfen. Es wurde eine Fünf.|Ich schreibe noch schnell ab. Mit 41.',
  ],
  school: [
    'mathe|mathematik~|matheunterricht|bruchrechn~|primzahl~|geometrie|kopfrechnen|quaders?',
    'Ich warte noch auf den Tag, an dem ich Sinus brauche.|Bei mir kam sieben raus. Bei den anderen x.|Ich teile eine Pizza durch drei. Ungefähr.|Mein Rechenweg: zwei Finger, drei Finger.',
  ],
  thesis: [
    'doktorarbeit(?:en)?|dissertation(?:en)?|bachelorarbeit(?:en)?|masterarbeit(?:en)?|abschlussarbeit(?:en)?|promovier~|seminararbeit(?:en)?|hausarbeiten',
    'Der Titel steht. Und die Danksagung.|Meine heißt final_final_3_neu.',
  ],
  university: [
    'studierende[nr]?|studium|studiengänge?|studiengang|vorlesung(?:en)?|wintersemester|erstsemester|studentenwohnheim~',
    'Ich war vor allem wegen des Semestertickets da.|Ich habe in Reihe drei geschlafen. Es war laut.',
  ],
  teacher: [
    'lehrer|lehrerin|lehrerinnen|lehrkräfte?n?|lehrermangel|klassenzimmer|lehrpläne|lehrplan|elternabende?|unterrichtsausfall',
    'Ich melde mich noch immer. In Besprechungen.|Ich habe nur zurückgeworfen. Ehrlich.',
  ],
  firstSchoolDay: [
    'einschulung~|schultüten?|schulranzen|schulanfang|schulbeginn|erstklässler~|federmäppchen|schulstart',
    'Ich würde nur wegen des Mäppchens wieder hingehen.|Meine war oben Süßes und unten Zeitung.',
  ],
  languageCourse: [
    'sprachkurse?n?|sprachenlernen|vokabel~|fremdsprachen?|(?:englisch|spanisch|französisch|italienisch) lernen|sprachlern~|duolingo|sprachreisen?',
    'Ich kann sagen, dass der Elefant Milch trinkt.|Ich habe perfekt bestellt. Geantwortet wurde auf Deutsch.',
  ],
  spelling: [
    'rechtschreib~|grammatik~|kommasetzung|apostrophe?|zeichensetzung|tippfehler~|orthografie',
    'Ich setze Kommas, nach, Gefühl.|Der Fehler fällt mir auf. Direkt nach „Senden“.',
  ],
  dictionary: [
    'wörterb(?:uch|ücher)|duden|wort des jahres|jugendwort~|glossare?|unwort~|fremdwörter|scrabble',
    'Ich schlage ein Wort nach und lese bis abends.|Meins stützt das Sofa.',
  ],
  playground: [
    'spielpl(?:atz|ätze)n?|klettergerüste?|hüpfburg(?:en)?',
    'Ich teste die Schaukel. Nur zur Sicherheit.|Der halbe Sandkasten ist in meinem Schuh.',
  ],
  grandparents: [
    'großeltern|großm(?:utter|ütter)|omas?|großv(?:ater|äter)|opas?|enkel(?:kinder|kind)?|uroma',
    '„Du hast ja nichts gegessen.“ Ich war beim vierten Kloß.|Omas SMS endet mit „Hochachtungsvoll“.',
  ],
  siblings: [
    'geschwister|geschwisterstreit|einzelkind(?:er)?|zwillinge?n?|sandwichkind(?:er)?',
    'Einer teilt, einer wählt. Wir hatten ein Lineal.|Die Lampe war schon so. Frag meinen Bruder.',
  ],
  inLaws: [
    'schwiegerm(?:utter|ütter)|schwiegereltern|familientreffen|familienfeiern?|familienfeste?|verwandtschaft|verwandtenbesuch',
    'Einmal den Rosenkohl gelobt. Seitdem gibt es Rosenkohl.|„Du bist aber groß geworden.“ Ich bin 41.',
  ],
  genealogy: [
    'ahnenforsch~|stammb(?:aum|äume)|vorfahren|nachnamen?|familiennamen?|familienwappen|namensforschung',
    'Ich hoffe auf ein Schloss. Bisher: Rübenbauern.|Wir waren immer schon müde. Seit 1640 belegt.',
  ],
  names: [
    'vornamen?|beliebteste namen|spitznamen?|doppelnamen?|namenstag|namensschild(?:er)?',
    'In meiner Klasse gab es vier. Ich war „der andere“.|Mama ruft erst den Hund, dann meinen Bruder, dann mich.',
  ],
  nursery: [
    'kindergarten~|kindergärten|kitas?|kita-\\p{L}+|kitaplatz|kitaplätze|tagesmutter|tagesmütter|babysitter~|kinderbetreuung|erzieher(?:in|innen)?',
    'Was gerade rumgeht, weiß ich. Ich habe es.|Mein Haken ist die Schnecke. Man kennt mich dort so.',
  ],
  kidsParty: [
    'kindergeburtstag~|topfschlagen|schnitzeljagd(?:en)?|mitgebseltüten|kinderparty|kinderschminken',
    'Es waren sechs. Es klang nach sechzig. Ich bin im Keller.|Beim Topfschlagen war ich der Topf.',
  ],
  bedtime: [
    'gutenachtgeschichten?|gute-nacht-geschichten?|schlaflied(?:er)?|märchen|einschlafritual~|vorlesen|vorlesetag|zahnfee|sandmännchen',
    'Ich lese ganz leise vor. Das Kind deckt mich zu.|Ich habe eine Seite ausgelassen. Es kam sofort raus.',
  ],
  parenting: [
    'elternabend~|elternzeit|elterngeld|erziehungs(?:tipps?|ratgeber|fragen)|familienleben|familienalltag|working mum~|vereinbarkeit|helikopter-?eltern',
    'Ich zähle bis drei. Was dann kommt, weiß keiner.|Elternabend: Ich saß drei Stunden auf einem Kinderstuhl.',
  ],
  pocketMoney: [
    'taschengeld~|sparschwein~|sparbüchsen?|weltspartag',
    'Ich wollte mehr. Mama wollte erst mein Zimmer sehen.|Mein Bruder schuldet mir seit 1996 zwei Mark.',
  ],
  birthday: [
    'geburtstag~',
    'Ich habe die Karte vergessen.|Ich habe laut gesungen. Nur den falschen Namen.|Ich bin wieder 29 geworden.|„Nur eine Kleinigkeit“, sagte ich. Es war eine.',
  ],
};
