import type { Examples } from './examples.ts';
import { type Language, list } from './language.ts';
import { cuts } from './pt/cuts.ts';
import { drawings } from './pt/drawings.ts';
import { figures } from './pt/figures.ts';
import { forms } from './pt/forms.ts';
import { genreFrames, genreSigns } from './pt/genre-frames.ts';
import { icons } from './pt/icons.ts';
import { notes } from './pt/notes.ts';
import { notices } from './pt/notices.ts';
import { premises } from './pt/premises.ts';
import { prose } from './pt/prose.ts';
import { replies } from './pt/replies.ts';
import { signs } from './pt/signs.ts';
import { socialFrames } from './pt/social-frames.ts';
import { steering } from './pt/steering.ts';
import { things } from './pt/things.ts';
import type { BriefWords } from './words/brief-words.ts';
import type { GrammarWords } from './words/grammar-words.ts';
import type { JokeWords } from './words/joke-words.ts';
import type { PeopleWords } from './words/people-words.ts';
import type { ReadWords } from './words/read-words.ts';
import type { RowWords } from './words/row-words.ts';
import type { QuipWords, SituationWords } from './words/situation-words.ts';
import type { AimWords, TitleWords } from './words/title-words.ts';

const titles: TitleWords = {
  series: String.raw`(?:\p{L}+ )?\p{L}+ (?:do dia|da semana|do mês|do ano)|podcast|vídeos?|fotos?|galeria|exclusivo|ao vivo|direto|última hora|opinião|coluna|análise|comunicado|série|notícias`,
  promises: String.raw`(?:tudo )?o que (?:você )?(?:precisa|deve|é preciso|há para) (?:saber)|tudo (?:o que|sobre)|saiba (?:como|tudo|mais|o que)|veja (?:como|o que|quais)|descubra|confira|entenda|o guia (?:completo|definitivo)|guia completo|passo a passo|dicas e truques|compre online`,
  sites: '(?:site|página|portal) oficial|página inicial|site d[aoe]s?|bem-vind[oa]s?',
};

const situations: SituationWords = {
  upshots: 'no fim|no final|na verdade|afinal|em vez disso|acabou por|descobriu-se que|resultado',
  foregone: 'claro|claro que|naturalmente|obviamente|não admira|como era de esperar|pois claro',
  stages: 'primeiro|depois|a seguir|mais tarde|agora|finalmente|por fim|no fim',
  masks:
    '{b} disfarçado de {a}|{b} disfarçada de {a}|{a} revelou-se {b}|{a} afinal era {b}|{a} é na verdade {b}|{a} era na verdade {b}|{a} não passa de {b}',
  reversals: 'nem sequer|nem mesmo|ao contrário|exceto|em vez disso|na verdade',
  titleTurns: 'mas|porém|só que|exceto|até que|até agora|ainda não|porque|ou não',
};

const rows: RowWords = {
  sectors: 'ações',
  copulas: 'são|eram',
  against: 'em comparação com|enquanto',
  againstHedges: 'apenas',
  opposed: 'enquanto',
  opinions: 'dizem|disseram|acreditam',
  auxiliaries: 'é',
  listOpeners: 'com',
  inPlace: 'em|no|na|nos|Em|No|Na|Nos',
  areas: 'UE|OCDE|[Zz]ona [Ee]uro|área do euro|União Europeia',
  averages: 'média|médio',
  followedBy: 'seguid[oa]s? (?:de|por)',
  lastly: 'finalmente|por fim',
  moneyWords:
    'dinheiro|salários?|rendas?|ganh(?:a|am|ou|os)|custos?|preços?|receitas?|vendas|lucros?|gastos?|dívidas?|orçamentos?|doações',
};

const quips: QuipWords = {
  tags: 'bem|enfim|pelo menos|ao menos|ainda não|quase|sempre|nunca|ninguém|nada|duas vezes|de novo|outra vez|supostamente|infelizmente|talvez|um dia|desculpa|desculpe|nem sequer|em teoria|por enquanto|mais ou menos',
  platitudes:
    'recomend*|espero|quero|gostaria|orgulho*|orgulhos*|agradec*|obrigad*|importan*|juntos|juntas|parceri*|oportunidade*|futuro|sucesso*|soluç*|clientes|comunidade*|compromi*|comprometid*|inova*|apoi*|garant*|continu*|desenvolv*|responsab*|fortalec*|qualidade|contribu*|fundament*|estratég*',
  assents: 'sim|claro|com certeza|sem dúvida|é claro',
  laughs: 'riu|risos|rindo|brinca|brincou|sorri|sorriu|ironiza|ironizou',
  contrasts:
    'mas|porém|contudo|no entanto|embora|em vez de|ao contrário|nem|exceto|apesar de|mesmo assim|afinal|ainda assim|em teoria|só',
  comparisons: 'mais * que|mais * do que|menos * que|melhor que|pior que|tão * quanto|demais para|tanto que',
};

const people: PeopleWords = {
  placedBefore: 'em',
  saying: 'disse|afirmou|explicou',
  sayingBefore: 'disse|afirmou',
  introducing: 'os|as|uma',
  noFirstNames: 'Nov[ao]',
  speakerParticles: 'da|dos',
  nameJoints: 'do|dos|das',
  quoting:
    'destacou|destaca|ressaltou|ressalta|completou|completa|comentou|comenta|defendeu|defende|criticou|critica|lamentou|lamenta|garantiu|garante|contou|conta|avaliou|avalia|reforçou|concluiu|conclui|pontuou|observou|acrescenta|sublinhou|sublinha|referiu|refere|frisou',
  offices: String.raw`(?:[Pp]residente|[Mm]inistr[oa]|[Pp]refeit[oa]|[Ss]enador(?:a)?|[Dd]eputad[oa]|[Dd]iretor(?:a)?|[Pp]orta-voz|[Pp]rofessor(?:a)?|[Ss]ecretári[oa](?:-geral)?|[Ee]mbaixador(?:a)?|[Tt]reinador(?:a)?|[Vv]ereador(?:a)?|[Ff]undador(?:a)?|[Gg]overnador(?:a)?|[Cc]oordenador(?:a)?)`,
};

const aims: AimWords = {
  asides: 'em no na nos nas de do da dos das desde com sem sob entre contra durante após por pelo pela pelos pelas até',
  fresh:
    'nov[oa]s?|apresenta\\p{L}*|lança\\p{L}*|anuncia\\p{L}*|chega|melhor(?:es)?|comparativo|teste|esperar|vale a pena',
  fails: 'falhas?|erros?|bugs?|pane|problemas?|conserta\\p{L}*|repara\\p{L}*|lent[oa]s?',
};

const jokes: JokeWords = {
  nouns: {
    leads:
      'o|os|as|um|uma|uns|umas|do|da|dos|das|na|nos|nas|este|esta|estes|estas|esse|essa|meu|minha|seu|sua|seus|suas|cada|alguns|algumas|muitos|muitas|vários|várias|sobre|entre|contra',
    unsure: String.raw`\p{L}+`,
  },
  empty:
    'nov[oa]s?|ano|anos|mês|semana|dia|país|cidade|preço|página|parte|mundo|vida|homem|mulher|crianças|governo|pergunta|resposta|exemplo|futuro|inverno|verão|início|notícias|vídeo|fotos?|opinião|conclusão|caso|casos|pessoas|gente',
  frames: {
    ...socialFrames,
    stated: [
      'nobody | Dentista: Abra bem a boca. | Eu: | {h}',
      'nobody | Elevador: silêncio | Eu: | {h}',
      'nobody | Meu date: Fale de você. | Eu: | {h}',
      'nobody | Garçom: Já escolheram? | Eu: | {h}',
      'proclaim | Eu, para um motorista que não perguntou | {h}',
      'proclaim | Meu vizinho, por cima do muro | {h}',
      'thoughts | Só mais uma manchete. | E dormir. | {h}',
      'scale | Todos os meus problemas | {h}',
      'chat | Então, fale de você. | {h} | A conta, por favor.',
      'chat | Em que você está pensando? | {h} | Achei que era em mim.',
      'chat | Você leu o artigo? | {H} | Isso é o título.',
      'nobody | Ninguém: | Eu em toda festa: | {h}',
      'nobody | Todos: Bom dia! | Eu, antes do café: | {h}',
      'thoughts | Está dormindo? | Estou. | {h}',
      'thoughts | Amanhã acordo cedo. | Dorme. | {h}',
      'proclaim | Eu, depois de um único artigo | {h}',
      'proclaim | O tio do pavê, no Natal | {h}',
      'nobody | Absolutamente ninguém: | Eu, às três da manhã: | {h}',
      'chat | Amor, tá dormindo? | {h} | Boa noite.',
      'sign | {h} | É sobre isso e tá tudo bem',
      'scale | Tudo o que preciso fazer hoje | {h}',
    ],
    trouble: [
      'calm | {h} | Segue o baile.',
      'calm | {h} | Tá tranquilo, tá favorável.',
      'calm | {h} | Deixa pra segunda.',
    ],
    fall: ['chart | O plano de cinco anos | {h}', 'chart | O que dizia o slide | {h}'],
    opinion: ['sign | {h} | Não aceito perguntas', 'sign | {h} | Disse e repito'],
    about: [
      'verdict | Falar do tempo | Quarenta minutos sobre “{t}”',
      'buttons | Fazer meu trabalho | Ler tudo sobre “{t}” | Eu, toda segunda',
      'tug | Oito horas de sono | Mais um artigo sobre “{t}” | Eu',
      'levels | “{t}”? Nunca ouvi falar. | Ler o título | Ler o artigo | Corrigir desconhecidos',
      'reality | Expectativa | Dois minutos de “{t}” | Realidade | Já é noite',
      'before-after | 21h | Só um artigo sobre “{t}” | 3h | Todas as notas de rodapé',
      'domino | Um artigo sobre “{t}” | Toda a minha personalidade',
      'fork | Ler o artigo | Ter opinião agora mesmo | “{t}”',
    ],
    asked: [
      'thoughts | Está dormindo? | Estou. | {h}',
      'exchange | Alguma pergunta? | {h}',
      'shocked | Eu, no banho: {h}',
    ],
    listed: [
      'butterfly | Eu | Salvar “{h}” | Isso é progresso?',
      'clown | {h} | Hoje eu começo | Tá, amanhã | Salvo para depois',
    ],
    howTo: ['exchange | Planos pro fim de semana? | {h}', 'buttons | {h} | Ver mais um vídeo | Eu no domingo'],
    genres: {
      ...genreFrames,
      product: [
        'chat | Você já tem um. | {h} | Cadê o nosso dinheiro?',
        'nobody | Saldo: 12 reais | Eu: | {h}',
        'tug | Pagar os boletos | “{t}” | Eu no dia 5',
        'butterfly | Eu | “{t}” | Isso é um investimento?',
        'tempted | Eu | O velho, que funciona | “{t}”',
        'exchange | A gente precisa mesmo disso? | {h}',
      ],
      software: [
        'chat | Tem dois minutinhos? | {h} | Já foram três horas.',
        'calm | {h} | Na minha máquina funciona.',
        'reality | Estimativa | Duas horas de “{t}” | Realidade | Já é quinta',
        'butterfly | Eu | “{t}” | Isso é projeto de fim de semana?',
        'exchange | É rápido de arrumar? | {h}',
        'panic | {h} | O plantão é de outro | O plantão é meu',
      ],
      science: [
        'chat | Você tirou o lixo? | {h} | Então não.',
        'thoughts | Louça: suja. | Boletos: abertos. | {h}',
        'butterfly | Eu | Um artigo sobre “{t}” | Isso é um diploma?',
        'exchange | E aí, o que conta de novo? | {h}',
        'shocked | Eu, às duas da manhã: {h}',
      ],
      sports: [
        'proclaim | Eu, que corri pela última vez em 2014 | {h}',
        'chat | Vamos falar da gente? | {h} | De nós dois.',
        'butterfly | Eu, no sofá | “{t}” | Isso é exercício?',
        'exchange | Você pratica esporte? | {h}',
        'panic | Dia de jogo | É só um jogo | {H}',
      ],
      markets: [
        'chat | Meu dinheiro está seguro? | {h} | Vou perguntar a outro.',
        'calm | {h} | Eu penso no longo prazo.',
        'exchange | E a sua aposentadoria? | {h}',
        'panic | {h} | Não tenho ações | Minha previdência tem',
      ],
      politics: [
        'chat | Hoje, nada de política. | {h} | Começou.',
        'proclaim | O tio do zap, no almoço de domingo | {h}',
        'exchange | Que cara é essa? Tudo bem? | {h}',
        'shocked | Eu, com cinco minutos de férias: {h}',
      ],
      screen: [
        'chat | Um episódio e cama. | {h} | São quatro da manhã.',
        'tug | Ar fresco | “{t}” | Meu fim de semana',
        'butterfly | Eu | “{t}” | Isso é uma personalidade?',
        'exchange | Você saiu de casa hoje? | {h}',
      ],
      food: [
        'chat | O que tem pra janta? | {h} | Miojo, então.',
        'reality | A receita | “{t}” | Minha cozinha | Pizza no delivery',
        'butterfly | Eu | “{t}” | Isso é marmita fitness?',
        'tempted | Eu | Minha salada | “{t}”',
      ],
      outing: [
        'chat | Planos pro fim de semana? | {h} | Pensei no sofá.',
        'buttons | “{t}” | O sofá | Eu, todo sábado',
        'butterfly | Eu | Salvar “{t}” | Isso é um plano?',
        'panic | O fim de semana | Nada marcado | {H}',
      ],
      paperwork: [
        'levels | Ignorar “{t}” | Ler a primeira linha | Reler três vezes | Ligar pra minha mãe',
        'chat | Algum hobby? | {h} | Algum outro?',
        'tempted | Eu | “{t}” | Limpar a cozinha inteira',
        'exit | “{t}” | Arrumar a gaveta | Eu, adulto',
        'exchange | A vida adulta, numa frase? | {h}',
      ],
      animals: [
        'chat | Onde você estava? | {h} | O jantar era às seis.',
        'nobody | Todos: dormindo | Meu gato, às quatro: | {h}',
        'exchange | E qual é a sua desculpa? | {h}',
        'shocked | Meu gato, lendo comigo: {h}',
      ],
      business: [
        'chat | Isso podia ser um e-mail? | {h} | Podia.',
        'nobody | Chefe: Dúvidas? | Eu, às 17h59: | {h}',
        'butterfly | Meu chefe | “{t}” | Isso é dinâmica de grupo?',
        'exchange | Alguma vitória nesta semana? | {h}',
      ],
      research: ['tempted | Eu | Minha tese | “{t}”', 'exchange | E o capítulo um? | {h}'],
      health: ['butterfly | Eu | Ler sobre “{t}” | Isso é treino?', 'panic | 1º de janeiro | 2 de janeiro | {H}'],
      fame: ['exchange | A gente conhece esse povo? | {h}', 'butterfly | Eu | “{t}” | Isso é da minha conta?'],
      cars: ['tempted | Eu | Minha bicicleta, já paga | “{t}”', 'exchange | A gente só queria estacionar. | {h}'],
    },
  },
  pictured: '(?:uma? |a )?(?:foto|fotografia|imagem|captura|ilustração) de',
  doable: 'dicas|truques|passos|ideias|formas|maneiras|exercícios|receitas|coisas para fazer|hábitos',
  replies,
  aims,
  titles,
  premises,
  things,
  phrases: {
    expectation: 'Expectativa',
    reality: 'Realidade',
    before: 'Antes',
    now: 'Agora',
    regret: 'Quem me mandou perguntar?',
    starter: 'Kit de iniciante: {}',
    simply: 'Não se pode simplesmente',
    me: 'Eu',
    mood: 'Meu humor hoje:|Meu cérebro às três da manhã:|Eu, na reunião com a câmera desligada:|Meu último neurônio:',
    wordless: 'Sem palavras',
    lastStep: 'Pagar alguém para fazer',
  },
  genres: {
    ...genreSigns,
    product: 'celular(?:es)?|fones|promoção|ofertas?',
    software: String.raw`programador\w*|desenvolvedor\w*|senhas?|servidor(?:es)?|código`,
    science: 'planetas?|telescópio|cientistas|astronautas?',
    sports: 'gol|gols|treinador|campeonato|jogo|time',
    markets: 'bolsa|ações|investidores|ibovespa',
    politics: String.raw`governo|eleições|deputad\w*|senado|ministr[oa]|congresso`,
    screen: 'filmes?|temporada|episódios?|atriz|novela|série',
    food: 'receitas?|ingredientes|forno|colher(?:es)?',
    outing: 'ingressos?|férias|praia|trilha|exposição',
    paperwork: String.raw`impostos?|formulári\w*|cartório|declaração|seguro`,
    animals: 'gat[oa]s?|cachorr[oa]s?',
    business: 'empresas?|funcionários|reunião|reuniões|liderança|clientes',
    research: 'hipótese|metodologia|este artigo',
    health: 'dietas?|emagrecer|calorias|sono|médicos?|saúde',
    fame: 'famos[oa]s|celebridades?|fofoca',
    cars: 'carros?|automóve(?:l|is)',
  },
};

const grammar: GrammarWords = {
  abbreviations: 'exmo exma sra dra srta',
  abbreviationsBeforeNumber: 'art pág inc',
  joints:
    'o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para com sem sob sobre entre contra desde até após ante e ou mas nem que quem cujo cuja onde quando como se porque pois embora enquanto não muito mais menos é são era eram foi foram ser está estão tem têm tinha havia seu sua seus suas meu minha nosso nossa este esta esse essa cada também só apenas ao aos à às cerca',
  others:
    'eu tu ele ela nós vós eles elas você vocês me te lhe lhes isto isso aquilo aqui ali lá então agora já todo toda todos todas outro outra outros outras mesmo mesma pode podem faz fazer dois assim bem há',
  backward:
    'ele ela eles elas isto isso este esta estes estas esse essa esses essas seu sua seus suas mas e ou assim então além também ali lá aqui porém contudo tampouco',
  connectives:
    'todavia|portanto|ademais|consequentemente|mesmo assim|de facto|em outras palavras|por outras palavras|infelizmente|felizmente|vale lembrar que|vale ressaltar que|no entanto|em particular|especificamente|na prática|entretanto|porém|contudo|além disso|ainda assim|por exemplo|de fato|por outro lado|finalmente|por fim|por isso|e|mas|assim|aliás|claro|em suma|ou seja',
  coordinators: 'e mas',
  noCoordinators: 'e se',
  reporting: 'disse diz afirmou afirma explicou explica acrescentou alertou declarou',
  accordingTo: 'segundo|de acordo com|conforme',
  second: 'mas embora porque enquanto exceto contra porém',
  settings: 'enquanto|embora|além de|apesar de|ao contrário de',
  dependent: 'se quando embora enquanto porque como depois antes desde até para sem ao apesar após caso segundo',
  weighty: 'enquanto|já que|pois|porque|graças a|devido a|depois de|após|e|por|especialmente',
  trailing:
    'que|quem|cujo|cuja|cujos|cujas|onde|o que|o qual|a qual|enquanto|já que|pois|porque|como|por exemplo|incluindo|entre eles|especialmente|assim como|com|graças a|devido a|depois de|após|e|em|no|na|por|durante',
  relative: 'que quem cujo cuja cujos cujas onde',
  restrictive: 'que quem',
  indefinite: 'um uma uns umas',
  limiting: 'só apenas',
  denying: 'sem nenhum nenhuma',
  unmarked:
    'outro outra anos meses dias semanas horas vezes pouco vários várias alguns algumas muitos muitas poucos poucas diversos diversas certos certas numerosos numerosas',
  and: 'e ou',
  binding:
    'não nunca jamais ninguém nada nenhum nenhuma nem sem mas se salvo exceto só apenas até pode podem poderia poderiam talvez provavelmente possivelmente suposto suposta embora menos estimado raramente',
  speech:
    'disse diz segundo afirmou afirma explicou informou alertou anunciou acrescentou declarou considera estima estudo conforme',
  personal: 'eu me mim meu minha meus minhas nós nos nosso nossa nossos nossas tu te ti você vocês teu tua',
  subjects: 'o a os as um uma ele ela eles elas isso este esta',
  addressed: 'você vocês',
  collective: 'nós nosso nossa nossos nossas',
  collectiveVerbs: String.raw`temos|somos|estamos|vamos|podemos|devemos|queremos|sabemos|vemos|sentimos|fomos|fizemos|tivemos|\p{L}{2,}(?:are|ere|ire)mos`,
  timely: 'est[ea] (?:ano|semana|mês|verão|inverno)',
  contrast: 'mas|porém|só',
  adding: 'o que',
};

const brief: BriefWords = {
  fromTo: {
    objects: 'o|a|os|as|seu|sua',
    plans: 'poderiam?|deveriam?|deve[m]?|prevê|quer|pretende|propõe|passaria[m]?|estima',
    from: 'd[eo]|das|dos',
    to: 'para(?: os?| as?)?|a|até|aos?',
    verbs:
      '(?:(?:tinha|tem|têm) )?(?:passou|passaram|passado|subiu|subiram|subido|caiu|caíram|caído|aumentou|aumentaram|aumentado|cresceu|cresceram|crescido|recuou|recuaram|recuado|baixou|baixaram|desceu|desceram|diminuiu|diminuíram|reduziu-se|saltou|foi de|avançou)',
    changing: '(?:elevou|elevaram|reduziu|reduziram|aumentou|baixou)(?: (?:o|a|os|as|seu|sua|seus|suas))?',
    adverbs: 'ligeiramente|também',
    openers: 'enquanto|e|mas|assim|que|já',
    generic:
      'taxa|percentagem|porcentagem|número|total|preço|preços|valor|proporção|quantidade|média|índice|quota|nível|custo',
  },
  views: { opinion: 'Opinião', satire: 'Sátira' },
  kicker: {
    'how-to': 'Guia',
    questions: 'Perguntas e respostas',
    changelog: 'Novidades',
    prices: 'Preços',
    research: 'Estudo',
    review: 'Análise',
    interview: 'Entrevista',
  },
  sets: {
    shared: 'ambos|ambas|em comum|semelhanças',
    before: 'antes',
    after: 'depois|agora|hoje',
    fields: 'forças|pontos fortes|fraquezas|pontos fracos|oportunidades|ameaças',
  },
  review: {
    praise: 'excelentes?|impressionantes?|ótim[oa]s?|melhor(?:es)?|confortáve(?:l|is)|destaca|convence',
    blame: 'infelizmente|decepciona\\p{L}*|falta|faltam|pior(?:es)?|defeitos?|desvantage\\p{L}*|limitad[oa]s?',
  },
  moves: {
    rose: 'subiu|subiram|aumentou|aumentaram|cresceu|ganhou',
    fell: 'caiu|caíram|baixou|perdeu|recuou|diminuiu',
  },
  times: {
    relative: 'um ano (?:antes|atrás)|há um ano|(?:no|o) ano (?:anterior|passado)',
    again: 'ele|ela|o número|a taxa',
  },
  shares: { remaining: '(?:o|os|as) (?:outros|outras|restantes|demais)', others: 'outr[oa]s?|demais' },
  votes: {
    voted: 'vot(?:o|os|ou|aram|ação)|aprov(?:ou|ado|ada)|rejeit\\p{L}+',
    ayes: 'votos?(?: a favor)?|a favor',
    between: 'contra|a|e',
    noes: '(?:votos? )?contra|votos?',
    abstained: 'abstenções|abstenção',
    names: ['A favor', 'Contra'],
  },
  cycle: {
    closing: 'recomeça|de novo|novamente|repete',
  },
  chain: { causes: 'causam?|provocam?|levam? a' },
  hierarchy: {
    whole: 'classificação|estrutura',
  },
  parts: {
    made: 'partes? d|componentes?|elementos d',
    nouns: 'partes|componentes|elementos|camadas|níveis|tipos|grupos|categorias|pilares|formas',
    stages: 'etapas|fases|passos|estágios',
  },
  ranking: {
    ordering: String.raw`maior\w*|mais`,
  },
  steps: {
    howTo:
      'como (?:fazer|usar|criar|montar|instalar|trocar|substituir|reparar|consertar|construir|limpar|cozinhar|plantar|preparar)|passo a passo|receita',
    first: 'primeiro|em primeiro lugar',
    collection: 'razões|dicas|coisas|erros',
    next: 'depois|em seguida|a seguir',
    last: 'por fim',
    name: 'passo|fase',
    counts: 'três|quatro|sete|oito|nove|dez',
    titled: 'passos|etapas',
    acts: String.raw`(?:(?:depois|agora|então|em seguida),? )?(?:abr[ae]|abrir|fech[ae]r?|desapert[ae]r?|apert[ae]r?|retir[ae]r?|deix[ae]r?|tir[ae]r?|coloqu?[ae]r?|ponha|põe|pôr|mistur[ae]r?|adicion[ae]r?|acrescent[ae]r?|junt[ae]r?|despej[ae]r?|aqueça|aquecer|pré-aqueça|cort[ae]r?|descasqu?[ae]r?|cozinh[ae]r?|coza|cozer|ench[ae]|encher|pression[ae]r?|empurr[ae]r?|pux[ae]r?|gir[ae]r?|rod[ae]r?|aparafus[ae]r?|desaparafus[ae]r?|meça|medir|marqu?[ae]r?|col[ae]r?|fix[ae]r?|ligu?[ae]r?|deslig(?:a|ue|ar)|conect[ae]r?|clique|clicar|selecion[ae]r?|limp[ae]r?|sequ?[ae]r?|lav[ae]r?|esper[ae]r?|repita|repetir|instal[ae]r?|baix[ae]r?|levant[ae]r?|bat[ae]|bater|amass[ae]r?|substitu(?:a|ir)|faça|fazer|leve)(?!\p{L})`,
  },
  timeline: {
    at: 'em|no dia|no ano de',
    history: 'hitos|história|marcos',
    when: 'quando|datas|calendário|cronograma',
    life: 'biografia|trajetória|morre|morreu|falece|faleceu',
    backdrop: String.raw`como em|desde|até|entre|que|em relação a|comparação com|aniversário d[oae]s? \p{L}+`,
    earlier: 'desde|após|depois d[aeo]s?|antes d[aeo]s?',
    compared: 'em comparação com|em relação a(?:o|os)?',
    subclauses: 'porque|embora|onde',
  },
  fairness: {
    crime: 'pres[oa]s? por|detid[oa]s?|acusad[oa]s?|condenad[oa]s?|homicídios?|assassinatos?|suspeit[oa]s?',
    caveat: 'não prova|mais estudos',
    address: String.raw`(?:calle|avenida|rua|via|viale)\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?,?\s\d{1,4}`,
    done: String.raw`(?:foi|é|está)\s(?:detid[oa]|acusad[oa]|condenad[oa]|pres[oa])`,
  },
  quote: {
    pointing:
      'além disso|no entanto|porém|^(?:sim|não|claro|exatamente|bom|bem),|isso|isto|aquilo|lá|então|também|por exemplo|assim',
    stating:
      'pede|exige|critica|denuncia|acusa|defende|rejeita|condena|alerta|diz|afirma|promete|lamenta|responde|cobra|garante|entrevista|quer',
    claim: String.raw`deve|devem|devemos|deveria|é preciso|tem(?:os)? que|nunca|jamais|sempre|ninguém|nada|tod[oa]s?|cada|únic[oa]|inaceitável|vergonha|impossível|indispensável|liberdade|justiça|verdade|queremos|quero|pior|melhor|precis(?:a|amos|o)`,
    contrast: String.raw`não [^.;]{2,60},? mas|em vez de|ao invés de`,
    noSpeaker: 'O|A|Os|As|Um|Uma|Ele|Ela|Em|E|Mas',
    formula: 'orgulhos[oa]s?|felizes',
  },
  dangling: {
    himOrHer: 'ele|ela',
    conceding: 'claro|é verdade|certo|naturalmente|obviamente|sem dúvida|evidentemente',
    evaluating:
      'simples|fácil|fáceis|difícil|difíceis|complicad[oa]s?|complex[oa]s?|genial|geniais|ótim[oa]s?|bo[ma]s?|boas|bem|melhor|melhores|bonit[oa]s?|legal|legais|incrível|incríveis|fantástic[oa]s?|perfeit[oa]s?|maravilhos[oa]s?|importantes?|essencial|essenciais|crucial|útil|úteis|interessantes?|populares?|ideal|ideais|excelentes?|muito|bastante|realmente|sempre|nunca|também|ainda|pouco|coisas?|forma|formas|maneira|maneiras|ideia|ideias|opção|opções|escolha|gente|todos|faz|sabe|dizer|mais|verdadeir[oa]',
    hanging:
      'aliás|de qualquer (?:forma|modo|maneira)|por sinal|^(?:pois|bem|então|claro), |(?:mensagem|destaque) (?:do dia|da noite)',
    preliminary: String.raw`^(?:inicialmente|no início|a princípio)(?!\p{L})(?![^]*(?<!\p{L})(?:depois|mas|até|antes|hoje|agora)(?!\p{L}))`,
    announcing:
      '(?:explic(?:ou|aram|a|am)|cont(?:ou|aram)|fal(?:ou|aram) (?:de|sobre)|abord(?:ou|aram)|debat(?:eu|eram))(?: [^,.;]{0,40})? (?:como|por que|o que|quais|o futuro)',
    biography: String.raw`(?:nasceu|cresceu) em|é formad[oa] em|estudou [^.]{0,40} na|vive em \p{Lu}`,
    notOnly: 'não (?:só|apenas|somente)',
    butAlso: 'mas|também|como',
    linking:
      'também|além disso|assim|então|depois|portanto|por isso|no entanto|entretanto|porém|contudo|todavia|enquanto isso|por sua vez|igualmente|ainda|outr[oa]s?|mesm[oa]s?|tal|tais|ali|aí|aqui|agora|por exemplo|ou seja|finalmente|dessa forma|desse modo',
    pointer: String.raw`enquanto isso|(?:é|era|foi) outr[oa](?= )|^(?:O|A) (?:primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|últim[oa]|próxim[oa])(?=,| (?:é|era|foi|são|será|seria)(?!\p{L}))|^(?:O objetivo|A meta|A finalidade) (?:é|era)(?= )|^(?:É|Era|Foi|Eram) (?:maior|menor|até|ainda)(?= )|por um lado(?![^]*por outro)|^Outr[oa]s?(?= )|(?:ali|lá)(?=[ ,.]|$)|est[ea] últim[oa]|(?:o|a|os|as) mesm[oa]s?(?! \p{L}+ que)|amb[oa]s(?=[ ,.])|d(?:iss|ess|est|ist)[oea]s?|n(?:iss|ess)[oea]s?|del[ea]s?|nel[ea]s?|em questão|referid[oa]s?|àquel[ea]s?|naquel[ea]s?`,
    unnamedSubject: '(?:a empresa|a companhia|a região)',
    pointing: String.raw`abaixo\w*`,
    demonstrative: String.raw`(?:est[eao]s?|es[eao]s) (?!año|ano|semana|mes|mês|verano|verão|segunda|terça|quarta|quinta|sexta|sábado|domingo|lunes|martes|miércoles|jueves|viernes|manhã|tarde|noite|noche|mañana|temporada)\p{L}{4}`,
    continuing:
      'algo que|tod[oa]s el[ea]s|logo,|pelo contrário|em contrapartida|desde então|(?:n|a)aquela? (?:época|altura)|na época|no (?:dia|ano|mês) seguinte|(?:dias|horas|semanas|meses|anos|minutos) depois|pouco depois|até então|(?:para |com |diante d|apesar d)isso|entre (?:eles|elas)|(?:um|uma|alguns|algumas|muitos|muitas) del[ea]s|caso contrário|igualmente|da mesma (?:forma|maneira)|a partir daí|pois|ao mesmo tempo|trata-se de|ou seja|n?es[st]e (?:contexto|sentido|caso|quadro)|a esse respeito|por sua vez|mais tarde|anteriormente|depois|de um lado|por outro lado',
    scene: '(?:está|estão) disponíve(?:l|is) (?:em|no|na)',
    warmUp: 'quem nunca',
    transition: 'vamos (?:ver|lá)|neste artigo',
    salutation: 'prezad[oa]',
    interjection: 'bom',
    forecast: 'atingirá',
  },
  reliance: {
    definite: 'o|a|os|as|do|da|dos|das|no|na|nos|nas|ao|aos|à|às|pelo|pela|pelos|pelas',
    order: 'first',
    completing: `de|do|da|dos|das|que|quem|cuj[oa]s?|onde|para|por|em|no|na|nos|nas|com|sem|entre|contra|sobre|a|ao|à|como|segundo|desde`,
    singling: `primeir[oa]s?|últim[oa]s?|únic[oa]s?|melhor(?:es)?|pior(?:es)?|próxim[oa]s?|principa(?:l|is)|segund[oa]|terceir[oa]|mais|menos|maior(?:es|ia)?|passad[oa]|mundia(?:l|is)|naciona(?:l|is)|públic[oa]s?`,
    summing:
      'situação|problema|tendência|incidente|acidente|fato|facto|evento|medida|medidas|ideia|efeito|diferença|fenômeno|projeto|iniciativa|grupo|documento|texto|decisão|anúncio|caso|debate|manifestação|vítima|vítimas|suspeito|acusado|homem|mulher|jovem|proposta|norma|participantes|organizadores|contexto|autor|autores|casal|artigo|carta|júri',
    unique:
      'mundo|internet|web|sol|lua|terra|céu|mar|clima|ambiente|natureza|economia|governo|polícia|justiça|público|imprensa|mídia|presidente|estado|país|lei|futuro|passado|presente|dia|dias|noite|manhã|tarde|madrugada|semana|fim|mês|ano|anos|século|década|verão|inverno|primavera|outono|segunda|terça|quarta|quinta|sexta|sábado|domingo|tempo|momento|início|meio|resto|vez|vezes|âmbito|lugar|parte|maioria|número|gente|pessoas|homens|mulheres|crianças|jovens|vida|morte|corpo|cabeça|coração|pele|mão|mãos|olhos|ar|água|solo|rua|cidade|escola|família|sociedade|população|hora|horas|contrário|trabalho|saúde|mercado|entanto|menos|mais',
    modifiers:
      'nov[oa]s?|grandes?|bo[am]s?|velh[oa]s?|antig[oa]s?|outr[oa]s?|dois|duas|três|quatro|cinco|pequen[oa]s?|mesm[oa]s?|ex',
  },
  byline: {
    accounts: 'desconhecid[oa]|anônim[oa]|anónim[oa]|convidad[oa]',
    by: 'por',
    roles: 'jornalista|repórter|lusa',
    staff: 'redação',
  },
  common: {
    or: 'ou',
    and: 'e',
  },
  abstract: {
    background: 'introdução|contexto|fundamentos?|justificativa|objetivos?',
    method:
      '(?:materia(?:l|is)|pacientes|participantes)?(?: ?e )?métodos?|metodologia|desenho|delineamento|participantes|intervenç(?:ão|ões)|medidas',
    result: 'resultados?(?: principais)?|achados',
    conclusion: 'conclus(?:ão|ões)|interpretação|discussão',
    limit: 'limitações',
    rest: 'financiamento|registro|palavras[- ]chave|conflitos? de interesses?',
  },
  noise: {
    keyFacts:
      'em resumo|em poucas palavras|pontos[- ]chave|principais pontos|o essencial|resumo|o que (?:precisa|você precisa) saber|destaques',
    appeals: String.raw`apoie (?:o nosso|nosso|o) (?:jornalismo|trabalho)|faça uma doação|torne-se (?:membro|assinante|apoiador\p{L}*)|obrigad[oa] (?:a todos|por (?:ler|sua leitura|seu apoio))|(?:publicado|reproduzido) com (?:permissão|autorização)`,
    ofPage: String.raw`última atualização:|caixa postal \d+|grupo (?:do|no) facebook|(?:encontre|confira|baixe) [^.]{0,60}(?:aqui|no nosso site|em nosso site|neste link)(?=[.!,]|$)|deixe (?:um|seu) comentário|publicado (?:em|por) [^.]{0,60}(?:arquivado|categorias?|etiquetas?)|arquivado em|teste grátis|ao (?:enviar|clicar|se inscrever)[^.]{0,60},? (?:você )?(?:concorda|aceita)|neste artigo,? (?:vamos|você|vou|mostr\p{L}+)|para comentar|atualize (?:o )?seu navegador|seu navegador (?:não|está|é)|links? (?:de )?afiliad[oa]s?|(?:receber|ganhar|recebemos|ganhamos) (?:uma )?(?:pequena )?comissão|para (?:mais|maiores) informações|mais informações (?:em|no|na|aqui)|clique (?:aqui|(?:no|neste) link)|visite (?:o )?nosso|entre em contato(?! com (?:o|a|os|as|seu|sua|um|uma) )|não hesite em|deixe (?:um|seu) comentário|nos comentários|siga-nos|sigam-nos|todos os direitos reservados|exclusivo para assinantes|boas compras`,
    calls:
      'leia (?:também|mais)|assine (?:já|agora|nossa|nosso|a (?:newsletter|revista)|o (?:boletim|jornal))|inscreva-se|saiba mais|compartilhe?',
    ofSite: String.raw`(?<=^\W{0,3})publicidade(?=\W{0,3}$|:)`,
    afterwards: 'comentários?|(?:notas e )?referências|bibliografia|ver também',
    aside: 'prefácio',
    summary: String.raw`.*\b(?:resumo|conclus(?:ão|ões)|resultados|em resumo|pontos-chave)\b.*`,
    label: 'introdução|trabalhos relacionados|metodologia|discussão|conclus(?:ão|ões)|resumo',
    research: 'trabalhos relacionados|metodologia',
    groundwork: 'introdução|trabalhos relacionados|metodologia',
    credits: String.raw`\bfotografia ?[:/|]`,
  },
  news: {
    lasting: String.raw`nos últimos (?:\p{L}+ )?(?:anos|meses|tempos)|nas últimas décadas|há (?:\p{L}+ )?(?:anos|décadas|meses|muito tempo)|tradicionalmente|cada vez mais|historicamente|hoje em dia|desempenham? um papel|desde sempre`,
    earlier: String.raw`há (?:\p{L}+ ){1,3}(?:anos?|meses|mês|décadas)|no (?:ano|mês|verão|inverno) passado|anteriormente|antes de`,
  },
  title: {
    sections:
      'introdução|conclus(?:ão|ões)|resumo|resultados|discussão|métodos|metodologia|enquadramento|prefácio|anexo|agradecimentos|índice|capítulo|parte|título',
    category: 'glossário|dicionário|enciclopédia|blog|podcast|v[ií]deo|fotos?|galeria',
    episode: 'episódio|podcast',
    yearly: 'resultados|estatísticas|previsões|pesquisa',
    published: 'publicado|atualizado',
    edition: 'edição',
    reposted: 'reblogado de|republicado de',
    breaking:
      'urgente|atualização|ao vivo|exclusiv[oa]|v[ií]deo|fotos?|(?:livro|filme|disco|frase|foto) (?:do dia|da semana|do mês)',
    kinds: 'relatório(?: anual)?|boletim|comunicado',
    none: 'início|home|arquivo|blog|news|notícias|geral|sem categoria|artigos|destaques?|diversos|sem título|dicas|notícia',
    every: 'todas as|todos os|últimas|últimos',
    announcing: 'resumo|em resumo',
    invitation: 'descubra|bem-vind[oa]s?|conheça|veja|saiba|confira|entenda',
  },
  slides: {
    stage: String.raw`obrigad[oa]\b.*|perguntas\b.*|contato`,
  },
  headline: {
    genre: 'análise|resenha',
    adjunct: 'após|depois de|apesar de',
  },
  heads: {
    about: 'Sobre',
  },
  changelog: {
    named: 'notas de lançamento|novidades',
  },
  answer: {
    what: 'o que (?:é|são|significa)',
    means: 'significa',
    why: 'por que|por quê|porquê',
    reason: 'porque|devido|graças a|já que|por isso|a razão|o motivo|por causa',
    amount: 'quant[oa]s?|qual (?:o|é o) (?:preço|custo)',
    when: 'quando|a que horas',
    time: String.raw`segunda|terça|quarta|quinta|sexta|sábados?|domingos?|diári\p{L}+|diariamente|semanal\p{L}*|mensal\p{L}*|anual\p{L}*|manhã|tarde|noite|horas?|dias?|semanas?|m[eê]s(?:es)?|anos?|primavera|verão|outono|inverno|até|desde`,
    how: 'como',
    duty: String.raw`dev\p{L}+|precis\p{L}+|tem que|têm que|obrigatóri\p{L}+|obrigad\p{L}+|permitid\p{L}+|proibid\p{L}+|necessári\p{L}+`,
    act: String.raw`dev\p{L}+|é preciso|basta|através|por meio|recomend\p{L}+|o ideal|o melhor`,
    evades: '(?:tudo )?depende de (?:muitos|vários|cada|quem)|difícil dizer|muitos se perguntam',
    supposes: 'suponha(?:mos)?|imagine(?:mos)?|em primeiro lugar, é importante',
    ofQuestion: String.raw`pergunta\p{L}*|resposta|explic\p{L}*|descubr\p{L}*|este artigo`,
    interrogative: 'por que|quem|qual|quais|onde|quando',
  },
  ownership: {
    parties: String.raw`supost[oa]s?|supostamente|alegad[oa]s?|alegadamente|autoproclamad[oa]s?|advogad[oa]s?|oposição|opositores?|críticos|apoiadores|apoiantes|queixosos?|acusad[oa]s?|réus?`,
    reversal: String.raw`(?:(?:mas|infelizmente|porém),? )?(?:esta|essa|este|esse) (?:história|lenda|versão|afirmação|teoria|crença|relato|boato)(?: [^.]{0,50})? (?:é|era|foi)(?: \p{L}+)? (?:fals[oa]|inventad[oa]|mentira|um mito)|(?:mas )?na (?:realidade|verdade)`,
    denial:
      '(?:mas )?(?:(?:isso|isto) (?:é|era) (?:simplesmente )?(?:falso|um mito|um erro)|(?:(?:isso|isto) )?não é (?:verdade|assim|correto|bem assim))|falso|nada disso|longe disso|é o que dizem',
    hearsay: String.raw`(?:muitos|alguns|críticos|os críticos|há quem) (?:\p{L}+ ){0,2}(?:dizem|pensam|acreditam|afirmam|sustentam|acham|consideram|diga|pense)|(?:costuma-se|diz-se|acredita-se|pensa-se) (?:\p{L}+ )?que|(?:crença|ideia|mito) (?:comum|popular)|supostamente`,
  },
  interview: {
    named: 'entrevist\\p{L}*|conversa com|conversamos com',
    asker: 'pergunta|p|repórter|entrevistador(?:a)?',
    met: 'com|a',
    address: 'Senhora?|Sra?|Dom|Dona|Doutora?',
  },
  questions: {
    asked: 'perguntas (?:frequentes|e respostas)',
  },
  genre: {
    opinionSection: 'opini[aã]o|colunas?|colunistas|editorial|editoriais|artigos? de opini[aã]o',
    satireSection: 's[aá]tira|humor',
    review: 'resenha|testamos',
    opinion: 'opinião',
  },
  table: {
    change: 'variação',
    counting: 'posição|ano',
  },
  comparison: {
    noEntity: 'descrição|exemplo|preço',
  },
  parallel: {
    remaining: 'outr[oa]s|mais|perguntas frequentes|em vídeo|galeria',
  },
  numbering: {
    measures: 'anos|dias|horas',
    named: 'passo|dica|razão|motivo|regra|argumento|erro|ideia',
    presenting: 'est[ae]s são|est[ae]s|conheça [ao]s|(?:confira|veja) [ao]s|quais',
  },
  labels: {
    conditional: 'se|quando',
    goal: 'metas?|objetivos?|previst\\p{L}*',
    denied: 'não|nenhum\\p{L}*|nunca|sem',
    lasting: 'dur\\p{L}+|demor\\p{L}+|leva\\p{L}*|é|são|era|por',
    pointing: 'mesm[oa]s?|est[ae]s?|ess[ae]s?|dest[ae]s?|comparação|total',
    studied: 'analisou|analisaram|estudou|examinou|entrevistou',
  },
  shorten: {
    pointers: 'ver|veja|vide',
    topicOpeners: 'por falar em|falando em|falando de|a propósito de|voltando a',
    numberBases:
      'contra|em vez de|em comparação|comparado|face|antes|pelo menos|no máximo|mais de|menos de|se|salvo|exceto|sem|só|apenas',
    announces: String.raw`como segue|(?:é|são|está|era|foi|fica|parece) (?:\p{L}+ )?(?:clar[oa]s?|simples|evidentes?|óbvi[oa]s?|est[ea]s?|isto|isso|[oa]s? seguintes?)|[oa]s? seguintes?|(?:uma|duas|três|várias) coisas?`,
    placing:
      'p[ôo]r|põe|põem|pôs|pondo|posto|colo(?:ca|car|cam|cou|cado)|deix(?:a|ar|am|ou|ado|ando)|obrig(?:a|ar|am|ou|ado)|lev(?:a|ar|am|ou|ado|ando)|faz|fazer|fazem|fez|feito|ajud(?:a|ar|am|ou|ado|ando)|imped(?:e|ir|em|iu)|convid(?:a|ar|am|ou|ado)',
    purpose: 'para|a fim de',
    enumeration: 'primeiro',
    occasion: 'após|depois de',
  },
  pictureWishes: {
    fullColor: 'a cores|cores completas',
  },
};

const read: ReadWords = {
  dates: {
    monthOf: 'de',
  },
  byline: {
    withinNames: 'de|da|e',
  },
  wall: {
    title:
      'página não encontrada|acesso negado|entrar|fazer login|cadastre-se|em breve|em construção|em manutenção|ops.{0,30}',
    says: 'página .{0,40}não (?:existe|foi encontrada|está disponível)|foi (?:movida|removida|excluída)|voltar (?:para a|à) página inicial|faça login|já (?:é assinante|tem (?:uma )?conta)|esqueceu (?:a|sua) senha|para continuar (?:lendo|a ler)|assine para|(?:utilizamos|usamos|utiliza) .{0,40}cookies|aceitar (?:todos os )?cookies|seu consentimento|dados pessoais|(?:habilite|ative) o? ?javascript|não é um robô',
  },
  noise: {
    notice:
      '(?:este|esta) (?:artigo|post|página) (?:contém|pode conter) links de afiliad|este (?:artigo|post) foi publicado (?:em|por)|(?:utilizamos|usamos|este site (?:utiliza|usa)) cookies|publicado por .{1,60} em|já (?:é|sou) assinante',
    more: 'ler mais|leia mais|saiba mais|continuar (?:a )?lendo',
    inBrackets: 'ler|leia|mais|ver|continue|editar',
    comments: 'comentários?|deixe (?:um|seu) comentário|deixe uma resposta',
    author: 'sobre (?:el|la|o|a) autora?',
    others:
      'leia (?:também|mais)|veja também|(?:artigos?|notícias|posts?|matérias) relacionad[oa]s|mais lidas|você (?:também )?pode gostar.{0,20}',
    label:
      'publicidade|continua (?:após|depois d)[ao]? ?(?:a )?publicidade|continue lendo|ler mais|compartilhar|fechar',
    sponsored: 'contenido patrocinado|conteúdo patrocinado',
    call: 'assine (?:já|agora|nossa|nosso|a newsletter|o boletim)|siga-nos|inscreva-se',
  },
  schema: {
    ingredients: 'Ingredientes',
    steps: 'Passos',
    time: 'Tempo',
    servings: 'Rende',
    price: 'Preço',
    rating: 'Avaliação',
  },
  page: {
    related: 'ver también|leia (?:também|mais)|veja também',
  },
  hyphens: {
    starts: 'não|pré|pós|recém|bem|vice',
    ends: 'lhe|lhes|feira',
  },
  pdf: {
    substantial: 'resumo|conclus[aã]o|conclus[oõ]es|introdução',
    leftOut: 'sumário|referências|agradecimentos',
    abstract: 'resumo',
    aboutFile: 'palavras-chave',
    table: 'tabela',
  },
  pptx: {
    presentation: 'apresentação',
  },
};

export const pt: Language = {
  code: 'pt',
  memeName: 'memes?',
  name: 'Português',
  direction: 'ltr',
  dash: '—',
  hasSpaces: true,
  wordsHaveVowels: true,
  partOfWhole: '{part} de {whole}',
  ownLetters: /[ãõ]/iu,
  everyday: 'o os as e que em uma um é por com para não do da dos das no na se mais como foi ao',
  months: list('janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'),
  monthsShort: list('|fev|||||||set|out||'),
  drawings,
  clock: { before: 'às' },
  gate: {
    homographs: 'coma',
    taunts: 'passa vergonha|humilhad[oa]|é detonad[oa]|vexame d[eo]|ridicularizad[oa]|surta|leva invertida',
    polemic:
      'controle total|grande reset|nova ordem mundial|plandemia|globalistas?|estado profundo|ditadura sanitária|mídia lixo',
    gravity: {
      ordeal: String.raw`maus-tratos|maltrat\p{L}+|abusad[oa]s?|violência doméstica|sobrevivente de|trauma|traumas|traumátic\p{L}+|transtornos? alimentar(?:es)?|anorexia|bulimia|automutila\p{L}+|aborto espontâneo|luto|enlutad\p{L}+|lar adotivo|alcoolismo|alcoólatras?|viúv\p{L}+|órfã\p{L}*`,
      conflict: String.raw`cisjordânia|(?:assentamentos|colonatos) (?:israelenses|israelitas|judaicos|judeus|ilegais)|territórios? (?:palestinos? |palestinianos? )?ocupados?|(?:forças?|tropas|exército) de ocupação|ocupação (?:israelense|israelita|russa|militar|ilegal)|anexaç(?:ão|ões) d[aeo]|solução de dois estados|bloqueio naval|(?:crise|catástrofe) humanitária|corredor(?:es)? humanitários?|conflitos? armados?|troca de prisioneiros|capacetes azuis|cessar-fogo|crimes? de ódio|estado de (?:emergência|sítio)|desaparecimento d[eao]|assédio sexual|faixa de gaza|contraofensivas?|(?:operação|ofensiva|ação) militar|(?:ataques?|bombardeios?) (?:contra|a|ao|à|sobre) (?:israel|irão|irã|ucrânia|kiev|líbano|venezuela|síria|civis)|golpe de estado|lei marcial|antissemit\p{L}*|suásticas?|neonazis(?:tas?)?|mutilaç(?:ão|ões)|deportaç(?:ão|ões)|deportad[oa]s?|agress(?:ão|ões) sexua(?:l|is)|violência sexual|abusos? sexua(?:l|is)|tornados?`,
      grave: String.raw`(?:semanas|meses|anos) e[^.!?]{0,20} ainda (?:\p{L}+ ){1,2}(?:(?:os|as|o|a) (?:comprimidos|remédios|xícara|chávena|caneca|prato|lugar|travesseiro|café|chinelos|cadeira|camisas?|escova) del[ae]|a mesa para (?:dois|duas))|(?:ataques?|ódio) (?:contra|a|à|aos|às) (?:\p{L}+ ){0,2}(?:trans|transgênero|transgénero|queer|gays?|homossexua\p{L}*|lésbicas?)|(?:deposit|deix)\p{L}+ (?:\p{L}+ ){0,3}(?:flores e velas|velas e flores|coroas? de flores)|(?:teria (?:completado|feito)|faria) (?:\p{L}+ ){0,2}(?:[1-9]?\d|10\d)(?!\d) anos|(?:tropas|operaç(?:ão|ões)|ofensivas?) terrestres?|(?:encontr|ach)\p{L}* (?:o |um |seu )+corpo|bombas? (?:\p{L}+ ){0,3}explod\p{L}*|explod\p{L}* (?:\p{L}+ ){0,4}bombas?|escravidão|escravatura|escraviz\p{L}*|tráfico (?:de escravos|negreiro)|caça ao homem|atentados?(?: à bomba)?|carros?-bomba|bombarde\p{L}*|mort[oae]s?|morreu|morreram|morrem?|morrer|falec\p{L}*|óbitos?|perd(?:eu|eram|em) a vida|perder a vida|tirou a própria vida|nos deixou|mortal|mortais|fatal|fatais|letal|letais|mat(?:ou|aram|ado|ada|ados|adas|am|a|ar)|assassin\p{L}*|homicíd\p{L}*|feminicíd\p{L}*|atentados?|terroris\p{L}*|sequestr\p{L}*|raptad\p{L}*|reféns?|estupr\p{L}*|viola(?:ção sexual|da sexualmente)|abus(?:o|os|ou|ada?s?) (?:sexual|sexuais|de menores|sexualmente|infantil)|pedofil\p{L}*|maus-tratos|espanca\p{L}*|agredid[oa]s?|violência|esfaque\p{L}*|facadas?|tiroteios?|baleado?s?|baleada?s?|a tiros|disparos|degol\p{L}*|decapit\p{L}*|estrangul\p{L}*|afog(?:ou|aram|ado|ada|ados|adas|amento)|cadáver(?:es)?|corpos? (?:encontrad\p{L}*|sem vida)|velório|funeral|enterro|luto|órfãos?|viúv[oa]s?|bombarde\p{L}*|ataques? aéreos?|míssil|mísseis|guerras?|combates|massacr\p{L}*|chacina\p{L}*|genocíd\p{L}*|sismos?|terremotos?|tsunami|furacão|ciclone|avalanches?|deslizamentos?|soterr\p{L}*|enchentes? (?:deixa|mata)\p{L}*|fome extrema|naufrág\p{L}*|naufrag\p{L}*|(?:barcos?|navios?|embarcaç(?:ão|ões)|balsas?|botes?|submarinos?|iates?|lanchas?) (?:\p{L}+ ){0,4}afund\p{L}*|afund(?:a|ou|aram|amento)(?: d[eo])? (?:um |uma |o |a )?(?:barcos?|navios?|embarcaç(?:ão|ões)|balsas?|botes?|submarinos?|iates?|lanchas?)|desaparecid[oa]s|deslocad[oa]s|desabrigad[oa]s|desalojad[oa]s|refugiad[oa]s|carbonizad[oa]s|descarril\p{L}*|acidente (?:de (?:ônibus|autocarro|carro|trânsito|avião|trem|viação)|aéreo|fatal|grave)|atropel\p{L}*|suicíd\p{L}*|suicid\p{L}*|automutil\p{L}*|anorexi\p{L}*|ferid[oa]s|gravemente|em estado (?:grave|crítico)|(?:doen(?:te|ça|tes|ças)|pacientes?|fase|estado|câncer|cancro|estágio) (?:\p{L}+ )?termina(?:l|is)|incurável|overdose|holocausto|escravidão|escravatura|linch\p{L}*|execuç(?:ão|ões) (?:sumárias?|extrajudicia(?:l|is)|públicas?|de (?:reféns|presos|prisioneiros|civis|moradores))|executad[oa]s? (?:a tiros|com tiros|por (?:fuzilamento|injeção|traficantes|milicianos))|(?:presos?|reféns?|prisioneiros?|condenad[oa]s?|civis|homens?|mulher(?:es)?|jovens?|jovem|policia(?:l|is)|pessoas) (?:\p{L}+ ){0,3}executad[oa]s?|pena de morte|tortur\p{L}*|tragédias?|catástrofes?|epidemias?`,
      mild: 'condenad[oa]s?|vítimas?|ferid[oa]s?|acidentes?|doenças?|detid[oa]s?|pres[oa]s?|soldados|sobreviventes|demissões|despedimentos|incêndios?',
      atrocity: String.raw`(?:assédios?|agress(?:ão|ões)|abusos?|violência) sexua(?:l|is)|bombas? (?:\p{L}+ ){0,3}explod\p{L}*|explod\p{L}* (?:\p{L}+ ){0,4}bombas?|escravidão|escravatura|escraviz\p{L}*|tráfico (?:de escravos|negreiro)|caça ao homem|atentados?(?: à bomba)?|carros?-bomba|bombarde\p{L}*|genocíd\p{L}*|holocausto|estupr\p{L}*|massacr\p{L}*|chacina\p{L}*|tortur\p{L}*|pedofil\p{L}*|falec(?:e|eu|eram|em)|perderam a vida|suicíd\p{L}*|feminicíd\p{L}*|bombarde\p{L}*|tiroteios?|soterr\p{L}*|campos? de (?:concentração|extermínio)|auschwitz`,
      numbers:
        'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|cem|centenas?|mil|milhares|dezenas?|vários|várias|um|uma',
      people:
        'pessoas?|homens?|homem|mulher(?:es)?|crianças?|meninos?|meninas?|jovens?|jovem|adolescentes?|alunos?|estudantes|operários?|mineiros?|passageiros?|turistas?|moradores|soldados?|civis|policiais|polícias|ciclistas?|pedestres?|famílias?|migrantes?|pescadores',
      harmed:
        'mort[oa]s?|ferid[oa]s?|desaparecid[oa]s?|deslocad[oa]s?|desabrigad[oa]s?|soterrad[oa]s?|pres[oa]s (?:em|sob)|afogad[oa]s?|retirad[oa]s de casa|sem casa|sequestrad[oa]s?|morrem?|morreram|intoxicad[oa]s?',
      illness: String.raw`câncer|cancro|tumor(?:es)?|leucemia|esclerose|alzheimer|parkinson|demência|avc|derrame|infarto|enfarte|depressão|aids|sida|hiv|em coma|estado de coma|coma (?:induzido|profundo|alcoólico)|doença rara|metástase\p{L}*|quimio\p{L}*`,
      patient: String.raw`(?:meu|minha|seu|sua|nosso|nossa|teu|tua|dele|dela) (?:\p{L}+ )?(?:pai|mãe|papai|mamãe|pais|mulher|esposa|esposo|marido|filh[oa]s?|criança|irmã[o]?|irmãs|avó|avô|amig[oa]s?|ti[oa]s?|bebê|bebé|professora?)|(?:pai|mãe|irmã|irmão|filh[oa]) (?:tem|está com)|diagnostic\p{L}+|diagnóstico|sofre (?:de|um)|luta contra (?:o|um|a)`,
      serious: String.raw`demiss\p{L}*|demitid\p{L}*|despedimentos?|desemprego|falência|dívidas?|fraudes?|golpes?|burlas?|recessão|inflação|julgamento|tribunal|tribunais|juiz|juíza|juízes|ministério público|sentença|processo judicial|cadeia|prisão|polícia|congresso|senado|deputad[oa]s?|eleições|eleitoral|eleitorais|governo|ministr[oa]s?|lei|leis|referendo|aborto|imigração|asilo|sanções|doenças?|vacin\p{L}*|vírus|pandemia|hospital|hospitais|sintomas|saúde mental|pobreza|racis\p{L}*|discrimin\p{L}*|vigilância|protestos?|manifest(?:ação|antes)|greve|crise climática|incêndios?`,
      factual: String.raw`estudos?|pesquisa(?:dores|s)?|riscos?|preven\p{L}+|por cento|\d+(?:[.,]\d+)?\s?%|médias?|estatísticas?|causas?|mortalidade|expectativa de vida|(?:ao|por|cada) ano|anua(?:l|is|lmente)|recomend\p{L}+|vacinas?|tratamentos?|sintomas?|dietas?|econom\p{L}+|inflação|preços?|crescimento|exportações|importações|tarifas?|orçamentos?|emissões|clim(?:a|átic\p{L}+)|aquecimento|temperaturas?|modelos?|taxas?|probab\p{L}+|segurador\p{L}+|pessoas com|leis?|sanções|reformas?|debates?|direitos|tratados?|acordos?`,
      light: String.raw`(?:quando|por que|porque|como) (?:é que )?(?:você |tu )?(?:morreu|morreste)\?[^?]{0,40}(?:estou viv[oa]|não morri|(?:ainda )?estou viv[oa])|(?:pele|células?) mortas?|mata (?:atlântica|ciliar|fechada|nativa|virgem|densa)|zona da mata|(?:na|da|à|pela|em|uma|esta|dessa|nessa) mata|mat(?:a|ar|am|ou) (?:(?:\d+(?:[.,]\d+)? ?%|\p{L}{1,3}|todas|todos|até) ){0,5}(?:bactérias?|germes|vírus|baratas?|mosquitos?|formigas?|pulgas|piolhos|percevejos|moscas?|ácaros|ervas daninhas|pragas|fungos|mofo|bolor|ratos|cupins|traças|pulgões|carrapatos|vespas|lesmas|insetos|micróbios)|vítimas? d[eo] (?:seu |próprio |seu próprio )?sucesso|disparos? (?:d[ae] câm[ae]ra|contínuos?|em rajada|de (?:e-?mails?|mensagens|preços)|em massa)|(?:modo|velocidade|botão|tempo) de disparos?|(?:saltos?|pecados?) morta(?:l|is)|mortal kombat|combates? de (?:boxe|luta|mma|judô|gladiadores)|tragédias? gregas?|(?:(?:minhas?|as?) plantas?|cacto|cactos|orquídeas?|manjericão|suculentas?)(?: (?:já|todas|também|de novo))? (?:morreu|morreram|está morta|estão mortas)|(?:fax|disquete|e-?mail) (?:morreu|está morto)|morte do (?:fax|disquete|e-?mail)|mort[oa]s? de (?:rir|cansaço|vergonha|sono|fome|medo|calor|frio|inveja|curiosidade|saudades?)|(?:morri|morrer|morrendo|morro|morre|morta) de (?:\p{L}+ )?(?:rir|cansaço|vergonha|sono|fome|medo|calor|frio|amor|amores|vontade|tédio|saudades?|curiosidade)|natureza morta|pontos? mortos?|línguas? mortas?|mar morto|ângulos? mortos?|guerra (?:fria|comercial|de preços|nas estrelas|dos mundos)|(?:primeira|segunda) guerra mundial|(?:está|estão|vai|vão) (?:me|nos) matar|(?:está|estão) me matando|me mat(?:a|ou|ando|am)|matar (?:o tempo|a fome|a sede|as? saudades?|a aula|aula|ervas daninhas|o processo|a curiosidade)|(?:bateria|celular|telemóvel|computador|notebook|wi-?fi|impressora) (?:\p{L}+ )?(?:morreu|morto|morta)|romances? polic\p{L}+|zumbis?|zombies?|de morrer(?: de rir)?|avalanche de (?:turistas|visitantes|pedidos|reservas|críticas|mensagens|e-?mails|memes|ofertas)|bomba (?:de chocolate|de banho)`,
      yearPrefix: 'em|desde|até|por volta de',
      era: 'a\\. ?c\\.|idade média|antiguidade|séculos? [ivx]+(?!\\p{L})',
    },
    hyperbole: {
      outcry: String.raw`(?:eu )?vou (?:matar|esganar) (?:ele|ela|eles|elas)|(?:eu )?vou matá-l[oa]s?|eu mato (?:ele|ela)`,
      household: String.raw`sopas?|lentilhas?|molho|receitas?|jantar|almoço|café|sobras|macarrão|queijo|bolo|biscoitos?|chá|chaleira|lava-louças|louça|roupa|meias|toalhas?|geladeira|micro-ondas|forno|torradeira|pasta de dente|lixo|sofá|controle|impressora|roteador|wi-?fi|senha|planilhas?|reuni(?:ão|ões)|e-?mails?|servidor|boca cheia`,
      plan: String.raw`arma|pistola|rifle|balas?|facas?|machado|martelo|veneno|envenen\w*|corda|gasolina|bomba|sangue|túmulo|enterr\w*|corpo|cadáver|polícia|vingança|onde (?:ele|ela) (?:mora|dorme|trabalha)|espero (?:ele|ela)|merece|sério|mort[oa]|morrer|bateu|feri\w*`,
    },
    harm: {
      slurs: String.raw`viad(?:o|os|ões) (?:de merda|nojento\p{L}*)|sapat(?:ão|ões) nojent\p{L}*|traveco\p{L}*|bichas? nojent\p{L}*|pret[oa]s? de merda|negr[oa]s? de merda|judeus? de merda|ciganos? de merda|crioulo\p{L}* de merda|macacada preta|sub-?humanos?|raça superior|mongoloides?|nordestinos? de merda|heil hitler`,
      groups: String.raw`judeus?|judias?|muçulman[oa]s?|árabes?|negr[oa]s|pret[oa]s|african[oa]s?|asiátic[oa]s?|chineses|cigan[oa]s?|imigrantes?|migrantes?|refugiad[oa]s?|estrangeir[oa]s?|homossexua\p{L}+|gays?|viados|lésbicas?|trans(?:exuais|gêneros?|género)?|travestis?|mulheres|deficientes|indígenas?|índios|cristã\p{L}+|católic[oa]s?|evangélic[oa]s|nordestin[oa]s|venezuelan[oa]s|haitian[oa]s|brasileir[oa]s|moradores de rua|idos[oa]s|brancos|infiéis`,
      copula: String.raw`(?<!\p{L})(?:são|é|como|eram|parecem|só)(?!\p{L})|=|:`,
      dehumanising: String.raw`(?:un?s |umas? |todos |os |as |a |o |tudo )?(?:ratos?|vermes?|baratas?|parasitas?|piolhos|sanguessugas?|porcos?|cães|cachorros|macacos?|animais|bestas|bichos|selvagens|bárbaros|sub-?humanos?|escória|lixo|merda|peste|pragas?|câncer|cancro|doença|vírus|aberraç\p{L}+|degenerados|pervertidos|não (?:são )?(?:humanos|gente|pessoas)|inferiores|raça inferior|invasores|burr[oa]s demais para|culpad[oa]s de tudo|contra a natureza|ladrões por natureza)`,
      vile: 'nojent[oa]s?|suj[oa]s?|maldit[oa]s?|imund[oa]s?|fedorent[oa]s?|malditos',
      calls: String.raw`(?:tem|têm|temos|devem|devemos|deveriam|deviam|precisam|precisamos|é preciso|vamos|merecem|há|tinha|tinham)(?: [\p{L}'-]+){0,4} ?(?:matar|exterminar|eliminar|queimar|enforcar|fuzilar|linchar|morrer|espancar|estuprar|apedrejar|bater|gasear|ser (?:mort|exterminad|eliminad|queimad|fuzilad|enforcad)[oa]s)|(?<=^|["!,:;.?]\s?)(?:matem|mate|queimem|enforquem|fuzilem|linchem|espanquem|batam|exterminem|vamos matar)|morte a(?:os?|s)?|fora (?:os|as|todos|com)|para a câmara de gás|no paredão|na fogueira|no forno|voltem para|volta para o teu país|volte para o seu país|lugar de mulher é na cozinha|(?:fiquem|ficar|voltem|voltar|pertencem|deviam estar|deveriam estar) na cozinha`,
      victims:
        '(?:ao?s?|os?|as?|o|esse|essa|todos os|todas as|noss[oa]|meu|minha) ?(?:prefeit[oa]|presidente|ministr[oa]s?|polític[oa]s|deputad[oa]s|juiz|juízes|jornalistas?|professor(?:a|es)?|policiais|polícias?|traidor(?:es)?|vizinh[oa]s?|colegas|mesquita|sinagoga|igreja|escola|chefe)|traidores|jornalistas|políticos',
      pileOns: String.raw`(?:todo (?:o )?mundo|todos|toda a gente) [^.!?]{0,25}mud(?:a|am|amos) de (?:mesa|lugar) (?:assim que|quando)|quem (?:ficar|fica|sentar|se sentar|comer|falar|senta|come|fala) (?:sentad[oa] )?(?:com|ao lado d)(?: )?(?:ela|ele),? (?:é|será|vai ser) [oa] próxim[oa](?= *[.!]|$)|vamos (?:todos )?rir del[ae]|filmem (?:ela|ele) quando|votem (?:[\p{L}\p{N}]+ ){1,6}[ao] mais (?:fei|gord|burr)[ao]|(?:em|debaixo de) (?:cada|todas as|todos os) (?:fotos?|posts?|vídeos?) del[ae]|em todas as fotos del[ae]`,
      threats: String.raw`(?:sei|sabemos) (?:bem |agora )?qual é a (?:tua|sua) janela|(?:sei|sabemos) (?:muito bem )?(?:onde (?:você |tu )(?:mora|vive|dorme)s?|a que horas? (?:você |tu )(?:sai|chega)s?|em que (?:escola|creche) (?:\p{L}+ ){0,3}(?:estuda|anda))|não (?:se|te) (?:surpreend|admir|espant)\p{L}+ se (?:\p{L}+ ){0,8}não (?:\p{L}+ ){0,5}(?:inteir[oa]|viv[oa]|sã?o? e salv[oa])(?!\p{L})|(?:vou|vamos|irei) (?:te |vos |lhe )?(?:matar|esfaquear|degolar|estuprar|queimar|espancar|arrebentar|atirar em|dar um tiro|explodir|quebrar (?:a )?(?:tua|sua) cara)(?: (?:você|vocês|todo|toda|todos|a|o|meu|minha|ele|ela|na|em))?|eu te mato|(?:eu )?sei onde (?:você|vocês|tu|vocês|a tua|sua)? ?(?:mora|moram|moras|dorme|vives|vive)|você vai (?:morrer|sangrar|pagar com a vida)|você está mort[oa]|(?:um tiro|uma bala) na (?:cabeça|testa|nuca)|sua família vai`,
      selfHarm: String.raw`se mat[ae](?: logo)?(?=$|[.!,\s])|mata-te|se suicid[ae]|suicida-te|se enforqu?e|corta os pulsos|pula da ponte|(?:quero|vou|queria|penso em|pretendo) (?:morrer|me matar|me suicidar|tirar a minha (?:própria )?vida|acabar com (?:tudo|a minha vida)|me enforcar|me cortar|sumir para sempre|matar-me|suicidar-me)|tirar (?:a )?minha (?:própria )?vida|não quero mais (?:viver|existir)|não aguento mais viver|(?:como|dicas|métodos?|formas?|jeitos?)[^.!?]{0,30}(?:se suicidar|suicidar-se|me cortar|se cortar|parar de comer|morrer sem dor|automutil\p{L}*)|ninguém vai sentir (?:a )?(?:tua|sua|minha) falta|pró-?ana|o mundo (?:seria|estaria) melhor sem (?:mim|você|ti)|o suicídio é (?:a|uma) solução`,
      atrocities:
        'hitler|salazar|nazis?(?:tas?)?|terceiro reich|holocausto|auschwitz|câmaras? de gás|genocídio|bin laden|isis|atentados?|terroristas?|assassinos?|massacre|chacina|escravidão|ditadura|apartheid|ustra|atirador|estupradores',
      praise: String.raw`(?:estava|tinha|estavam|tinham) (?:toda a )?(?:certos?|razão)|não fez nada de errado|(?:é|são|era|foi|foram) (?:uns?|uma|meus?|minha|nossos?) (?:\p{L}+ )?(?:her[óo]is?|exemplos?|ídolos?|santos?|gênios?|modelos?)|her[óo]i(?:s)?|nunca (?:existiu|aconteceu)|(?:é|foi) (?:uma? )?(?:mentira|invenção|mito|farsa)|não existiu|precisamos de (?:mais|outro|um novo)|faltou|viva|glória a|volta|mereceram|foi (?:bom|ótimo|necessário|lindo)|obrigado a|matou pouco`,
      insults:
        '(?:gord[oa]|fei[oa]|nojent[oa]) (?:e )?(?:fei[oa]|nojent[oa]|put[oa]|de merda)|puta|vadia|piranha|vagabunda|vaca|porc[oa]|fei[oa]|retardad[oa]|mongol|imbecil|fracassad[oa]|lixo|escória|fede|inútil|ninguém (?:gosta|suporta|aguenta)|todos odeiam|riam d[eao]|pedaço de merda',
      light:
        '(?:pontos?|olhos?|cabelos?|números) (?:negros?|pretos?|brancos?)|cravos? pretos?|feijões pretos|(?:azeitonas|manchas) (?:negras|pretas)|humor negro|buraco negro|mercado negro|vaca (?:leiteira|sagrada)|patinho feio|feijão preto|café preto|porco (?:assado|no rolete)',
      reported: String.raw`disse|diz|chamou|afirm\p{L}*|acus\p{L}*|conden\p{L}*|denunci\p{L}*|segundo|tribunal|polícia|julgamento|racis\p{L}*|antissemit\p{L}*|ódio|mito|falso|conspira\p{L}*|museu|memória|sobreviventes|prevenção|ameaç\p{L}*|relatório|ajuda`,
    },
  },
  memes: {
    situations,
    turns: list('mas|e|então|depois|só|até|porque|agora|exceto'),
    moments: list('pov|quando|eu quando|ninguém:|aquele momento em que'),
    hopes: list('expectativa|expectativas|plano|teoria|esperança|sonho|promessa|supostamente'),
    strongHopes: list(
      'era suposto|devia|deviam|pensava|pensei|achava|achei|esperava|queria|em teoria|no papel|prometeu|prometeram',
    ),
    outcomes: list(
      'realidade|na verdade|no fim|afinal|em vez disso|só|nunca|ainda|ninguém|nada|não|já não|mal|pior|falhou|esqueceu|esqueci|sem|até',
    ),
    past: list(
      'antes|durante anos|durante décadas|originalmente|no início|até há pouco|há anos|antigamente|dia 1|segunda',
    ),
    present: list('agora|depois|hoje|atualmente|já não|desde então|dia 90|sexta'),
    promises: list('promet*|em breve|previsto*|planeja*|garant*|anunci*'),
    delays: list('ainda não|atras*|adiad*|espera*|nunca|continua sem'),
    fears: list('pânico|medo|assust*|aterr*|horror*|pesadelo*|socorro|oh não|temor*|emergência'),
    angers: list('furios*|raiva|irritad*|odeio|fart*|inaceitável|basta|chega|indign*|protest*|ridículo'),
    tired: list('cansad*|exaust*|dormir|durmo|sono|acord*|insônia|insónia|horas extras'),
    troubles: list(
      'falhou|falharam|falha|falhas|atraso|atrasos|atrasad*|erro|erros|impossível|cancelad*|problema*|pior|caos|crise|crises|fracass*|proíbe*|proibid*|demais',
    ),
    falls: list('caiu|cai|caem|queda|diminuiu|diminui|recuou|recua'),
    opinions: list('deveria*|melhor que|deve|devem|é preciso|exige*|chega de|basta de'),
    extremes: list('único|única|maior|primeiro|primeira|todos|todas|nunca|ninguém|sempre'),
    surprises: list(
      'na verdade|ninguém|nunca|segredo*|secret*|surpre*|inesperad*|estranh*|incrível|incríveis|bilhão|bilhões|misterios*',
    ),
    triumphs: list(
      'vence|venceu|vencem|vitória*|campeão|campeã|campeões|recorde*|melhor|melhores|sucesso*|triunf*|finalmente|conquista*|celebra*|orgulh*|prêmio*|prémio*',
    ),
    doubts: list('talvez|realmente|mito|mitos|rumor*|boato*|suposto*|suposta*|diz|afirma|pretende'),
    joys: list(
      'ama|amam|amor|grátis|divertid*|feliz|felizes|delicios*|férias|festa|aniversário|presente|bolo|chocolate|bem-vind*|aproveit*',
    ),
    delicate: list(
      'indígena*|povos originários|quarentena*|deporta*|obesidade|trauma*|circuncisão|mutilação genital|ucrânia*|ucranian*|gaza|cocaína|heroína|fentanil|tráfico de drogas|contraband*|prisão|prisões|cadeia|preso|presos|presa|detento*|pobreza|sem-teto|desnutrição|trabalho infantil|guerra|guerras|acus*|processo contra|assédio*|escândalo*|demitid*|demiss*|deus|jesus|cristo|alá|divórci*|racis*|sexis*|homofób*|homofob*|muçulman*|islã*|islam*|judeu*|judia*|crist*|católic*|bispo*|grávid*|câncer|tumor*|prostitu*|refugiad*|migrante*|suicíd*|covid*|coronavírus|pandemia*|vacina*|depressão|sexo|sexual*|porno*|erótic*|nu|nua|furacão|furacões|inundaç*|enchente*|incêndio*|bombeiros|polícia*|policial|preso|presa|detid*|roubo|roubos|assalt*|falência*|doença*|paciente*|hospital|hospitais|acidente*|epidemia*|desemprego|desempregad*|perda de emprego|perda do emprego',
    ),
    groups: list(
      'eleitores|eleitoras|muçulmanos|judeus|cristãos|migrantes|refugiados|requerentes de asilo|minorias|povos indígenas|moradores de rua|trabalhadores mais velhos|pessoas idosas|idosos|os velhos|aposentados|reformados|os jovens|adolescentes|boomers|millennials|geração z|mulheres|os homens|as meninas|os meninos|as mães|loiras|estrangeiros|imigrantes|americanos|os brasileiros|os portugueses|alemães|italianos|polacos|russos|os chineses|asiáticos|africanos|árabes|os negros|os brancos|ciganos|homossexuais|os gays|deficientes|pessoas com deficiência|autistas|os gordos|os pobres|os ricos|desempregados|funcionários públicos',
    ),
    claims: list(
      'muitas vezes|frequentemente|geralmente|normalmente|costumam|sempre|nunca|raramente|menos|considerad*|vistos como|vistas como|tendem|não sabem|não podem|não querem|deveriam|preferem|por natureza|que os homens|que as mulheres|estereótipo*|preconceito*|clichê*|preguiços*|mais frac*|eficiente*|velhos demais|velhas demais',
    ),
    losses: list(
      'aborto espontâneo|abortos espontâneos|natimorto*|nado-morto|perda gestacional|perdeu o bebê|perdi o bebê|perdeu o bebé',
    ),
    farewells: {
      kin: list(
        'papai|pai|mamãe|mãe|avô|avó|vovô|vovó|irmão|irmã|marido|mulher|esposa|filho|filha|tio|tia|cachorro|cachorra|gato|cão',
      ),
      partings: list('partiu|se foi|nos deixou|já não está|não está mais|perdi|perdemos|adormeceu|descansou'),
      absences: list(
        'número|por hábito|por costume|ninguém atende|ninguém atendeu|ninguém mais|cadeira vazia|sinto falta|saudade*|sem ele|sem ela|em paz|para sempre|funeral|enterro',
      ),
    },
    mockery: String.raw`(?:foto|film)\p{L}* (?:\p{L}+ ){0,5}(?:escondid[oa]|sem (?:ela|ele) (?:perceber|saber))|ninguém (?:gosta|quer saber) del[ae]|ninguém (?:senta|fala|brinca) com el[ae]|el[ae] é (?:muito |tão )?(?:fei[ao]|gord[ao])|(?<!(?:meus?|minhas?) )(?:dentes|nariz|orelhas|barriga) como (?:um|uma|o|a) \p{L}+`,
    passing: list(
      'após a pandemia|depois da pandemia|desde a pandemia|antes da pandemia|durante a pandemia|meu deus|graças a deus|guerra nas estrelas|guerra de preços',
    ),
    harmless: String.raw`(?:cachorr[oa]s?|c[ãa](?:o|es)|gat[oa]s?|gansos?|papagaios?|vizinh[oa]s?|alarme)(?: \p{L}+){0,2}? (?:afugentam?|espantam?|afugentou|espantou|põe em fuga) (?:\p{L}+ ){0,2}?(?:ladr(?:ão|ões))|(?:simulado|treinamento|festa) dos bombeiros|(?:terras?|solos?) férteis|terra fértil`,
    negations: list('não|nunca|jamais|ninguém|nada|nenhum*|sem|nem|mal'),
    everyday: list(
      'bobo|boba|estúpid*|louco|louca|ridículo|absurdo|horrível|chato|chata|magia|monstro|pesadelo|sorte|rir|piada|engraçad*|odeio|amo|desculpa|gato|cachorro|cão|bebé|bebê|mamãe|mãe|avó|vovó|chefe|cerveja|café|pizza|bolo|biscoito*|dormir|banheiro|zumbi|dragão|festa|preguiça|esqueci|culpa|geladeira|frigorífico|sofá|pão|queijo|meias|impressora|segunda-feira|sogra|vizinh*',
    ),
    abstract: list(
      'implementação|estratégi*|processo*|solução|soluções|infraestrutura*|desenvolvimento|gestão|iniciativa*|organização|funcionalidade*|procedimento*|arquitetura',
    ),
    swaps: list(
      'em vez de {a}, {b}|ao invés de {a}, {b}|{b} em vez de {a}|{b} ao invés de {a}|trocou {a} por {b}|substituiu {a} por {b}',
    ),
    choices: list('escolher entre {a} e {b}|escolha entre {a} e {b}|ou {a} ou {b}'),
    sames: list(
      '{a} é o mesmo que {b}|{a} custa tanto quanto {b}|{a} custam tanto quanto {b}|{a} pesa tanto quanto {b}|{a} parece {b}|{a} custa o mesmo que {b}|{a} custam o mesmo que {b}|{a} não custa mais do que {b}|{a} custa tanto como {b}|{a} tem o mesmo preço que {b}|{a} pesa o mesmo que {b}|{a} é tão pesado como {b}|{a} dura o mesmo que {b}|{a} demora tanto como {b}',
    ),
    laters: list('{a} {n} anos depois|{a}, {n} anos depois|{a} {n} meses depois|{a} {n} anos mais tarde'),
    lasts: list('demora|demorou|durou|dura|levou|leva|esperou|custa|custou|pesa|pesava|passou|percorreu'),
    units: list(
      'anos|horas|dias|meses|semanas|minutos|séculos|páginas|pessoas|linhas|quilómetros|quilômetros|toneladas|euros|reais|e-mails|reuniões|formulários',
    ),
    about: list('cerca de|mais de|quase|pelo menos|até|uns|umas'),
    requests: {
      asks: 'alguém (?:tem|teria|pode|poderia|sabe|vende|empresta|conhece)|quem (?:tem|pode|poderia|me empresta)',
      offers:
        'emprest\\p{L}*|(?:busco|buscamos|passo|posso) (?:para |a |aí |em )?(?:buscar|casa|pegar)|obrigad[oa] desde já|desde já agradeço|me chama no|no privado|inbox',
    },
    notices: list(
      'solicita-se|pede-se|informamos que|horário de funcionamento|horário de atendimento|estará fechad*|está fechad*|encerrad*|aberto de|pedimos desculpa*|está atrasad*|foi cancelad*|foi adiad*|terá lugar|entrada livre|entrada gratuita|inscrições até|por motivo de obras|até novo aviso|mais informações',
    ),
    instructions: list(
      'leia mais|saiba mais|clique|inscreva|assine|não se esqueça|compartilhe|newsletter|baixe|entre em contato|nossos produtos|nossos serviços|nossa equipe|oferecemos|campos obrigatórios|deixe um comentário|obrigado por|siga-nos|a seguir|você encontra|aqui você|clicar',
    ),
    quips,
    similes: list('como um|como uma|como o|como a|como meu|como minha|como se'),
  },
  jokes,
  grammar,
  icons,
  brief,
  read,
  notes,
  notices,
  steering,
  figures,
  forms,
  facts: {
    labels: { when: 'Quando', where: 'Onde', price: 'Preço', signUp: 'Inscrição', contact: 'Telefone' },
    when: 'quando|datas?|horário',
    where: 'onde|local|endereço',
    inPlace: 'no|na|nos|nas|em',
    placeLinks: 'de|do|da|dos|das|no|na|em|e',
    venues:
      'sala|salão|parque|praça|castelo|igreja|catedral|museu|teatro|centro|escola|colégio|hotel|café|estádio|arena|biblioteca|universidade|galeria|estação|rua|avenida|estúdio|ópera|fórum|academia|cinema|palácio|casa|auditório|jardim|jardins|cais|pavilhão',
    entry: 'ingressos?|bilhetes?|entrada|preços?|participação',
    free: 'grátis|gratuit[ao]s?|livre|franca',
    signUp: 'inscriç(?:ão|ões)|inscrever-se',
    phone: String.raw`tel(?:efones?)?|lig\p{L}*`,
    contact: String.raw`informações|reserv\p{L}*|inscri\p{L}*|testemunhas?`,
    witnesses: 'testemunhas?',
    off: 'cancelad[ao]s?|suspens[ao]s?|adiad[ao]s?',
    from: 'a partir das',
  },
  signs,
  cuts,
  prose,
  rows,
  people,
};

export const examples: Examples = {
  article: `Como remendar um pneu de bicicleta

Primeiro, tire a roda e levante o pneu por cima do aro.

Depois, mergulhe a câmara na água e observe as bolhas.

Em seguida, lixe o furo e espalhe uma camada fina de cola.

Por fim, pressione o remendo e volte a encher a roda.`,
  form: 'steps',
  grave: 'Doze mortos num terremoto',
  harmless: 'A ciclovia foi renovada neste verão',
  date: ['29 de outubro de 1923', 1923.8],
};
