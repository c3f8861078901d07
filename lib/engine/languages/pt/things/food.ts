import type { Things } from '../../words/thing-words.ts';

export const food: Things = {
  cake: [
    'bolos?|tortas?|biscoitos?|bolachas?|brigadeiros?|confeitaria',
    'O meu solou. Chamo de biscoito grande.|Provei a massa. Acabou a massa.',
  ],
  bread: ['pão|pães|padarias?|fermentação natural', 'O meu serve de martelo.'],
  pizza: ['pizzas?|pizzarias?', 'Meu forno se chama delivery.'],
  pasta: ['espaguete|macarrão|macarronada|nhoque', 'O meu gruda. Até no teto.'],
  iceCream: ['sorvetes?|sorveterias?|geladarias?', 'Uma bola. Quer dizer, o pote.'],
  chocolate: ['chocolates?|bombons', 'Era para amanhã. Ainda é hoje.'],
  cocktails: ['coquet[eé]is|coquetel|gin|caipirinhas?|cachaça', 'O meu é gelo e um guarda-chuvinha.'],
  wine: ['vinhos?|vinícolas?|vinhas?|adegas?', 'Eu escolho pelo rótulo.'],
  beer: ['cervejas?|cervejarias?', 'Eu vim pelo amendoim.'],
  coffee: ['café|cafés|expresso|cappuccino', 'Não fale comigo antes do segundo.'],
  vegetarian: ['vegetarian~|vegan~|saladas?|legumes', 'Batata frita é planta.'],
  grill: ['churrascos?|churrasqueiras?|grelhados?', 'O meu: carvão por fora, esperança por dentro.'],
  recipe: [
    'receitas? (?:de (?:bolo|pão|sopa|torta|família|vó|avó|natal|páscoa)|fáce(?:l|is)|culinárias?|caseiras?|rápidas?)|livros? de receitas|cozinhar',
    'Na foto ficava em pé.|Aqui quem avisa que está pronto é o alarme.',
  ],
  diet: [
    'dietas? (?:mediterrâneas?|cetogênicas?|low carb|detox)|jejum intermitente|fazer dieta',
    'Começo na segunda. Não disse qual.',
  ],
  breakfast: [
    'café da manhã|pequeno-?almoço|aveia|granola|brunch|tapioca|cuscuz',
    'Pizza de ontem conta como cereal.|Sacudi a caixa. Pó e uma uva-passa.',
  ],
  avocado: ['abacates?|guacamole', 'Duro, duro, duro. Pisquei. Preto.|Tenho nove caroços em copos. Nenhuma árvore.'],
  pumpkin: ['abóboras?', 'Comprei uma grande. Dia nove da sopa.'],
  cheese: [
    'queijos?|muçarela|requeijão|fondue|raclette|queijarias?',
    'Só fui acertar a ponta. Tábua vazia.|Vim provar. Essa é a sétima amostra.',
  ],
  sandwich: [
    'sanduíches?|sandes|lancheiras?|tupperwares?|marmitas?',
    'Achei um na mochila. De antes das férias.|Tenho vinte potes. E catorze tampas, de outros.',
  ],
  restaurant: [
    'restaurantes?|gar(?:çom|çons)|estrelas? michelin|cardápios?|ementas?|fast[- ]food|rodízios? de (?:carne|pizza|sushi)',
    '“Bom apetite.” “Igualmente”, eu disse.|Pedi sugestão. Aí pedi o de sempre.',
  ],
  buffet: [
    'buffets?|bufês?|self-?service|comida por quilo|petiscos|salgadinhos|catering',
    'Fui só ver o que tinha. Três vezes.|Meu prato pesou mais que a mala.',
  ],
  burger: [
    'hambúrguer(?:es)?|cachorros?-quentes?|kebabs?|tacos|x-?burgers?|pastel de feira|coxinhas?',
    'Mordi na frente, saiu tudo atrás.|Eu disse “sem cebola”. O cheiro discorda.',
  ],
  sushi: [
    'sushis?|hashis?|temakis?|wasabi|comida japonesa|lámen',
    'Achei que o verdinho era abacate.|Desisti dos palitos. Agora eu espeto.',
  ],
  pancakes: [
    'panquecas?|waffles?|crepes?',
    'A primeira é do cozinheiro. A segunda também.|Joguei para cima. Agora comemos sob o lustre.',
  ],
  spicyFood: [
    'pimentas?|malaguetas?|molhos? picantes?|comidas? picantes?|jalapeños?',
    '“Médio”, eu disse. Não sinto as orelhas.|Depois cocei o olho. Uma vez só.',
  ],
  tomatoes: ['tomates?|tomateiros?|ketchup|molho de tomate', 'Colhi um. Dividimos por quatro.'],
  onions: [
    'cebolas?|alho-poró|chalotas?',
    'Não estou chorando. Bem, agora é pela louça.|Cortei uma só. A vizinha também chorou.',
  ],
  garlic: [
    'alho|alhos|cabeça de alho|dentes? de alho',
    '“Um dente.” Eu pus a cabeça.|Desde o almoço, três cadeiras só minhas.',
  ],
  berries: [
    'morangos?|mirtilos?|framboesas?|amoras|frutas vermelhas|frutos vermelhos|jabuticabas?',
    'Uma na cesta, duas em mim.|Comprei meio quilo. Em casa chegou o pote.',
  ],
  jam: [
    'geleias?|doces? de leite|compotas?|conservas caseiras|pepinos? em conserva',
    'Fiz onze potes. E um teto de cozinha.|Não abri o pote. Mas já deixei meio caminho andado.',
  ],
  fruit: ['frutas?|bananas?|abacaxis?|melancias?|fruteiras?', 'As minhas são decoração. Já têm pelinho.'],
  leftovers: [
    'sobras de (?:comida|natal)|restos de comida|prazo de validade|data de validade|desperdício alimentar',
    'Eu só cheirei. Agora vou me sentar.|Sobrou uma colher. Devolvi a panela.',
  ],
  spices: [
    'temperos?|especiarias|manjericão|salsinha|alecrim|canela|açafrão|cominho',
    'Minha noz-moscada veio com a casa.|O vasinho do mercado viveu três dias. Recorde.',
  ],
  oatMilk: [
    'leites? (?:vegeta(?:l|is)|de aveia|de amêndoas?|de soja)|bebidas? vegeta(?:l|is)|sem lactose',
    'Comprei três para as visitas. Tomam café puro.|Paguei a mais pela espuma. Está no meu nariz.',
  ],
  water: [
    'água mineral|água da torneira|garrafas? de água|beber água|hidratação',
    'Tomo dois litros por dia. De café.|Minha garrafa marca as horas. Estou nas oito.',
  ],
  picnic: ['piqueniques?|pic-?nics?', 'Vieram quarenta. Todas formigas.|Levei tudo. Menos a toalha e os garfos.'],
};
