import type { Things } from '../../words/thing-words.ts';

export const sport: Things = {
  hiking: ['trilhas?(?! sonoras?)|caminhadas?|montanhismo', 'E não tem teleférico?'],
  swimming: ['natação|nadador(?:es|as)?|piscinas?', 'Ainda estou provando a água com um dedo.'],
  football: ['futebol|goleiros?|brasileirão|liga dos campeões|pênaltis?|gols?|libertadores', 'Esse eu fazia. Do sofá.'],
  ballSports: ['basquete(?:bol)?|vôlei|voleibol|t[eê]nis de mesa|tenista|handebol|andebol', 'Eu erro até a lixeira.'],
  running: ['maratonas?|corridas? de rua|corredores de rua|atletismo', 'Uma vez corri atrás de um ônibus.'],
  workout: [
    'academias? de ginástica|ginásios? de musculação|musculação|treinos? (?:em casa|funciona(?:l|is))|fitness',
    'Levar todas as sacolas de uma vez conta, né?',
  ],
  yoga: ['yoga|ioga|pilates|alongamentos?', 'Eu chego até os joelhos.'],
  athletes: ['atletas?|olimpíadas', 'Dei mau jeito calçando as meias.'],
  referee: [
    'árbitr[oa]s?|bandeirinhas?|fora de jogo',
    'Eu vi bem o lance. Da cozinha.|Em casa eu apito. Ninguém para.',
  ],
  golf: ['golfe|golfistas?|minigolfe|campos? de golfe', 'Perdi seis bolas. No moinho.|Eu só dirijo o carrinho.'],
  chess: [
    'xadrez|enxadristas?|xadrezistas?|xeque-?mate|grandes? mestres?',
    'Minha abertura se chama “opa”.|Perdi em quatro lances. Dois foram bons.',
  ],
  darts: ['dardos', 'Minha parede tem mais pontos do que eu.|Mirei no vinte. A porta também jogou.'],
  skateboard: [
    'skates?|skatistas?|pistas? de skate|patins|patinação',
    'Fico em pé direitinho. No tapete.|Frear eu sei. Com a cerca.',
  ],
  stadium: [
    'estádios?|arquibancadas?|sócios?-torcedor(?:es)?',
    'Fiquei bem atrás da coluna.|O mais alto sempre senta na minha frente.',
  ],
  medal: [
    'medalhas?|medalhistas?|quadro de medalhas|pódios?|troféus?',
    'Na minha está escrito “participou”.|A minha era de chocolate. Durou um minuto.',
  ],
  gymClass: [
    'educação física|queimada|jogos escolares|desporto escolar|professor(?:es)? de ginástica',
    'Eu era a trave. A da esquerda.|Fui o último escolhido. Depois da mochila.',
  ],
};
