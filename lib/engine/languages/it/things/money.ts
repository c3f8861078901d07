import type { Things } from '../../words/thing-words.ts';

export const money: Things = {
  taxes: [
    'tass[ae]|modello 730|dichiarazione dei redditi|fisco',
    'I miei scontrini vivono in una scatola di scarpe.|Ho ritrovato lo scontrino. È bianco.',
  ],
  credit: [
    "mutu[oi](?! (?:soccorso|accordo|riconoscimento))|prestit[oi] (?:personal[ei]|bancari[o]?)|cart[ae] di credito|tassi d[’']interesse",
    'La mia carta è stata rifiutata per un caffè.|Sto ancora pagando il tostapane.',
  ],
  shares: [
    'borsa di milano|azioni in borsa|bitcoin|criptovalut[ae]|piazza affari',
    'Io possiedo un barattolo di monetine.|Ho comprato in cima. Bel panorama.',
  ],
  insurance: [
    'assicurazion[ei] (?:auto|casa|viaggio|moto|sanitaria)|polizz[ae]|rc auto|assicurator[ei]',
    'Mi copre tutto. Tranne quello che è successo.|Assicuro ancora un cellulare perso nel 2017.',
  ],
  pension: [
    'pension[ei]|fond[oi] pension[ei]|previdenza complementare|età pensionabile',
    'Mi mancano 31 anni. E quattro ore.|Mi alleno già. Guardo i cantieri.',
  ],
  blackFriday: [
    'black friday|cyber monday|prime day|saldi|svendit[ae]|sottocosto',
    'Risparmiato il 40% su una cosa inutile.|Ho due friggitrici ad aria. Una ancora nel cartone.',
  ],
  voucher: [
    'buon[oi] (?:sconto|regalo|acquisto)|coupon|voucher|gift card|codic[ei] (?:sconto|promozional[ei])|tesser[ae] fedeltà|raccolta punti',
    'Il mio vale in un negozio che ora è un bar.|Mi manca un bollino. Dal 2019.',
  ],
  saving: [
    'risparmiare (?:soldi|sulla|in casa|energia)|risparmio domestico|consigli per risparmiare|trucchi per risparmiare|economia domestica',
    'Niente più caffè al bar. Ho comprato la macchina.|Vado a piedi. Si passa davanti alla pasticceria.',
  ],
  cash: [
    'contant[ei]|bancomat|pagament[oi] (?:digital[ei]|contactless|elettronic[oi])|monetine|satispay|sportell[oi] automatic[oi]',
    'Quello che conta i centesimi alla cassa sono io.|Li avevo giusti. Nell’altra giacca.',
  ],
  lottery: [
    'lotteri[ae]|superenalotto|gratta e vinci|jackpot|estrazion[ei] del lotto|tombol[ae]|riffa',
    'Ne ho presi tre. In tutto l’anno.|Ho vinto un prosciutto. Con quaranta biglietti.',
  ],
  auction: [
    "ast[ae] (?:giudiziari[ae]|di beneficenza|online)|all[’']asta|casa d[’']aste|battut[oaie] all[’']asta|ebay",
    'Ho rilanciato contro me stesso. Ho vinto.|Mi grattavo il naso. Che brutto quel vaso.',
  ],
  fleaMarket: [
    "mercatin[oi] (?:dell[’']usato|dell[’']antiquariato|delle pulci|vintage)|seconda mano|vinted|svuotacantine|rigattier[ei]",
    'Andavo a vendere. Torno con una lampada.|Ho trattato sul prezzo. Era il mio tostapane.',
  ],
  selfCheckout: [
    'cass[ae] (?:automatic[ah]e?|self|fai da te)|self-?checkout|cassier[ei] del supermercato|cassier[ae] del supermercato',
    'Mi ha battuto una zucchina.|Ho pesato le pere come banane. Arriva qualcuno.',
  ],
  subscription: [
    'abbonament[oi]|prova gratuita|disdetta|disdire|rinnovo automatico',
    'Il mio mese gratis è finito nel 2021.|Ne pago tre che ho scordato. O quattro.',
  ],
  returns: [
    'garanzi[ae] (?:legale|di due anni|convenzionale|a vita)|scontrin[oi]|diritto di recesso|res[oi] gratuit[oi]',
    'Lo scontrino era nella scatola. La scatola, nel bidone.|Valeva fino a martedì. Si è rotto mercoledì.',
  ],
  mall: [
    'centr[oi] commercial[ei]|grandi magazzini|scal[ae] mobil[ei]|outlet|rinascente',
    'Io so dov’è la panchina.|Sono uscito dall’altra parte. Altra provincia.',
  ],
  openingHours: [
    'orar(?:io|i) (?:di apertura|dei negozi)|apertur[ae] domenical[ei]|negozi aperti|aperti la domenica',
    'Aprono quando lavoro. Chiudono quando arrivo.|Arrivo sempre nella pausa. La loro.',
  ],
  flatHunting: [
    'affitt[oi]|cas[ae] in affitto|agenti immobiliari|agenzi[ae] immobiliar[ei]|mercato immobiliare|monolocal[ei]|bilocal[ei]',
    '«Caratteristico»: si cucina dal letto.|Eravamo in quaranta. Ho detto di essere l’idraulico.',
  ],
  supplyChain: [
    'caten[ae] di (?:fornitura|approvvigionamento)|supply chain|carenza di (?:chip|materie prime|componenti)|tempi di consegna',
    'Il mio divano è in mare da marzo.|L’ultimo l’ha preso quello davanti a me.',
  ],
  leasing: [
    'leasing|noleggio a lungo termine|acquisto a rate|pagare a rate|pagament[oi] rateal[ei]|buy now pay later',
    'Mi restano undici rate di frullatore.|Ho letto le clausole in piccolo. Hanno vinto loro.',
  ],
  parcel: [
    'pacc(?:o|hi)(?! bomba)|consegn[ae] a domicilio|corrieri|spedizion[ei] (?:gratis|gratuit[ae]|online)',
    'Il mio ce l’ha un vicino. Non si sa quale.|Aspetto dalle otto. Hanno suonato durante la doccia.',
  ],
  supermarket: [
    'supermercat[oi]|lidl|esselunga',
    'Io volevo solo il latte.|La mia fila era la più corta. Poi sono arrivato io.',
  ],
};
