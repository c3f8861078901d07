import type { Things } from '../../words/thing-words.ts';

export const online: Things = {
  password: ['contraseñas?', 'La mía está pegada en la pantalla.|La restablezco cada mañana. Ya es rutina.'],
  wifi: [
    'wi-?fi|fibra óptica|5g|routers?|banda ancha',
    'En casa funciona. En la ventana. A la pata coja.|Pedí la clave antes de decir hola.',
  ],
  newsletter: [
    'correos? electrónicos?|e-?mails?|gmail|bandeja de entrada',
    '4.312 sin leer. Siguiente pregunta.|«Ver adjunto.» No había. Dos veces.',
  ],
  browser: [
    'navegador(?:es)? (?:web|de internet)|firefox|chrome|pestañas (?:del navegador|abiertas)',
    'Ya tengo 43 pestañas abiertas.|En alguna suena música. Sigo buscando.',
    'fresh',
  ],
  socialPost: [
    'instagram|facebook|twitter|tuits?|tiktok|influencers?|linkedin',
    'Mi última foto: dos «me gusta». Uno es mío.|Le di «me gusta» a una foto de 2016. De noche.',
  ],
  updates: [
    'actualización (?:de (?:software|seguridad|windows|ios|android)|del sistema)|actualizaciones (?:de (?:software|seguridad|windows|ios|android)|del sistema)|ios \\d+|android \\d+',
    '«Recordar mañana.» Lo digo desde Semana Santa.|Falta un uno por ciento. Ayer también.',
  ],
  captcha: [
    'captchas?|recaptcha|no soy un robot',
    '¿El poste cuenta como semáforo? Suspenso otra vez.|Marqué todos los autobuses. Uno era una panadería.',
  ],
  spam: [
    'spam|phishing|correos? basura|correo no deseado|estafas? por (?:correo|sms)|llamadas comerciales',
    'Me escribe un príncipe. Mi jefe, nunca.|Ahí estaba la invitación. Fue el sábado.',
  ],
  cookieBanner: [
    'cookies de (?:terceros|navegación)|aviso de cookies|política de (?:cookies|privacidad)|rgpd|protección de datos|términos y condiciones',
    'Aceptar todo. Yo solo quería la receta.|Bajé hasta el final. Quizá vendí el coche.',
  ],
  cloud: [
    'icloud|google drive|dropbox|onedrive|almacenamiento en la nube|copias? en la nube|servicios? en la nube',
    'Está llena. De capturas de que está llena.|Pago por más espacio. Para fotos del suelo.',
  ],
  groupChat: [
    'whatsapp|telegram|grupos? de (?:padres|familia|clase)|chats? grupal(?:es)?|doble check',
    '84 mensajes. Es por la tortilla del sábado.|Me salí. Lo vieron todos. He vuelto.',
  ],
  voiceMessage: [
    'audios? de whatsapp|mensajes? de voz|notas? de voz|buzón de voz|contestador(?:es)?',
    'Duraba nueve minutos. Contesté «ok».|Al oír el pitido, cuelgo.',
  ],
  screenshot: [
    'capturas? de pantalla|pantallazos?',
    'Tengo mil. No he mirado ninguna.|Se la mandé justo a quien salía.',
  ],
  backup: [
    'copias? de seguridad|backups?|recuperación de datos|memorias? usb|pendrives?',
    'La hago cada año. La última, en 2018.|Está en un pendrive. El pendrive, en la lavadora.',
  ],
  emoji: [
    'emojis?|emoticonos?',
    'Creía que lloraba de risa. Ahora me consuelan.|Uso el pulgar. Mi sobrina dice que suena a enfado.',
  ],
  searchEngine: [
    'buscador(?:es)?(?! de)|búsquedas en google|seo|wikipedia|posicionamiento web',
    'Mi última búsqueda: «huevo cocido minutos». Como siempre.|Solo quería una fecha. Ya me sé los reyes godos.',
  ],
  app: [
    'apps?|aplicaciones (?:móviles|gratis|de citas)|app store|google play',
    'Una me recordaba beber agua. Se ha rendido.|Cuatro pantallas llenas. Uso la linterna.',
  ],
  qrCode: [
    'códigos? qr|qr|códigos? de barras|cartas? digital(?:es)?',
    'Escaneé. El móvil me enseñó la barbilla.|Yo quiero una carta que se pueda manchar.',
  ],
  onlineBanking: [
    'banca (?:online|en línea|móvil|digital)|paypal|iban|domiciliaciones|transferencias? (?:inmediatas?|bancarias?)',
    'Miro el saldo. Con un solo ojo.|Copié los 24 dígitos. Uno era una O.',
  ],
  website: [
    'páginas? web|sitios? web|wordpress|error 404|nueva web|dominios? web',
    'La mía está en construcción. Desde 1999.|¡Doce visitas! Nueve soy yo.',
  ],
  clickbait: [
    'clickbait|vídeos? viral(?:es)?|videos? viral(?:es)?|se (?:hace|vuelve) viral|reto viral|doomscrolling|unboxing',
    'Voy por el número once. Tampoco me sorprendió.|Quería dormir. Luego alguien limpió una alfombra.',
  ],
  onlineReview: [
    'reseñas? (?:online|falsas|de (?:amazon|google|clientes))|opiniones de clientes|valoraciones de usuarios|tripadvisor',
    'Leo solo las de una estrella. Por las historias.|Le di cuatro a la sopa de mamá. Tuvimos una charla.',
  ],
  forum: [
    'foros? (?:de internet|online|de ayuda)|comentarios de los lectores|reddit|discord|forocoches',
    'Mi duda es de 2011. Respuesta: «Ya lo arreglé».|Escribí un párrafo. Luego me hice un té.',
  ],
};
