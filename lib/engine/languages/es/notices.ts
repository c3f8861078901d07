import type { NoticeWords } from '../words/notice-words.ts';

export const notices: NoticeWords = {
  site: [
    String.raw`acceso ilimitado|crea(?:r)? (?:una|tu|su) cuenta|ya eres (?:suscriptor|socio)|suscríb(?:ete|ase)|regístr(?:ate|ese) (?:para|gratis|en)|inicia(?:r)? sesión (?:para|o reg)|para (?:seguir|continuar) leyendo|cancela(?:r)? (?:cuando|en cualquier momento)|recib\p{L}* [^.]{0,60}en tu (?:correo|bandeja)|darte de baja`,
    String.raw`contenidos? (?:externos?|incrustados?|de terceros)|(?:sus|tus|los) datos (?:personales )?(?:pueden|podrán|serán) (?:ser )?(?:transmitidos|cedidos|compartidos|transferidos)`,
    String.raw`haz (?:una|tu) (?:donación|aportación)|haga una donación|apoya (?:nuestro|el) (?:trabajo|periodismo)|periodismo (?:independiente|de calidad) |hazte (?:socio|socia|suscriptor)`,
    String.raw`no (?:constituyen?|supone|debe considerarse) (?:\p{L}+ ){0,4}(?:asesoramiento|recomendación|oferta|consejo)|no (?:reflejan?|representan?) necesariamente|son responsabilidad (?:exclusiva )?de (?:su|sus|los?) autor`,
    String.raw`comentarios (?:son|serán|deben|están) (?:\p{L}+ )?(?:moderados|eliminados|cerrados|publicados|respetar)|has (?:visto|encontrado) (?:un|algún) error|tienes (?:alguna )?información sobre`,
    String.raw`contacto de prensa|para (?:más|mayor) información,? (?:\p{L}+ )?(?:contact|consult|visit|llam|escrib)\p{L}*|se ruega (?:confirmar|inscrib)\p{L}*|para consultas de prensa`,
    String.raw`^con información de|^\(?(?:efe|afp|reuters|europa press)\)?\.?$|^(?:actualización|corrección|nota (?:de la redacción|del editor)):`,
    String.raw`^(?:periodista|redactora?|corresponsal|columnista) (?:en|de|del|para|especializad[oa]) [^.]{3,120}\.?$`,
    String.raw`clic aquí|canal de whatsapp|te puede interesar|gastos de envío|artículos gratis|^(?:autora?|texto|fuente|redacción):|en el siguiente enlace`,
    String.raw`^(?:todas las|últimas) noticias|^publicado el \d|^toda la actualidad`,
  ].join('|'),
  preview: [
    String.raw`^(?:aquí|a continuación),? (?:te |le |les )?(?:presentamos|mostramos|contamos|explicamos|dejamos|tienes|están?|detallamos)|^est(?:os|as) son (?:\p{L}+ ){0,3}(?:\d+|consejos|claves|razones|trucos|respuestas)|te (?:contamos|explicamos) (?:\p{L}+ )?(?:cómo|todo|qué|por qué|las claves)|todo lo que (?:debes|hay que|necesitas|tienes que) saber|(?:hemos )?(?:recopilado|reunido|seleccionado) (?:\p{L}+ ){0,3}(?:consejos|claves|trucos)|^repasamos|descubre (?:aquí|todo|nuestr)`,
    '^en est[ea] (?:artículo|guía|nota),? (?:te|vamos|veremos|encontrarás|conocerás)',
  ].join('|'),
  indirect: '(?:por qué|cómo)',
  bio: String.raw`es (?:una?|el|la) (?:[\p{L}-]+ ){0,3}(?:periodista|escritora?|autora?|redactora?|editora?|corresponsal|columnista|profesora?|investigadora?)|es (?:periodista|escritora?|autora?|redactora?|editora?|corresponsal|columnista|profesora?|investigadora?)|escribe (?:\p{L}+ ){0,3}(?:para|sobre|en)`,
};
