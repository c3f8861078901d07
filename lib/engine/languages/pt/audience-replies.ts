import type { AudienceReplies } from '../note-words.ts';

export const audienceReplies: AudienceReplies = {
  developers: [
    'doubtful | Na minha máquina funciona.',
    'tired | E o ticket ficou comigo.',
    'smug | Sobe na sexta à noite.',
  ],
  nurses: [
    'tired | Que bom. Eu ainda não almocei.',
    'doubtful | E quem registra isso no prontuário?',
    'smug | Penso nisso nos meus quatro minutos de pausa.',
  ],
  teachers: [
    'tired | Sim, isso cai na prova.',
    'doubtful | E cadê a sua fonte?',
    'smug | Eu disse na segunda. Ninguém anotou.',
  ],
  students: [
    'caught | Espera. Isso cai na prova?',
    'tired | Ainda melhor que escrever o trabalho.',
    'smug | Minha bibliografia está pronta.',
  ],
  parents: [
    'tired | Leio o resto quando eles saírem de casa.',
    'doubtful | Que bom. E quem fica com as crianças?',
    'smug | Li isso entre duas birras.',
  ],
  founders: [
    'smug | A gente faz o mesmo. Mas com IA.',
    'doubtful | E isso escala?',
    'tired | Pronto, nosso próximo pivô.',
  ],
  gamers: [
    'smug | Missão secundária aceita.',
    'tired | Depois desta partida. Prometo.',
    'doubtful | Ainda está em acesso antecipado?',
  ],
  designers: [
    'doubtful | Bonito. Em que fonte?',
    'tired | E agora o logo maior.',
    'smug | Tenho isso como final_final_v7.',
  ],
  marketers: [
    'smug | Ótimo. E a hashtag?',
    'doubtful | E cadê a chamada para ação?',
    'tired | Então um post, quatro reels e uma newsletter.',
  ],
  scientists: [
    'doubtful | E qual era a amostra?',
    'tired | O revisor 2 não se convenceu.',
    'smug | É preciso mais pesquisa. Minha. Com verba.',
  ],
  football: [
    'doubtful | O VAR ainda está vendo.',
    'smug | Esse gol eu fazia.',
    'tired | E o juiz não viu nada, como sempre.',
  ],
  cycling: ['doubtful | E quanto pesa?', 'smug | Eu faço isso na subida.', 'tired | Tá. Depois do café.'],
  office: [
    'tired | Isso podia ter sido um e-mail.',
    'doubtful | Alguém pôs isso na ata?',
    'smug | A gente vê isso depois, à parte.',
  ],
};
