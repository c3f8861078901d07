import type { Things } from '../../words/thing-words.ts';

export const family: Things = {
  childSeat: [
    'seggiolin[oi]|passeggin[oi]|carrozzin[ae] per',
    'Quando ha fatto clic, il bimbo era cresciuto.|L’ho chiuso. Con il pollice dentro.',
  ],
  puberty: [
    'adolescent[ei]|adolescenza|pubertà',
    'Ho detto solo buongiorno. Porta sbattuta.|Ho chiesto com’è andata. «Boh.» Grande dialogo.',
  ],
  baby: ['neonat[oi]|bebè', 'Qui non dorme nessuno da martedì.|Io cullo anche il carrello.'],
  toys: [
    'giocattol[oi]|lego|playmobil|puzzle',
    'Ne ho trovato uno al buio. Con il piede.|Io ho montato il castello. Il piccolo vuole la scatola.',
  ],
  homework: [
    'compiti (?:a casa|delle vacanze|per casa|scolastici)|ripetizioni di',
    'Ho aiutato in matematica. Abbiamo preso quattro.|Li ho fatti sul pullman. Si vedono le curve.',
  ],
  school: [
    'matematica|geometria|algebra|numeri primi',
    'A me veniva sette. Agli altri, x.|Divido il conto per tre. Più o meno.',
  ],
  thesis: [
    'tes[ie] di (?:laurea|dottorato)|dottorand[oi]|dottorat[oi]|tesi magistrale|relatore di tesi',
    'Ho il titolo. E i ringraziamenti.|La mia si chiama finale_finale_3_buona.',
  ],
  university: [
    'universit(?:à|ari[oa]|arie)|atene[oi]|facoltà di \\p{L}+|matricol[ae] universitari[ae]|fuorisede|studentat[oi]',
    'Andavo forte in una materia: il bar.|Ho dormito in terza fila. Era sul sonno.',
  ],
  teacher: [
    'insegnant[ei]|professor[ei]|professoress[ae]|maestr[ae]|docent[ei]|colloqui con i professori|supplent[ei]',
    'Alzo ancora la mano. In riunione.|Ho incontrato il mio al supermercato. Ho detto «presente».',
  ],
  firstSchoolDay: [
    'primo giorno di scuola|ritorno a scuola|rientro a scuola|zaino scolastico|zaini scolastici|astucc(?:io|i)|caro scuola',
    'Ci tornerei solo per l’astuccio nuovo.|Ho foderato i libri. E un gomito.',
  ],
  languageCourse: [
    "cors[oi] di (?:lingu[ae]|inglese|spagnolo|francese|tedesco)|imparare (?:le lingue|una lingua|l[’']inglese|lo spagnolo|il francese|il tedesco|l[’']italiano)|lingue straniere|duolingo|vacanz[ae] studio",
    'So dire che l’elefante beve il latte.|Ho chiesto il conto. Mi hanno portato una zuppa.',
  ],
  spelling: [
    'ortografia|grammatica|error[ei] grammatical[ei]|punteggiatura|congiuntiv[oi]|apostrof[oi]|virgol[ae]|accademia della crusca',
    'Metto le virgole, a, sentimento.|Lo vedo subito, l’errore. Dopo «Invia».',
  ],
  dictionary: [
    "dizionar(?:io|i)|vocabolar(?:io|i)|parol[ae] dell[’']anno|zingarelli|treccani|glossar(?:io|i)|sinonimi",
    'Cerco una parola. È già ora di cena.|Il mio regge il divano.',
  ],
  playground: [
    'parc(?:o|hi) giochi|parc(?:o|hi) gioco|altalen[ae]|scivol[oi]|castell[oi] gonfiabil[ei]|giostrin[ae]',
    'Le altalene le provo prima io. Per sicurezza.|Mezza sabbiera è nella mia scarpa.',
  ],
  grandparents: [
    'nonn[eiao]|bisnonn[aio]',
    '«Non hai mangiato niente.» Ero al quarto piatto.|La mia chiude i messaggi con «Cordiali saluti, nonna».',
  ],
  siblings: [
    'fratell[oi] (?:maggior[ei]|minor[ei]|gemell[oi])|sorell[ae] (?:maggior[ei]|minor[ei]|gemell[ae])|figl[io]i? unic[io]|fratelli gemelli|sorelle gemelle|fratelli e sorelle',
    'Uno taglia, l’altro sceglie. Usavamo il righello.|La lampada era già così.',
  ],
  inLaws: [
    'suocer[aeio]|cognat[aeio]|pranz[oi] in famiglia|riunion[ei] di famiglia|parenti serpenti',
    'Ho lodato lo sformato una volta. Da allora, sformato.|Ho portato il cane. Almeno si parla di lui.',
  ],
  genealogy: [
    'genealog~|alber[oi] genealogic[oi]|antenat[oi]|origine dei cognomi|cognomi più diffusi',
    'Speravo in un conte. Ho trovato sei carrettieri.|Eravamo stanchi già nel 1640. È scritto.',
  ],
  names: [
    'nom[ei] (?:per bambin[ie]|per neonat[ie]|per cani|per gatti|più (?:diffusi|comuni|popolari)|di battesimo)|soprannom[ei]',
    'In classe eravamo quattro. Io ero «l’altro».|Mamma parte sempre da quello del cane.',
  ],
  nursery: [
    "asil[oi] nid[oi]|all[’']asilo|scuol[ae] matern[ae]|scuola dell[’']infanzia|babysitter|baby-sitter",
    'Al cancello qualcuno piangeva. Ero io.|Il mio attaccapanni è quello con la lumaca.',
  ],
  kidsParty: [
    'fest[ae] (?:per bambini|dei bambini|di compleanno)|pignatt[ae]|truccabimbi|animator[ei] per bambini',
    'Erano in sei. Sembravano sessanta. Io sono in dispensa.|Ho vinto al gioco della sedia. Hanno pianto.',
  ],
  bedtime: [
    'fiab[ae]|favol[ae] della buonanotte|ninn[ae] ?nann[ae]|storie della buonanotte|topolino dei denti|fatina dei denti',
    'Leggo piano. Mi sono svegliato a pagina quattro.|Ho saltato una pagina. Mi hanno denunciato.',
  ],
  parenting: [
    'genitorialità|neogenitori|neomamm[ae]|mestiere di genitore|chat delle mamme|vita in famiglia',
    'Conto fino a tre. Nessuno sa che cosa segue.|Ho detto «perché sì». Con la voce di mia madre.',
  ],
  pocketMoney: [
    'paghett[ae]|salvadana(?:io|i)',
    'Volevo un aumento. Mamma voleva vedere la stanza.|Mio fratello mi deve mille lire. Dal 1996.',
  ],
  birthday: [
    'compleann[oi]',
    'Le candeline non ci stavano. Ho messo una lampadina.|Ho cantato forte. Il nome era sbagliato.',
  ],
};
