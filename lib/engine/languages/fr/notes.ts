import type { NoteWords } from '../words/note-words.ts';
import { audienceReplies } from './audience-replies.ts';
import { concepts, numberWords } from './concepts.ts';
import { both, formats } from './formats.ts';

export const notes: NoteWords = {
  formats,
  numberWords,
  both,
  replies: audienceReplies,
  denying: 'ne pas|pas|sans',
  audiences: {
    developers: {
      names: String.raw`développeu\p{L}*|devs?|programmeu\p{L}*|informaticien\p{L}*|codeurs?|équipe technique|service informatique|équipe informatique`,
      frames: [
        'exchange | Qu’est-ce qui te bloque ? | {h}',
        'nobody | Daily : deux minutes chacun | Moi : | {h}',
        'butterfly | Un dev senior | « {t} » | C’est un petit ticket ?',
      ],
    },
    nurses: {
      names: String.raw`infirmi\p{L}*|aides?-soignant\p{L}*|soignant\p{L}*|sages?-femmes?`,
      frames: [
        'exchange | Et la garde de nuit ? | {h}',
        'nobody | Pause : quatre minutes | Moi, café froid : | {h}',
        'butterfly | Moi, après douze heures | « {t} » | C’est une pause ?',
      ],
    },
    teachers: {
      names: String.raw`enseignant\p{L}*|prof(?:s|esseurs?)?|instit\p{L}*|salle des profs`,
      frames: [
        'chat | Des questions sur le contrôle ? | {h} | Sur le contrôle.',
        'exchange | Et pourquoi les devoirs ne sont pas faits ? | {h}',
        'butterfly | Ma classe | « {t} » | C’est au programme ?',
      ],
    },
    students: {
      names: String.raw`étudiant\p{L}*|élèves?|lycéen\p{L}*|fac`,
      frames: [
        'tempted | Moi | Le devoir pour demain | « {t} »',
        'exchange | Ça avance, la dissertation ? | {h}',
        'nobody | Examen : dans six heures | Moi : | {h}',
      ],
    },
    parents: {
      names: 'parents?|mamans?|papas?|mères|pères|familles',
      frames: [
        'thoughts | Ils dorment. | Enfin. | {h}',
        'exchange | Enfin seuls, vous parlez de quoi ? | {h}',
        'butterfly | Moi, au supermarché sans enfants | « {t} » | C’est ça, les vacances ?',
      ],
    },
    founders: {
      names: String.raw`fondat\p{L}*|start-?ups?|entrepreneu\p{L}*|investisseurs?`,
      frames: [
        'exchange | Et votre avantage concurrentiel ? | {h}',
        'butterfly | Moi, sans revenus | « {t} » | C’est de la croissance ?',
        'proclaim | Moi, à la première diapo | {h}',
      ],
    },
    gamers: {
      names: String.raw`gamers?|joueu\p{L}*|jeux vidéo|e-?sport`,
      frames: [
        'exchange | Encore une partie ? | {h}',
        'tempted | Moi | La quête principale | « {t} »',
        'butterfly | Moi | « {t} » | C’est une quête annexe ?',
      ],
    },
    designers: {
      names: String.raw`designers?|graphistes?|créati(?:fs|ves)|illustrat\p{L}*|directeurs? artistiques?`,
      frames: [
        'exchange | On peut agrandir le logo ? | {h}',
        'butterfly | Le client | « {t} » | C’est un petit changement ?',
        'tempted | Moi | final_v2 | « {t} »',
      ],
    },
    marketers: {
      names: String.raw`marketing|marketeu\p{L}*|publicitaires?|community managers?|communicant\p{L}*`,
      frames: [
        'butterfly | L’équipe de marque | « {t} » | C’est de l’engagement ?',
        'exchange | Et le call to action ? | {h}',
        'proclaim | Moi, diapo 3 sur 84 | {h}',
      ],
    },
    scientists: {
      names: String.raw`scientifiques?|cherch(?:eurs?|euses?)|doctorant\p{L}*|universitaires|monde universitaire|physicien\p{L}*|biologistes?|labos?`,
      frames: [
        'exchange | Le reviewer 2 a une petite remarque. | {h}',
        'tempted | Moi | Le chapitre un de ma thèse | « {t} »',
        'butterfly | Moi, avec n = 3 | « {t} » | C’est significatif ?',
      ],
    },
    football: {
      names: 'foot(?:ball)?|supporters?|ligue 1|ultras',
      frames: [
        'exchange | Pourquoi l’arbitre regarde l’écran ? | {h}',
        'panic | 89e minute | On mène de deux buts | {H}',
        'butterfly | Moi, avec des chips | « {t} » | C’est l’échauffement ?',
      ],
    },
    cycling: {
      names: String.raw`cyclis\p{L}*|vélo|tour de france|peloton`,
      frames: [
        'exchange | Pourquoi tu t’arrêtes dans le col ? | {h}',
        'tempted | Moi | Le vélo que j’ai | « {t} »',
        'butterfly | Moi, pause café | « {t} » | C’est de l’entraînement ?',
      ],
    },
    office: {
      names: "bureau|collègues?|salariés|(?:mon|notre|l[’']) ?équipe|managers?|open space",
      frames: [
        'exchange | Un dernier point avant de finir ? | {h}',
        'nobody | Il est 17 h 59 | Toujours le même collègue : | {h}',
        'backfire | Réunion sur « {t} » | Il en faut une deuxième | La deuxième finit en atelier | La deuxième finit en atelier',
      ],
    },
  },
  concepts: {
    interviews: String.raw`entretiens? d[’']embauche|entretiens?|recrut\p{L}*|dans cinq ans|on vous rappellera`,
    sleep:
      'réveil|réveillée?|oreiller|dor(?:s|t|mir|ment|mez)|sommeil|(?:au|du|le|mon|ton|son|un|de) lit|nuits?|lever à|bonne nuit',
    money:
      'euros?|prix|coûte|coûtent|cher|chère|[€$£]|argent|compte|loyer|salaire|paie|banque|épargne|dettes?|factures?|livret',
    bosses: 'chefs?|patrons?|managers?|la direction(?! (?:de|du|des|opposée))',
    family: 'famille|maman|mère|papa|père|oncle|beau-frère|parents?|enfants?|bébé|mariage|noël',
    dating: String.raw`amour|couple|rendez-vous galants?|rencards?|copains?|copines?|chéri|nous deux|de nous|jalou\p{L}*|séduction`,
    politics: String.raw`politi\p{L}*|élections?|partis? politiques?|le parti|les partis|gouvernement|vote`,
    diets: 'régimes?|maigrir|calories|salade|manger|mange|repas|cuisine',
    sport: String.raw`sports?|foot\p{L}*|match|footing|entraînement`,
    animals:
      'animaux|animal|chats?|chiens?|chevaux|cheval|vaches?|cochons?|moutons?|poissons?|souris|abeilles?|bourdons?|insectes?|guêpes?|papillons?|lapins?|renards?|ours|éléphants?|serpents?',
    alcohol: 'alcool|bières?|vin|boire|soirées?|apéro|ivre',
    medicine: String.raw`médecins?|docteurs?|dentistes?|hôpital|malad\p{L}*|patients?|santé`,
    meetings: 'réunions?|daily|atelier|mail|visio',
    ...concepts,
    food: String.raw`nourriture|manger|mange[sz]?|mangé\p{L}*|restaurants?|restos?|menus?|serveu\p{L}*|cuisin\p{L}*|recettes?|repas|dîners?|déjeuners?|petit-déj\p{L}*|pizzas?|burgers?|frites|pâtes|soupes?|salades?|pain|tartines?|fromages?|beurre|viande|saucisses?|gâteaux?|biscuits?|chocolat|glaces?|crêpes?|œufs?|yaourts?|frigo|four|cantine|faim|délicieu\p{L}*|raclette`,
    death: String.raw`mort\p{L}*|mourir|meurt|décéd\p{L}*|décès|enterre\p{L}*|obsèques|funérailles|tombes?|cimetières?|cercueils?|deuil|fantômes?|cadavres?`,
    coffee: String.raw`cafés?|expresso|espresso|cappuccino|caféine|barista|cafetières?|tasses?`,
    spiders: String.raw`araignées?|toiles? d['’]araignée|tarentules?|mygales?`,
    gender: String.raw`genres?|hommes?|femmes?|garçons?|filles?|masculin\p{L}*|féminin\p{L}*|féminis\p{L}*|sexis\p{L}*|maris?|épouses?|messieurs|mesdames|dames`,
    age: String.raw`personnes âgées|vieux|vieille\p{L}*|seniors?|retrait\p{L}*|mamie|papi|papy|grand-mère|grand-père|grands-parents|boomers?|rides|âge|ehpad|maison de retraite`,
    police: String.raw`polic\p{L}*|gendarm\p{L}*|flics?|commissa\p{L}*|arrest\p{L}*|menottes?|prisons?|crimes?|criminel\p{L}*|amendes?|radars?`,
    swearing: String.raw`jur(?:on|ons|er)|gros mots?|merde\p{L}*|putain|bordel|con|connard\p{L}*|zut|foutu\p{L}*|vulgaire\p{L}*|grossi\p{L}*`,
  },
  moods: {
    calm: 'nostalgique|minimaliste|calme|détendue?|doux|douce|apaisée?',
    loud: 'fort|bruyante?|en colère|énergique',
    dramatic: 'sombre|noire?|glauque|dramatique|choquée?|épique|paniquée?|stressée?',
    silly: 'mignonn?e?|adorable|absurde|loufoque|rigolo|ludique|bête',
    dry: 'sarcastique|cynique|caustique|sobre|sec|pince-sans-rire|sérieux|sérieuse|ironique|professionnel(?:le)?',
  },
  smallWords: String.raw`(?:petits?|petites?) (?:textes?|lettres|mots|caractères)|(?:texte|lettres) (?:petit\p{L}*|plus petit\p{L}*)|(?:beaucoup|plus) de (?:texte|mots)`,
  largeWords:
    'gros (?:texte|mots|caractères)|grands? (?:textes?|mots|caractères)|peu de (?:mots|texte)|textes? courts?',
  showsImage: 'placer|insérer|affiche|image principale',
};
