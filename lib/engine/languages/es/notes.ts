import type { NoteWords } from '../words/note-words.ts';
import { audienceReplies } from './audience-replies.ts';
import { concepts, numberWords } from './concepts.ts';
import { both, formats } from './formats.ts';

export const notes: NoteWords = {
  formats,
  numberWords,
  both,
  replies: audienceReplies,
  denying: 'no|sin',
  audiences: {
    developers: {
      names: String.raw`desarrollador\p{L}*|programador\p{L}*|devs?|informátic\p{L}*|equipo técnico|departamento de (?:ti|sistemas)`,
      frames: [
        'exchange | ¿Qué te bloquea? | {h}',
        'nobody | Daily: dos minutos cada uno | Yo: | {h}',
        'butterfly | Un sénior | «{t}» | ¿Esto es un ticket pequeño?',
      ],
    },
    nurses: {
      names: String.raw`enfermer\p{L}*|sanitari\p{L}*|matronas?|auxiliares de clínica`,
      frames: [
        'exchange | ¿Qué tal el turno de noche? | {h}',
        'nobody | Descanso: cuatro minutos | Yo, con el café frío: | {h}',
        'butterfly | Yo, tras doce horas | «{t}» | ¿Esto es un descanso?',
      ],
    },
    teachers: {
      names: String.raw`profes(?:or\p{L}*)?|maestr[oa]s?|docentes?|claustro`,
      frames: [
        'chat | ¿Dudas sobre el examen? | {h} | Sobre el examen.',
        'exchange | ¿Y los deberes, por qué no están hechos? | {h}',
        'butterfly | Mi clase | «{t}» | ¿Esto entra en el examen?',
      ],
    },
    students: {
      names: 'estudiantes?|alumn[oa]s?|universitari[oa]s?|opositores',
      frames: [
        'tempted | Yo | El trabajo para mañana | «{t}»',
        'exchange | ¿Cómo va el trabajo? | {h}',
        'nobody | Examen: en seis horas | Yo: | {h}',
      ],
    },
    parents: {
      names: 'padres|madres|papás?|mamás?|familias',
      frames: [
        'thoughts | Ya duermen. | Por fin. | {h}',
        'exchange | Por fin solos, ¿de qué habláis? | {h}',
        'butterfly | Yo, en el súper sin niños | «{t}» | ¿Esto son vacaciones?',
      ],
    },
    founders: {
      names: String.raw`fundador\p{L}*|start-?ups?|emprendedor\p{L}*|inversores`,
      frames: [
        'exchange | ¿Y vuestra ventaja competitiva? | {h}',
        'butterfly | Yo, sin ingresos | «{t}» | ¿Esto es tracción?',
        'proclaim | Yo, en la primera diapositiva | {h}',
      ],
    },
    gamers: {
      names: String.raw`gamers?|jugador\p{L}*|videojuegos|e-?sports`,
      frames: [
        'exchange | ¿Otra partida? | {h}',
        'tempted | Yo | La misión principal | «{t}»',
        'butterfly | Yo | «{t}» | ¿Esto es una misión secundaria?',
      ],
    },
    designers: {
      names: String.raw`diseñador\p{L}*|creativ[oa]s|ilustrador\p{L}*|grafistas?`,
      frames: [
        'exchange | ¿Se puede agrandar el logo? | {h}',
        'butterfly | El cliente | «{t}» | ¿Esto es un cambio pequeño?',
        'tempted | Yo | final_v2 | «{t}»',
      ],
    },
    marketers: {
      names: String.raw`marketing|publicistas?|community managers?|publicitari[oa]s|marketer\p{L}*`,
      frames: [
        'butterfly | El equipo de marca | «{t}» | ¿Esto es engagement?',
        'exchange | ¿Y la llamada a la acción? | {h}',
        'proclaim | Yo, en la diapositiva 3 de 84 | {h}',
      ],
    },
    scientists: {
      names: String.raw`científic\p{L}*|académic\p{L}*|mundo académico|investigador\p{L}*|doctorand\p{L}*|físic[oa]s|biólog[oa]s`,
      frames: [
        'exchange | El revisor 2 tiene un comentario. | {h}',
        'tempted | Yo | El capítulo uno de mi tesis | «{t}»',
        'butterfly | Yo, con n = 3 | «{t}» | ¿Esto es significativo?',
      ],
    },
    football: {
      names: String.raw`fútbol|futboler\p{L}*|hinchas?|afición(?! (?:a|al|por))|forofos?`,
      frames: [
        'exchange | ¿Por qué mira el árbitro la pantalla? | {h}',
        'panic | Minuto 89 | Ganamos de dos | {H}',
        'butterfly | Yo, con patatas fritas | «{t}» | ¿Esto es calentar?',
      ],
    },
    cycling: {
      names: String.raw`cicli\p{L}*|bici\p{L}*|vuelta a españa|tour de francia|pelotón`,
      frames: [
        'exchange | ¿Por qué paras en el puerto? | {h}',
        'tempted | Yo | La bici que tengo | «{t}»',
        'butterfly | Yo, en el bar a media ruta | «{t}» | ¿Esto es entrenar?',
      ],
    },
    office: {
      names: 'oficina|compañer[oa]s|emplead[oa]s|(?:mi|nuestro|el) equipo|jefes',
      frames: [
        'exchange | ¿Algo más antes de acabar? | {h}',
        'nobody | Son las 17:59 | Ese compañero: | {h}',
        'backfire | Reunión sobre «{t}» | Hay que hacer otra | La otra acaba en taller | La otra acaba en taller',
      ],
    },
  },
  concepts: {
    interviews: 'entrevistas?(?: de trabajo)?|selección de personal|háblame de ti|en cinco años',
    sleep: String.raw`despierto|despierta|despertador|almohada|dormi\p{L}*|duerme\p{L}*|sueño|cama|noches?|madrug\p{L}*|siesta`,
    money:
      'euros?|precios?|cuesta|cuestan|caros?|(?:muy|más|tan|demasiado) caras?|[€$£]|dinero|(?:mi|la|tu|su|una) cuenta(?! atrás)|alquiler|sueldo|cobro|banco|ahorros|deudas?|facturas?|inversión',
    bosses: String.raw`jef[ea]s?|director\p{L}*|gerentes?`,
    family: String.raw`familia\p{L}*|madre|mamá|padre|papá|tío|cuñado|hij[oa]s|niñ[oa]s|bebé|boda|nochebuena`,
    dating: 'citas? románticas?|mi cita|amor|pareja|novi[oa]s?|lo nuestro|nosotros dos|celos|ligar',
    politics: String.raw`polític\p{L}*|elecciones|partidos? políticos?|gobierno`,
    diets: String.raw`dietas?|adelgazar|calorías|ensaladas?|comer|cena\p{L}*|comida`,
    sport: String.raw`deportes?|ejercicio|gimnasio|partido(?! (?:polític|popular|socialista|republican|demócrata|conservador|liberal|verde)\p{L}*)|fútbol|corr(?:er|e|en|o|iendo|ía|ían|ió)|maratón`,
    animals: String.raw`animales?|gat[oa]s?|perr[oa]s?|mascotas?|caballos?|vacas?|cerdos?|ovejas?|peces|pez|rat[oó]n\p{L}*|abejas?|abejorros?|insectos?|avispas?|mariposas?|conejos?|zorros?|osos?|elefantes?|serpientes?`,
    alcohol: String.raw`alcohol|cervezas?|vino|beber|fiestas?|borrach\p{L}*`,
    medicine: String.raw`médic\p{L}*|dentistas?|hospital\p{L}*|enferm\p{L}*|pacientes?|salud`,
    meetings: 'reunión|reuniones|daily|taller|correo|videollamadas?',
    ...concepts,
    food: String.raw`comidas?|comer|come|comí|comen|restaurantes?|menús?|camarer\p{L}*|cocin\p{L}*|recetas?|cenas?|almuerzos?|desayunos?|pizzas?|hamburguesas?|patatas|papas|pasta|sopas?|ensaladas?|pan|tostadas?|quesos?|mantequilla|carne|salchichas?|tartas?|pastel\p{L}*|galletas?|chocolate|helados?|huevos?|yogur\p{L}*|nevera|horno|hambre|delicios\p{L}*|tortillas?`,
    death: String.raw`muert\p{L}*|morir|muere[ns]?|murió|fallec\p{L}*|funeral\p{L}*|entierro\p{L}*|tumbas?|cementerios?|ataúd\p{L}*|difunt\p{L}*|cadáver\p{L}*|fantasmas?|luto`,
    coffee: String.raw`cafés?|cafeter\p{L}*|espresso|expreso|capuchino|cafeína|barista|tazas?`,
    spiders: String.raw`arañas?|telarañas?|tarántulas?`,
    gender: String.raw`género|hombres?|mujer\p{L}*|chic[oa]s?|niñ[oa]s|masculin\p{L}*|femenin\p{L}*|feminis\p{L}*|sexis\p{L}*|machis\p{L}*|marido|esposa|señoras?|señores`,
    age: String.raw`personas mayores|los mayores|ancian\p{L}*|viej\p{L}*|jubila\p{L}*|abuel\p{L}*|boomers?|arrugas|edad|tercera edad|residencia de ancianos`,
    police: String.raw`polic\p{L}*|guardia civil|comisar\p{L}*|deten(?:ido|ida|ción)\p{L}*|esposas|cárcel|prisión|crimen|crímenes|delit\p{L}*|multas?|radar\p{L}*`,
    swearing: String.raw`palabrotas?|tacos?|insult\p{L}*|mierda|joder|coño|carajo|puñeter\p{L}*|maldit\p{L}*|cabrón\p{L}*|hostia|groser\p{L}*`,
  },
  moods: {
    calm: 'nostálgic[oa]|minimalista|tranquil[oa]|calmad[oa]|relajad[oa]|suave|amable',
    loud: 'fuerte|enfadad[oa]|enérgic[oa]|ruidos[oa]',
    dramatic: 'oscur[oa]|sombrí[oa]|tétric[oa]|dramátic[oa]|impactad[oa]|épic[oa]|estresad[oa]',
    silly: 'mon[oa]|tiern[oa]|adorable|absurd[oa]|tont[oa]|divertid[oa]|juguetón|juguetona',
    dry: 'sarcástic[oa]|cínic[oa]|mordaz|sec[oa]|sobri[oa]|seri[oa]|irónic[oa]|profesional',
  },
  smallWords: String.raw`(?:letras?|texto|palabras) (?:pequeñ\p{L}*|chic\p{L}*)|(?:muchas palabras|mucho texto|más texto)|textos? largos?`,
  largeWords: '(?:letras?|texto|palabras) grandes?|pocas palabras|poco texto|textos? cortos?',
  showsImage: 'colocar|insertar|mostrar|imagen principal',
};
