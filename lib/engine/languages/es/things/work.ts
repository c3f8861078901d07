import type { Things } from '../../words/thing-words.ts';

export const work: Things = {
  office: [
    'teletrabajo|trabajo de oficina|vuelta a la oficina|volver a la oficina|coworking',
    'Mi oficina es la mesa de la cocina.|Por arriba, camisa. Por abajo, pijama.',
  ],
  forms: [
    'formularios?|trámites?|burocracia|papeleo',
    'Seguro que me falta una hoja.|Puse mi nombre en la casilla de la fecha.',
  ],
  salary: [
    'sueldos?|salarios?|nóminas?|subidas? salarial(?:es)?|paga extra|brecha salarial',
    'Entró el viernes. Salió el sábado.|Iba a pedir más. Pedí una grapadora.',
  ],
  cv: [
    'curr[ií]culums?|curriculum vitae|cartas? de presentación|ofertas? de empleo',
    'Francés fluido: sé pedir un cruasán.|Aficiones: viajar y leer. O sea, sofá y móvil.',
  ],
  jobInterview: [
    'entrevistas? de trabajo|entrevistas? laboral(?:es)?|procesos? de selección',
    '¿Mi punto débil? Contesté: las croquetas.|¿Dentro de cinco años? Dije: de puente.',
  ],
  apprentice: [
    'becari[oa]s?|aprendices|prácticas en empresas?|formación profesional|fp dual',
    'Ya sé preparar tres tipos de café.|El primer día me pidieron el destornillador de zurdos.',
  ],
  boss: [
    'estilos? de liderazgo|liderazgo empresarial|mandos intermedios|jef[ea]s tóxic[oa]s|ser buen jefe',
    'Dirijo un equipo pequeño. Son macetas.|En casa mando yo. Me han dado permiso.',
  ],
  toDoList: [
    'listas? de tareas|productividad|procrastina~',
    '«Hacer la lista.» Hecho. Por hoy basta.|Apunto lo que ya hice. Solo por tacharlo.',
  ],
  deadline: [
    'fechas? límites?|plazos? de (?:entrega|inscripción|presentación|solicitud)',
    'Mi mejor momento llega justo después.|Antes de empezar limpié el horno.',
  ],
  slides: [
    'powerpoint|diapositivas?|hablar en público',
    'La última dice «¿Preguntas?». Espero que no.|Yo ya estoy. El proyector pide otro cable.',
  ],
  spreadsheet: [
    'excel|hojas? de cálculo|tablas? dinámicas?|google sheets',
    'Ordené la columna A. Solo la A.|Combiné dos celdas. De ahí ya no sale nadie.',
  ],
  videoCall: [
    'videollamadas?|videoconferencias?|reuniones (?:por zoom|virtuales)|microsoft teams',
    'Me despedí. Y no encontré el botón.|Cinco minutos hablando. Sin micro.',
  ],
  webinar: [
    'webinars?|webinarios?|cursos? (?:online|en línea)|e-?learning',
    'Yo asisto. Con la plancha.|Voy por nueve a la vez. Todos en la bienvenida.',
  ],
  teamBuilding: [
    'team ?building|cenas? de empresa|fiestas? de empresa|dinámicas de grupo',
    'Me dejé caer de espaldas. Paco miraba el móvil.|Hoy bailo. El lunes saludo mirando al suelo.',
  ],
  canteen: [
    'comedor(?:es)? (?:escolar(?:es)?|de empresa|universitarios?)|fiambreras?|tuppers?|táper(?:es)?|menú del día',
    'Las croquetas del viernes conocen toda la semana.|El mío no llegó a las doce.',
  ],
  fourDayWeek: [
    'semana laboral de cuatro días|semana de cuatro días|jornada de cuatro días|reducción de (?:la )?jornada|jornada intensiva|conciliación laboral',
    'Cuatro días ya trabajo. Repartidos en cinco.|Mi viernes está listo. Desde hace años.',
  ],
  innovation: [
    'innovación|innovaciones|innovador(?:es|as?)?|disrupti~|design thinking',
    'Para eso tenemos una sala con pufs.|Ahora uso los pósits verdes.',
  ],
  digitalisation: [
    'digitalización|transformación digital|administración electrónica|sede electrónica|certificado digital|sin papeles digital~',
    'He impreso el correo que lo explica.|Ahora escaneamos lo que imprimimos.',
  ],
  sustainability: [
    'sostenibilidad|sostenibles?|sustentab~|residuo cero|zero waste|huella de carbono',
    'Tengo una bolsa llena de bolsas.|Cinco vasos reutilizables. Todos en casa.',
  ],
  change: [
    'gestión del cambio|reestructuración(?:es)?|reorganización|metodologías? ágil(?:es)?|scrum',
    'He vivido cuatro. La cafetera sigue.|A nosotros nos cambiaron el cordón de la tarjeta.',
  ],
  merger: [
    'fusión (?:de|entre) (?:empresas|bancos|las dos|ambas)|fusión con|fusiones y adquisiciones|se fusionan?|fusionarse|opa|joint venture',
    'Nos fuimos a vivir juntos. Ahora hay tres freidoras.|Yo fusioné dos botes de mermelada. Fue hostil.',
  ],
  quarterlyFigures: [
    'resultados (?:trimestrales|semestrales|anuales)|(?:primer|segundo|tercer|cuarto) trimestre|cuentas anuales',
    'El mío: un paraguas menos, dos bolis más.|Mi previsión es prudente. Estamos a día 20.',
  ],
  investor: [
    'inversor(?:es|as?)?|inversionistas?|capital riesgo|rondas? de (?:financiación|inversión)|crowdfunding|business angels?',
    'Mi abuela me metió un billete en el bolsillo.|Yo necesito uno. Es para un sofá.',
  ],
  startUp: [
    'start-?ups?|emprendedor(?:es|as?)?|emprendimiento',
    'La idea se me ocurrió antes. En la ducha.|El futbolín ya lo tengo. Falta la empresa.',
  ],
  tradeFair: [
    'fitur|ifema|feria (?:del libro|internacional|del sector)|ferias comerciales|recinto ferial|salón del (?:automóvil|cómic|manga)|comic-?con',
    'Volví con nueve bolsas de tela.|Pasé tres veces por el stand del jamón.',
  ],
  survey: [
    'encuestas?|cuestionarios?|sondeos?|barómetro del cis',
    'Yo siempre marco la del medio.|«Solo dos minutos», ponía. Hace una hora.',
  ],
  statistics: [
    'estadísticas?|estadístic[oa]s|infografías?|gráfico circular',
    'De media, mis calcetines hacen pareja.|Yo soy el trocito que pone «Otros».',
  ],
  ranking: [
    'rankings?|top (?:10|20|50|100)|clasificación mundial|las mejores ciudades|lista de los mejores',
    'En mi casa quedo entre los tres primeros. Somos dos.|Yo me quedé a las puertas del millón.',
  ],
  pressRelease: [
    'notas? de prensa|comunicados? de prensa|gabinete de prensa|comunicado oficial',
    'Nuestra nevera informa: está vacía.|Antes del café no hago declaraciones.',
  ],
  hotline: [
    'atención al cliente|servicio al cliente|call centers?|centros? de llamadas|teléfono de atención',
    'Era el número siete. Ahora soy el nueve.|Ya tarareo la musiquita de espera.',
  ],
};
