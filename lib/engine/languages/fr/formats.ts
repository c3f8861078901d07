/** Frames of templates that notes name, around a headline; see `note-words.ts`. */
export const formats: readonly string[] = [
  'verdict | Ce que je suis censé lire | {h}',
  'tempted | Moi | Ce qu’il faut finir aujourd’hui | {h}',
  'levels | {h} | {1} | {2} | Tout raconter au chat',
  'levels | Un coup d’œil aux titres | {H} | Tout relire | Tout raconter au chat',
  'buttons | {1} | {2} | Moi, avec le temps d’une phrase',
  'buttons | Retourner au travail | {h} | Moi, à l’instant',
  'fork | Retourner au travail | Encore un paragraphe | {h}',
  'sign | {h} | Faites-moi changer d’avis.',
  'panic | On me demande quoi de neuf | {h} | On me demande des détails',
  'exit | Retour au travail | {h} | Moi',
  'backfire | Dire une chose intelligente à table | {h} | Tout le monde demande pourquoi | Tout le monde demande pourquoi',
  'clown | Je ne lis que le titre | {H} | {1} | Il fait nuit dehors',
  'clown | Je ne lis que le titre | {H} | Encore un paragraphe | Il fait nuit dehors',
  'handshake | Ceux qui ont tout lu | Ceux qui ont lu le titre | « {H} »',
  'handshake | Ceux qui ont lu « {h} » | Ceux qui ne l’ont pas lu | Un avis bien arrêté',
  'handshake | {h} | Mon propre agenda | Une nouvelle pour moi',
  'same | {h} | Mon seul sujet du jour',
  'butterfly | Moi | {h} | Est-ce parler de tout et de rien ?',
  'shocked | {H} | Et je ne voulais lire que le titre',
  'unmasking | Une petite discussion avec moi | {h}',
  'scale | Tout ce que je dois faire aujourd’hui | {h}',
  'tug | Mon travail | {h} | Mon après-midi',
  'reality | Ce que je voulais dire | Bonjour | Ce que j’ai dit | {h}',
  'before-after | Avant le café | Aucun avis | Après le café | {h}',
  'calm | {h} | Je finis juste mon verre.',
  'domino | {h} | Tout mon après-midi',
];

/** "Both X and Y …". */
export const both = '^aussi bien (?<left>.+?) que (?<right>.+)$';
