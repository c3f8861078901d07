import type { Frames } from './frames.ts';

const es: Frames = {
  told: [
    'chat | Bueno, háblame de ti. | {h} | La cuenta, por favor.',
    'chat | ¿En qué piensas? | {h} | Creía que en mí.',
    'chat | ¿Has leído el artículo? | {H} | Eso es el titular.',
    'nobody | Nadie: | Yo en todas las fiestas: | {h}',
    'nobody | Todos: ¡Buenos días! | Yo, antes del café: | {h}',
    'thoughts | ¿Duermes? | Sí. | {h}',
    'thoughts | Mañana madrugo. | A dormir. | {h}',
    'proclaim | Yo, después de un solo artículo | {h}',
    'proclaim | El cuñado, en Nochebuena | {h}',
    'nobody | Absolutamente nadie: | Yo, a las tres de la mañana: | {h}',
    'chat | Amor, ¿duermes? | {h} | Buenas noches.',
    'sign | {h} | Hasta aquí mi reporte',
    'scale | Todo lo que tengo que hacer hoy | {h}',
  ],
  trouble: ['calm | {h} | Todo correcto.', 'calm | {h} | Eso ya el lunes.', 'calm | {h} | Ni tan mal.'],
  fall: ['chart | El plan a cinco años | {h}', 'chart | Lo que decía la diapositiva | {h}'],
  opinion: ['sign | {h} | No acepto preguntas', 'sign | {h} | Lo dejo por aquí'],
  about: [
    'verdict | Hablar del tiempo | Cuarenta minutos sobre «{t}»',
    'buttons | Hacer mi trabajo | Leerlo todo sobre «{t}» | Yo, cada lunes',
    'tug | Ocho horas de sueño | Otro artículo sobre «{t}» | Yo',
    'levels | ¿«{t}»? Ni idea. | Leer el titular | Leer el artículo | Corregir a desconocidos',
    'reality | Expectativa | Dos minutos de «{t}» | Realidad | Ya es de noche',
    'before-after | 21 h | Solo un artículo sobre «{t}» | 3 h | Todas las notas al pie',
    'domino | Un artículo sobre «{t}» | Toda mi personalidad',
    'fork | Leer el artículo | Opinar ahora mismo | «{t}»',
  ],
  genres: {
    product: [
      'chat | Ya tienes uno. | {h} | ¿Y nuestro dinero?',
      'nobody | Mi cuenta: 12 euros | Yo: | {h}',
      'tug | Mis ahorros | «{t}» | Día de cobro',
    ],
    software: [
      'chat | ¿Tienes dos minutos? | {h} | Llevamos tres horas.',
      'calm | {h} | En mi equipo funciona.',
      'reality | Estimación | Dos horas de «{t}» | Realidad | Ya es jueves',
    ],
    science: [
      'chat | ¿Has sacado la basura? | {h} | O sea, no.',
      'thoughts | Platos: sin fregar. | Facturas: ahí. | {h}',
    ],
    sports: [
      'proclaim | Yo, que corrí por última vez en 2014 | {h}',
      'chat | ¿Podemos hablar de lo nuestro? | {h} | De nosotros dos.',
    ],
    markets: ['chat | ¿Mi dinero está seguro? | {h} | Preguntaré a otro.', 'calm | {h} | Invierto a largo plazo.'],
    politics: ['chat | Hoy, nada de política. | {h} | Ya empezamos.', 'proclaim | El cuñado, en Nochebuena | {h}'],
    screen: ['chat | Un capítulo y a dormir. | {h} | Son las cuatro.', 'tug | Tomar el aire | «{t}» | Mi finde'],
    food: [
      'chat | ¿Qué cenamos? | {h} | O sea, tostadas.',
      'reality | La receta | «{t}» | Mi cocina | Pizza a domicilio',
    ],
    outing: ['chat | ¿Planes para el finde? | {h} | Yo decía el sofá.', 'buttons | «{t}» | El sofá | Yo, cada sábado'],
    paperwork: [
      'levels | Ignorar «{t}» | Leer la primera línea | Releerla tres veces | Llamar a mi madre',
      'chat | ¿Algún hobby? | {h} | ¿Algún otro?',
    ],
    animals: [
      'chat | ¿Dónde has estado? | {h} | La cena era a las seis.',
      'nobody | Todos: dormidos | Mi gato, a las cuatro: | {h}',
    ],
    business: [
      'chat | ¿Esto no era un correo? | {h} | Lo era.',
      'nobody | Jefe: ¿Alguna duda? | Yo, a las 17:59: | {h}',
    ],
  },
};

const pt: Frames = {
  told: [
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
  genres: {
    product: [
      'chat | Você já tem um. | {h} | Cadê o nosso dinheiro?',
      'nobody | Saldo: 12 reais | Eu: | {h}',
      'tug | Pagar os boletos | “{t}” | Eu no dia 5',
    ],
    software: [
      'chat | Tem dois minutinhos? | {h} | Já foram três horas.',
      'calm | {h} | Na minha máquina funciona.',
      'reality | Estimativa | Duas horas de “{t}” | Realidade | Já é quinta',
    ],
    science: ['chat | Você tirou o lixo? | {h} | Então não.', 'thoughts | Louça: suja. | Boletos: abertos. | {h}'],
    sports: [
      'proclaim | Eu, que corri pela última vez em 2014 | {h}',
      'chat | Vamos falar da gente? | {h} | De nós dois.',
    ],
    markets: [
      'chat | Meu dinheiro está seguro? | {h} | Vou perguntar a outro.',
      'calm | {h} | Eu penso no longo prazo.',
    ],
    politics: [
      'chat | Hoje, nada de política. | {h} | Começou.',
      'proclaim | O tio do zap, no almoço de domingo | {h}',
    ],
    screen: ['chat | Um episódio e cama. | {h} | São quatro da manhã.', 'tug | Ar fresco | “{t}” | Meu fim de semana'],
    food: [
      'chat | O que tem pra janta? | {h} | Miojo, então.',
      'reality | A receita | “{t}” | Minha cozinha | Pizza no delivery',
    ],
    outing: ['chat | Planos pro fim de semana? | {h} | Pensei no sofá.', 'buttons | “{t}” | O sofá | Eu, todo sábado'],
    paperwork: [
      'levels | Ignorar “{t}” | Ler a primeira linha | Reler três vezes | Ligar pra minha mãe',
      'chat | Algum hobby? | {h} | Algum outro?',
    ],
    animals: [
      'chat | Onde você estava? | {h} | O jantar era às seis.',
      'nobody | Todos: dormindo | Meu gato, às quatro: | {h}',
    ],
    business: ['chat | Isso podia ser um e-mail? | {h} | Podia.', 'nobody | Chefe: Dúvidas? | Eu, às 17h59: | {h}'],
  },
};

export const iberian = { es, pt } as const;
