import type { Things } from '../../words/thing-words.ts';

export const science: Things = {
  dinosaur: [
    'dinosaures?|tyrannosaures?|t-?rex|jurassi(?:c|que)|tricératops|diplodocus',
    'À cinq ans, je les savais tous. Là, j’oublie mon code.|Je viens de marcher sur un. En plastique.',
  ],
  digging: [
    'archéolog~|fouilles (?:archéologiques|préventives)|fossiles?|âge de (?:pierre|bronze)|néandertal~|préhistoire|préhistoriques?|momies?|gallo-romain~',
    'Sous mon canapé, il y a une couche de 2016.|J’ai exhumé un biscuit. Époque : mardi tardif.',
  ],
  volcano: [
    'volcans?|volcaniques?|volcanologues?|coulées? de lave',
    'Le mien marchait au vinaigre.|Je connais. J’ai réchauffé ma soupe sans couvercle.',
  ],
  particle: [
    'physique quantique|mécanique quantique|ordinateurs? quantiques?|accélérateurs? de particules|physique des particules|cern|électrons?|boson|fusion nucléaire',
    '{accélérateurs? de particules/physique des particules} Je ne connais que celles sous le lit.|{~ quantiques?} Mon chat est et n’est pas sur le canapé.',
  ],
  aliens: [
    'extraterrestres?|extra-terrestres?|ovnis?|soucoupes? volantes?|martiens?',
    'Ils ont vu ma cuisine et ils sont repartis.|C’était un lampadaire. Je lui avais fait coucou.',
  ],
  eclipse: [
    'éclipses?|super ?lunes?|lune de sang|aurores? boréales?',
    'J’ai regardé au bon moment. Du mauvais côté.|J’avais les lunettes. Et un nuage.',
  ],
  brain: [
    'entraînement cérébral|gym(?:nastique)? cérébrale|neuroscien~|mots croisés|mots fléchés|sudokus?|tests? de qi|entraîner (?:son cerveau|sa mémoire)',
    'Le mien passe une chanson. Depuis lundi.|Je suis dans la cuisine. Je cherche encore pourquoi.',
  ],
  stars: [
    'télescopes?|astronomie|constellations?|galaxies?',
    'Je ne trouve que la Grande Ourse. Parfois.|J’ai fait un vœu. C’était un avion.',
  ],
  rocket: [
    'fusées?|nasa|astronautes?|spatiale?s?',
    'Il y a des places de parking, là-haut ?|Moi, j’ai le mal de l’air sur une balançoire.',
  ],
};
