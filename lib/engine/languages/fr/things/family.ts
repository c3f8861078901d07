import type { Things } from '../../words/thing-words.ts';

export const family: Things = {
  childSeat: [
    'sièges? auto|poussettes?',
    'Le temps de l’attacher, l’enfant est grand.|J’ai replié la nôtre. Avec mon pouce dedans.',
  ],
  puberty: [
    'puberté|adolescents?|ados',
    'J’ai demandé « ça va ? ». Réponse : un soupir.|J’ai juste dit bonjour. La porte a claqué.',
  ],
  baby: ['bébés?|nouveau-nés?|nourrissons?', 'Ici, personne n’a dormi depuis mardi.|Je berce même mon caddie.'],
  toys: [
    'jouets?|lego|playmobil|puzzles?',
    'J’en ai trouvé un dans le noir. Avec le pied.|J’ai monté le château. Le petit joue avec le carton.',
  ],
  homework: [
    'devoirs scolaires|devoirs à la maison|devoirs de vacances',
    'L’imprimante a mangé les miens.|J’ai aidé en maths. On a eu quatre.',
  ],
  school: [
    'maths|mathématiques|géométrie',
    'J’attends encore le jour où il me faudra un sinus.|J’ai trouvé sept. Les autres, x.',
  ],
  thesis: [
    "thèses? de doctorat|soutenance de thèse|ma thèse en 180 secondes|doctorants?|doctorantes?|mémoires? (?:de master|de fin d[’']études)|doctorats?",
    'J’ai le titre. Et les remerciements.|La mienne s’appelle final_final_3_bon.',
  ],
  university: [
    'universités?|facultés? de \\p{L}+|campus|parcoursup|étudiants?|étudiantes?|amphithéâtres?|cité universitaire',
    'Ma matière forte, c’était la cafétéria.|J’ai dormi au troisième rang. C’était sur le sommeil.',
  ],
  teacher: [
    'professeure?s?|profs?|enseignante?s?|institut(?:eur|rice)s?|salles? de classe|réunion parents-profs~',
    'Je lève encore la main. En réunion.|J’ai croisé le mien au marché. J’ai dit « présent ».',
  ],
  firstSchoolDay: [
    'rentrée (?:des classes|scolaire)|fournitures? scolaires?|cartables?|trousses? scolaires?|jour de rentrée',
    'J’y retournerais rien que pour la trousse neuve.|J’ai couvert les livres. Et un coude.',
  ],
  languageCourse: [
    "cours de langues?|apprendre (?:une langue|l[’']anglais|l[’']anglais|l[’']espagnol|l[’']allemand|l[’']italien|le français)|langues étrangères|duolingo|séjours? linguistiques?|cours d[’']anglais",
    'Je sais dire que l’éléphant boit du lait.|J’ai demandé l’addition. On m’a apporté une soupe.',
  ],
  spelling: [
    "orthographe|fautes? d[’']orthographe|grammaire|ponctuation|participe passé|virgules?|bescherelle",
    'Je mets des virgules, au, feeling.|Je vois la faute. Juste après « Envoyer ».',
  ],
  dictionary: [
    "dictionnaires?|mots? de l[’']année|petit robert|le larousse|petit larousse|scrabble|glossaires?|synonymes",
    'Je cherche un mot. C’est déjà l’heure du dîner.|Le mien cale le canapé.',
  ],
  playground: [
    'aires? de jeux?|balançoires?|toboggans?|châteaux? gonflables?|bacs? à sable',
    'Je teste d’abord. Par sécurité.|La moitié du bac est dans ma chaussure.',
  ],
  grandparents: [
    'grands-parents?|grands-mères?|grand-mère|grand-père|grands-pères|mamies?|papis?',
    '« Tu n’as rien mangé. » J’en étais au quatrième plat.|La mienne signe ses textos « Cordialement, Mamie ».',
  ],
  siblings: [
    'fratries?|frères et sœurs|enfants? uniques?|jumea(?:u|ux)',
    'L’un coupe, l’autre choisit. On avait une règle.|La lampe était déjà comme ça.',
  ],
  inLaws: [
    'belles?-mères?|beaux?-parents|belle-famille|beaux?-frères?|réunions? de famille|repas de famille',
    'J’ai aimé les endives, une fois. Depuis, endives.|J’ai amené le chien. Il fait la conversation.',
  ],
  genealogy: [
    'généalog~|ancêtres|noms? de famille|arbres? généalogiques?',
    'J’espérais un duc. J’ai trouvé six rempailleurs.|On était déjà fatigués en 1640. C’est écrit.',
  ],
  names: [
    'prénoms?|surnoms?',
    'On était quatre dans ma classe. J’étais « l’autre ».|Maman commence toujours par celui du chien.',
  ],
  nursery: [
    'crèches? (?:municipales?|parentales?|collectives?)|en crèche|garderies?|école maternelle|assistantes? maternelles?|nounous?|baby-?sitt~',
    'À la porte, ça a pleuré. C’était moi.|Mon portemanteau, c’est l’escargot.',
  ],
  kidsParty: [
    "goûters? d[’']anniversaire|anniversaires? d[’']enfants?|fêtes? d[’']anniversaire|piñatas?",
    'Six enfants. Le bruit de soixante. Je suis au cellier.|J’ai gagné aux chaises musicales. Ça a pleuré.',
  ],
  bedtime: [
    'histoires? du soir|berceuses?|petite souris|heure du coucher',
    'Je lis doucement. Je me suis réveillé page quatre.|J’ai sauté une page. J’ai été dénoncé.',
  ],
  parenting: [
    'parentalité|éducation (?:positive|bienveillante)|jeunes parents|charge mentale|vie de famille',
    'Je compte jusqu’à trois. Personne ne connaît la suite.|J’ai dit « parce que ». Avec la voix de ma mère.',
  ],
  pocketMoney: [
    'argent de poche|tirelires?',
    'Je voulais plus. Maman a demandé à voir ma chambre.|Mon frère me doit dix francs. Depuis 1996.',
  ],
  birthday: [
    'anniversaires?',
    'Plus de place pour les bougies. J’ai mis une ampoule.|J’ai chanté fort. Le prénom n’était pas le bon.',
  ],
};
