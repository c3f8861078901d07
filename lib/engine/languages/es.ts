import { cuts } from './es/cuts.ts';
import { drawings } from './es/drawings.ts';
import { figures } from './es/figures.ts';
import { forms } from './es/forms.ts';
import { genreFrames, genreSigns } from './es/genre-frames.ts';
import { icons } from './es/icons.ts';
import { notes } from './es/notes.ts';
import { notices } from './es/notices.ts';
import { premises } from './es/premises.ts';
import { prose } from './es/prose.ts';
import { replies } from './es/replies.ts';
import { rows } from './es/rows.ts';
import { signs } from './es/signs.ts';
import { socialFrames } from './es/social-frames.ts';
import { steering } from './es/steering.ts';
import { things } from './es/things.ts';
import type { Examples } from './examples.ts';
import { type Language, list } from './language.ts';
import type { BriefWords } from './words/brief-words.ts';
import type { GrammarWords } from './words/grammar-words.ts';
import type { JokeWords } from './words/joke-words.ts';
import type { PeopleWords } from './words/people-words.ts';
import type { ReadWords } from './words/read-words.ts';
import type { QuipWords, SituationWords } from './words/situation-words.ts';
import type { AimWords, TitleWords } from './words/title-words.ts';

const titles: TitleWords = {
  series: String.raw`(?:\p{L}+ )?\p{L}+ (?:del día|de la semana|del mes|del año)|podcast|vídeos?|videos?|fotos?|galería|exclusiva?|en vivo|directo|última hora|opinión|columna|análisis|comunicado|serie|noticias`,
  promises: String.raw`(?:todo )?lo que (?:debes|debe|hay que|tienes que|necesitas|necesita|se) (?:saber|sabe)|todo lo que|así (?:es|se|puedes|funciona)|te (?:contamos|explicamos|decimos)|descubre|conoce|la guía (?:completa|definitiva)|guía completa|paso a paso|consejos y trucos|trucos y consejos|comprar online|aquí (?:te|puedes)`,
  sites: '(?:sitio|página|web|portal) oficial|página de inicio|sitio web de|bienvenid[oa]s?',
};

const situations: SituationWords = {
  upshots: 'al final|en realidad|en cambio|resultó que|resultó ser|resulta que|resultado',
  foregone: 'claro|por supuesto|cómo no|naturalmente|no es de extrañar|como era de esperar|lógicamente',
  stages: 'primero|luego|después|más tarde|ahora|finalmente|por último|al final',
  masks:
    '{b} disfrazado de {a}|{b} disfrazada de {a}|{b} rebautizado como {a}|{b} rebautizada como {a}|{a} resultó ser {b}|{a} resulta ser {b}|{a} es en realidad {b}|{a} era en realidad {b}|{a} no era más que {b}',
  reversals: 'sino|en cambio|al contrario|ni siquiera|salvo|en realidad',
  titleTurns: 'pero|sino|salvo|hasta|excepto|aunque no|todavía no|porque|o no',
};

const quips: QuipWords = {
  tags: 'bueno|al menos|por lo menos|todavía no|aún no|casi|siempre|nunca|nadie|nada|dos veces|otra vez|supuestamente|por desgracia|desgraciadamente|quizás|tal vez|algún día|perdón|ni siquiera|en teoría|por ahora|más o menos',
  platitudes:
    'recomiend*|espero|quiero|me gustaría|orgullo*|agradec*|gracias|importan*|juntos|juntas|alianza*|oportunidad*|futuro|éxito*|solucion*|solución|clientes|comunidad*|compromi*|comprometid*|innova*|apoy*|garantiz*|seguiremos|trabajando|desarroll*|responsab*|fortalec*|calidad|contribu*|fundamental*|estratég*|impuls*',
  assents: 'sí|por supuesto|claro|desde luego|sin duda',
  laughs: 'ríe|ríen|rió|risas|risa|bromea|bromeó|bromeaba|sonríe|sonrió|ironiz*',
  contrasts:
    'pero|sino|sin embargo|aunque|en cambio|al contrario|ni siquiera|ni|salvo|a pesar de|aun así|en vez de|en lugar de|al final|solo|en teoría',
  comparisons: 'más * que|menos * que|mejor que|peor que|tan * como|demasiado * para|tanto que',
};

const people: PeopleWords = {
  placedBefore: 'en',
  saying: 'dijo|dice|afirmó|explicó|señaló',
  sayingBefore: 'dijo|explicó',
  particles: 'del',
  introducing: 'el|los|las|una',
  noFirstNames: 'San|Santa|Los|Las|El|La|Sur|Norte|Nuev[ao]',
  address: 'Señora?',
  speakerParticles: 'el',
  bylineParticles: 'del',
  nameJoints: 'del|el|y',
  and: 'y',
  quoting:
    'ha dicho|ha afirmado|ha explicado|ha asegurado|ha señalado|ha advertido|ha defendido|ha declarado|zanjó|confesó|espetó|lamentó|recordó|destacó|sostuvo|subrayó|insistió|añadió|añade|concluyó|criticó|denunció|expresó|manifestó|sentenció|comentó|indicó|apuntó|reconoció|lamenta|insiste|sostiene|subraya|recuerda|denuncia|cuenta|relata|resume',
  offices: String.raw`(?:[Pp]residenta?|[Mm]inistr[oa]|[Aa]lcalde(?:sa)?|[Ss]enador(?:a)?|[Dd]iputad[oa]|[Dd]irector(?:a)?|[Pp]ortavoz|[Pp]rofesor(?:a)?|[Ss]ecretari[oa](?: general)?|[Ee]mbajador(?:a)?|[Ee]ntrenador(?:a)?|[Cc]onsejer[oa]|[Ff]undador(?:a)?|[Gg]obernador(?:a)?|[Jj]ef[ea])`,
};

const aims: AimWords = {
  asides: 'en de del desde con sin bajo tras ante contra entre durante según hacia por hasta',
  fresh:
    'nuev[oa]s?|presenta\\p{L}*|lanza\\p{L}*|estrena\\p{L}*|anuncia\\p{L}*|llega|mejor(?:es)?|comparativa|prueba|esperar|vale la pena|merece la pena',
  fails: 'fallos?|falla|fallan|errores|error|caída|caído|averías?|problemas?|repara\\p{L}*|lent[oa]s?',
};

const jokes: JokeWords = {
  nouns: {
    leads:
      'el|la|los|las|un|una|unos|unas|del|este|esta|estos|estas|ese|esa|mi|mis|tu|tus|su|sus|cada|algunos|algunas|muchos|muchas|varios|varias|sobre|entre|contra|hacia|desde',
    unsure: String.raw`\p{L}+`,
  },
  empty:
    'nuev[oa]s?|año|años|mes|semana|día|país|ciudad|precio|página|parte|mundo|vida|hombre|mujer|niños|gobierno|pregunta|respuesta|ejemplo|futuro|invierno|verano|inicio|noticias|vídeo|video|fotos?|opinión|resumen|conclusión|caso|casos|negocio|robados|medidas|personas|gente',
  frames: {
    ...socialFrames,
    stated: [
      'nobody | Dentista: Abra bien la boca. | Yo: | {h}',
      'nobody | Ascensor: silencio | Yo: | {h}',
      'nobody | Mi cita: Háblame de ti. | Yo: | {h}',
      'nobody | Camarero: ¿Ya saben? | Yo: | {h}',
      'proclaim | Yo, a un taxista que no preguntó | {h}',
      'proclaim | Mi vecino, por encima de la valla | {h}',
      'thoughts | Un titular más. | Y a dormir. | {h}',
      'scale | Todos mis problemas | {h}',
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
    asked: ['thoughts | ¿Duermes? | Sí. | {h}', 'exchange | ¿Alguna pregunta? | {h}', 'shocked | Yo, en la ducha: {h}'],
    listed: [
      'butterfly | Yo | Guardar «{h}» | ¿Esto es progreso?',
      'clown | {h} | Hoy empiezo | Bueno, mañana | Guardado para luego',
    ],
    howTo: ['exchange | ¿Planes para el finde? | {h}', 'buttons | {h} | Ver otro vídeo más | Yo, el domingo'],
    genres: {
      ...genreFrames,
      product: [
        'chat | Ya tienes uno. | {h} | ¿Y nuestro dinero?',
        'nobody | Mi cuenta: 12 euros | Yo: | {h}',
        'tug | Mis ahorros | «{t}» | Día de cobro',
        'butterfly | Yo | «{t}» | ¿Esto es una inversión?',
        'tempted | Yo | El viejo, que funciona | «{t}»',
        'exchange | ¿De verdad lo necesitamos? | {h}',
      ],
      software: [
        'chat | ¿Tienes dos minutos? | {h} | Llevamos tres horas.',
        'calm | {h} | En mi equipo funciona.',
        'reality | Estimación | Dos horas de «{t}» | Realidad | Ya es jueves',
        'butterfly | Yo | «{t}» | ¿Esto es un proyecto de finde?',
        'exchange | ¿Se arregla rápido? | {h}',
        'panic | {h} | Está otro de guardia | Soy yo',
      ],
      science: [
        'chat | ¿Has sacado la basura? | {h} | O sea, no.',
        'thoughts | Platos: sin fregar. | Facturas: ahí. | {h}',
        'butterfly | Yo | Un artículo de «{t}» | ¿Esto es una carrera?',
        'exchange | ¿Y tú qué cuentas? | {h}',
        'shocked | Yo, a las dos de la mañana: {h}',
      ],
      sports: [
        'proclaim | Yo, que corrí por última vez en 2014 | {h}',
        'chat | ¿Podemos hablar de lo nuestro? | {h} | De nosotros dos.',
        'butterfly | Yo, en el sofá | «{t}» | ¿Esto es ejercicio?',
        'exchange | ¿Hace usted deporte? | {h}',
        'panic | Día de partido | Solo es un juego | {H}',
      ],
      markets: [
        'chat | ¿Mi dinero está seguro? | {h} | Preguntaré a otro.',
        'calm | {h} | Invierto a largo plazo.',
        'exchange | ¿Y tu jubilación? | {h}',
        'panic | {h} | Yo no tengo acciones | Mi pensión sí',
      ],
      politics: [
        'chat | Hoy, nada de política. | {h} | Ya empezamos.',
        'proclaim | El cuñado, en Nochebuena | {h}',
        'exchange | Tienes mala cara. ¿Todo bien? | {h}',
        'shocked | Yo, a los cinco minutos de vacaciones: {h}',
      ],
      screen: [
        'chat | Un capítulo y a dormir. | {h} | Son las cuatro.',
        'tug | Tomar el aire | «{t}» | Mi finde',
        'butterfly | Yo | «{t}» | ¿Esto es una personalidad?',
        'exchange | ¿Has salido hoy de casa? | {h}',
      ],
      food: [
        'chat | ¿Qué cenamos? | {h} | O sea, tostadas.',
        'reality | La receta | «{t}» | Mi cocina | Pizza a domicilio',
        'butterfly | Yo | «{t}» | ¿Esto es cocina sana?',
        'tempted | Yo | La ensalada de casa | «{t}»',
      ],
      outing: [
        'chat | ¿Planes para el finde? | {h} | Yo decía el sofá.',
        'buttons | «{t}» | El sofá | Yo, cada sábado',
        'butterfly | Yo | Guardar «{t}» | ¿Esto es un plan?',
        'panic | El finde | Sin planes | {H}',
      ],
      paperwork: [
        'levels | Ignorar «{t}» | Leer la primera línea | Releerla tres veces | Llamar a mi madre',
        'chat | ¿Algún hobby? | {h} | ¿Algún otro?',
        'tempted | Yo | «{t}» | Limpiar toda la cocina',
        'exit | «{t}» | Ordenar los cajones | Yo, adulto',
        'exchange | ¿La vida adulta, en una frase? | {h}',
      ],
      animals: [
        'chat | ¿Dónde has estado? | {h} | La cena era a las seis.',
        'nobody | Todos: dormidos | Mi gato, a las cuatro: | {h}',
        'exchange | ¿Y tu excusa? | {h}',
        'shocked | Mi gato, leyendo conmigo: {h}',
      ],
      business: [
        'chat | ¿Esto no era un correo? | {h} | Lo era.',
        'nobody | Jefe: ¿Alguna duda? | Yo, a las 17:59: | {h}',
        'butterfly | Mi jefe | «{t}» | ¿Esto es una dinámica de equipo?',
        'exchange | ¿Algún logro esta semana? | {h}',
      ],
      research: ['tempted | Yo | Mi tesis | «{t}»', 'exchange | ¿Cómo va el capítulo uno? | {h}'],
      health: ['butterfly | Yo | Leer sobre «{t}» | ¿Esto es ejercicio?', 'panic | 1 de enero | 2 de enero | {H}'],
      fame: ['exchange | ¿Conocemos a esta gente? | {h}', 'butterfly | Yo | «{t}» | ¿Esto es asunto mío?'],
      cars: ['tempted | Yo | Mi bici, ya pagada | «{t}»', 'exchange | Solo veníamos a aparcar. | {h}'],
    },
  },
  pictured: '(?:una? |la )?(?:foto|fotografía|imagen|captura|ilustración) de',
  doable: 'consejos|trucos|pasos|ideas|formas|maneras|ejercicios|recetas|cosas que hacer|hábitos',
  premises,
  aims,
  titles,
  things,
  replies,
  phrases: {
    expectation: 'Expectativa',
    reality: 'Realidad',
    before: 'Antes',
    now: 'Ahora',
    regret: '¿Para qué pregunté?',
    starter: 'Kit de principiante: {}',
    simply: 'Uno no puede simplemente',
    me: 'Yo',
    mood: 'Mi estado de ánimo:|Mi cabeza a las tres de la mañana:|Yo, en la reunión con la cámara apagada:|Mi última neurona:',
    wordless: 'Sin comentarios',
    lastStep: 'Pagar a alguien para que lo haga',
  },
  genres: {
    ...genreSigns,
    product: 'móvil(?:es)?|auriculares|rebajas|ofertas?|teléfonos?',
    software: String.raw`programador\w*|desarrollador\w*|contraseñas?|servidor(?:es)?|código`,
    science: 'planetas?|telescopio|científic[oa]s|astronautas?',
    sports: String.raw`gol|goles|entrenador|equipo|partido|liga|jugador\p{L}*|campeonato|torneo|victoria|selección`,
    markets: 'bolsa|acciones|inversores|ibex',
    politics: String.raw`gobierno|elecciones|diputad\p{L}*|congreso|senado|ministr[oa]|presidente|alcald\p{L}*|asamblea|candidat\p{L}*|ley`,
    screen: 'películas?|temporada|episodios?|actri(?:z|ces)|serie',
    food: String.raw`recetas?|ingredientes|horno|cucharad\p{L}*|harina|azúcar|cocinar|restaurantes?|chef|queso|vinos?`,
    outing:
      'concierto|conciertos|entradas|vacaciones|playa|senderismo|exposición|viajes?|hotel|hoteles|turistas?|aeropuerto',
    paperwork: 'impuestos?|hacienda|formularios?|trámites?|seguro|certificado',
    animals: 'gat[oa]s?|perr[oa]s?|mascotas?',
    business: 'empresas?|empleados|reunión|reuniones|liderazgo|clientes',
    research: 'hipótesis|metodología|este artículo',
    health: 'dietas?|sueño|calorías|médicos?|salud',
    fame: 'famos[oa]s|alfombra roja',
    cars: 'coches?|automóvil(?:es)?|todoterreno',
  },
};

const grammar: GrammarWords = {
  joints:
    'el la los las lo un una unos unas de del a al en por para con sin sobre bajo entre contra desde hasta hacia según durante ante tras y e o u pero sino ni que quien cuyo cuya donde cuando como si porque pues aunque mientras no muy más menos es son era eran fue fueron ser está están ha han había habían su sus mi mis tu tus nuestro nuestra este esta estos estas ese esa esos esas cada se también solo sólo tan unos cerca',
  others:
    'yo tú él ella ello nosotros ellos ellas me te le les nos os esto eso aquello aquí allí ahí entonces ahora ya todo toda todos todas otro otra otros otras mismo misma puede pueden hace hacer tiene tienen dos así bien hay',
  backward:
    'él ella ellos ellas ello esto esta este estos estas eso esa ese esos esas su sus pero y o así entonces además también allí ahí aquí sin embargo aun aún tampoco por lo le les',
  connectives:
    'en consecuencia|en otras palabras|desgraciadamente|asi mismo|cabe destacar que|cabe señalar que|por consiguiente|de todos modos|al fin y al cabo|sin embargo|en concreto|concretamente|en particular|por lo demás|en resumen|claro está|por cierto|eso sí|ahora bien|afortunadamente|lamentablemente|no obstante|además|asimismo|por otra parte|por otro lado|por ejemplo|en efecto|de hecho|finalmente|por último|en cambio|así|y|pero|por supuesto|en definitiva|por eso|por tanto|es decir',
  coordinators: 'y pero mas',
  noCoordinators: 'y si',
  reporting: 'dijo dice afirmó afirma explicó explica aseguró asegura señaló señala agregó añadió advirtió declaró',
  accordingTo: 'según|de acuerdo con',
  second: 'pero aunque sino porque mientras salvo frente',
  settings: 'mientras|aunque|además de|a pesar de|pese a|junto a|al igual que',
  dependent: 'si cuando aunque mientras porque como después antes desde hasta para sin al pese tras a según',
  weighty: 'mientras que|mientras|ya que|pues|porque|gracias a|debido a|después de|tras|y|por|especialmente',
  trailing:
    'que|quien|quienes|cuyo|cuya|cuyos|cuyas|donde|lo que|lo cual|la cual|el cual|mientras que|mientras|ya que|pues|porque|como|por ejemplo|incluido|incluida|entre ellos|entre ellas|especialmente|así como|con|gracias a|debido a|después de|tras|y|en|por|a través de|durante',
  relative: 'que quien quienes cuyo cuya cuyos cuyas donde',
  restrictive: 'que quien',
  indefinite: 'un una unos unas',
  limiting: 'solo sólo',
  denying: 'sin ningún ninguna',
  unmarked:
    'otro otra años meses días semanas horas veces forma varios varias algunos algunas muchos muchas pocos pocas diversos diversas ciertos ciertas numerosos numerosas',
  and: 'y e o u',
  binding:
    'no nunca jamás nadie nada ningún ninguno ninguna ni sin pero sino si salvo excepto solo sólo hasta puede pueden podría podrían quizá quizás tal vez probablemente posiblemente presunto presunta supuesto aunque apenas menos estimado raramente',
  speech:
    'dijo dice según afirmó afirma aseguró explicó señaló indicó advirtió anunció añadió declaró sostiene sostuvo considera estima estudio',
  personal: 'yo me mi mis mí nosotros nos nuestro nuestra nuestros nuestras tú te ti tu tus usted ustedes su vosotros',
  subjects: 'el la los las un una él ella ellos ellas esto este esta se lo',
  addressed: 'tú ti usted ustedes',
  collective: 'nosotros nuestro nuestra nuestros nuestras',
  collectiveVerbs: String.raw`\p{L}{2,}(?:are|ere|ire)mos|(?:h|est|t)(?:emos|amos|enemos)|somos|vamos|podemos|debemos|queremos|sabemos|vemos|sentimos|creemos|hacemos|vivimos|damos|tuvimos|hicimos|fuimos`,
  abbreviations: 'sra srta dra ud uds ee ee.uu p.ej av lic arq',
  abbreviationsBeforeNumber: 'nº pág núm art',
  afterInitial: 'Los Las Una Ella Pero Este Esta Estos Estas En Para Con Según Se',
  timely:
    'est[ea] (?:año|semana|mes|verano|invierno|lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|tarde|noche|temporada|fin de semana)',
  contrast: 'pero|aunque|sólo|solo',
  adding: 'lo que',
};

const brief: BriefWords = {
  fromTo: {
    objects: 'el|la|los|las|su|sus',
    plans: 'podrían?|debería[n]?|prevé[n]?|espera[n]?|quiere[n]?|planea[n]?|propone[n]?|pasaría[n]?|estima[n]?',
    from: 'del?|desde(?: el| los| las| la)?',
    to: 'al?|hasta(?: el| los| las| la)?',
    verbs:
      '(?:(?:ha|han|había|habían) )?(?:pasó|pasaron|pasado|subió|subieron|subido|bajó|bajaron|bajado|cayó|cayeron|caído|aumentó|aumentaron|aumentado|creció|crecieron|crecido|descendió|descendieron|descendido|disminuyó|disminuyeron|disminuido|se redujo|se redujeron|se elevó|se incrementó|se incrementaron|reducido|incrementado|retrocedió|retrocedido|saltó|escaló)',
    changing: '(?:elevó|elevaron|redujo|redujeron|incrementó|incrementaron|rebajó)(?: (?:el|la|los|las|su|sus))?',
    adverbs: 'ligeramente|fuertemente|también',
    openers: 'mientras|y|pero|así|que|además',
    generic:
      'tasa|porcentaje|cifra|número|total|precio|precios|valor|proporción|cantidad|media|promedio|índice|cuota|nivel|coste|costo',
  },
  views: { opinion: 'Opinión', satire: 'Sátira' },
  kicker: {
    'how-to': 'Guía',
    questions: 'Preguntas y respuestas',
    changelog: 'Novedades',
    prices: 'Precios',
    research: 'Estudio',
    review: 'Reseña',
    interview: 'Entrevista',
  },
  sets: {
    shared: 'ambos|ambas|en común|similitudes|semejanzas',
    before: 'antes',
    after: 'después|ahora|hoy',
    fields: 'fortalezas?|debilidades|oportunidades|amenazas?',
  },
  review: {
    praise:
      'excelentes?|impresionantes?|magnífic[oa]s?|estupend[oa]s?|mejor(?:es)?|cómod[oa]s?|acierto|destaca|convence',
    blame:
      'por desgracia|lamentablemente|decepciona\\p{L}*|falta|faltan|peor(?:es)?|defectos?|inconvenientes?|demasiado (?:car|pesad|pequeñ|grand|lent)\\p{L}*|limitad[oa]s?',
  },
  moves: {
    rose: 'subió|subieron|aumentó|aumentaron|creció|ganó',
    fell: 'bajó|bajaron|cayó|cayeron|perdió|descendió',
  },
  times: {
    relative: 'un año (?:antes|atrás)|hace un año|el año (?:anterior|pasado)',
    again: 'la cifra|el número|la tasa',
  },
  shares: { remaining: '(?:el|los|las) (?:otros?|otras?|restantes?|demás)', others: 'otr[oa]s?|demás' },
  votes: {
    voted: 'vot(?:o|os|ó|aron|ación)|aprob(?:ó|ado|ada)|rechaz\\p{L}+',
    ayes: 'votos?(?: a favor)?|a favor',
    between: 'contra|frente a|a|y',
    noes: '(?:votos? )?en contra|votos?',
    abstained: 'abstenciones|abstención',
    names: ['A favor', 'En contra'],
  },
  cycle: {
    round: 'ciclos?|círculo vicioso|círculo virtuoso|bucle',
    closing: 'vuelve a|de nuevo|otra vez|se repite',
  },
  chain: { causes: 'causan?|provocan?|(?:lleva|llevan|conduce|conducen) a' },
  hierarchy: {
    whole: 'tipos? de|clases de|se compone|clasificación|estructura',
  },
  parts: {
    made: 'partes? d|componentes?|elementos d',
    nouns: 'partes|componentes|elementos|capas|niveles|tipos|clases|grupos|categorías|ramas|pilares|formas',
    stages: 'etapas|fases|pasos',
  },
  ranking: {
    ordering: String.raw`mayor\w*|más|ranking`,
  },
  steps: {
    howTo: 'cómo|paso a paso|receta|instrucciones',
    first: 'primero|en primer lugar|para empezar',
    collection: 'razones|consejos|trucos|hábitos|cosas|formas|errores|motivos',
    next: 'luego|después|a continuación|en segundo lugar',
    last: 'por último|finalmente',
    name: 'paso|fase',
    counts: 'tres|cuatro|cinco|seis|siete|ocho|nueve|diez',
    titled: 'pasos',
    acts: String.raw`(?:(?:luego|después|ahora),? )?(?:abr[ae]|abrir|cierr[ae]|cerrar|afloj[ae]r?|apriet[ae]|apretar|sac[a]r?|saque|dej[ae]r?|quit[ae]r?|quite|coloc[a]r?|coloque|pon(?:er|ga)?|mezcl[ae]r?|añad[ae]|añadir|vi?ert[ae]|verter|calient[ae]|calentar|precalient[ae]|cort[ae]r?|pel[ae]r?|coc[ei]r|cuec[ea]|rellen[ae]r?|llen[ae]r?|presion[ae]r?|empuj[ae]r?|tir[ae]r?|gir[ae]r?|atornill[ae]r?|desatornill[ae]r?|mid[ae]|medir|marc[a]r?|marque|peg[a]r?|pegue|conect[ae]r?|desconect[ae]r?|haz|hacer|haga|pulsa|pulse|seleccion[ae]r?|limpi[ae]r?|sec[a]r?|seque|lav[ae]r?|esper[ae]r?|repit[ae]|repetir|instal[ae]r?|descarg[a]r?|descargue|levant[ae]r?|apag[a]r?|apague|enciend[ae]|encender|bat[ea]|batir|amas[ae]r?)(?!\p{L})`,
  },
  timeline: {
    at: 'en|el|en el año',
    history: 'cronolog[ií]a|historia',
    when: 'cuándo|fechas|calendario|cronograma',
    life: 'biografía|trayectoria|muere|fallece|murió|falleció',
    backdrop: String.raw`como en|desde|hasta|entre|que|frente a|comparación con|aniversario de(?:l| la| los| las)? \p{L}+`,
    earlier: 'desde|tras|después de(?:l)?|antes de(?:l)?',
    compared: 'en comparación con|frente a',
    subclauses: 'porque|aunque|donde',
  },
  fairness: {
    crime: 'detenid[oa]s?|acusad[oa]s?|condenad[oa]s?|asesinatos?|sospechos[oa]s?',
    caveat: 'preliminar(?:es)?|no demuestra|más estudios|más investigación',
    address: String.raw`(?:calle|avenida|rua|via|viale)\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?,?\s\d{1,4}`,
    done: String.raw`(?:fue|ha sido|está|es)\s(?:detenid[oa]|acusad[oa]|condenad[oa])`,
  },
  quote: {
    pointing:
      'además|sin embargo|asimismo|^(?:sí|no|claro|exacto|por supuesto|bueno|pues),|eso|esto|ello|ahí|allí|entonces|también|por ejemplo|así|esa|ese',
    stating:
      'pide|exige|critica|denuncia|acusa|defiende|rechaza|condena|advierte|asegura|afirma|dice|promete|lamenta|responde|carga contra|reclama|celebra|anuncia|entrevista|revancha',
    claim: String.raw`debe|deben|debemos|debería|hay que|tiene que|tenemos que|nunca|jamás|siempre|nadie|nada|todos?|cada|únic[oa]|inaceptable|vergüenza|imposible|imprescindible|libertad|justicia|verdad|queremos|quiero|peor|mejor|necesit(?:a|amos|o)|lucha(?:r)?`,
    contrast: String.raw`no [^.;]{2,60},? sino|en (?:vez|lugar) de`,
    noSpeaker: 'El|La|Los|Las|Él|Ella|Ellos|Un|Una|En|Y|Pero|Su',
    formula: 'encantad[oa]s?|orgullos[oa]s?',
  },
  dangling: {
    himOrHer: 'él|ella',
    conceding: 'por supuesto|claro|claro está|es cierto|desde luego|naturalmente|cierto|sin duda|de acuerdo',
    evaluating:
      'simples?|sencill[oa]s?|fácil|fáciles|difícil|difíciles|complicad[oa]s?|complej[oa]s?|genial|geniales|buen[oa]?s?|bien|mejor|mejores|bonit[oa]s?|increíbles?|fantástic[oa]s?|perfect[oa]s?|maravillos[oa]s?|hermos[oa]s?|importantes?|esencial|esenciales|crucial|útil|útiles|interesantes?|emocionantes?|populares?|ideal|ideales|excelentes?|muy|bastante|realmente|siempre|nunca|también|aún|todavía|poco|cosas?|forma|formas|manera|maneras|idea|ideas|opción|opciones|elección|gente|todos|hace|sabe|decir|más|verdadera?o?',
    hanging:
      'al fin y al cabo|por cierto|de todos modos|^(?:así|pues|bueno|claro), |(?:mensaje|lema|protagonista) (?:del día|de la (?:jornada|noche))',
    preliminary: String.raw`^(?:al principio|inicialmente|en un principio)(?!\p{L})(?![^]*(?<!\p{L})(?:luego|después|pero|hasta|antes|ahora|más tarde)(?!\p{L}))`,
    announcing:
      '(?:explic(?:ó|aron|a|an)|cont(?:ó|aron)|habl(?:ó|aron) (?:de|sobre)|abord(?:ó|aron)|debati(?:ó|eron)|detall(?:ó|aron))(?: [^,.;]{0,40})? (?:cómo|por qué|qué|cuál(?:es)?|el futuro)',
    biography: String.raw`(?:nació|creció) en|estudió [^.]{0,60}universidad|es licenciad[oa]|vive en \p{Lu}`,
    notOnly: 'no (?:solo|sólo|solamente|únicamente)',
    butAlso: 'sino|también|además',
    linking:
      'también|tampoco|además|así|asimismo|entonces|luego|después|por eso|por ello|por tanto|por lo tanto|sin embargo|no obstante|en cambio|mientras tanto|a su vez|igualmente|aún|todavía|otr[oa]s?|mism[oa]s?|tal(?:es)?|allí|ahí|aquí|ahora|por ejemplo|es decir|finalmente|de este modo|de esta manera',
    pointer: String.raw`mientras tanto|(?:es|fue|era) otr[oa](?= )|^(?:El|La) (?:primer[oa]|segund[oa]|tercer[oa]|cuart[oa]|quint[oa]|siguiente|últim[oa])(?=,| (?:\p{L}+ )?(?:es|son|era|fue|sería|será)(?!\p{L}))|^(?:\p{L}+, )?(?:señala|indica|afirma|dice|explica|agrega|asegura|sostiene|añade|recuerda|destaca|considera|advierte|confirmó|reconoció|detalló)(?= que)|^(?:El objetivo|La meta|La finalidad) (?:es|era)(?= )|^(?:Es|Era|Fue|Eran) (?:mayor|menor|incluso|aún)(?= )|por un lado(?![^]*por (?:el )?otro)|^Otr[oa]s?(?= )|^(?:De|Sobre|Ante|Tras|Con|Por) (?:est[oae]s?|es[oae]s?|ell[oa]s?)(?=[, ])|(?<![:;] )(?:allí|ahí)|entonces(?! (?:presidente|ministr))|dich[oa]s?|aquell?[oa]s?(?! que)|est[ea] últim[oa]|(?:el|la|los|las) mism[oa]s?(?! \p{L}+ que)|amb[oa]s(?=[ ,.])|(?:de|en|con|por|para|sobre|entre) (?:ello|ellos|ellas|él|ella)|la misma|en cuestión|(?:el|la|los|las) citad[oa]s?|(?:el|la) referid[oa]|también(?=[,.]|$)|el otro|la otra|los demás|las demás`,
    comparative:
      'un[oa]? (?:tasa|proporción|número|riesgo|precio|porcentaje|nivel) (?:más|menos) (?:alt[oa]|baj[oa]|grande)|una? mayor (?:tasa|proporción|número|riesgo|precio|porcentaje)',
    compared: 'que|comparación|respecto|frente',
    unnamedSubject:
      '(?:la (?:empresa|compañía|región|entidad|institución|víctima|joven|pareja|cantante|artista|actriz|normativa|iniciativa|medida)|el (?:joven|equipo|cantante|actor|artista|mandatario|organismo|club|funcionario|sujeto|hombre))(?! (?:de|del|que|con|para|en|a))',
    pointing: String.raw`(?:siguiente|abajo)\w*`,
    demonstrative: String.raw`(?:est[eao]s?|es[eao]s) (?!año|ano|semana|mes|mês|verano|verão|lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|tarde|noche|temporada|fin de semana)\p{L}{4}`,
    continuing:
      'algo que|tod[oa]s ell[oa]s|luego|por el contrario|(?:días|horas|semanas|meses|años|minutos) después|(?:poco|un (?:día|mes|año)) después|en (?:ese|aquel) momento|de lo contrario|si no,|en tanto,|entretanto|mientras tanto|igualmente|del mismo modo|de igual (?:forma|manera|modo)|al mismo tiempo|se trata de|es decir|todo ello|en (?:ese|este|dicho|tal) (?:marco|sentido|contexto|caso|orden)|en (?:esto|eso)|al respecto|a su vez|más tarde|anteriormente|entonces|después|de (?:ellos|ellas|ello)|(?:por|con) (?:ello|eso|esto)|por su parte|por otro lado|por su lado|un[oa]s? de (?:est|es|ell)[oa]s|para (?:ese|este) entonces|(?:sostuvo|comentó|aseguró|señaló|explicó|agregó|añadió|indicó|dijo|afirmó|manifestó|destacó|precisó|detalló|subrayó|recordó|apuntó|advirtió|consideró|resaltó|expresó|favoreció|mencionó|reiteró)',
    scene: '(?:está|están) disponibles? (?:en|aquí)',
    warmUp: String.raw`imagina\b|todo el mundo sabe|quién no`,
    crude: 'mierda',
    transition: 'veamos|en este artículo|a continuación te',
    salutation: 'querid[oa]|estimad[oa]',
    selfTalk: String.raw`^como (?:se ha )?(?:mencionado|dicho|visto|indicado)(?!\p{L})`,
    interjection: 'vaya|bueno|pues',
    slip: 'y|el',
    wholeOpening: String.raw`este (?:estudio|informe|trabajo) |por\s(?!(?:eso|ello|tanto|lo|otr[oa]|consiguiente|est[eoa]|su|último)(?!\p{L}))|sin\s(?!embargo)|lo que\s`,
    fragment: 'sobre todo',
    fragmentLink: 'porque|cuando|con',
    forecast: 'alcanzará',
  },
  reliance: {
    definite: 'el|la|los|las|del|al',
    order: 'first',
    completing: `de|del|que|quien|quienes|cuy[oa]s?|donde|para|por|en|con|sin|entre|contra|sobre|a|al|como|según|desde`,
    singling: `primer[oa]?s?|últim[oa]s?|únic[oa]s?|mejor(?:es)?|peor(?:es)?|próxim[oa]s?|principal(?:es)?|segund[oa]|tercer[oa]?|más|menos|mayor(?:ía)?|pasad[oa]|mundial(?:es)?|nacional(?:es)?|públic[oa]s?|inglés|actual(?:es)?`,
    summing:
      'situación|problema|tendencia|incidente|accidente|hecho|hechos|suceso|evento|acto|medida|medidas|idea|efecto|diferencia|fenómeno|proyecto|iniciativa|grupo|documento|texto|decisión|anuncio|caso|debate|manifestación|protesta|víctima|víctimas|sospechoso|acusado|detenido|detenidos|mujer|hombre|joven|menor|afectado|afectados|actividad|jornada|encuentro|reunión|propuesta|norma|denuncia|vehículo|participante|participantes|asistentes|organizadores|contexto|autor|autores|pareja|artículo|carta|jurado|mandatario|funcionario|relleno',
    unique:
      'mundo|internet|web|sol|luna|tierra|cielo|mar|océano|clima|ambiente|naturaleza|economía|gobierno|policía|justicia|público|prensa|medios|presidente|estado|país|ley|futuro|pasado|presente|día|días|noche|mañana|tarde|madrugada|semana|fin|mes|año|años|siglo|década|verano|invierno|primavera|otoño|lunes|martes|miércoles|jueves|viernes|sábado|domingo|tiempo|momento|inicio|principio|medio|resto|vez|veces|caso|marco|lugar|parte|mayoría|número|gente|personas|hombres|mujeres|niños|jóvenes|vida|muerte|cuerpo|cabeza|corazón|piel|mano|manos|ojos|aire|agua|suelo|calle|ciudad|escuela|familia|sociedad|población|pueblo|hora|horas|contrario|trabajo|salud|mercado|igual|menos|más|tema|respecto|través|partir',
    modifiers:
      'nuev[oa]s?|gran(?:des)?|buen[oa]?s?|mal[oa]?s?|viej[oa]s?|antigu[oa]s?|otr[oa]s?|dos|tres|cuatro|cinco|seis|divers[oa]s|pequeñ[oa]s?|famos[oa]s?|jóvenes|joven(?= )|mism[oa]s?',
  },
  byline: {
    accounts: 'desconocid[oa]|anónim[oa]|invitad[oa]',
    by: 'por',
    roles: 'periodista|redact(?:or|ora)|efe',
    staff: 'redacción|redacción central',
  },
  common: {
    or: 'o|u',
    and: 'y|e',
  },
  abstract: {
    background: 'antecedentes|introducción|fundamento|objetivos?|contexto|justificación',
    method:
      '(?:materiales?|pacientes|participantes|sujetos)?(?: ?y )?métodos?|metodología|diseño|emplazamiento|participantes|intervenciones|intervención|mediciones(?: principales)?',
    result: 'resultados?(?: principales)?|hallazgos',
    conclusion: 'conclusi(?:ón|ones)|interpretación|discusión',
    limit: 'limitaciones',
    rest: 'financiaci(?:ón|amiento)|registro|palabras clave|conflictos? de intereses',
  },
  noise: {
    keyFacts:
      'lo esencial|en breve|en resumen|(?:las )?claves|puntos clave|ideas clave|lo más importante|de un vistazo|resumen|lo que (?:debes|hay que) saber|en pocas palabras',
    appeals: String.raw`hazte (?:socio|socia|miembro|suscriptor\p{L}*)|apoya (?:nuestro|el) (?:periodismo|trabajo)|haz una donación|gracias (?:a todos|por (?:leer|su (?:lectura|apoyo)|tu (?:lectura|apoyo)))|(?:publicado|reproducido) con (?:permiso|autorización)|hacemos periodismo|entradas e información`,
    ofPage: String.raw`última actualización:|apartado postal \d+|grupo de facebook|(?:puedes?|pueden|podrás?) (?:consultar|encontrar|ver|descargar) [^.]{0,60}(?:aquí|en (?:nuestra página|nuestra web|nuestro sitio|este enlace))(?![\p{L}])|dej[ae](?:n|nos)? (?:un|tu|su) comentario|publicado (?:el|en|por) [^.]{0,60}(?:archivado|categorías?|etiquetas?)|archivado (?:en|bajo)|pru[eé]b[ae]\p{L}* gratis|prueba gratuita|al (?:enviar|hacer clic|suscribirte|registrarte)[^.]{0,60},? aceptas?|^aviso importante:|en este artículo (?:te|les|os|le)|contenido premium|más información (?:en|aquí)|para comentar|debes? (?:registrarte|iniciar sesión)|actuali(?:ce|za) (?:su|tu) navegador|(?:su|tu) navegador (?:no|está|es)|enlaces? (?:de )?afiliad[oa]s?|(?:recibir|obtener|ganar|recibimos|obtenemos) (?:una )?(?:pequeña )?comisión|para (?:más|mayor) información|más información (?:en|aquí)|ha(?:ga|z) clic (?:aquí|en (?:este|el siguiente) enlace)|pinche aquí|visite nuestr[oa]|contácte(?:nos|se)|póngase en contacto(?! con (?:su|tu|el|la|un))|no (?:dude|dudes) en|déja(?:nos|me) (?:un|tu) comentario|en los comentarios|síg[aue](?:e|enos|anos)?(?:nos)? en|todos los derechos reservados|solo para suscriptores|precio (?:orientativo|sujeto)`,
    calls: String.raw`suscríb\w*|suscrib(?:irse|irte|ete|ase)|(?:leer|ver) más(?=\W*$)|leer más:|lea también|compartir (?:en (?:facebook|twitter|whatsapp|redes)|est[ea] (?:artículo|nota|noticia|entrada)|por (?:whatsapp|correo))|^compartir$`,
    ofSite: String.raw`(?<=^\W{0,3})publicidad(?=\W{0,3}$|:)`,
    afterwards: 'comentarios?|(?:notas y )?referencias|bibliografía|véase también|enlaces externos',
    aside: 'prólogo|agradecimientos|índice',
    summary: String.raw`.*\b(?:resumen|conclusi(?:ón|ones)|resultados|en resumen|puntos clave)\b.*`,
    label:
      'introducción|antecedentes|contexto|trabajos relacionados|métodos?|metodología|resultados|discusión|conclusi(?:ón|ones)|resumen',
    research: 'trabajos relacionados|metodología',
    groundwork: 'introducción|antecedentes|trabajos relacionados|metodología',
    credits: String.raw`\bimagen ?[:/|]`,
  },
  news: {
    lasting: String.raw`en los últimos (?:\p{L}+ )?(?:años|meses|tiempos)|en las últimas décadas|desde hace (?:\p{L}+ )?(?:años|décadas|meses|tiempo)|tradicionalmente|cada vez más|históricamente|hoy en día|juegan? un papel|desde siempre`,
    earlier: String.raw`hace (?:\p{L}+ ){1,3}(?:años?|meses|mes|décadas)|el (?:año|mes|verano|invierno) pasado|anteriormente|antes de`,
  },
  title: {
    sections:
      'introducción|conclusi(?:ón|ones)|resumen|resultados|discusión|métodos|metodología|antecedentes|prefacio|prólogo|anexo|agradecimientos|índice|capítulo|parte|título',
    category: 'glosario|diccionario|enciclopedia|blog|podcast|v[ií]deo|fotos?|galería',
    episode: 'episodio|capítulo|podcast',
    yearly: 'resultados|cifras|estadísticas|previsiones|encuesta',
    published: 'publicado|actualizado',
    edition: 'edición',
    reposted: 'reblogueado de|republicado de',
    breaking:
      '[úu]ltima hora|actualización|en vivo|exclusiv[oa]|v[ií]deos?|fotos?|(?:el )?(?:libro|disco|dato) (?:del día|de la semana|del mes)|(?:la )?(?:película|frase|foto) (?:del día|de la semana|del mes)',
    kinds: 'informe(?: anual)?|boletín|comunicado(?: de prensa)?|balance',
    none: String.raw`inicio|home|archivo|news|notas|última hora|especial(?:es)?|destacad[ao]s?|noticias|general|sin categor(?:ía|izar)|uncategorized|artículos|actualidad|blog|sin título|presentación\d*|consejos|artículo|variedades|portada`,
    every: 'todas las|todos los|últimas|últimos',
    announcing: 'resumen|en resumen|en breve',
    invitation: String.raw`descubr\w+|bienvenid\w+|conoc[ea]|conozca|entérate|[tl]e contamos|mir[ae]|ve[ar]|aquí te|checa`,
  },
  slides: {
    stage: String.raw`gracias\b.*|¿?preguntas\b.*|índice|contacto`,
  },
  headline: {
    genre: 'reseña|análisis|entrevista',
    adjunct: 'tras|después de|pese a|para|gracias a',
  },
  heads: {
    about: 'Acerca de',
    aboutUs: 'contacto',
  },
  changelog: {
    unreleased: 'sin publicar',
    named: 'notas de (?:la )?versi[óo]n|novedades',
  },
  answer: {
    what: 'qué (?:es|son|significa)',
    means: 'significa',
    why: 'por qué',
    reason: 'porque|debido|gracias a|ya que|por eso|la razón|el motivo|a causa',
    amount: 'cuánt[oa]s?|qué precio|cuál es el (?:precio|costo|coste)',
    when: 'cuándo|a qué hora',
    time: String.raw`lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|diario|diariamente|semanal\p{L}*|mensual\p{L}*|anual\p{L}*|mañanas?|tardes?|noches?|horas?|días?|semanas?|meses|años?|primavera|verano|otoño|invierno|hasta|desde`,
    how: 'cómo',
    duty: String.raw`deb\p{L}+|tien\p{L}+ que|hay que|obligatori\p{L}+|obligad\p{L}+|permitid\p{L}+|prohibid\p{L}+|necesari\p{L}+`,
    act: String.raw`deb\p{L}+|hay que|mediante|se recomienda|recom\p{L}+|conviene|basta con|lo mejor|lo ideal`,
    evades: 'depende de (?:muchos|varios|cada|quién|qué)|todo depende|es difícil (?:decir|saber)|muchos se preguntan',
    supposes: 'supongamos|imagin(?:a|e|emos)|pongamos|en primer lugar, es importante',
    ofQuestion: String.raw`pregunta\p{L}*|respuesta|explica\p{L}*|descubr\p{L}*|este artículo`,
    interrogative: 'por qué|quién(?:es)?|cuál(?:es)?|dónde|cuándo',
  },
  ownership: {
    parties: String.raw`presunt[oa]s?|supuest[oa]s?|supuestamente|presuntamente|autoproclamad[oa]s?|abogad[oa]s?|oposición|opositores?|críticos|partidarios|demandantes?|acusad[oa]s?`,
    reversal: String.raw`(?:(?:pero|sin embargo|lamentablemente|por desgracia),? )?(?:esta?|esa?|aquella) (?:historia|leyenda|versión|afirmación|teoría|creencia|anécdota|relato|rumor)(?: [^.]{0,50})? (?:es|fue|resultó)(?: \p{L}+)? (?:fals[oa]|inventad[oa]|mentira|un mito)|(?:pero )?en realidad`,
    denial:
      '(?:pero )?(?:(?:esto|eso) (?:es|era) (?:simplemente |totalmente )?(?:falso|un mito|un error)|(?:(?:esto|eso) )?no es (?:cierto|verdad|así|correcto))|falso|nada más lejos de la realidad|ni mucho menos|o eso (?:dicen|creen)|eso dicen',
    hearsay: String.raw`(?:muchos|algunos|los críticos|los detractores|hay quienes?|varios) (?:\p{L}+ ){0,2}(?:dicen|piensan|creen|afirman|aseguran|sostienen|opinan|consideran)|se (?:dice|cree|piensa|suele decir|suele creer|creía|pensaba) (?:a menudo|que|comúnmente)|(?:creencia|idea|mito) (?:común|popular|extendid[ao])|supuestamente|presuntamente`,
  },
  interview: {
    named: 'entrevist\\p{L}*|conversamos con|hablamos con|conversación con',
    asker: 'pregunta|p|periodista|entrevistador(?:a)?',
    met: 'con|a',
    address: 'Señora?|Sra?|Don|Doña|Doctora?|Presidenta?',
  },
  questions: {
    asked: 'preguntas (?:frecuentes|y respuestas)',
  },
  genre: {
    opinionSection: 'opini[oó]n(?:es)?|columnas?|columnistas|editorial(?:es)?|tribunas?',
    satireSection: 's[aá]tira|humor',
    review: 'reseña|a prueba',
    opinion: 'opinión|columna',
  },
  table: {
    change: 'variación',
    counting: 'puesto|año',
  },
  comparison: {
    noEntity: 'valor|significado|ejemplo|precio|descripción',
  },
  parallel: {
    remaining: 'otr[oa]s|más|preguntas frecuentes|en vídeo|en video|galería',
  },
  numbering: {
    measures: 'años|días|horas|meses|semanas',
    named: 'paso|consejo|razón|regla|argumento|error|idea',
    presenting: String.raw`est[ao]s son|est[ao]s|conoce (?:a )?l[ao]s|cuáles son|qué \p{L}+s`,
  },
  labels: {
    duration: 'años|meses|semanas|días|horas',
    conditional: 'si|cuando',
    goal: 'metas?|objetivos?|previst\\p{L}*',
    denied: 'no|ningun\\p{L}*|nunca|sin',
    lasting: 'dur\\p{L}+|tard\\p{L}+|necesit\\p{L}+|es|son|era|por',
    pointing: 'mism[oa]s?|est[aeo]s?|es[ae]s?|cambio|comparación|total',
    studied: 'analizó|analizaron|estudió|estudiaron|examinó|encuestó|comparó',
  },
  shorten: {
    pointers: 'ver|véanse?|cf\\.?',
    pointed: 'más (?:abajo|arriba)',
    topicOpeners: 'hablando de|ya que hablamos de|a propósito de|volviendo a',
    numberBases:
      'frente|en vez de|en lugar de|comparado|respecto|antes|al menos|como máximo|más de|menos de|si|salvo|excepto|sin|solo|sólo',
    announces: String.raw`como sigue|(?:es|son|está|era|fue|queda|parece) (?:\p{L}+ )?(?:clar[oa]s?|sencill[oa]s?|simples?|evidentes?|obvi[oa]s?|est[eao]s?|(?:l[oa]s?|el) siguientes?)|(?:l[oa]s?|el) siguientes?|(?:una|dos|tres|varias) cosas?`,
    placing:
      'pon(?:er|e|en|ía|iendo)|puso|pusieron|puesto|deja(?:r|n|ndo|do)?|dejó|obliga(?:r|n|ndo|do)?|obligó|lleva(?:r|n|ndo|do)?|llevó|hac(?:er|e|en|iendo)|hizo|hecho|ayuda(?:r|n|ndo|do)?|ayudó|impid(?:e|en|ió)|impedir|invita(?:r|n|ndo|do)?|invitó',
    purpose: 'para|a fin de',
    enumeration: 'primero|por un lado',
    occasion: 'tras|después de|durante',
  },
  pictureWishes: {
    fullColor: '(?:a )?todo color',
  },
};

const read: ReadWords = {
  dates: {
    monthOf: 'de',
    ordinals: 'º',
  },
  wall: {
    title:
      'página no encontrada|no encontrad[ao]|acceso denegado|iniciar sesión|inicia sesión|registro|regístrate|próximamente|en construcción|en mantenimiento|un momento.{0,20}|tu privacidad nos importa|vaya.{0,30}',
    says: 'página .{0,40}no (?:existe|está disponible|se encuentra|ha sido encontrada|se ha encontrado|pudo)|(?:ha sido|fue) (?:movida|eliminada)|volver (?:a la página de|al) inicio|inicia(?:r)? sesión para|¿ya (?:tienes|tiene) (?:una )?cuenta|¿ya eres suscriptor|¿no tienes (?:una )?cuenta|olvidaste tu contraseña|para (?:seguir|continuar) leyendo|suscríbete para|(?:utilizamos|usamos|utiliza) .{0,40}cookies|aceptar (?:todas las )?cookies|tu consentimiento|su consentimiento|datos personales|habilit[ae]r? javascript|no eres un robot|no disponible en tu (?:país|región)',
  },
  byline: {
    withinNames: 'de|la|el|y',
    label: 'autor',
    by: 'por',
    kinds: String.raw`(?:una?\s)?(?:entrevista|texto|artículo|reportaje|análisis)|escrito|publicado`,
  },
  noise: {
    notice:
      '(?:este|esta) (?:artículo|entrada|página) (?:contiene|puede contener) enlaces de afiliad|esta entrada (?:fue|se) public(?:ada|ó) (?:en|el|por)|(?:utilizamos|usamos|este sitio (?:utiliza|usa)) cookies|publicado por .{1,60} en|¿ya (?:eres|es) suscriptor|para leer sobre otros',
    more: 'leer más|seguir leyendo|ver más|leer (?:la )?(?:nota|noticia) completa',
    inBrackets: 'leer|más|ver|seguir|editar',
    comments: 'comentarios?|deja (?:un comentario|una respuesta)|deja tu comentario',
    author: 'sobre (?:el|la|o|a) autora?',
    others:
      '(?:artículos?|noticias|temas|contenidos?) relacionad[oa]s|(?:también )?te puede interesar|lo más (?:leído|visto)|ver también|lea también|más (?:noticias|leídas)',
    label: 'publicidad|anuncio|sigue leyendo|leer más|continúa leyendo.{0,30}|compartir|cerrar',
    sponsored: 'patrocinado',
    call: String.raw`suscríbe\w*|síguenos`,
  },
  schema: {
    ingredients: 'Ingredientes',
    steps: 'Pasos',
    time: 'Tiempo',
    servings: 'Para',
    price: 'Precio',
    rating: 'Valoración',
  },
  page: {
    related: 'lea también|leer más',
  },
  pdf: {
    goesOn: 'de|la|y',
    page: 'p[aá]gina',
    substantial: 'resumen|conclusi[oó]n(?:es)?|resultados|recomendaciones|introducci[oó]n',
    secondary: 'prefacio|prólogo|anexos?',
    leftOut: 'índice|contenido|bibliografía|referencias|agradecimientos',
    abstract: 'resumen',
    aboutFile: 'palabras clave',
    table: 'tabla',
  },
  pptx: {
    countOf: 'de',
    continued: 'contin',
    series: 'serie',
    presentation: 'presentación',
  },
  pictures: {
    guessed: 'generada automáticamente',
  },
  social: {
    chapters: 'capítulos',
  },
};

export const es: Language = {
  code: 'es',
  memeName: 'memes?',
  name: 'Español',
  direction: 'ltr',
  dash: '—',
  quotationMarks: ['«', '»'],
  hasSpaces: true,
  wordsHaveVowels: true,
  partOfWhole: '{part} de {whole}',
  ownLetters: /[ñ¿¡]/iu,
  everyday: 'el los las y que en una es por con para se del como su más pero este fue lo sus ha',
  months: list('enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'),
  monthsShort: list('ene|||abr||||ago||||dic'),
  drawings,
  countries: [
    ['ee. uu.', 'US'],
    ['estados unidos de américa', 'US'],
    ['gran bretaña', 'GB'],
  ],
  clock: { before: 'a las' },
  gate: {
    homographs: 'allegad[oa]s?|sue|coma',
    taunts:
      'hace el ridículo|qued[aó] en ridículo|humill(?:a|ad[oa])|destroza a|zasca(?: a)?|deja en evidencia|vergonzoso (?:papelón|ridículo)|pierde los papeles',
    polemic:
      'control total|gran reinicio|nuevo orden mundial|plandemia|globalistas?|estado profundo|dictadura sanitaria|prensa vendida|(?:pueblo|país|bola) de borregos|despierten,? borregos',
    gravity: {
      ordeal: String.raw`maltrat\p{L}+|abus(?:ó|aron|aba|ada|ado) de|violencia (?:doméstica|machista|de género)|superviviente de|sobreviviente de|trauma|traumas|traumátic\p{L}+|trastornos? alimentari\p{L}+|anorexia|bulimia|autolesi\p{L}+|aborto espontáneo|duelo|luto|hogar de acogida|alcoholismo|alcohólic\p{L}+|viud\p{L}+|huérfan\p{L}+`,
      conflict: String.raw`cisjordania|(?:asentamientos|colonias) (?:israelíes|judí[oa]s|ilegales)|territorios? (?:palestinos? )?ocupados?|(?:ejército|fuerzas|tropas) de ocupación|ocupación (?:israelí|rusa|militar|ilegal)|anexi(?:ón|ones) de|solución de (?:los )?dos estados|bloqueo (?:naval|humanitario)|(?:crisis|catástrofe) humanitaria|corredor(?:es)? humanitarios?|conflictos? armados?|acaparamiento de tierras|(?:intercambio|canje) de prisioneros|cascos azules|alto el fuego|tregua|delitos? de odio|estado de emergencia|desaparición de una?|acoso sexual|franja de gaza|contraofensivas?|(?:operación|ofensiva|acción) militar|(?:ataques?|bombardeos?) (?:contra|a|sobre) (?:israel|irán|ucrania|kiev|líbano|venezuela|siria|civiles)|golpe de estado|ley marcial|antisemit\p{L}*|esvásticas?|neonazis?|mutilaci(?:ón|ones)|deportaci(?:ón|ones)|deportad[oa]s?|agresi(?:ón|ones) sexual(?:es)?|violencia sexual|abusos? sexual(?:es)?|tornados?`,
      grave: String.raw`(?:semanas|meses|años) y[^.!?]{0,20} (?:sigo|aún|todavía) (?:\p{L}+ ){1,2}(?:(?:sus|su) (?:pastillas|taza|plato|sitio|almohada|café|zapatillas|silla|camisas?|cepillo)|la mesa para dos)|(?:ataques?|odio) (?:contra|a|hacia) (?:\p{L}+ ){0,2}(?:trans|transgénero|queer|gais|gays?|homosexual\p{L}*|lesbianas?)|vaci(?:ado|é|amos|ar|ando) (?:la habitación|el cuarto|el armario|el piso) de (?:mamá|papá|mi madre|mi padre|mi hijo|mi hija|la abuela|el abuelo)|(?:deposit|dej)\p{L}+ (?:\p{L}+ ){0,3}(?:flores y velas|velas y flores|ofrendas? florale?s?)|(?:habría|hubiera|hubiese) cumplido (?:\p{L}+ ){0,2}(?:[1-9]?\d|10\d)(?!\d)|cumpliría (?:hoy|mañana) (?:[1-9]?\d|10\d)(?!\d)|(?:tropas|operaci(?:ón|ones)|ofensivas?|incursi(?:ón|ones)) terrestres?|(?:hallaron|encontraron|halló|encontró|hallado|encontrado|recuperaron) (?:su|un|el) cuerpo|bombas? (?:\p{L}+ ){0,3}(?:estall|explot)\p{L}*|(?:estall|explot)\p{L}* (?:\p{L}+ ){0,4}bombas?|esclavitud|trata de esclavos|esclaviz\p{L}*|tráfico de esclavos|caza humana|fugitivos? armados?|atentados?(?: con bomba)?|coches? bomba|bombarde\p{L}*|muert[eoa]s?|murió|murieron|mueren?|morir|fallec\p{L}*|fallezca\p{L}*|perdi(?:ó|eron) la vida|pierden? la vida|perder la vida|se quitó la vida|nos dejó|falleci(?:do|da|dos|das|ó|eron|miento)s?|mortal(?:es)?|letal(?:es)?|víctimas mortales|mat(?:ó|aron|ado|ada|ados|adas|an|a|ar)|asesin\p{L}*|homicid\p{L}*|femicid\p{L}*|feminicid\p{L}*|atentado\p{L}*|terroris\p{L}*|secuestr\p{L}*|rehenes?|viola(?:ci\p{L}+|da|das|ron|dor\p{L}*)|abus(?:o|os|ó|ada?s?) (?:sexual\p{L}*|de menores|a menores)|pederast\p{L}*|pedofil\p{L}*|maltrat\p{L}*|violencia|agresi(?:ón|ones) sexual\p{L}*|golpiza|paliza|apuñal\p{L}*|acuchill\p{L}*|puñaladas?|tirote\p{L}*|balacera|disparos?|balea\p{L}*|a tiros|degoll\p{L}*|decapit\p{L}*|estrangul\p{L}*|ahog(?:ó|aron|ado|ada|ados|adas|amiento)|cadáver(?:es)?|cuerpos? sin vida|restos (?:humanos|mortales)|funeral(?:es)?|entierro|sepelio|velorio|luto|duelo (?:nacional|oficial)|(?:días|está|estamos) de duelo|duelo por (?:la|las|el|los|su|sus) (?:víctimas?|fallecid\p{L}*|pérdida|partida)|huérfan\p{L}*|viud[ao]s?|bombarde\p{L}*|ataques? aéreos?|misil(?:es)?|guerras?|combates|masacr\p{L}*|matanzas?|genocid\p{L}*|terremotos?|sismos?|tsunami|huracán|ciclón|avalanchas?|alud(?:es)?|deslaves?|deslizamientos? de tierra|hambruna|naufrag\p{L}*|hundirse|zozobr\p{L}*|desaparecid[oa]s|desplazad[oa]s|refugiad[oa]s|damnificad[oa]s|sepultad[oa]s|atrapad[oa]s|calcinad[oa]s|quemad[oa]s viv[oa]s|descarril\p{L}*|accidente (?:de (?:autobús|tráfico|tránsito|avión|tren|coche|carretera)|aéreo|mortal|vial)|siniestro (?:vial|mortal|aéreo|laboral|ferroviario|de tráfico|de tránsito)|atropell\p{L}*|suicid\p{L}*|autolesi\p{L}*|anorexi\p{L}*|heridos?(?: graves?)?|heridas|en estado (?:crítico|grave)|(?:enferm[oa]s?|enfermedad(?:es)?|pacientes?|fase|estado|cáncer|etapa) (?:\p{L}+ )?terminal(?:es)?|incurable|cuidados paliativos|sobredosis|holocausto|esclavitud|linch\p{L}*|(?:presos?|rehenes?|prisioneros?|civiles|condenad[oa]s?|hombres?|mujer(?:es)?|personas|policías?|periodistas?|opositor(?:es)?|jóvenes) (?:\p{L}+ ){0,3}ejecutad[oa]s?|ejecutad[oa]s? (?:a tiros|a balazos|por (?:fusilamiento|inyección|sicarios))|ejecutaron a|ejecuci(?:ón|ones) (?:extrajudicial(?:es)?|sumarias?|públicas?|de (?:rehenes|presos|prisioneros|civiles))|pena de muerte|tortur\p{L}*|tragedias?|catástrofes?|epidemias?|cólera (?:se|en)`,
      mild: 'condenad[oa]s?|fiscalía|víctimas?|herid[oa]s?|accidentes?|enfermedad(?:es)?|detenid[oa]s?|arrestad[oa]s?|soldados|supervivientes|sobrevivientes|despidos|incendios?',
      atrocity: String.raw`(?:acosos?|agresi(?:ón|ones)|abusos?|violencia) sexual(?:es)?|bombas? (?:\p{L}+ ){0,3}(?:estall|explot)\p{L}*|(?:estall|explot)\p{L}* (?:\p{L}+ ){0,4}bombas?|esclavitud|trata de esclavos|esclaviz\p{L}*|tráfico de esclavos|caza humana|fugitivos? armados?|atentados?(?: con bomba)?|coches? bomba|bombarde\p{L}*|genocid\p{L}*|holocausto|violaci\p{L}+|masacr\p{L}*|tortur\p{L}*|pederast\p{L}*|fallece(?:n)?|falleció|fallecieron|perdieron la vida|suicid\p{L}*|feminicid\p{L}*|bombarde\p{L}*|campos? de (?:concentración|exterminio)|auschwitz`,
      numbers:
        'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|cien|cientos|mil|miles|decenas?|docenas?|varios|varias|un|una',
      people:
        'personas?|hombres?|mujer(?:es)?|niñ[oa]s?|jóvenes|joven|adolescentes?|alumnos?|estudiantes?|obreros?|mineros?|pasajeros?|turistas?|vecinos?|habitantes|soldados?|civiles|policías?|ciclistas?|peatones|peatón|familias?|migrantes?|pescadores',
      harmed:
        'muert[oa]s?|fallecid[oa]s?|herid[oa]s?|desaparecid[oa]s?|desplazad[oa]s?|atrapad[oa]s?|ahogad[oa]s?|evacuad[oa]s?|sin hogar|secuestrad[oa]s?|intoxicad[oa]s?|mueren?|sepultad[oa]s?',
      illness: String.raw`cáncer|tumor(?:es)?|leucemia|esclerosis|alzheimer|párkinson|parkinson|demencia|ictus|infarto|derrame|depresión|sida|vih|en coma|estado de coma|coma (?:inducido|etílico|diabético|profundo)|enfermedad rara|metástasis|quimio\p{L}*`,
      patient: String.raw`(?:mi|mis|su|sus|tu|nuestr[oa]s?) (?:\p{L}+ )?(?:padre|madre|papá|mamá|padres|mujer|esposa|esposo|marido|hij[oa]s?|niñ[oa]s?|herman[oa]s?|abuel[oa]s?|amig[oa]s?|tí[oa]s?|bebé|profesora?|maestr[oa])|diagnostic\p{L}+|padece|sufre (?:de|un)|lucha contra (?:el|un|su)|enferm[oa] de`,
      serious: String.raw`fumig\p{L}*|glifosato|plaguicidas?|pesticidas?|contaminad[oa]s?|despid\p{L}*|desempleo|paro|quiebra|bancarrota|deudas?|fraudes?|estafas?|recesión|inflación|juicio|tribunal(?:es)?|juez|jueza|jueces|fiscal(?:ía)?|sentencia|demanda judicial|cárcel|prisión|policía|congreso|senado|diputad[oa]s?|elecciones|electoral\p{L}*|gobierno|ministr[oa]s?|ley|leyes|referéndum|aborto|inmigración|asilo|sanciones|enfermedad(?:es)?|vacun\p{L}*|virus|pandemia|hospital(?:es)?|síntomas|salud mental|pobreza|racis\p{L}*|discrimin\p{L}*|vigilancia|protestas?|manifest(?:ación|antes)|huelga|crisis climática|incendios?`,
      factual: String.raw`estudios?|investigadores|riesgos?|preven\p{L}+|por ciento|\d+(?:[.,]\d+)?\s?%|medias?|promedios?|estadísticas?|encuestas?|causas?|mortalidad|esperanza de vida|(?:al|por|cada) año|anual(?:es|mente)?|recom(?:iend|end)\p{L}+|vacunas?|tratamientos?|síntomas?|dietas?|econom\p{L}+|inflación|precios?|crecimiento|exportaciones|importaciones|aranceles|presupuestos?|emisiones|clim(?:a|átic\p{L}+)|calentamiento|temperaturas?|modelos?|probab\p{L}+|aseguradoras?|personas con|ley(?:es)?|sanciones|reformas?|debates?|derechos|tratados?|reglament\p{L}+|acuerdos?`,
      light:
        '¿?(?:cuándo|por qué|cómo) te moriste\\?[^?]{0,40}(?:estoy viv[oa]|sigo viv[oa]|no (?:me he muerto|estoy muert[oa]))|(?:piel|células?) muertas?|(?:una|cada|tu|su|mi|esta) mata de|mat(?:a|ar|an|ó|ando) (?:(?:\\d+(?:[.,]\\d+)? ?%|\\p{L}{1,3}|todas|todos|hasta) ){0,5}(?:bacterias?|gérmenes|virus|cucarachas?|mosquitos?|hormigas?|pulgas|piojos|chinches|moscas?|ácaros|malas hierbas|malezas?|insectos|plagas|hongos|moho|ratas|ratones|polillas|pulgones|garrapatas|avispas|arañas|termitas|caracoles|microbios)|violaci(?:ón|ones) (?:del?|al?) (?:(?:la|las|los|el|sus?|tus?) )?(?:privacidad|intimidad|seguridad|datos|ley|leyes|normas?|normativa|reglas?|reglamento|contrato|términos|políticas?|copyright|propiedad|patentes?|derechos? de autor|marca|acuerdos?|tregua|veda|cláusulas?|constitución|confidencialidad|código|principios?|protocolos?|espacio aéreo)|viol(?:aron|ada|adas) (?:la|las|los|el|sus?) (?:ley|leyes|normas?|reglas?|acuerdos?|contrato|privacidad|términos|reglamento|constitución)|disparos? (?:cruzados?|desde (?:fuera|lejos|la frontal)|lejanos?|rasos?|al (?:palo|travesaño|larguero|poste)|a portería|en ráfaga|continuos?)|(?:modos?|velocidad(?:es)?|botón|ráfagas?|tiempos?) de (?:los )?disparos?|(?:saltos?|pecados?) mortal(?:es)?|mortal kombat|(?:tortas?|huevos?) ahogad[oa]s?|combates? de (?:boxeo|lucha|mma|judo|gladiadores)|atrapad[oa]s en (?:el|un|los) (?:tráfico|atascos?|bucle)|víctimas? de (?:su|sus|nuestro) (?:propio )?éxito|(?:fax|disquete|correo electrónico) (?:ha|está) muerto|muerte del (?:fax|disquete|correo electrónico)|(?:plantas?|cactus|orquídeas?|albahaca|suculentas?)(?:(?! (?:mi|su|con|para|de) )[^.!?]){0,40}(?:[.!?] | )(?:se )?(?:me )?(?:ahog(?:ó|aron)|murió|murieron|muri[oó])|(?:muert[oa]s?|morir(?:se|me)?|muero|mueres|muere|morí) de (?:la )?(?:risa|sueño|aburrimiento|vergüenza|hambre|ganas|calor|frío|envidia|curiosidad|sed|miedo|amor)|me muero (?:por|de)|mar muerto|naturalezas? muertas?|puntos? muertos?|lenguas? muertas?|ángulos? muertos?|día de (?:los )?muertos|guerra (?:fría|comercial|de precios|de las galaxias|de almohadas)|(?:primera|segunda) guerra mundial|(?:me|nos|te) (?:está |están |va a |van a )?mat(?:a|an|ó|ando|ar|aron)|se (?:me|le|nos) (?:murió|muere|ha muerto) (?:el|la) (?:móvil|celular|batería|teléfono|portátil|ordenador|wifi|impresora)|(?:móvil|celular|batería|teléfono|portátil|ordenador|wifi|impresora) (?:está |ha )?(?:muert[oa]|murió)|matar (?:el tiempo|el hambre|las? horas?|malas hierbas|el proceso)|novelas? negras?|zombis?|bomba(?:s)? de (?:chocolate|baño|agua)|disparos? (?:de cámara|al aro|a puerta)|un puñal(?=ada)|para morirse|de muerte(?=$|[.!,])|está de muerte|avalancha de (?:turistas|visitantes|pedidos|reservas|críticas|solicitudes|mensajes|correos|ofertas|memes|regalos)',
      yearPrefix: 'en|hacia|desde|hasta',
      era: 'a\\. ?c\\.|edad media|antigüedad|siglos? (?:i|v|x)[ivx]*(?!\\p{L})',
    },
    hyperbole: {
      outcry: String.raw`(?:lo|la|los|las) voy a (?:matar|estrangular)|(?:lo|la|los|las) mato|voy a matar(?:lo|la|los|las)`,
      household: String.raw`sopas?|lentejas|guiso|salsa|recetas?|cena|comida|desayuno|sobras|pasta|queso|tarta|galletas?|té|café|hervidor|lavavajillas|platos|colada|calcetines|toallas?|nevera|microondas|horno|tostadora|pasta de dientes|basura|sofá|mando|impresora|router|wi-?fi|contraseña|excel|reuni(?:ón|ones)|correos?|servidor|boca llena`,
      plan: String.raw`arma|pistola|rifle|balas?|cuchillos?|navaja|hacha|martillo|veneno|envenen\w*|cuerda|gasolina|bomba|sangre|tumba|enterr\w*|cuerpo|cadáver|policía|venganza|dónde (?:vive|duerme|trabaja)|lo espero|la espero|merece|en serio|muert[oa]|morir|pegó|golpe\w*|heri\w*`,
    },
    harm: {
      slurs:
        'sudacas?|maric(?:ones|ón|onazo)|maricas?|moros de mierda|negros? de mierda|judíos? de mierda|gitanos? de mierda|panchitos?|travelos?|bolleras?|subhuman[oa]s?|infrahuman[oa]s?|mongólic[oa]s?|raza superior|heil hitler|indios? de mierda|putos? (?:moros|negros|judíos|gitanos|inmigrantes|maricones)',
      groups:
        'judí[oa]s?|musulman(?:es|a|as)|musulmán|moros?|árabes?|negr[oa]s|african[oa]s?|asiátic[oa]s?|chin[oa]s|gitan[oa]s?|inmigrantes?|migrantes?|refugiad[oa]s?|extranjer[oa]s?|homosexual(?:es)?|gays?|gais|lesbianas?|trans(?:exuales|género)?|mujeres|discapacitad[oa]s?|indígenas?|indios|cristian[oa]s?|católic[oa]s?|infieles|latinos?|mexican[oa]s|venezolan[oa]s|colombian[oa]s|haitian[oa]s|bolivian[oa]s|peruan[oa]s|vagabundos|ancian[oa]s|blancos',
      copula: String.raw`(?<!\p{L})(?:son|es|como|eran|solo son|parecen)(?!\p{L})|=|:`,
      dehumanising:
        '(?:un[oa]s? |tod[oa]s |l[oa]s? |el )?(?:ratas?|alimañas?|cucarachas?|parásitos?|piojos|sanguijuelas?|cerdos?|perros?|monos?|simios?|animales|bestias|salvajes|bárbaros|subhumanos?|infrahumanos?|escoria|basura|mierda|peste|plagas?|cáncer|enfermedad|virus|lacra|abominación|abominaciones|degenerad[oa]s|pervertid[oa]s|no (?:son )?(?:humanos|personas)|inferiores|raza inferior|invasores|demasiado (?:tont[oa]s|estúpid[oa]s) para|culpables de todo|la culpa de todo|contra natura|ladrones por naturaleza)',
      vile: 'asqueros[oa]s?|suci[oa]s?|malditos?|put[oa]s|apestos[oa]s?|mugros[oa]s?|pinches',
      calls: String.raw`(?:hay que|habría que|tenemos que|debemos|deberíamos|deben|deberían|tienen que|vamos a|merecen|que se|ojalá)(?: [\p{L}'-]+){0,4} ?(?:matar(?:l[oa]s)?|exterminar(?:l[oa]s)?|eliminar(?:l[oa]s)?|quemar(?:l[oa]s)?|gasear(?:l[oa]s)?|colgar(?:l[oa]s)?|ahorcar(?:l[oa]s)?|fusilar(?:l[oa]s)?|linchar(?:l[oa]s)?|morir|mueran|golpear(?:l[oa]s)?|violar(?:l[oa]s)?|apedrear(?:l[oa]s)?|ser (?:exterminad|eliminad|quemad|fusilad|ahorcad|asesinad)[oa]s)|(?<=^|["!¡¿,:;.?]\s?)(?:maten|matad|mata|quemen|quemad|cuelguen|fusilen|linchen|golpeen|exterminemos|matemos|quemémos|peguen)|muerte a|mueran|fuera (?:los|las|tod[oa]s)|fuera de (?:aquí|mi país|nuestro país|nuestra tierra)|a la cámara de gas|al paredón|a la hoguera|al horno|vuelvan a su país|vete a tu país|a la cocina(?=\s*(?:$|[.!,]))|a fregar`,
      victims:
        '(?:al?|los|las|el|la|ese|esa|todos los|todas las|nuestr[oa]) ?(?:alcalde(?:sa)?|president[ea]|ministr[oa]s?|polític[oa]s|diputados|juez|jueces|periodistas?|profesor(?:a|es)?|maestr[oa]s?|policías?|traidor(?:es)?|vecin[oa]s?|compañer[oa]s|mezquita|sinagoga|iglesia|escuela|colegio|instituto|jefe)|traidores|periodistas|políticos',
      pileOns: String.raw`tod[oa]s? [^.!?]{0,25}cambi(?:a|an|amos|en) de (?:mesa|sitio) (?:en cuanto|cuando)|(?:el|la|quien|el que|la que) (?:se )?(?:siente|quede|coma|hable|sienta|queda|come|habla) (?:sentad[oa] )?(?:con|al lado de) (?:ella|él),? (?:es|será) (?:el|la) (?:próxim[oa]|siguiente)(?= *[.!]|$)|nos re[ií]mos (?:tod[oa]s )?de (?:ella|él)(?= (?:en|por|junt\p{L}+)(?!\p{L})|[.!]|$)|re[ií]os (?:tod[oa]s )?de (?:ella|él)|grabadl[ao] cuando|votad (?:[\p{L}\p{N}]+ ){1,6}(?:la|el) más (?:fe[ao]|gord[ao]|tont[ao])|(?:en|bajo|debajo de) (?:cada|todas las) (?:fotos?|publicaci(?:ón|ones)|vídeos?|videos?) (?:suy[ao]s?|de ella|de él)|(?:en|bajo) todas sus (?:fotos|publicaciones)`,
      threats: String.raw`(?:sé|sabemos) (?:muy bien )?cuál es (?:tu|vuestra|su) ventana|(?:sé|sabemos) (?:muy bien )?(?:d[oó]nde (?:vives|vivís|duermes)|a qué hora (?:sales|llegas|vuelves)|a qué (?:colegio|escuela|guardería) (?:va|van))|no (?:te|se|os) (?:extrañ|sorprend)\p{L}+ (?:si|cuando) (?:\p{L}+ ){0,8}no (?:\p{L}+ ){0,5}(?:enter[oa]|viv[oa]|de una pieza|san[oa] y salv[oa])(?!\p{L})|(?:te|os|lo|la|los|las) (?:voy|vamos) a (?:matar|rajar|degollar|acuchillar|apuñalar|violar|quemar|pegar un tiro|reventar|romper la cara|partir la cara|golpear)|voy a (?:matar|disparar|apuñalar|degollar|quemar|volar|hacer explotar)(?:te|os|lo|los|las)?(?: (?:a|mi|en|la|el|tod[oa]s?|tu))|te (?:mataré|mato|mataremos|encontraré)|(?:sé|sabemos) dónde (?:vives|viven|vivís|duermes)|vas a (?:morir|pagar con tu vida|sangrar)|est(?:ás|áis) muert[oa]s?|(?:un tiro|una bala) en la (?:cabeza|frente|nuca)|tu familia (?:va a|morirá|pagará)`,
      selfHarm: String.raw`mátate|suicídate|ahórcate|córtate las venas|tírate (?:de un|al) (?:puente|tren)|muérete|(?:quiero|voy a|deseo|pienso|me quiero|me voy a) (?:morir(?:me)?|matarme|suicidar(?:me)?|quitarme la vida|acabar con (?:todo|mi vida)|ahorcarme|cortarme(?: las venas)?|desaparecer para siempre|hacerme daño)|me (?:quiero|voy a) matar|quitar(?:me|te) la vida|no quiero (?:seguir )?(?:vivir|viviendo|existir)(?: más)?|ya no quiero vivir|(?:cómo|trucos|consejos|métodos?|formas?)[^.!?]{0,30}(?:suicidar\p{L}*|cortarse|autolesion\p{L}*|dejar de comer|morir sin dolor)|nadie te (?:va a )?(?:extrañ\p{L}+|echar\p{L}* de menos)|pro-?ana|el mundo (?:estaría|está) mejor sin (?:ti|mí)|el suicidio es (?:la|una) solución`,
      atrocities:
        'hitler|franco|pinochet|videla|nazis?|tercer reich|holocausto|auschwitz|cámaras? de gas|genocidio|isis|bin laden|11-?m|11-?s|atentados?|terroristas?|asesinos?|masacre|esclavitud|apartheid|tirador|violadores',
      praise: String.raw`tenía(?:n)? (?:toda la )?razón|no hizo nada malo|(?:es|son|era|eran|fue|fueron) (?:un[oa]?s?|mi|mis|nuestr[oa]s) (?:\p{L}+ )?(?:héroes?|ejemplos?|ídolos?|santos?|genios?|modelos?)|héroes?|nunca (?:existió|pasó|ocurrió)|(?:es|fue|son) (?:una? )?(?:mentira|invento|mito|farsa)|no existió|hace(?:n)? falta (?:otro|más|un)|necesitamos (?:otro|más)|viva|gloria a|que vuelva|se lo merec\p{L}+|estuvo bien|fue (?:bueno|genial|necesario|hermoso)|gracias a`,
      insults:
        '(?:gord[oa]|fe[oa]|asqueros[oa]) (?:y )?(?:fe[oa]|put[oa]|asqueros[oa]|de mierda)|put[oa]|zorra|perra|cerd[oa]|vaca|fe[oa]|fe[íi]sim[oa]|retrasad[oa]|subnormal|mongol[oa]?|imbécil|fracasad[oa]|basura|escoria|apesta|da asco|inútil|nadie (?:quiere|soporta)|todos odian|búrlense de|ríanse de|pedazo de mierda',
      light:
        'matar (?:el (?:tiempo|rato|hambre|aburrimiento|gusanillo)|(?:a )?(?:las |los )?(?:bacterias?|gérmenes|virus|cucarachas?|mosquitos?|hormigas?|pulgas|piojos|chinches|moscas?|ácaros|malas hierbas|malezas?|insectos|plagas|hongos|moho|ratas|ratones|polillas|pulgones|garrapatas|avispas|arañas|termitas|caracoles|microbios))|(?:puntos|espacios|dientes|vinos|frijoles|cabellos|pelos|pantalones|zapatos|ojos|gatos|agujeros|números|lunares) (?:negros|blancos)|(?:aceitunas|manchas|botas) negras|negr[oa]s? (?:humor|mercado)|humor negro|viernes negro|café negro|novelas? negras?|cerdo (?:ibérico|asado|agridulce)|vaca (?:lechera|sagrada)|patito feo',
      reported: String.raw`dijo|dice|llamó|afirm\p{L}*|acus\p{L}*|conden\p{L}*|denunci\p{L}*|según|tribunal|policía|juicio|racis\p{L}*|antisemit\p{L}*|odio|mito|falso|conspira\p{L}*|museo|memoria|supervivientes|sobrevivientes|prevención|amenaz\p{L}*|informe|ayuda`,
    },
  },
  memes: {
    situations,
    turns: list('pero|y|así|entonces|luego|solo|hasta|porque|ahora|salvo'),
    moments: list('pov|cuando|yo cuando|nadie:|ese momento en que|ese momento cuando'),
    hopes: list('expectativa|expectativas|plan|teoría|esperanza|espera|sueño|promesa|supuestamente'),
    strongHopes: list(
      'se suponía|debía|debían|pensaba|pensé|creía|creí|esperaba|quería|en teoría|sobre el papel|prometió|prometieron|planeaba',
    ),
    outcomes: list(
      'realidad|en realidad|al final|en cambio|solo|nunca|jamás|todavía|nadie|nada|no|ya no|apenas|peor|falló|olvidó|olvidé|sin|incluso',
    ),
    past: list(
      'antes|durante años|durante décadas|originalmente|al principio|hasta hace poco|hace años|antaño|día 1|lunes',
    ),
    present: list('ahora|después|hoy|actualmente|ya no|desde entonces|día 90|viernes'),
    promises: list('promet*|prometió|pronto|previsto*|planea*|garantiza*|anunci*'),
    delays: list('todavía no|aún|retras*|aplazad*|espera*|nunca|sigue sin'),
    fears: list('pánico|miedo|asust*|aterr*|horror*|pesadilla*|socorro|auxilio|oh no|temor*|emergencia'),
    angers: list('furios*|rabia|enfad*|enoj*|odio|hart*|inaceptable|basta|indign*|protest*|ridículo'),
    tired: list('cansad*|agotad*|dormir|duermo|sueño|despert*|insomnio|horas extra'),
    troubles: list(
      'fallan|fallaron|falló|fallo|fallos|retraso*|retrasad*|error|errores|demasiad*|imposible*|cancelad*|problema*|peor|caos|crisis|fracas*|prohíbe*|prohibid*|escasez',
    ),
    falls: list('cayó|cae|caen|caída|bajó|baja|bajan|descend*|disminuy*'),
    opinions: list('debería*|mejor que|hay que|debe|deben|exige*|basta de|no a la'),
    extremes: list('único|única|mayor|primer|primera|primero|todos|todas|nunca|nadie|siempre|más grande'),
    surprises: list(
      'en realidad|nadie|nunca|secreto*|oculto*|ocult*|sorprend*|inesperad*|extraño*|extraña*|insólit*|increíble*|mil millones|misterios*',
    ),
    triumphs: list(
      'gana|ganó|ganan|ganador*|victoria*|campeón|campeona|campeones|récord*|mejor|mejores|éxito*|triunf*|por fin|logra|logran|logró|celebra*|orgullos*|premio*|abre sus puertas',
    ),
    doubts: list('quizá|quizás|tal vez|realmente|mito|mitos|rumor*|supuest*|dice|asegura|anuncia'),
    joys: list(
      'ama|aman|amor|gratis|divertid*|feliz|felices|delicios*|vacaciones|fiesta|cumpleaños|regalo*|pastel|chocolate|bienvenid*|disfrut*|vuelve a su casa',
    ),
    delicate: list(
      'cuarentena*|deporta*|obesidad|trauma*|circuncisión|mutilación genital|ucrania|ucranian*|gaza|cocaína|heroína|fentanilo|narcotr*|contraband*|cárcel*|prisión|prisiones|preso|presos|presa|encarcel*|pobreza|indigencia|hambruna*|desnutrición|trabajo infantil|guerra|guerras|fertilidad|infertilidad|obesidad|acusa*|demanda contra|juicio|acoso*|escándalo*|despid*|dios|jesús|cristo|alá|divorci*|racis*|sexis*|homófob*|musulman*|islam*|judío*|judía*|indígena*|pueblos originarios|cristian*|católic*|obispo*|misericordia|embaraz*|cáncer|tumor*|prostitu*|refugiad*|migrante*|suicid*|covid*|coronavirus|pandemia*|vacuna*|depresión|sexo|sexual*|porno*|erótic*|desnud*|huracán|huracanes|inundaci*|incendio*|bomberos|policía*|detenid*|detien*|captur*|robo|robos|robad*|asalt*|quiebra*|enfermedad*|paciente*|hospital|hospitales|hospitaliz*|accidente*|epidemia*|desempleo|desemplead*|parado|parados|pérdida de empleo|el paro',
    ),
    groups: list(
      'votantes|votantes negros|musulmanes|judíos|cristianos|migrantes|refugiados|solicitantes de asilo|minorías|pueblos indígenas|personas sin hogar|trabajadores mayores|personas mayores|los mayores|ancianos|los viejos|jubilados|pensionistas|los jóvenes|adolescentes|boomers|millennials|generación z|mujeres|los hombres|las chicas|los chicos|niñas y niños|las madres|rubias|extranjeros|inmigrantes|americanos|estadounidenses|los españoles|los mexicanos|alemanes|italianos|polacos|rusos|los chinos|asiáticos|africanos|árabes|los negros|los blancos|gitanos|homosexuales|los gays|discapacitados|personas con discapacidad|autistas|los gordos|los pobres|los ricos|los parados|desempleados|funcionarios',
    ),
    claims: list(
      'a menudo|suelen|generalmente|normalmente|siempre|nunca|rara vez|menos|considerad*|vistos como|vistas como|tienden|no saben|no pueden|no quieren|deberían|prefieren|por naturaleza|que los hombres|que las mujeres|estereotipo*|prejuicio*|cliché*|vago|vagos|perezos*|más débiles|eficiente*|demasiado viej*|demasiado mayores',
    ),
    losses: list(
      'aborto espontáneo|abortos espontáneos|aborto involuntario|mortinato*|pérdida gestacional|perdió al bebé|perdió a su bebé|perdí a mi bebé',
    ),
    farewells: {
      kin: list(
        'papá|padre|mamá|madre|abuelo|abuela|hermano|hermana|marido|mujer|esposa|esposo|hijo|hija|tío|tía|perro|gato',
      ),
      partings: list('se fue|se nos fue|nos dejó|ya no está|perdí a|perdimos a|se durmió|partió'),
      absences: list(
        'número|contestador|por costumbre|nadie contest*|nadie respond*|ya nadie|silla vacía|me falta|nos falta|extraño|echo de menos|sin él|sin ella|en paz|para siempre|funeral|entierro',
      ),
    },
    mockery: String.raw`(?:foto|grab)\p{L}* (?:\p{L}+ ){0,5}(?:a escondidas|sin que se d\p{L}+ cuenta)|nadie (?:la|lo|le) (?:quiere|invita|invitó|soporta|aguanta)|nadie se sienta con (?:ella|él)|(?:ella|él) es (?:muy |tan )?(?:fea|feo|gorda|gordo)|(?:esta|esa|este|ese) (?:gorda|gordo|fea|feo) |(?<!mis? )(?:dientes|nariz|orejas|barriga) como (?:un|una|el|la) \p{L}+`,
    passing: list(
      'tras la pandemia|después de la pandemia|desde la pandemia|antes de la pandemia|durante la pandemia|pese a la pandemia|tras el covid|dios mío|gracias a dios|guerra de las galaxias|guerra de precios|cristiano ronaldo',
    ),
    harmless: String.raw`(?:perr[oa]s?|gat[oa]s?|gansos?|loros?|vecin[oa]s?|alarma)(?: \p{L}+){0,2}? (?:ahuyentan?|espantan?|ahuyentó|espantó|hace huir) (?:a )?(?:\p{L}+ ){0,2}?(?:ladr[oó]n(?:es)?)|(?:simulacro|formación|fiesta|ejercicio)s? de (?:los )?bomberos|(?:tierras?|suelos?) fértiles?`,
    negations: list('no|nunca|jamás|nadie|nada|ningún*|sin|ni|apenas'),
    everyday: list(
      'tonto|tonta|estúpid*|loco|loca|ridículo|absurdo|horrible|aburrid*|magia|monstruo|pesadilla|suerte|reír|broma|chiste|divertid*|odio|amo|perdón|gato|perro|bebé|mamá|madre|abuela|jefe|jefa|cerveza|café|pizza|pastel|galleta*|dormir|baño|zombi|dragón|fiesta|vago|olvidé|culpa|nevera|sofá|pan|queso|calcetines|impresora|lunes|suegra|vecin*',
    ),
    abstract: list(
      'implementación|estrategi*|proceso*|solución|soluciones|infraestructura*|desarrollo|gestión|iniciativa*|marco|organización|funcionalidad*|procedimiento*|arquitectura',
    ),
    swaps: list(
      'en vez de {a}, {b}|en lugar de {a}, {b}|{b} en vez de {a}|{b} en lugar de {a}|reemplazó {a} por {b}|cambió {a} por {b}',
    ),
    choices: list('elegir entre {a} y {b}|elección entre {a} y {b}|o {a} o {b}'),
    sames: list(
      '{a} es lo mismo que {b}|{a} cuesta igual que {b}|{a} cuesta tanto como {b}|{a} cuestan tanto como {b}|{a} pesa tanto como {b}|{a} parece {b}|{a} cuesta lo mismo que {b}|{a} cuestan lo mismo que {b}|{a} vale lo mismo que {b}|{a} no cuesta más que {b}|{a} no cuestan más que {b}|{a} tiene el mismo precio que {b}|{a} pesa lo mismo que {b}|{a} es tan pesado como {b}|{a} dura lo mismo que {b}|{a} dura tanto como {b}',
    ),
    laters: list('{a} {n} años después|{a}, {n} años después|{a} {n} meses después|{a} {n} años más tarde'),
    lasts: list('tarda|tardó|duró|dura|hacen falta|esperó|cuesta|costó|pesa|pesaba|pasó|recorrió|requiere'),
    units: list(
      'años|horas|días|meses|semanas|minutos|siglos|páginas|personas|líneas|kilómetros|toneladas|euros|dólares|correos|reuniones|formularios',
    ),
    about: list('unos|unas|más de|casi|al menos|hasta|alrededor de'),
    requests: {
      asks: '¿?alguien (?:tiene|tendría|puede|podría|sabe|vende|presta|conoce)|¿?quién (?:tiene|puede|podría|me presta)',
      offers:
        'prest\\p{L}*|(?:lo|la|los|las)? ?(?:paso|pasamos|puedo pasar) a (?:recoger|buscar)\\p{L}*|gracias de antemano|por (?:privado|mensaje)|escribidme|escríbanme',
    },
    notices: list(
      'se ruega|rogamos|por favor, utilice*|por favor, no|horario de apertura|horario de atención|estará cerrad*|permanecerá cerrad*|está cerrad*|abierto de|disculpen las molestias|se retrasa|se suspende|queda aplazad*|tendrá lugar|entrada libre|entrada gratuita|inscripción hasta|por obras|hasta nuevo aviso|más información',
    ),
    instructions: list(
      'leer más|haz clic|haga clic|suscríbete|regístrate|no olvides|comparte|newsletter|boletín|descarga|contáctenos|contáctanos|nuestros productos|nuestros servicios|nuestro equipo|le ofrecemos|te ofrecemos|campos obligatorios|deja un comentario|gracias por|síguenos|a continuación|haz click|encontrarás|aquí puedes',
    ),
    quips,
    similes: list('como un|como una|como el|como la|como mi|como si'),
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
    labels: { when: 'Cuándo', where: 'Dónde', price: 'Precio', signUp: 'Inscripción', contact: 'Teléfono' },
    when: 'cuándo|fechas?|horario',
    where: 'dónde|lugar|dirección',
    inPlace: 'en (?:el|la|los|las)|en',
    placeLinks: 'de|del|la|el|los|las|en|y',
    venues:
      'sala|salón|parque|plaza|castillo|iglesia|catedral|museo|teatro|centro|escuela|colegio|hotel|café|estadio|arena|biblioteca|universidad|galería|estación|calle|avenida|estudio|ópera|foro|academia|cine|palacio|casa|auditorio|jardín|jardines|muelle|recinto|pabellón',
    entry: 'entradas?|boletos?|precios?|participación|cupos?',
    free: 'gratis|gratuit[ao]s?|libre',
    signUp: 'inscripci(?:ón|ones)|inscribirse|registrarse',
    phone: String.raw`tel(?:éfonos?)?|llam\p{L}*|número`,
    contact: String.raw`información|informes|reserv\p{L}*|inscri\p{L}*|testigos?`,
    witnesses: 'testigos?',
    off: 'cancelad[ao]s?|suspendid[ao]s?|aplazad[ao]s?|pospuest[ao]s?',
    from: 'a partir de las|desde las|hacia las',
  },
  signs,
  cuts,
  prose,
  rows,
  people,
};

export const examples: Examples = {
  article: `Cómo reparar un neumático de bicicleta

Primero, quite la rueda y levante el neumático por encima de la llanta.

Luego, sumerja la cámara en el agua y observe las burbujas.

Después, lije el agujero y extienda una capa fina de pegamento.

Por último, presione el parche y vuelva a inflar la rueda.`,
  form: 'steps',
  grave: 'Doce muertos en un terremoto',
  harmless: 'El carril bici se renovó este verano',
  date: ['29 de octubre de 1923', 1923.8],
};
