import type { Things } from '../../thing-words.ts';

export const outdoors: Things = {
  houseplant: [
    'plantas?|orquídeas?|ca(?:c)?tos?|jardim|jardins|jardinagem|hortas?|flores|rosas',
    'Meu cacto não sobreviveu.|Aqui só o mato tem talento.',
  ],
  garden: [
    'jardim|jardins|jardinagem|jardineir[oa]s?|hortas?|canteiros?|ervas daninhas',
    'Tudo cresce. Nada disso eu plantei.|Arranquei o mato todo. Era a cenoura.',
  ],
  seeds: [
    'sementes?|semear|mudas de (?:plantas|hortaliças)|abobrinhas?|germinação',
    'Plantei uma fila. Os pombos agradecem.',
  ],
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
  hens: ['galinhas?|galinheiros?|ovos?', 'Os meus ovos vêm do supermercado.'],
  sheep: ['ovelhas?|cordeiros?|pastores', 'Adormeci contando.'],
  cows: ['vacas?|gado leiteiro', 'E eu sem leite outra vez.'],
  bees: ['abelhas?|apicult~|colmeias?|mel', 'Minha única abelha caiu na limonada.'],
  cats: ['gatos?|gatinhos?|felinos?', 'Alguém perguntou ao gato?|O meu prefere a caixa.'],
  dogs: ['cães|cão|cachorros?|filhotes?', 'O meu obedece a uma palavra: “biscoito”.'],
  horses: ['cavalos?|pôneis|póneis|hipismo', 'Meu último cavalo andava a moedas.'],
  birds: ['aves|pássaros?|cegonhas?|corujas?|águias?', 'Na minha varanda só vem o pombo.'],
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
    'Luz acesa: silêncio. Luz apagada: bzzz.|Éramos doze na mesa. Só me quiseram.',
  ],
  spiders: [
    'aranhas?|teias? de aranha|tarântulas?',
    'Pus um copo em cima. Na segunda. Ninguém tira.|Ela ficou com o banheiro. Eu me mudei.',
  ],
  mouse: [
    'ratinhos?|camundongos?|baratas? voadoras?|baratas (?:em|na|no|dentro)|traças?',
    'Eu na cadeira. Ele no queijo.|Comeram o suéter bom. Não o da minha tia.',
  ],
  squirrel: ['esquilos?', 'Também escondo biscoito. E também não acho.'],
  pigeon: [
    'pombos?|pombas?|gaivotas?',
    'Uma mora na minha sacada. Já recebe carta.|Comprei batata frita. Ele comeu batata frita.',
  ],
  parrot: [
    'papagaios?|periquitos?|calopsitas?|araras? azuis|araras?',
    'O meu imita o micro-ondas. Já levantei quatro vezes.|Repete o que digo ao telefone. Para minha mãe.',
  ],
  penguin: ['pinguins?|lontras?', 'Eu ando igual. De chinelo no piso molhado.'],
  zoo: ['zoológicos?|elefantes?|girafas?|macacos?|gorilas?|suricatos?|aquários?', 'Fui pelos tigres. Vi mais pipoca.'],
  sloth: [
    'bichos?-preguiça|preguiças?-d[aeo]\\p{L}*|coalas?|hibernação|tartarugas?|jabutis?',
    'Enfim alguém no meu ritmo.|Conheço esse olhar. Sou eu antes das nove.',
  ],
  whale: ['baleias?|golfinhos?|botos?|tubarões|tubarão|águas-vivas', 'Olhei quatro horas. Vi muito mar.'],
  octopus: ['polvos?|lulas gigantes', 'Oito braços. E eu não acho as chaves com dois.'],
  seal: ['focas?|leões-marinhos|leão-marinho|morsas?', 'Deito na praia igual. Ninguém tira foto.'],
  goldfish: ['peixes?-dourados?|aquarismo|carpas|peixinhos', 'O meu é o Bolha III. Meu filho pensa no I.'],
  goat: [
    'cabras?|bodes?|fazendinhas?|porquinhos?',
    'Comeu meu mapa. Lá estava a volta.|Fiz um amigo. Ele ficou com minha manga.',
  ],
  donkey: ['burros? (?:de|do|da)|jumentos?|jegues?|burrinhos?', 'O meu empacou. Eu o entendi.'],
  ducks: [
    'patos?|patinhos?|cisnes?|gansos?',
    'Eu não tinha pão. Foram comigo até o ônibus.|Eu saí da frente. Ele chiou primeiro.',
  ],
  fox: ['raposas?|guaxinins|guaxinim|javalis?|veados|quatis?', 'Olhou nossa cozinha. Balançou a cabeça.'],
  vet: [
    'veterinári[oa]s?|pet ?shops?|animais de estimação|animais domésticos|tutores de (?:cães|gatos|pets)|pets?',
    'O meu esperou a consulta. Na minha cabeça.|“Quem quer a caixinha?” Agora está atrás do fogão.',
  ],
};
