import type { Things } from '../../words/thing-words.ts';

export const shows: Things = {
  series: [
    'serie tv|stagion[ei] \\d+|netflix|nuovi episodi|ultimo episodio|streaming|fiction (?:rai|tv)',
    'Un episodio, avevo detto. Ieri.|«Stai ancora guardando?» chiede la tv. Offensivo.',
  ],
  film: ['film|cinema|trailer', 'Mi sono addormentato al trailer.|I popcorn non hanno visto i titoli.'],
  podcast: ['podcast|audiolibr[oi]', 'Lo ascolto lavando i piatti. Cioè mai.|Io gli rispondo. Non mi fanno finire.'],
  concert: [
    'concert[oi](?! di)|festival musical[ei]|tour mondiale|tournée',
    'Davanti a me c’è sempre il più alto.|L’ho visto tutto. Nel telefono di un altro.',
  ],
  instrument: [
    'chitarr[ae]|pianofort[ei]|violin[oi]|fisarmonic[ah]e?|flaut[oi]',
    'Sei anni di lezioni. So portare la custodia.|I miei vicini conoscono tutte e due le note.',
  ],
  song: [
    'canzon[ei]|ritornell[oi]|festival di sanremo',
    'Io so solo il ritornello.|Vent’anni di parole sbagliate. A squarciagola.',
  ],
  dance: [
    'danza|ballare|tango|balli (?:latini|di gruppo)|lezioni di (?:ballo|salsa)',
    'Il mio passo migliore è dondolare la testa.|Mi guardavo i piedi. Non sapevano nemmeno loro.',
  ],
  theatre: [
    "teatr[oi](?! d[i’'])|oper[ae] liric[ah]e?|musical",
    'Ho applaudito al momento sbagliato.|Facevo l’albero. Hanno notato l’altro albero.',
  ],
  subtitles: [
    'sottotitol[oi]|sottotitolat[oi]|doppiagg(?:io|i)|doppiator[ei]|lingua originale',
    'Leggo così in fretta che so già chi è stato.|Ho alzato gli occhi. Era il bacio.',
  ],
  karaoke: [
    'karaoke|lezioni di canto|gara canora|gare canore|corso di canto',
    'L’acuto l’ho tentato. È ancora lassù.|L’applauso è arrivato quando ho posato il microfono.',
  ],
  radio: [
    'autoradio|stazion[ei] radiofonic[ah]e?|emittent[ei] radiofonic[ah]e?|programm[ai] radiofonic[oi]|conduttor[ei] radiofonic[oi]|radiofonic[oai]',
    'Resto in macchina finché non finisce la canzone.|Ero in diretta! E ho scordato il mio nome.',
  ],
  vinyl: [
    'vinil[ei]|giradischi|musicassett[ae]|walkman|mangianastri',
    'Il mio salta. Il mio salta. Il mio salta.|I dischi ce li ho. Manca l’apparecchio.',
  ],
  crimeNovel: [
    'romanz[oi] giall[oi]|giallist[ai]|agatha christie|sherlock|montalbano|true crime',
    'È stato il giardiniere. Lo dico da pagina due.|Ho sospettato di tutti. Tranne uno.',
  ],
  horrorFilm: [
    "horror|film (?:horror|dell[’']orrore|di paura)|zombie|vampir[oi]|cas[ae] infestat[ae]|cas[ae] stregat[ae]",
    'Ho visto tutto. Tra due dita.|In cantina mando prima il gatto.',
  ],
  documentary: [
    'documentar(?:io|i)|docuserie|superquark',
    'Imparo moltissimo. A occhi chiusi.|Da allora commento il mio gatto. Con quella voce.',
  ],
  quizShow: [
    "quiz|telequiz|eredità di|l[’']eredità|affari tuoi|reazione a catena|game show|concorrent[ei] del quiz",
    'Quella la sapevo. Subito dopo.|Dal divano sono milionario. Due volte.',
  ],
  magician: [
    'mag(?:o|hi) (?:illusionist[ai]|del)|illusionist[ai]|prestigiator[ei]|giochi di prestigio|circ(?:o|hi)|clown|giocolier[ei]|pagliacc[io]i?',
    'Faccio sparire le cose. Soprattutto le patatine.|«Un volontario?» Mi sono allacciato la scarpa dieci minuti.',
  ],
  comedy: [
    'comici|cabaret|barzellett[ae]|stand-?up|cabarettist[ai]|freddure',
    'Ne so una bellissima. Il finale mi verrà.|Ho riso per ultimo. Forte. Da solo.',
  ],
  comics: [
    'fumett[oi]|manga|anime giappones[ei]|supereroi?|marvel|graphic novel|diabolik',
    'Avevo il mantello. È rimasto nella porta.|Il mio superpotere: trovo l’ultimo biscotto.',
  ],
  brassBand: [
    'band[ae] (?:musical[ei]|cittadin[ae]|del paese|di paese)|fanfar[ae]|bande musicali|bandist[ai]',
    'Provano qui sotto. So la parte della tuba.|Mi hanno dato il triangolo. E una nota.',
  ],
};
