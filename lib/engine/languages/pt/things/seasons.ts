import type { Things } from '../../words/thing-words.ts';

export const seasons: Things = {
  clock: ['horário de verão|relógios?|mudança da hora', 'O relógio do meu forno pisca desde 2019.'],
  rain: ['chuvas?|previsão do tempo|temporal|temporais|guarda-chuvas?', 'E eu acabei de lavar o carro.'],
  christmas: [
    'ceia de natal|presentes? de natal|véspera de natal|natalin~|(?:no|do|o) natal|feliz natal',
    'Eu compro tudo no dia 23.',
  ],
  heatwave: [
    'ondas? de calor|ar-condicionado|ar condicionado|calor(?:ão)? (?:extremo|recorde|intenso)|ventilador(?:es)? de teto|calorão',
    'Escolho ervilhas há uma hora. No setor congelado.|Meu leque e eu já moramos juntos.',
  ],
  frost: [
    'frentes? frias?|ondas? de frio|geadas?|massa de ar polar|frio (?:intenso|extremo|recorde)|vagas? de frio',
    'Fez 17 graus. Saí de cachecol e luvas.|Meu banho hoje durou o que dura um “ai”.',
  ],
  fog: ['nevoeiros?|neblinas?|cerração', 'Dei bom-dia para uma lixeira.|Eu tenho até o segundo café.'],
  leaves: [
    'folhas? (?:secas?|caídas?|de outono)|sopradores? de folhas',
    'Juntei tudo num monte. Aí veio o cachorro.|As minhas estão no vizinho. Obrigado, vento.',
  ],
  springtime: [
    'primavera(?! árabe)|primaveri(?:l|s)|cerejeiras?|pólen',
    'Meu casaco não acredita numa palavra.|Um raio de sol e já estou na praça. De manta.',
  ],
  summer: [
    'chegada do verão|fim do verão|início do verão|solstício',
    'Eu aguento. Com o pé dentro da geladeira.|Grudei na cadeira de plástico. Ela veio junto.',
  ],
  resolutions: [
    'resoluç(?:ão|ões) de ano[- ]novo|metas para 20\\d\\d|promessas? de ano[- ]novo|bons hábitos|novos hábitos',
    'As minhas duraram. Até o almoço.|Uso as do ano passado. Estão novinhas.',
  ],
  newYearsEve: [
    'réveillon|véspera de ano[- ]novo|passagem de ano|ano[- ]novo|virada do ano',
    'Às dez eu já dormia. Boas entradas.|Pulei sete ondas. A terceira me pegou.',
  ],
  easter: [
    'páscoa|ovos? de páscoa|coelhinhos?|coelho da páscoa',
    'Escondi bem demais. Em junho a gente sente.|O coelho está sem orelhas. Eu só provei.',
  ],
  valentine: [
    'dia dos namorados|são valentim',
    'No posto só havia uma rosa. E óleo de motor.|Recebi um cartão. Do dentista.',
  ],
  mothersDay: [
    'dia das mães|dia da mãe|dia dos pais|dia do pai',
    'Eu fiz o café. Mamãe fez a faxina.|Lembrei. Quando a vitrine lembrou.',
  ],
  christmasMarket: [
    'mercados? de natal|mercadinhos? de natal|vinho quente|quentão|feiras? de natal',
    'Vim pelas luzes. Já tenho nove canecas.',
  ],
  christmasTree: [
    'árvores? de natal|pisca-pisca|luzes de natal|decoraç(?:ão|ões) de natal|enfeites de natal',
    'Dois metros, eu disse. O teto disse não.|Placar até agora: gato um, bolas zero.',
  ],
  publicHoliday: [
    'feriados?|feriad(?:ão|ões)|pontos? facultativos?|fim de semana prolongado|emendar o feriado',
    'Estou na porta do mercado. Fechado.|Desci a serra. Quer dizer, ainda estou descendo.',
  ],
  aprilFools: [
    'dia da mentira|dia das mentiras|pegadinhas? de 1º de abril',
    'Nas três primeiras eu caí.|Pus sal no açucareiro. Depois fiz meu café.',
  ],
};
