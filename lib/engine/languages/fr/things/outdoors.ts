import type { Things } from '../../words/thing-words.ts';

export const outdoors: Things = {
  houseplant: [
    "plantes? (?:d[’']intérieur|vertes?|grasses?)|orchidées?|cactus|bouquets? de fleurs",
    'Mon cactus n’a pas survécu.|Chez moi, seules les mauvaises herbes se plaisent.|Une semaine d’absence. Elles l’ont mal pris.',
  ],
  lawn: [
    'pelouses?(?! (?:du stade|synthétiques?))|(?<!sur )gazon|tondeuses?',
    'La mienne est une prairie. Officiellement.|J’ai tondu la moitié. C’est un style.',
  ],
  garden: [
    'jardins?|jardinage|jardiniers?|jardinières?|potagers?|mauvaises herbes|désherb~|carrés? potagers?',
    'Ça pousse partout. Je n’ai rien planté.|J’ai tout arraché. C’étaient les carottes.',
  ],
  seeds: [
    'semis|semences|graines? (?:potagères?|à semer|de (?:fleurs|légumes|tomates))|grainothèques?|semer (?:ses|des|en)|courgettes?',
    'J’ai semé bien droit. Les pigeons remercient.|Un seul plant, j’ai dit. Qui veut des courgettes ?',
  ],
  hedge: [
    '(?<!m )(?<!mètres )haies?|taille-haies?|tailler (?:sa|une|les|la) haies?|taille des (?:haies|rosiers|arbres)|topiaires?',
    'J’égalise. Encore un peu. Elle m’arrive à la cheville.|Ça devait être un cygne. La rue dit : limace.',
  ],
  slugs: [
    'limaces?|escargots?|pucerons?|ravageurs? du (?:jardin|potager)',
    'Ma salade a disparu. L’étiquette est toujours là.|Un escargot m’a doublé. En côte.',
  ],
  trees: [
    'arbres? fruitiers?|pommiers?|planter (?:un |des )?arbres?|cabanes? dans les arbres|oliviers?',
    'J’en ai planté un. Je lui dis de se dépêcher.|J’y suis monté. Les pompiers racontent la suite.',
  ],
  hens: [
    'poules? (?:pondeuses?|rousses?)|poulaillers?|œufs?',
    'La mienne pond par six. Au supermarché.|Je voulais au plat. C’est encore brouillé.',
  ],
  sheep: [
    'moutons?|brebis|bergers|bergeries?|agneaux',
    'Je me suis endormi en comptant.|À la crèche de l’école, j’en faisais un. Au fond.',
  ],
  cows: ['vaches?|élevage laitier|transhumance', 'Et moi, je n’ai plus de lait.|J’ai meuglé en premier. Gros malaise.'],
  bees: [
    'abeilles?|apicult~|ruches?|(?<!lune de )miel',
    'Ma seule abeille s’est noyée dans la limonade.|Je reste très calme. Puis je cours.',
  ],
  bears: ['ours|loups?', 'Moi, le teckel du voisin me fait peur.|Ça a craqué. C’était mon blouson.'],
  cats: [
    'chats|chat(?! (?:en|vocal|gpt|avec))|chatons?',
    'Quelqu’un a demandé au chat ?|Le mien préfère le carton.|Je serai en retard. Le mien dort sur mon bras.',
  ],
  dogs: ['chiens?|chiots?', 'Le mien obéit à un mot : « friandise ».|Pas le droit au lit. Il le sait. De là-haut.'],
  horses: [
    '(?<!\\d )chevaux|cheval|poneys?|équitation|hippodrome',
    'Mon dernier galop a coûté un euro. Au supermarché.|Je suis monté à gauche. Descendu à droite.',
  ],
  birds: [
    'oiseaux|oiseau|cigognes?|hiboux?',
    'Sur mon balcon, il n’y a que le pigeon.|Il y en a un à ma fenêtre. À 4 h 10.',
  ],
  fish: [
    'pêche (?:à|au|en|sportive)|pêcheurs?|brochets?|truites?|carpes?',
    'Il était grand comme ça. Promis.|Je me lève à quatre heures pour m’asseoir.',
  ],
  hamster: [
    "hamsters?|lapins? (?:nains?|domestiques?)|cochons? d[’']inde|gerbilles?",
    'Le mien court toute la nuit. Moi, j’écoute.|C’était pour l’enfant. Je change la litière.',
  ],
  wasps: [
    'guêpes?|frelons?(?: asiatiques?)?',
    'Je lui ai laissé la tarte. Et la table.|« Restez calmes ! » J’étais dans la voiture.',
  ],
  mosquitoes: [
    'moustiques?|moustiquaires?|anti-?moustiques?',
    'Lumière : silence. Noir : bzzz.|On était douze. Tous étaient pour moi.',
  ],
  spiders: [
    "araignées?|tarentules?|toiles? d[’']araignées?",
    'Il y a un verre dessus. Depuis lundi. Je n’y touche pas.|La salle de bains est à elle. Je me douche au sport.',
  ],
  mouse: [
    'souris (?:dans|chez)',
    'J’étais sur la chaise. Elle était sur le fromage.|Le fromage du piège a disparu. Juste le fromage.',
  ],
  moths: [
    "mites?(?: alimentaires?)?|papillons? de nuit|poissons? d[’']argent",
    'Le bon pull est mangé. Pas celui de ma tante.|J’ai tapé dans mes mains. Raté. Ça faisait bravo.',
  ],
  hedgehog: [
    'hérissons?',
    'J’ai dit « oh ! » si fort qu’il s’est mis en boule.|Hiberner ? Du lundi au vendredi, volontiers.',
  ],
  squirrel: ['écureuils?', 'Je cache mes biscuits. Et je ne les retrouve jamais.|La mangeoire est à lui. Je recharge.'],
  pigeon: [
    'pigeons?|mouettes?|goélands?',
    'Un couple niche dans mon pot. Je demande avant d’arroser.|J’ai acheté des frites. Je n’en ai goûté aucune.',
  ],
  parrot: [
    'perroquets?|perruches?|cacatoès',
    'Le mien imite le micro-ondes. Je me suis levé quatre fois.|Il répète mes coups de fil. Devant maman.',
  ],
  penguin: [
    'manchots? (?:empereurs?|royaux)|pingouins?',
    'En janvier, je marche pareil jusqu’à la voiture.|Toujours en smoking. Moi, en jogging depuis 2020.',
  ],
  zoo: [
    'zoos?|parcs? zoologiques?|éléphants?|girafes?|singes?|chimpanzés?|gorilles?|aquariums?|beauval',
    'Le gorille et moi avions la même tête. Un lundi.|Venu pour le tigre. Il dormait. J’ai vu des canards.',
  ],
  sloth: [
    'paresseux (?:à|du)|koalas?|hibernation|hiberner|tortues?',
    'Enfin quelqu’un à mon rythme.|Je connais ce regard. Mon miroir, sept heures.',
  ],
  whale: [
    'baleines?|dauphins?|orques?',
    'Quatre heures à guetter. J’ai vu beaucoup d’eau.|Moi, je chante sous l’eau. Sous la douche.',
  ],
  octopus: [
    'pieuvres?|poulpes?|calmars? géants?',
    'Huit bras ! Avec deux, je perds déjà mes clés.|Ça ouvre tous les bocaux. J’appelle le voisin.',
  ],
  seal: [
    'phoques?|otaries?|morses?|éléphants? de mer',
    'Je m’allonge pareil. Personne ne me photographie.|Moi, j’applaudis pour du poisson. Pané.',
  ],
  goldfish: [
    'poissons? rouges?|aquariophil~|carpes? koï|bassins? de jardin',
    'Le nôtre s’appelle Bubulle IV. L’enfant croit au premier.|J’ai fait le bassin. Le héron remercie.',
  ],
  goat: [
    'chèvres?|fermes? pédagogiques?',
    'Elle a mangé la carte. Le retour était dessus.|Je m’en suis fait une amie. Elle a ma manche.',
  ],
  donkey: ['ânes?|ânons?', 'Le mien s’est arrêté. Je l’ai compris.|Dix kilomètres. J’ai tiré pendant neuf.'],
  ducks: [
    'canards?(?! (?:laqués?|enchaîné))|canetons?|cygnes?|oies?',
    'Je n’avais pas de pain. On m’a suivi jusqu’au bus.|J’ai cédé le passage. Il a soufflé en premier.',
  ],
  fox: [
    'renards?|renardeaux?|sangliers?|fouines?|ratons? laveurs?',
    'Il connaît le jour des poubelles. Pas moi.|L’un d’eux a vu notre cuisine. Il a secoué la tête.',
  ],
  vet: [
    'vétérinaires?|animaux de compagnie|animalerie|croquettes pour (?:chien|chat)s?',
    'Arrivé dans mes bras. Reparti sur ma tête.|J’ai sorti la caisse. Le chat est en voyage.',
  ],
};
