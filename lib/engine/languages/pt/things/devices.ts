import type { Things } from '../../words/thing-words.ts';

export const devices: Things = {
  phone: [
    '(?<!biologia )(?<!terapia )celular|celulares|telemóve(?:l|is)|smartphones?|iphones?',
    'O meu está rachado, mas é meu.',
    'fresh',
  ],
  ai: ['inteligência artificial|chatgpt|robôs?', 'Ela também dobra a roupa?', 'fresh'],
  computers: ['windows(?: \\d+)?|linux|computador(?:es)?|notebooks?', 'Já tentou desligar e ligar?', 'fails'],
  code: [
    'python|javascript|linguage(?:m|ns) de programação|programador(?:es|as?)?|código-fonte',
    'Ontem funcionava.',
    'fails',
  ],
  games: ['videogames?|jogos? eletrônicos?|playstation|xbox|nintendo', 'Mais uma partida. São só três da manhã.'],
  photo: [
    'fotógraf~|câmeras? fotográficas?|concursos? de fotografia|álbu(?:m|ns) de fotos|fotos de viagem',
    'Em todas as minhas aparece meu dedo.',
  ],
  selfie: [
    'selfies?|paus? de selfie|fotos? de família|fotos? da turma|câmera frontal|cabines? de fotos?',
    'Tirei trinta. Em todas estou assustado.',
  ],
  keyboard: [
    'teclados?|atalhos? (?:do|de) teclado|digitação|datilografia',
    'Dois dedos. Mas voam.|M u E quebrou. Agora  u t nho cuidado.',
  ],
  headphones: [
    'fones? de ouvido|auscultadores|auriculares|airpods|headsets?|cancelamento de ruído',
    'Balanço a cabeça. Não está tocando nada.|O esquerdo está em Lisboa. Num táxi.',
  ],
  drone: [
    'imagens de drone|drones? (?:com câmera|de brinquedo|de entrega)|shows? de drones?|espetáculos? de drones',
    'O primeiro voo foi lindo. Até o vizinho.',
  ],
  vr: [
    'realidade virtual|realidade aumentada|metaverso|óculos de realidade|vision pro',
    'Lutei com um dragão. Era o abajur.|Me apoiei numa mesa. Só existia lá.',
  ],
  robot: [
    'robôs? humanoides?|robótica|robôs? (?:domésticos?|de entrega|garçons?|aspirador(?:es)?)',
    'O meu ia querer folga no sábado.|Cumprimentei um. Era a máquina de salgadinho.',
  ],
};
