import type { AudienceReplies } from '../words/note-words.ts';

export const audienceReplies: AudienceReplies = {
  developers: [
    'doubtful | Na minha máquina funciona.',
    'tired | E o ticket ficou comigo.',
    'smug | Deploy na sexta, às 18h.',
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
    'tired | Qualquer coisa, menos o TCC.',
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
    'tired | Pronto, já temos o próximo pivot.',
  ],
  gamers: [
    'smug | Missão secundária aceita.',
    'tired | Só mais uma partida. Juro.',
    'doubtful | Ainda está em acesso antecipado?',
  ],
  designers: [
    'doubtful | Bonito. Em que fonte?',
    'tired | Agora aumenta o logo.',
    'smug | Tenho isso como final_final_v7.',
  ],
  marketers: [
    'smug | Ótimo. E a hashtag?',
    'doubtful | E cadê o CTA?',
    'tired | Então um post, quatro reels e uma newsletter.',
  ],
  scientists: [
    'doubtful | E o tamanho da amostra?',
    'tired | O revisor 2 não se convenceu.',
    'smug | Precisa de mais pesquisa. A minha. Com bolsa.',
  ],
  football: [
    'doubtful | O VAR ainda está vendo.',
    'smug | Essa até eu fazia.',
    'tired | E o juiz não viu nada, como sempre.',
  ],
  cycling: ['doubtful | E quanto pesa?', 'smug | Eu faço isso na subida.', 'tired | Tá. Depois do café.'],
  office: [
    'tired | Isso podia ter sido um e-mail.',
    'doubtful | Alguém pôs isso na ata?',
    'smug | Ótimo. Vamos alinhar isso depois.',
  ],
};
