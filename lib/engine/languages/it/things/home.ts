import type { Things } from '../../words/thing-words.ts';

export const home: Things = {
  vacuum: [
    'aspirapolver[ei]|robot aspirapolvere|scop[ae] elettric[ah]e?',
    'Io alzo i piedi. È il mio contributo.|Il mio si nasconde sotto il divano.',
  ],
  laundry: [
    'lavatric[ei]|bucato|detersiv[oi]|asciugatric[ei]',
    'Un calzino torna sempre da solo.|Adesso è tutto rosa. Anche lo scontrino.',
  ],
  cleaning: [
    'pulizie (?:di casa|di primavera|domestiche)|pulire (?:casa|la casa|il bagno|la cucina)',
    'Io chiudo la porta e basta.|Io comincio quando citofonano.',
  ],
  tidying: [
    "riordinare (?:casa|la casa|la stanza|l[’']armadio)|decluttering|organizzare casa",
    'Ogni cosa al suo posto: un cassetto.|Ho trovato vecchie foto. Addio pomeriggio.',
  ],
  moving: ['trasloc~', 'I miei scatoloni sono ancora chiusi.|Su ogni scatolone c’è scritto «Varie».'],
  mattress: ['materass[oi]|cuscin[oi]', 'Ancora cinque minuti.|Dormo in diagonale. Dove mi lascia il gatto.'],
  furniture: [
    'mobili (?:da|per la|in legno|usati|antichi)|scaffal[ei]|armadi[oi]?|ikea',
    'Montato tutto. Sono avanzate undici viti.|Sta in piedi. Nessuno respiri.',
  ],
  bathroom: [
    'bagn[oi] di casa|docc[ei]a?|vasc[ah]e? da bagno|sanitari del bagno|arredo bagno',
    'Sotto l’acqua vinco ogni discussione.|Ho letto lo shampoo. In quattro lingue.',
  ],
  renovating: [
    'ristruttur(?:are|azione) (?:casa|la casa|il bagno|della casa|del bagno)|piastrelle|imbiancare|carta da parati',
    'Il nastro c’è già. Da due anni.|Una parete è finita. L’armadio copre le altre.',
  ],
  tools: [
    'trapano|trapani elettrici|fai da te|cacciavit[ei]|bricolage',
    'Il mio attrezzo è un coltello da burro.|Ho fatto un buco. E poi uno accanto.',
  ],
  heating: [
    'riscaldamento(?! (?:globale|climatico|del pianeta|terrestre))|caldai[ae]|pomp[ae] di calore|termosifon[ei]|termostat[oi]',
    'Chi ha toccato il termostato?|Regolato da mio padre: mettiti un maglione.|L’ho alzato di nascosto. Mi hanno visto.',
  ],
  electricity: [
    'elettricità|bollett[ae]|lampadin[ae]|blackout',
    'E chi ha lasciato la luce accesa?|Sono diventato mio padre. Spengo il corridoio.',
  ],
  solar: [
    'fotovoltaic~|pannelli solari',
    'Da me si carica solo la lampada da giardino.|La mia lampada da giardino brilla. A mezzogiorno.',
  ],
  wind: [
    'eolic[oi]|pale eoliche|parc(?:o|hi) eolic[oi]',
    'Da me gira solo il ventilatore.|Ne ho una nel vaso dei fiori. Cigola.',
  ],
  waste: [
    'rifiuti(?! (?:nucleari|radioattivi|tossici))|riciclo|raccolta differenziata|imballaggi[o]?',
    'Il cartone della pizza dove va? Me lo chiedo ogni sera.|Ho sentito il camion. Ho corso. In pantofole.',
  ],
  dishwasher: [
    'lavastoviglie|lavare i piatti|piatti sporchi|detersivo per i piatti',
    'La ricarico dopo gli altri. In segreto.|I miei sono in ammollo. Fino a domenica.',
  ],
  sofa: [
    'divan[oi]|divano letto|divani letto|poltron[ae] relax|poltrone reclinabili',
    'Nel mio c’erano quattro euro. E una forchetta.|Io non mi siedo. Ne faccio parte.',
  ],
  fridge: [
    'frigo|frigorifer[oi]|congelator[ei]|freezer',
    'Ho guardato. Niente. Riguardo tra dieci minuti.|In fondo qualcosa fa luce da solo.',
  ],
  airFryer: [
    'friggitric[ei](?: ad aria)?|air ?fryer|bimby|robot da cucina|pentol[ae] a pressione|frullator[ei]|slow cooker',
    'Fa tutto. Finora, patatine.|Ha fatto bip. Ho detto grazie.',
  ],
  toaster: [
    'tostapane|toast|bruschett[ae]|fett[ae] biscottat[ae]',
    'Due livelli: crudo e carbone.|Ho grattato via il nero. È rimasto poco.',
  ],
  microwave: [
    'microonde|piatt[oi] pront[oi]|cib[oi] pront[oi]',
    'Lava fuori, ghiaccio dentro.|Lo fermo a un secondo. Come nei film.',
  ],
  oven: [
    'forn[oi](?! (?:crematori|di))|pian[oi] (?:cottura|a induzione)|fornell[oi]',
    'L’ho acceso. Con le teglie dentro. Tutte.|Dal vetro non vedo niente. Da maggio.',
  ],
  ironing: [
    'ferr[oi] da stiro|stirare|stiratura|ass[ei] da stiro',
    'Solo il colletto. Al resto pensa il maglione.|Appendo la camicia e faccio la doccia bollente.',
  ],
  socks: ['calzin[oi]|calzett[oi]ni?', 'Ne ho 31. Nessun paio.|Scarpe all’ingresso. Il mio alluce saluta.'],
  candles: [
    'candel[ae](?! d)(?: profumat[ae])?',
    'La tenevo per un’occasione. Ora è storta.|La mia sa di «Baita». Cioè di detersivo.',
  ],
  curtains: [
    'tendaggi?|tende (?:per interni|oscuranti|da interno)|tapparell[ae]|venezian[ae] oscurant[ei]',
    'Da me c’è un lenzuolo. Dal trasloco.|Un lato è più corto. Io piego la testa.',
  ],
  windowCleaning: [
    '(?:pulire|lavare|pulizia dei) (?:i )?(?:vetri|finestre)|vetri (?:puliti|senza aloni)|pulire le finestre|tergivetro',
    'Aspetto la pioggia. Di traverso.|I miei ormai sono vetri satinati.',
  ],
  balcony: ['balcon[ei]|balconi fioriti', 'Sul mio ci sta una sedia. O io.|Bella vista. Sulla tv del vicino.'],
  attic: [
    'soffitt[ae] (?:di casa|piene?)|solai[oi]?|svuotare (?:la )?cantina|ripostigl(?:io|i)|sgabuzzin[oi]|sgombero cantine',
    'Salivo a buttare roba. Sono sceso con un cappello.|Ci sono quattro scatole «Cavi importanti».',
  ],
  garage: [
    'garage|cantin[ae] (?:piena|da svuotare)|box auto|capann[oi] degli attrezzi|deposito self storage',
    'L’auto dorme fuori. Gli scatoloni temono la pioggia.|Il congelatore lo vedo. Non ci arrivo.',
  ],
  television: [
    'televisor[ei]|smart tv|tv oled|tv 4k|televisione',
    'Non dormo. Non cambiare canale.|800 canali. Guardo il caminetto.',
  ],
  keys: [
    'chiavi di (?:casa|riserva)|fabbr[oi] per serrature|serratur[ae]|portachiavi|mazzo di chiavi',
    'Sono nella porta. Dentro.|La copia è al sicuro. In casa.',
  ],
  doorbell: [
    'citofon[oi]|videocitofon[oi]|campanell[oi] (?:di casa|smart)|campanello(?! d)',
    'Suona. Mi stendo sul tappeto.|Non ci sono. Non respiro nemmeno.',
  ],
  neighbours: [
    'vicin[oi] di casa|vicini rumorosi|rumori molesti|buon vicinato|liti tra vicini',
    'Ho ancora la loro tortiera. Dal 2017.|Conosco la loro sveglia. Loro non la sentono.',
  ],
  lift: ['ascensor[ei]|rampa di scale|vano scale', 'Saluto i pulsanti.|Ho premuto «chiudi». Fuori c’era la mia pizza.'],
  remoteControl: [
    'telecomand[oi]',
    'Ne ho quattro. La tv si accende con il quinto.|Ci sono seduto sopra. Ecco perché c’è la televendita.',
  ],
  smartHome: [
    'smart home|cas[ae] intelligent[ei]|domotic[ao]|lampadin[ae] smart|pres[ae] smart|serratur[ae] smart',
    'Sono al buio. La lampada si aggiorna.|Le tapparelle si sono alzate alle quattro. Io no.',
  ],
  smokeAlarm: [
    'rilevator[ei] di fumo|allarm[ei] antincendio|prov[ae] di evacuazione|sensor[ei] di fumo',
    'Da me fa da timer per la pasta.|Un bip al minuto. Ormai lo chiamo Gino.',
  ],
  tinyHouse: [
    'tiny house|mini ?cas[ae]|mini ?appartament[oi]|microappartament[oi]|piccoli spazi|case piccole|cas[ae] minuscol[ae]',
    'Cucino dal letto. Comodissimo.|Mi sono girato. Ero già in bagno.',
  ],
  interior: [
    "arredament[oi]|arredare|interior design~|home decor|tappet[oi] (?:persian[oi]|da salotto)|feng shui|complementi d[’']arredo",
    'Il mio stile: «può sempre servire».|Il tappeto copre la macchia. Il divano, il tappeto.',
  ],
  building: [
    'cantier[ei](?! naval[ei])|lavori in corso',
    'Finiscono giovedì, dicevano. Di che anno?|Uno scava. Io guardo con gli altri quattro.',
  ],
};
