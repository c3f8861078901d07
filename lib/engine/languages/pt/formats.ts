/** Frames of templates that notes name, around a headline; see `note-words.ts`. */
export const formats: readonly string[] = [
  'verdict | O que eu devia ler | {h}',
  'tempted | Eu | O que tem de ficar pronto hoje | {h}',
  'levels | {h} | {1} | {2} | Contar tudo ao gato',
  'levels | Uma olhada nas manchetes | {H} | Ler duas vezes | Contar tudo ao gato',
  'buttons | {1} | {2} | Eu, com tempo para uma frase',
  'buttons | Voltar ao trabalho | {h} | Eu, agora mesmo',
  'fork | Voltar ao trabalho | Mais um parágrafo | {h}',
  'sign | {h} | Façam-me mudar de ideia.',
  'panic | Alguém me pergunta o que há de novo | {h} | Pedem detalhes',
  'exit | De volta ao trabalho | {h} | Eu',
  'backfire | Dizer algo inteligente no jantar | {h} | Todos perguntam porquê | Todos perguntam porquê',
  'clown | Só vou ler o título | {H} | {1} | Já é de noite',
  'clown | Só vou ler o título | {H} | Mais um parágrafo | Já é de noite',
  'handshake | Quem leu tudo | Quem leu o título | “{H}”',
  'handshake | Quem leu “{h}” | Quem não leu | Uma opinião firme',
  'handshake | {h} | A minha própria agenda | Uma novidade para mim',
  'same | {h} | O meu único assunto hoje',
  'butterfly | Eu | {h} | Isto é conversa de elevador?',
  'shocked | {H} | E eu só ia ler o título',
  'unmasking | Uma conversa rápida comigo | {h}',
  'scale | Tudo o que tenho de fazer hoje | {h}',
  'tug | O meu trabalho | {h} | A minha tarde',
  'reality | O que eu ia dizer | Bom dia | O que eu disse | {h}',
  'before-after | Antes do café | Nenhuma opinião | Depois do café | {h}',
  'calm | {h} | Eu só acabo o meu copo.',
  'domino | {h} | A minha tarde inteira',
];

/** "Both X and Y …". */
export const both = '^tanto (?<left>.+?) (?:como|quanto) (?<right>.+)$';
