import type { Things } from '../../words/thing-words.ts';

export const work: Things = {
  office: [
    'télétravail|vie de bureau|retour au bureau|coworking|open space',
    'Mon bureau, c’est la table de la cuisine.|En haut, chemise. En bas, pyjama.',
  ],
  forms: [
    'formulaires?|paperasse|démarches administratives|bureaucratie',
    'Il va encore me manquer une feuille.|J’ai mis mon nom dans la case « date ».',
  ],
  salary: [
    'salaires?|la paie|jour de paie|fiches? de paie|bulletins? de salaire|augmentations? de salaire|treizième mois',
    'Arrivé vendredi. Reparti samedi.|J’allais demander plus. J’ai demandé une agrafeuse.',
  ],
  cv: [
    'cv|curriculum vitae|lettres? de motivation|candidatures? spontanées?',
    'Anglais courant : je sais commander un muffin.|Loisirs : lecture, voyages. Donc téléphone, canapé.',
  ],
  jobInterview: [
    "entretiens? d[’']embauche|entretiens? de recrutement",
    'Mon défaut ? J’ai répondu : la raclette.|Dans cinq ans ? J’ai dit : en pause.',
  ],
  apprentice: [
    'apprentis?|apprenties?|apprentissage en alternance|alternants?|alternantes?|stagiaires?|stage de troisième',
    'Je sais faire trois sortes de café.|Le premier jour, j’ai cherché la clé à courber les tuyaux.',
  ],
  boss: [
    'leadership|managers? de proximité|style de management|management toxique|petits chefs?',
    'Je dirige une petite équipe. Des plantes vertes.|Chez moi, je décide. On m’y a autorisé.',
  ],
  toDoList: [
    'to-?do ?lists?|listes? de tâches|productivité|procrastin~',
    '« Faire la liste. » Fait. La journée est finie.|J’ajoute ce que j’ai déjà fait. Pour cocher.',
  ],
  deadline: [
    'dates? limites?|deadlines?|date butoir|clôture des inscriptions',
    'Je donne le meilleur juste après.|Avant de m’y mettre, j’ai nettoyé le four.',
  ],
  slides: [
    'powerpoint|diaporamas?|diapositives?|prise de parole en public|parler en public',
    'La dernière dit « Questions ? ». J’espère que non.|Tout est prêt. Le projecteur veut un autre câble.',
  ],
  spreadsheet: [
    'excel|tableurs?|tableaux? croisés? dynamiques?|google sheets',
    'J’ai trié la colonne A. Seulement la A.|J’ai fusionné deux cellules. Plus personne ne bouge.',
  ],
  videoCall: [
    'visioconférences?|visios?|réunions? (?:zoom|en ligne)|microsoft teams|appels? vidéo',
    'J’ai dit au revoir. Puis cherché le bouton.|Cinq minutes brillantes. Micro coupé.',
  ],
  webinar: [
    'webinaires?|formations? en ligne|cours en ligne|e-?learning|mooc',
    'J’y assiste. Avec le repassage.|Inscription à neuf. J’ai vu neuf introductions.',
  ],
  teamBuilding: [
    "team ?building|séminaires? d[’']entreprise|pots? de départ|soirées? d[’']entreprise",
    'Je me suis laissé tomber. Didier lisait ses mails.|On a construit un radeau. Courte traversée.',
  ],
  canteen: [
    "cantines?|restaurants? d[’']entreprise|pauses? déjeuner|repas scolaires?|tickets? restaurant|titres?-restaurant|lunch ?box",
    'Le hachis du vendredi connaît toute la semaine.|J’ai mangé le mien à dix heures. Longue journée.',
  ],
  fourDayWeek: [
    'semaines? de quatre jours|semaines? de 4 jours|rtt|temps partiel|équilibre vie pro~|35 heures',
    'Quatre jours, je le fais déjà. Étalés sur cinq.|Mon vendredi est prêt. Depuis des années.',
  ],
  innovation: [
    'innovations?|innovantes?|innovants?|disrupti~|design thinking',
    'Pour ça, on a une salle avec des poufs.|J’utilise les post-it verts, maintenant.',
  ],
  digitalisation: [
    'numérisation|transformation (?:numérique|digitale)|dématérialis~|digitalisation|zéro papier|services publics en ligne',
    'J’ai imprimé le mail qui en parle.|On scanne ce qu’on imprime, maintenant.',
  ],
  sustainability: [
    'durabilité|développement durable|zéro déchet|empreinte carbone|écoresponsables?|éco-responsables?',
    'J’ai un sac rempli de sacs.|J’ai cinq gourdes. Toutes à la maison.',
  ],
  change: [
    'conduite du changement|restructurations?|réorganisations?|méthodes? agiles?|scrum',
    'J’en ai vécu quatre. La machine à café est restée.|Chez nous, on a eu de nouveaux badges.',
  ],
  merger: [
    "fusions?-acquisitions?|fusion (?:entre|avec)|fusion des (?:deux|entreprises|banques)|fusionnent|fusionner|opa|coentreprise|rachat d[’']entreprise",
    'On a emménagé ensemble. On a trois grille-pain.|J’ai fait pareil avec deux fonds de confiture.',
  ],
  quarterlyFigures: [
    "résultats (?:trimestriels|semestriels|annuels)|(?:premier|deuxième|troisième|quatrième) trimestre|chiffre d[’']affaires",
    'Bilan perso : un parapluie perdu, deux stylos gagnés.|Mes prévisions sont prudentes. On est le 20.',
  ],
  investor: [
    'investisseurs?|investisseuses?|levées? de fonds|capital-risque|financement participatif|crowdfunding|business angels?',
    'Mamie a mis dix euros dans ma carrière.|Il m’en faut. C’est pour un canapé.',
  ],
  startUp: [
    'start-?ups?|entrepreneurs?|entrepreneuses?|entrepreneuriat|auto-entrepreneurs?|french tech',
    'J’avais eu l’idée avant. Sous la douche.|Le baby-foot est là. Reste l’entreprise.',
  ],
  tradeFair: [
    "salon (?:de l[’']agriculture|de l[’']agriculture|du livre|de l[’']auto|de l[’']auto|du chocolat|des métiers|professionnel)|foire (?:de paris|expo~|internationale)|vivatech|parc des expositions|japan expo",
    'Je suis rentré avec neuf tote bags.|Trois fois au stand du saucisson.',
  ],
  survey: [
    "sondages?|questionnaires?|enquêtes? de satisfaction|enquête d[’']opinion",
    'Je coche toujours celle du milieu.|« Deux minutes », disaient-ils. Il y a une heure.',
  ],
  statistics: [
    'statistiques?|infographies?|insee',
    'En moyenne, mes chaussettes vont ensemble.|Je suis le petit bout marqué « Autres ».',
  ],
  ranking: [
    'classements?|palmarès des|top (?:10|20|50|100)|rankings?',
    'Chez moi, je suis dans les trois premiers. On est deux.|J’étais juste derrière le premier million.',
  ],
  pressRelease: [
    'communiqués? de presse|dossiers? de presse|service de presse',
    'Notre frigo tient à préciser qu’il est vide.|Aucune déclaration avant mon café.',
  ],
  hotline: [
    "services? clients?|service après-vente|sav|hotlines?|centres? d[’']appels?|relation client",
    'J’étais septième. Je suis neuvième.|Je connais par cœur la musique d’attente.',
  ],
};
