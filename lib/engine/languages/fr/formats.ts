/** Frames of templates that notes name, around a headline; see `note-words.ts`. */
export const formats: readonly string[] = [
  'verdict | Ce que je devrais lire au boulot | {h}',
  'tempted | Moi | Ce qu’il faut finir aujourd’hui | {h}',
  'levels | {h} | {1} | {2} | Tout raconter au chat',
  'levels | Un coup d’œil aux titres | {H} | Tout relire | Tout raconter au chat',
  'buttons | {1} | {2} | Moi, avec droit à une seule phrase',
  'buttons | Me remettre au travail | {h} | Moi, là, maintenant',
  'fork | Se remettre au travail | Encore un paragraphe | {h}',
  'sign | {h} | Faites-moi changer d’avis.',
  'panic | On me demande quoi de neuf | {h} | On me demande des détails',
  'exit | Retour au travail | {h} | Moi',
  'backfire | Dire un truc intelligent à table | {h} | On me demande de développer | On me demande de développer',
  'clown | Je lis juste le titre | {H} | {1} | Il fait nuit dehors',
  'clown | Je lis juste le titre | {H} | Encore un paragraphe | Il fait nuit dehors',
  'handshake | Ceux qui ont tout lu | Ceux qui n’ont lu que le titre | « {H} »',
  'handshake | Ceux qui ont lu « {h} » | Ceux qui ne l’ont pas lu | Un avis bien arrêté',
  'handshake | {h} | Mon agenda | Première nouvelle',
  'same | {h} | Mon seul sujet de conversation',
  'butterfly | Moi | {h} | C’est ça, faire la conversation ?',
  'shocked | {H} | Et je voulais juste lire le titre',
  'unmasking | Papoter deux minutes avec moi | {h}',
  'scale | Tout ce que je dois faire aujourd’hui | {h}',
  'tug | Mon travail | {h} | Mon après-midi',
  'reality | Ce que je voulais dire | Bonjour | Ce que j’ai dit | {h}',
  'before-after | Avant le café | Aucun avis | Après le café | {h}',
  'calm | {h} | Je finis juste mon verre.',
  'domino | {h} | Tout mon après-midi',
];

/** "Both X and Y …". */
export const both = '^aussi bien (?<left>.+?) que (?<right>.+)$';
