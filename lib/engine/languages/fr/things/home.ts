import type { Things } from '../../words/thing-words.ts';

export const home: Things = {
  vacuum: ['aspirateurs?', 'Le mien se cache sous le canapé.|Je lève les pieds. C’est ma contribution.'],
  laundry: [
    'lessives?|machines? à laver|lave-linge|sèche-linge',
    'Il y a toujours une chaussette qui revient seule.|Maintenant, tout est rose. Même le ticket.',
  ],
  cleaning: [
    'faire le ménage|ménage de printemps|produits? ménagers?|nettoyer (?:la maison|sa maison|la salle de bains|sa cuisine)|tâches ménagères',
    'Moi, je ferme simplement la porte.|Je commence quand ça sonne à la porte.',
  ],
  tidying: [
    'rangements?|ranger (?:sa|son|ses|la|le|les)|désencombrer',
    'Chaque chose à sa place : un seul tiroir.|J’ai retrouvé des photos. Fin de l’après-midi.',
  ],
  moving: [
    'déménagements?|déménager|emménager',
    'Mes cartons sont encore fermés. Ceux d’avant.|Sur tous les cartons : « Divers ».',
  ],
  mattress: ['matelas|oreillers?|sommiers?', 'Encore cinq minutes.|Je dors en diagonale. Là où le chat me laisse.'],
  furniture: [
    'meubles?|étagères?|armoires?|ikea',
    'Monté sans erreur. Il reste onze vis.|Ça tient. Que personne ne respire.',
  ],
  bathroom: [
    'salles? de bains?|douches?|baignoires?',
    'Sous la douche, je gagne toutes mes disputes.|J’ai lu le shampoing. En quatre langues.',
  ],
  renovating: [
    'rénov~|papier peint|carrelages?|peinture murale',
    'Le ruban est posé. Depuis deux ans.|Un mur est fini. L’armoire cache les autres.',
  ],
  tools: [
    'perceuses?|visseuses?|boîtes? à outils|bricol~|tournevis',
    'Mon outil, c’est un couteau à beurre.|J’ai fait un trou. Puis un autre à côté.',
  ],
  heating: [
    'chauffages?|chaudières?|pompes? à chaleur|radiateurs?|thermostats?',
    'Qui a touché au thermostat ?|Réglage de mon père : mets un pull.|J’ai monté d’un cran, en douce. On m’a vu.',
  ],
  electricity: [
    'électricité|éclairage|ampoules?|coupures? de courant',
    'Et qui a encore laissé la lumière allumée ?|Je suis devenu mon père. J’éteins le couloir.',
  ],
  solar: [
    'panneaux? solaires?|énergie solaire|photovoltaïques?',
    'Chez moi, seule la lampe du jardin charge.|Ma lampe de jardin brille. À midi.',
  ],
  wind: [
    'éoliennes?|éoliens?|parcs? éoliens?',
    'Chez moi, il n’y a que le ventilateur qui tourne.|J’en ai une dans un pot de fleurs. Elle grince.',
  ],
  waste: [
    'déchets?(?! (?:nucléaires|radioactifs))|recyclage|recycl~|poubelles?|emballages?(?! cadeaux?)',
    'Le pot de yaourt va dans quel bac, déjà ?|J’ai entendu le camion. J’ai couru. En chaussons.',
  ],
  dishwasher: [
    'lave-vaisselle|la vaisselle|faire la vaisselle|liquide vaisselle',
    'Je repasse derrière tout le monde. En secret.|La mienne trempe. Jusqu’à dimanche.',
  ],
  sofa: [
    'canapés?(?!-)|canapés?-lits?|fauteuils? (?:relax|club)|clic-clac',
    'Dedans, j’ai trouvé quatre euros. Et une fourchette.|Je ne suis pas dessus. J’en fais partie.',
  ],
  fridge: [
    'frigos?|réfrigérateurs?|congélateurs?',
    'J’ai regardé. Rien. J’y retourne dans dix minutes.|Au fond, quelque chose s’éclaire tout seul.',
  ],
  airFryer: [
    'air ?fryers?|friteuses?|thermomix|cookeo|robots? (?:de cuisine|cuiseurs?)|mijoteuses?|mixeurs?',
    'Ça fait tout. Pour l’instant, des frites.|Ça a bipé. J’ai dit merci.',
  ],
  toaster: [
    'grille-pain|toasts?|tartines? grillées?|croque-monsieur',
    'Deux réglages : mou et charbon.|J’ai gratté le noir. Il n’est rien resté.',
  ],
  microwave: [
    'micro-ondes?|plats? (?:préparés?|cuisinés?|tout prêts?)',
    'Volcan dehors, glaçon dedans.|J’arrête à une seconde. Comme dans les films.',
  ],
  oven: [
    'fours?(?! crématoires?)|plaques? (?:à induction|de cuisson)|gazinières?',
    'J’ai préchauffé. Avec le plat en plastique dedans.|À travers la vitre, je ne vois rien. Depuis mai.',
  ],
  ironing: [
    'fers? à repasser|repassage|repasser (?:une chemise|le linge|ses)|tables? à repasser|centrale vapeur|défroiss~',
    'Juste le col. Le pull s’occupe du reste.|Je pends la chemise et je me douche très chaud.',
  ],
  socks: ['chaussettes?', 'J’en ai 31. Pas une paire.|Chaussures à l’entrée. Mon gros orteil dit bonjour.'],
  candles: [
    'bougies?(?: parfumées?)?|chandelles?',
    'Je la garde pour une occasion. Elle penche déjà.|La mienne sent « Chalet d’hiver ». Enfin, le produit sol.',
  ],
  curtains: [
    'rideaux|voilages?|stores? (?:occultants?|enrouleurs?|vénitiens?)|volets? roulants?',
    'Chez moi, c’est un drap. Depuis l’emménagement.|Un côté est plus court. Je penche la tête.',
  ],
  windowCleaning: [
    '(?:laver|nettoyer|lavage de|nettoyage de|nettoyage des) (?:les |ses |des )?(?:vitres|fenêtres|carreaux)|lave-vitres?|vitres propres|laveurs? de (?:vitres|carreaux)',
    'J’attends la pluie. De côté.|Chez moi, c’est du verre dépoli, maintenant.',
  ],
  balcony: ['balcons?', 'Sur le mien, il y a une chaise. Ou moi.|Vue imprenable. Sur la télé du voisin.'],
  attic: [
    "greniers?(?! à)|caves? (?:d[’']immeuble|encombrées?)|garages? (?:à ranger|encombrés?)|débarras|garde-meubles?|self-stockage|combles",
    'J’étais monté jeter. Je redescends avec un chapeau.|Quatre cartons marqués « Câbles, important ».',
  ],
  garage: [
    'garages? (?:à vélos|privés?|individuels?)|box de stockage|garde-meubles?|abris? de jardin',
    'La voiture dort dehors. Les cartons craignent la pluie.|Je vois le congélateur. Je n’y arrive pas.',
  ],
  television: [
    'téléviseurs?|smart tv|télés?|tv oled|tv 4k',
    'Je ne dors pas. Ne change pas.|800 chaînes. Je regarde le feu de cheminée.',
  ],
  keys: [
    'serruriers?|serrures?|clés? de (?:chez|la maison|voiture|secours)|doubles? des clés|porte-clés?',
    'Elles sont sur la porte. À l’intérieur.|Le double est en sécurité. Dans l’appartement.',
  ],
  doorbell: [
    'sonnettes?|interphones?|visiophones?|digicodes?',
    'Ça sonne. Je m’allonge sur le tapis.|Je ne suis pas là. Je ne respire plus.',
  ],
  neighbours: [
    'voisinage|nuisances sonores|fête des voisins|voisins? bruyants?|entre voisins',
    'J’ai encore leur moule à gâteau. De 2017.|Je connais leur réveil. Eux ne l’entendent pas.',
  ],
  lift: [
    "ascenseurs?|cages? d[’']escalier",
    'Je dis bonjour aux boutons.|J’ai appuyé sur « fermer ». Ma pizza était dehors.',
  ],
  remoteControl: [
    'télécommandes?',
    'J’en ai quatre. La télé s’allume avec la cinquième.|Je suis assis dessus. D’où le téléachat.',
  ],
  smartHome: [
    'maisons? connectées?|domotique|ampoules? connectées?|prises? connectées?|objets? connectés?|serrures? connectées?',
    'Je suis dans le noir. La lampe fait sa mise à jour.|Les volets se sont levés à quatre heures. Pas moi.',
  ],
  smokeAlarm: [
    'détecteurs? de fumée|daaf',
    'Le mien me sert de minuteur.|Bip toutes les minutes. Je l’appelle Marcel.',
  ],
  tinyHouse: [
    'tiny houses?|mini-maisons?|studettes?|micro-appartements?|petits? (?:espaces|appartements?)|chambres? de bonne',
    'Je cuisine depuis mon lit. Très pratique.|Je me suis retourné. C’était déjà la douche.',
  ],
  interior: [
    "décoration (?:intérieure|d[’']intérieur)|déco|décorateurs? d[’']intérieur|architectes? d[’']intérieur|feng shui|coussins?|tapis (?:berbères?|de salon)",
    'Mon style : « ça peut encore servir ».|Le tapis cache la tache. Le canapé cache le tapis.',
  ],
  building: [
    'en travaux|en chantier|travaux(?! (?:de recherche|parlementaires|dirigés|pratiques|forcés))|chantiers? de (?:construction|rénovation)',
    'Fini jeudi, disaient-ils. De quelle année ?|Un seul creuse. Je regarde avec les quatre autres.',
  ],
};
