import type { AudienceReplies } from '../words/note-words.ts';

export const audienceReplies: AudienceReplies = {
  developers: [
    'doubtful | U mnie działa.',
    'tired | A ticket oczywiście na mnie.',
    'smug | Wdrażamy w piątek wieczorem.',
  ],
  nurses: [
    'tired | Świetnie. Mój obiad dalej czeka.',
    'doubtful | A kto to wpisze do karty?',
    'smug | Pomyślę o tym w czterominutowej przerwie.',
  ],
  teachers: [
    'tired | Tak, to będzie na sprawdzianie.',
    'doubtful | A gdzie źródło?',
    'smug | Było w poniedziałek. Nikt nie zapisał.',
  ],
  students: [
    'caught | Zaraz. To będzie na egzaminie?',
    'tired | I tak lepsze niż pisanie pracy.',
    'smug | Bibliografia gotowa.',
  ],
  parents: [
    'tired | Resztę przeczytam, gdy się wyprowadzą.',
    'doubtful | Ładnie. A kto pilnuje dzieci?',
    'smug | Przeczytane między dwiema histeriami.',
  ],
  founders: [
    'smug | My robimy to samo. Tylko z AI.',
    'doubtful | A jak to skalować?',
    'tired | No to mamy następny pivot.',
  ],
  gamers: [
    'smug | Misja poboczna przyjęta.',
    'tired | Po tej rundzie. Obiecuję.',
    'doubtful | To już po wczesnym dostępie?',
  ],
  designers: [
    'doubtful | Ładne. A jakim fontem?',
    'tired | A teraz większe logo.',
    'smug | Mam to jako final_final_v7.',
  ],
  marketers: [
    'smug | Super. Jaki hashtag?',
    'doubtful | A gdzie CTA?',
    'tired | Czyli post, cztery rolki i newsletter.',
  ],
  scientists: [
    'doubtful | A jaka była próba?',
    'tired | Recenzent 2 nie jest przekonany.',
    'smug | Trzeba więcej badań. Moich. Z grantem.',
  ],
  football: [
    'doubtful | VAR jeszcze sprawdza.',
    'smug | Z kanapy to strzelam codziennie.',
    'tired | A sędzia znów nic nie widział.',
  ],
  cycling: ['doubtful | A ile to waży?', 'smug | Pod górę też tak jadę.', 'tired | Dobra. Po kawie.'],
  office: ['tired | Wystarczyłby mail.', 'doubtful | Ktoś to wpisał do protokołu?', 'smug | Weźmy to offline.'],
};
