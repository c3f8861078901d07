import type { Examples } from './examples.ts';
import { cuts } from './it/cuts.ts';
import { drawings } from './it/drawings.ts';
import { figures } from './it/figures.ts';
import { forms } from './it/forms.ts';
import { genreFrames, genreSigns } from './it/genre-frames.ts';
import { icons } from './it/icons.ts';
import { notes } from './it/notes.ts';
import { notices } from './it/notices.ts';
import { premises } from './it/premises.ts';
import { prose } from './it/prose.ts';
import { replies } from './it/replies.ts';
import { signs } from './it/signs.ts';
import { socialFrames } from './it/social-frames.ts';
import { steering } from './it/steering.ts';
import { things } from './it/things.ts';
import { type Language, list } from './language.ts';
import type { BriefWords } from './words/brief-words.ts';
import type { GrammarWords } from './words/grammar-words.ts';
import type { JokeWords } from './words/joke-words.ts';
import type { PeopleWords } from './words/people-words.ts';
import type { ReadWords } from './words/read-words.ts';
import type { RowWords } from './words/row-words.ts';
import type { QuipWords, SituationWords } from './words/situation-words.ts';
import type { AimWords, TitleWords } from './words/title-words.ts';

const titles: TitleWords = {
  series: String.raw`(?:\p{L}+ )?\p{L}+ (?:del giorno|della settimana|del mese|dell[’']anno)|podcast|video|foto|gallery|fotogallery|esclusiva?|diretta|in diretta|opinione|commento|analisi|comunicato(?: stampa)?|serie|notizie`,
  promises: String.raw`(?:tutto )?(?:quello|ciò) che (?:c[’']è da|devi|dovete|bisogna|serve) sapere|tutto (?:quello|ciò|su)|cosa (?:sapere|c[’']è da sapere)|ecco (?:come|perché|cosa|dove|tutto|i|le|il|la)|scopri|la guida (?:completa|definitiva)|guida completa|passo (?:dopo|per) passo|consigli e trucchi|acquista online|come funziona`,
  sites: String.raw`(?:sito|portale) ufficiale|pagina ufficiale|sito (?:web|internet) d\p{L}+|benvenut[oaie]`,
};

const situations: SituationWords = {
  upshots: 'alla fine|in realtà|invece|si è scoperto che|è venuto fuori che|risultato',
  foregone: "ovviamente|naturalmente|certo|come previsto|non c'è da stupirsi|nessuna sorpresa",
  stages: 'prima|poi|dopo|più tardi|ora|adesso|infine|alla fine',
  masks:
    '{b} travestito da {a}|{b} travestita da {a}|{b} ribattezzato {a}|{b} ribattezzata {a}|{a} si rivela {b}|{a} si è rivelato {b}|{a} si è rivelata {b}|{a} è in realtà {b}|{a} era in realtà {b}',
  reversals: 'anzi|invece|neanche|nemmeno|tranne|al contrario|in realtà',
  titleTurns: 'ma|però|tranne|finché|fino a|salvo|non ancora|perché|o no',
};

const rows: RowWords = {
  or: 'o',
  copulas: 'sono|erano',
  against: 'rispetto al?|mentre',
  opposed: 'mentre|ma',
  opinions: 'dicono|credono',
  articles: 'il',
  auxiliaries: 'è',
  labelOf: 'di',
  listAnd: 'e',
  nameOf: 'di',
  having: 'ha',
  inPlace: 'in|nel|negli|In|Nel|Negli',
  areas: '(?:UE|Ue|OCSE|Ocse|Eurozona|eurozona|Unione [Ee]uropea)',
  averages: 'media|medio',
  followedBy: 'seguit[oaie] d[ai]l?(?:l[aeo])?',
  lastly: 'infine',
  moneyWords:
    'soldi|denaro|stipendi(?:o)?|redditi?|guadagn(?:a|ano|i)|costi|prezz[oi]|ricavi|vendite|profitti|spese|debiti?|bilanci(?:o)?',
};

const quips: QuipWords = {
  tags: 'beh|insomma|almeno|non ancora|quasi|sempre|mai|nessuno|niente|nulla|due volte|di nuovo|purtroppo|forse|un giorno|scusate|neanche|nemmeno|in teoria|per ora|più o meno',
  platitudes:
    'consigli*|spero|vorrei|voglio|orgogli*|grati|grato|ringrazi*|grazie|importan*|insieme|partner*|opportunità|futuro|success*|soluzion*|clienti|comunità|impegn*|innova*|sosten*|garant*|continu*|svilupp*|responsab*|rafforz*|qualità|contribu*|fondament*|strateg*',
  assents: 'sì|certo|certamente|ovviamente|senza dubbio|assolutamente',
  laughs: 'ride|ridendo|scherza|scherzando|scherzato|sorride|sorridendo|ironizza',
  contrasts:
    'ma|però|tuttavia|eppure|invece|anzi|nonostante|neanche|nemmeno|né|tranne|comunque|anche se|al contrario|piuttosto|in teoria|solo',
  comparisons: 'più * che|più * di|meno * di|meglio di|peggio di|così * che|troppo * per|tanto che',
};

const people: PeopleWords = {
  placedBefore: 'a',
  saying: 'detto|spiega|afferma',
  sayingBefore: 'spiega',
  particles: 'da|di',
  introducing: 'il|lo|gli',
  noFirstNames: 'Nuova',
  speakerParticles: 'di',
  reporting: 'ha detto|ha dichiarato|ha spiegato',
  bylineParticles: 'di|da',
  nameJoints: 'della|di|da|e|i',
  and: 'e',
  quoting:
    'ha detto|ha affermato|ha aggiunto|ha spiegato|ha dichiarato|ha sottolineato|ha ricordato|sottolinea|ricorda|racconta|dichiara|commenta|conclude|avverte|denuncia|osserva|insiste|assicura|attacca|replica',
  offices: String.raw`(?:[Pp]residente|[Mm]inistr[oa]|[Ss]indac[oa]|[Ss]enat(?:ore|rice)|[Dd]eputat[oa]|[Dd]irett(?:ore|rice)|[Pp]ortavoce|[Pp]rofessor(?:e|essa)|[Ss]egretari[oa]|[Aa]mbasciat(?:ore|rice)|[Aa]llenat(?:ore|rice)|[Aa]ssessor[ea]|[Ff]ondat(?:ore|rice)|[Pp]remier|[Gg]overnat(?:ore|rice))`,
};

const aims: AimWords = {
  asides:
    'in nel nello nella nei negli nelle di del dello della dei degli delle da dal dalla dai dalle su sul sulla con senza tra fra sotto sopra contro verso durante dopo prima',
  fresh:
    'nuov[oaie]|presenta\\p{L}*|lancia\\p{L}*|annuncia\\p{L}*|arriva|miglior[ei]?|confronto|prova|recensione|aspettare|vale la pena',
  fails: 'guast[oi]|error[ei]|bug|si blocca|problem[ai]|ripara\\p{L}*|lent[oaie]',
};

const jokes: JokeWords = {
  nouns: {
    leads:
      "(?:un|l|dell|all|nell|sull|quest)['’]|il|lo|la|i|gli|le|un|uno|una|del|dello|della|dei|degli|delle|nella|nei|nelle|sulla|sui|sulle|questo|questa|questi|queste|mio|mia|suo|sua|loro|ogni|alcuni|alcune|molti|molte|tra|contro|verso",
    unsure: String.raw`(?:d['’])?\p{L}+`,
  },
  empty:
    'nuov[oaie]|anno|anni|mese|settimana|giorno|paese|città|prezzo|pagina|parte|mondo|vita|uomo|donna|bambini|governo|domanda|risposta|esempio|futuro|inverno|estate|home|notizie|video|foto|opinione|conclusione|caso|casi|persone|gente',
  frames: {
    ...socialFrames,
    stated: [
      'nobody | Dentista: Apra bene la bocca. | Io: | {h}',
      'nobody | Ascensore: silenzio | Io: | {h}',
      'nobody | Al primo appuntamento: Parlami di te. | Io: | {h}',
      'nobody | Cameriere: Avete deciso? | Io: | {h}',
      'proclaim | Io, a un tassista che non ha chiesto | {h}',
      'proclaim | Il mio vicino, oltre la siepe | {h}',
      'thoughts | Ancora un titolo. | Poi si dorme. | {h}',
      'scale | Tutti i miei problemi | {h}',
      'chat | Allora, parlami di te. | {h} | Il conto, per favore.',
      'chat | A cosa pensi? | {h} | Credevo a me.',
      'chat | Hai letto l’articolo? | {H} | Quello è il titolo.',
      'nobody | Nessuno: | Io a ogni festa: | {h}',
      'nobody | Tutti: Buongiorno! | Io, prima del caffè: | {h}',
      'thoughts | Dormi? | Sì. | {h}',
      'thoughts | Domani sveglia alle sei. | A nanna. | {h}',
      'proclaim | Io, dopo un solo articolo | {h}',
      'proclaim | Lo zio, al pranzo di Natale | {h}',
      'nobody | Assolutamente nessuno: | Io, alle tre di notte: | {h}',
      'chat | Hai mangiato? | {h} | Ti porto la pasta.',
      'scale | Tutto quello che devo fare oggi | {h}',
    ],
    trouble: [
      'calm | {h} | Tutto sotto controllo.',
      'calm | {h} | Se ne parla lunedì.',
      'calm | {h} | Vabbè.',
      'sign | {h} | E niente, fa già ridere così',
    ],
    fall: ['chart | Il piano quinquennale | {h}', 'chart | Quello che diceva la slide | {h}'],
    opinion: ['sign | {h} | Niente domande, grazie', 'sign | {h} | L’ho detto e lo ripeto'],
    about: [
      'verdict | Parlare del tempo | Quaranta minuti su «{t}»',
      'buttons | Fare il mio lavoro | Leggere tutto su «{t}» | Io, ogni lunedì',
      'tug | Otto ore di sonno | Un altro articolo su «{t}» | Io',
      'levels | «{t}»? Non mi dice niente. | Leggere il titolo | Leggere l’articolo | Correggere gli sconosciuti',
      'reality | Aspettativa | Due minuti di «{t}» | Realtà | Fuori è buio',
      'before-after | Ore 21 | Solo un articolo su «{t}» | Ore 3 | Tutte le note a piè di pagina',
      'domino | Un articolo su «{t}» | Tutta la mia personalità',
      'fork | Leggere l’articolo | Avere subito un’opinione | «{t}»',
    ],
    asked: ['thoughts | Dormi? | Sì. | {h}', 'exchange | Domande? | {h}', 'shocked | Io, sotto la doccia: {h}'],
    listed: [
      'butterfly | Io | Salvare «{h}» | È un progresso?',
      'clown | {h} | Oggi comincio | Va bene, domani | Salvato per dopo',
    ],
    howTo: ['exchange | Programmi per il weekend? | {h}', 'buttons | {h} | Guardare un altro video | Io, la domenica'],
    genres: {
      ...genreFrames,
      product: [
        'chat | Ne hai già uno. | {h} | Dove sono i nostri soldi?',
        'nobody | Saldo: 12 euro | Io: | {h}',
        'tug | I miei risparmi | «{t}» | Giorno di paga',
        'butterfly | Io | «{t}» | È un investimento?',
        'tempted | Io | Quello vecchio, che va | «{t}»',
        'exchange | Ci serve davvero? | {h}',
      ],
      software: [
        'chat | Hai due minuti? | {h} | Sono passate tre ore.',
        'calm | {h} | Da me funziona.',
        'reality | Stima | Due ore di «{t}» | Realtà | È già giovedì',
        'butterfly | Io | «{t}» | È un progetto da weekend?',
        'exchange | Si sistema in fretta? | {h}',
        'panic | {h} | È reperibile un altro | Sono io',
      ],
      science: [
        'chat | Hai portato giù la spazzatura? | {h} | Quindi no.',
        'thoughts | Piatti: sporchi. | Bollette: lì. | {h}',
        'butterfly | Io | Un articolo su «{t}» | È una laurea?',
        'exchange | Allora, che mi racconti? | {h}',
        'shocked | Io, alle due di notte: {h}',
      ],
      sports: [
        'proclaim | Io, ultima corsa nel 2014 | {h}',
        'chat | Possiamo parlare di noi? | {h} | Di noi due.',
        'butterfly | Io, sul divano | «{t}» | È sport?',
        'exchange | Fa sport? | {h}',
        'panic | Giorno di partita | È solo un gioco | {H}',
      ],
      markets: [
        'chat | I miei soldi sono al sicuro? | {h} | Chiedo a un altro.',
        'calm | {h} | Io penso a lungo termine.',
        'exchange | E la tua pensione? | {h}',
        'panic | {h} | Io non ho azioni | La mia pensione sì',
      ],
      politics: [
        'chat | A tavola niente politica. | {h} | Ecco, appunto.',
        'proclaim | Lo zio, al pranzo di Natale | {h}',
        'exchange | Che faccia che hai. Tutto bene? | {h}',
        'shocked | Io, dopo cinque minuti di ferie: {h}',
      ],
      screen: [
        'chat | Un episodio e a nanna. | {h} | Sono le quattro.',
        'tug | Prendere aria | «{t}» | Il mio weekend',
        'butterfly | Io | «{t}» | È una personalità?',
        'exchange | Oggi hai messo il naso fuori? | {h}',
      ],
      food: [
        'chat | Che si mangia? | {h} | Quindi pasta in bianco.',
        'reality | La ricetta | «{t}» | La mia cucina | Pizza a domicilio',
        'butterfly | Io | «{t}» | È cucina leggera?',
        'tempted | Io | L’insalata di casa | «{t}»',
      ],
      outing: [
        'chat | Programmi per il weekend? | {h} | Pensavo al divano.',
        'buttons | «{t}» | Il divano | Io, ogni sabato',
        'butterfly | Io | Salvare «{t}» | È un programma?',
        'panic | Il weekend | Nessun impegno | {H}',
      ],
      paperwork: [
        'levels | Ignorare «{t}» | Leggere la prima riga | Rileggerla tre volte | Chiamare mamma',
        'chat | Hai qualche hobby? | {h} | Altri hobby?',
        'tempted | Io | «{t}» | Pulire tutta la cucina',
        'exit | «{t}» | Riordinare i cassetti | Io, adulto',
        'exchange | La vita adulta, in una frase? | {h}',
      ],
      animals: [
        'chat | Si può sapere dov’eri? | {h} | La cena era alle sei.',
        'nobody | Tutti: dormono | Il mio gatto, alle quattro: | {h}',
        'exchange | E la tua scusa? | {h}',
        'shocked | Il mio gatto, che legge con me: {h}',
      ],
      business: [
        'chat | Non bastava una mail? | {h} | Bastava.',
        'nobody | Capo: Domande? | Io, alle 17:59: | {h}',
        'butterfly | Il mio capo | «{t}» | È un team building?',
        'exchange | Successi della settimana? | {h}',
      ],
      research: ['tempted | Io | La mia tesi | «{t}»', 'exchange | Come va il capitolo uno? | {h}'],
      health: ['butterfly | Io | Leggere di «{t}» | È allenamento?', 'panic | 1 gennaio | 2 gennaio | {H}'],
      fame: ['exchange | Ma li conosciamo? | {h}', 'butterfly | Io | «{t}» | Sono affari miei?'],
      cars: ['tempted | Io | La mia bici, già pagata | «{t}»', 'exchange | Volevamo solo parcheggiare. | {h}'],
    },
  },
  pictured: "(?:una? |la |un')?(?:foto|fotografia|immagine|illustrazione) di",
  doable: 'consigli|trucchi|passi|idee|modi|esercizi|ricette|cose da fare|abitudini',
  replies,
  aims,
  titles,
  premises,
  things,
  phrases: {
    expectation: 'Aspettativa',
    reality: 'Realtà',
    before: 'Prima',
    now: 'Adesso',
    regret: 'Non dovevo chiedere.',
    starter: 'Kit del principiante: {}',
    simply: 'Non si può semplicemente',
    me: 'Io',
    mood: 'Il mio umore oggi:|Il mio cervello alle tre di notte:|Io, in riunione con la telecamera spenta:|Il mio ultimo neurone:',
    wordless: 'Senza parole',
    lastStep: 'Pagare qualcuno per farlo',
  },
  genres: {
    ...genreSigns,
    product: 'cuffie|sconti|offerte|telefoni?',
    software: String.raw`sviluppator\w*|codice|programmazione|server`,
    science: 'pianet[ai]|scienziati|telescopio|astronaut[ai]',
    sports: 'allenatore|squadra|campionato|partita|gol',
    markets: 'borsa|azioni|investitori',
    politics: 'elezioni|parlamento|ministr[oi]|governo|senato|deputat[oi]',
    screen: 'puntat[ae]|stagione|regista|attori|attrice|serie animata|serie',
    food: String.raw`ricett[ae]|ingredienti|forno|cucchia\p{L}*|farina|zucchero|burro|torta|ristorant[ei]|chef|formaggio|vin[oi]`,
    outing: 'mostra|biglietti|vacanz[ae]|spiaggia|concert[oi]',
    paperwork: 'tasse|modul[oi]|dichiarazione|certificato|assicurazione',
    animals: 'gatt[oi]|can[ei]',
    business: 'aziend[ae]|riunion[ei]|dipendenti|clienti',
    research: 'ipotesi|questo articolo',
    health: 'dieta|sonno|calorie|medici|salute',
    fame: 'celebrità|tappeto rosso|vip',
    cars: 'automobil[ei]|auto|berlina|suv',
  },
};

const grammar: GrammarWords = {
  joints:
    'il lo la i gli le l un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dallo dalla dai dagli dalle in nel nello nella nei negli nelle su sul sullo sulla sui sugli sulle con per tra fra senza sotto sopra contro verso durante dopo prima e ed o ma né che chi cui dove quando come se perché poiché mentre sebbene non molto più meno è sono era erano fu furono essere sia ha hanno aveva avevano suo sua suoi sue loro mio mia nostro nostra questo questa questi queste ogni anche solo circa si',
  others:
    'io tu lui lei noi voi essi mi ti ci vi ne lo ciò quello quella quelli quelle qui qua lì là allora ora già tutto tutta tutti tutte altro altra altri altre stesso stessa può possono fa fare due così bene',
  backward:
    'lui lei loro esso essa essi ciò questo questa questi queste quello quella quelli quelle suo sua suoi sue ma e o così allora inoltre anche lì là qui però tuttavia',
  connectives:
    "perciò|pertanto|dunque|in altre parole|di conseguenza|ciononostante|d'altra parte|d’altra parte|d'altronde|d’altronde|purtroppo|fortunatamente|analogamente|tuttavia|in particolare|nello specifico|in concreto|però|inoltre|infatti|ad esempio|per esempio|di fatto|infine|comunque|invece|e|ma|così|quindi|insomma|ovviamente|del resto|cioè",
  coordinators: 'e ma',
  noCoordinators: 'e se',
  reporting: 'detto dice ha afferma spiega spiegato aggiunge aggiunto dichiarato',
  accordingTo: 'secondo|stando a',
  second: 'ma anche perché mentre tranne sebbene contro però',
  settings: 'mentre|sebbene|oltre a|nonostante|a differenza di',
  dependent: 'se quando sebbene benché mentre perché poiché come dopo prima da fino per senza nonostante secondo',
  weighty: 'mentre|poiché|perché|grazie a|dopo|e|soprattutto',
  trailing:
    'che|cui|il quale|la quale|i quali|le quali|dove|mentre|poiché|perché|come|ad esempio|per esempio|tra cui|fra cui|inclusi|compresi|soprattutto|oltre a|con|grazie a|dopo|e|in|nel|nella|durante',
  relative: 'che cui dove',
  restrictive: 'che cui',
  indefinite: 'un una uno',
  limiting: 'solo',
  denying: 'senza nessun nessuna',
  unmarked:
    'altro altra anni mesi giorni settimane ore volte alcuni alcune diversi diverse molti molte pochi poche vari varie parecchi parecchie certi certe numerosi numerose',
  and: 'e ed o',
  binding:
    'non mai nessuno nessuna niente nulla né senza ma se tranne eccetto solo soltanto fino può possono potrebbe potrebbero forse probabilmente presunto presunta sebbene benché meno stimato raramente',
  speech:
    'ha-detto detto dice secondo afferma affermato spiega spiegato dichiarato annunciato aggiunto sostiene stima studio',
  personal: 'io mi me mio mia miei mie noi ci nostro nostra nostri nostre tu ti te tuo tua tuoi tue voi vi',
  subjects: 'il lo la i gli le l un una lui lei questo questa si',
  addressed: 'voi ti',
  collective: 'noi nostro nostra nostri nostre',
  collectiveVerbs: String.raw`abbiamo|siamo|possiamo|dobbiamo|vogliamo|sappiamo|\p{L}{2,}(?:er|r)emo|facciamo|vediamo|andiamo|stiamo|crediamo`,
  abbreviations: 'dott sig ing avv',
  abbreviationsBeforeNumber: 'art pag cap',
  ownAbbreviations: 'on',
  afterInitial: 'Il Gli Una Ma Questo Questa Nel Nella Per Con Secondo Si',
  timely: "quest[oa’'] ?(?:anno|settimana|mese|estate|inverno)",
  contrast: 'ma|però|solo',
};

const brief: BriefWords = {
  fromTo: {
    objects: 'il|lo|la|i|gli|le',
    plans: 'potrebber?o?|dovrebber?o?|prevede|vuole|propone|passerebbe|stima',
    from: "d(?:a|al|ai|alle|alla)|dall['’]",
    to: "a|al|ai|alle|alla|all['’]|fino a",
    verbs:
      '(?:è|sono|era|erano) (?:passat|sces|salit|aumentat|cresciut|calat|diminuit|cadut)[oaie]|passa|passano|scende|scendono|sale|salgono|scese|salì|passò|(?:si è|si sono) ridott[oaie]',
    changing: "(?:ha|hanno) (?:portato|alzato|ridotto|tagliato|aumentato|abbassato)(?: (?:il|lo|la|i|gli|le|l['’]))?",
    adverbs: 'leggermente|quasi|anche|così',
    openers: 'e|ma|mentre|così|che',
    generic: 'tasso|quota|numero|cifra|valore|livello|totale|media|percentuale|prezzo|prezzi|costo|indice|dato',
  },
  views: { opinion: 'Opinione', satire: 'Satira' },
  kicker: {
    'how-to': 'Guida',
    questions: 'Domande e risposte',
    changelog: 'Novità',
    prices: 'Prezzi',
    research: 'Studio',
    review: 'Recensione',
    interview: 'Intervista',
  },
  sets: {
    shared: 'entrambi|entrambe|in comune|somiglianze',
    before: 'prima|ieri',
    after: 'dopo|adesso|ora|oggi',
    fields: 'punti di forza|forze|punti di debolezza|debolezze|opportunità|minacce',
  },
  review: {
    praise: 'eccellent[ei]|impressionant[ei]|ottim[oaie]|miglior[ei]|comod[oaie]|convince|riuscit[oaie]',
    blame:
      'purtroppo|delude\\p{L}*|manca|mancano|peggior[ei]|difett[oi]|svantagg\\p{L}*|limitat[oaie]|troppo (?:car|pesant|piccol|grand|lent)\\p{L}*',
  },
  moves: {
    rose: 'è salit[oa]|sono salit[ie]|è aumentat[oa]|ha guadagnato|è cresciut[oa]',
    fell: 'è sces[oa]|sono sces[ie]|è calat[oa]|ha perso|è diminuit[oa]',
  },
  times: { relative: "un anno (?:fa|prima)|l['’]anno (?:precedente|scorso)", again: 'la cifra|il numero|il tasso' },
  shares: { remaining: '(?:il|i|le|gli) (?:restant[ei]|altri|altre|rimanent[ei])', others: 'altr[oiae]' },
  votes: {
    voted: 'vot(?:o|i|ato|azione)|approvat\\p{L}|respint\\p{L}',
    ayes: 'voti?(?: a favore)?|favorevoli|sì',
    between: 'contro|a|e',
    noes: '(?:voti? )?contrari|contro|no|voti?',
    abstained: 'astensioni|astenuti',
    names: ['A favore', 'Contro'],
  },
  cycle: {
    round: 'ciclo|circolo vizioso|circolo virtuoso',
    closing: String.raw`ricomincia|di nuovo|si ripete|torna al\w*`,
  },
  chain: { causes: 'causa(?:no)?|provoca(?:no)?|porta(?:no)? a' },
  hierarchy: {
    whole: 'tipi di|si compone|classificazione|struttura',
  },
  parts: {
    made: 'parti d|componenti|elementi d|si compone',
    nouns: 'parti|componenti|elementi|strati|livelli|tipi|gruppi|categorie|pilastri|forme',
    stages: 'fasi|tappe|stadi|passaggi',
  },
  ranking: {
    ordering: String.raw`maggior\w*|più|classifica`,
  },
  steps: {
    howTo:
      'come (?:fare|si|creare|usare|preparare|cambiare|sostituire|riparare|montare|smontare|installare|costruire|pulire|cucinare|piantare)|passo dopo passo|ricetta',
    first: 'per prima cosa|prima di tutto|innanzitutto',
    collection: 'motivi|consigli|cose|modi|errori',
    next: 'poi|dopo|in seguito|quindi',
    last: 'infine|alla fine',
    name: 'passaggio|fase',
    counts: 'tre|quattro|cinque|sei|sette|otto|dieci',
    titled: 'passi|passaggi|mosse',
    acts: String.raw`(?:(?:poi|quindi|ora|infine),? )?(?:apr(?:i|ite|ire)|chiud(?:i|ete|ere)|allent(?:a|ate|are)|string(?:i|ete|ere)|togli(?:ete|ere)?|fa(?:i|te|re)?|lasci(?:a|ate|are)|mett(?:i|ete|ere)|rimett(?:i|ete|ere)|mescol(?:a|ate|are)|aggiung(?:i|ete|ere)|vers(?:a|ate|are)|scald(?:a|ate|are)|preriscald(?:a|ate|are)|tagli(?:a|ate|are)|sbucci(?:a|ate|are)|cuoc(?:i|ete|ere)|riempi(?:te|re)?|prem(?:i|ete|ere)|sping(?:i|ete|ere)|tir(?:a|ate|are)|gir(?:a|ate|are)|avvit(?:a|ate|are)|svit(?:a|ate|are)|misur(?:a|ate|are)|segn(?:a|ate|are)|incoll(?:a|ate|are)|fiss(?:a|ate|are)|colleg(?:a|ate|are)|scolleg(?:a|ate|are)|clicc(?:a|ate|are)|selezion(?:a|ate|are)|pul(?:isci|ite|ire)|asciug(?:a|ate|are)|lav(?:a|ate|are)|aspett(?:a|ate|are)|ripet(?:i|ete|ere)|install(?:a|ate|are)|scaric(?:a|ate|are)|solleva(?:te|re)?|spegn(?:i|ete|ere)|accend(?:i|ete|ere)|sbatt(?:i|ete|ere)|impast(?:a|ate|are)|stend(?:i|ete|ere)|inform(?:a|ate|are)|smont(?:a|ate|are)|mont(?:a|ate|are)|estra(?:i|ete|rre)|inser(?:isci|ite|ire))(?!\p{L})`,
  },
  timeline: {
    at: 'nel|il',
    history: 'storia|tappe',
    when: 'quando|date|calendario',
    life: 'biografia|è mort[oa]|morto|morta|addio a',
    backdrop: String.raw`come (?:nel|in)|dal|fino al|tra|rispetto al?|anniversario de(?:l|i|gli|lla|lle) \p{L}+`,
    earlier: 'dopo|prima d(?:i|el|ella|ello|ei|egli|elle)|in seguito a',
    compared: 'rispetto a(?:l|i|gli|lla|lle)?|in confronto a(?:l|i|lla|lle)?',
    subclauses: 'perché|dove|sebbene',
  },
  fairness: {
    crime: 'arrestat[oaie]|accusat[oaie]|condannat[oaie]|omicidi?o?|indagat[oaie]',
    caveat: 'preliminari|non dimostra|altri studi',
    address: String.raw`(?:calle|avenida|rua|via|viale)\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?,?\s\d{1,4}`,
    done: String.raw`è(?: stat[oa])?\s(?:arrestat|accusat|condannat|indagat)[oa]`,
  },
  quote: {
    pointing:
      'inoltre|tuttavia|però|^(?:sì|no|certo|esatto|beh|assolutamente),|questo|quello|ciò|lì|allora|anche|per esempio|ad esempio|così|quindi',
    stating:
      'chiede|critica|accusa|difende|respinge|condanna|avverte|attacca|assicura|afferma|dice|promette|replica|denuncia|annuncia|intervista|vuole',
    claim: String.raw`deve|devono|dobbiamo|dovrebbe|bisogna|mai|sempre|nessuno|niente|nulla|ogni|tutt[io]|unic[oa]|inaccettabile|vergogna|impossibile|indispensabile|libertà|giustizia|verità|vogliamo|voglio|peggiore|migliore|serve`,
    contrast: String.raw`non [^.;]{2,60},? (?:ma|bensì)|invece (?:di|che)|piuttosto che`,
    noSpeaker: 'Il|Lo|La|Gli|Le|Un|Una|In|E|Ma|Lui|Lei',
    formula: 'orgoglios[io]|lieti',
  },
  dangling: {
    himOrHer: 'lui|lei|egli',
    conceding: "certo|certamente|ovviamente|naturalmente|è vero|beninteso|senza dubbio|d['’]accordo",
    evaluating:
      'semplic[ei]|facil[ei]|difficil[ei]|complicat[oaie]|compless[oaie]|fantastic[oahei]+|ottim[oaie]|buon[oaie]?|bene|meglio|miglior[ei]?|bell[oaie]|simpatic[oa]|incredibil[ei]|perfett[oaie]|meraviglios[oaie]|important[ei]|essenzial[ei]|crucial[ei]|util[ei]|interessant[ei]|popolar[ei]|ideal[ei]|eccellent[ei]|molto|abbastanza|davvero|sempre|mai|anche|ancora|poco|cos[ae]|mod[oi]|idea|idee|scelta|scelte|opzion[ei]|gente|tutti|fa|sa|dire|più|ver[oaie]',
    hanging:
      "del resto|in ogni caso|insomma|tra l['’]altro|^(?:allora|ecco|dunque|certo), |messaggio (?:del giorno|della (?:giornata|serata))",
    preliminary: String.raw`^(?:inizialmente|all['’]inizio|in un primo momento|dapprima)(?!\p{L})(?![^]*(?<!\p{L})(?:poi|ma|prima|fino|oggi|successivamente)(?!\p{L}))`,
    announcing:
      '(?:spieg(?:a|ano|ato|ò)|raccont(?:a|ano|ato|ò)|parl(?:a|ano|ato|ò) (?:di|del|della)|discusso|illustrato)(?: [^,.;]{0,40})? (?:come|perché|cosa|quali?|il futuro)',
    biography: String.raw`è nat[oa] (?:a|nel|il)|(?:è )?cresciut[oa] (?:a|in) \p{Lu}|(?:si è )?laureat[oa]|vive (?:e lavora )?a \p{Lu}`,
    notOnly: 'non (?:solo|soltanto|solamente)',
    butAlso: 'ma|anche|bensì',
    linking:
      'anche|inoltre|così|quindi|dunque|allora|poi|infatti|invece|tuttavia|però|pertanto|infine|ancora|altr[oiae]|stess[oiae]|tal[ei]|lì|là|qui|ormai|ad esempio|per esempio|cioè|al contrario|a sua volta|di conseguenza|per questo',
    pointer: String.raw`nel frattempo|(?:è|era) un['’]? ?altr[oa](?= )|^(?:Il|La) (?:prim[oa]|second[oa]|terz[oa]|quart[oa]|ultim[oa]|prossim[oa])(?=,| (?:è|era|sono|sarà|sarebbe)(?!\p{L}))|^(?:L['’]obiettivo|Lo scopo) (?:è|era)(?= )|^(?:È|Era|Fu|Erano) (?:maggiore|minore|persino|ancora)(?= )|da un lato(?![^]*dall['’]altro)|^Altr[ieoa](?= )|^Un['’]?altr[oa]|(?:lì|là|laggiù)(?=[ ,.]|$)|allora|suddett[oaie]|quest['’]ultim[oa]|(?:lo|la|gli|le) stess[oaie](?! \p{L}+ (?:che|di))|entramb[ie]|in questione|di ess[oaie]|tali|tale|quell[oaie] stess[oaie]|ciò`,
    unnamedSubject: "(?:l['’]azienda|la società|la regione)",
    pointing: String.raw`sotto\w*`,
    demonstrative: String.raw`quest[aeio] (?!anno|settimana|mese|estate)\p{L}{3}`,
    continuing:
      "qualcosa che|tutt[ei] e (?:due|tre|quattro)|poi|al contrario|anzi|cioè|(?:il giorno|l['’]anno) (?:dopo|seguente)|poco dopo|più tardi|(?:per|tra|fra) quest[oie],?|per questo motivo|a tal fine|in tal modo|neanche|(?:alcuni|alcune|uno|una|molti|molte|due|tre) di (?:loro|essi|esse|questi|queste)|altrimenti|a (?:sua|loro) volta|allo stesso modo|dopodiché|dopo di che|ne(?= \\p{Ll}+(?:no|to|ta)(?!\\p{L}))|non a caso|eppure|intanto|si tratta di|vale a dire|in questo (?:contesto|caso|senso|quadro)|a tal proposito|dal canto suo|in seguito|successivamente|da un lato|dall['’]altro",
    scene: '(?:è|sono) disponibil[ei] (?:su|sul|qui)',
    warmUp: String.raw`immagina(?:te)?\b`,
    crude: 'cazzo',
    transition: 'vediamo|in questo articolo',
    salutation: 'car[oa]',
    selfTalk: String.raw`^come (?:detto|visto|accennato)(?!\p{L})`,
    interjection: 'beh',
    fragment: 'soprattutto',
    fragmentLink: 'perché|quando',
    forecast: 'raggiungerà',
  },
  reliance: {
    definite:
      "il|lo|la|i|gli|le|l['’]|del|dello|della|dell['’]|dei|degli|delle|al|allo|alla|all['’]|ai|agli|alle|dal|dalla|dall['’]|nel|nella|nell['’]|nei|nelle|sul|sulla|sull['’]",
    order: 'first',
    completing: `di|del|dello|della|dell['’]|dei|degli|delle|d['’]|che|cui|dove|per|a|al|alla|in|nel|nella|con|senza|tra|fra|contro|su|sul|sulla|come|secondo|da|dal|dalla`,
    singling: `prim[oaie]|ultim[oaie]|unic[oaie]|miglior[ei]?|peggior[ei]?|prossim[oaie]|principal[ei]|second[oa]|terz[oa]|più|meno|maggior(?:e|i|anza)?|scors[oaie]|mondial[ei]|nazional[ei]|pubblic[oa]|intero|intera`,
    summing:
      'situazione|problema|tendenza|incidente|fatto|evento|misura|misure|idea|effetto|differenza|fenomeno|progetto|iniziativa|gruppo|documento|testo|decisione|annuncio|caso|dibattito|manifestazione|vittima|vittime|uomo|donna|giovane|proposta|norma|vicenda|partecipanti|organizzatori|contesto|autore|autori|coppia|articolo|lettera|giuria',
    unique:
      'mondo|internet|web|sole|luna|terra|cielo|mare|clima|ambiente|natura|economia|governo|polizia|giustizia|pubblico|stampa|media|presidente|stato|paese|legge|futuro|passato|presente|giorno|giorni|notte|mattina|mattino|pomeriggio|sera|settimana|fine|mese|anno|anni|secolo|decennio|estate|inverno|primavera|autunno|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|tempo|momento|inizio|resto|volta|corso|ambito|luogo|parte|maggioranza|numero|gente|persone|uomini|donne|bambini|giovani|vita|morte|corpo|testa|cuore|pelle|mano|mani|occhi|aria|acqua|suolo|strada|città|scuola|famiglia|società|popolazione|ore|ora|contrario|lavoro|salute|mercato|meno|più|bene|fondo|livello',
    modifiers:
      'nuov[oaie]|grand[ei]|gran|buon[oaie]?|vecch(?:io|ia|i|ie)|altr[oaie]|due|tre|quattro|cinque|sei|piccol[oaie]|famos[oaie]|giovan[ei](?= )|stess[oaie]',
  },
  byline: {
    accounts: 'sconosciut[oa]|anonim[oa]|ospite',
    by: 'di',
    roles: 'giornalista|ansa',
    staff: 'redazione|la redazione',
  },
  common: {
    or: 'o',
    and: 'e|ed',
  },
  abstract: {
    background: 'introduzione|premess[ae]|contesto|obiettiv[oi]|scopo|razionale',
    method: '(?:materiali|pazienti|soggetti)?(?: ?e )?metodi|metodologia|disegno|partecipanti|interventi|misure',
    result: 'risultati(?: principali)?',
    conclusion: 'conclusion[ei]|interpretazione|discussione',
    limit: 'limiti|limitazioni',
    rest: 'finanziament[oi]|registrazione|parole chiave|conflitt[oi] di interess[ei]',
  },
  noise: {
    keyFacts: "in breve|in sintesi|l['’]essenziale|(?:i )?punti (?:chiave|principali)|in pillole|riassunto",
    appeals:
      'sostieni(?:ci| il nostro)|fai una donazione|diventa (?:socio|sostenitore|abbonato)|grazie (?:a tutti|per (?:aver letto|la lettura|il (?:tuo|vostro) sostegno))|per gentile concessione|biglietti e info',
    ofPage: String.raw`ultimo aggiornamento:|casella postale \d+|gruppo facebook|(?:trovate|scaricate|consultate) [^.]{0,60}(?:qui|sul nostro sito|a questo link)(?=[.!,]|$)|lascia(?:te)? un commento|pubblicato (?:il|in|da) [^.]{0,60}(?:archiviato|categori[ae])|prova gratuita|(?:cliccando|inviando|iscrivendoti)[^.]{0,60},? accett[io]|in questo articolo (?:vi|ti|vedremo|parleremo|scoprirai)|per commentare|aggiorna(?:re)? il (?:tuo |suo |vostro )?browser|il (?:tuo|suo|vostro) browser (?:non|è)|link (?:di )?affiliazione|(?:ricevere|ottenere|percepire|riceviamo) una (?:piccola )?commissione|per (?:maggiori|ulteriori) informazioni|maggiori informazioni (?:su|qui)|clicca(?:re|te)? qui|visita(?:te)? il nostro|contatta(?:ci|teci)|lascia(?:te)? un commento|nei commenti|segui(?:ci|teci)|tutti i diritti riservati|riservato agli abbonati|buona (?:lettura|visione)`,
    calls: "leggi anche|iscriviti|condividi (?:su|questo|l['’]articolo)|^condividi$|scopri di più",
    ofSite: String.raw`(?<=^\W{0,3})pubblicità(?=\P{L}{0,3}$|:)`,
    afterwards: 'commenti|note(?: e riferimenti)?|riferimenti|bibliografia|voci correlate|collegamenti esterni',
    aside: 'prefazione|indice',
    summary: String.raw`.*\b(?:riassunto|conclusion[ei]|risultati|in sintesi|in breve)\b.*`,
    label: 'introduzione|contesto|lavori correlati|metod[oi]|risultati|discussione|conclusion[ei]',
    research: 'lavori correlati',
    groundwork: 'introduzione|lavori correlati',
    credits: String.raw`\bfotografia ?[:/|]`,
  },
  news: {
    lasting: String.raw`negli ultimi (?:\p{L}+ )?(?:anni|mesi|tempi|decenni)|da (?:anni|decenni|mesi|sempre|tempo)|tradizionalmente|sempre più|storicamente|al giorno d['’]oggi|gioca(?:no)? un ruolo`,
    earlier: String.raw`(?:\p{L}+ ){1,2}(?:anni?|mesi|mese|decenni) fa|l['’]anno scorso|lo scorso (?:anno|mese|autunno|inverno)|in passato|precedentemente`,
  },
  title: {
    sections:
      'introduzione|conclusion[ei]|sommario|riassunto|sintesi|risultati|discussione|metodi|metodologia|premessa|prefazione|allegato|ringraziamenti|indice|capitolo|parte|titolo',
    category: 'glossario|dizionario|enciclopedia|blog|podcast|video|foto|galleria',
    episode: 'episodio|puntata|podcast',
    yearly: 'risultati|statistiche|previsioni|sondaggio',
    published: 'pubblicato|aggiornato',
    edition: 'edizione',
    reposted: 'rebloggato da|ripubblicato da',
    breaking:
      "ultim['’]ora|aggiornamento|in diretta|esclusiv[oa]|video|foto|(?:il )?(?:libro|film|disco) (?:del giorno|della settimana|del mese)",
    kinds: 'rapporto(?: annuale)?|bollettino|comunicato(?: stampa)?|relazione',
    none: 'notizie|home|archivio|blog|generale|senza categoria|articoli|varie|in evidenza|attualità|senza titolo|consigli|news|ultim.ora',
    every: 'tutte le|tutti gli|ultime|ultimi',
    announcing: 'in breve|in sintesi|riassunto',
    invitation: 'scopri|scoprite|scopriamo|benvenut[oi]|guarda|leggi|tutto quello che',
  },
  slides: {
    stage: String.raw`grazie\b.*|domande\b.*|indice|contatti`,
  },
  headline: {
    genre: 'recensione|intervista',
    adjunct: 'dopo|nonostante|per|grazie a',
  },
  heads: {
    about: 'Informazioni su',
  },
  changelog: {
    named: 'note di rilascio|novità',
  },
  answer: {
    what: "(?:che )?cos['’]è|cosa (?:è|sono|significa)",
    means: 'significa',
    why: 'perché',
    reason: 'perché|poiché|dato che|grazie a|a causa|per questo|il motivo|la ragione',
    amount: 'quant[oaie]|quale (?:prezzo|costo)',
    when: 'quando|a che ora',
    time: String.raw`lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|giornalier\p{L}+|settimanal\p{L}+|mensil\p{L}+|annual\p{L}+|mattin\p{L}+|sera|notte|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|primavera|estate|autunno|inverno|fino|entro|dal`,
    how: 'come',
    duty: String.raw`dev\p{L}+|dobbiamo|bisogna|obbligatori\p{L}+|obbligo|permess\p{L}+|vietat\p{L}+|necessari\p{L}+`,
    act: String.raw`dev\p{L}+|bisogna|occorre|basta|tramite|mediante|si consiglia|consigli\p{L}+|ideale|il modo`,
    evades: '(?:tutto )?dipende da (?:molti|vari|diversi|chi)|difficile dire|molti si chiedono',
    supposes: 'supponiamo|immagin(?:a|ate|iamo)|innanzitutto è importante',
    ofQuestion: String.raw`domand\p{L}*|risposta|spieg\p{L}*|scopri\p{L}*|questo articolo`,
    interrogative: 'perché|chi|quale|quali|dove|quando',
  },
  ownership: {
    parties: String.raw`presunt[oaie]|sedicent[ei]|asserit[oaie]|autoproclamat[oaie]|avvocat[oaie]|legali|opposizion[ei]|critici|oppositori|sostenitori|querelant[ei]|imputat[oaie]|accusat[oaie]`,
    reversal: String.raw`(?:(?:ma|purtroppo|tuttavia|però),? )?quest[ao] (?:storia|leggenda|versione|affermazione|teoria|credenza|racconto|aneddoto)(?: [^.]{0,50})? (?:è|era)(?: \p{L}+)? (?:fals[oa]|inventat[oa]|un mito)|(?:ma )?in realtà`,
    denial:
      '(?:ma )?(?:(?:questo|ciò) è (?:semplicemente )?(?:falso|un mito|un errore)|(?:(?:questo|ciò) )?non è (?:affatto )?(?:vero|così|corretto))|falso|niente affatto|nulla di più falso|così si dice',
    hearsay: String.raw`(?:molti|alcuni|i critici|c['’]è chi|in molti) (?:\p{L}+ ){0,2}(?:dicono|pensano|credono|affermano|sostengono|ritengono|crede|pensa|dice)|si (?:dice|crede|pensa|ritiene|sente dire) (?:spesso|comunemente|che)|(?:credenza|idea|mito) (?:comune|popolare|diffus[ao])|presunt\p{L}+|cosiddett\p{L}+`,
  },
  interview: {
    named: 'intervist\\p{L}*|a colloquio|conversazione con',
    asker: 'domanda|giornalista|d',
    met: 'con|a|incontrato',
    address: 'Signora?|Sig|Dottor|Dottoressa|Professor(?:essa)?|Onorevole',
  },
  questions: {
    asked: 'domande (?:frequenti|e risposte)',
  },
  genre: {
    opinionSection: 'opinion[ei]|editorial[ei]|comment[oi]|rubriche|l.opinione',
    satireSection: 'satira|umorismo',
    review: 'recensione|la nostra prova|prova su strada',
    opinion: 'editoriale',
  },
  table: {
    change: 'variazione',
    counting: 'posizione|anno',
  },
  comparison: {
    noEntity: 'valore|significato|esempio|prezzo|descrizione',
  },
  parallel: {
    remaining: 'altr[ieo]|domande frequenti|video|galleria',
  },
  numbering: {
    measures: 'anni|giorni|ore|mesi|settimane',
    presenting: 'ecco|quest[ei] sono|quest[ei]|quali',
  },
  labels: {
    conditional: 'si',
    goal: 'obiettiv[oi]|traguard[oi]|previst\\p{L}*',
    denied: 'non|nessun\\p{L}*|mai|senza',
    lasting: 'dur\\p{L}+|richied\\p{L}+|è|sono|era|al',
    pointing: 'stess[oai]|quest[oaie]|cambio|confronto|totale',
    studied: 'analizzat\\p{L}*|studiat\\p{L}*|esaminat\\p{L}*|intervistat\\p{L}*',
  },
  shorten: {
    pointers: 'vedi|cfr\\.?',
    topicOpeners: 'a proposito di|parlando di|tornando a|per tornare a',
    numberBases:
      'contro|invece|rispetto|dal|prima|almeno|al massimo|più di|meno di|se|tranne|salvo|esclus[oaie]|senza|solo',
    announces: String.raw`come segue|(?:è|sono|era|erano|resta|sembra) (?:\p{L}+ )?(?:chiar[oaie]|semplic[ei]|evident[ei]|ovvi[oae]?|quest[oaie]|(?:il|la|i|le) seguent[ei])|(?:il|la|i|le) seguent[ei]|(?:una|due|tre|alcune) cos[ae]`,
    placing:
      'mett(?:e|ere|ono|endo)|mess[oaie]|rend(?:e|ere|ono|endo)|res[oaie]|lasci(?:a|are|ano|ando|ato)|costring(?:e|ere|ono)|costrett[oaie]|port(?:a|are|ano|ando|ato)|aiut(?:a|are|ano|ando|ato)|invit(?:a|are|ano|ando|ato)|fa|fare|fanno|fatto',
    purpose: 'per|al fine di|affinché',
    enumeration: 'primo|da un lato',
    occasion: 'dopo|nel corso',
  },
  pictureWishes: {
    fullColor: 'a colori',
  },
};

const read: ReadWords = {
  wall: {
    title:
      'pagina non trovata|accesso negato|accedi|registrati|in costruzione|in manutenzione|la tua privacy.{0,30}|ops.{0,30}',
    says: 'pagina .{0,40}non (?:esiste|è (?:stata trovata|disponibile)|trovata)|è stata (?:spostata|rimossa|eliminata)|torna alla home|accedi per|hai già un (?:account|abbonamento)|sei già (?:abbonato|registrato)|password dimenticata|per continuare a leggere|abbonati per|(?:utilizziamo|utilizza|usiamo) .{0,40}cookie|accetta(?:re)? (?:tutti i )?cookie|il tuo consenso|dati personali|(?:abilita|attiva)(?:re)? javascript|non sei un robot',
  },
  byline: {
    withinNames: 'da|di|la|e',
    label: 'autore',
    by: 'di',
    kinds: String.raw`(?:una?\s|un[’'])?(?:intervista|testo|articolo|analisi)|scritto|pubblicato|a cura`,
  },
  noise: {
    notice:
      'quest[oa] (?:articolo|post|pagina) (?:contiene|può contenere) link (?:affiliat|sponsorizzat)|questo (?:articolo|post) è stato pubblicato (?:in|il|da)|(?:utilizziamo|usiamo|questo sito (?:utilizza|usa)) (?:i )?cookie|pubblicato da .{1,60} su|(?:sei )?già abbonat',
    more: 'leggi (?:tutto|di più|il resto)|continua a leggere|scopri di più',
    inBrackets: 'leggi|continua|vedi|altro|modifica',
    comments: 'commenti|lascia un commento',
    author: "(?:chi è )?l[’']autore",
    others:
      'leggi anche|(?:articoli|notizie) correlat[ie]|potrebbe(?:ro)? interessart?[iv]i?(?: anche)?|i più letti|vedi anche|altri articoli',
    label: 'pubblicità|continua a leggere.{0,30}|leggi tutto|condividi|chiudi',
    sponsored: 'sponsorizzato',
    call: 'iscriviti|seguici',
  },
  schema: {
    ingredients: 'Ingredienti',
    steps: 'Passaggi',
    time: 'Tempo',
    servings: 'Per',
    price: 'Prezzo',
    rating: 'Valutazione',
  },
  page: {
    related: 'leggi anche|vedi anche',
  },
  pdf: {
    pageOf: 'di',
    substantial: 'riassunto|conclusioni|risultati|introduzione',
    secondary: 'prefazione|allegat[oi]',
    leftOut: 'indice|bibliografia|ringraziamenti',
    abstract: 'riassunto',
    aboutFile: 'parole chiave',
  },
  pptx: {
    countOf: 'di',
    presentation: 'presentazione',
  },
};

export const it: Language = {
  code: 'it',
  memeName: 'memes?',
  name: 'Italiano',
  direction: 'ltr',
  quotationMarks: ['«', '»'],
  hasSpaces: true,
  wordsHaveVowels: true,
  partOfWhole: '{part} di {whole}',
  everyday: 'il che di la è per una sono con non gli del della dei nel alla anche più si da le questo',
  months: list('gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre'),
  monthsShort: list('gen||||mag|giu|lug||sett|ott||'),
  drawings,
  clock: { before: 'alle' },
  gate: {
    homographs: 'sue|coup',
    taunts:
      'figuraccia|umiliat[oa]|asfalta(?:t[oa])?|ridicolizza(?:t[oa])?|sbugiardat[oa]|perde la testa|si rende ridicol[oa]',
    polemic:
      'controllo totale|grande reset|nuovo ordine mondiale|plandemia|globalisti|stato profondo|dittatura sanitaria|giornalai (?:venduti|servi|di regime|prezzolati)|sostituzione etnica',
    gravity: {
      ordeal: String.raw`maltratt\p{L}+|abusat[oaie]|violenza domestica|sopravvissut[oaie] a|trauma|traumi|traumatic\p{L}+|disturb[oi] alimentar[ei]|anoressi\p{L}+|bulimi\p{L}+|autolesion\p{L}+|aborto spontaneo|lutto|famiglia affidataria|alcolismo|alcolist\p{L}+|vedov\p{L}+|orfan\p{L}+`,
      conflict: String.raw`cisgiordania|(?:insediamenti|colonie) (?:israelian[ie]|ebraic[ih]e?|illegali)|territori (?:palestinesi )?occupati|(?:forze|truppe|esercito) di occupazione|occupazione (?:israeliana|russa|militare|illegale)|annession[ei]|soluzione (?:a|dei) due stati|blocco navale|(?:crisi|catastrof[ei]) umanitari[ae]|corridoio? umanitario?|conflitt[oi] armat[oi]|scambi[o]? di prigionieri|caschi blu|cessate il fuoco|tregua|crimin[ei] d'odio|stato d'emergenza|scomparsa di (?:una?|\p{L}+ \p{L}+)|molestie sessuali|striscia di gaza|controffensiv\p{L}*|(?:operazion[ei]|offensiv[ae]|azion[ei]) militar[ei]|attacc(?:o|hi) (?:a|contro|su|all'|al) ?(?:israele|l'iran|iran|l'ucraina|ucraina|kiev|libano|il libano|venezuela|siria|civili)|colp[oi] di stato|legge marziale|antisemit\p{L}*|svastic\p{L}*|neonazist\p{L}*|mutilazion[ei]|espulsion[ei] di migranti|violenz[ae] sessual[ei]|abusi sessuali|tornado`,
      grave: String.raw`(?:settimane|mesi|anni) (?:che|e)[^.!?]{0,20} ancora (?:\p{L}+ ){0,2}(?:(?:le sue|il suo|la sua|i suoi) (?:pastiglie|pastiglia|pillole|tazza|piatto|posto|cuscino|caffè|pantofole|sedia|camicie|spazzolino)|la tavola per due)|(?:attacchi|attacco|odio) (?:contro|a|verso) (?:\p{L}+ ){0,2}(?:trans|transgender|queer|gay|omosessual\p{L}*|lesbic\p{L}*)|(?:depos|lasciat)\p{L}+ (?:\p{L}+ ){0,3}(?:fiori e candele|candele e fiori|corona di fiori)|avrebbe (?:\p{L}+ )?(?:compiuto|festeggiato i suoi) (?:\p{L}+ )?(?:[1-9]?\d|10\d)(?!\d)|truppe di terra|(?:operazion[ei]|offensiv[ae]) (?:di terra|terrestr[ei])|(?:trovat|rinvenut|recuperat)\p{L}* (?:il |un |suo )+corpo|corpo senza vita|bomb[ae] (?:\p{L}+ ){0,3}esplo\p{L}*|esplo\p{L}* (?:\p{L}+ ){0,4}bomb[ae]|schiavitù|schiavis\p{L}*|tratta degli schiavi|cacci[ae] all'uomo|attentat[oi](?: dinamitard[oi])?|autobomb[ae]|bombard\p{L}*|mort[oaei]|morì|morirono|muore|muoiono|morire|decedut[oaei]|deced\p{L}*|decess[oi]|pers[oi] la vita|perd(?:e|ono|ere) la vita|perse(?:ro)? la vita|tolt[oa] la vita|si toglie la vita|ci ha lasciat[oi]|è scompars[oa] (?:a|all'età|nella|ieri|oggi|il)|si è spent[oa]|mortal[ei]|letal[ei]|uccis\p{L}*|uccid\p{L}*|omicid\p{L}*|femminicid\p{L}*|assassin\p{L}*|ammazza(?:t[oaei]|no|re)?|attentat[oi]|terroris\p{L}*|ostagg\p{L}*|rapit[oaei]|rapiment\p{L}*|sequestr\p{L}*|stupr\p{L}*|violenz[ae](?: sessual[ei])?|abus(?:i|o|at[oaei]) (?:sessual\p{L}*|su minor\p{L}*)|pedofil\p{L}*|maltratt\p{L}*|picchiat[oaei]|pestagg\p{L}*|percoss\p{L}*|accoltell\p{L}*|coltellat\p{L}*|sparator\p{L}*|spari|colpi (?:di (?:pistola|arma)|d'arma)|a colpi di|sparat[oaei]|sgozz\p{L}*|decapit\p{L}*|strangol\p{L}*|anneg\p{L}*|cadaver[ei]|corpi? (?:senza vita|ritrovat\p{L}*)|funeral[ei]|lutto|orfan[oi]|vedov[aeoi]|bombard\p{L}*|raid aere[oi]|missil[ei]|guerr[ae]|combattimenti|massacr\p{L}*|strag[ei]|eccidi\p{L}*|genocid\p{L}*|terremot[oi]|sisma|tsunami|uragano|ciclone|valang\p{L}*|fran[ae] (?:travolge|uccide|seppellisce|su)|alluvion[ei]|carestia|naufrag\p{L}*|dispers[oi]|sfollat[oi]|profugh[oi]|profug[oi]|rifugiat[oi]|travolt[oaei]|sepolt[oi] viv[oi]|carbonizzat[oi]|deragliament[oi]|schianto|schiant\p{L}*|incident[ei] (?:mortal[ei]|strada\p{L}*|aere[oi]|di (?:pullman|auto))|investit[oa] da|suicid\p{L}*|autolesion\p{L}*|anoressi\p{L}*|vittim[ae]|ferit[oi]|gravemente|in fin di vita|in coma|(?:malat[oaie]|fase|stadio|pazient[ei]|cancro|tumore) (?:\p{L}+ )?terminal[ei]|incurabil[ei]|malat[oa] di|overdose|olocausto|shoah|schiavitù|linci\p{L}*|giustiziat[oi]|esecuzion[ei] capital[ei]|pena di morte|tortur\p{L}*|tragedi[ae]|catastrof[ei]|epidemi[ae]`,
      mild: String.raw`condannat\p{L}*|vittim[ae]|ferit[oi]|incident[ei]|malatti[ae]|arrestat[oi]|soldati|superstiti|sopravvissut[oi]|licenziament[oi]|incendio?`,
      atrocity: String.raw`(?:molesti[ae]|aggression[ei]|abus[oi]|violenz[ae]) sessual[ei]|bomb[ae] (?:\p{L}+ ){0,3}esplo\p{L}*|esplo\p{L}* (?:\p{L}+ ){0,4}bomb[ae]|schiavitù|schiavis\p{L}*|tratta degli schiavi|cacci[ae] all'uomo|attentat[oi](?: dinamitard[oi])?|autobomb[ae]|bombard\p{L}*|genocid\p{L}*|olocausto|shoah|stupr\p{L}*|massacr\p{L}*|strag[ei]|tortur\p{L}*|pedofil\p{L}*|pers[oi] la vita|femminicid\p{L}*|suicid\p{L}*|bombard\p{L}*|sparator\p{L}*|camp[oi] di (?:concentramento|sterminio)|olocausto|auschwitz`,
      numbers:
        'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta|cento|centinaia|mille|migliaia|decine|diversi|diverse|numerosi|un|una',
      people:
        'persone|persona|uomini|uomo|donn[ae]|bambin[oaie]|ragazz[oaie]|giovani|adolescent[ei]|student[ei]|operai[oi]?|minatori|passeggeri|turist[ai]|abitanti|soldati|civili|agenti|ciclist[ai]|pedon[ei]|famigli[ae]|migranti|pescatori|escursionisti|alpinisti',
      harmed:
        'mort[oaie]|ferit[oaie]|dispers[oaie]|sfollat[oaie]|intrappolat[oaie]|annegat[oaie]|evacuat[oaie]|senza casa|rapit[oaie]|uccis[oaie]|muoiono|muore|sepolt[oaie]|intossicat[oaie]',
      illness: String.raw`cancro|tumor[ei]|leucemia|sla|sclerosi|alzheimer|parkinson|demenza|ictus|infarto|depressione|aids|hiv|coma|malattia rara|metastasi|chemio\p{L}*`,
      patient: String.raw`(?:mio|mia|miei|suo|sua|suoi|nostro|nostra|tuo|tua) (?:\p{L}+ )?(?:padre|madre|papà|mamma|genitori|moglie|marito|figli[oa]?|bambin[oa]|fratello|sorella|nonn[oai]|amic[oa]|zi[oa]|maestr[oa]|prof\p{L}*)|diagnosticat\p{L}*|diagnosi di|soffre di|colpit[oa] da|lotta contro (?:il|un|la)|malat[oa] di`,
      serious: String.raw`licenzi\p{L}*|disoccupa\p{L}*|fallimento|bancarotta|debit[oi]|frod[ei]|truff[ae]|recessione|inflazione|processo (?:a|contro|per)|tribunal[ei]|giudic[ei]|procura|sentenza|condann\p{L}*|carcere|polizia|parlamento|senato|deputat[oi]|elezion[ei]|elettoral[ei]|governo|ministr[oi]|legge|leggi|referendum|aborto|immigrazione|asilo politico|sanzioni|malatti[ae]|vaccin\p{L}*|virus|pandemia|ospedal[ei]|sintomi|salute mentale|povertà|razzis\p{L}*|discrimin\p{L}*|sorveglianza|protest[ae]|manifestazion[ei]|scioper[oi]|crisi climatica|incendio?`,
      factual: String.raw`stud(?:io|i)|ricercatori|rischi?o?|preven\p{L}+|per cento|\d+(?:[.,]\d+)?\s?%|medi[ae]|statistic\p{L}+|sondaggi?o?|cause?|mortalità|aspettativa di vita|(?:all'|ogni )anno|annual[ei]|raccomand\p{L}+|vaccin\p{L}+|terapi[ae]|sintom[oi]|diet[ae]|econom\p{L}+|inflazione|prezz[oi]|crescita|esportazioni|importazioni|dazi|bilanci?o?|emissioni|clima\p{L}*|riscaldamento|temperatur[ae]|modell[oi]|probab\p{L}+|assicura\p{L}+|persone con|legg[ei]|sanzioni|riform[ae]|dibattit[oi]|diritti|trattat[oi]|accord[oi]`,
      light: String.raw`(?:quando|perché|come) sei mort[oa]\?[^?]{0,40}(?:sono (?:ancora )?viv[oa]|non sono mort[oa])|(?:pelle|cellule) mort[ae]|uccid\p{L}* (?:(?:\d+(?:[.,]\d+)? ?%|\p{L}{1,4}'?|tutt[ie]|oltre) ?){0,5}(?:batteri|germi|virus|zanzar[ae]|scarafaggi|formiche|pulci|pidocchi|cimici|mosche|acari|erbacce|insetti|parassiti|muff[ae]|funghi|topi|ratti|tarme|afidi|zecche|vespe|lumache|microbi)|vittim[ae] del (?:suo|loro|proprio|mio|nostro) (?:stesso )?successo|rapit[oaie] da(?:l |lla |lle |i |llo |ll')(?:bellezza|musica|fascino|panorama|paesaggio|storia|atmosfera|sorriso|voce|profumo|sguardo|film|libro)|travolt[oaie] da(?:l |lla |lle |i |gli |ll'| )(?:richieste|critiche|successo|passione|affetto|polemiche|entusiasmo|emozioni|ordini|debiti|applausi|novità)|(?:calore|voti|fumi) dispers[oi]|tragedi[ae] grec(?:a|he)|(?:(?:mia|mie|la|le) piant(?:a|e|ina|ine)|cactus|orchide[ae]|basilico)(?: (?:è|sono|già|di nuovo|tutte)){0,3} mort[aoie]|stanc\p{L}* mort\p{L}*|(?:fax|floppy|e-?mail) è mort[oa]|morte del(?:l')? ?(?:fax|floppy|e-?mail)|mort[oaie] da(?:l|lle|lla)? ?(?:risate|ridere|sonno|noia|fame|freddo|caldo|invidia|vergogna)|mort[oaie] di (?:fame|sonno|sete|noia|vergogna|freddo|paura|curiosità)|(?:muoio|morire|morendo|morto|morta|muore) (?:\p{L}+ )?(?:dal|dalla|dalle|di|da) (?:\p{L}+ )?(?:ridere|risate|sonno|noia|fame|freddo|caldo|invidia|vergogna|voglia|curiosità|paura|sete)|natur[ae] mort[ae]|punt[oi] mort[oi]|lingu[ae] mort[ae]|mar morto|angol[oi] mort[oi]|tempi? morti?|stagione morta|guerra (?:fredda|commerciale|dei prezzi|dei mondi|dei cuscini)|guerre stellari|(?:prima|seconda) guerra mondiale|(?:mi|ci|ti|vi) (?:ha|hanno|sta|stanno|sta per) (?:\p{L}+ )?(?:uccis[oaie]|uccidendo|ammazza(?:to|ndo))|mi uccide|ammazzare il tempo|uccidere (?:il (?:tempo|processo)|la noia|le erbacce)|(?:batteria|telefono|cellulare|computer|portatile|wi-?fi|stampante) (?:\p{L}+ )?(?:è )?(?:mort[oa]|muore)|gialli|romanzi? giall[oi]|zombi?e?s?|assassin's creed|da morire(?=$|[.!,\s])|spari(?:re|sce|scono|ti|ta|to)|valanga di (?:iscrizioni|ordini|voti|richieste|turisti|critiche|gol|messaggi|e-?mail|offerte|meme)|strage di (?:cuori|biscotti|consensi)|bomba (?:al cioccolato|da bagno)`,
      yearPrefix: 'nel|verso il|dal|fino al',
      era: 'a\\. ?c\\.|medioevo|antichità|[ivx]+ secolo',
    },
    hyperbole: {
      outcry: String.raw`(?:lo|la|li|le) (?:ammazzo|uccido|strozzo)`,
      household: String.raw`zupp[ae]|minestr[ae]|lenticchie|sugo|ricett[ae]|cena|pranzo|colazione|avanzi|pasta|formaggio|torta|biscotti|tè|caffè|bollitore|lavastoviglie|piatti|bucato|calzini|asciugaman[oi]|frigo|microonde|forno|tostapane|dentifricio|spazzatura|divano|telecomando|stampante|router|wi-?fi|password|excel|riunion[ei]|mail|server|bocca piena`,
      plan: String.raw`pistola|fucile|proiettil[ei]|coltell[oi]|lama|ascia|martello|veleno|avvelen\w*|corda|benzina|bomba|sangue|tomba|seppell\w*|corpo|cadavere|polizia|vendetta|dove (?:abita|dorme|lavora)|lo aspetto|la aspetto|merita|sul serio|mort[oa]|morire|picchi\w*|ferit\w*`,
    },
    harm: {
      slurs:
        'negr[oi] di merda|sporc[oi] (?:negr[oi]|ebre[oi]|zingar[oi]|arab[oi])|frocio?|froci|ricchion[ei]|culattone|finocchi di merda|terron[ei] di merda|zingar[oi] di merda|ebre[oi] di merda|marocchin[oi] di merda|trans di merda|mongoloid[ei]|subuman[oi]|razza superiore|vucumprà|heil hitler',
      groups: String.raw`ebre[io]|ebree|musulman[oi]|islamici|arab[oi]|ner[oi]|negri|african[oi]|asiatic[oi]|cines[ei]|zingar[oi]|rom|immigrat[oi]|migrant[oi]|migranti|profughi|rifugiati|stranier[oi]|omosessual[oi]|omosessuali|gay|lesbich?e|trans(?:essual\p{L}*|gender)?|donne|femmine|disabil[oi]|disabili|handicappat[oi]|cristian[oi]|infedeli|rumen[oi]|albanes[oi]|albanesi|marocchin[oi]|turch[oi]|meridional[oi]|meridionali|terroni|barbon[oi]|vecchi|bianchi`,
      copula: String.raw`(?<!\p{L})(?:sono|è|come|erano|sembrano|solo)(?!\p{L})|=|:`,
      dehumanising: String.raw`(?:de(?:i|gli|lle) |un[ao]? |tutt[ie] |i |gli |le |la |il )?(?:ratti|topi di fogna|vermi|scarafaggi|parassit[oi]|parassiti|pidocchi|zecche|sanguisughe|porci|maiali|cani|scimmie|animali|bestie|selvaggi|barbari|subumani|feccia|spazzatura|immondizia|merda|merde|peste|piaga|cancro|malattia|virus|abomini\p{L}*|degenerati|pervertiti|non (?:sono )?(?:umani|persone|esseri umani)|inferiori|razza inferiore|invasori|troppo (?:stupid[ie]|scem[ie]) per|colpevoli di tutto|contro natura|ladri per natura)`,
      vile: 'sporchi|schifosi|luridi|maledetti|fottuti|puzzolenti|schifose',
      calls: String.raw`(?:bisogna|bisognerebbe|dobbiamo|devono|dovrebbero|dovremmo|meritano di|vanno|andrebbero|si devono|facciamo)(?: [\p{L}'-]+){0,4} ?(?:uccider\p{L}*|ammazzar\p{L}*|sterminar\p{L}*|sterminat[oi]|eliminar\p{L}*|eliminat[oi]|bruciar\p{L}*|bruciat[oi]|gasar\p{L}*|gasat[oi]|impiccar\p{L}*|impiccat[oi]|fucilar\p{L}*|fucilat[oi]|linciar\p{L}*|morire|crepare|picchiar\p{L}*|stuprar\p{L}*|lapidar\p{L}*|uccis[oi]|ammazzati)|bruciamoli|ammazziamoli|uccidiamoli|sterminiamoli|impicchiamoli|gasiamoli|(?<=^|["!,:;.?]\s?)(?:uccidete|ammazzate|bruciate|impiccate|fucilate|linciate|picchiate|sterminate|bruciamo|ammazziamo)|morte a(?:i|gli|lle|l)?|a morte|fuori (?:i|gli|le|tutti)|nelle camere a gas|al rogo|nei forni|al muro|tornate a casa vostra|torna al tuo paese|(?:stare|restare|stiano|restino|tornino|tornare) in cucina`,
      victims:
        '(?:ai?|al|il|lo|la|i|gli|le|quel|quella|tutti i|tutti gli|nostr[oi]|mio) ?(?:sindac[oa]|president[ei]|ministr[oi]|politici|deputati|giudic[ei]|giornalist[ai]|professor[ei]|professoressa|insegnant[ei]|poliziott[oi]|traditor[ei]|vicin[oi]|compagni|moschea|sinagoga|chiesa|scuola|capo)|traditori|giornalisti|politici|sbirri',
      pileOns: String.raw`tutti [^.!?]{0,25}cambi(?:ano|amo) (?:di )?(?:tavolo|posto) (?:appena|quando)|(?:chi|quello che|quella che) (?:si siede|resta|mangia|parla|rimane) (?:sedut[oa] )?(?:con|accanto a) (?:lei|lui),? è (?:il|la) prossim[oa](?= *[.!]|$)|ridiamo tutti di (?:lei|lui)|prendetel[ao] in giro|prendiamol[ao] in giro|filmatel[ao] quando|votate (?:[\p{L}\p{N}]+ ){1,6}(?:la|il) più (?:brutt|grass|stupid)[ao]|sotto (?:ogni|tutte le|tutti i) (?:sue? |suoi )?(?:foto|post|video) (?:di lei|di lui)|sotto (?:ogni sua|tutte le sue|tutti i suoi) (?:foto|post|video)`,
      threats: String.raw`(?:so|sappiamo) (?:bene |ora )?qual è la (?:tua|vostra|sua) finestra|(?:so|sappiamo) (?:bene |benissimo )?(?:dove (?:abiti|abitate|vivi|dormi)|a che ora (?:esci|torni|uscite)|(?:in|a) (?:che|quale) (?:scuola|asilo) (?:va|vanno))|non (?:ti|si|vi) (?:stup|meravigli|sorprend)\p{L}+ se (?:\p{L}+ ){0,8}non (?:\p{L}+ ){0,5}(?:inter[oa]|viv[oa]|san[oa] e salv[oa])(?!\p{L})|(?:ti|vi|lo|la|li) (?:ammazzo|uccido|ucciderò|ammazzerò|accoltello|sgozzo|sparo|brucio|spacco la (?:faccia|testa)|faccio fuori|pesto|massacro)|(?:sto venendo|vengo|verrò|voglio|vado|andrò|sto per) (?:ad? )?(?:uccider\p{L}+|ammazzar\p{L}+|sparar\p{L}+|accoltellar\p{L}+|far saltare)|(?:so|sappiamo) dove (?:abiti|abitate|vivi|dormi)|(?:stai per|devi) morire(?=$|[.!,])|sei (?:un uomo )?mort[oa](?=$|[.!,])|(?:un proiettile|una pallottola) in (?:testa|fronte)|la tua famiglia (?:morirà|pagherà)|faccio saltare (?:la|in aria)`,
      selfHarm: String.raw`ucciditi|(?<=^|[.!?,:"] ?)(?:ammazzati|suicidati|impiccati)(?=\s*(?:$|[.!,]))|tagliati le vene|buttati (?:da un ponte|sotto un treno)|(?:voglio|vorrei|sto per|penso di) (?:morire|uccidermi|ammazzarmi|suicidarmi|farla finita|togliermi la vita|impiccarmi|tagliarmi(?: le vene)?|sparire per sempre|farmi del male)|togliermi la vita|non voglio più vivere|non ho più voglia di vivere|mi (?:uccido|ammazzo|suicido) (?:stanotte|stasera|oggi|domani)|(?:come|consigli|metodi|modi|trucchi)[^.!?]{0,30}(?:suicidarsi|tagliarsi|smettere di mangiare|morire senza dolore|autolesion\p{L}*|uccidersi)|nessuno (?:ti rimpiangerà|sentirà la tua mancanza)|pro-?ana|il mondo (?:sarebbe|starebbe) meglio senza (?:di )?(?:te|me)|il suicidio è (?:la|una) soluzione`,
      atrocities: String.raw`hitler|mussolini|duce|fascis\p{L}+|nazis\p{L}+|terzo reich|olocausto|shoah|auschwitz|camere? a gas|genocidio|bin laden|isis|attentat\p{L}+|terrorist[ai]|assassin[oi]|strage|foibe|schiavitù|apartheid|breivik|stupratori`,
      praise: String.raw`(?:aveva|avevano|ha) (?:proprio )?ragione|non ha fatto nulla di male|(?:è|sono|era|erano|fu) (?:un|dei|degli|il mio|i miei|un vero) (?:\p{L}+ )?(?:ero[ei]|esempi[o]?|idol[oi]|sant[oi]|geni[o]?|modell[oi])|ero[ei]|mai (?:esistit[oa]|successo)|(?:è|fu|sono) (?:una? )?(?:bugia|menzogna|invenzione|mito|bufala)|non è (?:mai )?esistit[oa]|ci vorrebbe (?:un altro|più|ancora)|ne servono altri|viva|w il|gloria a|torna|se lo (?:meritavano|sono meritat\p{L}+)|ha fatto (?:anche )?cose buone|è stat[oa] (?:giust[oa]|bell[oa]|necessari[oa])|grazie a`,
      insults:
        '(?:grass[oa]|brutt[oa]|schifos[oa]) (?:e )?(?:brutt[oa]|schifos[oa]|troia|puttana|vacca|cess[oa])|troia|puttana|zoccola|vacca|cesso|cicciona?|brutt[oa]|ritardat[oa]|mongoloide|imbecille|fallit[oa]|feccia|puzza|fa schifo|inutile|nessuno (?:vuole|sopporta|ama)|tutti odiano|ridete di|pezzo di merda|scrofa',
      light:
        'punt[oi] ner[oi]|oliv[ae] ner[ae]|(?:capelli|peli|denti|panni|vini|fagioli|punti) bianchi|vecchi (?:mobili|vestiti|libri|giornali|file|documenti|telefoni|computer|oggetti|abiti|rami|programmi|messaggi|dati)|umorismo nero|caffè nero|mercato nero|buc[oh]i? ner[oi]|venerdì nero|brutt[oa] (?:anatroccolo|ma buoni)|cavallo nero',
      reported: String.raw`ha detto|dice|disse|chiamat\p{L}*|afferm\p{L}*|accus\p{L}*|condann\p{L}*|denunci\p{L}*|secondo|tribunale|polizia|processo|razzis\p{L}*|antisemit\p{L}*|odio|mito|falso|complott\p{L}*|museo|memoria|superstiti|prevenzione|minacc\p{L}*|rapporto|aiuto`,
    },
  },
  memes: {
    situations,
    turns: list('ma|e|quindi|poi|solo|finché|perché|ora|però'),
    moments: list('pov|quando|io quando|nessuno:|quel momento in cui'),
    hopes: list('aspettativa|aspettative|piano|teoria|speranza|sogno|promessa|presumibilmente'),
    strongHopes: list(
      'doveva|dovevano|pensavo|pensava|credevo|credeva|speravo|sperava|volevo|voleva|in teoria|sulla carta|promesso|prometteva',
    ),
    outcomes: list(
      'realtà|in realtà|alla fine|invece|solo|mai|ancora|nessuno|niente|nulla|non|non più|appena|peggio|fallito|dimenticato|senza|persino',
    ),
    past: list(
      "prima|un tempo|per anni|per decenni|originariamente|all'inizio|fino a poco fa|anni fa|una volta|giorno 1|lunedì",
    ),
    present: list('ora|dopo|adesso|oggi|attualmente|non più|da allora|giorno 90|venerdì'),
    promises: list('promett*|promess*|presto|previst*|garanti*|annunci*'),
    delays: list('ancora|ritard*|rinviat*|aspett*|mai|non ancora'),
    fears: list('panico|paura|spavent*|terrorizz*|orrore|incubo|incubi|aiuto|oh no|timore|emergenza'),
    angers: list('furios*|rabbia|arrabbiat*|odio|stuf*|inaccettabile|basta|indign*|protest*|ridicolo'),
    tired: list('stanc*|esaust*|dormire|dormo|sonno|sveglia*|insonnia|straordinari'),
    troubles: list(
      'guast*|ritard*|errore|errori|troppo|troppi|impossibil*|annullat*|problema|problemi|peggio|peggior*|caos|crisi|fallit*|fallisce|vieta*|vietat*',
    ),
    falls: list('calat*|calo|cala|crollat*|crolla|crollo|diminuit*|scende|sces*'),
    opinions: list('dovrebbe*|meglio di|meglio che|deve|devono|bisogna|basta con'),
    extremes: list(
      'unico|unica|più grande|più alto|più lungo|più vecchio|primo|prima volta|tutti|tutte|nessuno|mai|sempre',
    ),
    surprises: list(
      'in realtà|nessuno|mai|segret*|nascost*|sorprend*|inaspettat*|stran*|incredibil*|miliard*|misterios*',
    ),
    triumphs: list(
      'vince|vinto|vincono|vittori*|campion*|record|miglior*|successo|successi|trionf*|finalmente|orgoglios*|premio|premi|conquista*',
    ),
    doubts: list('forse|davvero|mito|miti|presunt*|sembra|sembrano|dice|secondo'),
    joys: list(
      'ama|amano|amore|gratis|divertent*|felice|felici|delizios*|vacanz*|festa|compleanno|regal*|torta|cioccolat*|benvenut*',
    ),
    delicate: list(
      'quarantena*|espulsi|obesità|trauma*|circoncisione|mutilazione genitale|mutilazioni genitali|ucrain*|gaza|cocaina|eroina|stupefacenti|narcotraffic*|contrabband*|carcere|carceri|prigion*|detenut*|arrestat*|povertà|senzatetto|carestia|denutrizione|lavoro minorile|guerra|guerre|accus*|denunci*|molest*|scandal*|licenzia*|dio|gesù|cristo|allah|divorzi*|razzis*|sessis*|omofob*|musulman*|islam*|ebre*|cristian*|cattolic*|vescov*|incinta|cancro|tumor*|prostitu*|rifugiat*|migrant*|suicid*|covid*|coronavirus|pandemia*|vaccin*|depressione|sesso|sessual*|porno*|erotic*|nudo|nuda|uragano|alluvion*|incendio|incendi|pompieri|polizia|carabinieri|arrestat*|arresto|arresti|furto|furti|rapina*|fallimento|malattia|malattie|paziente|pazienti|ospedal*|incident*|epidemi*|disoccupa*|perdita del lavoro|senza lavoro',
    ),
    groups: list(
      'elettori|elettrici|musulmani|ebrei|cristiani|migranti|rifugiati|richiedenti asilo|minoranze|popoli indigeni|senzatetto|lavoratori anziani|lavoratori più anziani|gli anziani|anziani|i vecchi|pensionati|i giovani|adolescenti|boomer|millennial|generazione z|le donne|donne|gli uomini|le ragazze|i ragazzi|le madri|bionde|stranieri|immigrati|americani|gli italiani|tedeschi|polacchi|russi|i cinesi|asiatici|africani|arabi|i neri|i bianchi|zingari|rom|omosessuali|i gay|disabili|persone con disabilità|autistici|i grassi|i poveri|i ricchi|i disoccupati|disoccupati|dipendenti pubblici',
    ),
    claims: list(
      'spesso|di solito|generalmente|sempre|mai|raramente|meno|considerat*|visti come|viste come|tendono|non sanno|non possono|non vogliono|dovrebbero|preferiscono|per natura|degli uomini|delle donne|stereotip*|pregiudizi*|cliché|pigr*|fannullon*|più debol*|efficient*|troppo vecch*|troppo giovan*',
    ),
    losses: list(
      'aborto spontaneo|aborti spontanei|nato morto|nata morta|lutto perinatale|perso il bambino|perdita del bambino',
    ),
    farewells: {
      kin: list(
        'papà|padre|babbo|mamma|madre|nonno|nonna|fratello|sorella|marito|moglie|figlio|figlia|zio|zia|cane|gatto',
      ),
      partings: list(
        "se n'è andato|se n’è andato|se n'è andata|se n’è andata|ci ha lasciato|ci ha lasciati|non c'è più|non c’è più|perso|si è spento|si è spenta|si è addormentato|si è addormentata",
      ),
      absences: list(
        'numero|segreteria|per abitudine|nessuno risponde|non risponde|più nessuno|sedia vuota|mi manca|ci manca|senza di lui|senza di lei|in pace|per sempre|funerale',
      ),
    },
    mockery: String.raw`(?:foto|film)\p{L}* (?:\p{L}+ ){0,5}(?:di nascosto|a sua insaputa|senza che se ne accorg\p{L}+)|nessuno (?:la|lo) (?:vuole|invita|sopporta)|nessuno si siede con (?:lei|lui)|(?:lei|lui) è (?:così |proprio )?(?:brutt[ao]|grass[ao])|(?<!(?:mio|mia|miei|mie) )(?:denti|naso|orecchie|pancia) come (?:un|una|il|la) \p{L}+`,
    passing: list(
      'dopo la pandemia|dalla pandemia|prima della pandemia|durante la pandemia|nonostante la pandemia|dopo il covid|mio dio|grazie a dio|guerre stellari|guerra dei prezzi',
    ),
    negations: list('non|mai|nessun*|niente|nulla|senza|né|appena'),
    everyday: list(
      'sciocco|stupid*|pazzo|pazza|ridicolo|assurdo|orribile|noios*|magia|mostro|incubo|fortuna|ridere|scherzo|barzelletta|divertent*|odio|amo|scusa|gatto|cane|bambino|mamma|madre|nonna|capo|birra|caffè|pizza|torta|biscott*|dormire|bagno|zombie|drago|festa|pigro|dimenticato|colpa|frigo|frigorifero|divano|pane|formaggio|calzini|stampante|lunedì|suocera|vicin*',
    ),
    abstract: list(
      'implementazione|strategi*|processo|processi|soluzion*|infrastruttur*|sviluppo|gestione|iniziativ*|organizzazion*|funzionalità|procedur*|architettura',
    ),
    swaps: list(
      'invece di {a}, {b}|anziché {a}, {b}|al posto di {a}, {b}|{b} invece di {a}|{b} anziché {a}|sostituito {a} con {b}',
    ),
    choices: list('scegliere tra {a} e {b}|scelta tra {a} e {b}|o {a} o {b}'),
    sames: list(
      '{a} è lo stesso di {b}|{a} costa quanto {b}|{a} costano quanto {b}|{a} pesa quanto {b}|{a} sembra {b}|{a} sembrano {b}|{a} costa come {b}|{a} costano come {b}|{a} non costa più di {b}|{a} ha lo stesso prezzo di {b}|{a} pesa come {b}|{a} è pesante come {b}|{a} dura quanto {b}|{a} dura come {b}',
    ),
    laters: list('{a} {n} anni dopo|{a}, {n} anni dopo|{a} {n} mesi dopo|{a} dopo {n} anni'),
    lasts: list('dura|durato|durò|ci vogliono|aspettato|costa|costato|pesa|pesava|passato|percorso|richiede|impiegato'),
    units: list(
      'anni|ore|giorni|mesi|settimane|minuti|secoli|pagine|persone|righe|chilometri|tonnellate|euro|email|riunioni|moduli',
    ),
    about: list('circa|più di|oltre|quasi|almeno|fino a'),
    requests: {
      asks: 'qualcuno (?:ha|avrebbe|può|potrebbe|sa|vende|presta|conosce)|chi (?:ha|può|potrebbe|mi presta)',
      offers:
        'prest\\p{L}*|(?:passo|passiamo|vengo|veniamo) a (?:prender|ritirar)\\p{L}*|grazie in anticipo|in privato|contattatemi|scrivetemi',
    },
    notices: list(
      'si prega di|si avvisa|si informa|orario di apertura|orari di apertura|resterà chius*|rimarrà chius*|è chius*|aperto dal|ci scusiamo|è in ritardo|è annullat*|è rinviat*|si terrà|avrà luogo|ingresso libero|ingresso gratuito|iscrizioni entro|per lavori|fino a nuovo avviso|ulteriori informazioni',
    ),
    instructions: list(
      'leggi anche|leggi tutto|scopri|clicca|iscriviti|abbonati|non dimenticare|condividi|newsletter|scarica|contattaci|nostri prodotti|nostri servizi|nostro team|offriamo|campi obbligatori|lascia un commento|grazie per|seguici|di seguito|troverai|troverete|qui puoi',
    ),
    quips,
    similes: list('come un|come una|come il|come la|come mio|come mia|come se'),
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
  facts: {
    labels: { when: 'Quando', where: 'Dove', price: 'Prezzo', signUp: 'Iscrizione', contact: 'Telefono' },
    when: 'quando|data|date|orari[o]?',
    where: 'dove|luogo|indirizzo|sede',
    inPlace: "(?:ne|a)(?:l|llo|lla|i|gli|lle)|(?:ne|a)ll['’]|in|a|sul|sulla",
    placeLinks: 'di|del|della|dello|dei|degli|delle|in|a|e|la|il',
    venues:
      'sala|parco|piazza|castello|chiesa|cattedrale|duomo|museo|teatro|centro|scuola|hotel|albergo|caffè|stadio|arena|biblioteca|università|galleria|stazione|via|viale|studio|opera|foro|accademia|cinema|palazzo|casa|auditorium|giardini|giardino|molo|padiglione|fiera',
    entry: 'ingresso|bigliett[oi]|prezz[oi]|partecipazione',
    free: 'gratis|gratuit[oaie]|liber[oa]',
    signUp: 'iscrizion[ei]|iscriversi|prenotazion[ei]',
    phone: String.raw`tel(?:efono)?|chiam\p{L}*|numero`,
    contact: String.raw`informazioni|info|prenot\p{L}*|iscri\p{L}*|testimoni`,
    witnesses: 'testimoni',
    off: 'annullat[oaie]|rinviat[oaie]|sospes[oaie]',
    from: 'dalle|a partire dalle|verso le',
  },
  signs,
  cuts,
  prose,
  rows,
  people,
};

export const examples: Examples = {
  article: `Come riparare uno pneumatico della bicicletta

Prima di tutto, smontate la ruota e sollevate lo pneumatico oltre il cerchio.

Poi immergete la camera d’aria nell’acqua e osservate le bolle.

Dopo carteggiate il foro e stendete uno strato sottile di colla.

Infine premete la toppa e gonfiate di nuovo la ruota.`,
  form: 'steps',
  grave: 'Dodici morti nel terremoto',
  harmless: 'La pista ciclabile è stata rinnovata questa estate',
  date: ['29 ottobre 1923', 1923.8],
};
