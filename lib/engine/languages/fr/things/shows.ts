import type { Things } from '../../words/thing-words.ts';

export const shows: Things = {
  series: [
    'saisons? \\d+|netflix|épisodes?|streaming|séries? (?:tv|télé~)',
    'Un seul épisode, j’avais dit. Hier.|« Vous regardez toujours ? » demande la télé. Vexant.',
  ],
  film: [
    'films?|cinémas?|bande-annonce|box-office',
    'Je me suis endormi à la bande-annonce.|Le pop-corn n’a pas vu le générique.',
  ],
  podcast: [
    'podcasts?|livres? audio',
    'Je l’écoute en faisant la vaisselle. Donc jamais.|Je leur réponds. Ils ne me laissent jamais finir.',
  ],
  concert: [
    "concerts?|festivals? de musique|tournée (?:mondiale|d[’']adieu|européenne)",
    'Devant moi, il y a toujours le plus grand.|J’ai tout vu. Sur le téléphone d’un autre.',
  ],
  instrument: [
    'guitares?|pianos?|violons?|accordéons?',
    'Mes voisins connaissent les deux notes.|Six ans de cours. Je sais porter l’étui.',
  ],
  song: ['chansons?|refrains?|chorales?', 'Je ne connais que le refrain.|Vingt ans que je me trompe de paroles. Fort.'],
  dance: [
    'danse|danses|danser|ballets?|tango|salsa',
    'Ma meilleure figure : taper du pied.|J’ai regardé mes pieds. Ils ne savaient pas non plus.',
  ],
  theatre: [
    '(?<!été le )(?<!est le )théâtres?|opéras?|comédie musicale',
    'J’ai applaudi au mauvais moment.|Je jouais l’arbre. On a remarqué l’autre arbre.',
  ],
  subtitles: [
    'sous-titres?|sous-titrage|sous-titrée?s?|doublage|version originale|vostfr',
    'Je lis trop vite. Je sais déjà qui c’est.|J’ai levé les yeux. C’était le baiser.',
  ],
  karaoke: [
    'karaokés?|cours de chant|concours de chant|the voice',
    'La note aiguë, je l’ai tentée. Elle est encore là-haut.|On a applaudi quand j’ai posé le micro.',
  ],
  radio: [
    'stations? de radio|émissions? de radio|animat(?:eur|rice)s? radio|matinale radio|webradios?',
    'Je reste dans la voiture jusqu’à la fin du morceau.|Je suis passé à l’antenne. J’ai oublié mon nom.',
  ],
  vinyl: [
    'vinyles?|tourne-disques?|platines? vinyle|cassettes? audio|walkman|disquaires?',
    'Le mien est rayé. Est rayé. Est rayé.|J’ai les disques. Reste la platine.',
  ],
  crimeNovel: [
    'polars?|romans? (?:policiers?|noirs?)|agatha christie|sherlock|true crime|séries? policières?|romans? à suspense',
    'C’était le jardinier. Je le dis depuis la page deux.|J’ai soupçonné tout le monde. Sauf un.',
  ],
  horrorFilm: [
    "films? d[’'](?:horreur|épouvante)|cinéma d[’']horreur|zombies?|vampires?|maisons? hantées?|films? qui font peur",
    'J’ai tout vu. Entre deux doigts.|À la cave, j’envoie d’abord le chat.',
  ],
  documentary: [
    'documentaires?|docu-séries?',
    'J’apprends beaucoup. Les yeux fermés.|Depuis, je commente mon chat. Avec cette voix.',
  ],
  quizShow: [
    "quiz|quizz|jeux? télévisés?|question pour un champion|questions pour un champion|n[’']oubliez pas les paroles|trivial pursuit|candidats? du jeu",
    'Je le savais. Juste après.|Depuis mon canapé, je suis millionnaire. Deux fois.',
  ],
  magician: [
    'magiciens?|tours? de magie|prestidigitat~|illusionnistes?|cirques?|clowns?|jongl(?:eur|age|euse)s?',
    'Je fais disparaître des choses. Surtout les chips.|« Un volontaire ? » J’ai refait mon lacet dix minutes.',
  ],
  comedy: [
    'humoristes?|stand-?up|one-?(?:wo)?man-?show|blagues?|sketchs?|comiques',
    'Je connais une blague. La fin va me revenir.|J’ai ri le dernier. Très fort. Seul.',
  ],
  comics: [
    'bd|bandes? dessinées?|mangas?|comics|super-?héros|marvel|astérix|tintin|romans? graphiques?',
    'J’avais la cape. Coincée dans la porte.|Mon super-pouvoir : trouver le dernier biscuit.',
  ],
  brassBand: [
    "fanfares?|harmonies? municipales?|orchestres? d[’']harmonie|trompettes?|trombones?|tubas?|bagad",
    'Ils répètent à côté. Je connais la partie de tuba.|On m’a donné le triangle. Et une note.',
  ],
};
