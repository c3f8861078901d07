import type { Things } from '../../words/thing-words.ts';

export const outdoors: Things = {
  houseplant: [
    'plantas? (?:de casa|de interior|ornamenta(?:l|is))|orquídeas?|cactos?|suculentas?|vasos? de flores',
    'Meu cacto não sobreviveu.|Aqui só o mato tem talento.',
  ],
  garden: [
    'jardinagem|jardineir[oa]s?|hortas?|canteiros?(?! de obras?)|ervas daninhas|jardins? (?:em casa|vertica(?:l|is))',
    'Cresce de tudo. Eu não plantei nada.|Arranquei o mato todo. Era a cenoura.',
  ],
  seeds: ['sementes?|mudas de (?:plantas|hortaliças)|abobrinhas?|germinação', 'Plantei uma fila. Os pombos agradecem.'],
  hedge: [
    'cercas? vivas?|sebes|poda|podar|topiaria',
    'Nivelei um lado, depois o outro. Está no tornozelo.|Era um cisne. A rua diz “lesma”.',
  ],
  slugs: [
    'lesmas?|caracóis|caracol|pulgões',
    'Levaram minha alface. Deixaram a plaquinha.|Um me ultrapassou. Na subida.',
  ],
  trees: [
    'plantar árvores|árvores? frutíferas?|casas? na árvore|macieiras?|dia da árvore|mangueira carregada',
    'Subi bem. O resto os bombeiros contam.|Plantei uma. Todo dia digo: anda.',
  ],
  hens: ['galinhas?|galinheiros?|ovos?', 'As minhas botam de doze em doze. No mercado.'],
  sheep: ['ovelhas?|cordeiros?', 'Dormi contando. Parei na terceira.'],
  cows: ['vacas?|gado leiteiro', 'E eu sem leite outra vez.'],
  bees: ['abelhas?|apicult~|colmeias?|(?<!lua de )mel', 'Minha única abelha caiu na limonada.'],
  cats: ['gatos?|gatinhos?|felinos?', 'Alguém perguntou ao gato?|O meu prefere a caixa.'],
  dogs: ['cães|cão|cachorros?|filhotes?', 'O meu obedece a uma palavra: “biscoito”.'],
  horses: ['(?<!\\d )cavalos?|pôneis|póneis|hipismo', 'O meu último funcionava com fichas.'],
  birds: ['aves|pássaros?|cegonhas?|corujas?', 'Na minha varanda só vem o pombo.'],
  fish: ['pesca|pescadores?|trutas?|carpas?', 'Era deste tamanho. Juro.'],
  hamster: [
    'hamsters?|porquinhos?-da-índia|coelhos?|roedores',
    'O meu correu a noite toda. Como meus pensamentos.|Era do meu filho. Quem limpa sou eu.',
  ],
  wasps: [
    'vespas? asiáticas?|marimbondos?|vespeiros?|vespões',
    '“Calma”, gritei. De dentro do carro.|Dividi meu bolo com ela. Eu fiquei longe.',
  ],
  mosquitoes: [
    'mosquitos?|pernilongos?|muriçocas?|mosquiteiros?|melgas|repelentes?',
    'Luz acesa: silêncio. Luz apagada: bzzz.|Éramos doze na mesa. Só quiseram a mim.',
  ],
  spiders: [
    'aranhas?|teias? de aranha|tarântulas?',
    'Pus um copo em cima. Na segunda. Ninguém tira.|Ela ficou com o banheiro. Eu me mudei.',
  ],
  mouse: [
    'ratinhos?|camundongos?|ratoeiras?',
    'Eu na cadeira. Ele no queijo.|O queijo da ratoeira sumiu. Só o queijo.',
  ],
  squirrel: ['esquilos?', 'Escondo biscoito. E depois não acho.'],
  pigeon: [
    'pombos?|pombas?|gaivotas?',
    'Uma mora na minha sacada. Já recebe carta.|Comprei batata frita. Não provei nenhuma.',
  ],
  parrot: [
    'papagaios?|periquitos?|calopsitas?|araras? azu(?:l|is)',
    'O meu imita o micro-ondas. Já levantei quatro vezes.|Repete o que digo ao telefone. Para minha mãe.',
  ],
  penguin: ['pinguins?|lontras?', 'Eu ando igual. De chinelo no piso molhado.'],
  zoo: ['zoológicos?|elefantes?|girafas?|gorilas?|suricatos?', 'Fui pelos tigres. Vi mais pipoca.'],
  sloth: [
    'bichos?-preguiça|preguiças?-d[aeo]\\p{L}*|coalas?|hibernação|tartarugas?|jabutis?',
    'Enfim alguém no meu ritmo.|Conheço esse olhar. Sou eu antes das nove.',
  ],
  whale: ['baleias?|golfinhos?|botos?|tubarões|tubarão|águas-vivas', 'Olhei quatro horas. Vi muito mar.'],
  octopus: ['polvos?|lulas gigantes', 'Oito braços. E eu não acho as chaves com dois.'],
  seal: ['focas?|leões-marinhos|leão-marinho|morsas?', 'Deito na praia igual. Ninguém tira foto.'],
  goldfish: ['peixes?-dourados?|aquarismo|carpas|peixinhos', 'O meu é o Bolha III. Meu filho pensa no I.'],
  goat: [
    'cabras?|cabritos?|fazendinhas?',
    'Comeu meu mapa. Justo o da volta.|Fiz uma amiga. Ela ficou com a minha manga.',
  ],
  donkey: ['jumentos?|jegues?|burrinhos?', 'O meu empacou. Eu o entendi.'],
  ducks: [
    'patos?|patinhos?|cisnes?|gansos?',
    'Eu não tinha pão. Foram comigo até o ônibus.|Eu saí da frente. Ele chiou primeiro.',
  ],
  fox: ['raposas?|guaxinins|guaxinim|javalis?|quatis?', 'Olhou nossa cozinha. Balançou a cabeça.'],
  vet: [
    'veterinári[oa]s?|pet ?shops?|animais de estimação|animais domésticos|tutores de (?:cães|gatos|pets)',
    'O meu esperou a consulta. Na minha cabeça.|“Quem quer a caixinha?” Agora está atrás do fogão.',
  ],
};
