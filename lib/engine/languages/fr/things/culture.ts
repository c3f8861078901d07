import type { Things } from '../../words/thing-words.ts';

export const culture: Things = {
  museum: [
    "musées?|expositions?(?! (?:au|aux|à))|galeries? d[’']art|vernissages?",
    'D’abord le café, puis la boutique.|J’ai longtemps admiré une œuvre. C’était l’extincteur.',
  ],
  books: [
    'livres?|romans|(?:premier|nouveau) roman|romanci(?:er|ère)s?|librairies?',
    'J’en suis à la page douze. Depuis mars.|Ma pile à lire sert déjà de table de nuit.',
  ],
  poems: [
    'poèmes?|poésies?|poètes?|printemps des poètes',
    'J’ai fait rimer « amour » avec « four ». J’assume.|J’en sais un par cœur. Le premier vers.',
  ],
  logo: [
    'logos?|webdesign|typographies?|polices? de caractères|graphisme',
    'On peut agrandir le logo ?|Mon neveu l’aurait fait pour une pizza.',
  ],
  horoscope: [
    'horoscopes?|signes? astro~|zodiaque',
    'Le mien me conseille de faire une lessive.|Il m’annonçait de l’argent. C’était un jeton de caddie.',
  ],
  library: [
    'bibliothèques?|médiathèques?|bibliothécaires?|bibliobus',
    'J’ai un livre en retard. Depuis le collège.|J’ai chuchoté. Mon téléphone, non.',
  ],
  audioGuide: [
    'audioguides?|visites? (?:guidées?|audioguidées?)|conférenci(?:er|ère)s? du musée',
    'Le mien parlait néerlandais. J’ai hoché la tête.|J’écoute le quatorze. Je suis devant le trois.',
  ],
  newspaper: [
    'journaux papier|presse (?:écrite|papier|quotidienne)|kiosques? à journaux|quotidiens? régiona(?:l|ux)|mots fléchés|unes? des journaux',
    'Je l’achète pour les mots croisés. Il me manque le sept.|Je le lis toujours. En épluchant les patates.',
  ],
  modernArt: [
    "art (?:moderne|contemporain|abstrait)|sculptures?|biennale d[’']art|fiac|peinture abstraite|aquarelles?|installations? artistiques?",
    'Je me suis assis dessus. Ce n’était pas un banc.|La nôtre est sur le frigo. L’artiste a quatre ans.',
  ],
  streetArt: [
    'street ?art|graffitis?|art urbain|fresques?|banksy|graffeurs?',
    'J’ai peint un mur. À trois ans. Dans le couloir.|J’en ai admiré un dix minutes. C’était l’humidité.',
  ],
  drawing: [
    "cours de dessin|apprendre à dessiner|dessins? (?:au crayon|d[’']enfants?)|croquis|coloriages?|illustrat(?:eur|rice)s?|gribouill~",
    'C’est un cheval. Il faut le savoir.|Je sais faire la maison. Avec fumée.',
  ],
  typography: [
    'calligraphie|lettering|comic sans|écriture (?:manuscrite|cursive)|stylos?-plumes?',
    'Ma liste de courses est illisible. Même pour moi.|Sur les cartes, je manque toujours de place à droite.',
  ],
  colours: [
    "couleurs? de l[’']année|pantone|palettes? de couleurs|couleurs? tendances?|associer les couleurs",
    'Mon année était beige. On ne m’a rien demandé.|Moi, j’aurais dit rose. C’était « bois de lune ».',
  ],
  designChair: [
    'design week|paris design~|design industriel|bauhaus|prix de design|chaises? design|icônes? du design|philippe starck',
    'Je me suis assis. Le gardien est arrivé.|J’ai la même lampe. Elle était là avant moi.',
  ],
  architecture: [
    'architectes?(?! d)|gratte-ciel|brutalisme|prix pritzker|architecture(?! (?:de|des|du|logicielle))',
    'Et qui lave les vitres ?|Mon chef-d’œuvre : deux chaises et une couverture.',
  ],
  crafts: [
    'loisirs créatifs|activités? manuelles?|origamis?|papier mâché|paillettes|scrapbooking|macramé|pistolet à colle|diy',
    'Il y a des paillettes dans le beurre.|Ça devait être une grue. C’est un ticket froissé.',
  ],
  pottery: [
    'poteries?|céramiques?|céramistes?|potiers?|potières?|tour de potier',
    'C’est un vase. Ou un cendrier. Selon l’heure.|Toute ma famille a des tasses penchées, maintenant.',
  ],
  woodworking: [
    'menuiserie|menuisi(?:er|ère)s?|ébénist~|travail du bois|sculpture sur bois|meubles? en palettes?|charpenti(?:er|ère)s?',
    'Scié deux fois. Toujours trop court.|Trois pieds sont égaux. C’est la majorité.',
  ],
  knitting: [
    'tricot|tricoter|au crochet|cours de couture|machines? à coudre|pelotes? de laine|aiguilles? à tricoter',
    'Mon écharpe a deux ans. Et deux rangs.|Ça devait être un pull. C’est une longue chaussette.',
  ],
};
