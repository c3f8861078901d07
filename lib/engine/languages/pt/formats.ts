/** Frames of templates that notes name, around a headline; see `note-words.ts`. */
export const formats: readonly string[] = [
  'verdict | O que eu devia estar lendo | {h}',
  'tempted | Eu | O que preciso entregar hoje | {h}',
  'levels | {h} | {1} | {2} | Contar tudo para o gato',
  'levels | Uma olhada nas manchetes | {H} | Ler duas vezes | Contar tudo para o gato',
  'buttons | {1} | {2} | Eu, podendo contar só uma',
  'buttons | Voltar ao trabalho | {h} | Eu, agora mesmo',
  'fork | Voltar ao trabalho | Mais um parágrafo | {h}',
  'sign | {h} | Mude minha opinião.',
  'panic | Me perguntam as novidades | {h} | Me pedem detalhes',
  'exit | De volta ao trabalho | {h} | Eu',
  'backfire | Falar algo inteligente no jantar | {h} | Pedem para eu explicar | Pedem para eu explicar',
  'clown | Só vou ler o título | {H} | {1} | Já escureceu',
  'clown | Só vou ler o título | {H} | Mais um parágrafo | Já escureceu',
  'handshake | Quem leu tudo | Quem só leu o título | “{H}”',
  'handshake | Quem leu “{h}” | Quem não leu | Uma opinião formada',
  'handshake | {h} | Minha agenda | Só fiquei sabendo agora',
  'same | {h} | Meu único assunto hoje',
  'butterfly | Eu | {h} | Isso é conversa de elevador?',
  'shocked | {H} | E eu só ia ler o título',
  'unmasking | Uma conversa rápida comigo | {h}',
  'scale | Tudo o que preciso fazer hoje | {h}',
  'tug | Meu trabalho | {h} | Minha tarde',
  'reality | O que eu ia dizer | Bom dia | O que eu disse | {h}',
  'before-after | Antes do café | Nenhuma opinião | Depois do café | {h}',
  'calm | {h} | Só vou terminar meu café.',
  'domino | {h} | Minha tarde inteira',
];

/** "Both X and Y …". */
export const both = '^tanto (?<left>.+?) (?:como|quanto) (?<right>.+)$';
