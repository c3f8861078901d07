import type { Things } from '../../thing-words.ts';

export const home: Things = {
  laundry: ['máquinas? de lavar|lavar roupa|lavandarias?|lavanderias?', 'Volta sempre uma meia sozinha.'],
  cleaning: ['limpezas?|limpar|faxina|aspiradores?', 'Eu só fecho a porta.'],
  tidying: ['arrumar|arrumação|organizar a casa', 'Tudo no seu lugar: uma gaveta.'],
  moving: ['mudança de casa|mudanças de casa', 'As minhas caixas ainda estão fechadas.'],
  mattress: ['colch(?:ão|ões)|travesseiros?|despertador(?:es)?|insónia|insônia', 'Mais cinco minutos.'],
  furniture: ['móveis|estantes?|armários?|ikea|guarda-roupas?', 'Sobrou um parafuso.'],
  tools: ['ferramentas|furadeiras?|chaves? de fenda', 'Minha ferramenta é uma faca de manteiga.'],
  electricity: ['conta de luz|energia elétrica|eletricidade|lâmpadas?|apag(?:ão|ões)', 'E quem deixou a luz acesa?'],
  solar: ['energia solar|painéis solares|eólic[oa]s?', 'Aqui só carrega a luz do jardim.'],
  waste: ['lixo|reciclagem|resíduos|embalagens', 'E isso vai em que lixeira?'],
  dishwasher: [
    'lava-?louças?|máquinas? de lavar (?:louça|loiça)|lavar (?:a )?(?:louça|loiça)|louça suja',
    'A minha está de molho. Até domingo.|Eu arrumo tudo de novo depois. Em segredo.',
  ],
  sofa: [
    'sofás?|sofá-cama|poltronas? (?:reclináveis|reclinável|para)|chaise',
    'Achei quatro reais no meu. E um garfo.|O meu abre e vira meia cama.',
  ],
  fridge: [
    'geladeiras?|frigoríficos?|freezers?|congelador(?:es)?',
    'Olhei. Nada. Daqui a dez minutos olho de novo.|O pote de sorvete era feijão.',
  ],
  airFryer: [
    'air ?fryers?|fritadeiras? elétricas?|thermomix|bimby|liquidificador(?:es)?|panelas? elétricas?',
    'A minha faz tudo. Até agora: pão de queijo.|Ela apitou. Eu disse obrigado.',
  ],
  toaster: [
    'torradeiras?|torradas?|misto[- ]quente|tostas? mistas?',
    'A minha tem dois pontos: pão e carvão.|Raspei. Ainda está no nível seis.',
  ],
  microwave: [
    'micro-?ondas|comida congelada',
    'Lava por fora, gelo no meio.|Abro faltando um segundo. Desarmo bombas.',
  ],
  oven: [
    'fornos?|fog(?:ão|ões)|cooktops?|placas? de indução',
    'O meu guarda panelas. Lembrei depois de ligar.|Pelo vidro não vejo nada desde maio.',
  ],
  ironing: [
    'passar roupa|ferros? de passar|tábuas? de passar|passar a ferro|engomar',
    'Passo só a gola. O casaco cuida do resto.|Penduro no banheiro e tomo banho quente.',
  ],
  socks: ['meias(?! finais| de final)|peúgas', 'Tenho 31. Não são 31 pares. São 31.|O furo é só para o dedão.'],
  candles: [
    'velas? (?:aromáticas?|perfumadas?|artesana~)|luz de velas|velas perfumadas',
    'Guardei para um dia especial. Agora está torta.',
  ],
  curtains: ['cortinas?|persianas?|blackout para janela|cortinados?', 'Aqui é um lençol. Provisório. Desde 2018.'],
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
    'vizinhos?|vizinhas?|vizinhança|condomínios?',
    'A fôrma deles está comigo. Desde 2017.|Conheço o despertador deles. Eles não.',
  ],
  lift: ['elevador(?:es)?|escadarias?', 'Dou bom-dia aos botões.|Apertei “fechar”. Era a minha pizza.'],
  remoteControl: [
    'controles? remotos?|comandos? (?:da|de) (?:tv|televisão)|smart tvs?|televisor(?:es)?',
    'Tenho quatro. O quinto liga.|Bati nele duas vezes. É a manutenção.',
  ],
  smartHome: [
    'casas? inteligentes?|lâmpadas? inteligentes?|automação residencial|domótica|internet das coisas|fechaduras? inteligentes?',
    'Estou no escuro. A lâmpada está atualizando.|A persiana abriu às quatro. Fuso de outro país.',
  ],
  smokeAlarm: [
    'detector(?:es)? de fumaça|detetor(?:es)? de fumo|alarmes? de incêndio|extintor(?:es)?',
    'O meu também avisa que o almoço está pronto.|Apita a cada minuto. Já o chamo de Kevin.',
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
