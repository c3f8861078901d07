import type { Things } from '../../words/thing-words.ts';

export const sport: Things = {
  ski: [
    'ski|skis|skieurs?|snowboard|biathlon|pistes de ski',
    'Je tombe sur le plat.|{skis?/skieurs?/pistes de ski} Arrivé en bas. Les bâtons, un peu après.',
  ],
  hiking: [
    'randonnées?|randonneurs?|sentiers?',
    'Et il n’y a pas de télésiège ?|« On y est presque. » On fermait la voiture.',
  ],
  climbing: [
    "escalade (?:sportive|en salle|de bloc|sur glace)|(?:mur|salle)s? d[’']escalade|grimpeu(?:r|se)s?|alpinis~",
    'J’ai le vertige sur un escabeau.|Mon sommet, c’est l’étagère à biscuits.',
  ],
  swimming: [
    'natation|nageurs?|nageuses?|piscines?',
    'J’en suis à tester avec un orteil.|Ma meilleure nage : tenir le bord.',
  ],
  football: [
    'football|foot|ligue 1|ligue des champions|gardien de but|penalty|psg',
    'Moi, je l’aurais mis. Depuis le canapé.|Mon ballon est chez le voisin. Depuis 1994.',
  ],
  ballSports: [
    'basket~|handball|tennis|volley~|rugby|ping-pong|badminton',
    'Moi, je rate la corbeille à papier.|Je crie « j’ai ! » et je m’écarte.',
  ],
  running: [
    'marathons?|semi-marathons?|course à pied|coureurs? à pied|jogging',
    'Une fois, j’ai couru après un bus.|Une poussette m’a doublé. Le bébé dormait.',
  ],
  workout: [
    'fitness|musculation|salles? de sport',
    'Porter toutes les courses d’un coup, ça compte ?|Je paie depuis janvier. C’est aussi de la constance.',
  ],
  yoga: [
    'yoga|pilates|étirements?',
    'J’arrive à toucher mes genoux.|Je maîtrise la posture finale. Celle où on s’allonge.',
  ],
  athletes: [
    'sportifs?|sportives?|athlètes?|jeux olympiques',
    'Je me suis claqué en mettant mes chaussettes.|Je me suis levé du canapé sans les mains.',
  ],
  referee: [
    'arbitres?|la var|hors-jeu|assistance vidéo',
    'J’ai très bien vu. Depuis la cuisine.|Moi, je siffle à la maison. Personne ne s’arrête.',
  ],
  golf: [
    '(?:parcours|terrains?|tournois?|clubs?) de golf|jouer au golf|golfeu(?:r|se)s?|minigolf|mini-golf',
    'J’ai perdu six balles. Au moulin à vent.|Je viens pour la petite voiture.',
  ],
  chess: [
    "échecs (?:en ligne|féminins?)|jeu d[’']échecs|joueurs? d[’']échecs|joueuses? d[’']échecs|tournois? d[’']échecs|échiquiers?|échec et mat|grand maître international",
    'Mon ouverture s’appelle « Oups ».|J’ai perdu en quatre coups. Deux étaient bons.',
  ],
  darts: ['fléchettes?', 'Mon mur a plus de points que moi.|Je visais le centre. C’était la lampe.'],
  skateboard: [
    'skate(?:boards?|parks?|urs?)?|planches? à roulettes|rollers?|patins? à roulettes',
    'Je tiens très bien dessus. Sur la moquette.|Je sais freiner. Avec la haie.',
  ],
  stadium: [
    'stades|stade (?:de france|vélodrome|municipal|olympique)|vélodrome|parc des princes',
    'Je voyais parfaitement. Un poteau.|Le plus grand s’assoit toujours devant moi.',
  ],
  medal: [
    'médailles?|médaillés?|médaillées?|trophées?|podiums?',
    'Sur la mienne, il y a « Participation ».|La mienne était en chocolat. Était.',
  ],
  gymClass: [
    'cours de sport|cours de gym|eps|cross du collège|endurance scolaire|association sportive scolaire',
    'Moi, je faisais le poteau. Le gauche.|J’avais un mot de ma mère. De ma main.',
  ],
};
