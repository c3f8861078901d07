import type { NoticeWords } from '../words/notice-words.ts';

export const notices: NoticeWords = {
  site: [
    String.raw`accesso illimitato|crea (?:un|il tuo) account|sei già (?:abbonato|registrato|iscritto)|^abbonati|abbonati (?:ora|subito|qui)|iscriviti (?:alla|al|per|ora)|accedi (?:per|o registrati)|^registrati per|registrati (?:gratis|ora)|per continuare a leggere|disdici (?:quando|in qualsiasi)|nella tua (?:casella|mail|posta)`,
    String.raw`contenut[oi] (?:estern[oi]|incorporat[oi]|di terze parti)|dati (?:personali )?(?:possono|potranno|saranno) (?:essere )?(?:trasmessi|condivisi|trasferiti|ceduti)`,
    String.raw`fai una donazione|sostieni (?:il nostro|il giornalismo|la nostra)|giornalismo (?:indipendente|di qualità) |con una donazione`,
    String.raw`non (?:costituis(?:ce|cono)|rappresenta(?:no)?) (?:\p{L}+ ){0,4}(?:consulenza|raccomandazione|offerta|sollecitazione|invito)|non riflett(?:e|ono) necessariamente|può costituire (?:una )?commissione`,
    String.raw`commenti (?:sono|saranno|devono) (?:\p{L}+ )?(?:moderati|rimossi|chiusi|pubblicati|rispettare)|hai (?:trovato|notato) un errore|hai (?:informazioni|una segnalazione)`,
    String.raw`ufficio stampa:|per (?:maggiori|ulteriori) informazioni,? (?:\p{L}+ )?(?:contatt|consult|visit|scriv|chiam)\p{L}*|iscrizioni (?:entro|su|al)|offerte .{0,60}da non lasciarsi sfuggire`,
    String.raw`^(?:aggiornamento|rettifica|nota (?:della redazione|del redattore)):|^\(?(?:ansa|adnkronos|agi)\)?\.?$`,
    String.raw`^(?:giornalista|redattore|redattrice|corrispondente|caporedattore) (?:al|alla|di|del|della|per|presso|a) [^.]{3,120}\.?$`,
    String.raw`clicca qui|canale whatsapp|leggi anche|spese di spedizione|articoli gratuiti|^(?:autore|autrice|testo|fonte|a cura di)\s?:`,
    String.raw`^(?:tutte le|ultime) notizie|^pubblicato il \d`,
  ].join('|'),
  preview: [
    String.raw`^ecco (?:\p{L}+ ){0,3}(?:\d+|consigli|trucchi|motivi|risposte|idee|cosa|come|tutto|quali|allora)|tutto quello che (?:c['’]è da|devi|bisogna|occorre) sapere|(?:abbiamo )?(?:raccolto|selezionato) (?:\p{L}+ ){0,3}(?:consigli|idee|trucchi)|facciamo il punto|scopri(?:amo)? (?:insieme|qui|tutto|come|quali)|vediamo (?:insieme|ora|come|quali|cosa)`,
    '^in quest[oa] (?:articolo|guida|pagina),? (?:ti|vi|vedremo|scoprir|parleremo|troverai)',
  ].join('|'),
  indirect: '(?:perché)',
  bio: String.raw`è (?:una?|il|la|un['’]) ?(?:[\p{L}-]+ ){0,3}(?:giornalista|scrittore|scrittrice|autore|autrice|redattore|redattrice|corrispondente|editorialista|professore|professoressa|ricercatore|ricercatrice)|è (?:giornalista|scrittore|scrittrice|autore|autrice|redattore|redattrice|professore|professoressa)|scrive (?:\p{L}+ ){0,3}(?:per|di|su)`,
};
