import type { Things } from '../../words/thing-words.ts';

export const travel: Things = {
  electricCar: [
    'auto elettric[ah]e?|colonnin[ae] (?:di ricarica|elettric[ah]e?)',
    'La mia colonnina è sempre occupata.|Conosco tutti i bar con una presa.',
  ],
  flight: [
    'aere[oi]|vol[oi] (?:low cost|cancellat[oi]|dirett[oi]|economic[oi])|aeroport[oi]|compagni[ae] aere[ae]',
    'Posto in mezzo, immagino.|Ho applaudito all’atterraggio. Solo io.',
  ],
  train: [
    'tren[oi]|trenitalia|ferrovi~|stazion[ei] (?:ferroviari[ae]|centrale|termini)',
    'Il mio è un autobus sostitutivo.|Ho corso come un matto. È ancora lì, fermo.',
  ],
  bus: ['autobus|tram|metropolitana|mezzi pubblici', 'Prima nessuno, poi tre insieme.|È partito mentre facevo ciao.'],
  formulaOne: ['formula 1|f1|gran premio', 'Cerco parcheggio da un’ora.|Mi si è spenta la macchina all’autolavaggio.'],
  car: [
    'auto|automobil[ei]|suv|utilitari[ae]',
    'La mia fa un rumore. Alzo la radio.|E dove la parcheggio?|Si è accesa una spia. Ci ho messo lo scotch.',
  ],
  bike: [
    'bici|biciclett[ae]|ciclist[ai]|ciclabil[ei]',
    'La mia ha un cestino e una gomma a terra.|Ventuno marce. Io uso la solita.',
  ],
  roadblock: [
    'ingorg(?:o|hi)|deviazion[ei] stradal[ei]|bollino (?:nero|rosso)|code in autostrada|esodo estivo|traffico (?:in tilt|intenso|in autostrada|stradale|da bollino)|traffico oggi',
    'Conosco una scorciatoia. Anche gli altri.|Arrivo tra cinque minuti. Sono sotto la doccia.',
  ],
  parking: [
    'parchegg(?:io|i|iare)|strisce blu|parcometr[oi]|autosil[oi]',
    'Piano meno due. O meno tre. Era giallo.|Ho fatto il giro dell’isolato fino a martedì.',
  ],
  camping: [
    'campeggi[oi]?|camper|tend[ae] da campeggio|roulotte',
    '{campeggi[oi]?/tend[ae] da campeggio} Alla prima goccia dormo in macchina.|Nove scatolette. Nessun apriscatole.',
  ],
  hotel: [
    'hotel|albergh[oi]|agriturism[oi]|bed and breakfast',
    'Io sono qui per gli shampoo piccoli.|Ho fatto colazione tre volte. Dalle otto.',
  ],
  schoolHolidays: [
    'vacanze scolastiche|calendario scolastico|fine della scuola|ultimo giorno di scuola',
    '«Mi annoio.» Primo giorno, ore nove.|Ne mancano novanta. I nonni lo sanno?',
  ],
  holidays: [
    'vacanz[ae]|crocier[ae]|ferie',
    'Avevo tre giorni. Li ho passati ad aspettare l’idraulico.|In valigia nove libri. Ho letto il menù.',
  ],
  outing: [
    'gita|gite|escursioni',
    'Sono arrivato al frigo. Bel percorso.|I panini non sono arrivati al primo semaforo.',
  ],
  beach: [
    'spiagg[ie]a?|stabiliment[oi] balnear[ei]|surf',
    'Ho ancora la sabbia in borsa. Dell’anno scorso.|Crema dappertutto. Tranne sui piedi.',
  ],
  boat: [
    'barc[ah]e?|velier[oi]|yacht|regat[ae]',
    'Io soffro il mare nella vasca.|Il cappello da capitano ce l’ho già.',
  ],
  toll: [
    'pedagg(?:io|i)|casell[oi] (?:autostradal[ei])|telepass|vignett[ae] autostradal[ei]',
    'Mi sono fermato a mezzo metro dalla macchinetta.|Corsia sbagliata. Dietro, un concerto di clacson.',
  ],
  speedCamera: [
    'autovelox|tutor in autostrada|limit[ei] di velocità|mult[ae] (?:per|da|stradal[ei])|eccesso di velocità|t-?red',
    'È l’unica foto dove ho gli occhi aperti.|Io freno lo stesso. Sono in bici.',
  ],
  scooter: [
    'monopattin[oi](?: elettric[oi])?',
    'Il mio si è fermato in mezzo al ponte. Fine zona.|Io ci faccio lo slalom. A piedi.',
  ],
  ferry: [
    'traghett[oi]|aliscaf[oi]',
    'Il mio lo vedo ancora. Sempre più piccolo.|Io sono al ponte tre. La macchina, forse.',
  ],
  passport: [
    "passaport[oi]|cart[ae] d[’']identità|fototesser[ae]|fototessera|vist[oi] d[’']ingresso",
    'Nella foto sembro il motivo del controllo.|È valido. Nel cassetto di casa.',
  ],
  suitcase: [
    'valigi[ae]|valige|bagagl(?:io|i)|trolley|zain[oi]',
    'Ci sono seduto sopra. Se mi alzo, esce tutto.|Ho vestiti per ogni tempo. Tranne quello che fa.',
  ],
  jetLag: [
    'jet ?lag|fus[oi] orar(?:io|i)|orologio biologico',
    'Io ce l’ho il lunedì. Torno dal divano.|Sono le quattro e lo stomaco vuole le lasagne.',
  ],
  satNav: [
    'navigator[ei] satellitar[ei]|gps|google maps|waze|cartin[ae] stradal[ei]|street view',
    'Il mio ricalcola da martedì.|Ho girato a sinistra. Adesso ci sono pecore.',
  ],
  robotaxi: [
    'robotaxi|taxi autonom[oi]|guida autonoma|auto a guida autonoma|senza conducente|waymo',
    'E chi suona agli altri?|Io freno lo stesso. Sul tappetino.',
  ],
  drivingTest: [
    'patente di guida|scuol[ae] guida|autoscuol[ae]|foglio rosa|esame di guida',
    'Presa al terzo tentativo. L’esaminatore sta bene.|Nella foto ho 18 anni e la frangia.',
  ],
  petrol: [
    'benzina|benzina(?:io|i)|gasolio|prezz[oi] (?:dei carburanti|del diesel)|distributor[ei] di (?:benzina|carburante)|carburant[ei]|caro carburanti',
    'Io metto sempre venti euro. Risolto.|Dodici chilometri per risparmiare un centesimo.',
  ],
  tyres: [
    'pneumatic[oi]|gomme (?:invernali|estive|da neve|quattro stagioni)|cambio gomme|catene da neve|ruota di scorta|gommist[ai]',
    'Le mie sono in cantina. Nevica.|So cambiarne una. In teoria, con il video.',
  ],
  pothole: [
    'buch[ae] (?:stradal[ei]|in strada)|buche',
    'La nostra ha un nome. E le papere.|Il mio caffè le conosce una per una.',
  ],
  roundabout: [
    'rotatori[ae]|rotonde stradali|rotonda stradale',
    'Sono al terzo giro. Bei fiori.|Ho preso la quarta uscita. Erano tre.',
  ],
  trafficLight: [
    'semafor[oi]|strisc[ei] pedonal[ei]|passagg(?:io|i) pedonal[ei]|attraversament[oi] pedonal[ei]',
    'A me tocca il rosso. Anche a piedi.|Ho premuto nove volte. Così fa prima.',
  ],
  taxi: ['taxi|tassist[ai]|ncc', 'Non guardo la città. Guardo il tassametro.|Sto dietro e freno anch’io.'],
  commute: [
    'pendolar[ei]|pendolarismo|or[ae] di punta|car pooling|carpooling|casa-lavoro',
    'Io faccio undici passi. E arrivo tardi.|Su quello delle 7:42 ci conosciamo tutti. Nessuno parla.',
  ],
  motorbike: [
    "moto (?:da|elettric[ah]e?|d[’']epoca)|in moto|motociclett[ae]|motociclist[ai]|harley-davidson|motorin[oi]",
    'La giacca ce l’ho. Lì è finito il budget.|Il mio era un motorino. In salita, a piedi.',
  ],
  tourist: [
    'turist[ai]|turismo|overtourism|turistic[oi]|visit[ae] guidat[ae]|guid[ae] turistic[ah]e?',
    'Sono di qui. Tengo solo la cartina al contrario.|Ho seguito l’ombrello. Era un altro gruppo.',
  ],
  customs: [
    'dogan[ae]|doganal[ei]|doganier[ei]|duty-?free',
    'Dichiaro un formaggio. Si dichiara da solo.|Non ho niente. Divento rosso lo stesso.',
  ],
  carWash: [
    "autolavagg(?:io|i)|lavagg(?:io|i) auto|lavare (?:l[’']auto|la macchina)",
    'Io resto dentro. È il mio cinema.|Con la cera, grazie. Poi è passato un piccione.',
  ],
  lostProperty: [
    'oggetti smarriti|ufficio oggetti|chiavi smarrite|portafogli(?:o)? (?:smarrito|ritrovato)|bagagli? smarrit[oi]',
    'Ho ripreso l’ombrello. Ho lasciato il cappello.|Lì abitano tutti i miei guanti sinistri.',
  ],
};
