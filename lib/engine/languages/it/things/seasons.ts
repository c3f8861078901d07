import type { Things } from '../../words/thing-words.ts';

export const seasons: Things = {
  clock: [
    'ora legale|ora solare|orolog[i]o?',
    'L’orologio del mio forno lampeggia dal 2019.|Quello della macchina è giusto sei mesi l’anno.',
  ],
  rain: ['pioggia|meteo|temporal[ei]', 'Il mio ombrello sta bene. È in ufficio.|Avevo appena steso. Si nota?'],
  christmas: [
    '(?<!città )(?<!casa )(?<!paese )natale|natalizi[oae]?|idee regalo',
    'Io compro tutto il 23.|Le lucine sono un nodo unico. Come ogni anno.',
  ],
  heatwave: [
    'ondat[ae] di caldo|ondat[ae] di calore|condizionator[ei]|aria condizionata|ventilator[ei]|nott[ei] tropical[ei]|caldo record|afa|climatizzator[ei]',
    'Scelgo i piselli surgelati. Da un’ora.|Io e il ventilatore ormai facciamo coppia.',
  ],
  frost: [
    'ondat[ae] di (?:gelo|freddo)|gelo e neve|gelat[ae] (?:notturn[ae]|tardiv[ae])|sotto zero|freddo polare|freddo artico',
    'Ho grattato tutto il vetro. Era l’auto del vicino.|Io gratto con la tessera del supermercato.',
  ],
  fog: ['nebbi[ae]|foschi[ae]', 'Ho salutato un cassonetto.|Io ci vivo fino al secondo caffè.'],
  leaves: [
    "foglie secche|foglie morte|foliage|soffiator[ei]|foglie d[’']autunno|colori d[’']autunno",
    'Il mucchio era perfetto. Poi è passato il cane.|Le mie sono dal vicino. Grazie, vento.',
  ],
  springtime: [
    'inizio della primavera|arriv[ao] (?:la )?primavera|primo giorno di primavera|equinozio di primavera|primaveril[ei]|ciliegi in fiore|polline|pollini|febbre da fieno',
    'Il mio cappotto non ci casca.|Un raggio di sole e sono al tavolino. Con la sciarpa.',
  ],
  summer: [
    "inizio dell[’']estate|fine dell[’']estate|fine estate|solstizio d[’']estate|estate di san martino",
    'La mia è stata un mercoledì.|L’abbronzatura è andata via con la doccia.',
  ],
  resolutions: [
    'buoni propositi|propositi per|buone abitudini',
    'I miei sono arrivati fino alla Befana.|Uso quelli dell’anno scorso. Mai aperti.',
  ],
  newYearsEve: [
    'capodanno|san silvestro|veglion[ei]|cenone',
    'Alle dieci dormivo. Auguri a tutti.|Ho contato alla rovescia. Con un minuto di ritardo.',
  ],
  easter: [
    'pasqua|pasquale|pasquali|pasquetta|uov[ao] di pasqua|colomb[ae] pasqual[ei]',
    'Ho tolto solo i canditi. E la glassa. E il resto.|Volevo solo la sorpresa. È un portachiavi. Un altro.',
  ],
  valentine: [
    'san valentino|festa degli innamorati',
    'Al distributore c’era una rosa. E l’antigelo.|Ho ricevuto un biglietto. Del dentista.',
  ],
  mothersDay: [
    'festa della mamma|festa del papà|festa dei nonni',
    'Ho fatto la colazione. La mamma, la cucina.|Una poesia imparata a memoria. Ho 34 anni.',
  ],
  christmasMarket: [
    'mercatin[oi] di natale|mercatin[oi] natalizi[oi]?|vin brulé|luminarie|luci di natale',
    'Ero qui per le luci. Ora profumo di frittelle.|La tazza era con cauzione. Ne ho nove.',
  ],
  christmasTree: [
    'alber[oi] di natale|abet[ei]',
    'Due metri, ho detto. Il soffitto ha detto no.|Il mio pende. Il muro vede il lato bello.',
  ],
  publicHoliday: [
    "giorn[oi] festiv[oi]|ponte (?:dell[’']immacolata|del 2 giugno|del primo maggio|di ognissanti|del 25 aprile)|ponti (?:del|di) 20\\d\\d|festività|ferragosto",
    'È domani? In casa c’è mezzo limone.|Sono davanti al supermercato. Chiuso.',
  ],
  aprilFools: ["pesc[ei] d[’']aprile", 'Ai primi tre ho creduto.|Sale nella zuccheriera. Poi mi sono fatto un caffè.'],
};
