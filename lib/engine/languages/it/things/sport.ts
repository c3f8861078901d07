import type { Things } from '../../words/thing-words.ts';

export const sport: Things = {
  ski: [
    'sci|sciator[ei]|sciare|snowboard|biathlon',
    'Io cado in piano.|{sci/sciator[ei]/sciare} Sono arrivato giù. I bastoncini dopo.',
  ],
  hiking: [
    'trekking|sentier[oi]|camminat[ae]',
    'E la seggiovia non c’è?|«Siamo quasi arrivati.» Stavamo chiudendo la macchina.',
  ],
  climbing: [
    'arrampicata|arrampicator[ei]|alpinis~|bouldering|freeclimber',
    'La mia vetta è il ripiano dei biscotti.|Io soffro di vertigini sullo sgabello.',
  ],
  swimming: [
    'nuoto|nuotator[ei]|piscin[ae]',
    'Io sto ancora provando l’acqua con un dito.|Il mio stile migliore: aggrapparmi al bordo.',
  ],
  football: [
    'calcio|serie a|champions league|portier[ei]|calciator[ei]|calci di rigore',
    'Quello lo segnavo io. Dal divano.|Il mio pallone è dal vicino. Dal 1994.',
  ],
  ballSports: [
    'basket|pallacanestro|pallavolo|tennis|padel|rugby',
    'Io non centro nemmeno il cestino.|Grido «mia!» e mi sposto.',
  ],
  running: [
    'maraton[ae]|corridor[ei]|atletica',
    'Una volta ho rincorso un autobus.|Mi ha superato un passeggino. Dormiva.',
  ],
  workout: [
    'palestr[ae]|fitness|allenament[oi] (?:a casa|in casa|funzional[ei])',
    'Portare tutta la spesa insieme vale, no?|Pago da gennaio. Anche questa è costanza.',
  ],
  yoga: ['yoga|pilates|stretching', 'Io arrivo alle ginocchia.|Sono forte nella posizione finale. Quella sdraiata.'],
  athletes: ['atlet[ai]|olimpiadi', 'Mi sono strappato mettendo i calzini.|Mi sono alzato dal divano senza mani.'],
  referee: [
    'arbitr[oi]|guardalinee|var|fuorigioco|direttor[ei] di gara',
    'Ho visto benissimo. Dalla cucina.|A casa fischio io. Non si ferma nessuno.',
  ],
  golf: [
    'camp[oi] da golf|torne[oi] di golf|giocare a golf|golfist[ai]|minigolf',
    'Ho perso sei palline. Al mulino a vento.|Io vengo per la macchinina.',
  ],
  chess: [
    'scacchi|scacchist[ai]|scacco matto|scacchiera|gran(?:de)? maestro',
    'La mia apertura si chiama «Ops».|Ho perso in quattro mosse. Due erano belle.',
  ],
  darts: ['freccette', 'Il mio muro ha più punti di me.|Miravo al centro. Era il lampadario.'],
  skateboard: [
    'skate(?:board|park|boarding|r)?|pattin[ie]|pattinagg(?:io)?|rollerblade',
    'Ci sto su benissimo. Sul tappeto.|So frenare. Con la siepe.',
  ],
  stadium: [
    'stadio (?:olimpico|san siro|comunale|maradona)|nuovo stadio|san siro|curva nord|curva sud',
    'Si vedeva benissimo. Un pilastro.|Il più alto si siede sempre davanti a me.',
  ],
  medal: [
    'medagli[ae]|medaglier[ei]|medagliere|trofe[oi]|pod(?:io|i)',
    'Sulla mia c’è scritto «Partecipante».|La mia era di cioccolato. Era.',
  ],
  gymClass: [
    'educazione fisica|or[ae] di ginnastica|scienze motorie|giochi della gioventù|campestre scolastica',
    'Io facevo il palo. Quello di sinistra.|Avevo la giustificazione. Scritta da me.',
  ],
};
