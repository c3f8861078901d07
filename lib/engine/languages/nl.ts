import type { Examples } from './examples.ts';
import { type Language, list } from './language.ts';
import { cuts } from './nl/cuts.ts';
import { drawings } from './nl/drawings.ts';
import { figures } from './nl/figures.ts';
import { forms } from './nl/forms.ts';
import { genreFrames, genreSigns } from './nl/genre-frames.ts';
import { icons } from './nl/icons.ts';
import { notes } from './nl/notes.ts';
import { notices } from './nl/notices.ts';
import { premises } from './nl/premises.ts';
import { prose } from './nl/prose.ts';
import { replies } from './nl/replies.ts';
import { signs } from './nl/signs.ts';
import { socialFrames } from './nl/social-frames.ts';
import { steering } from './nl/steering.ts';
import { things } from './nl/things.ts';
import type { BriefWords } from './words/brief-words.ts';
import type { GrammarWords } from './words/grammar-words.ts';
import type { JokeWords } from './words/joke-words.ts';
import type { PeopleWords } from './words/people-words.ts';
import type { ReadWords } from './words/read-words.ts';
import type { RowWords } from './words/row-words.ts';
import type { QuipWords, SituationWords } from './words/situation-words.ts';
import type { AimWords, TitleWords } from './words/title-words.ts';

const titles: TitleWords = {
  series: String.raw`(?:\p{L}+ )?\p{L}+ van (?:de (?:dag|week|maand)|het jaar)|podcast|video|foto[’']?s?|in beeld|exclusief|live|opinie|column|analyse|persbericht|serie|\p{L}*nieuws`,
  promises: String.raw`alles wat (?:je|u) (?:moet|wilt) weten|(?:dit|wat) (?:moet|moeten) (?:je|u|we) weten|zo (?:werkt|doe|maak|gaat)|dit is (?:hoe|waarom|wat)|ontdek|lees (?:meer|hier)|de (?:complete|ultieme) gids|stap voor stap|tips (?:en|&) tricks|online kopen`,
  sites: 'officiële (?:website|site|pagina|webshop)|website van|homepage van|welkom',
};

const situations: SituationWords = {
  upshots: 'uiteindelijk|in werkelijkheid|in de praktijk|in plaats daarvan|het werd|het bleek|blijkt|resultaat',
  foregone: 'geen wonder|natuurlijk|uiteraard|zoals verwacht|vanzelfsprekend|prompt',
  stages: 'eerst|toen|daarna|later|nu|ten slotte|tenslotte|uiteindelijk',
  masks:
    '{b} vermomd als {a}|{b} omgedoopt tot {a}|{a} blijkt {b}|{a} bleek {b}|{a} is eigenlijk {b}|{a} was eigenlijk {b}|{a} is in werkelijkheid {b}',
  reversals: 'integendeel|zelfs niet|niet eens|behalve|in plaats daarvan|in werkelijkheid',
  titleTurns: 'maar|toch|behalve|totdat|alleen niet|nog niet|tenzij|omdat|of niet',
};

const rows: RowWords = {
  copulas: 'zijn|waren',
  against: 'vergeleken met|terwijl',
  opposed: 'terwijl|maar',
  opinions: 'zeggen|vinden',
  endsLabel: 'en',
  labelOf: 'van',
  listAnd: 'en',
  listOpeners: 'met',
  nameOf: 'van',
  having: 'heeft',
  inPlace: 'in|In',
  areas: '(?:EU|OESO)(?:-gemiddelde)?|eurozone|Europese Unie',
  averages: 'gemiddelde?',
  followedBy: 'gevolgd door',
  lastly: 'ten slotte|tot slot',
  moneyWords:
    'geld|salaris(?:sen)?|lonen|loon|inkomens?|verdien(?:t|en)|kosten|prijzen|omzet|winst(?:en)?|uitgaven|schulden|begroting',
};

const quips: QuipWords = {
  tags: 'nou ja|nou|tenminste|nog niet|niet helemaal|bijna|altijd|nooit|nergens|niemand|niets|twee keer|alweer|zogenaamd|helaas|misschien|waarschijnlijk|ooit|meestal|sorry|oeps|niet eens|in theorie|tot nu toe|min of meer',
  platitudes:
    'aanrad*|raad aan|ik hoop|ik wil|ik wens|trots|dankbaar|dank*|belangrijk*|samen|samenwerk*|partner*|toekomst*|succes*|oplossing*|klanten|gemeenschap*|betrokken*|verantwoord*|innovat*|duurza*|uitdaging*|kans|kansen|potentieel|bijdrage|waarden|doel*|kwaliteit*|ondersteun*|mogelijk*|garande*|blijven|strateg*|essentieel|cruciaal',
  assents: 'ja|natuurlijk|zeker|absoluut|uiteraard|geen probleem',
  laughs: 'lacht|lachte|lachend|grapt|grapte|grijnst|grijnsde|glimlach*|schertst|schertste',
  contrasts:
    'maar|toch|echter|hoewel|ondanks|in plaats van|integendeel|zelfs niet|behalve|niettemin|alleen|noch|eigenlijk|in theorie',
  comparisons: 'meer dan|minder dan|beter dan|erger dan|liever dan|zo * dat|zo * als|te * om',
};

const people: PeopleWords = {
  placedBefore: 'in',
  saying: 'zei|zegt',
  sayingBefore: 'zei',
  particles: 'van',
  introducing: 'de|het|een',
  speakerParticles: 'van',
  bylineParticles: 'van',
  nameJoints: 'van|ten|ter|en',
  and: 'en',
  quoting:
    'aldus|stelt|stelde|vindt|vond|benadrukt|benadrukte|reageert|reageerde|verklaart|verklaarde|legt|besluit|verzucht|erkent|erkende|concludeert|concludeerde|voegt|licht|noemt|noemde',
  offices: String.raw`(?:[\p{L}-]*(?:[Mm]inister|[Pp]resident|[Bb]urgemeester|[Dd]irecteur|[Vv]oorzitter|[Ww]oordvoerder|[Hh]oogleraar|[Pp]rofessor|[Tt]rainer|[Ss]ecretaris|[Aa]mbassadeur|[Ww]ethouder|[Oo]prichter|[Oo]nderzoeker|[Kk]amerlid|[Pp]remier)|CEO)`,
};

const aims: AimWords = {
  asides: 'in op aan bij met zonder van uit onder tussen tegen tijdens na sinds tot door vanaf naast dankzij ondanks',
  fresh: 'nieuwe?|presenteert|lanceert|onthult|komt|test|getest|beste|beter|vergelijk\\p{L}*|wachten|waard',
  fails: 'storing(?:en)?|bugs?|fouten|fout|crasht|kapot|problemen|probleem|repareren|traag',
};

const jokes: JokeWords = {
  nouns: {
    leads:
      'de|het|een|deze|die|dit|mijn|jouw|zijn|haar|ons|onze|hun|elke|elk|veel|enkele|in|op|met|over|bij|tegen|onder|tussen|uit',
    unsure: String.raw`\p{L}+`,
  },
  empty:
    'nieuwe?|jaar|jaren|maand|week|dag|land|stad|prijs|pagina|deel|wereld|leven|man|vrouw|kinderen|regering|vraag|antwoord|voorbeeld|toekomst|winter|zomer|nieuws|video|foto’?s?|mening|conclusie|geval|mensen',
  frames: {
    ...socialFrames,
    stated: [
      'nobody | Tandarts: Mond goed open. | Ik: | {h}',
      'nobody | De lift: stilte | Ik: | {h}',
      'nobody | Mijn date: Vertel eens over jezelf. | Ik: | {h}',
      'nobody | Ober: Heeft u al gekozen? | Ik: | {h}',
      'proclaim | Ik, tegen een taxichauffeur die niets vroeg | {h}',
      'proclaim | Mijn buurman, over de heg | {h}',
      'thoughts | Nog één kop. | En dan slapen. | {h}',
      'scale | Al mijn eigen problemen | {h}',
      'chat | Vertel eens iets over jezelf. | {h} | De rekening, graag.',
      'chat | Waar denk je aan? | {h} | Ik dachte aan mij.',
      'chat | Heb je het artikel gelezen? | {H} | Dat is de kop.',
      'nobody | Niemand: | Ik op elk feestje: | {h}',
      'nobody | Iedereen: Goedemorgen! | Ik, vóór de koffie: | {h}',
      'thoughts | Slaap je al? | Ja. | {h}',
      'thoughts | Morgen vroeg op. | Ogen dicht. | {h}',
      'proclaim | Ik, na één artikel | {h}',
      'proclaim | Ik, in de kring op een verjaardag | {h}',
      'nobody | Helemaal niemand: | Ik, om drie uur ’s nachts: | {h}',
      'chat | Schat, slaap je al? | {h} | Welterusten.',
      'scale | Alles wat ik vandaag moet doen | {h}',
    ],
    trouble: ['calm | {h} | Komt goed.', 'calm | {h} | Niet mijn afdeling.', 'calm | {h} | Lekker bezig.'],
    fall: ['chart | Het vijfjarenplan | {h}', 'chart | Wat er op de slide stond | {h}'],
    opinion: ['sign | {h} | Geen verdere vragen', 'sign | {h} | Ik zeg het maar even'],
    about: [
      'verdict | Over het weer praten | Veertig minuten over ‘{t}’',
      'buttons | Mijn werk doen | Alles lezen over ‘{t}’ | Ik, elke maandag',
      'tug | Acht uur slaap | Nog één artikel over ‘{t}’ | Ik',
      'levels | ‘{t}’? Nooit van gehoord. | De kop lezen | Het artikel lezen | Vreemden verbeteren',
      'reality | Verwachting | Twee minuten ‘{t}’ | Werkelijkheid | Het is donker buiten',
      'before-after | 21 uur | Eén artikel over ‘{t}’ | 3 uur | Elke voetnoot gelezen',
      'domino | Eén artikel over ‘{t}’ | Mijn hele persoonlijkheid',
      'fork | Het artikel lezen | Meteen een mening hebben | ‘{t}’',
    ],
    asked: ['thoughts | Slaap je? | Ja. | {h}', 'exchange | Nog vragen? | {h}', 'shocked | Ik, onder de douche: {h}'],
    listed: [
      'butterfly | Ik | ‘{h}’ opslaan | Is dit vooruitgang?',
      'clown | {h} | Vandaag begin ik | Goed, morgen | Opgeslagen voor later',
    ],
    genres: {
      ...genreFrames,
      product: [
        'chat | Je hebt er al een. | {h} | Waar is ons geld?',
        'nobody | Saldo: 12 euro | Ik: | {h}',
        'tug | Mijn spaargeld | ‘{t}’ | Betaaldag',
        'butterfly | Ik | ‘{t}’ | Is dit een belegging?',
        'tempted | Ik | De oude, die het doet | ‘{t}’',
        'exchange | Hebben we dat echt nodig? | {h}',
      ],
      software: [
        'chat | Heb je twee minuten? | {h} | Dat waren drie uur.',
        'calm | {h} | Bij mij werkt het.',
        'reality | Schatting | Twee uur ‘{t}’ | Werkelijkheid | Het is donderdag',
        'butterfly | Ik | ‘{t}’ | Is dit een weekendproject?',
        'exchange | Is het snel gefikst? | {h}',
        'panic | {h} | Iemand anders heeft dienst | Ik heb dienst',
      ],
      science: [
        'chat | Heb je de vuilnis buitengezet? | {h} | Dus niet.',
        'thoughts | Aanrecht: vol. | Rekeningen: open. | {h}',
        'butterfly | Ik | Eén artikel over ‘{t}’ | Is dit een studie?',
        'exchange | En, hoe is het met jou? | {h}',
        'shocked | Ik, om twee uur ’s nachts: {h}',
      ],
      sports: [
        'proclaim | Ik, voor het laatst gerend in 2014 | {h}',
        'chat | Kunnen we het over ons hebben? | {h} | Ik bedoelde ons twee.',
        'butterfly | Ik, op de bank | ‘{t}’ | Is dit sport?',
        'exchange | Doet u aan sport? | {h}',
        'panic | Wedstrijddag | Het is maar een spel | {H}',
      ],
      markets: [
        'chat | Is mijn geld bij jou veilig? | {h} | Ik vraag het elders.',
        'calm | {h} | Ik denk aan de lange termijn.',
        'exchange | En je pensioen? | {h}',
        'panic | {h} | Ik heb geen aandelen | Mijn pensioen wel',
      ],
      politics: [
        'chat | Geen politiek aan tafel. | {h} | Daar gaan we.',
        'proclaim | Die ene oom, op elke verjaardag | {h}',
        'exchange | Je ziet er moe uit. Gaat het? | {h}',
        'shocked | Ik, vijf minuten met vakantie: {h}',
      ],
      screen: [
        'chat | Eén aflevering, dan slapen. | {h} | Het is vier uur.',
        'tug | Frisse lucht | ‘{t}’ | Mijn weekend',
        'butterfly | Ik | ‘{t}’ | Is dit een persoonlijkheid?',
        'exchange | Ben je vandaag buiten geweest? | {h}',
      ],
      food: [
        'chat | Wat eten we? | {h} | Brood dus.',
        'reality | Het recept | ‘{t}’ | Mijn keuken | Frietje dan maar',
        'butterfly | Ik | ‘{t}’ | Is dit gezond koken?',
        'tempted | Ik | De salade van thuis | ‘{t}’',
      ],
      outing: [
        'chat | Plannen dit weekend? | {h} | Ik dacht aan de bank.',
        'buttons | ‘{t}’ | De bank | Ik, elke zaterdag',
        'butterfly | Ik | ‘{t}’ opslaan | Is dit een plan?',
        'panic | Het weekend | Niets gepland | {H}',
      ],
      paperwork: [
        'levels | ‘{t}’ negeren | Regel één lezen | Nog een keer lezen | Mama bellen',
        'chat | Heb je hobby’s? | {h} | Andere hobby’s?',
        'tempted | Ik | ‘{t}’ | De hele keuken poetsen',
        'exit | ‘{t}’ | De waterkoker ontkalken | Ik, volwassen',
        'exchange | Volwassen zijn, in één zin? | {h}',
      ],
      animals: [
        'chat | Waar was je de hele week? | {h} | Het eten was om zes.',
        'nobody | Iedereen: slaapt | Mijn kat om vier uur: | {h}',
        'exchange | En wat is jouw excuus? | {h}',
        'shocked | Mijn kat leest mee: {h}',
      ],
      business: [
        'chat | Had dit een mail kunnen zijn? | {h} | Ja.',
        'nobody | Baas: Nog vragen? | Ik, om 16.59 uur: | {h}',
        'butterfly | Mijn baas | ‘{t}’ | Is dit een teamuitje?',
        'exchange | Nog successen deze week? | {h}',
      ],
      research: ['tempted | Ik | Mijn scriptie | ‘{t}’', 'exchange | Hoe gaat het met hoofdstuk één? | {h}'],
      health: ['butterfly | Ik | Lezen over ‘{t}’ | Is dit een training?', 'panic | 1 januari | 2 januari | {H}'],
      fame: ['exchange | Kennen wij die mensen? | {h}', 'butterfly | Ik | ‘{t}’ | Gaat mij dit iets aan?'],
      cars: ['tempted | Ik | Mijn fiets, afbetaald | ‘{t}’', 'exchange | We wilden alleen parkeren. | {h}'],
    },
  },
  pictured: '(?:een |de )?(?:foto|afbeelding|schermafbeelding|tekening) van',
  doable: 'tips|trucs|stappen|ideeën|manieren|oefeningen|recepten|dingen om te doen|gewoontes',
  replies,
  aims,
  titles,
  premises,
  things,
  phrases: {
    expectation: 'Verwachting',
    reality: 'Werkelijkheid',
    before: 'Vroeger',
    now: 'Nu',
    regret: 'Had ik maar niets gevraagd.',
    starter: 'Starterspakket: {}',
    me: 'Ik',
    mood: 'Huidige stemming:|Mijn hoofd om drie uur ’s nachts:|Ik, camera uit, in de vergadering:|Mijn laatste hersencel:',
    wordless: 'Geen woorden nodig',
    lastStep: 'Iemand betalen om het te doen',
  },
  genres: {
    ...genreSigns,
    product: String.raw`telefoons?|koptelefoon|aanbieding\w*|korting\w*`,
    software: String.raw`ontwikkelaars?|wachtwoord\w*|broncode|programmeur\w*`,
    science: 'ruimtevaart|wetenschappers|planeten|telescoop',
    sports: String.raw`doelpunt\w*|wedstrijd|elftal|competitie|trainer`,
    markets: 'beurs|aandelen|beleggers',
    politics: String.raw`kamerlid|kabinet|verkiezing\w*|minister\w*|tweede kamer`,
    screen: String.raw`aflevering\w*|seizoen|regisseur|acteurs?`,
    food: 'recepten?|ingrediënten|eetlepels?|oven',
    outing: String.raw`tentoonstelling|vakantie|kaartjes|concert\w*`,
    paperwork: String.raw`belasting\w*|formulier\w*|verzekering\w*|aanvraag`,
    animals: 'katten?|honden?|kat|hond|dierenasiel',
    business: String.raw`bedrijf|bedrijven|medewerkers|vergadering\w*|klanten`,
    research: String.raw`steekproef|hypothese\w*`,
    health: String.raw`dieet|afvallen|slaap|artsen|gezond\w*`,
    fame: String.raw`bekende nederlander\w*|koningshuis`,
    cars: 'auto|autos|auto’s|proefrit',
  },
};

const grammar: GrammarWords = {
  joints:
    'de het een van in op aan bij met zonder voor door naar uit over onder tussen tegen tijdens na sinds tot om te en of maar want dat die wie waar wanneer als hoe omdat terwijl hoewel toen geen zeer meest zijn haar hun ons onze mijn ook nog al alleen ongeveer per dan',
  others:
    'is was waren wordt worden werd werden heeft hebben had hadden zal zullen zou zouden kan kunnen moet moeten mag niet meer ik jij je u hij zij ze wij we jullie hem mij me zich dit deze wat hier daar er nu alle alles andere veel wel zelf doen gaat nieuwe twee zo',
  isVerbSecond: true,
  backward:
    'hij zij ze het dit dat deze die zijn haar hun daar hier er zo dan maar en of ook toch daarom daarmee daarbij daardoor hierdoor bovendien echter',
  connectives:
    'helaas|gelukkig|tenslotte|tot slot|echter|bovendien|daarnaast|overigens|toch|bijvoorbeeld|in feite|uiteindelijk|ten slotte|en|maar|dus|kortom|natuurlijk',
  coordinators: 'en maar want',
  reporting: 'zei zegt vertelde vertelt schreef schrijft meldt meldde waarschuwt',
  accordingTo: 'volgens|aldus',
  second: 'maar hoewel omdat terwijl behalve tenzij',
  dependent: 'als wanneer indien hoewel terwijl omdat doordat nadat voordat totdat toen om zonder ondanks volgens',
  weighty: 'waardoor|omdat|terwijl|nadat|zodat|dankzij|vooral',
  trailing: 'waarbij|waardoor|waarmee|omdat|terwijl|nadat|zodat|zoals|bijvoorbeeld|waaronder|met name|vooral|dankzij',
  restrictive: 'die dat',
  indefinite: 'een',
  limiting: 'alleen slechts',
  denying: 'zonder geen',
  unmarked:
    'andere jaar maanden dagen weken uur keer enkele sommige veel vele weinig verschillende diverse meerdere talrijke',
  and: 'en of',
  binding:
    'niet geen nooit niemand niets zonder nauwelijks maar als indien tenzij behalve alleen slechts tot kan kunnen zou zouden mogelijk misschien waarschijnlijk vermoedelijk hoewel echter zelden',
  speech: 'zei zegt zeiden volgens aldus verklaarde vertelde meldt meldde waarschuwt waarschuwde schat stelt studie',
  personal: 'ik mij me mijn wij we ons onze jij je jou jouw u uw jullie',
  subjects: 'de het een hij zij ze wij we dit dat',
  addressed: 'jij je jou jouw u uw',
  collective: 'wij we ons onze',
  abbreviations: 'dhr mevr drs bijv d.w.z o.a resp',
  abbreviationsBeforeNumber: 'blz art',
  timely: '(?:dit|deze) (?:jaar|week|maand|zomer|winter)',
  contrast: 'maar|echter|alleen',
};

const brief: BriefWords = {
  fromTo: {
    objects: 'de|het|zijn|haar|hun',
    spans: 'in|sinds|tussen|binnen|vorig',
    plans: 'zal|zullen|moet|moeten|wil|willen|zou|zouden|kan|kunnen|verwacht|naar verwachting',
    from: 'van',
    to: 'naar|tot',
    verbs:
      '(?:steeg|stegen|daalde|daalden|zakte|zakten|groeide|groeiden|klom|klommen|kromp|krompen|ging|gingen|liep|nam|is gedaald|is gestegen|is gegroeid|zijn gedaald|zijn gestegen|zijn gegroeid|is gezakt|is gekrompen|is teruggelopen)',
    changing: '(?:verhoogde|verlaagde|verminderde)n?(?: (?:de|het|zijn|haar|hun))?',
    auxiliaries: 'is|zijn|was|waren|werd|werden|heeft|hebben',
    lastVerbs:
      'gedaald|gestegen|gegroeid|gezakt|gekrompen|teruggelopen|opgelopen|toegenomen|afgenomen|verhoogd|verlaagd|gegaan|terug|op|af',
    adverbs: 'licht|sterk|flink|zelfs|weer|verder|inmiddels',
    openers: 'en|maar|terwijl|dat',
    generic: 'percentage|aandeel|aantal|cijfer|waarde|prijs|prijzen|niveau|totaal|gemiddelde|index|kosten',
  },
  views: { opinion: 'Opinie', satire: 'Satire' },
  kicker: {
    'how-to': 'Handleiding',
    questions: 'Vraag en antwoord',
    changelog: 'Wijzigingen',
    prices: 'Prijzen',
    research: 'Onderzoek',
    review: 'Recensie',
    interview: 'Interview',
  },
  sets: {
    shared: 'beide|gemeen|gemeenschappelijk|overeenkomsten',
    before: 'voorheen|vroeger|ervoor|voor',
    after: 'erna|nu|daarna|na',
    fields: 'sterktes?|sterke punten|zwaktes?|zwakke punten|kansen|bedreigingen',
  },
  review: {
    praise: 'uitstekende?|indrukwekkende?|geweldige?|beter|comfortabele?|overtuigt|fijne?',
    blame:
      'helaas|teleurstell\\p{L}*|ontbreekt|ontbreken|slechter|nadeel|nadelen|te (?:duur|zwaar|klein|groot|traag)|beperkte?',
  },
  moves: {
    rose: 'steeg|stegen|groeide|klom|won',
    fell: 'daalde|daalden|zakte|verloor|kromp',
  },
  times: { relative: 'een jaar (?:eerder|geleden)|het (?:vorige|voorgaande) jaar|vorig jaar' },
  shares: { remaining: 'de (?:overige|andere|rest)', others: 'andere|overige?' },
  votes: {
    voted: 'stem(?:men|de|den)|stemming|aangenomen|verworpen',
    ayes: 'stemmen(?: voor)?|voor',
    between: 'tegen|en',
    noes: '(?:stemmen )?tegen|stemmen',
    abstained: 'onthoudingen',
    names: ['Voor', 'Tegen'],
  },
  cycle: {
    round: 'kringloop|cyclus|vicieuze cirkel',
    closing: 'opnieuw|herhaalt|terug naar',
  },
  chain: { causes: 'veroorza(?:akt|ken)|leid(?:t|en) tot' },
  hierarchy: {
    whole: 'soorten|bestaat uit|indeling|structuur|opbouw',
  },
  parts: {
    made: 'onderdelen|bouwstenen|componenten|bestaat uit',
    nouns: 'delen|onderdelen|componenten|elementen|lagen|niveaus|soorten|typen|groepen|categorieën|pijlers|vormen',
    stages: 'fasen|fases|stappen|stadia',
  },
  ranking: {
    ordering: 'grootste|hoogste|meeste|ranglijst',
  },
  steps: {
    howTo:
      'hoe (?:je|maak|werkt|doe)|zo (?:verwissel|vervang|repareer|maak|bouw|bak|kook|installeer|monteer|plant) (?:je|u)|stap voor stap|stappenplan|recept',
    first: 'eerst|ten eerste',
    collection: 'redenen|manieren|dingen|feiten|fouten',
    next: 'daarna|vervolgens|dan',
    last: 'tot slot|ten slotte',
    name: 'stap|fase',
    counts: 'drie|vijf|zes|zeven|negen|tien',
    titled: 'stappen',
    acts: String.raw`(?:(?:dan|daarna|nu) )?(?:open|sluit|draai|til|laat|haal|zet|leg|plaats|meng|voeg|giet|verwarm|snijd?|schil|kook|bak|kneed|vul|druk|duw|trek|schroef|meet|markeer|lijm|plak|bevestig|verbind|koppel|klik|tik|kies|selecteer|maak|veeg|droog|was|spoel|wacht|herhaal|installeer|download|pomp|verwijder|neem|steek|roer|klop|strooi|rol|vouw|boor|zaag|schuur|verf|sluit|schakel|schuif|stop|hang|controleer|vervang)(?!\p{L})|.* (?:openen|sluiten|losdraaien|draaien|plaatsen|mengen|verwarmen|snijden|koken|bakken|kneden|vullen|verwijderen|bevestigen|vervangen)[.!]?$`,
  },
  timeline: {
    at: 'in|op',
    history: 'tijdlijn|geschiedenis|mijlpalen',
    when: 'wanneer|data|kalender',
    life: 'biografie|levensloop|overleden|overlijdt',
    backdrop: String.raw`(?:zo)?als|sinds|tot|tussen|dan|vergeleken met|verjaardag van (?:de|het) \p{L}+`,
    earlier: 'sinds|na|vóór|voorafgaand aan',
    compared: 'vergeleken met|in vergelijking met|ten opzichte van',
    subclauses: 'die|dat|omdat|nadat|voordat|waar',
  },
  fairness: {
    crime: 'gearresteerd|aangehouden|aangeklaagd|veroordeeld|verdachten?|moord',
    caveat: String.raw`voorlopig\w*|meer onderzoek`,
    address: String.raw`\p{L}+(?:straat|laan)\s\d{1,4}`,
    done: String.raw`(?:werd|wordt|is)\s(?:gearresteerd|aangehouden|veroordeeld|aangeklaagd)`,
  },
  quote: {
    pointing:
      'bovendien|echter|daarnaast|^(?:ja|nee|zeker|precies|nou|klopt|inderdaad),|dat|dit|daar|daarom|daarmee|daarvoor|dan|ook|bijvoorbeeld|zo',
    stating:
      'eist|vraagt|bekritiseert|waarschuwt|verdedigt|veroordeelt|wijst|roept|zegt|noemt|wil|vindt|pleit|belooft|hekelt|reageert|interview',
    claim: String.raw`moet|moeten|zou moeten|nooit|altijd|niemand|niets|ieder(?:een)?|elke?|alles|alleen|geen|onaanvaardbaar|schande|onmogelijk|noodzakelijk|vrijheid|rechtvaardigheid|waarheid|willen|wil|slechtste|beste|nodig`,
    contrast: String.raw`niet [^.;]{2,80},? maar|in plaats van`,
    noSpeaker: 'De|Het|Een|Hij|Zij|Ze|We|Wij|In|En|Maar',
    formula: 'trots|verheugd',
  },
  dangling: {
    himOrHer: 'hij|hem|haar',
    conceding: 'toegegeven|natuurlijk|uiteraard|weliswaar|zeker|het is waar|akkoord',
    evaluating:
      'simpele?|eenvoudige?|makkelijke?|gemakkelijk|moeilijke?|lastig|ingewikkelde?|complex|geweldige?|goede?|goed|beter|beste?|mooie?|leuke?|cool|fantastische?|perfecte?|prachtige?|indrukwekkend|bijzondere?|belangrijke?|essentieel|cruciaal|nuttige?|handige?|interessante?|spannend|populaire?|ideale?|uitstekend|heel|zeer|erg|best|echt|echte|altijd|nooit|ook|nog|beetje|weinig|ding|dingen|zaken|manier|manieren|idee|keuze|optie|iedereen|mensen|maakt|weet|zeggen|meer|moet',
    hanging:
      'hoe dan ook|trouwens|in ieder geval|^(?:dus|nou|ja|nee|tja), |(?:boodschap|hoogtepunt) van de (?:dag|avond)',
    preliminary: String.raw`^(?:aanvankelijk|in eerste instantie|eerst)(?!\p{L})(?![^]*(?<!\p{L})(?:daarna|later|maar|tot|nu|dan|voordat)(?!\p{L}))`,
    announcing:
      '(?:vertelde?n?|legde?n? uit|besprak(?:en)?|bespreekt|bespreken)(?: [^,.;]{0,40})? (?:hoe|waarom|wat|welke|de toekomst)',
    biography: String.raw`(?:is|werd) geboren in|groeide op in|studeerde [^.]{0,40} (?:aan|in)|woont (?:en werkt )?in \p{Lu}`,
    notOnly: 'niet (?:alleen|slechts|enkel)',
    butAlso: 'maar|ook',
    linking:
      "ook|bovendien|daarom|daardoor|daarbij|daarmee|daarna|daarnaast|hierdoor|hierbij|dus|dan|toen|echter|toch|wel|ondertussen|intussen|vervolgens|verder|ten slotte|bijvoorbeeld|andere?|dezelfde|zo['’]?n|zulke|daar|hier|nu|opnieuw|weer|nog|eveneens|immers|namelijk",
    pointer: String.raw`intussen|ondertussen|(?:is|was) een andere?(?= )|^(?:De|Het) (?:eerste|tweede|derde|vierde|laatste|volgende)(?=,| (?:is|was|zijn|waren|wordt|heeft)(?!\p{L}))|^(?:Het d|D)oel (?:is|was)(?= )|^De bedoeling (?:is|was)(?= )|enerzijds(?![^]*anderzijds)|^Andere(?= )|toen(?=[ ,.])(?<!^toen)|daar(?=[ ,.]|$)|destijds|hetzelfde|dezelfde(?! \p{L}+ als)|laatstgenoemde|eerstgenoemde|beide(?=[ ,.]|n)|(?:een|geen|veel|sommige|enkele) (?:van hen|ervan|daarvan)|de ander(?:e|en)?(?=[ ,.])`,
    unnamedSubject: '(?:het bedrijf|de regio)',
    pointing: String.raw`hieronder\w*`,
    demonstrative: String.raw`deze (?!week|maand|zomer|winter)\p{L}{3}`,
    continuing:
      'alle (?:twee|drie|vier)(?= )|iets (?:dat|wat)|daarna|daarnaast|daarvoor|daarop|daarin|daarover|daarvan|daartoe|daarentegen|daaruit|daaronder|daartegen|daarbuiten|daarachter|hierbij|hiermee|hiervoor|hierover|hierin|hiertoe|hiervan|verder(?= (?:is|zijn|was|waren|heeft|hebben|wordt|worden|kan|kunnen|moet)(?!\\p{L}))|tevens|tegelijkertijd|vervolgens|sindsdien|tot dan toe|even later|kort daarop|(?:een|twee|drie) (?:dag|dagen|week|weken|maand|maanden|jaar) later|de volgende dag|zodoende|bijgevolg|dus|kortom|met andere woorden|anders(?= (?:is|zijn|wordt|kan|dreigt|moet|krijgt)(?!\\p{L}))|desondanks|niettemin|desalniettemin|integendeel|immers|overigens|zelfs dan|op (?:zijn|hun|haar) beurt|vandaar|geen wonder|toen(?= (?:was|waren|werd|werden|kwam|kwamen|had|hadden|ging|bleek)(?!\\p{L}))|(?:sommige|een|veel|enkele|twee|geen) (?:daarvan|van (?:hen|deze|die))|(?:eerst|laatst)genoemde|trouwens|bijvoorbeeld|dat is|het gaat om|in dat (?:geval|kader|verband)|later|destijds|eerder|enerzijds|anderzijds',
    warmUp: 'stel je voor|iedereen kent',
    transition: 'laten we|in dit artikel',
    pronounSubject: String.raw`^[^,;:.]{3,110} (?:\p{Ll}+(?:t|en|de)|gaan|staan|slaan|doen|zien|zijn)(?<!(?<!\p{L})(?:\p{Ll}*dat|wat|met|uit|niet|het|want)) (?:ze|zij|hij)(?!\p{L})`,
    pronounSpeaks: String.raw`,\szei (hij|zij|ze)(?!\p{L})`,
    interjection: 'nou',
    articleOpening: String.raw`Het\s(?!(?:is|was|wordt|werd|zal|zou|kan|kon|heeft|had|gaat|ging|komt|kwam|lijkt|blijft|moet|moest|mag|doet|maakt|staat)(?!\p{L}))\p{L}`,
    wholeOpening: String.raw`er (?:is|zijn|was|waren|wordt|worden|komt|komen)\s|het (?:is|was|wordt) (?:\S+ ){1,6}(?:om|dat|te)\s`,
    fragment: 'vooral',
    fragmentLink: 'omdat|met',
  },
  reliance: {
    definite: 'de|het',
    order: 'first',
    completing: `van|die|dat|wie|waar|waarvan|om|voor|tussen|over|met|zonder|tegen|bij|op|in|uit|aan|naar|tot|als|dan`,
    singling: String.raw`\p{L}{2,}ste|enige|hele|volgende|vorige|afgelopen|komende|tweede|derde|meeste|minste|beste|zogenaamde|eigen`,
    summing:
      'situatie|probleem|problemen|trend|incident|ongeluk|gebeurtenis|maatregel|maatregelen|idee|effect|verschil|project|groep|plan|besluit|debat|man|vrouw|slachtoffer|slachtoffers|verdachte|voorstel|onderzoek|deelnemers|aanwezigen|organisatoren|context|auteur|auteurs|stel|artikel|brief|jury',
    unique:
      'wereld|internet|web|zon|maan|aarde|hemel|zee|weer|klimaat|milieu|natuur|economie|regering|politie|publiek|pers|media|president|koning|staat|land|wet|toekomst|verleden|heden|dag|dagen|nacht|ochtend|middag|avond|week|weekend|maand|jaar|jaren|eeuw|zomer|winter|lente|herfst|tijd|einde|eind|begin|midden|rest|moment|geval|feit|mensen|leven|dood|lichaam|hoofd|hart|huid|hand|ogen|lucht|water|grond|straat|stad|school|familie|samenleving|bevolking|algemeen|markt|slag|gebied',
    modifiers: `nieuw|(?:nieuw|groot|grot|klein|oud|jong|ander|goed|slecht|eerst|laatst|belangrijk|meest|recent|lokal|nationa|Nederlands|Belgisch|huidig|bekend|gemiddeld|digital|speciaal|speciale)e?|twee|drie|vier|vijf`,
  },
  byline: {
    accounts: 'onbekend|anoniem|gast',
    by: 'door',
    roles: 'redacteur|anp',
    staff: 'redactie',
  },
  common: {
    or: 'of',
    and: 'en',
  },
  abstract: {
    background: 'achtergrond|inleiding|doel(?:stelling)?|context|vraagstelling',
    method: '(?:materiaal|patiënten)?(?: ?en )?methoden?|methode|methodologie|opzet|deelnemers|interventies?|metingen',
    result: '(?:belangrijkste )?resultaten|bevindingen',
    conclusion: 'conclusies?|interpretatie|discussie|beschouwing',
    limit: 'beperkingen',
    rest: 'financiering|registratie|trefwoorden|belangenverstrengeling',
  },
  noise: {
    keyFacts:
      'in het kort|(?:kort )?samengevat|het belangrijkste(?: in het kort| op een rij)?|in één oogopslag|kernpunten|samenvatting',
    appeals:
      'steun (?:ons|onze)|word (?:lid|donateur|abonnee)|doneer (?:nu|hier)|bedankt voor (?:het lezen|je|uw)|met toestemming (?:overgenomen|van de auteur)|kaarten en info',
    ofPage: String.raw`laatst bijgewerkt:?|postbus \d+|facebookgroep|vindt? (?:u|je) (?:hier|op (?:onze|deze) (?:website|site|pagina))|laat een (?:reactie|bericht) achter|geplaatst (?:op|in|door) [^.]{0,60}(?:categorie|onder|tags?)\b|gratis (?:uit)?proberen|door (?:te verzenden|te klikken|je in te schrijven)[^.]{0,60} ga je akkoord|in dit artikel (?:lees|leggen|vind|laten|vertellen)|(?:werk|update) (?:uw|je) browser|(?:uw|je) browser (?:ondersteunt|is|wordt)|affiliate-?links?|(?:ontvangen|krijgen|verdienen) (?:wij |we )?(?:een )?(?:kleine )?commissie|voor meer informatie|meer informatie (?:vindt|vind|op|via)|klik hier|neem contact (?:met ons|op(?= met ons|\s*[.!]|\s*$))|laat (?:het )?(?:ons|een reactie)|in de reacties|volg ons|alle rechten voorbehouden|alleen voor abonnees|veel (?:leesplezier|plezier met)`,
    calls: 'lees (?:ook|meer)|schrijf je in|abonneer',
    ofSite: String.raw`(?<=^\W{0,3})advertenties?(?=\W{0,3}$|:)`,
    afterwards: 'reacties|bronnen(?:,? noten en/of referenties)?|referenties|voetnoten|zie ook',
    aside: 'voorwoord|inhoud',
    summary: String.raw`.*\b(?:samenvatting|conclusies?|resultaten|in het kort)\b.*`,
    label: 'inleiding|achtergrond|gerelateerd werk|methoden?|resultaten|discussie|conclusies?|samenvatting',
    research: 'gerelateerd werk',
    groundwork: 'inleiding|achtergrond|gerelateerd werk',
  },
  news: {
    lasting: String.raw`(?:de|in de) (?:afgelopen|laatste) (?:\p{L}+ )?(?:jaren|maanden|decennia|tijd)|al (?:\p{L}+ )?(?:jaren|jarenlang|decennia|maanden|lang|eeuwen)|traditioneel|van oudsher|steeds (?:meer|vaker)|tegenwoordig|speel(?:t|en) een (?:\p{L}+ )?rol`,
    earlier: String.raw`(?:\p{L}+ ){1,3}(?:jaar|jaren|maanden|weken) geleden|vorig jaar|vorige (?:maand|zomer|winter)|eerder dit jaar|destijds|vroeger`,
  },
  title: {
    sections:
      'inleiding|conclusies?|samenvatting|resultaten|discussie|methoden?|achtergrond|overzicht|voorwoord|bijlage|dankwoord|inhoud|hoofdstuk|deel|titel',
    category: "woordenboek|begrippenlijst|encyclopedie|blog|podcast|video|foto['’]s",
    episode: 'aflevering|podcast',
    yearly: '\\p{L}*(?:cijfers|resultaten|statistiek|prognose)',
    published: 'gepubliceerd|bijgewerkt',
    edition: '(?:\\p{L}+ )?druk|editie',
    reposted: 'gereblogd van|overgenomen van',
    breaking:
      'net binnen|update|live|exclusief|video|(?:boek|film|album|foto|woord) van de (?:dag|week|maand)|(?:tv|boeken|film|lees)-?tips?',
    kinds: '\\p{L}*verslag|rapport|nieuwsbrief|persbericht',
    none: 'nieuws|home|archief|algemeen|geen categorie|overig|artikelen|niet gecategoriseerd|tips|artikel|blog',
    every: 'alle|laatste|recente',
    announcing: 'samenvatting|kortom|in het kort',
    invitation: 'ontdek|welkom|bekijk|lees|kijk',
  },
  slides: {
    stage: String.raw`bedankt\b.*|dank u\b.*|vragen\b.*|inhoud`,
  },
  headline: {
    genre: 'recensie|vooruitblik',
    adjunct: 'na|ondanks|vanwege',
  },
  heads: {
    about: 'Over',
  },
  changelog: {
    named: 'wijzigingen|releasenotes',
  },
  answer: {
    what: 'wat (?:is|zijn|betekent)',
    means: 'is|betekent',
    why: 'waarom',
    reason: 'omdat|want|doordat|dankzij|vanwege|daarom|de reden',
    amount: 'hoeveel|hoe (?:lang|vaak|ver|hoog|groot|oud|duur)|wat kost',
    when: 'wanneer|hoe laat',
    time: 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|dagelijks|wekelijks|maandelijks|jaarlijks|ochtends?|avonds?|nachts?|uur|uren|dag(?:en)?|week|weken|maand(?:en)?|jaar|jaren|lente|zomer|herfst|winter|tot|vanaf|sinds',
    how: 'hoe(?!veel| (?:lang|vaak|ver|hoog|groot|oud|duur|laat))',
    duty: String.raw`moet|moeten|verplicht\p{L}*|mag|mogen|toegestaan|verboden|nodig`,
    act: String.raw`moet|moeten|het beste|het \p{L}+st|aan te raden|door te|kunt u|kun je|met behulp`,
    evades: 'hangt (?:er)?van? ?af|hangt ervan af|moeilijk te zeggen|velen vragen zich af',
    inverted: 'hij|zij|ze',
    supposes: 'stel(?: dat| je voor|,)|neem aan|allereerst is het belangrijk',
    ofQuestion: String.raw`vraag|vragen|vraagt|antwoord\p{L}*|leg\p{L}* uit|dit artikel`,
    interrogative: 'waarom|wie|welke?|waar|wanneer',
  },
  ownership: {
    parties: String.raw`vermeende?|zogenaamde?|zelfverklaarde?|naar verluidt|advoca(?:at|ten)|oppositie|critici|tegenstanders?|voorstanders?|aanklagers?|verdachten?|beklaagden?`,
    reversal: String.raw`(?:(?:maar|helaas|echter),? )?(?:dit|dat|deze|die) (?:verhaal|legende|versie|bewering|theorie|gerucht)(?: [^.]{0,50})? (?:is|was)(?: \p{L}+)? (?:verzonnen|onwaar|niet waar|onjuist|een mythe)|(?:maar )?in werkelijkheid`,
    denial:
      '(?:maar )?(?:(?:dat|dit|het) (?:is|was) (?:echter |gewoon |helaas )*(?:niet (?:waar|zo|juist|het geval)|onjuist|onwaar|onzin|een mythe|een misverstand|fout)|(?:dat |dit )?klopt (?:echter )?niet)|niets is minder waar|onzin|integendeel|zo zegt men',
    hearsay: String.raw`(?:critici|veel mensen|velen|sommigen|mensen|tegenstanders) (?:\p{L}+ ){0,2}(?:zeggen|denken|geloven|beweren|vinden|menen|stellen)|er wordt (?:vaak|wel eens|algemeen) (?:gezegd|gedacht|beweerd|aangenomen)|(?:lang|vroeger) (?:\p{L}+ )?(?:gedacht|dacht men|gold)|zogenaamd\p{L}*|vermeend\p{L}*`,
  },
  interview: {
    named: 'interview\\p{L}*|in gesprek|gesprek met',
    asker: 'interviewer|vraag|redactie',
    met: 'met|aan',
    address: 'Meneer|Mevrouw|Dhr|Mevr',
  },
  questions: {
    asked: 'veelgestelde vragen|vragen en antwoorden',
  },
  genre: {
    opinionSection: 'opinies?|columns?|commentaar|hoofdredactioneel',
    satireSection: 'satire|humor',
    review: 'recensie|getest',
    opinion: 'opinie',
  },
  table: {
    change: 'verandering',
    counting: 'positie|jaar',
  },
  comparison: {
    noEntity: 'waarde|betekenis|voorbeeld|prijs',
  },
  parallel: {
    remaining: 'overige?|veelgestelde vragen|bekijk|video',
  },
  numbering: {
    measures: 'jaar|dagen|uur|maanden|weken',
    named: 'stap|regel',
    presenting: 'dit zijn|hier zijn|deze|welke',
  },
  labels: {
    conditional: 'als|indien',
    goal: 'doel(?:en|stelling\\p{L}*)?|streef\\p{L}*',
    denied: 'niet|geen|nooit|zonder',
    lasting: 'duur\\p{L}*|duren|kost|nodig|is|zijn|was|(?<!as )per',
    pointing: 'zelfde|deze|die|dit|dat|vergelijking|ruil|totaal',
    studied: 'onderzocht\\p{L}*|geanalyseerd|bestudeerd\\p{L}*|ondervraagd\\p{L}*',
    along: 'over',
    dimension: 'hoog|lang|diep|breed|ver|hoogte|lengte|diepte',
  },
  shorten: {
    pointers: 'zie|vgl\\.',
    topicOpeners: 'over [^,]{2,30} gesproken|nu we het toch over|terugkomend op|terug naar',
    numberBases:
      'in plaats van|tegen|tegenover|vergeleken|dan|voorheen|eerder|minstens|hoogstens|maximaal|meer|minder|als|indien|alleen|zonder|behalve|exclusief|min',
    announces: String.raw`als volgt|(?:is|zijn|was|waren|blijft|lijkt) (?:\p{L}+ )?(?:duidelijk|helder|eenvoudig|simpel|deze|dit|het volgende)|(?:het|de) volgende|(?:één|een|twee|drie|enkele) dingen?`,
    placing:
      'breng(?:t|en)|bracht(?:en)?|zet(?:ten|te)?|legt?|leggen|maakt?|maken|maakten?|houdt?|houden|hield(?:en)?|laat|laten|liet(?:en)?|dwing(?:t|en)|dwong(?:en)?|krijg(?:t|en)|kreeg|kregen|help(?:t|en)|hielp(?:en)?',
    purpose: 'om|opdat',
    completed: 'middel|mogelijkheid|mogelijkheden|kans|poging|taak|doel|voorwaarde|recht|plicht|genoeg|manier',
    enumeration: 'ten eerste',
  },
  pictureWishes: {
    fullColor: 'in kleur',
  },
};

const read: ReadWords = {
  wall: {
    title:
      'pagina niet gevonden|niet gevonden|geen toegang|inloggen|aanmelden|registreren|binnenkort|in aanbouw|onderhoud|oeps.{0,30}',
    says: 'pagina .{0,40}(?:niet (?:gevonden|beschikbaar)|bestaat niet)|verplaatst of verwijderd|terug naar (?:de )?home(?:pagina)?|log in om|al een account|nog geen account|wachtwoord vergeten|om (?:verder te lezen|door te gaan)|word abonnee|(?:wij|we) (?:gebruiken|plaatsen) .{0,40}cookies|cookies (?:accepteren|weigeren)|uw toestemming|je toestemming|persoonsgegevens|javascript inschakelen|schakel javascript|geen robot',
  },
  byline: {
    withinNames: 'van|de|den|der',
    by: 'door',
    kinds: String.raw`(?:een\s)?(?:interview|tekst|artikel|analyse)|geschreven|gepubliceerd`,
  },
  noise: {
    notice:
      '(?:dit|deze) (?:artikel|bericht|pagina) (?:bevat|kan) .{0,30}affiliate|dit (?:bericht|artikel) (?:is|werd) (?:geplaatst|gepubliceerd) (?:in|op|door)|(?:wij|we) gebruiken cookies|deze (?:web)?site gebruikt cookies|al abonnee|al een account',
    more: 'lees (?:meer|verder)|meer lezen|verder lezen',
    inBrackets: 'lees|meer|verder|zie ook|bewerken',
    comments: 'reacties|geef een reactie|laat een reactie achter|plaats een reactie',
    author: 'over de auteur',
    others: 'lees ook|gerelateerde (?:artikelen|berichten|onderwerpen)|meest gelezen|meer over .{1,40}|bekijk ook',
    label: 'advertentie|lees (?:meer|verder)|(?:het )?artikel gaat verder onder .{0,30}|delen|sluiten',
    sponsored: 'gesponsord',
    call: 'schrijf je in|volg ons',
  },
  schema: {
    ingredients: 'Ingrediënten',
    steps: 'Stappen',
    time: 'Tijd',
    servings: 'Voor',
    price: 'Prijs',
    rating: 'Beoordeling',
  },
  page: {
    related: 'lees (?:ook|meer)',
  },
  hyphens: {
    starts: 'niet',
    suspends: 'tot',
  },
  pdf: {
    pageOf: 'van',
    substantial: 'samenvatting|conclusies?|inleiding',
    secondary: 'voorwoord|bijlagen?',
    leftOut: 'inhoud(?:sopgave)?|literatuur|dankwoord',
  },
  pptx: {
    continued: 'vervolg',
    series: 'reeks',
    presentation: 'presentatie',
  },
};

export const nl: Language = {
  code: 'nl',
  memeName: 'memes?',
  name: 'Nederlands',
  direction: 'ltr',
  hasSpaces: true,
  wordsHaveVowels: true,
  partOfWhole: '{part} van {whole}',
  everyday: 'de het een en van is dat niet op te zijn met voor die aan ook er maar om bij naar wordt',
  months: list('januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december'),
  monthsShort: list('||mrt|||||||||'),
  drawings,
  clock: { before: 'om', behind: 'uur' },
  gate: {
    homographs: 'war|gang|dies|die|coup',
    taunts: 'gaat af als een gieter|voor schut|vernederd|afgemaakt|belachelijk gemaakt|blamage voor|door de mand',
    polemic:
      'totale controle|grote reset|nieuwe wereldorde|plandemie|globalisten|deep state|leugenpers|omvolking|dwangvaccinatie',
    gravity: {
      ordeal: String.raw`mishandel\p{L}*|misbruikt?|huiselijk geweld|overlevende van|trauma|trauma's|traumatisch\p{L}*|getraumatiseerd\p{L}*|eetstoornis(?:sen)?|anorexia|boulimia|zelfbeschadiging|miskra(?:am|men)|rouw|rouwen|rouwproces|pleeggezin(?:nen)?|alcoholverslav\p{L}+|alcoholist\p{L}*|weduwe\p{L}*|wees(?:kind|kinderen)`,
      conflict: String.raw`westelijke jordaanoever|(?:israëlische|joodse|illegale) nederzettingen|bezette (?:gebied\p{L}*|palestijnse|krim)|bezettingsmacht\p{L}*|annexatie\p{L}*|geannexeerd\p{L}*|tweestatenoplossing|zeeblokkade|humanitaire (?:crisis|ramp|corridor\p{L}*)|gewapende?n? conflict\p{L}*|landroof|gevangenenruil|blauwhelmen|staakt-het-vuren|haatmisdrijf|haatmisdaad|noodtoestand|vermissing van|vermist (?:meisje|kind|jongen|vrouw|man)|gazastrook|tegenoffensief|(?:militaire|grond)(?:operatie|offensief| operatie| offensief| actie| ingreep)\p{L}*|aanval(?:len)? op (?:israël|iran|oekraïne|kiev|libanon|venezuela|syrië|burgers)|staatsgreep|krijgswet|antisemit\p{L}*|hakenkruis\p{L}*|neonazi\p{L}*|verminking\p{L}*|uitzetting(?:en)? van|uitgezet naar|seksueel (?:misbruik|geweld)|tornado'?s?`,
      grave: String.raw`(?:weken|maanden|jaar)(?: geleden)?,? en[^.!?]{0,20} nog steeds (?:\p{L}+ ){0,2}(?:(?:haar|zijn) (?:pillen|tabletten|kopje|mok|bord|plek|kussen|koffie|pantoffels|stoel|overhemden|tandenborstel)|voor twee)|(?:aanval(?:len)?|haat) (?:op|tegen) (?:\p{L}+ ){0,2}(?:trans\p{L}*|queers?|homo\p{L}*|lesbi\p{L}*)|(?:bloemen|kaarsen|knuffels)[^.]{0,40}(?:neergelegd|gelegd)|zou (?:\p{L}+ ){0,4}(?:[1-9]?\d|10\d)(?!\d) (?:jaar )?(?:zijn geworden|geworden zijn)|grond(?:troepen|offensie\p{L}+|operaties?|invasie)|(?:vonden|gevonden|vond|aangetroffen) (?:\p{L}+ ){0,5}lichaam|lichaam (?:\p{L}+ ){0,3}(?:gevonden|aangetroffen)|bom(?:men)? (?:\p{L}+ ){0,3}ontplof\p{L}*|ontplof\p{L}* (?:\p{L}+ ){0,4}bom(?:men)?|slavernij|slavenhand\p{L}*|slavenschip\p{L}*|tot slaaf gemaakt\p{L}*|klopjacht\p{L}*|bomaanslag\p{L}*|autobom\p{L}*|bombarde\p{L}*|dood|doden|dode|dodelijk\p{L}*|gedood|doodgeschoten|doodgestoken|doodgereden|sterf\p{L}*|sterven|stierf|stierven|gestorven|overleden|overlijd\p{L}*|overleed|om het leven(?: gekomen| gebracht)?|omgekomen|kwam(?:en)? om(?= (?:bij|door|tijdens|toen|in (?:de (?:vlammen|oorlog|golven)|een (?:brand|lawine)))(?!\p{L})|\s*(?:$|[.,;!?]))|het leven verloren|leven benomen|ontvallen|vermoord\p{L}*|moord\p{L}*|aanslag\p{L}*|terror\p{L}*|terreur\p{L}*|gijzel\p{L}*|ontvoer\p{L}*|verkracht\p{L}*|aangerand\p{L}*|aanranding|seksueel (?:misbruik\p{L}*|geweld)|kindermisbruik|mishandel\p{L}*|huiselijk geweld|geweld(?:s\p{L}*|pleg\p{L}*|dadig\p{L}*)?|steekpartij\p{L}*|neergestoken|met (?:een )?mes(?:sen)? gestoken|gestoken met een|schietpartij\p{L}*|schoten|neergeschoten|beschoten|beschieting\p{L}*|bombard\p{L}*|luchtaanval\p{L}*|raketaanval\p{L}*|raketten|oorlog\p{L}*|gevechten|bloedbad|volkerenmoord|genocide|massamoord|aardbeving\p{L}*|tsunami|orkaan|lawine\p{L}*|aardverschuiving\p{L}*|hongersnood|vluchtelingen|ontheemd\p{L}*|vermist(?:e|en)?|bedolven|verdronken|verdrink\p{L}*|verdronk(?:en)?|schipbreuk\p{L}*|gezonken|zinken van|kapseis\p{L}*|ontspoor\p{L}*|vliegtuigcrash|neergestort|busongeluk|dodelijk ongeval|verongeluk\p{L}*|aangereden|lijk|lijken gevonden|stoffelijk\p{L}*|begrafenis|uitvaart|rouw\p{L}*|nabestaanden|zelfmoord\p{L}*|zelfdoding\p{L}*|zelfbeschadig\p{L}*|anorexia|slachtoffers|gewonden?|zwaargewond\p{L}*|levensgevaar|ongeneeslijk\p{L}*|terminaal|hospice|overdosis|holocaust|slavernij|gelyncht|geëxecuteerd|doodstraf|gemarteld|marteling\p{L}*|tragedie|ramp|rampen|watersnood\p{L}*`,
      mild: String.raw`veroordeeld\p{L}*|slachtoffers?|gewonden?|misbruik\p{L}*|ongeluk\p{L}*|ongeval\p{L}*|ziekte[ns]?|gearresteerd\p{L}*|aangehouden|soldaten|overlevenden?|ontslagen|brand`,
      atrocity: String.raw`seksue(?:el|le) (?:intimidatie|geweld|misbruik|aanranding)|bom(?:men)? (?:\p{L}+ ){0,3}ontplof\p{L}*|ontplof\p{L}* (?:\p{L}+ ){0,4}bom(?:men)?|slavernij|slavenhand\p{L}*|slavenschip\p{L}*|tot slaaf gemaakt\p{L}*|klopjacht\p{L}*|bomaanslag\p{L}*|autobom\p{L}*|bombarde\p{L}*|genocide|holocaust|verkracht\p{L}*|bloedbad|marteling\p{L}*|gemarteld|kindermisbruik|zelfmoord\p{L}*|zelfdoding\p{L}*|slavernij|beschieting\p{L}*|neergestoken|overlijdt|concentratiekamp\p{L}*|auschwitz`,
      numbers:
        'twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|vijftien|twintig|dertig|veertig|vijftig|honderd\\p{L}*|duizend\\p{L}*|tientallen|meerdere|verschillende|een',
      people:
        'mensen|personen|persoon|man|mannen|vrouw(?:en)?|kind(?:eren)?|meisjes?|jongens?|tieners?|leerlingen|studenten|arbeiders|mijnwerkers|passagiers|toeristen|wandelaars|bewoners|soldaten|burgers|agenten|fietsers?|voetgangers?|gezinnen|families|migranten|vissers',
      harmed:
        'dood|gedood|omgekomen|overleden|vermist|gewond|ontheemd|opgesloten|ingesloten|bedolven|verdronken|geëvacueerd|dakloos|ontvoerd|vastzitten|gevlucht',
      illness: String.raw`kanker|\p{L}+kanker|tumor(?:en)?|hersentumor|leukemie|amyotrof\p{L}*|dementie|alzheimer|parkinson|beroerte|hartaanval|hartinfarct|depressie|hiv|aids|coma|uitzaaiingen|chemo(?:therapie)?`,
      patient: String.raw`(?:mijn|zijn|haar|onze|ons|jouw|hun) (?:\p{L}+ )?(?:vader|moeder|papa|mama|ouders|vrouw|man|zoon|dochter|kind|broer|broertje|zus|zusje|opa|oma|vriend(?:in)?|oom|tante|baby|leraar|juf|collega)|gediagnosticeerd|diagnose|lijdt aan|vecht tegen|strijd tegen|leeft met`,
      serious: String.raw`ontslag\p{L}*|werkloos\p{L}*|faillissement|failliet|schulden?|fraude|oplicht\p{L}*|recessie|inflatie|rechtbank|rechter|rechtszaak|vonnis|veroordel\p{L}*|openbaar ministerie|gevangenis|politie|kabinet|tweede kamer|verkiezing\p{L}*|kiezers|regering|minister\p{L}*|wet|wetsvoorstel|referendum|abortus|immigratie|asiel\p{L}*|sancties|ziekte[ns]?|vaccin\p{L}*|virus|pandemie|ziekenhuis\p{L}*|symptomen|geestelijke gezondheid|armoede|racis\p{L}*|discrimin\p{L}*|protest\p{L}*|betoging\p{L}*|staking\p{L}*|klimaatcrisis|datalek|brand`,
      factual: String.raw`studies?|onderzoek(?:ers)? (?:toont|onder|blijkt|laat|van)|volgens (?:een |het )?onderzoek|risico\p{L}*|prevent\p{L}+|voorkom(?:en|t)|procent|\d+(?:[.,]\d+)?\s?%|gemiddeld\p{L}*|statistiek\p{L}*|oorza(?:ak|ken)|sterfte(?:cijfers?)?|levensverwachting|per jaar|jaarlijks\p{L}*|eens per|raden aan|aanbev\p{L}+|vaccin\p{L}*|behandelingen|symptomen|dieet|econom\p{L}+|inflatie|prij(?:s|zen)|groei|export|import|heffingen|begroting\p{L}*|uitstoot|klimaat\p{L}*|opwarming|temperatu(?:ur|ren)|zeespiegel|modellen|kans op|verzeker\p{L}+|mensen met|deltawerken|dijken|wet(?:ten|geving)?|sancties|hervorming\p{L}*|debat(?:ten)?|rechten|verdrag(?:en)?|regelgeving`,
      light: String.raw`(?:wanneer|waarom|hoe) ben je (?:dood ?gegaan|gestorven)\?[^?]{0,40}(?:ik leef|ik ben (?:toch )?(?:nog )?niet dood)|(?:fax|diskette|e-?mail|vaste lijn) is (?:\p{L}+ )?dood|dood van (?:het lachen|de (?:fax|diskette|e-?mail))|(?:voorlopige|definitieve|ambtshalve) aanslag\p{L}*|aanslag(?:biljet|nummer|jaar|voet)\p{L}*|aanslag(?:en)? (?:op (?:de |het |uw |je )?(?:ramen|ruiten|tegels|glas|glazen|kraan|douche\p{L}*|tong|tanden|terras|voeg\p{L}*)|inkomstenbelasting|gemeentelijke)|(?:groene|witte|kalk\p{L}*|vette) aanslag|ik lijk|lijk (?:ik|je|jij)|slachtoffers? van (?:het |zijn |haar |hun )?(?:eigen )?succes|schoten (?:naast|over|van afstand|te (?:hulp|binnen|kort)|in de lach|omhoog)|dode (?:bladeren|takken|bloemen|toetsen|huid\p{L}*|hoek\p{L}*|links?|zee|talen|pixels?|momenten)|koude oorlog|prijzenoorlog|star wars|(?:lach|lachte|verveel|schaam|schrok|erger|geneer|werk) (?:me|mij|je|ons|mezelf) (?:\p{L}+ )?(?:dood|kapot)|(?:me|je|zich|ons) (?:\p{L}+ )?doodlachen|(?:accu|telefoon|laptop|batterij|printer|wifi|computer) (?:is |was |\p{L}+ )*(?:dood|overleden|gestorven)|doodsimpel|doodmoe|doodeenvoudig|doodgewoon|doodleuk|doodsaai|dood door (?:powerpoint|vergaderen)|om dood te gaan van het lachen|zombie\p{L}*|killer\p{L}*|thrillers?|een moord (?:voor|doen)|moord en brand|moordgriet|moordfilm|bomvol|lawine (?:aan|van) \p{L}+|schoten op doel|ramp in de keuken|lijkt|lijken(?! gevonden)`,
    },
    hyperbole: {
      outcry: String.raw`ik (?:vermoord|wurg) (?:hem|haar|ze)|ik ga (?:hem|haar|ze) vermoorden|ik kan (?:hem|haar|ze) wel (?:vermoorden|wurgen)`,
      household: String.raw`soep|linzen|stoofpot|saus|recept(?:en)?|avondeten|lunch|ontbijt|restjes|pasta|kaas|taart|koekjes?|thee|koffie|waterkoker|vaatwasser|afwas|was|sokken|handdoek(?:en)?|koelkast|magnetron|oven|broodrooster|tandpasta|vuilnis|bank|afstandsbediening|printer|router|wifi|wachtwoord|excel|vergadering(?:en)?|mails?|server|volle mond`,
      plan: String.raw`wapen|pistool|geweer|kogel|mes|messen|bijl|hamer|gif|vergif\w*|touw|benzine|bom|bloed|graf|begra\w*|lichaam|lijk|politie|wraak|waar (?:hij|zij|ze) (?:woont|slaapt|werkt)|wacht op (?:hem|haar)|verdient|meen het|dood|sterven|geslagen|gewond`,
    },
    harm: {
      slurs: String.raw`nikkers?|zwartjoekels?|kutmarokkan\p{L}*|kutturk\p{L}*|kankerjo(?:od|den)|kankermarokkan\p{L}*|kankerturk\p{L}*|kankerhomo\p{L}*|vuile jood|vuile joden|geitenneukers?|flikkers?|spleetogen?|untermensch\p{L}*|mongool|mongolen|omvolking|heil hitler`,
      groups:
        "jo(?:od|den)|moslims?|arabieren|turken|marokkanen|polen|roemenen|bulgaren|syriërs|afghanen|roma|zigeuners|buitenlanders|immigranten|migranten|vluchtelingen|asielzoekers|zwarten|zwarte mensen|negers|afrikanen|aziaten|chinezen|homo's|homoseksuelen|homofielen|lesbiennes|transgenders?|transpersonen|transen|vrouwen|wijven|gehandicapten|christenen|ongelovigen|daklozen|bejaarden|allochtonen",
      copula: String.raw`(?<!\p{L})(?:zijn|is|als|net|waren|allemaal|lijken)(?!\p{L})|=|:`,
      dehumanising: String.raw`(?:\p{L}+e )?(?:ongedierte|ratten|kakkerlakken|parasieten|luizen|maden|teken|bloedzuigers|varkens|zwijnen|honden|apen|beesten|dieren|wilden|barbaren|untermenschen|uitschot|tuig|vuilnis|afval|vuil|stront|pest|plaag|ziekte|kanker|virus|gespuis|geen (?:echte )?mensen|minderwaardig\p{L}*|inferieur|te (?:dom|stom|lui) (?:om|voor)|onmensen|gruwel|gedegenereerd\p{L}*|perverselingen|indringers|schuld van alles|de schuld)`,
      vile: 'vuile|smerige|vieze|stinkende|verdomde|kut|kanker|luie|walgelijke',
      calls: String.raw`(?:moet|moeten|zou|zouden|laten we|we gaan|verdienen|horen|mogen)(?: [\p{L}'-]+){0,5} ?(?:vergas(?:sen|t)|vergast worden|doodschieten|doodgeschoten|ophangen|opgehangen|uitroeien|uitgeroeid|vernietig\p{L}+|doden|gedood|vermoorden|vermoord|verbranden|verbrand|afmaken|afgemaakt|afslachten|doodslaan|in elkaar slaan|stenigen|dood|creperen|sterven|de kamp\p{L}+ in|aan het gas)|(?<=^|["!,:;.?]\s?)(?:dood|schiet|hang|vergas|verbrand|sla|steek|maak|roei)(?: [\p{L}'-]+){0,4} (?:af|op|uit|dood|neer|in elkaar)|dood aan|weg met(?= (?:de|die|alle) (?:jo(?:od|den)|moslim|arabier|turk|marokkan|buitenlander|migrant|immigrant|vluchteling|asiel|zwart|neger|homo|zigeuner|allochton|gehandicapt))|eruit(?=\s*!)|moeten eruit(?! (?:zien|halen|komen))|oprotten|(?:rot|ga) (?:op|terug) naar (?:je|hun|jullie) (?:eigen )?land|aan het gas|naar de keuken(?=\s*(?:$|[.!,]))|(?:achter|aan) het aanrecht`,
      victims: String.raw`(?:de|het|alle|die|deze|onze|mijn|elke) ?(?:burgemeester|premier|president|minister\p{L}*|politici|kamerleden|rechters?|journalist\p{L}*|leraren|leraar|agenten|verraders?|bur(?:en|man)|klasgenoten|moskee|synagoge|kerk|school|baas|koning)|journalisten|politici|verraders|landverraders`,
      pileOns: String.raw`(?:iedereen|de hele klas) [^.!?]{0,30}(?:wisselt|verandert) van (?:tafel|plaats) (?:zodra|als|wanneer)|wie (?:\p{L}+ )?(?:bij|naast|met) (?:haar|hem) (?:\p{L}+ )?(?:zit|zitten|eet|praat|blijft)(?: zitten)?,? is (?:als )?(?:de )?volgende(?= *[.!]|$)|lachen we (?:haar|hem) (?:\p{L}+ ){0,4}uit|lach (?:haar|hem) allemaal uit|film (?:haar|hem) als|stem (?:[\p{L}\p{N}]+ ){1,6}als (?:lelijkste|domste|dikste)|onder (?:elke|iedere) (?:foto|post|video) van (?:haar|hem)|onder al (?:haar|zijn) (?:foto['’]s|posts|video['’]s)`,
      threats: String.raw`(?:ik weet|we weten|weet ik) (?:nu |precies )?welk raam van (?:jou|jullie) is|(?:ik weet|we weten|wij weten) (?:precies )?(?:waar (?:je|jij|jullie) (?:woont|wonen|slaapt)|hoe laat (?:je|jij) (?:\p{L}+ ){0,2}(?:weggaat|vertrekt|thuiskomt)|(?:op|naar) welke (?:school|crèche|opvang) (?:je|jouw|jullie))|niet (?:verbaasd|(?:raar|gek|vreemd) (?:op)?(?:kijken|opkijken))(?: zijn)? als (?:\p{L}+ ){0,8}niet (?:meer )?(?:\p{L}+ ){0,2}(?:heelhuids|levend|in één stuk)(?!\p{L})|ik (?:maak|schiet|steek|sla|snij|vermoord|wurg|knal) (?:je|jou|jullie|hem|haar|ze|iedereen|mijn \p{L}+|die \p{L}+)(?: [\p{L}'-]+){0,3} ?(?:dood|neer|af|kapot|overhoop|open|af)?|ik (?:ga|zal|wil|kom) (?:je|jou|jullie|hem|haar|ze|iedereen|mijn \p{L}+)(?: [\p{L}'-]+){0,3} (?:vermoorden|doodmaken|doodschieten|neersteken|doodslaan|afmaken|pakken|doden|doodsteken|wurgen)|(?:ik|we|wij) (?:weet|weten) waar (?:je|jij|jullie) (?:woont|wonen|slaapt)|je (?:gaat eraan|bent er geweest|bent dood|gaat dood)|kogel door (?:je|zijn|haar) (?:kop|hoofd)|(?:blaas|steek) (?:de|mijn|onze) (?:school|moskee|synagoge|kerk) (?:op|in brand)|je familie (?:gaat|is)(?: \p{L}+)? (?:eraan|dood)`,
      selfHarm: String.raw`pleeg (?:toch |gewoon |maar )?zelfmoord|maak jezelf (?:van kant|dood)|ga dood(?=$|[.!,])|hang jezelf op|verhang je|spring (?:van een brug|voor de trein)|snij (?:jezelf|je polsen)|ik (?:wil|ga|kan|zal) (?:\p{L}+ )?(?:niet meer (?:leven|verder)|dood(?: zijn)?(?=$|[.!,])|sterven|mezelf (?:van kant maken|ophangen|snijden|doden|wat aandoen)|zelfmoord plegen|er een eind aan maken|een eind maken aan)|een eind(?:e)? (?:maken )?aan (?:mijn|je|jouw) leven|(?:hoe|tips|manieren|methodes)[^.!?]{0,30}(?:zelfmoord|jezelf snijden|stoppen met eten|pijnloos sterven)|niemand (?:mist|zal) (?:je|jou|mij)(?: missen)?|pro-?ana|de wereld (?:is|zou) beter (?:af )?(?:zijn )?zonder (?:mij|jou)|zelfmoord is (?:de|een) oplossing`,
      atrocities: String.raw`hitler|nazi's?|derde rijk|holocaust|auschwitz|gaskamers?|concentratiekamp\p{L}*|genocide|volkerenmoord|bin laden|isis|aanslag\p{L}*|terroristen?|slavernij|apartheid|breivik|moordenaars?|verkrachters|shoah|mussert`,
      praise: String.raw`had(?:den)? (?:gewoon |volkomen )?gelijk|heeft niets verkeerd gedaan|(?:is|zijn|was|waren) (?:een|mijn|onze|echte) (?:\p{L}+ )?(?:held(?:en)?|voorbeeld(?:en)?|genie|heilige)|helden|heeft nooit (?:bestaan|plaatsgevonden)|nooit gebeurd|(?:is|was) (?:een )?(?:leugen|verzinsel|mythe|hoax)|we hebben (?:een nieuwe|meer|nog een)|leve|lang leve|kom terug|was (?:goed|geweldig|terecht|nodig|mooi)|verdiende loon|dank aan|niet genoeg`,
      insults: String.raw`(?:vette|dikke|lelijke) (?:\p{L}+ )?(?:hoer|slet|koe|zeug|varken|kop)|hoer|slet|kutwijf|lelijk\p{L}*|vetzak|dikzak|achterlijk\p{L}*|mongool|debiel|mislukkeling|loser|stinkt|waardeloos|tuig|niemand (?:mag|moet|houdt van)|iedereen haat|lach(?:en)? (?:allemaal |we )?om|stuk (?:stront|vuil)|walgelijk`,
      light: String.raw`(?:in|naar|uit|voor|met|tegen|tussen|door|van|heel) polen|zwarte (?:vrijdag|gat|piste|humor|markt|doos)|lelijke (?:eendje|kersttrui\p{L}*)|dikke (?:pret|trui|kortingen)`,
      reported: String.raw`zei|zegt|noemde|noemt|beweer\p{L}*|beschuldig\p{L}*|veroorde\p{L}*|aangeklaagd|volgens|rechtbank|politie|rechter|racis\p{L}*|antisemit\p{L}*|haat\p{L}*|mythe|onwaar|complot\p{L}*|museum|herdenk\p{L}*|overlevenden|preventie|bedreig\p{L}*|rapport|hulp`,
    },
  },
  memes: {
    situations,
    turns: list('maar|en|dus|toen|alleen|tot|omdat|nu|behalve'),
    moments: list('pov|als je|wanneer je|als ik|ik als|niemand:|dat moment dat|dat moment waarop'),
    hopes: list('verwachting|verwachtingen|plan|theorie|hoop|droom|belofte|zogenaamd'),
    strongHopes: list(
      'verwacht*|zou|zouden|dacht|dachten|hoopte*|wilde*|in theorie|op papier|beloofde*|eigenlijk|gepland',
    ),
    outcomes: list(
      'realiteit|werkelijkheid|in plaats daarvan|uiteindelijk|in de praktijk|alleen|nooit|nog steeds|niemand|niets|niet|geen|niet meer|nauwelijks|erger|mislukt*|vergeten|zonder|zelfs',
    ),
    past: list(
      'vroeger|vooraf|ooit|jarenlang|decennialang|oorspronkelijk|eerst|tot voor kort|jaren geleden|dag 1|maandag',
    ),
    present: list('nu|achteraf|vandaag|tegenwoordig|inmiddels|niet meer|sindsdien|dag 90|vrijdag'),
    promises: list('belo*|binnenkort|gepland|zal|garande*|aangekondigd*'),
    delays: list('nog steeds|nog niet|vertraagd*|uitgesteld*|wacht*|nooit'),
    fears: list('paniek*|bang|angst*|schrik*|doodsbang|nachtmerrie*|oh nee|vrees*|noodgeval*'),
    angers: list('boos|woede|woedend|kwaad|haat|zat|onacceptabel|verontwaardig*|protest*|belachelijk'),
    tired: list('moe|uitgeput|slaap*|slapen|wakker|gaap*|overuren|opgebrand'),
    troubles: list(
      'mislukt*|storing*|vertrag*|fout|fouten|te duur|te laat|te langzaam|onmogelijk*|geannuleerd*|probleem|problemen|chaos|crisis|kapot|tekort*|verboden',
    ),
    falls: list('daalt|dalen|daling|daalde|gedaald|gekrompen|krimpt'),
    opinions: list('zouden moeten|zou moeten|beter dan|overschat*|moet|moeten|genoeg van'),
    extremes: list('enige|grootste|oudste|eerste|alle|niemand|nooit|altijd|langste|hoogste'),
    surprises: list(
      'eigenlijk|niemand|nooit|geheim*|verborgen|verrass*|onverwacht*|vreemd*|bizar*|ongelofelijk*|ongelooflijk*|miljard*|mysterieu*',
    ),
    triumphs: list(
      'wint|won|winnen|winnaar*|overwinning*|kampioen*|record*|beste|succes*|eindelijk|trots|gelukt|prijs',
    ),
    doubts: list('misschien|echt|mythe*|gerucht*|zogenaamd*|vermeend*|blijkbaar|volgens'),
    joys: list(
      'houdt van|gratis|leuk|leuke|blij|gelukkig|heerlijk*|vakantie|weekend|feest*|verjaardag*|cadeau*|taart|chocola*|welkom|genieten',
    ),
    delicate: list(
      'quarantaine*|uitgezet|obesitas|trauma*|besnijdenis|genitale verminking|oekraïn*|gaza*|cocaïne|heroïne|drugshandel|smokkel*|gevangenis*|gevangene*|celstraf*|gedetineerd*|*armoede|dakloz*|hongersnood*|voedselbank*|kinderarbeid*|oorlog*|beschuldig*|aanklacht*|aangeklaagd*|lastiggevallen|schandaal|schandalen|ontslagen|god|jezus|christus|allah|scheiding*|racis*|seksis*|homofob*|gepest|moslim*|islam*|jood|joden|joods*|christen*|katholiek*|bisschop*|zwanger*|kanker|tumor*|prostitu*|vluchteling*|migrant*|zelfmoord*|covid*|corona*|pandemie*|vaccin*|depressie*|seks*|seksueel|seksuele|porno*|erotisch*|naakt*|orkaan*|overstroming*|bosbrand*|brandweer*|politie*|aangehouden|arrestatie*|gearresteerd|inbraak|inbraken|overval*|diefstal*|gestolen|faillissement*|ziekte*|patiënt*|ziekenhuis*|ongeluk*|ongeval*|epidemie*|werkloos*|werkloze*|baanverlies',
    ),
    groups: list(
      "kiezers|moslims|joden|christenen|migranten|vluchtelingen|asielzoekers|minderheden|inheemse volken|daklozen|oudere werknemers|ouderen|oude mensen|bejaarden|gepensioneerden|senioren|jongeren|tieners|boomers|millennials|generatie z|vrouwen|mannen|meisjes en jongens|moeders|huisvrouwen|blondjes|buitenlanders|immigranten|amerikanen|nederlanders|belgen|duitsers|italianen|polen zijn|russen|chinezen|aziaten|afrikanen|arabieren|turken|marokkanen|zwarte mensen|zigeuners|roma|homo's|lesbiennes|gehandicapten|autisten|dikke mensen|arme mensen|de armen|de rijken|werklozen|ambtenaren",
    ),
    claims: list(
      'vaak|meestal|doorgaans|altijd|nooit|zelden|minder|beschouwd|gezien als|gelden als|neigen|kunnen niet|willen niet|zouden moeten|geven de voorkeur|van nature|dan mannen|dan vrouwen|stereotype*|vooroordeel*|vooroordelen|cliché*|lui|luier|zwakker|efficiënt*|te oud|te jong',
    ),
    losses: list('miskraam|miskramen|doodgeboren|stilgeboren|baby verloren|sterrenkind*'),
    farewells: {
      kin: list('vader|papa|pa|moeder|mama|ma|opa|oma|broer|zus|man|vrouw|zoon|dochter|oom|tante|hond|kat'),
      partings: list(
        'ingeslapen|in slaap gevallen|er niet meer|verloren|ons ontvallen|heengegaan|laten inslapen|weggevallen',
      ),
      absences: list(
        'nummer|voicemail|uit gewoonte|niemand nam|niemand neemt|niemand meer|lege stoel|mis hem|mis haar|missen hem|missen haar|zonder hem|zonder haar|vredig|voor altijd|begrafenis',
      ),
    },
    mockery: String.raw`stiekem (?:\p{L}+ ){0,3}(?:gefotografeerd|gefilmd)|(?:gefotografeerd|gefilmd) zonder dat (?:ze|hij) het \p{L}+|niemand (?:wil|mag|mist) (?:haar|hem)(?! \p{L})|niemand (?:zit|praat|speelt) (?:met|naast) (?:haar|hem)|(?:zij|ze|hij) is (?:zo |echt )?(?:lelijk|dik|vet)|(?<!mijn )(?:tanden|neus|oren|kin|buik) als (?:een|de|het) \p{L}+`,
    passing: list(
      'na corona|sinds corona|voor corona|tijdens corona|na de pandemie|sinds de pandemie|voor de pandemie|tijdens de pandemie|ondanks corona|mijn god|god zij dank|prijzenoorlog',
    ),
    negations: list('niet|geen|nooit|niemand|niets|zonder|nauwelijks'),
    everyday: list(
      'stom*|dom|domme|gek|gekke|belachelijk*|absurd*|vreselijk*|saai*|magie|monster|nachtmerrie|geluk|lachen|grap*|leuk|haat|hou van|sorry|kat|hond|baby|mama|moeder|oma|baas|bier|koffie|pizza|taart|koekje*|slapen|wc|zombie|draak|feest|lui|vergeten|schuld|koelkast|bank|brood|kaas|sokken|printer|maandag|schoonmoeder|buurman|buurvrouw|fiets',
    ),
    abstract: list(
      'implementatie|strategie*|proces*|oplossing*|infrastructuur|ontwikkeling|management|initiatief|kader|organisatie*|functionaliteit|procedure*|architectuur',
    ),
    swaps: list(
      'in plaats van {a}, {b}|in plaats van {a} {b}|{b} in plaats van {a}|verving {a} door {b}|vervangt {a} door {b}',
    ),
    choices: list('kiezen tussen {a} en {b}|keuze tussen {a} en {b}|of {a} of {b}|ofwel {a} ofwel {b}'),
    sames: list(
      '{a} is hetzelfde als {b}|{a} kost net zoveel als {b}|{a} kosten net zoveel als {b}|{a} weegt net zoveel als {b}|{a} lijkt op {b}|{a} lijken op {b}|{a} kost evenveel als {b}|{a} kosten evenveel als {b}|{a} kost niet meer dan {b}|{a} is even duur als {b}|{a} is net zo duur als {b}|{a} weegt evenveel als {b}|{a} is net zo zwaar als {b}|{a} duurt net zo lang als {b}|{a} duurt even lang als {b}',
    ),
    laters: list('{a} {n} jaar later|{a}, {n} jaar later|{a} {n} maanden later|{a} na {n} jaar'),
    lasts: list('duurt|duurde|duren|wachtte|kost|kostte|weegt|woog|reed|liep|kostten|nodig'),
    units: list(
      "jaar|uur|dagen|maanden|weken|minuten|eeuwen|pagina's|mensen|regels|kilometer|ton|euro|mails|e-mails|vergaderingen|formulieren",
    ),
    about: list("ongeveer|zo'n|meer dan|bijna|minstens|tot|ruim"),
    requests: {
      asks: '(?:heeft|kan|weet|kent|verkoopt) (?:hier )?(?:er )?iemand|wie (?:heeft|kan|leent)',
      offers:
        '\\p{L}*lenen|(?:kom|komen|kan|kunnen) (?:\\p{L}+ ){0,3}(?:op)?halen|alvast (?:bedankt|dank)|stuur (?:me|mij|ons) een|pb graag',
    },
    notices: list(
      'let op|gelieve|verzoek*|openingstijden|openingsuren|is gesloten|zijn gesloten|blijft gesloten|geopend van|onze excuses|is vertraagd|is geannuleerd|vindt plaats|gratis toegang|toegang gratis|aanmelden voor|wegens werkzaamheden|tot nader order|meer informatie',
    ),
    instructions: list(
      'lees meer|lees ook|klik|meld je|abonneer|vergeet niet|deel dit|nieuwsbrief|download|neem contact|onze producten|onze diensten|ons team|wij bieden|verplichte velden|reactie plaatsen|bedankt voor|volg ons|hieronder|vind je|vindt u|hier kun je',
    ),
    quips,
    similes: list('als een|alsof|zoals een|zoals mijn'),
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
    labels: { when: 'Wanneer', where: 'Waar', price: 'Prijs', signUp: 'Aanmelden', contact: 'Telefoon' },
    when: 'wanneer|datum|data|tijd',
    where: 'waar|locatie|plaats|adres',
    inPlace: '(?:in|op|bij|aan) (?:de|het)|in|op|bij',
    placeLinks: 'van|de|het|in|op|aan|bij|en|der|den',
    venues: String.raw`\p{L}*(?:hal|zaal|park|plein|kasteel|kerk|museum|theater|centrum|school|hotel|café|stadion|arena|bibliotheek|universiteit|galerie|station|straat|laan|studio|opera|forum|academie|bioscoop|paleis|huis|kade|tuin|tuinen|schouwburg)`,
    entry: 'toegang|tickets?|kaarten|kaartjes|entree|deelname',
    free: 'gratis|vrij|kosteloos',
    signUp: 'aanmelden|aanmelding(?:en)?|inschrijven|inschrijving',
    phone: 'tel(?:efoon)?(?:nummer)?|bel(?:len)?',
    contact: String.raw`informatie|info|reserv\p{L}*|aanmeld\p{L}*|getuigen|tips`,
    witnesses: 'getuigen',
    off: 'afgelast|geannuleerd|uitgesteld|verplaatst|gaat niet door',
    from: 'vanaf|rond|omstreeks',
  },
  signs,
  cuts,
  prose,
  rows,
  people,
};

export const examples: Examples = {
  article: `Hoe plak je een fietsband

Haal eerst het wiel eraf en til de band over de velg.

Houd daarna de binnenband onder water en let op de bellen.

Schuur vervolgens het gat en smeer er een dunne laag lijm op.

Druk ten slotte de plakker aan en pomp het wiel weer op.`,
  form: 'list',
  grave: 'Twaalf doden bij aardbeving',
  harmless: 'Het fietspad is deze zomer vernieuwd',
  date: ['29 oktober 1923', 1923.8],
};
