import type { Things } from '../../words/thing-words.ts';

export const travel: Things = {
  electricCar: ['carros? elétricos?', 'Meu carregador é sempre o ocupado.'],
  flight: ['voos?|avi(?:ão|ões)|aeroportos?|companhias? aéreas?', 'Assento do meio, imagino.'],
  train: ['trens?|comboios?|ferrovi~', 'O meu virou ônibus.'],
  bus: ['ônibus|autocarros?|metrô|transporte público', 'Primeiro nenhum, depois três de uma vez.'],
  formulaOne: ['fórmula 1|f1|grande prêmio|grande prémio', 'Procuro vaga há uma hora.'],
  car: ['carros?|automóve(?:l|is)|suvs?', 'O meu faz um barulho. Aumento o rádio.|E onde eu estaciono?'],
  bike: ['bicicletas?|ciclis~|ciclovias?', 'A minha tem uma cesta e um furo.'],
  camping: [
    'campismo|camping|acampar|motorhomes?|autocaravanas?|barracas? de campismo',
    '{campismo/camping/acampar/barracas? de campismo} Na primeira gota durmo no carro.',
  ],
  hotel: ['hotéis|hotel|pousadas?|alojamentos?|airbnb', 'Eu vim pelos xampus pequenos.'],
  holidays: ['férias|cruzeiros? marítimos?|navios? de cruzeiro', 'Guardei três dias. Gastei esperando o encanador.'],
  beach: ['praias?|surfe?', 'A areia ainda está na bolsa. Do ano passado.'],
  boat: ['barcos?|veleiros?|iates?', 'Eu enjoo na banheira.'],
  toll: ['pedágios?|portagens|portagem|via verde', 'Parei longe demais. Faltou meio braço.|Joguei a moeda. Errei.'],
  speedCamera: [
    'radares? de velocidade|limites? de velocidade|excesso de velocidade|lombadas? eletrônicas?',
    'É a única foto em que não pisco.|Eu freio. Estou de bicicleta.',
  ],
  scooter: [
    'patinetes? elétric[oa]s?|patinetes?|trotinetes?|trotinetas?',
    'O meu parou na ponte. Acabou a zona.|Para mim, são uma pista de obstáculos.',
  ],
  ferry: [
    'ferr(?:y|ies|ys|ibotes?)(?:-?boats?)?|travessias? de balsa|catamar(?:ã|ãs)',
    'Ainda vejo a minha. Está ficando pequena.|Eu estou no convés três. O carro, talvez.',
  ],
  passport: [
    'passaportes?|carteira de identidade|cartão de cidadão|fotos? 3x4|documentos? de viagem',
    'Na minha foto, pareço o motivo da fila.|O meu está em dia. Em casa, na gaveta.',
  ],
  suitcase: [
    'malas? de (?:viagem|mão|bordo)|bagagens?|mochilas?|arrumar a mala|fazer a mala|malas',
    'Sentei em cima. Fechou. Agora não posso levantar.|Levei roupa para todo clima. Menos o que faz.|A minha está adorando Lisboa. Eu fui para Recife.',
  ],
  jetLag: [
    'jet ?lag|fusos? horários?|relógio biológico',
    'Tenho isso toda segunda. Vindo do sofá.|São quatro da manhã. Meu estômago quer feijoada.',
  ],
  satNav: [
    'gps|google maps|waze|mapas? de (?:papel|estradas?|trilhas?)|aplicativos? de navegação',
    'O meu diz “recalculando”. Desde terça.|Virei à esquerda. Por isso estou num pasto.',
  ],
  robotaxi: [
    'robotáxis?|robô-?táxis?|carros? autónomos?|carros? autônomos?|condução autónoma|direção autônoma|veículos? aut[oóôn]nomos?',
    'E quem xinga os outros?|Eu freio junto. No tapete.',
  ],
  drivingTest: [
    'carteiras? de (?:motorista|habilitação)|cnh|cartas? de condução|autoescolas?|escolas? de condução|prova do detran|exame de direção',
    'Passei na terceira. O examinador passa bem.|Na foto eu tenho 18 anos e esperança.',
  ],
  petrol: [
    'preços? d[oa]s? (?:gasolina|combustíve(?:l|is)|diesel|gasóleo|etanol)|gasolina|postos? de (?:gasolina|combustíve(?:l|is))|bombas? de gasolina',
    'Eu boto sempre vinte. Problema resolvido.|Rodei doze quilômetros para poupar um centavo.',
  ],
  tyres: [
    'pneus?|pneu furado|rodízio de pneus|calibragem',
    'Sei trocar um. Na teoria, com vídeo.|O estepe está murcho.',
  ],
  pothole: [
    'buracos? n[ao]s? (?:rua|ruas|estrada|estradas|via|vias|asfalto)|tapa-?buracos?|lombadas?|quebra-?molas|calçada portuguesa',
    'O da minha rua já fez aniversário. Com bolo.|Meu café conhece cada um.',
  ],
  roundabout: ['rotatórias?|rotundas?', 'Já dei três voltas. Lindas flores.|Peguei a quarta saída. Havia três.'],
  trafficLight: [
    'semáforos?|sinal vermelho|faixas? de pedestres?|passadeiras? de pe(?:ão|ões)',
    'Eu sempre pego vermelho. Até a pé.|Apertei o botão nove vezes. É para acelerar.',
  ],
  taxi: [
    'táxis?|taxistas?|uber|motoristas? de aplicativos?',
    'Passo a corrida toda olhando o taxímetro.|Vou atrás e freio junto.',
  ],
  commute: [
    'hora do rush|hora de ponta|horário de pico|deslocamento casa-trabalho|caronas?',
    'O meu são onze passos. Chego atrasado mesmo assim.|Conheço todos do das 7h42. Ninguém se fala.',
  ],
  motorbike: [
    'motos|moto|motocicletas?|motociclistas?|motoqueiros?|harley-davidson|motards?',
    'A jaqueta eu já tenho. Aí acabou o dinheiro.|A minha é uma roçadeira. O som é igual.',
  ],
  tourist: [
    'turistas?|turismo|guias? turísticos?|excesso de turismo',
    'Eu moro aqui. Só seguro o mapa de ponta-cabeça.|Segui o guarda-chuva. Era o grupo errado.',
  ],
  customs: [
    'alfândegas?|aduana|aduaneir[oa]s?|duty[- ]free|free shop',
    'Declaro um queijo. Ele já se declarou.|Não levo nada. Fico vermelho mesmo assim.',
  ],
  carWash: [
    'lava-?rápidos?|lavagens? (?:auto|de carros?|automáticas?)|lavar o carro',
    'Fico lá dentro. É o meu cinema.|Com cera, por favor. Aí veio o pombo.',
  ],
  lostProperty: [
    'achados e perdidos|perdidos e achados|objetos perdidos|malas? extraviadas?|chaves? perdidas?',
    'Fui buscar o guarda-chuva. Esqueci o boné lá.|Minhas luvas esquerdas moram todas lá.',
  ],
};
