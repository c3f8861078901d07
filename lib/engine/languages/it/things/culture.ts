import type { Things } from '../../words/thing-words.ts';

export const culture: Things = {
  museum: [
    "muse[oi]|mostr[ae] (?:d[’']arte|fotografic[ah]e?|personal[ei]|collettiv[ae])|galleri[ae] d[’']arte|pinacotec(?:a|he)",
    'Prima il bar, poi il negozio.|Ho ammirato un’opera a lungo. Era l’estintore.',
  ],
  books: [
    'libr[oi]|romanz[oi]|libreri[ae]',
    'Sono a pagina dodici. Da marzo.|Quelli da leggere reggono già la lampada.',
  ],
  poems: [
    'poesi[ae]|poet[ai]|poetess[ae]',
    'Ho fatto rima con «cuore»: frullatore.|So a memoria l’inizio. Due parole.',
  ],
  logo: [
    'logo|web design|caratteri tipografici',
    'Si può fare il logo più grande?|Mio cugino lo faceva per una pizza.',
  ],
  horoscope: [
    'oroscop[oi]|segni zodiacali|zodiaco',
    'Il mio consiglia di fare il bucato.|Prometteva soldi. Era il gettone del carrello.',
  ],
  library: [
    'bibliotec(?:a|he)|bibliotecar(?:io|i|ia|ie)|bibliobus|book ?crossing',
    'Devo riportare un libro. Dalle medie.|Io sussurravo. Il telefono no.',
  ],
  audioGuide: [
    'audioguid[ae]|visit[ae] guidat[ae]|guid[ae] del museo',
    'La mia parlava olandese. Ho annuito.|Sento il quattordici. Sono davanti al tre.',
  ],
  newspaper: [
    'giornal[ei] (?:di carta|cartace[oi])|quotidian[oi] cartace[oi]|edicol[ae]|carta stampata|rassegna stampa',
    'Lo prendo per il cruciverba. Mi manca il sette.|Lo leggo sempre. Pulendo i vetri.',
  ],
  modernArt: [
    'arte (?:moderna|contemporanea|astratta)|scultur[ae]|acquerell[oi]|installazion[ei] artistic[ah]e?',
    'Mi ci sono seduto. Non era una panchina.|La nostra è sul frigo. L’artista ha quattro anni.',
  ],
  streetArt: [
    'street ?art|graffiti|murales?|banksy',
    'Ho dipinto un muro anch’io. A tre anni. In corridoio.|Ne ho ammirato uno a lungo. Era umidità.',
  ],
  drawing: [
    'imparare a disegnare|disegn[oi] (?:a matita|da colorare|dei bambini)|cors[oi] di disegno|album da colorare|illustrator[ei]|scarabocch(?:io|i)',
    'È un cavallo. Bisogna saperlo.|Mi riesce la casa. Con il fumo.',
  ],
  typography: [
    'calligrafia|lettering|comic sans|scrittura a mano|stilografic[ah]e?',
    'La mia lista della spesa è illeggibile. Anche per me.|Sui biglietti mi manca sempre lo spazio a destra.',
  ],
  colours: [
    "color[ei] dell[’']anno|pantone|palette di colori|colori di tendenza|abbinare i colori",
    'Il mio anno era beige. Nessuno mi ha chiesto niente.|Io dicevo rosa. Era «cipria antica».',
  ],
  designChair: [
    "salone del mobile|design week|fuorisalone|bauhaus|compasso d[’']oro|design industriale|sedi[ae] di design|icon[ae] del design",
    'Mi ci sono seduto. È arrivato il custode.|Ho la stessa lampada. Era di nonna.',
  ],
  architecture: [
    'architett[oia]|archistar|grattaciel[oi]|brutalismo|premio pritzker|architettura(?! (?:di|del|dei|delle))',
    'E i vetri chi li pulisce?|Il mio capolavoro: due sedie e una coperta.',
  ],
  crafts: [
    'lavoretti|origami|cartapesta|brillantini|scrapbooking|macramè|macramé|colla a caldo|riciclo creativo',
    'Ci sono i brillantini nel burro.|Doveva essere una gru. È uno scontrino stropicciato.',
  ],
  pottery: [
    'ceramic(?:a|he)|ceramist[ai]|vasa(?:io|i)|tornio|argilla|terracotta',
    'È un vaso. O un posacenere. Vedremo.|Adesso in famiglia abbiamo tutti tazze storte.',
  ],
  woodworking: [
    'falegnam[ei]|falegnameria|intagl(?:io|i) (?:del|su|in) legno|mobili con (?:i )?pallet|ebanist[ai]|lavorazione del legno',
    'Segato due volte. È ancora corto.|Tre gambe sono uguali. Ho la maggioranza.',
  ],
  knitting: [
    'uncinetto|lavorare a maglia|lavoro a maglia|ai ferri|gomitol[oi]',
    'Doveva essere un maglione. È un calzino lunghissimo.|Ho lana per tre vite. E mezzo cappello.',
  ],
};
