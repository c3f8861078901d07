import type { Things } from '../../words/thing-words.ts';

export const home: Things = {
  laundry: ['máquinas? de lavar|lavar roupa|lavandarias?|lavanderias?', 'Volta sempre uma meia sozinha.'],
  cleaning: [
    'faxina|limpeza (?:da casa|de casa|doméstica)|limpar (?:a casa|o banheiro|a cozinha)',
    'Eu só fecho a porta.',
  ],
  tidying: [
    'arrumar (?:a casa|o armário|a gaveta|o quarto)|arrumação|organizar a casa',
    'Tudo no seu lugar: uma gaveta.',
  ],
  moving: ['mudança de casa|mudanças de casa', 'As minhas caixas ainda estão fechadas.'],
  mattress: ['colch(?:ão|ões)|travesseiros?|despertador(?:es)?|insónia|insônia', 'Mais cinco minutos.'],
  furniture: [
    'móveis (?:planejados|usados|para|de madeira)|estantes?|guarda-roupas?|ikea',
    'Montei tudo. Sobraram onze parafusos.',
  ],
  tools: [
    'caixa de ferramentas|furadeiras?|parafusadeiras?|chaves? de fenda',
    'Minha ferramenta é uma faca de manteiga.',
  ],
  electricity: ['conta de luz|energia elétrica|eletricidade|lâmpadas?|apag(?:ão|ões)', 'E quem deixou a luz acesa?'],
  solar: ['energia solar|painéis solares', 'Aqui só carrega a luz do jardim.'],
  wind: ['eólic[oa]s?|aerogerador(?:es)?', 'Aqui só gira o ventilador.'],
  waste: ['lixo|reciclagem|resíduos|embalagens', 'A caixa da pizza vai em qual lixeira mesmo?'],
  dishwasher: [
    'lava-?louças?|máquinas? de lavar (?:louça|loiça)|lavar (?:a )?(?:louça|loiça)|louça suja',
    'A minha está de molho. Até domingo.|Eu arrumo tudo de novo depois. Em segredo.',
  ],
  sofa: [
    'sofás?|sofá-cama|poltronas? (?:reclináveis|reclinável|para)|chaise',
    'Achei quatro reais no meu. E um garfo.|O meu abre e vira meia cama.',
  ],
  fridge: [
    'geladeiras?|freezers?|congelador(?:es)?',
    'Olhei. Nada. Daqui a dez minutos olho de novo.|O pote de sorvete era feijão.',
  ],
  airFryer: [
    'air ?fryers?|fritadeiras? elétricas?|thermomix|bimby|liquidificador(?:es)?|panelas? elétricas?',
    'A minha faz tudo. Até agora: pão de queijo.|Ela apitou. Eu disse obrigado.',
  ],
  toaster: [
    'torradeiras?|torradas?|misto[- ]quente|tostas? mistas?',
    'A minha tem dois pontos: pão e carvão.|Raspei o preto. Sobrou farelo.',
  ],
  microwave: [
    'micro-?ondas|comida congelada',
    'Lava por fora, gelo no meio.|Abro faltando um segundo. Como nos filmes.',
  ],
  oven: [
    'fornos?|fog(?:ão|ões)|cooktops?|placas? de indução',
    'O meu guarda panelas. Lembrei depois de ligar.|Pelo vidro não vejo nada desde maio.',
  ],
  ironing: [
    'passar roupa|ferros? de passar|tábuas? de passar|passar a ferro|engomar',
    'Passo só a gola. O casaco cuida do resto.|Penduro a camisa no banheiro e tomo banho quente.',
  ],
  socks: [
    'meias(?! (?:finais|verdades|palavras))|peúgas',
    'Tenho 31. Não são 31 pares. São 31.|O furo é só para o dedão.',
  ],
  candles: [
    'velas? (?:aromáticas?|perfumadas?|artesana~)|luz de velas|velas perfumadas',
    'Guardei para um dia especial. Agora está torta.',
  ],
  curtains: [
    'cortinas?(?! de (?:fumaça|fumo|ferro))|persianas?|cortinados?',
    'Aqui é um lençol. Provisório. Desde 2018.',
  ],
  windowCleaning: ['limpar (?:janelas|vidros)|limpeza de (?:vidros|janelas)|limpa-?vidros', 'Espero a chuva. De lado.'],
  balcony: [
    'varandas?|sacadas?|espreguiçadeiras?|redes? de descanso|móveis de jardim',
    'Cabe uma cadeira. Ou eu.|Entrei na rede. Isso foi no domingo.',
  ],
  attic: [
    'sótãos?|porões|porão|garagem|garagens|arrecadaç(?:ão|ões)|quartinho da bagunça',
    'Fui jogar coisas fora. Voltei com um chapéu.|Há quatro caixas: “Cabos, importante”.',
  ],
  keys: [
    'chaves de casa|chaveiros?|porta-?chaves|chaves do carro|cópia de chave|trancad[oa] para fora',
    'Estão na fechadura. Do lado de dentro.|A reserva está segura. Dentro do apartamento.',
  ],
  doorbell: [
    'campainhas?|interfones?|videoporteiros?|porta de casa',
    'Tocou. Deitei no tapete e não respirei.|O cachorro também atende a da novela.',
  ],
  neighbours: [
    'vizinh[oa]s? (?:barulhent[oa]s?|de cima|de baixo|do lado)|boa vizinhança|condomínios?',
    'A fôrma deles está comigo. Desde 2017.|Conheço o despertador deles. Eles não.',
  ],
  lift: ['elevador(?:es)?|escadarias?', 'Dou bom-dia aos botões.|Apertei “fechar”. Era a minha pizza.'],
  remoteControl: [
    'controles? remotos?|comandos? (?:da|de) (?:tv|televisão)|smart tvs?|televisor(?:es)?',
    'Tenho quatro. A TV liga com o quinto.|Bati nele duas vezes. É a manutenção.',
  ],
  smartHome: [
    'casas? inteligentes?|lâmpadas? inteligentes?|automação residencial|domótica|internet das coisas|fechaduras? inteligentes?',
    'Estou no escuro. A lâmpada está atualizando.|A persiana abriu às quatro. Fuso de outro país.',
  ],
  smokeAlarm: [
    'detector(?:es)? de fumaça|detetor(?:es)? de fumo|alarmes? de incêndio',
    'O meu é que decide se o almoço está pronto.|Apita a cada minuto. Já batizei de Osvaldo.',
  ],
  tinyHouse: [
    'minicasas?|tiny houses?|apartamentos? pequenos?|quitinetes?|kitnets?|casas? pequenas?',
    'Cozinho do chuveiro. Muito prático.|Dou uma volta e está tudo arrumado.',
  ],
  interior: [
    'decoração|design de interiores|decoração de interiores|tapetes?|salas? de estar|feng shui',
    'Meu estilo é “ainda está bom”.',
  ],
};
