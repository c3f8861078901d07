import type { Things } from '../../words/thing-words.ts';

export const food: Things = {
  mushrooms: ['fungh[oi]|fungo|porcini', 'I miei crescono in scatola.|Riconosco solo quelli della pizza.'],
  cake: [
    'tort[ae]|biscott[oi]|crostat[ae]|muffin|panettone|pasticceria',
    'La mia è piatta, ma fiera.|Ho assaggiato l’impasto. Fine dell’impasto.|Si è afflosciata. La chiamo ciotola.',
  ],
  bread: [
    'pane|lievito madre|focacci[ae]|panettier[ei]',
    'Il mio va bene come martello.|Ne ho comprato uno. È arrivato senza punta.',
  ],
  pizza: [
    'pizz[ae]|pizzeri[ae]|pizzaiol[oi]',
    'Il mio forno si chiama consegna a domicilio.|Ne volevo solo una fetta. Prima del taglio.',
  ],
  pasta: [
    'spaghetti|lasagn[ae]|gnocchi|tagliatelle',
    'I miei si attaccano. A tutto.|Camicia bianca, sugo rosso. Il resto lo sapete.',
  ],
  iceCream: ['gelat[oi]|gelateri[ae]', 'Una pallina. Cioè, la vaschetta.|Dieci minuti davanti ai gusti. Crema.'],
  chocolate: ['cioccolat[oi]|cioccolatini', 'Era per domani. È ancora oggi.|Lo nascondo dietro le lenticchie. Da me.'],
  cocktails: [
    'cocktail|gin|spritz|whisky|aperitiv[oi]',
    'Il mio è ghiaccio e un ombrellino.|Ho agitato bene. Il tappo non c’era.',
  ],
  wine: [
    'vin[oi]|vignet[oi]|cantin[ae] vinicol[ae]|cantine aperte|prosecco|vendemmia|sommelier',
    'Io lo scelgo dall’etichetta.|Sento il legno. E il tappo. Molto tappo.',
  ],
  beer: ['birr[ae]|birrifici[oi]?', 'Io sono qui per le noccioline.|L’ho fatta in casa. La cantina se la ricorda.'],
  coffee: ['caffè|espresso|cappuccino', 'Non parlatemi prima del secondo.|La mia moka borbotta. Anch’io.'],
  tea: [
    'tè|tè verde|tisan[ae]|infus[oi]',
    'Ne ho quattordici tipi. Bevo sempre lo stesso.|Il mio è nel microonde. Da ieri.',
  ],
  yogurt: ['yogurt', 'Il mio è in fondo al frigo. Da maggio.|Io lecco il coperchio. Anche con ospiti.'],
  potatoes: [
    'patat[ae]|patatine fritte|purè',
    '«Io niente, assaggio le tue.» Sono io.|Le mie hanno messo le braccia. Salutano.',
  ],
  vegetarian: [
    'vegetarian~|vegan~|insalat[ae]|verdur[ae]',
    'Le patatine sono piante.|Il pomodoro lo mangio. Come ketchup.',
  ],
  grill: [
    'barbecue|grigliat[ae]|bistecc[ah]e?',
    'La mia: carbone fuori, speranza dentro.|Io tengo le pinze. È un incarico.',
  ],
  recipe: [
    'ricett[ae](?! (?:medic[ah]e?|elettronic[ah]e?|bianc[ah]e?|del successo))|cucinare|ricettario',
    'Nella foto stava in piedi.|Da me è partito l’allarme antincendio.|Avevo due ingredienti su nove. È una bruschetta.',
  ],
  diet: [
    'diet[ae] (?:mediterrane[ae]|chetogenic[ah]e?|detox)|a dieta|digiuno intermittente',
    'Comincio lunedì. Non ho detto quale.|Ho mangiato l’insalata. Accanto al resto.',
  ],
  breakfast: [
    'colazion[ei]|brunch|cornett[oi]|cereali da colazione|muesli|porridge|granola',
    'La pizza di ieri è un cereale.|Ho preso quattro cornetti. Ne porto a casa due.',
  ],
  avocado: ['avocado|guacamole', 'Duro, duro, duro. Mi giro. Marrone.|Nove noccioli nel bicchiere. Alberi, zero.'],
  pumpkin: ['zucc(?:a|he)', 'Doveva fare paura. È identica a mio zio.|Nono giorno di vellutata.'],
  cheese: [
    'formagg(?:io|i)|parmigiano|pecorin[oi]|gorgonzola|mozzarell[ae]|caseific(?:io|i)|fondut[ae]|burrata|grana padano',
    'Pareggiavo solo la fetta. Tagliere vuoto.|Il frigo lo sente anche il postino.',
  ],
  sandwich: [
    'panin[oi]|tramezzin[oi]|piadin[ae]|schiscett[ae]|pranzo al sacco',
    'Ne ho trovato uno nello zaino. Di prima dell’estate.|Un morso. È uscito tutto il prosciutto.',
  ],
  restaurant: [
    'ristorant[ei]|trattori[ae]|osteri[ae]|stell[ae] michelin|guida michelin|camerier[ei]|fast food|chef stellat[oi]',
    '«Buon appetito.» «Anche a lei», ho detto.|Ho letto tutto il menù. Carbonara.',
  ],
  buffet: [
    'buffet|apericen[ae]|stuzzichin[oi]|catering|finger food|all you can eat|tartin[ae]|rinfresc(?:o|hi)',
    'Do solo un’occhiata. È la terza.|Ho impilato bene. Sotto c’era il dolce.',
  ],
  burger: [
    'hamburger|burger|kebab|hot ?dog|tacos|burrito',
    'Ho morso davanti. È uscito tutto dietro.|«Senza cipolla», ho detto. Ne sento due.',
  ],
  sushi: [
    'sushi|bacchette cinesi|ramen|wasabi|ravioli al vapore|poke',
    'Credevo che il verde fosse avocado.|Con le bacchette infilzo.',
  ],
  pancakes: [
    'pancakes?|crêpes?|crepes?|frittell[ae]|waffle',
    'La prima non viene mai. Io faccio solo prime.|L’ho fatta saltare. Adesso è sul lampadario.',
  ],
  spicyFood: [
    "peperoncin[oi]|cib[oi] piccant[ei]|piatt[oi] piccant[ei]|[’']nduja|salsa piccante|jalape[nñ]o|tabasco",
    '«Poco», ho detto. Non sento più le orecchie.|Poi mi sono toccato un occhio. Una volta.',
  ],
  tomatoes: [
    'pomodor[oi]|pomodorin[oi]|passata di pomodoro|ketchup',
    'Ne ho raccolto uno. Diviso in quattro.|I miei sono verdi. È ottobre.',
  ],
  onions: ['cipoll[ae]', 'Io non piango. Io cucino.|Ne ho tagliata una. Piange anche il vicino.'],
  garlic: [
    "aglio|spicch(?:io|i) d[’']aglio|aglio orsino",
    '«Uno spicchio.» Ho messo la testa.|Sul treno ho quattro posti tutti per me.',
  ],
  asparagus: [
    'asparag[oi]',
    'Tovagliolo al collo. La macchia è sulla manica.|Un’ora a pulirli. Quattro minuti a mangiarli.',
  ],
  berries: [
    'fragol[ae]|mirtill[oi]|lampon[ei]|cilieg[ei]e?|frutti di bosco',
    'Una nel cesto, due a me.|Ho preso un cestino. È arrivato il cestino.',
  ],
  jam: [
    'marmellat[ae]|confettur[ae]|conserve (?:fatte in casa|di pomodoro)|sottacet[oi]|sottoli|passata fatta in casa',
    'Undici vasetti. E un soffitto.|Il coperchio resiste. Diciamo che l’ho ammorbidito.',
  ],
  fruit: [
    'frutta|banan[ae]|ananas|anguri[ae]|melone|aranc[ei]a?|mandarin[oi]|macedoni[ae]|kiwi',
    'La mia è decorativa. Le cresce il pelo.|Busso all’anguria. Non so perché.',
  ],
  leftovers: [
    'avanzi (?:di cucina|del pranzo|delle feste|di natale)|data di scadenza|da consumarsi|spreco alimentare|sprechi alimentari|riciclare gli avanzi|tupperware',
    'Resta un cucchiaio. Rimetto la pentola in frigo.|Io annuso. Poi faccio annusare.',
  ],
  spices: [
    'spezi[ae]|erbe aromatiche|basilico|prezzemolo|rosmarino|cannella|curcuma|zafferano',
    'La mia noce moscata era già nella casa.|La piantina del super è durata tre giorni. Record.',
  ],
  oatMilk: [
    "latt[ei] (?:vegetal[ei]|d[’']avena|di avena|di soia|di mandorla|di mandorle)|bevand[ae] vegetal[ei]|senza lattosio",
    'Ne ho tre per gli ospiti. Prendono il caffè nero.|La schiuma era extra. Ce l’ho sul naso.',
  ],
  water: [
    'acqua (?:minerale|del rubinetto|frizzante|in bottiglia|naturale|potabile)|borracc[ei]a?|idratazione|idratarsi|bere acqua',
    'Bevo due litri al giorno. Di caffè.|La mia borraccia segna le ore. Sono alle otto.',
  ],
  picnic: [
    'picnic|pic-nic|scampagnat[ae]|gita fuori porta',
    'Eravamo quaranta. Quasi tutti formiche.|Avevo tutto. Tranne tovaglia, coltello e pane.',
  ],
  thanksgiving: [
    'tacchin[oi]|pranz[oi] (?:di natale|della domenica|di pasqua)|cenon[ei]|arrost[oi]|pollo arrosto|cappon[ei]',
    'Dentro è ancora congelato. Gli ospiti suonano.|Sono al tavolo dei bambini. Le ginocchia no.',
  ],
};
