import type { Things } from '../../words/thing-words.ts';

export const online: Things = {
  password: ['password', 'La mia è attaccata allo schermo.|La reimposto ogni mattina. È un rito.'],
  wifi: [
    'wi-?fi|fibra ottica|5g|router|banda larga',
    'Da me funziona. Alla finestra. Su un piede solo.|Ho chiesto il codice prima di salutare.',
  ],
  newsletter: [
    'e-?mail|posta elettronica|gmail|newsletter',
    '4.312 non lette. Prossima domanda.|«In allegato.» Non c’era. Due volte.',
  ],
  browser: ['browser|firefox|chrome', 'Ho già 43 schede aperte.|Una scheda suona. La cerco ancora.', 'fresh'],
  socialPost: [
    'instagram|facebook|twitter|tweet|tiktok|influencer|follower|linkedin',
    'Il mio ultimo post: due like. Uno è mio.|Ho messo like a una foto del 2016. Di notte.',
  ],
  updates: [
    'aggiornament[oi] (?:software|di sistema|windows|android|ios|di sicurezza|del firmware)|ios \\d+|android \\d+',
    '«Ricordamelo domani.» Lo dico da Pasqua.|Manca l’uno per cento. Anche ieri.',
  ],
  captcha: [
    'captcha|recaptcha|non sono un robot',
    'Il palo conta? Bocciato di nuovo.|Ho cliccato tutti gli autobus. Uno era un panificio.',
  ],
  spam: [
    'spam|phishing|posta indesiderata|telemarketing|truff[ae] (?:via (?:sms|mail|email)|online)|smishing',
    'Mi scrive un principe. Il capo mai.|L’invito era lì dentro. Era per sabato.',
  ],
  cookieBanner: [
    'cookie (?:policy|di terze parti)|banner (?:dei )?cookie|gdpr|informativa (?:sulla )?privacy|garante (?:della )?privacy|termini e condizioni',
    'Accetta tutto. Volevo solo la ricetta.|Sono arrivato in fondo. Forse ho venduto l’auto.',
  ],
  cloud: [
    'icloud|google drive|dropbox|onedrive|spazio cloud|archiviazione (?:cloud|online)|cloud',
    'Il mio è pieno. Di screenshot che dicono che è pieno.|Pago per più spazio. Per foto del pavimento.',
  ],
  groupChat: [
    'whatsapp|telegram|chat di (?:gruppo|classe)|grupp[oi] whatsapp|spunte blu|messaggini',
    '84 messaggi. Per chi porta l’insalata di riso.|Sono uscito. L’hanno visto tutti. Sono rientrato.',
  ],
  voiceMessage: [
    'messagg(?:io|i) vocal[ei]|audio su whatsapp|vocali su whatsapp|segreteri[ae] telefonic[ah]e?',
    'Nove minuti. Ho risposto «ok».|Al bip riattacco.',
  ],
  screenshot: ['screenshot|schermate', 'Ne ho mille. Mai guardato uno.|L’ho mandato proprio a chi c’era dentro.'],
  backup: [
    'backup|copi[ae] di (?:sicurezza|backup)|recupero dati|chiavett[ae] usb|pennett[ae] usb',
    'Lo faccio ogni anno. L’ultimo, nel 2018.|È sulla chiavetta. La chiavetta è in lavatrice.',
  ],
  emoji: [
    'emoji|emoticon|faccin[ae]',
    'Credevo piangesse dal ridere. Adesso mi consolano.|Uso il pollice. Mia nipote dice che sembro arrabbiato.',
  ],
  searchEngine: [
    'motor[ei] di ricerca|ricerche (?:su|di) google|ricerca google|seo|wikipedia',
    'La mia ultima ricerca: «uovo sodo minuti». Di nuovo.|Cercavo una data. Adesso so tutti i papi.',
  ],
  app: ['app|app store|play store', 'Una mi ricordava di bere. Si è arresa.|Quattro schermate piene. Uso la torcia.'],
  qrCode: [
    'qr ?code|codic[ei] qr|codic[ei] a barre|menù digital[ei]',
    'Ho inquadrato. Il telefono mi ha mostrato il mento.|Io voglio un menù che si possa macchiare.',
  ],
  onlineBanking: [
    'home banking|banc[ah]e? online|internet banking|paypal|iban|bonific[oi](?: istantane[oi])?',
    'Guardo il saldo. Con un occhio solo.|Ho copiato 27 caratteri. Lo zero era una O.',
  ],
  website: [
    'siti? web|sito internet|siti internet|wordpress|errore 404|nuovo sito|domini web',
    'Il mio è in costruzione. Dal 1999.|Dodici visite! Nove ero io.',
  ],
  clickbait: [
    'clickbait|video viral[ei]|diventa virale|doomscrolling|unboxing|acchiappaclick',
    'Sono al numero undici. Nessuna sorpresa.|Volevo dormire. Poi uno puliva un tappeto.',
  ],
  onlineReview: [
    'recension[ei] (?:online|false|su google|su amazon|dei clienti|negativ[ae])|tripadvisor|opinioni dei clienti',
    'Leggo solo quelle da una stella. Per le storie.|Ho dato quattro al brodo di mamma. Ne abbiamo parlato.',
  ],
  forum: [
    'forum (?:online|di discussione)|sezione commenti|reddit|discord',
    'La mia domanda è del 2011. Risposta: «Risolto, grazie».|Ho scritto un papiro. Poi mi sono fatto un tè.',
  ],
};
