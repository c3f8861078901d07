import type { Things } from '../../words/thing-words.ts';

export const outdoors: Things = {
  houseplant: [
    "piant[ae] (?:d[’']appartamento|da interno|grass[ae])|orchide[ae]|cactus|mazz[oi] di fiori",
    'Il mio cactus non ce l’ha fatta.|Da me crescono solo le erbacce.|Via una settimana. L’hanno presa male.',
  ],
  lawn: [
    'tagliaerba|tosaerba|prat(?:o|i) (?:ingles[ei]|perfetto|verde)|falciare il prato',
    'Ho tagliato metà. Sembra una pettinatura.|Il mio è muschio al 90 per cento. Morbidissimo.',
  ],
  garden: [
    'giardin[oi]|giardinaggio|giardinier[ei]|ort[oi]|erbacce|aiuol[ae]|orto sul balcone',
    'Cresce di tutto. Io non ho piantato niente.|Ho strappato tutto. Erano le carote.',
  ],
  seeds: [
    "seminare (?:in|a|nell[’']orto)|semi di (?:fiori|ortaggi|pomodoro|girasole)|sement[ei]|semenzai[oi]?|zucchin[ae]",
    'Ho seminato dritto. I piccioni ringraziano.|Una pianta sola, ho detto. Chi vuole zucchine?',
  ],
  hedge: [
    'siep[ei]|potatur[ae]|potare|tagliasiepi|recinzion[ei] del giardino',
    'La pareggio. Ancora un po’. Mi arriva alla caviglia.|Doveva essere un cigno. Per la via è un calzino.',
  ],
  slugs: [
    "lumac(?:a|he)|chiocciol[ae]|afidi|limacce|parassiti (?:dell[’']orto|del giardino)",
    'La mia insalata è sparita. Il cartellino c’è.|Una mi ha superato. In salita.',
  ],
  trees: [
    "alber[oi] da frutto|mel[oi] da|cas[ae] sull[’']albero|piantare (?:un albero|alberi)|uliv[oi]|olivi|querc(?:ia|e)|limone in vaso",
    'Ne ho piantato uno. Gli dico di sbrigarsi.|Sono salito. Il resto lo sanno i pompieri.',
  ],
  hens: [
    'gallin[ae]|pollai[oi]?|uov[ao]',
    'Le mie vivono in confezioni da sei.|Volevo l’occhio di bue. È una frittata.',
  ],
  sheep: [
    'pecor[ae]|agnell[oi]|pastorizia|transumanza',
    'Mi sono addormentato contando.|Alla recita di Natale la facevo io. In fondo.',
  ],
  cows: ['mucc[ah]e?|bovini|alpeggio', 'E io ho finito il latte. Di nuovo.|Ho muggito prima io. Che imbarazzo.'],
  bees: [
    'api(?! rest)|apicolt~|alvear[ei]|(?<!luna di )miele',
    'La mia unica ape è caduta nella limonata.|Resto immobile. Poi corro.',
  ],
  bears: [
    'ors[oi]|lupo|branc(?:o|hi) di lupi',
    'A me fa paura il bassotto del vicino.|Ho sentito un fruscio. Era il mio giubbotto.',
  ],
  cats: [
    'gatt[oi]|gattin[oi]|felini',
    'Qualcuno ha chiesto al gatto?|Il mio preferisce la scatola.|Faccio tardi. Mi dorme sul braccio.',
  ],
  dogs: [
    'can[ei]|cagnolin[oi]|cucciol[oi]',
    'Il mio obbedisce a una parola: «biscotto».|Sul letto non sale. Lo sa. Da lassù.',
  ],
  horses: [
    '(?<!\\d )cavall[oi]|pony|equitazione|ippodromo',
    'Il mio ultimo cavallo andava a monete.|Sono salito da un lato. Sceso dall’altro.',
  ],
  birds: [
    'uccell[oi]|cicogn[ae]|guf[oi]',
    'Sul mio balcone c’è solo il piccione.|Uno canta alla mia finestra. Alle 4:10.',
  ],
  fish: [
    'pesca (?:sportiva|a mosca|in mare|alla trota)|pescator[ei]|trot[ae]|lucci[oi]?',
    'Era grande così. Giuro.|Mi alzo alle quattro per stare seduto.',
  ],
  hamster: [
    "cricet[oi]|conigli(?:o|etto|etti)? nan[oi]|porcellin[oi] d[’']india|gerbill[oi]",
    'Il mio corre tutta la notte. Io ascolto.|Era del bambino. La gabbia la pulisco io.',
  ],
  wasps: [
    'vespe|calabron[ei]|nid[oi] di vespe',
    'Le ho lasciato la torta. E il tavolo.|«Calma!» ho detto. Da dentro la macchina.',
  ],
  mosquitoes: [
    'zanzar[ae]|zanzarier[ae]|antizanzar[ae]',
    'Luce accesa: silenzio. Luce spenta: bzzz.|Eravamo in dodici. Volevano tutte me.',
  ],
  spiders: [
    'ragn[oi]|ragnatel[ae]|tarantol[ae]',
    'C’è un bicchiere sopra. Da lunedì. Io non lo tocco.|Il bagno è suo. Io faccio la doccia in palestra.',
  ],
  mouse: [
    'topi (?:in|nelle)',
    'Io sulla sedia. Lui sul formaggio.|Il formaggio della trappola è sparito. Solo quello.',
  ],
  moths: [
    "tarm[ae]|falen[ae]|pesciolini d[’']argento|farfalline del cibo",
    'Hanno mangiato il maglione bello. Non quello della zia.|Ho battuto le mani. Mancata. Sembrava un applauso.',
  ],
  hedgehog: [
    'ricc(?:io europeo|i europei)',
    'Ho detto «oh!» così forte che si è chiuso a palla.|Io il letargo l’ho già prenotato.',
  ],
  squirrel: ['scoiattol[oi]', 'Io nascondo i biscotti. E non li ritrovo.|La mangiatoia è sua. Io ricarico.'],
  pigeon: [
    'piccion[ei]|gabbian[oi]',
    'Uno cova nel mio vaso. Chiedo prima di innaffiare.|Io ho comprato le patatine. Le ha mangiate lui.',
  ],
  parrot: [
    'pappagall[oi]|pappagallin[oi]|cocorit[ae]|cacatua',
    'Il mio fa il microonde. Mi sono alzato quattro volte.|Ripete quello che dico al telefono. Agli ospiti.',
  ],
  penguin: ['pinguin[oi]', 'Cammino così anch’io. A gennaio, verso la macchina.|Sempre in frac. Io, in tuta dal 2020.'],
  zoo: [
    'zoo|bioparc(?:o|hi)|elefant[ei]|giraff[ae]|scimmi[ae]|scimpanzé|gorilla|suricat[oi]|acquario di genova',
    'Io e il gorilla ci siamo guardati. Era lunedì.|Ero lì per la tigre. Dormiva. Ho visto le anatre.',
  ],
  sloth: [
    'bradip[oi]|koala|letargo|tartarug(?:a|he)|testuggin[ei]',
    'Finalmente uno al mio passo.|Conosco quello sguardo. Specchio, ore sette.',
  ],
  whale: [
    'balen[ae]|delfin[oi]|orc(?:a|he)',
    'Quattro ore di attesa. Ho visto molta acqua.|Io canto sott’acqua. Sotto la doccia.',
  ],
  octopus: [
    'polp[oi]|calamari giganti',
    'Otto braccia! Io con due non trovo le chiavi.|Loro aprono ogni barattolo. Io chiamo il vicino.',
  ],
  seal: [
    'foc(?:a|he) (?:monac(?:a|he)|grigi[ae])|foche|leon[ei] marin[oi]|trich(?:eco|echi)',
    'Io sto sdraiato così. A me nessuno fa foto.|Io applaudo per il pesce. Fritto.',
  ],
  goldfish: [
    'pesc[ei] ross[oi]|acquari domestici|carp[ae] koi|laghetto da giardino|laghetti da giardino',
    'Il mio è Nemo quarto. Il bambino crede sia il primo.|Ho fatto il laghetto. L’airone ringrazia.',
  ],
  goat: [
    'capr[ae]|caprett[ae]|fattori[ae] didattic[ah]e?',
    'Ha mangiato la cartina. C’era anche il ritorno.|Ho una nuova amica. Lei ha la mia manica.',
  ],
  donkey: [
    'asin[oi]|asinell[oi]|mul[oi]',
    'Il mio si è fermato. L’ho capito.|Dieci chilometri. Per nove ho tirato io.',
  ],
  ducks: [
    'anatr[ae]|anatroccol[oi]|papere|paperell[ae]|cign[oi]|oche',
    'Non avevo pane. Mi hanno seguito fino al bus.|Mi ha soffiato contro. Ho cambiato marciapiede.',
  ],
  fox: [
    'volpi|cinghial[ei]|procion[ei]',
    'Sa quando passa l’umido. Io no.|Uno ha guardato la nostra cucina. Ha scosso la testa.',
  ],
  vet: [
    'veterinari[oae]?|animali domestici|animali da compagnia|negoz(?:io|i) di animali|crocchette per (?:cani|gatti)',
    'Entrato in braccio. Uscito sulla mia testa.|Ho preso il trasportino. Il gatto è partito.',
  ],
};
