import type { NoteWords } from '../words/note-words.ts';
import { audienceReplies } from './audience-replies.ts';
import { concepts, numberWords } from './concepts.ts';
import { both, formats } from './formats.ts';

export const notes: NoteWords = {
  formats,
  numberWords,
  both,
  replies: audienceReplies,
  denying: 'non|senza',
  audiences: {
    developers: {
      names: String.raw`sviluppator\p{L}*|programmator\p{L}*|informatic\p{L}*|reparto it|devs?`,
      frames: [
        'exchange | Cosa ti blocca? | {h}',
        'nobody | Daily: due minuti a testa | Io: | {h}',
        'butterfly | Uno sviluppatore senior | «{t}» | È un ticket piccolo?',
      ],
    },
    nurses: {
      names: String.raw`infermier\p{L}*|ostetric\p{L}*|personale sanitario|oss`,
      frames: [
        'exchange | Com’è andato il turno di notte? | {h}',
        'nobody | Pausa: quattro minuti | Io, col caffè freddo: | {h}',
        'butterfly | Io, dopo dodici ore | «{t}» | È una pausa?',
      ],
    },
    teachers: {
      names: String.raw`insegnant\p{L}*|prof(?:essor\p{L}*)?|maestr[aeio]|docenti`,
      frames: [
        'chat | Domande sulla verifica? | {h} | Sulla verifica.',
        'exchange | E i compiti, perché non ci sono? | {h}',
        'butterfly | La mia classe | «{t}» | È nel programma?',
      ],
    },
    students: {
      names: String.raw`student\p{L}*|alunn\p{L}*|universitari\p{L}*|matricole`,
      frames: [
        'tempted | Io | Il tema per domani | «{t}»',
        'exchange | Come va la tesina? | {h}',
        'nobody | Esame: tra sei ore | Io: | {h}',
      ],
    },
    parents: {
      names: String.raw`genitor\p{L}*|mamm[ae]|papà|madri|padri|famiglie`,
      frames: [
        'thoughts | Dormono. | Finalmente. | {h}',
        'exchange | Finalmente soli, di che parlate? | {h}',
        'butterfly | Io, al supermercato senza figli | «{t}» | È una vacanza?',
      ],
    },
    founders: {
      names: String.raw`fondator\p{L}*|start-?up|imprenditor\p{L}*|investitor\p{L}*`,
      frames: [
        'exchange | E il vostro vantaggio competitivo? | {h}',
        'butterfly | Io, senza ricavi | «{t}» | È crescita?',
        'proclaim | Io, alla prima slide | {h}',
      ],
    },
    gamers: {
      names: String.raw`gamer|giocator\p{L}*|videogioc\p{L}*|e-?sport`,
      frames: [
        'exchange | Un’altra partita? | {h}',
        'tempted | Io | La missione principale | «{t}»',
        'butterfly | Io | «{t}» | È una missione secondaria?',
      ],
    },
    designers: {
      names: String.raw`designer|grafic[ihoea]+|creativ[ie]|illustrator\p{L}*`,
      frames: [
        'exchange | Si può ingrandire il logo? | {h}',
        'butterfly | Il cliente | «{t}» | È una modifica piccola?',
        'tempted | Io | final_v2 | «{t}»',
      ],
    },
    marketers: {
      names: String.raw`marketing|pubblicitari\p{L}*|social media manager|copywriter`,
      frames: [
        'butterfly | Il team brand | «{t}» | È engagement?',
        'exchange | E la call to action? | {h}',
        'proclaim | Io, alla slide 3 di 84 | {h}',
      ],
    },
    scientists: {
      names: String.raw`scienziat\p{L}*|ricercator\p{L}*|dottorand\p{L}*|accademic\p{L}*|fisic[ihoe]+|biolog[iahoe]+`,
      frames: [
        'exchange | Il revisore 2 ha un commento. | {h}',
        'tempted | Io | Il capitolo uno della tesi | «{t}»',
        'butterfly | Io, con n = 3 | «{t}» | È significativo?',
      ],
    },
    football: {
      names: String.raw`calcio|tifos\p{L}*|serie a|ultras`,
      frames: [
        'exchange | Perché l’arbitro va al VAR? | {h}',
        'panic | Minuto 89 | Vinciamo di due | {H}',
        'butterfly | Io, con le patatine | «{t}» | È riscaldamento?',
      ],
    },
    cycling: {
      names: String.raw`ciclis\p{L}*|bici\p{L}*|giro d[’']italia|gruppo in bici`,
      frames: [
        'exchange | Perché ti fermi in salita? | {h}',
        'tempted | Io | La bici che ho | «{t}»',
        'butterfly | Io, alla pausa caffè | «{t}» | È allenamento?',
      ],
    },
    office: {
      names: 'ufficio|collegh[ie]|dipendenti|(?:il|mio|nostro) team|capi',
      frames: [
        'exchange | Altro, prima di chiudere? | {h}',
        'nobody | Sono le 17:59 | Quel collega: | {h}',
        'backfire | Riunione su «{t}» | Ne serve un’altra | L’altra finisce in workshop | L’altra finisce in workshop',
      ],
    },
  },
  concepts: {
    interviews: String.raw`colloqui\p{L}*(?: di lavoro)?|selezione del personale|parlami di te|tra cinque anni`,
    sleep: String.raw`sveglia|sveglio|cuscino|dorm\p{L}*|sonno|(?:a|il|nel|dal|del|mio|tuo|suo) letto|nott[ei]|nanna`,
    money:
      'euro|prezz[oi]|costa|costano|caro|cara|[€$£]|soldi|(?:il|mio|tuo|suo|un|sul) conto(?! alla rovescia)|affitto|stipendio|paga|banca|risparmi|debit[oi]|bollett[ae]|saldo',
    bosses: String.raw`cap[oi](?! di (?:abbigliamento|moda))|dirigent[ei]|responsabil\p{L}*`,
    family: 'famigli[ae]|mamma|madre|papà|padre|zi[oa]|figli|bambin[io]|matrimonio|natale',
    dating: String.raw`appuntament[io] romantic[io]|primo appuntamento|amore|coppia|fidanzat\p{L}*|noi due|di noi|gelos\p{L}*`,
    politics: String.raw`politic\p{L}*|elezion\p{L}*|partit[io] politic[io]|governo`,
    diets: String.raw`diet[ae]|dimagrire|calorie|insalata|mangi\p{L}*|cena|pasta|cibo`,
    sport: 'sport|esercizio|palestra|partita(?! iva)|calcio|cors[ae]|allenamento',
    animals:
      'animal[ie]|gatt[oaie]|can[ei]|cavall[oi]|mucc[ah]e?|maial[ei]|pecor[ae]|pesc[ei]|top[oi]|ape|(?:le|delle|alle) api|insett[oi]|vesp[ae]|farfall[ae]|conigli[o]?|volp[ei]|ors[oi]|elefant[ei]|serpent[ei]',
    alcohol: String.raw`alcol|birr[ae]|vino|bere|fest[ae]|ubriac\p{L}*`,
    medicine: String.raw`medic[oi]|dentist[ai]|ospedal[ei]|malat\p{L}*|pazient[ei]|salute`,
    meetings: 'riunion[ei]|daily|workshop|mail',
    ...concepts,
    food: String.raw`cib[oi]|mangi\p{L}*|ristorant\p{L}*|menù|menu|camerier\p{L}*|cucin\p{L}*|cuoc\p{L}*|ricett\p{L}*|cen[ae]|pranz\p{L}*|colazion\p{L}*|pizz[ae]|hamburger|patatine|pasta|zupp[ae]|insalat[ae]|pane|formagg\p{L}*|burro|carne|salsicc\p{L}*|tort[ae]|biscott\p{L}*|cioccolat\p{L}*|gelat[oi]|uov[oa]|yogurt|frigo|forno|fame|delizios\p{L}*`,
    death: String.raw`mort[eoia]|morir\p{L}*|muore|decess\p{L}*|deced\p{L}*|funeral\p{L}*|tomb[ae]|cimiter\p{L}*|bar[ae](?! del)|defunt\p{L}*|cadaver\p{L}*|lutto|fantasm[ai]`,
    coffee: String.raw`caffè|espresso|cappuccin\p{L}*|caffeina|barist[ai]|moka|tazzin[ae]`,
    spiders: String.raw`ragn[oi]|ragnatel[ae]|tarantol[ae]`,
    gender: String.raw`genere|uomin[i]|uomo|donn[ae]|ragazz[oaie]|maschi\p{L}*|femmin\p{L}*|sessis\p{L}*|marit[oi]|mogli[e]?|signor[ei]|signore`,
    age: String.raw`anzian\p{L}*|vecch\p{L}*|pensionat\p{L}*|pensione|nonn\p{L}*|boomer|rughe|età|casa di riposo`,
    police: String.raw`polizi\p{L}*|carabinier\p{L}*|sbirr[oi]|commissari\p{L}*|arrest\p{L}*|manette|prigion\p{L}*|carcer\p{L}*|crimin\p{L}*|reat[oi]|mult[ae]|autovelox`,
    swearing: String.raw`parolacc\p{L}*|bestemmi\p{L}*|imprec\p{L}*|merda|cazz\p{L}*|stronz\p{L}*|maledett\p{L}*|accident[ie]|vaffan\p{L}*`,
  },
  moods: {
    calm: 'nostalgic[oa]|minimal(?:ista)?|calm[oa]|tranquill[oa]|rilassat[oa]|dolce|pacat[oa]',
    loud: 'forte|arrabbiat[oa]|energic[oa]|rumoros[oa]',
    dramatic: 'cup[oa]|oscur[oa]|tetr[oa]|drammatic[oa]|scioccat[oa]|epic[oa]|stressat[oa]',
    silly: 'carin[oa]|tener[oa]|adorabile|buff[oa]|assurd[oa]|giocos[oa]|sciocc[oa]',
    dry: 'sarcastic[oa]|cinic[oa]|pungente|secc[oa]|sobri[oa]|seri[oa]|ironic[oa]|professionale',
  },
  smallWords: String.raw`(?:lettere|testo|parole|scritte) (?:piccol\p{L}*)|(?:molte parole|molto testo|più testo)|test[oi] lungh?[oi]`,
  largeWords: '(?:lettere|testo|parole|scritte) grand[ei]|poche parole|poco testo|test[oi] brev[ei]',
  showsImage: 'inserisci|mostra|immagine principale',
};
