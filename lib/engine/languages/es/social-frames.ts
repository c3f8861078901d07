import type { SocialFrames } from '../joke-words.ts';

/** Situations that everybody knows, around what a source says and what it is about. */
export const socialFrames: SocialFrames = {
  claimed: [
    'nobody | Peluquero: ¿Qué hay de nuevo? | Yo: | {h}',
    'nobody | Jefe: ¿Alguna pregunta? | Yo, a las 17:58: | {h}',
    'nobody | Un colega: Hola. | Yo: | {h}',
    'exchange | Hola, soy mamá. ¿Alguna novedad? | {h}',
    'exchange | ¿Y qué has aprendido hoy en el trabajo? | {h}',
    'chat | ¿Alguna novedad? | {h} | Digo contigo.',
    'chat | Dime algo bonito. | {h} | Buenas noches.',
    'proclaim | Yo, al compañero que solo dijo «buenas» | {h}',
    'proclaim | Yo, explicándole al gato por qué cena tarde | {h}',
    'proclaim | Mi discurso de boda, primera frase | {h}',
    'thoughts | Móvil fuera. | Ojos cerrados. | {h}',
    'shocked | Yo, leyendo el móvil del de al lado: {h}',
  ],
  named: [
    'thoughts | ¿Cómo se llamaba? | Da igual. Duerme. | ¡{t}!',
    'exchange | ¿Planes para esta noche? | {t}.',
    'chat | ¿En qué piensas? | {t}. | Creía que en mí.',
    'nobody | Mi cita: ¿Aficiones? | Yo, al instante: | {t}',
    'tug | Todo lo que tengo que hacer hoy | {t} | Yo',
    'exchange | ¿Tus tres grandes pasiones? | {t}, comer y dormir.',
    'butterfly | Yo | Doce pestañas abiertas: {t} | ¿Esto es una afición?',
    'levels | ¿{t}? Ni idea. | Leer una página | Abrir doce pestañas | Explicarlo en las fiestas',
    'tempted | Yo | Lo que debería hacer | {t}',
    'domino | Un clic en «{t}» | Toda mi tarde',
  ],
  spoken: [
    'exchange | Rápido, una frase sobre «{t}». | {l}',
    'chat | ¿En qué piensas? | {l} | O sea, otra vez «{t}».',
    'nobody | Mi cita: ¿Y tú qué haces? | Yo, tema «{t}»: | {l}',
    'nobody | Todos: cenando | Yo, al oír «{t}»: | {l}',
    'proclaim | Yo, tras una página sobre «{t}» | {l}',
    'proclaim | «{t}», explicado a un bebé | {l}',
    'thoughts | Duerme. | No pienses en «{t}». | {l}',
    'sign | {l} | «{t}», en una frase',
    'chat | Tema: «{t}». Tienes un minuto. | {l} | Eso han sido cuatro segundos.',
    'shocked | Yo, descubriendo «{t}»: {l}',
  ],
};
