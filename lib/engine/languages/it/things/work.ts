import type { Things } from '../../words/thing-words.ts';

export const work: Things = {
  office: [
    "smart working|coworking|telelavoro|lavoro d[’']ufficio|rientro in ufficio",
    'Il mio ufficio è il tavolo della cucina.|Sopra camicia, sotto pigiama.',
  ],
  forms: [
    'modul[oi] (?:da compilare|di domanda|di iscrizione)|modulistica|burocrazia|scartoffie',
    'Mi mancherà di sicuro un foglio.|Ho scritto il nome nella casella della data.',
  ],
  salary: [
    'stipend(?:io|i)|bust[ae] paga|salar(?:io|i)|tredicesim[ae]|quattordicesim[ae]|aument[oi] di stipendio',
    'È arrivato venerdì. Sabato è ripartito.|Volevo chiedere di più. Ho chiesto una spillatrice.',
  ],
  cv: [
    'curriculum|curricula|cv|letter[ae] di presentazione|letter[ae] motivazional[ei]',
    'Inglese fluente: so ordinare un toast.|Hobby: lettura e viaggi. Cioè telefono e divano.',
  ],
  jobInterview: [
    'colloqui(?:o)? di lavoro|colloqui(?:o)? di selezione',
    'Il mio difetto? Ho risposto: le lasagne.|Fra cinque anni? Ho detto: in pausa caffè.',
  ],
  apprentice: [
    'apprendist[ai]|apprendistato|stagist[ai]|stage|tirocin(?:io|i|ante|anti)',
    'So fare tre tipi di caffè.|Il primo giorno cercavo il cacciavite per mancini.',
  ],
  boss: [
    'leadership|capi tossici|quadri aziendali|micromanagement|stil[ei] di leadership',
    'Guido una piccola squadra. Di gerani.|A casa decido io. Mi hanno autorizzato.',
  ],
  toDoList: [
    'to-?do list|list[ae] delle cose da fare|produttività|procrastina~',
    '«Fare la lista.» Fatto. Per oggi basta.|Ci scrivo quello che ho già fatto. Per spuntarlo.',
  ],
  deadline: [
    'scadenz[ae]|data di scadenza del bando|termine per le (?:domande|iscrizioni)|deadline',
    'Il mio meglio lo do subito dopo.|Prima di cominciare ho pulito il forno.',
  ],
  slides: [
    'powerpoint|diapositiv[ae]|slide|parlare in pubblico|public speaking',
    'Sull’ultima c’è «Domande?». Spero di no.|Sono pronto. Il proiettore vuole un altro cavo.',
  ],
  spreadsheet: [
    'excel|fogli(?:o)? di calcolo|tabell[ae] pivot|google sheets',
    'Ho ordinato la colonna A. Solo la A.|Ho unito due celle. Ora non si esce più.',
  ],
  videoCall: [
    'videochiamat[ae]|videoconferenz[ae]|videocall|riunion[ei] (?:su zoom|online)|microsoft teams',
    'Ho salutato tutti. Poi ho cercato il tasto.|Cinque minuti brillanti. Senza audio.',
  ],
  webinar: [
    'webinar|cors[oi] online|e-?learning|formazione online',
    'Io partecipo. Con il ferro da stiro.|Sono iscritto a nove. Ho visto nove introduzioni.',
  ],
  teamBuilding: [
    'team ?building|cen[ae] aziendal[ei]|fest[ae] aziendal[ei]|cena di natale aziendale',
    'Mi sono lasciato cadere. Il collega era al telefono.|Abbiamo costruito una zattera. Viaggio breve.',
  ],
  canteen: [
    'mens[ae]|refezione|refettor(?:io|i)|pausa pranzo|buon[oi] pasto|schiscetta',
    'Il polpettone del venerdì conosce tutta la settimana.|La mia è finita alle dieci. Giornata lunga.',
  ],
  fourDayWeek: [
    'settimana corta|settimana di quattro giorni|settimana lavorativa (?:corta|di quattro)|part-?time|conciliazione vita-lavoro|orario flessibile',
    'Quattro giorni li faccio già. Sparsi su cinque.|Il mio venerdì è pronto. Da anni.',
  ],
  innovation: [
    'innovazion[ei]|innovativ[oaie]|disruptive|design thinking',
    'Per quello abbiamo una stanza con i pouf.|Ora uso i post-it verdi.',
  ],
  digitalisation: [
    'digitalizzazione|trasformazione digitale|transizione digitale|spid|cie|pubblica amministrazione digitale|identità digitale',
    'Ho stampato la mail che lo spiega.|Adesso scansioniamo quello che stampiamo.',
  ],
  sustainability: [
    'sostenibilità|sostenibil[ei]|zero waste|ecosostenibil[ei]|impronta di carbonio|plastic free',
    'Ho una borsa piena di borse.|Ho cinque borracce. Tutte a casa.',
  ],
  change: [
    'gestione del cambiamento|change management|ristrutturazion[ei] aziendal[ei]|riorganizzazione|metodologi[ae] agil[ei]|scrum',
    'Ne ho vissuti quattro. La macchinetta del caffè è rimasta.|Da noi è cambiato il cordino del badge.',
  ],
  merger: [
    'fusion[ei] (?:tra|fra|con|per incorporazione|bancari[ae])|fusioni e acquisizioni|joint venture|opa|opas',
    'Siamo andati a convivere. Ora abbiamo tre moka.|Io ho fuso due fondi di marmellata. Operazione ostile.',
  ],
  quarterlyFigures: [
    '(?:primo|secondo|terzo|quarto) trimestre|risultati (?:trimestrali|semestrali|annuali)|trimestral[ei]|semestrale|conti annuali|fatturato',
    'Io: un ombrello in meno, due penne in più.|Le mie previsioni sono prudenti. Oggi è il 20.',
  ],
  investor: [
    'investitor[ei]|investitric[ei]|venture capital|round di (?:finanziamento|investimento)|crowdfunding|business angel',
    'La nonna mi ha messo dieci euro in tasca.|Ne cerco uno anch’io. È per un divano.',
  ],
  startUp: [
    'start-?up|imprenditoria|startupper',
    'L’idea era mia. Sotto la doccia.|Il biliardino ce l’ho. Manca l’azienda.',
  ],
  tradeFair: [
    "fiera (?:del libro|campionaria|internazionale)|salone (?:del mobile|del libro|nautico|del gusto|dell[’']auto)|vinitaly|eicma|fieristic[oi]|lucca comics|quartiere fieristico",
    'Sono tornato con nove borse di tela.|Tre volte allo stand degli assaggi.',
  ],
  survey: [
    'sondagg(?:io|i)|questionar(?:io|i)',
    'Io segno sempre quella in mezzo.|«Solo due minuti», diceva. Un’ora fa.',
  ],
  statistics: [
    'statistic[ah]e?|infografic[ah]e?|istat|grafico a torta',
    'In media i miei calzini sono uguali.|Io sono lo spicchio «Altro».',
  ],
  ranking: [
    'classific[ah]e?|top (?:10|20|50|100)|ranking|graduatori[ae]',
    'In casa sono tra i primi tre. Siamo in due.|Io ero appena fuori dal primo milione.',
  ],
  pressRelease: [
    'comunicat[oi] stampa|ufficio stampa|not[ae] stampa',
    'Il nostro frigo comunica: è vuoto.|Niente dichiarazioni prima del caffè.',
  ],
  hotline: [
    'assistenza clienti|servizio clienti|call center|numer[oi] verd[ei]|customer (?:care|service)',
    'Ero il settimo. Adesso sono il nono.|So a memoria la musichetta d’attesa.',
  ],
};
