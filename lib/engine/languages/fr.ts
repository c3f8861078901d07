import type { Examples } from './examples.ts';
import { cuts } from './fr/cuts.ts';
import { drawings } from './fr/drawings.ts';
import { figures } from './fr/figures.ts';
import { forms } from './fr/forms.ts';
import { genreFrames, genreSigns } from './fr/genre-frames.ts';
import { icons } from './fr/icons.ts';
import { notes } from './fr/notes.ts';
import { notices } from './fr/notices.ts';
import { people } from './fr/people.ts';
import { premises } from './fr/premises.ts';
import { prose } from './fr/prose.ts';
import { replies } from './fr/replies.ts';
import { rows } from './fr/rows.ts';
import { signs } from './fr/signs.ts';
import { socialFrames } from './fr/social-frames.ts';
import { steering } from './fr/steering.ts';
import { things } from './fr/things.ts';
import { type Language, list } from './language.ts';
import type { BriefWords } from './words/brief-words.ts';
import type { GrammarWords } from './words/grammar-words.ts';
import type { JokeWords } from './words/joke-words.ts';
import type { ReadWords } from './words/read-words.ts';
import type { QuipWords, SituationWords } from './words/situation-words.ts';
import type { AimWords, TitleWords } from './words/title-words.ts';

const titles: TitleWords = {
  series: String.raw`(?:\p{L}+ )?\p{L}+ (?:du jour|de la semaine|du mois|de l[’']année)|podcast|vidéos?|photos?|en images|diaporama|exclusif|direct|en direct|opinion|chronique|édito|analyse|communiqué|série|infos?|actualités?`,
  promises: String.raw`(?:tout )?ce qu[’'](?:il faut|on) (?:savoir|sait)|tout (?:savoir|ce)|voici (?:comment|pourquoi|ce)|découvrez|le guide (?:complet|ultime)|guide complet|pas à pas|étape par étape|trucs et astuces|conseils et astuces|acheter en ligne|nos conseils|explications`,
  sites: 'site officiel|page officielle|site (?:web|internet) (?:de|du|des)|page d’accueil|bienvenue',
};

const situations: SituationWords = {
  upshots: "finalement|en réalité|en fait|au final|à la place|il s'avère que|il s'est avéré que|résultat",
  foregone: "évidemment|bien sûr|sans surprise|pas étonnant|rien d'étonnant|forcément|naturellement",
  stages: "d'abord|puis|ensuite|après|maintenant|enfin|finalement",
  masks:
    "{b} déguisé en {a}|{b} déguisée en {a}|{b} rebaptisé {a}|{b} rebaptisée {a}|{a} est en réalité {b}|{a} était en réalité {b}|{a} s'avère être {b}|{a} se révèle être {b}|{a} n'était que {b}",
  reversals: 'en revanche|au contraire|même pas|pas même|sauf|au lieu de|en réalité',
  titleTurns: "mais|pourtant|sauf|jusqu’à|jusqu'à|sauf que|pas encore|parce que|ou pas",
};

const quips: QuipWords = {
  tags: 'enfin|bon|au moins|du moins|pas encore|presque|toujours|jamais|personne|rien|deux fois|encore une fois|hélas|malheureusement|peut-être|un jour|pardon|même pas|en théorie|pour l’instant|enfin presque|ou presque',
  platitudes:
    "recommand*|j'espère|je souhaite|je voudrais|fier|fiers|fière|fierté|heureux|heureuse|ravi*|remerci*|merci|important*|ensemble|parten*|opportunit*|avenir|succès|solution*|clients|communauté*|engag*|innov*|soutien*|soutenir|garant*|continu*|enjeu*|respons*|développ*|qualité|contribu*|essentiel*|strat*|renforc*",
  assents: 'oui|bien sûr|évidemment|tout à fait|certainement',
  laughs: 'rit|riant|rires|plaisante|plaisantait|plaisanté|sourit|sourire|ironise|rigole|rigolait|s’amuse|amusé',
  contrasts:
    'mais|pourtant|cependant|toutefois|en revanche|au contraire|plutôt que|malgré|même pas|ni|sauf|quand même|bien que|alors que|au lieu de|finalement|en théorie|seulement',
  comparisons: 'plus * que|moins * que|mieux que|pire que|aussi * que|trop * pour|tellement',
};

const aims: AimWords = {
  asides:
    'en dans de du des d au aux sur sous par avec sans chez vers entre contre depuis pendant avant après selon dès malgré',
  fresh:
    'nouve(?:au|aux|l|lle|lles)|présente\\p{L}*|lance\\p{L}*|dévoile\\p{L}*|annonce\\p{L}*|arrive|meilleure?s?|comparatif|test|attendre|vaut',
  fails: 'pannes?|bugs?|erreurs?|plante|plantage|problèmes?|répar\\p{L}*|lente?s?',
};

const jokes: JokeWords = {
  nouns: {
    leads:
      "l['’]|le|la|les|un|une|du|au|aux|ce|cet|cette|ces|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs|chaque|quelques|plusieurs|sur|avec|dans|chez|entre|contre|vers",
    unsure: String.raw`(?:[^l]{1,2}['’])?\p{L}+`,
  },
  empty:
    'nouveau|nouvelle|nouvelles|france|an|ans|année|mois|semaine|jour|pays|ville|prix|page|partie|monde|vie|homme|femme|enfants|gouvernement|ministre|question|réponse|exemple|avenir|hiver|été|accueil|actualités|vidéo|photos?|avis|résumé|conclusion|cause|candidature',
  frames: {
    ...socialFrames,
    stated: [
      'nobody | Le dentiste : Ouvrez grand. | Moi : | {h}',
      'nobody | L’ascenseur : silence | Moi : | {h}',
      'nobody | Mon rencard : Parle-moi de toi. | Moi : | {h}',
      'nobody | Le serveur : Vous avez choisi ? | Moi : | {h}',
      'proclaim | Moi, à un chauffeur qui n’a rien demandé | {h}',
      'proclaim | Mon voisin, par-dessus la haie | {h}',
      'thoughts | Encore un titre. | Et on dort. | {h}',
      'scale | Tous mes propres problèmes | {h}',
      'chat | Alors, raconte un peu. | {h} | L’addition, s’il vous plaît.',
      'chat | À quoi tu penses ? | {h} | Je croyais que c’était à moi.',
      'chat | Tu as lu l’article ? | {H} | Ça, c’est le titre.',
      'chat | Où vous voyez-vous dans cinq ans ? | {h} | On vous rappellera.',
      'nobody | Personne : | Moi à chaque soirée : | {h}',
      'nobody | Tout le monde : Bonjour ! | Moi, avant le café : | {h}',
      'thoughts | Tu dors ? | Oui. | {h}',
      'thoughts | Demain, lever à six heures. | On dort. | {h}',
      'proclaim | Moi, après un seul article | {h}',
      'proclaim | Le beau-frère, au repas de Noël | {h}',
      'nobody | Absolument personne : | Moi, à trois heures du matin : | {h}',
      'chat | Tu dors, chéri ? | {h} | Bonne nuit.',
      'sign | {h} | Je dis ça, je dis rien',
      'scale | Tout ce que je dois faire aujourd’hui | {h}',
    ],
    trouble: [
      'calm | {h} | Ça va bien se passer.',
      'calm | {h} | On verra ça lundi.',
      'calm | {h} | Ce n’est pas mon service.',
    ],
    fall: ['chart | Le plan sur cinq ans | {h}', 'chart | Ce que disait la diapo | {h}'],
    opinion: ['sign | {h} | C’est pas faux', 'sign | {h} | Je persiste et je signe'],
    about: [
      'verdict | Parler de la météo | Quarante minutes sur « {t} »',
      'buttons | Faire mon travail | Tout lire sur « {t} » | Moi, chaque lundi',
      'tug | Huit heures de sommeil | Encore un article sur « {t} » | Moi',
      'levels | « {t} » ? Jamais entendu. | Lire le titre | Lire l’article | Corriger des inconnus',
      'reality | Attentes | Deux minutes sur « {t} » | Réalité | Il fait nuit dehors',
      'before-after | 21 h | Juste un article sur « {t} » | 3 h | Toutes les notes de bas de page',
      'domino | Un article sur « {t} » | Toute ma personnalité',
      'fork | Lire l’article | Avoir un avis tout de suite | « {t} »',
    ],
    asked: [
      'thoughts | Tu dors ? | Oui. | {h}',
      'exchange | Des questions ? | {h}',
      'shocked | Moi, sous la douche : {h}',
    ],
    listed: [
      'butterfly | Moi | Enregistrer « {h} » | C’est un progrès ?',
      'clown | {h} | Je commence aujourd’hui | Bon, demain | Enregistré pour plus tard',
    ],
    howTo: [
      'exchange | Tu fais quoi ce week-end ? | {h}',
      'buttons | {h} | Regarder encore une vidéo | Moi, le dimanche',
    ],
    genres: {
      ...genreFrames,
      paperwork: [
        'levels | Ignorer « {t} » | Lire la première ligne | La relire trois fois | Appeler maman',
        'chat | Vous avez des passions ? | {h} | D’autres passions ?',
        'tempted | Moi | « {t} » | Nettoyer toute la cuisine',
        'exit | « {t} » | Détartrer la bouilloire | Moi, adulte',
        'exchange | La vie d’adulte, en une phrase ? | {h}',
      ],
      politics: [
        'chat | Pas de politique à table. | {h} | Et voilà.',
        'proclaim | Le beau-frère, au repas de Noël | {h}',
        'exchange | T’as une petite mine. Ça va ? | {h}',
        'shocked | Moi, après cinq minutes de vacances : {h}',
      ],
      product: [
        'chat | Tu en as déjà un. | {h} | Où est notre argent ?',
        'nobody | Mon compte : 12 euros | Moi : | {h}',
        'tug | Mon livret A | « {t} » | Jour de paie',
        'butterfly | Moi | « {t} » | C’est un placement ?',
        'tempted | Moi | L’ancien, qui marche | « {t} »',
        'exchange | On en a vraiment besoin ? | {h}',
      ],
      software: [
        'chat | T’as deux minutes ? | {h} | Ça fait trois heures.',
        'calm | {h} | Chez moi, ça marche.',
        'reality | Estimation | Deux heures de « {t} » | Réalité | On est jeudi',
        'butterfly | Moi | « {t} » | C’est un projet de week-end ?',
        'exchange | C’est rapide à corriger ? | {h}',
        'panic | {h} | Quelqu’un d’autre est d’astreinte | C’est moi',
      ],
      science: [
        'chat | Tu as sorti les poubelles ? | {h} | Donc non.',
        'thoughts | Vaisselle : sale. | Factures : à payer. | {h}',
        'butterfly | Moi | Un article sur « {t} » | C’est un diplôme ?',
        'exchange | Alors, quoi de neuf ? | {h}',
        'shocked | Moi, à deux heures du matin : {h}',
      ],
      sports: [
        'proclaim | Moi, dernier footing en 2014 | {h}',
        'chat | On peut parler de nous ? | {h} | De nous deux.',
        'butterfly | Moi, sur le canapé | « {t} » | C’est du sport ?',
        'exchange | Vous faites du sport ? | {h}',
        'panic | Jour de match | Ce n’est qu’un jeu | {H}',
      ],
      markets: [
        'chat | Mon argent est en sécurité ? | {h} | Je vais demander ailleurs.',
        'calm | {h} | J’investis à long terme.',
        'exchange | Et ta retraite ? | {h}',
        'panic | {h} | Je n’ai pas d’actions | Ma retraite, si',
      ],
      screen: [
        'chat | Un épisode et au lit. | {h} | Il est quatre heures.',
        'tug | Prendre l’air | « {t} » | Mon week-end',
        'butterfly | Moi | « {t} » | C’est une personnalité ?',
        'exchange | Tu as mis le nez dehors aujourd’hui ? | {h}',
      ],
      food: [
        'chat | On mange quoi ? | {h} | Des pâtes, donc.',
        'reality | La recette | « {t} » | Ma cuisine | Une pizza livrée',
        'butterfly | Moi | « {t} » | C’est équilibré ?',
        'tempted | Moi | Ma salade | « {t} »',
      ],
      outing: [
        'chat | Tu fais quoi ce week-end ? | {h} | Je pensais au canapé.',
        'buttons | « {t} » | Le canapé | Moi, le samedi',
        'butterfly | Moi | Garder le lien de « {t} » | C’est un projet ?',
        'panic | Le week-end | Rien de prévu | {H}',
      ],
      animals: [
        'chat | Où étais-tu toute la semaine ? | {h} | On mange à six heures.',
        'nobody | Tous : endormis | Mon chat, à quatre heures : | {h}',
        'exchange | Et toi, ton excuse ? | {h}',
        'shocked | Mon chat, par-dessus mon épaule : {h}',
      ],
      business: [
        'chat | Ça tenait dans un mail ? | {h} | Oui.',
        'nobody | Chef : Des questions ? | Moi, à 17 h 59 : | {h}',
        'butterfly | Mon chef | « {t} » | C’est un team building ?',
        'exchange | Des succès cette semaine ? | {h}',
      ],
      research: [
        'proclaim | Moi, après avoir lu le résumé | {h}',
        'chat | Tu as lu l’article ? | {H} | Ça, c’est le titre.',
        'tempted | Moi | Ma thèse | « {t} »',
        'exchange | Ça avance, le chapitre un ? | {h}',
      ],
      health: ['butterfly | Moi | Lire sur « {t} » | C’est du sport ?', 'panic | 1er janvier | 2 janvier | {H}'],
      fame: ['exchange | On les connaît, ces gens ? | {h}', 'butterfly | Moi | « {t} » | Ça me regarde ?'],
      cars: ['tempted | Moi | Mon vélo, déjà payé | « {t} »', 'exchange | On voulait juste se garer. | {h}'],
    },
  },
  pictured: "(?:une? |la |l')?(?:photo|photographie|image|capture d'écran|illustration) d(?:e(?= )|['’])",
  doable: 'astuces|conseils|étapes|idées|façons|exercices|recettes|choses à faire|gestes',
  premises,
  aims,
  titles,
  things,
  replies,
  phrases: {
    expectation: 'Attentes',
    reality: 'Réalité',
    before: 'Avant',
    now: 'Aujourd’hui',
    regret: 'Je n’aurais pas dû demander.',
    starter: 'Kit du débutant : {}',
    simply: 'On ne peut pas simplement',
    me: 'Moi',
    mood: 'Humeur du jour :|Mon cerveau à trois heures du matin :|Moi, caméra coupée, en réunion :|Mon dernier neurone :',
    wordless: 'Sans commentaire',
    lastStep: 'Payer quelqu’un pour le faire',
  },
  genres: {
    ...genreSigns,
    product: String.raw`téléphones?|écouteurs|promo\w*|soldes|smartphones?`,
    software: 'logiciels?|développeurs?|programmation|mots? de passe|base de données|serveurs?',
    science: 'planètes?|télescope|chercheurs|scientifiques|astronautes?',
    sports: 'buts|entraîneur|équipe|championnat|ligue|match|joueurs?|finale|tournoi|victoire|saison',
    markets: 'bourse|actionnaires|investisseurs|cac 40',
    politics: String.raw`assemblée|députés?|projet de loi|sénat|gouvernement|élections?|ministre|maire|président|parti|candidat\p{L}*`,
    screen: String.raw`épisodes?|saison|réalisat\w+|acteurs?|actrices?|cinéma`,
    food: 'recettes?|ingrédients|cuillères?|four|cuisson|farine|sucre|beurre|gâteau|restaurants?|chef|fromage|vins?',
    outing: 'expositions?|billets|vacances|randonnée|voyages?|hôtels?|plage|festival|concerts?|musée',
    paperwork: 'impôts?|certificat|salaire|cotisations?|assurance|déclaration|formulaires?',
    animals: 'chats?|chiens?|refuge',
    business: 'entreprises?|salariés|réunions?|direction|clients?',
    research: 'résumés?|requêtes|expérimentations?|cet article|nous proposons',
    health: 'régime|sommeil|médecins?|calories',
    fame: 'célébrités?|people|tapis rouge',
    cars: 'voitures?|berline|automobiles?|essai',
  },
};

const grammar: GrammarWords = {
  joints:
    'le la les l un une des du de d à au aux en dans sur sous par pour avec sans chez vers entre contre depuis pendant avant après et ou mais ni car donc que qu qui quoi dont où si comme lorsque quand parce puisque ne n pas plus très est sont était étaient sera seront a ont avait avaient être avoir son sa ses leur leurs notre nos votre vos mon ma mes ce cet cette ces se s même aussi selon dès jusqu moins environ quelque',
  others:
    'je j tu il elle on nous vous ils elles me m te t lui eux y c cela ça ceci celui celle ceux celles tout tous toute toutes autre autres là ici alors encore déjà bien peut peuvent fait faire été deux ainsi entre-temps',
  backward:
    'il elle ils elles ce cela ça ceci celui celle ceux celles cette cet ces son sa ses leur leurs mais et ou donc car or ainsi alors aussi pourtant cependant néanmoins toutefois là ici y en lui',
  connectives:
    "dès lors|par conséquent|en conséquence|de même|par contre|autrement dit|en d'autres termes|en d’autres termes|malgré tout|notamment|surtout|cependant|concrètement|plus précisément|en particulier|au final|à vrai dire|en somme|en résumé|d'ailleurs|qui plus est|certes|évidemment|heureusement|malheureusement|résultat|toutefois|néanmoins|pourtant|en outre|de plus|par ailleurs|ainsi|en effet|en fait|par exemple|enfin|finalement|bien sûr|d'ailleurs|et|mais|or|donc|bref|en revanche|du coup",
  coordinators: 'et mais car or',
  noCoordinators: 'et si',
  reporting: 'dit affirme explique estime déclare ajoute précise souligne assure écrit raconte',
  accordingTo: "selon|d’après|d'après",
  second: 'mais bien alors tandis parce car sauf contre puisque',
  settings: 'alors que|bien que|tandis que|outre|malgré|hormis|en plus de',
  dependent:
    'si quand lorsque lorsqu alors bien quoique puisque puisqu parce comme tandis après avant depuis dès pour sans en afin malgré selon',
  weighty: 'tandis que|alors que|car|puisque|grâce à|en raison de|après|avant|et|en|à',
  trailing:
    'qui|que|dont|où|lequel|laquelle|lesquels|lesquelles|ce qui|ce que|tandis que|alors que|car|puisque|notamment|comme|par exemple|ainsi que|avec|grâce à|en raison de|dont|après|avant|et|parmi lesquels|y compris|dans|lors|en|à|au|sur|par|mardi|lundi|mercredi|jeudi|vendredi|samedi|dimanche',
  relative: 'qui dont où lequel laquelle lesquels lesquelles',
  restrictive: 'qui que dont',
  indefinite: 'un une des',
  limiting: 'seul seule',
  denying: 'sans aucun aucune',
  unmarked:
    'autre autres ans années mois jours semaines heures fois façon plusieurs quelques certains certaines beaucoup nombreux nombreuses divers diverses',
  means: String.raw`en \p{L}{3,}ant`,
  and: 'et ou',
  binding:
    'ne n pas jamais aucun aucune personne rien ni sans mais si sauf seulement peut peuvent pourrait pourraient peut-être probablement sans-doute éventuellement selon présumé bien quoique malgré moins environ estimé rarement',
  speech:
    'dit déclaré affirme affirmé selon expliqué explique estime annoncé précise indiqué assure ajouté souligne rapporte après étude',
  personal: "je j me m moi mon ma mes nous notre nos tu te toi ton ta tes vous votre vos j'ai c'est",
  subjects: 'le la les l un une des il elle ils elles on nous ce cela',
  addressed: 'tu te toi ton ta tes vous votre vos',
  collective: 'nous notre nos',
  abbreviations: 'mme mlle mmes mgr bd env boul',
  abbreviationsBeforeNumber: 'al art chap éd',
  afterInitial: 'Il Elle Ils Elles On Nous Vous Ce Cette Ces Mais Dans Pour Avec Selon',
  timely:
    'c(?:e|et|ette) (?:année|semaine|mois|été|hiver|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|soir|saison|week-end|printemps|automne)',
  contrast: 'mais|cependant|seulement',
  adding: 'ce qui',
};

const brief: BriefWords = {
  fromTo: {
    objects: 'les?|la|son|sa|ses',
    plans: 'pourrai(?:en)?t|devrai(?:en)?t|prévoit|veut|propose|passerai(?:en)?t|souhaite|estime',
    from: "de|d['’]|du",
    to: 'à',
    verbs:
      '(?:(?:est|sont|était|étaient) )(?:passée?s?|tombée?s?|montée?s?|descendue?s?)|(?:(?:a|ont|avait|avaient) )(?:reculé|grimpé|baissé|augmenté|progressé|chuté|diminué|bondi|crû|évolué)|passent|passe|recule|reculent|baisse|grimpe|tombe|progresse|passait|passa',
    changing: '(?:a|ont|avait) (?:relevé|abaissé|réduit|porté|augmenté)(?: (?:les?|la|son|sa|ses|leurs?))?',
    adverbs: 'légèrement|fortement|ainsi|même',
    openers: 'et|mais|tandis que|alors que|que|ainsi',
    generic: 'taux|part|nombre|chiffre|valeur|niveau|total|moyenne|proportion|pourcentage|prix|coût|indice',
  },
  views: { opinion: 'Opinion', satire: 'Satire' },
  kicker: {
    'how-to': 'Mode d’emploi',
    questions: 'Questions et réponses',
    changelog: 'Nouveautés',
    prices: 'Tarifs',
    research: 'Étude',
    review: 'Test',
    interview: 'Entretien',
  },
  sets: {
    shared: 'les deux|en commun|points communs|ressemblances',
    before: 'avant|hier',
    after: "après|maintenant|aujourd['’]hui",
    fields: '(?:points )?forts?|forces?|faiblesses?|(?:points )?faibles?|opportunités?|menaces?',
  },
  review: {
    praise:
      'excellente?s?|impressionnante?s?|réussie?s?|superbes?|agréables?|meilleure?s?|convainc\\p{L}*|confortables?|bravo',
    blame:
      'malheureusement|décevante?s?|déçoit|manque|absence|défauts?|faiblesses?|inconvénient\\p{L}*|trop (?:cher|lourd|petit|grand|lent)\\p{L}*|dommage|limitée?s?',
  },
  moves: {
    rose: 'a augmenté|ont augmenté|a progressé|a gagné|a grimpé|a bondi',
    fell: 'a baissé|ont baissé|a reculé|a perdu|a chuté|a diminué',
  },
  times: {
    relative: "un an (?:plus tôt|auparavant)|l['’]année précédente|l['’]an dernier|il y a un an",
    again: 'il|elle|ils|elles|ce chiffre',
  },
  shares: { remaining: 'les autres|les|le reste,?', others: 'autres?' },
  votes: {
    voted: 'vot(?:e|é|ée|ent|ant)|adopté|scrutin|voix|approuvé|rejeté',
    ayes: 'voix(?: pour)?|pour',
    between: 'contre',
    noes: 'voix(?: contre)?|contre',
    abstained: 'abstentions?',
    names: ['Pour', 'Contre'],
  },
  cycle: {
    round: 'boucle|cercle vicieux|cercle vertueux',
    closing: String.raw`recommence\w*|revient|à nouveau|de nouveau`,
  },
  chain: { causes: 'cause(?:nt)?|provoque(?:nt)?|entraîne(?:nt)?|(?:conduit|conduisent|mène|mènent) à' },
  hierarchy: {
    whole: 'types? de|sortes de|se compose|classification|structure',
  },
  parts: {
    made: 'composants?|parties d|éléments d|se compose de',
    nouns: 'parties|composants|éléments|couches|niveaux|types|sortes|groupes|catégories|branches|piliers|formes',
    stages: 'étapes|phases|stades',
  },
  ranking: {
    ordering: String.raw`plus (?:grand|haut|cher)\w*|classement`,
  },
  steps: {
    howTo: String.raw`comment(?= )(?!.*\?$)|étapes?|recette|mode d['’]emploi`,
    first: "d['’]abord|tout d['’]abord|premièrement",
    collection: 'raisons|conseils|astuces|choses|idées|erreurs',
    next: 'ensuite|puis|après cela|deuxièmement',
    last: 'enfin|pour finir|finalement',
    name: 'étape|phase',
    counts: 'trois|quatre|cinq|sept|huit|neuf|dix',
    titled: 'étapes',
    acts: String.raw`(?:(?:puis|ensuite|enfin|maintenant),? )?(?:ouvr|ferm|desserr|serr|resserr|sort|dégonfl|gonfl|enlev|retir|ôt|plac|pos|mett|remett|mélang|ajout|vers|chauff|préchauff|coup|découp|épluch|cui|fai|laiss|rempl|press|pouss|tir|tourn|viss|déviss|perc|mesur|marqu|coll|fix|attach|branch|débranch|connect|déconnect|clique|cliqu|sélectionn|choisi|nettoy|essuy|séch|rinc|lav|attend|répét|install|télécharg|pli|étal|pétri|sci|ponc|nou|vérifi|coup|soulev|entr|sais)(?:ez|issez|isez|tes|er|ir|re|ire)(?!\p{L})`,
  },
  timeline: {
    at: 'en|le|au cours de',
    history: 'chronologie|histoire|dates clés',
    when: 'quand|dates|calendrier',
    life: 'biographie|parcours|est morte?|décès de|mort de|disparition de',
    backdrop: String.raw`comme en|depuis|jusqu['’]en|entre|de|par rapport à|que|niveau de|anniversaire (?:du|des|de la) \p{L}+`,
    earlier: "depuis|après|avant|jusqu['’]à|suite à",
    compared: 'par rapport (?:à|aux?)|comparée?s? (?:à|aux?)',
    subclauses: 'parce que|alors que|lorsque|où',
  },
  fairness: {
    crime:
      'arrêtée?s?(?! (?:municipa|préfector|ministériel))|accusée?s?|condamnée?s?|meurtres?|suspecte?s?|mise?s? en examen',
    caveat: "préliminaires?|d['’]autres études|ne prouve",
    address: String.raw`\d{1,4},?\s(?:rue|avenue|boulevard)\s`,
    done: String.raw`(?:a été|est)\s(?:arrêtée?|condamnée?|accusée?|mise? en examen|soupçonnée?)`,
  },
  quote: {
    pointing:
      'également|cependant|pourtant|en revanche|^(?:oui|non|bien sûr|exactement|absolument|voilà|alors|effectivement),|cela|ça|ceci|en|y|là|ce sont|alors|aussi|par exemple|ainsi|donc',
    stating:
      'appelle|demande|dénonce|critique|accuse|défend|rejette|condamne|prévient|exige|veut|affirme|assure|estime|juge|promet|regrette|répond|déplore|alerte|plaide|interview|entretien',
    claim: String.raw`faut|doit|doivent|devons|devrait|jamais|toujours|personne|rien|chaque|tout|seule?|inacceptable|scandale|honte|impossible|indispensable|liberté|justice|vérité|voulons|veux|refus(?:e|ons)|pire|meilleure?|plus grande?|besoin`,
    contrast: String.raw`n['’e ][^.;]{2,60} pas [^.;]{2,60},? (?:mais|c['’]est)|plutôt que|au lieu de`,
    noSpeaker: 'Le|La|Les|Il|Elle|Ils|Elles|On|Un|Une|Ce|Cette|Son|Sa|En|Et|Mais',
    formula: 'ravis?|heureux|fiers?',
  },
  dangling: {
    himOrHer: 'elle|lui',
    conceding: "certes|bien sûr|évidemment|il est vrai|naturellement|soit|bien entendu|c['’]est vrai",
    evaluating:
      'simples?|faciles?|difficiles?|compliquée?s?|complexes?|super|géniale?s?|bonn?e?s?|bien|mieux|meilleure?s?|beaux?|belles?|sympa|cool|incroyables?|fantastiques?|parfaite?s?|merveilleux|merveilleuse|magnifiques?|importante?s?|essentielle?s?|essentiels?|cruciale?s?|utiles?|intéressante?s?|passionnante?s?|populaires?|idéale?s?|excellente?s?|très|assez|plutôt|vraiment|toujours|jamais|aussi|encore|peu|choses?|truc|trucs|façons?|manières?|idées?|choix|options?|monde|gens|faut|fait|sait|dire|plus|tout|toute',
    hanging:
      "d['’]ailleurs|en tout cas|de toute façon|^(?:bref|bon|alors|voilà|oui|non), |(?:message|thème|temps fort) (?:du jour|de la (?:journée|soirée))",
    preliminary: String.raw`^(?:au début|au départ|dans un premier temps|initialement)(?!\p{L})(?![^]*(?<!\p{L})(?:puis|ensuite|mais|avant|jusqu|aujourd|désormais)(?!\p{L}))`,
    announcing:
      "(?:expliqu(?:e|ent|é)|racont(?:e|ent|é)|évoqu(?:e|ent|é)|abord(?:e|ent|é)|discut(?:e|ent|é))(?: [^,.;]{0,40})? (?:comment|pourquoi|ce qu['’e]|quels?|quelles?|l['’]avenir)",
    biography: String.raw`(?:est )?née? (?:en|à|le) (?:\d|\p{Lu})|a grandi (?:à|en|dans)|a étudié|est diplômée?|vit (?:et travaille )?à \p{Lu}`,
    notOnly: '(?:non|pas) (?:seulement|uniquement)',
    butAlso: 'mais|aussi|également',
    linking:
      "aussi|également|ainsi|donc|alors|cependant|toutefois|néanmoins|pourtant|en outre|de plus|par ailleurs|ensuite|puis|enfin|en effet|en revanche|au contraire|par contre|d['’]ailleurs|désormais|là|ici|y|en|autres?|même|tel(?:le)?s?|encore|par exemple|notamment|pour cela|pour ça|dès lors|à son tour",
    pointer: String.raw`entre-temps|pendant ce temps|(?:est|était) (?:un|une) autre(?= )|^(?:Le|La) (?:premi(?:er|ère)|deuxième|seconde?|troisième|quatrième|derni(?:er|ère)|suivante?)(?=,| (?:est|sont|était|sera|serait)(?!\p{L}))|^D['’]autres|^(?:L['’]|Un )autre|^(?:L['’]objectif|Le but) (?:est|était)(?= )|d['’]une part(?![^]*d['’]autre part)|là-bas|à l['’]époque|(?<!(?:si|quand|lorsque) [^.]{1,90})alors(?! que)|celle?s?-(?:ci|là)|ceux-(?:ci|là)|celui-(?:ci|là)|ce dernier|cette dernière|ces derni(?:ers|ères)|l['’]un (?:d['’]eux|des deux)|(?:le|la|les) mêmes?(?! (?:\p{L}+ )?(?:que|qu['’]|temps))|(?:tous|toutes|les) deux|y (?:est|sont|a été|ont|était)|en effet|en question|dudit|ladite|lesdits`,
    they: 'ils|elles|eux|leur|leurs',
    times: 'ans?|années?|mois|semaines?|jours?|heures?|minutes?|fois',
    comparative: `une? (?:part|nombre|taux|proportion|risque|prix) plus (?:élevée?|grande?|faible|petite?|importante?)`,
    compared: 'que|qu|rapport',
    unnamedSubject:
      "(?:l['’](?:entreprise|artiste|acteur|actrice|association|intéressée?|élu|auteur|étude)|la (?:société|région|marque|chanteuse|jeune femme|plateforme|comédienne|famille)|le (?:groupe|chanteur|comédien|couple|ministre|quotidien|constructeur|jeune homme|club|trio|duo))(?! (?:de|du|des|d['’]|qui|que|à|en|pour))(?=\\s\\p{L})",
    pointing: String.raw`(?:ci-dessous|ci-dessus|figure)\w*`,
    demonstrative: String.raw`c(?:e|et|ette|es) (?!an|année|semaine|mois|été|hiver|qu|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|soir|saison|week-end|printemps|automne)\p{L}{3}`,
    continuing:
      "tou(?:s|tes) (?:les )?(?:deux|trois|quatre)(?! (?:jours|mois|ans|heures|semaines))|quelque chose qui|depuis(?: lors)?,|puis|au contraire|à l['’]inverse|inversement|(?:quelques|deux|trois|quatre|cinq|six) (?:minutes|heures|jours|semaines|mois|années|ans) plus tard|le lendemain|la veille|peu après|jusque[- ]là|(?:pour|malgré) cela|quant à (?:lui|elle|eux|elles)|(?:certains|certaines|plusieurs|beaucoup|aucun|aucune|l['’]une?|deux|trois) d['’]entre (?:eux|elles)|parmi (?:eux|elles|ceux-ci|celles-ci)|(?:rien|pas) d['’]étonnant|pas étonnant|dont|idem|à (?:son|leur) tour|(?:tout )?comme (?:lui|elle|eux)|sinon,|autrement,|qu.importe|comme quoi|de quoi|dans ce (?:cadre|contexte|sens|cas)|à cet égard|à ce titre|pour sa part|de son côté|plus tard|auparavant|à l['’]époque|ensuite|d['’]autre part|d['’]une part|de l['’]autre|de l['’]un|en revanche",
    scene: '(?:est|sont) (?:disponibles?|consultables?) (?:sur|ici)',
    warmUp: "imaginez|tout le monde sait|qui n['’]a jamais",
    crude: 'putain',
    transition: 'voyons|dans cet article|passons',
    pronounBehindPhrase: String.raw`^(?:\p{L}+ment )?(?:anciens?|anciennes?|fils|fille|\p{L}{3,}(?:[éèi]e?s?|ue?s?|ants?|ents?|eu[xs]e?s?|ises?)) (?:à|de|des|du|d['’]|par|pour|en|dans|aux?|sur|avec|et|\p{L}+ien(?:ne)?|\p{L}+[éui])(?!\p{L})[^.]{0,200}, (elle|ils|elles|il(?! (?:y a|faut|est (?:possible|important|nécessaire))))\s|^(?:en|dans|à|au|aux|pour|lors|selon|depuis|pendant|avec|sans|par|sur|dès)\b[^,]{0,60}, (elle|ils|elles|il(?! (?:y a|faut|est (?:possible|important|nécessaire))))\s`,
    pronounSpeaks: String.raw`,\s(?:a-t-|dit-|explique-t-)(il|elle)(?!\p{L})`,
    salutation: 'cher|chère',
    selfTalk: String.raw`^comme (?:indiqué|mentionné|dit|vu)(?!\p{L})`,
    interjection: 'bof|eh bien',
    slip: 'et|de',
    wholeOpening: String.raw`il (?:y a|y avait|faut|fallait|existe)\s|il (?:est|était) (?:\S+ ){1,5}(?:de|d['’]|que|qu['’])|cet(?:te)? (?:étude|article|thèse|rapport) |en\s(?!(?:a|ai|ont|est|sont|avait|avaient|effet|outre|plus|revanche|fait)(?!\p{L}))`,
    fragment: 'surtout|notamment',
    fragmentLink: 'parce|quand|pour|avec',
    forecast: 'atteindra',
  },
  reliance: {
    definite: "le|la|les|l['’]|du|au|aux",
    order: 'first',
    completing: `d['’]|de|du|des|qui|que|qu['’]|dont|où|pour|à|au|aux|en|dans|sur|sous|avec|sans|entre|contre|chez|par|comme|selon|depuis|lequel|laquelle`,
    singling: `premi(?:er|ère)s?|derni(?:er|ère)s?|seule?s?|plus|moins|meilleure?s?|pire|prochaine?s?|principa(?:l|le|ux|les)|second[es]*|deuxième|troisième|entière?|mondial[es]*|national[es]*|français[es]*|public|publique`,
    summing:
      'situation|problème|tendance|incident|accident|événement|mesure|mesures|idée|effet|différence|phénomène|projet|initiative|groupe|dispositif|concept|procédé|méthode|décision|annonce|affaire|débat|manifestation|document|texte|intéressé|intéressée|prévenu|victime|victimes|suspect|participant|participants|organisateurs|contexte|auteur|auteurs|couple|article|proposition|lettre|plainte|jury',
    unique:
      'monde|internet|web|soleil|lune|terre|ciel|mer|océan|météo|climat|environnement|nature|économie|gouvernement|police|justice|public|presse|médias|président|premier|état|pays|loi|avenir|futur|passé|présent|jour|jours|nuit|matin|matinée|après-midi|soir|soirée|semaine|week-end|mois|an|ans|année|années|siècle|décennie|printemps|été|automne|hiver|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|temps|fin|début|milieu|reste|fois|moment|cas|fait|faits|cours|cadre|sein|place|plupart|majorité|minorité|nombre|gens|hommes|femmes|enfants|jeunes|vie|mort|corps|tête|cœur|peau|main|mains|yeux|air|eau|sol|route|rue|ville|école|famille|société|population|lieu|heure|part|peu|moins|plus|contraire|travail|santé|ensemble|long|large|niveau|marché|France|Europe|feu',
    modifiers:
      'nouveaux?|nouvelles?|nouvel|grande?s?|petite?s?|jeunes?|ancien(?:ne)?s?|vieux|vieille|beau|belle|bonne?s?|mauvaise?s?|même|fameu(?:x|se)|autres?|deux|trois|quatre|cinq|six|différente?s?|célèbres?',
  },
  byline: {
    accounts: 'inconnue?|anonyme|invité',
    by: 'par',
    roles: 'journaliste|rédact(?:eur|rice)|afp',
    staff: 'rédaction|la rédaction',
  },
  common: {
    or: 'ou',
    and: 'et',
  },
  abstract: {
    background: String.raw`contexte|introduction|objectifs?|but(?: de l[’\u0027]étude)?|position du problème`,
    method: String.raw`(?:matériels?|patients?|participants?)?(?: ?et )?méthodes?|méthodologie|plan d[’\u0027]étude|cadre|participants|interventions?|mesures`,
    result: '(?:principaux )?résultats?',
    conclusion: 'conclusions?|interprétation|discussion',
    limit: 'limites?',
    rest: String.raw`financement|enregistrement|mots[- ]clés?|conflits? d[’\u0027]intérêts?`,
  },
  noise: {
    keyFacts:
      "l['’]essentiel(?: à retenir| en bref)?|en bref|à retenir|(?:les )?points? (?:clés?|essentiels|à retenir)|ce qu['’]il faut (?:retenir|savoir)|en résumé|résumé",
    appeals:
      "soutenez[- ](?:nous|notre)|faites un don|devenez (?:membre|adhérente?|mécène|abonnée?)|merci (?:à toutes et à tous|à tous|de votre (?:lecture|soutien)|pour votre (?:lecture|soutien)|d['’]avoir lu)|avec l['’]aimable autorisation|billets et infos?",
    ofPage: String.raw`dernière mise à jour|boîte postale \d+|groupe facebook|(?:retrouvez|consultez|téléchargez) [^.]{0,60}(?:ici|sur notre (?:site|page|blog))(?![\p{L}])|laissez (?:un|votre) commentaire|nous avons besoin de votre (?:soutien|aide)|publié (?:le|dans|par) [^.]{0,60}(?:classé|catégories?|étiquettes?)|classé (?:dans|sous)|(?:testez|essayez) gratuitement|essai gratuit|en (?:cliquant|soumettant|validant|vous inscrivant)[^.]{0,60},? vous acceptez|dans cet article,? (?:nous|vous|je)|(?:retrouvez|découvrez) (?:ici|ci-dessous)|plus d['’](?:informations|infos) (?:sur|ici)|pour commenter|connectez-vous pour|mettre à jour votre navigateur|votre navigateur (?:ne|n['’]|est|semble)|liens? (?:affiliés?|d['’]affiliation)|(?:toucher|recevoir|percevoir|touche|reçoit) (?:une )?commission|pour (?:plus|davantage) d['’](?:informations?|infos)|plus d['’]infos|cliquez (?:ici|sur (?:ce|le|les|nos|notre) (?:lien|liens|bouton ci|image))|rendez-vous sur|retrouvez(?: tou[st]e?s?)? (?:nos|notre|ici|sur|l['’]actualité)|contactez[- ]nous|n['’]hésitez pas à|laissez(?:-nous)? un commentaire|en commentaire|suivez(?:-nous| nous)|propos recueillis par|tous droits réservés|réservé aux abonnés|déjà abonné|bonne (?:lecture|dégustation|visite)|vente interdite|prix (?:constatés?|indicatifs?)`,
    calls:
      "lisez aussi|lire aussi|à lire|lire ?:|en savoir plus|abonnez-vous|inscrivez-vous|partager (?:sur|cet article|cette page|l['’]article|par (?:e-?mail|mail))|^partager$",
    ofSite: String.raw`(?<=^\W{0,3})publicités?(?=\P{L}{0,3}$|:)`,
    afterwards: 'commentaires?|références|notes(?: et références)?|bibliographie|voir aussi|liens externes',
    aside: 'préface|remerciements|sommaire',
    summary: String.raw`.*\b(?:résumé|conclusions?|résultats|en bref|l['’]essentiel|à retenir|points clés)\b.*`,
    label:
      "contexte|travaux (?:connexes|liés)|état de l['’]art|méthod(?:es?|ologie)|expérimentations?|résultats|résumé|perspectives|conclusions? et perspectives",
    research: "travaux (?:connexes|liés)|état de l['’]art|expérimentations?",
    groundwork: "contexte|travaux (?:connexes|liés)|état de l['’]art|méthod(?:es?|ologie)",
    credits: String.raw`\bcrédits? ?[:/|]`,
  },
  news: {
    lasting:
      'ces derni[eè]r[es]+ (?:années|mois|temps|décennies)|depuis (?:des |de nombreuses |plusieurs |quelques )?(?:années|mois|décennies|siècles|longtemps|toujours)|traditionnellement|de plus en plus|jouent? un rôle|de nos jours|historiquement|toujours plus',
    earlier: String.raw`il y a (?:\p{L}+ ){1,3}(?:ans?|années|mois|décennies)|l['’](?:an|année) derni[eè]re?|le mois dernier|l['’]été dernier|autrefois|jadis|précédemment`,
  },
  title: {
    sections:
      'introduction|conclusions?|résumé|synthèse|résultats|discussion|méthodes?|contexte|aperçu|préface|avant-propos|annexe|remerciements|sommaire|chapitre|partie|titre',
    category: 'glossaire|lexique|dictionnaire|encyclopédie|blog|podcast|vidéo|photos?',
    episode: 'épisode|podcast',
    yearly: 'résultats|chiffres(?: clés)?|statistiques|prévisions|enquête',
    published: 'publié|mis à jour',
    edition: 'édition',
    reposted: 'reblogué de|reblogué depuis|republié de',
    breaking:
      'en direct|mise à jour|exclusif|vidéo|photos?|(?:le )?(?:livre|film|disque|mot|chiffre) (?:du jour|de la semaine|du mois)',
    kinds: 'rapport(?: annuel)?|bilan|bulletin|communiqué(?: de presse)?|compte[ -]rendu',
    none: String.raw`accueil|home|archives?|blog|news|toutes les rubriques|actus? nationales?|actualités|actualité|actus?|non classé|général|divers|articles|à la une|sans titre|présentation\d*|infos?|conseils|toute l['’]actualité|faits divers`,
    every: 'toutes les|tous les|dernières|derniers',
    announcing: 'résumé|en bref|en résumé',
    invitation: 'découvrez|bienvenue|plongée|zoom sur|tout savoir|visitez|retrouvez|rendez-vous',
  },
  slides: {
    stage: String.raw`merci\b.*|des questions\b.*|sommaire|plan`,
  },
  headline: {
    genre: 'critique|entretien',
    adjunct: 'après|avant|malgré|pour|grâce à',
  },
  heads: {
    about: 'À propos d[eu]',
    aboutUs: 'contact presse',
  },
  changelog: {
    unreleased: 'non publié',
    named: 'notes de version|nouveautés|historique des versions',
  },
  answer: {
    what: "qu['’]est-ce que?|c['’]est quoi",
    means: 'signifie',
    why: 'pourquoi',
    reason: 'parce que|car|puisque|en raison|grâce à|à cause|c’est pourquoi|afin',
    amount: 'combien|quel (?:prix|coût|pourcentage)',
    when: 'quand|à quelle heure',
    time: String.raw`lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|quotidien\p{L}*|hebdomadaire\p{L}*|mensuel\p{L}*|annuel\p{L}*|matins?|midi|soirs?|nuits?|heures?|jours?|semaines?|mois|ans|années?|printemps|été|automne|hiver|jusqu\p{L}*|dès|depuis`,
    how: 'comment',
    duty: String.raw`doi\p{L}+|dev\p{L}+|faut|obligatoires?|obligé\p{L}*|obligation|permis\p{L}*|autorisé\p{L}*|interdit\p{L}*|nécessaires?`,
    act: String.raw`doi\p{L}+|dev\p{L}+|il faut|il suffit|grâce à|il est (?:recommandé|conseillé)|le mieux|idéal\p{L}*|en \p{L}+ant`,
    evades:
      '(?:cela|ça|tout) dépend|dépend de (?:plusieurs|nombreux|chaque)|difficile (?:de|à) dire|beaucoup se demandent',
    supposes: "supposons|imaginons|imaginez|prenons l['’]exemple|tout d['’]abord, il est important",
    ofQuestion: String.raw`question|réponse|expliqu\p{L}*|découvr\p{L}*|demand\p{L}*|cet article`,
    interrogative: 'pourquoi|qui|quelle?s?|où|quand',
  },
  ownership: {
    parties: String.raw`présumée?s?|prétendue?s?|prétendument|soi-disant|autoproclamée?s?|avocate?s?|opposition|opposants?|détracteurs?|critiques|partisans?|plaignante?s?|accusée?s?|prévenue?s?`,
    reversal: String.raw`(?:(?:mais|malheureusement|hélas|cependant|pourtant),? )?cette? (?:\p{L}+ )?(?:histoire|légende|version|affirmation|théorie|croyance|anecdote|rumeur|récit)(?: [^.]{0,50})? (?:est|était)(?: \p{L}+)? (?:faux|fausse|inventée?|infondée?|un mythe|démentie?)|(?:mais )?en (?:réalité|vérité)`,
    denial: String.raw`(?:mais |or )?(?:(?:c['’]est|cela est|c['’]était) (?:simplement |tout simplement |pourtant )*(?:faux|inexact|une erreur|un mythe|une idée reçue)|(?:ce|cela) n['’]est (?:pourtant )?pas (?:vrai|exact|le cas))|faux|pas du tout|loin de là|il n['’]en est rien`,
    hearsay: String.raw`(?:certains|beaucoup|d['’]aucuns|les critiques|les détracteurs|plusieurs) (?:\p{L}+ ){0,2}(?:disent|pensent|croient|affirment|prétendent|estiment|considèrent|soutiennent)|on (?:dit|croit|pense|entend|prétend|a longtemps) (?:souvent|parfois|généralement|cru|pensé|dit)|longtemps (?:cru|pensé|considéré)|idées? reçues?|soi-disant|prétendument`,
  },
  interview: {
    named: 'entretien|interview\\p{L}*|conversation avec|propos recueillis',
    asker: 'question|journaliste',
    met: 'avec|rencontré|à',
    address: 'Monsieur|Madame|M|Mme',
  },
  questions: {
    asked: 'foire aux questions|questions (?:fréquentes|et réponses)',
  },
  genre: {
    opinionSection:
      'opinions?|tribunes?|chroniques?|éditorial|editorial|editos?|éditos?|idées|point de vue|points? de vue',
    satireSection: 'satire|humour|parodie',
    review: 'prise en main|banc d.essai|(?:on a|nous avons) testé|critique(?= ?:)|test(?= ?:)',
    opinion: 'tribune|chronique',
  },
  table: {
    change: 'variation|evolution',
    counting: 'année',
  },
  comparison: {
    noEntity: 'valeur|signification|exemple|prix',
  },
  parallel: {
    remaining: 'autres?|divers|questions fréquentes|foire aux questions|en vidéo|en images|diaporama',
  },
  numbering: {
    measures: 'ans|jours|heures|mois|semaines',
    named: 'étape|conseil|raison|astuce|règle|argument|erreur|idée',
    presenting: 'voici|ce sont|ces|quel(?:le)?s',
  },
  labels: {
    duration: 'ans|mois|jours|heures',
    conditional: 'si|quand',
    goal: 'objectifs?|cibles?|visé\\p{L}*',
    denied: 'ne|pas|aucun\\p{L}*|jamais|sans',
    lasting: 'dur\\p{L}+|pren\\p{L}+|faut|est|sont|était|par',
    pointing: 'même|ce|cet|cette|ces|retour|revanche|comparaison|effet',
    studied: 'analysé\\p{L}*|étudié\\p{L}*|examiné\\p{L}*|interrogé\\p{L}*',
  },
  shorten: {
    pointers: 'voir|cf\\.?',
    pointed: 'ci-dess(?:o?us)',
    topicOpeners: "en parlant de|puisqu['’]on parle de|à propos de|pour en revenir à|revenons à",
    numberBases:
      'contre|au lieu d[eu]|plutôt que|par rapport|avant|au moins|au plus|plus de|moins de|si|sauf|hors|sans|seulement|hausse|baisse',
    announces: String.raw`comme suit|(?:est|sont|était|étaient|reste|semble) (?:\p{L}+ )?(?:clair[es]*|simples?|évidente?s?|limpide|suivante?s?|les? suivante?s?)|les? suivante?s?|(?:une|deux|trois|quatre|plusieurs) choses?`,
    placing:
      'met(?:tre|tent)?|mis(?:e|es)?|rend(?:re|ent)?|rendu|laiss(?:e|ent|er|é)|oblig(?:e|ent|er|é|eant)|forc(?:e|ent|er|é)|amen(?:e|er|é)|amèn(?:e|ent)|aid(?:e|ent|er|é)|empêch(?:e|ent|er|é)|invit(?:e|ent|er|é)|fai(?:t|re|sant)|font',
    purpose: 'afin d|pour',
    enumeration: "d['’]une? (?:part|côté)",
    occasion: "après|lors d|à l['’]occasion",
  },
  pictureWishes: {
    fullColor: '(?:pleines?|en) couleurs?',
  },
};

const read: ReadWords = {
  dates: {
    ordinals: 'er',
  },
  wall: {
    error: 'erreur',
    title:
      "page (?:introuvable|non trouvée)|(?:oups|oops).{0,40}|accès (?:refusé|interdit)|connexion|se connecter|s['’]identifier|inscription|bientôt disponible|en construction|en maintenance|un instant.{0,20}|votre vie privée.{0,40}",
    says: "page .{0,50}(?:n['’]existe (?:pas|plus)|introuvable|n['’]est (?:pas|plus) disponible|n['’]a pas été trouvée)|a été (?:déplacée|supprimée)|retour(?:nez|ner)? à (?:la page d['’])?accueil|connectez-vous pour|veuillez vous (?:connecter|identifier)|déjà (?:abonnée?|inscrite?|un compte)|pas encore (?:de compte|abonnée?|inscrite?)|mot de passe oublié|pour (?:lire la suite|continuer)|abonnez-vous pour|(?:utilisons|utilise) .{0,40}cookies|accepter (?:tous les |les )?cookies|votre consentement|données personnelles|activ(?:er|ez) javascript|pas un robot",
  },
  byline: {
    withinNames: 'de|la|le|et',
    label: 'auteur',
    by: 'par',
    kinds: String.raw`(?:une?\s)?(?:entretien|texte|article|reportage|analyse|tribune)|propos recueillis|écrit|publié|rédigé`,
  },
  noise: {
    notice:
      '(?:cet|cette) (?:article|billet|page) (?:contient|comporte) des liens (?:affiliés|sponsorisés)|(?:cette entrée|cet article|ce billet) a été (?:publiée?|postée?) (?:dans|le|par)|nous utilisons des cookies|ce site utilise des cookies|publié par .{1,60} sur|déjà abonné|pour lire la suite',
    more: "lire (?:la suite|plus|l[’']article)|en savoir plus|continuer la lecture",
    inBrackets: 'lire|en savoir plus|voir aussi|suite|plus|modifier',
    credit: "crédit|image illustrative|image d[’']illustration|photo d[’']illustration|image à la une",
    comments: '(?:les )?commentaires?|laisser un commentaire|réagir',
    author: "à propos de l[’']auteure?",
    others:
      '(?:à )?lire (?:aussi|également)|sur le même (?:sujet|thème)|articles? (?:liés|similaires|connexes|recommandés)|les plus lus|vous (?:aimerez|pourriez) aussi.{0,20}|voir aussi|dans la même rubrique',
    label: 'publicité|la suite après (?:cette|la) publicité|lire la suite|lire plus|partager|fermer|imprimer',
    sponsored: 'sponsorisé|contenu (?:sponsorisé|partenaire)',
    call: 'inscrivez-vous|abonnez-vous|suivez-nous',
  },
  schema: {
    ingredients: 'Ingrédients',
    steps: 'Étapes',
    time: 'Temps',
    servings: 'Pour',
    price: 'Prix',
    rating: 'Note',
  },
  page: {
    related: 'lire aussi|à lire|voir aussi',
  },
  hyphens: {
    starts: 'non|demi|semi|sous|vice|après|peut|celui|celle|ceux|celles',
    ends: 'il|ils|elles|nous|vous|là|moi|toi|même|mêmes|être',
  },
  pdf: {
    untitled: 'sans titre',
    goesOn: 'de|la|le|et',
    pageOf: 'de|sur',
    substantial: 'résumé|synthèse|conclusions?|résultats|recommandations|introduction',
    secondary: 'préface|avant-propos|annexes?',
    leftOut: 'sommaire|table des matières|bibliographie|références|remerciements',
    abstract: 'résumé',
    aboutFile: 'mots[- ]cl[ée]s',
    table: 'tableau',
  },
  pptx: {
    countOf: 'de',
    continued: 'suite',
    slide: 'diapositive',
    series: 'séries?',
    presentation: 'présentation',
  },
  files: {
    names: 'capture d’écran',
  },
  pictures: {
    guessed: 'généré(?:e)? automatiquement',
    credits: 'crédits?',
  },
  social: {
    chapters: 'chapitres',
  },
};

export const fr: Language = {
  code: 'fr',
  memeName: 'mèmes?',
  name: 'Français',
  direction: 'ltr',
  quotationMarks: ['«\u00a0', '\u00a0»'],
  hasSpaces: true,
  wordsHaveVowels: true,
  partOfWhole: '{part} sur {whole}',
  everyday: 'le les des et est une dans que qui pour pas sur au avec plus ce sont par du aux cette ils',
  months: list('janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'),
  monthsShort: list('|févr||avr|||juil|||||déc'),
  drawings,
  countries: [
    ['usa', 'US'],
    ['grande-bretagne', 'GB'],
  ],
  clock: { before: 'à|vers', behind: 'h|heures' },
  gate: {
    homographs: 'coups?|sue|donateurs?',
    taunts:
      'se ridiculise|ridiculisée?|humiliée?|se fait (?:démolir|humilier|recadrer|clouer le bec)|pète les plombs|la honte pour|démolit',
    polemic:
      'contrôle total|grand reset|nouvel ordre mondial|plandémie|mondialistes?|état profond|médias menteurs|dictature sanitaire|grand remplacement|merdias|(?:peuple|bande|pays) de moutons|réveillez-vous,? (?:les )?moutons',
    gravity: {
      ordeal: String.raw`maltraitan\p{L}+|maltraité\p{L}*|violences? (?:conjugales?|familiales?|domestiques?)|survivantes? (?:de|d')|traumatis\p{L}+|trouble(?:s)? alimentaires?|anorexi\p{L}+|boulimi\p{L}+|automutilation\p{L}*|fausses? couches?|deuil|endeuill\p{L}+|famille d'accueil|alcoolisme|alcooliques?|veu(?:f|ve)s?|orphelin\p{L}*`,
      conflict: String.raw`cisjordanie|colonies? (?:israéliennes?|juives?|illégales?)|colonisation (?:israélienne|de la cisjordanie|des territoires)|territoires? (?:palestiniens? )?occupés?|(?:armée|forces?|troupes) d'occupation|annexions?|annex(?:é|ée|és|ées|er) (?:la crimée|la cisjordanie|le|des territoires)|solution à deux [eé]tats|blocus (?:naval|humanitaire|de gaza)|(?:crise|catastrophe)s? humanitaires?|corridors? humanitaires?|conflits? armés?|accaparement des terres|échanges? de prisonniers|casques bleus|cessez-le-feu|crimes? (?:haineux|de haine)|état d'urgence|disparition (?:inquiétante|d'une?)|attaques? racistes?|bande de gaza|contre-offensives?|frappes? (?:aériennes?|militaires?|israéliennes?|russes?|américaines?|iraniennes?)|(?:opérations?|offensives?) militaires?|coups? d'[eé]tat|loi martiale|attaques? (?:contre|sur) (?:israël|l'iran|l'ukraine|kiev|le liban|le venezuela|la syrie|des civils)|antisémit\p{L}*|croix gammées?|néo-?nazis?|mutilations?|expulsés? (?:du pays|vers)|expulsions? de (?:migrants|familles)|agressions? sexuelles?|violences? sexuelles?|pédocriminal\p{L}*|tornades?`,
      grave: String.raw`(?:semaines|mois|ans) (?:que|et)[^.!?]{0,30} (?:toujours|encore) (?:\p{L}+ ){0,2}(?:(?:ses|son|sa) (?:comprimés|cachets|tasse|assiette|place|oreiller|café|chaussons|chaise|chemises?|brosse à dents)|la table pour deux)|(?:attaques?|haine) (?:contre|envers) (?:\p{L}+ ){0,2}(?:trans|transgenres?|queers?|gays?|homosexuel\p{L}*|lesbiennes?)|vid(?:é|er|ant) (?:la chambre|l'appartement|l'armoire) de (?:maman|papa|mamie|papi|ma mère|mon père|mon fils|ma fille)|dépos\p{L}+ (?:\p{L}+ ){0,4}(?:fleurs|bougies|gerbes?)|lieux? du drame|aurait (?:\p{L}+ ){0,2}(?:eu|fêté ses) (?:[1-9]?\d|10\d)(?!\d) ans|troupes au sol|(?:opérations?|offensives?|interventions?) terrestres?|(?:retrouv|découv|repêch)\p{L}* (?:son|leur|un|le) corps|bombes? (?:\p{L}+ ){0,3}explos\p{L}*|explosions? d'une bombe|esclavage|esclavagis\p{L}*|traite (?:négrière|des noirs|des esclaves)|chasse à l'homme|attentats?(?: à la bombe)?|bombard\p{L}*|mort(?:e?s|e)?|mortels?|mortelles?|mortalité|meurt|meurent|mourir|mourut|mourant\p{L}*|agonie|décès|décéd\p{L}*|décède(?:nt)?|trépass\p{L}*|nous a quittés?|perdu la vie|perd(?:ent)? la vie|perdu (?:son|sa|ses|leur|leurs) (?:fils|fille|enfants?|mari|femme|mère|père)|coûté la vie|(?:s'est|se sont|se) (?:donn\p{L}+ la mort|suicid\p{L}+)|mis fin à ses jours|tué(?:e?s)?|tue(?:nt|r)?|tuerie|meurtr\p{L}*|assassin\p{L}*|féminicide\p{L}*|homicide\p{L}*|attentats?|terroris\p{L}*|otages?|viols?|violée?s?|violeurs?|agressions? sexuelles?|agressée?s? sexuellement|abus sexuels?|pédophil\p{L}*|pédocrimin\p{L}*|maltrait\p{L}*|inceste|violences?|battue?s? à mort|(?:femmes?|enfants?|épouses?|bébés?) (?:\p{L}+ )?battue?s?|coups et blessures|torturé?\p{L}*|enlèvements?|kidnapp\p{L}*|enlevée?s? (?:par|devant|chez|à son domicile|en pleine|contre)|(?:fill(?:e|ette)s?|garçons?|enfants?|femmes?|bébés?|journalistes?|touristes?|prêtres?) (?:\p{L}+ )?(?:(?:avait|ont|a|aurait) )?(?:été )?enlevée?s?|séquestr\p{L}*|poignard\p{L}*|coups? de couteau|(?:attaqu|agress|meurtr|menac|bless|tué|armé|rixe|frapp)\p{L}* (?:\p{L}+ ){0,4}(?:au|d'un|avec un) couteau|fusillades?|coups? de feu|abattue?s?|égorg\p{L}*|décapit\p{L}*|étrangl\p{L}*|cadavres?|corps (?:sans vie|retrouvés?|a été)|funérailles|obsèques|deuil|endeuill\p{L}*|hommage aux victimes|orphelins?|veu(?:f|ve)s?|bombard\p{L}*|frappes? (?:aériennes?|de drones?)|missiles?|obus|guerres?|combats|massacr\p{L}*|génocid\p{L}*|séismes?|tremblements? de terre|tsunami|avalanches?|glissements? de terrain|inondations? (?:meurtri|font|ont)\p{L}*|ouragan|cyclone|famine|naufrag\p{L}*|chavir\p{L}*|disparue?s|portée?s? disparue?s?|noyée?s?|noyades?|noie(?:nt)?|déraillement|crash|écrasement|accident(?:s)? (?:de (?:car|bus|train|voiture|la route|avion)|mortels?|d'avion|d'autocar)|incendie (?:meurtrier|fait|a fait|criminel)|carbonis\p{L}*|brûlée?s? vi(?:f|ve)s?|ensevelis?\p{L}*|réfugiés?|déplacés|suicid\p{L}*|automutil\p{L}*|anorexi\p{L}*|victimes?|blessée?s|grièvement|urgence vitale|pronostic vital|état critique|fausse couche|en phase terminale|incurable|soins palliatifs|overdose|surdose|shoah|esclavage|lynch\p{L}*|exécutions? (?:capitales?|sommaires?|publiques?|extrajudiciaires?|massives?|d'otages?|de (?:prisonniers?|civils?|condamnés?|opposants?|détenus?))|(?:prisonniers?|otages?|condamnée?s?|civils?|opposants?|détenue?s?|hommes?|femmes?|personnes?|soldats?|journalistes?|villageois) (?:\p{L}+ ){0,4}exécutée?s?|exécutée?s? (?:d'une balle|par balles?|par (?:pendaison|injection)|en public|pour (?:meurtre|trahison|espionnage))|peloton d'exécution|peine de mort|renversée?s? par`,
      mild: String.raw`condamné\p{L}*|victimes?|blessée?s?|accidents?|maladies?|arrêtés?|interpell\p{L}*|soldats|survivants?|rescapés?|licenciements?|drames?|tragique\p{L}*|tragédies?|incendies?|catastrophes?`,
      atrocity: String.raw`(?:harcèlements?|agressions?|abus|violences?) sexuel\p{L}*|bombes? (?:\p{L}+ ){0,3}explos\p{L}*|explosions? d'une bombe|esclavage|esclavagis\p{L}*|traite (?:négrière|des noirs|des esclaves)|chasse à l'homme|attentats?(?: à la bombe)?|bombard\p{L}*|génocid\p{L}*|shoah|viols?|massacr\p{L}*|tortur\p{L}*|pédo\p{L}*|bombard\p{L}*|suicid\p{L}*|perdu la vie|esclavage|donn\p{L}+ la mort|féminicide\p{L}*|camps? de concentration|camps? d'extermination|shoah|auschwitz`,
      numbers:
        'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|cent|cents|mille|milliers|centaines?|dizaines?|plusieurs|une?|des',
      people: String.raw`personnes?|hommes?|femmes?|enfants?|filles?|garçons?|adolescent\p{L}*|élèves?|étudiants?|ouvriers?|mineurs?|passagers?|touristes?|randonneurs?|habitants?|villageois|soldats?|civils?|policiers?|cyclistes?|piétons?|familles?|migrants?|pêcheurs?|marins?`,
      harmed:
        'mort(?:e?s|e)?|tuée?s?|blessée?s?|disparue?s?|noyée?s?|déplacée?s?|évacuée?s?|piégée?s?|bloquée?s|sans[- ]abri|ensevelie?s?|enlevée?s?|péri|hospitalisée?s?|intoxiquée?s?',
      illness: String.raw`cancers?|tumeurs?|leucémie|maladie de charcot|sla|sclérose en plaques|alzheimer|parkinson|démence|avc|infarctus|crise cardiaque|dépression|sida|vih|coma|maladie rare|maladie d'alzheimer|chimio\p{L}*`,
      patient: String.raw`(?:mon|ma|mes|son|sa|ses|notre|nos|leur|leurs|ton|ta) (?:\p{L}+ )?(?:père|mère|papa|maman|parents|femme|mari|fils|fille|enfants?|frère|s[œo]eur|grand\p{L}*|ami\p{L}*|oncle|tante|bébé|prof\p{L}*|copain|copine)|atteinte?s? d(?:e|u|'un)|souffr\p{L}+ d(?:e|u|'un)|diagnosti\p{L}+|se bat contre|lutte contre (?:le|un|son)|emporté\p{L}* par`,
      serious: String.raw`licenci\p{L}*|plan social|chômage|faillite|dettes?|fraudes?|escroqu\p{L}*|arnaques?|récession|inflation|procès|tribunal|justice|juges?|jugement|plainte|condamn\p{L}*|police|prison|garde à vue|assemblée nationale|sénat|députés?|élections?|électora\p{L}*|gouvernement|ministres?|loi|lois|projet de loi|référendum|avortement|immigration|asile|sanctions?|maladies?|vaccin\p{L}*|virus|pandémie|hôpita\p{L}*|symptômes?|santé mentale|pauvreté|racis\p{L}*|discrimin\p{L}*|surveillance|renseignement|manifest(?:ation|ants?)\p{L}*|grèves?|crise climatique|tragédies?|catastrophes?|incendies?`,
      factual: String.raw`études?|chercheurs?|risques?|préven\p{L}+|pour ?cent|\d+(?:[.,]\d+)?\s?%|moyennes?|statistiques?|enquêtes? montre\p{L}*|causes?|mortalité|espérance de vie|(?:par|chaque) an(?:née)?|dépist\p{L}+|recommand\p{L}+|vaccin\p{L}*|traitements?|symptômes?|régimes?|économ\p{L}+|inflation|prix|croissance|exportations?|importations?|budgets?|émissions?|climat\p{L}*|réchauffement|températures?|niveau de la mer|modèles?|probab\p{L}+|assur(?:eurs?|ances?)|lois?|sanctions|réformes?|débats?|droits|traités?|réglement\p{L}+|accords?`,
      light: String.raw`(?:quand|pourquoi|comment) (?:est-ce que )?(?:tu es mort|es-tu mort|t'es mort)e?\s?\?[^?]{0,40}(?:je suis (?:encore |toujours )?vivante?|je ne suis pas morte?|je suis pas morte?)|(?:peaux?|cellules?) mortes?|enlèvements? (?:des? |d'|du |gratuit|à domicile|en magasin)(?:ordures?|déchets?|encombrants?|neige|véhicules?|épaves?|colis|marchandises?|commandes?|palettes?|graffitis?|tags?|gravats|verre|bacs?|poubelles?|meubles?)?|victimes? d(?:e (?:son|leur|notre|votre) (?:propre )?|u )(?:succès|popularité)|(?:arbres?|peupliers?|platanes?|chênes?|sapins?|tilleuls?|murs?|cloisons?|haies?|forêts?) (?:\p{L}+ ){0,3}abattue?s?|combats? de (?:boxe|coqs?|catch|mma|judo|lutte|sumo|gladiateurs)|(?:dinosaures?|espèces?|animaux|métiers?|langues?|civilisations?|mots?|plantes?|oiseaux|mammouths?|traditions?|marques?|objets?) (?:\p{L}+ ){0,2}disparue?s?|tu(?:er|e|ent|ez) (?:(?:\d+(?:[.,]\d+)? ?%|\p{L}{1,3}'?|plus|toutes|tous) ?){0,5}(?:moustiques?|bactéries?|microbes?|germes?|virus|mauvaises herbes|cafards?|fourmis|puces?|poux|punaises?|acariens?|mouches?|insectes?|larves|pucerons|champignons|moisissures?|rats|souris|taupes|limaces|guêpes|frelons?|tiques|mites|ennui)|crash[- ]tests?|(?:(?:ma|mes|la|les) plantes?(?: vertes?)?|cactus|orchidées?|basilic)(?: (?:est|sont|a|ont|déjà|encore|toutes)){0,3} (?:mortes?|morts?|noyée?s?)|tu(?:er|e|es|ent|é|ait|aient) le temps|(?:fax|minitel|télécopieur|e-?mail|disquette) est (?:\p{L}+ )?morte?|mort du (?:fax|minitel|télécopieur|disque)|(?:mort|morte|morts|mortes|mourir|meurs|meurt|crever) (?:\p{L}+ )?de (?:rire|fatigue|peur|honte|faim|chaud|froid|jalousie|curiosité|envie|soif|ennui)|nature morte|points? morts?|angles? morts?|langues? mortes?|mer morte|temps morts?|feuilles? mortes?|poids mort|saison morte|batterie (?:\p{L}+ )?(?:est |était )?morte|(?:ordi\p{L}*|téléphone|portable|imprimante|wifi) (?:est |m'est )?mort\p{L}*|(?:m'a|nous a|me|te|nous|vous|t'a) (?:\p{L}+ )?(?:tuée?s?|tuer|tue)|ça (?:me )?tue|c'est (?:une |la )tuerie|est une (?:vraie )?tuerie|tuer (?:le temps|l'ennui|le game)|guerre (?:froide|des (?:étoiles|prix|boutons|mondes|toilettes))|(?:première|seconde|deuxième) guerre mondiale|jeux? de guerre|assassin's creed|romans? policiers?|polars?|zombies?|mort(?:e)? au télétravail|mort aux (?:e-?mails|réunions|powerpoint)|mort(?:el)?(?= !|!)|petite mort|couteau (?:suisse|de cuisine|à (?:pain|beurre|fromage))|couteaux? de (?:cuisine|chef)|bombe (?:de bain|glacée|au chocolat)|gâteau [^.!?]{0,20}tuerie|violence(?: de la)? couleur`,
      yearPrefix: 'en|vers|depuis|dès',
      era: 'av\\. ?j\\.-c\\.|moyen âge|antiquité|x[ivx]*e siècle',
    },
    hyperbole: {
      outcry: String.raw`je vais (?:le|la|les) (?:tuer|étrangler)|je (?:le|la|les) (?:tue|étrangle)`,
      household: String.raw`soupes?|lentilles|ragoût|sauce|recettes?|dîner|déjeuner|petit-déj\w*|restes|pâtes|fromage|gâteau|biscuits?|thé|café|bouilloire|lave-vaisselle|vaisselle|lessive|chaussettes?|serviettes?|frigo|micro-ondes|four|grille-pain|dentifrice|poubelles?|canapé|télécommande|imprimante|box|wi-?fi|mot de passe|tableur|réunions?|mails?|serveur|bouche pleine`,
      plan: String.raw`arme|pistolet|fusil|balles?|couteau|lame|hache|marteau|poison|empoisonn\w*|corde|essence|bombe|sang|tombe|enterr\w*|corps|cadavre|police|vengeance|où (?:il|elle) (?:habite|dort|travaille)|l'attends|mérite|sérieux|sérieuse|mort|morte|mourir|frapp\w*|bless\w*`,
    },
    harm: {
      slurs: String.raw`bougnoul\p{L}*|bicots?|ratons? laveurs? arabes?|youpins?|youtres?|négros?|nègres?|bamboulas?|p[ée]d(?:é|ale)s?|pd|gouines?|tapettes?|tarlouzes?|travelos?|sale (?:juif|arabe|noir|pédé|gouine|nègre|gitan|chinois|musulman|race)\p{L}*|sous-hommes?|race supérieure|grand remplacement est réel|mongoliens?`,
      groups: String.raw`juifs?|juives?|musulman(?:e?s)?|arabes?|maghrébins?|noirs?|africains?|asiatiques?|chinois|gitans?|roms?|tziganes?|immigrés?|migrants?|réfugiés?|étrangers?|homosexuel(?:le)?s?|gays?|homos?|lesbiennes?|trans(?:genres?|sexuels?)?|femmes|handicapés?|chrétiens?|catholiques?|mécréants?|turcs?|polonais|roumains?|syriens?|afghans?|sdf|blancs?|les vieux(?= (?:sont|comme|doivent|devraient|méritent)(?!\p{L})|\s*(?:$|[.!,:=]))`,
      copula: String.raw`(?<!\p{L})(?:sont|est|comme|étaient|ne sont que|tous)(?!\p{L})|=|:`,
      dehumanising: String.raw`(?:de(?:s|s sales| la| vrais| simples)? |du |d'|une? |la |le |les )?(?:rats?|vermine|cafards?|parasites?|poux|sangsues?|porcs?|cochons|chiens|singes?|macaques?|animaux|bêtes|sauvages|barbares|sous-hommes?|sous-humains?|racaille|ordures?|déchets?|merdes?|peste|fléau|cancer|maladie|virus|nuisibles?|abominations?|dégénérés?|pervers|pas (?:des |vraiment )?(?:humains?|êtres humains)|inférieur(?:e?s)?|race inférieure|envahisseurs?|trop (?:bêtes?|stupides?|connes?|cons) pour|responsables? de tou\p{L}+|voleurs par nature|contre nature)`,
      vile: 'sales?|puants?|maudits?|dégoûtants?|crasseux|putains? de|fichus',
      calls: String.raw`(?:il faut|faut|faudrait|on (?:devrait|doit|va)|nous (?:devons|allons)|qu'on|doivent|devraient|méritent de|allons|je vais)(?: [\p{L}'-]+){0,4} (?:tuer|exterminer|éliminer|éradiquer|brûler|brûle|gazer|pendre|fusiller|abattre|égorger|lyncher|massacrer|mourir|crever|frapper|tabasser|lapider|violer|expulser tous|chasser|tue|pende|extermine|être (?:tués|exterminés|gazés|pendus|brûlés|éliminés|abattus|fusillés))|(?<=^|["!,:;.?]\s?)(?:tuez|brûlez|tuons|brûlons|pendez|pendons|gazez|éliminons|exterminons|frappez|tabassez|lynchez|égorgez)|mort aux?|à mort|dehors (?:les|tous)|hors de (?:france|chez nous|notre pays)|au (?:four|bûcher|gaz|camp)|dans (?:des|les) camps|retourn\p{L}+ (?:dans (?:ton|votre|leur) pays|chez (?:toi|vous|eux))|à la cuisine(?=\s*(?:$|[.!,]))`,
      victims:
        "(?:les?|la|l'|ce|cette|ces|tous les|toutes les|notre|mon|ma) ?(?:maire|président|ministres?|politiciens?|députés?|juges?|journalistes?|profs?|professeurs?|flics|policiers?|traîtres?|voisins?|élèves|mosquée|synagogue|église|école|lycée|patron)|traîtres|journalistes|flics",
      pileOns: String.raw`tout le monde [^.!?]{0,25}change de (?:table|place) (?:dès que|quand|lorsque)|(?:celui|celle|ceux) qui (?:reste\p{L}*|mange\p{L}*|parle\p{L}*|s'assoi\p{L}*|s'assied) (?:assise? |manger )?(?:avec|à côté d'|à) ?(?:elle|lui),? (?:c'est|sera|est|ce sera) (?:le|la) (?:prochaine?|suivante?)(?= *[.!]|$)|on se moque (?:tous )?d['’](?:elle|lui)(?= (?:dans|sur|tous|ensemble)(?!\p{L})|[.!]|$)|moquez-vous (?:tous )?d['’](?:elle|lui)|filmez-l[ae] quand|votez (?:[\p{L}\p{N}]+ ){1,5}l[ae] plus (?:moche|laid|laide|gros|grosse|bête)|sous (?:chaque|toutes) (?:les |ses )?(?:photos?|publications?|posts?|vidéos?) (?:d['’]elle|de lui)|sous (?:chacune|toutes) (?:de )?ses (?:photos|publications|vidéos)`,
      threats: String.raw`(?:je sais|on sait|nous savons) (?:maintenant |désormais )?quelle (?:est ta fenêtre|fenêtre est la tienne)|(?:je sais|on sait|nous savons) (?:très bien )?(?:où (?:tu|vous) (?:habite[sz]|dors|dormez)|à quelle heure (?:tu|vous) (?:\p{L}+ )?(?:pars|partez|sors|sortez|rentre[sz])|dans quelle (?:école|crèche) (?:va|vont|est|sont))|(?:[st]'|vous )?étonn\p{L}+ pas (?:si|quand) (?:[\p{L}']+ ){0,8}(?:pas|plus|jamais) (?:[\p{L}']+ ){0,5}(?:enti(?:er|ère)|vivante?|sain et sauf|en un seul morceau)(?!\p{L})|(?:je|on|nous) (?:vais|va|allons) (?:te|vous|le|la|les|tous (?:les|vous)) ?(?:tuer|buter|crever|égorger|planter|descendre|massacrer|violer|brûler|tabasser|saigner)|je (?:te|vous) (?:tuerai|buterai|tue demain|bute)|je vais (?:tuer|buter|poignarder|égorger|faire sauter|tirer (?:sur|dans)) (?:mon|ma|mes|tous|tout|les?|la|l')|(?:je|on) sai[st] où (?:tu|vous) (?:habit\p{L}+|dor\p{L}+|viv\p{L}+)|tu vas (?:mourir|crever|saigner)|(?:t'es|tu es) (?:un homme )?mort|faire (?:sauter|exploser) (?:l'|la|le|mon|ma) ?(?:école|lycée|mosquée|synagogue|église|mairie)|une balle dans la tête|on va (?:vous|te) retrouver`,
      selfHarm: String.raw`va (?:te|t') ?(?:suicider|pendre|tuer|crever|jeter (?:d'un pont|sous un train))|suicide[- ]toi|tue[- ]toi|pends[- ]toi|(?<=^|[.!?,:"] ?)crève(?=\s*(?:$|[.!,]))|(?:j'ai )?envie d(?:e|'en) (?:mourir|finir(?: avec la vie)?|me (?:tuer|suicider|pendre|couper|faire du mal))|je (?:veux|vais|voudrais|compte) (?:mourir|en finir|me (?:tuer|suicider|pendre|scarifier|couper les veines)|mettre fin à (?:mes jours|ma vie))|mettre fin à (?:mes|tes) jours|je ne veux plus (?:vivre|être là|exister)|plus envie de vivre|(?:comment|astuces|conseils|méthodes?)[^.!?]{0,30}(?:se suicider|me suicider|se scarifier|te scarifier|arrêter de manger|mourir sans douleur)|personne ne (?:te|me) regrett\p{L}+|pro-?ana|le monde (?:serait|irait) mieux sans (?:toi|moi)|le suicide est (?:la|une) solution`,
      atrocities:
        'hitler|pétain|nazis?|troisième reich|shoah|holocauste|auschwitz|chambres? à gaz|génocide|camps? de concentration|daech|ben laden|bataclan|charlie hebdo|attentats?|terroristes?|merah|breivik|esclavage|apartheid|tueurs?|massacre',
      praise: String.raw`(?:avait|avaient|a eu|ont eu) (?:bien )?raison|n'a rien fait de mal|(?:est|sont|était|étaient) (?:un|des|mon|mes|nos|notre) (?:\p{L}+ )?(?:héros|modèles?|exemples?|saints?|génies?)|héros|n'(?:a|ont) (?:jamais|pas) exist\p{L}+|(?:est|était|sont) (?:un |une |des )?(?:mensonges?|invention|mythe|arnaque|hoax)|il (?:en )?faudrait (?:plus|d'autres|un autre|recommencer|le retour)|reviens|vive|gloire à|bien fait|c'était (?:bien|génial|mieux|nécessaire|mérité)|merci à`,
      insults: String.raw`(?:grosse|sale|moche)(?: \p{L}+)? (?:pute|vache|truie|conne|merde|salope)|pute|salope|connasse|connard|grosse (?:vache|truie|laide)|moche|laideron|gros porc|débile|mongol|trisomique|attardée?|raté(?:e)?|pue|minable|tout le monde (?:déteste|se moque)|personne n'aime|moquez-vous de|bouffon(?:ne)?|ordure|ridicule et (?:gros|laid|moche)\p{L}*`,
      light:
        "points? noirs?|blancs? (?:d'[œo]e?ufs?|en neige)|(?:battre|battez|frapper|frappez|fouetter|monter|montez|incorporer) les blancs|(?:olives?|trous?|chats?|cheveux|thés?) noirs?|petits? noirs?|café noir|vin blanc|marée noire|humour noir|liste noire|marché noir|roman noir|tableaux? blancs?|mort aux (?:e-?mails|réunions|cafards)",
      reported: String.raw`a dit|dit|déclar\p{L}*|affirm\p{L}*|qualifi\p{L}*|accus\p{L}*|condamn\p{L}*|dénonc\p{L}*|selon|d'après|tribunal|police|procès|racis\p{L}*|antisémit\p{L}*|haine|mythe|faux|complot\p{L}*|musée|mémoire|survivants?|prévention|menac\p{L}*|menaces|association|rapport`,
    },
  },
  memes: {
    situations,
    turns: list('mais|et|donc|alors|puis|sauf|jusqu’à|seulement|parce|maintenant'),
    moments: list(
      'pov|quand tu|quand on|quand je|quand le|quand la|quand ton|quand ta|moi quand|personne :|ce moment où',
    ),
    hopes: list('attente|attentes|prévu|théorie|plan|espoir|espère|espérait|censément|promesse|rêve'),
    strongHopes: list(
      'censé*|devait|devaient|pensait|pensais|croyait|croyais|espérais|espérait|espérions|espéraient|voulait|voulais|en théorie|sur le papier|promis|promettait|prévoyait',
    ),
    outcomes: list(
      'réalité|finalement|en fait|en réalité|au lieu|seulement|jamais|toujours|personne|rien|pas|plus|à peine|pire|échoué|oublié|sans|même',
    ),
    past: list(
      "avant|autrefois|jadis|pendant des années|à l'origine|au début|jusque-là|jusqu'ici|il y a des années|jour 1|lundi",
    ),
    present: list("maintenant|après|aujourd'hui|désormais|actuellement|depuis|ne * plus|jour 90|vendredi"),
    promises: list('promet*|promis*|bientôt|prévu*|va|doit|garanti*|annoncé*'),
    delays: list('toujours pas|encore|retard|reporté*|attend*|jamais|pas encore'),
    fears: list("paniqu*|peur|effray*|terrifi*|horrifi*|cauchemar*|au secours|à l'aide|oh non|angoiss*|urgence"),
    angers: list(
      'colère|furieux|furieuse|rage|énerv*|déteste|marre|ras-le-bol|inacceptable|ça suffit|scandaleu*|protest*|ridicule',
    ),
    tired: list('fatigué*|épuisé*|dormir|dors|dort|sommeil|réveil*|crevé*|insomnie|heures sup'),
    troubles: list(
      'échou*|panne*|retard|retards|retardé*|erreur*|trop cher|trop chère|trop tard|trop lent*|trop long*|impossible*|annul*|se plaign*|problème*|pire|pénurie*|chaos|fiasco|crise|interdit|interdits|sommé de',
    ),
    falls: list('baisse|baissé|baissent|chute|chuté|recul|recule|reculé|diminue|diminué*|la fin des'),
    opinions: list('devrait|devraient|mieux que|surestimé*|il faut|doit|doivent|exige*|ça suffit|non à|oui à'),
    extremes: list('seul|seule|premier|première|le plus|la plus|les plus|tous|toutes|jamais|personne|unique|toujours'),
    surprises: list(
      'en réalité|en fait|personne|jamais|secret|secrets|secrète|caché*|surpren*|étonnant*|inattendu*|étrange*|bizarre*|incroyable*|milliard*|mystérieu*',
    ),
    triumphs: list(
      'gagne|gagné|gagnent|victoire*|vainqueur*|champion*|record|records|meilleur*|succès|triomph*|fier|fière|fiers|réussi*|réussit|remporte*|prix',
    ),
    doubts: list('peut-être|vraiment|mythe*|rumeur*|soi-disant|prétend*|semble|semblent|selon'),
    joys: list(
      'aime|aiment|adore*|gratuit*|amusant*|heureux|heureuse|délicieu*|vacances|week-end|fête|anniversaire|cadeau*|gâteau*|chocolat|bienvenue|enfin|plaisir|ravi|ravie|ravis|ravies',
    ),
    delicate: list(
      "quarantaine*|expulsés|expulsion*|obésité|traumatis*|excision|circoncision|ukrain*|gaza|cocaïne|héroïne|stupéfiants|narcotrafi*|contrebande*|prison|prisons|prisonnier*|emprisonn*|incarcér*|détenu*|pauvreté|précarité|sans-abri|famine*|malnutrition|travail des enfants|guerre|guerres|fertilité|stérilité|obésité|accus*|plainte contre|procès|harcel*|harcèl*|scandale*|licenci*|dieu|jésus|christ|allah|divorc*|racis*|sexis*|homophob*|musulman*|islam*|juif|juifs|juive*|chrétien*|catholi*|évêque*|enceinte|cancer|tumeur*|prostitu*|réfugié*|migrant*|suicid*|mutilation*|covid*|coronavirus|pandémie*|vaccin*|dépression*|sexe|sexuel*|porno*|érotique*|nu|nue|ouragan*|inondation*|incendie*|pompiers|police|policier*|gendarme*|arrêté|arrêtée|interpell*|cambriol*|vol à main armée|faillite*|maladie*|patient|patients|hôpital|hôpitaux|accident*|épidémi*|chômage|chômeur*|chômeuse*|sans-emploi|perte d'emploi|pertes d'emploi",
    ),
    groups: list(
      'électeurs|électrices|musulmans|juifs|chrétiens|migrants|réfugiés|demandeurs d’asile|minorités|peuples autochtones|sans-abri|les seniors|travailleurs âgés|salariés âgés|les personnes âgées|personnes âgées|les vieux|retraités|les jeunes|adolescents|boomers|millennials|génération z|femmes|les hommes|filles et garçons|les filles|les garçons|les mères|blondes|étrangers|immigrés|américains|les français|allemands|italiens|polonais|russes|les chinois|asiatiques|africains|arabes|les noirs|les blancs|gitans|roms|homosexuels|handicapés|personnes handicapées|autistes|les gros|les pauvres|les riches|les chômeurs|fonctionnaires',
    ),
    claims: list(
      'souvent|généralement|habituellement|toujours|jamais|rarement|moins|considéré*|vus comme|vues comme|réputé*|ont tendance|ne savent pas|ne peuvent pas|ne veulent pas|devraient|préfèrent|par nature|naturellement|que les hommes|que les femmes|stéréotype*|préjugé*|cliché*|paresseu*|fainéant*|plus faibles|efficace*|trop vieux|trop jeunes',
    ),
    losses: list(
      'fausse couche|fausses couches|mort-né*|deuil périnatal|perdu le bébé|perdu son bébé|perdu notre bébé',
    ),
    farewells: {
      kin: list(
        'papa|père|maman|mère|mamie|papi|papy|grand-mère|grand-père|frère|sœur|mari|femme|fils|fille|oncle|tante|chien|chat',
      ),
      partings: list(
        "parti|partie|endormi|endormie|nous a quittés|n'est plus là|n’est plus là|perdu|s'est éteint|s’est éteint|s'est éteinte|s’est éteinte|n'est plus|n’est plus",
      ),
      absences: list(
        'numéro|répondeur|par habitude|personne ne répond|plus personne|chaise vide|gamelle|me manque|nous manque|sans lui|sans elle|paisiblement|pour toujours|obsèques|enterrement',
      ),
    },
    mockery: String.raw`(?:photographi|film|pris)\p{L}* (?:\p{L}+ ){0,5}(?:en cachette|à son insu|sans qu['’](?:elle|il) (?:le )?(?:sache|remarque|voie))|personne (?:ne l['’](?:aime|invite)|ne veut d['’](?:elle|lui)|ne (?:s['’]assoit|parle|joue) (?:avec|à côté d['’]?(?:e )?)(?:elle|lui))|(?:elle|il) est (?:trop |si |vraiment )?(?:moche|grosse|laide|laid|obèse)|cette (?:grosse|moche) (?:fille|vache|truie)|(?<!(?:mon|mes) )(?:dents|nez|oreilles|menton|ventre) comme (?:un|une|des|le|la) \p{L}+`,
    passing: list(
      'après la pandémie|depuis la pandémie|avant la pandémie|pendant la pandémie|malgré la pandémie|après le covid|depuis le covid|avant le covid|pendant le covid|mon dieu|dieu merci|guerre des étoiles',
    ),
    harmless: String.raw`(?:chiens?|chats?|oies?|perroquets?|voisine?s?|alarme)(?: \p{L}+){0,2}? (?:chasse(?:nt)?|fait fuir|font fuir|met en fuite) (?:\p{L}+ ){0,2}?(?:cambrioleurs?|voleurs?)|(?:pompiers?|sapeurs-pompiers)(?: \p{L}+){0,2}? (?:exercices?|formations?|bal|portes ouvertes)|(?:exercice|formation|bal|fête) des (?:sapeurs-)?pompiers|(?:terres?|sols?) fertiles?`,
    negations: list('pas|jamais|rien|personne|aucun*|sans|ni|plus'),
    everyday: list(
      'bête|stupide|fou|folle|ridicule|absurde|affreux|horrible|ennuyeux|magie|monstre|cauchemar|chance|rire|blague|drôle|déteste*|adore*|désolé*|chat|chien|bébé|maman|mère|mamie|patron|bière|café|pizza|gâteau|dormir|toilettes|zombie|dragon|fête|paresseux|oublié|faute|frigo|canapé|pain|fromage|chaussettes|imprimante|lundi|belle-mère|voisin*',
    ),
    abstract: list(
      'mise en œuvre|stratégi*|processus|solution*|infrastructure*|développement|gestion|initiative*|cadre|organisation*|fonctionnalité*|démarche*|dispositif*|architecture',
    ),
    swaps: list(
      'au lieu de {a}, {b}|plutôt que {a}, {b}|{b} au lieu de {a}|{b} plutôt que {a}|remplacé {a} par {b}|remplace {a} par {b}',
    ),
    choices: list('choisir entre {a} et {b}|choix entre {a} et {b}|soit {a}, soit {b}|ou bien {a} ou bien {b}'),
    sames: list(
      "{a} est la même chose que {b}|{a} coûte autant que {b}|{a} coûtent autant que {b}|{a} pèse autant que {b}|{a} ressemble à {b}|{a} ressemblent à {b}|{a} n'est rien d'autre que {b}|{a} coûte autant qu'{b}|{a} coûtent autant qu'{b}|{a} coûte le prix d'{b}|{a} coûte le même prix qu'{b}|{a} coûte le même prix que {b}|{a} ne coûte pas plus cher que {b}|{a} ne coûte pas plus cher qu'{b}|{a} pèse autant qu'{b}|{a} est aussi lourd que {b}|{a} est aussi lourd qu'{b}|{a} dure aussi longtemps que {b}|{a} dure aussi longtemps qu'{b}",
    ),
    laters: list('{a} {n} ans plus tard|{a}, {n} ans plus tard|{a} {n} mois plus tard|{a} après {n} ans'),
    lasts: list('dure|duré|durait|faut|fallu|attendu|coûte|coûté|pèse|pesait|passé|parcouru|demande|demandé'),
    units: list(
      'ans|années|heures|jours|mois|semaines|minutes|siècles|pages|personnes|lignes|kilomètres|tonnes|euros|mails|réunions|formulaires',
    ),
    about: list("environ|plus de|près de|presque|au moins|jusqu'à|quelque"),
    requests: {
      asks: "quelqu'un (?:aurait|a|peut|pourrait|connaît|sait|vend|prête)|est-ce que quelqu'un|qui (?:aurait|peut me|pourrait|prête)",
      offers:
        "prêt\\p{L}*|emprunter|(?:je|on) (?:passe|passerai|peux venir|vient) (?:le |la |les )?(?:chercher|prendre|récupérer)|merci (?:d'avance|par avance)|en mp|contactez",
    },
    notices: list(
      "veuillez|merci de|nous vous prions|horaires d'ouverture|est fermé*|sont fermé*|sera fermé*|seront fermé*|est ouvert*|nous nous excusons|est retardé*|est annulé*|a lieu|aura lieu|entrée libre|entrée gratuite|inscription avant|en raison de travaux|jusqu'à nouvel ordre|plus d'informations|en salle",
    ),
    instructions: list(
      "en savoir plus|cliquez|lire aussi|lisez|abonnez|inscrivez|n'oubliez pas|partagez|newsletter|découvrez|nous vous|vous trouverez|contactez|nos produits|nos services|notre équipe|votre e-mail|champs obligatoires|laisser un commentaire|merci de|cliquer|ci-dessous|retrouvez|suivez-nous",
    ),
    quips,
    similes: list('comme un|comme une|comme le|comme la|comme mon|comme ma|comme si'),
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
    labels: { when: 'Quand', where: 'Où', price: 'Tarif', signUp: 'Inscription', contact: 'Téléphone' },
    when: 'quand|date|dates|horaires?',
    where: 'où|lieu|adresse',
    inPlace: "(?:à|dans|sur) (?:la|le|les)|(?:à|dans) l[’']|au|aux|à|dans",
    placeLinks: 'de|du|des|la|le|les|à|au|en|sur|et',
    venues:
      'salle|parc|place|château|église|cathédrale|musée|théâtre|centre|école|hôtel|café|stade|arène|bibliothèque|médiathèque|université|galerie|gare|rue|avenue|boulevard|studio|opéra|forum|académie|cinéma|palais|maison|mairie|jardins?|quai|port|hall|gymnase',
    entry: 'entrée|billets?|tarifs?|participation|places?',
    free: 'gratuite?s?|libre',
    signUp: "inscriptions?|s['’]inscrire|inscrivez-vous|réservations?",
    phone: 'tél(?:éphone)?|appel(?:er|ez)|numéro',
    contact: String.raw`renseignements?|informations?|réserv\p{L}*|inscri\p{L}*|témoins?`,
    witnesses: 'témoins?',
    off: 'annulée?s?|reportée?s?|déplacée?s?',
    from: 'dès|à partir de|vers',
  },
  signs,
  cuts,
  prose,
  rows,
  people,
};

export const examples: Examples = {
  article: `Comment réparer un pneu de vélo

D’abord, démontez la roue et soulevez le pneu par-dessus la jante.

Ensuite, plongez la chambre à air dans l’eau et observez les bulles.

Puis poncez le trou et étalez une fine couche de colle.

Enfin, pressez la rustine et regonflez la roue.`,
  form: 'steps',
  grave: 'Douze morts dans un séisme',
  harmless: 'La piste cyclable a été refaite cet été',
  date: ['29 octobre 1923', 1923.8],
};
