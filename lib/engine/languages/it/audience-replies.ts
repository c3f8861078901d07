import type { AudienceReplies } from '../words/note-words.ts';

export const audienceReplies: AudienceReplies = {
  developers: [
    'doubtful | Sul mio computer funziona.',
    'tired | E il ticket è assegnato a me.',
    'smug | Si rilascia venerdì sera.',
  ],
  nurses: [
    'tired | Bene. Io non ho ancora pranzato.',
    'doubtful | E chi lo scrive in cartella?',
    'smug | Ci penso nei miei quattro minuti di pausa.',
  ],
  teachers: [
    'tired | Sì, questo ci sarà nella verifica.',
    'doubtful | E la tua fonte dov’è?',
    'smug | L’ho detto lunedì. Nessuno ha preso appunti.',
  ],
  students: [
    'caught | Scusi, ma questo lo chiede all’esame?',
    'tired | Sempre meglio della tesi.',
    'smug | La mia bibliografia è pronta.',
  ],
  parents: [
    'tired | Il resto lo leggo quando usciranno di casa. A quarant’anni.',
    'doubtful | Bello. E chi tiene i bambini?',
    'smug | Letto tra due capricci.',
  ],
  founders: [
    'smug | Noi facciamo lo stesso. Ma con l’IA.',
    'doubtful | E come scala?',
    'tired | Ecco il nostro prossimo pivot.',
  ],
  gamers: [
    'smug | Missione secondaria accettata.',
    'tired | Dopo questa partita. Promesso.',
    'doubtful | È ancora in accesso anticipato?',
  ],
  designers: [
    'doubtful | Bello. Con quale font?',
    'tired | E adesso il logo più grande.',
    'smug | Io ce l’ho come final_final_v7.',
  ],
  marketers: [
    'smug | Ottimo. E l’hashtag?',
    'doubtful | E la call to action dov’è?',
    'tired | Quindi un post, quattro reel e una newsletter.',
  ],
  scientists: [
    'doubtful | E quant’era grande il campione?',
    'tired | Il revisore 2 non è convinto.',
    'smug | Serve più ricerca. La mia. Con i fondi.',
  ],
  football: [
    'doubtful | Il VAR sta ancora controllando.',
    'smug | Quello lo segnavo pure io.',
    'tired | E l’arbitro non ha visto niente, come sempre.',
  ],
  cycling: [
    'doubtful | E quanto pesa?',
    'smug | Io lo faccio in salita. Senza mani.',
    'tired | Va bene. Dopo il caffè.',
  ],
  office: ['tired | Bastava una mail.', 'doubtful | È finito nel verbale?', 'smug | Ottimo. Ci aggiorniamo.'],
};
