import type { Things } from '../../words/thing-words.ts';

export const devices: Things = {
  chargers: [
    'chargeurs? (?:rapides?|sans fil|usb~|universels?|de téléphone)|câbles? (?:usb|hdmi|de charge)|usb-c',
    'Le bon est dans l’autre sac.|J’en ai un plein tiroir. Aucun ne va.',
  ],
  phone: [
    'smartphones?|téléphones?|iphones?',
    'Le mien est fêlé, mais c’est le mien.|Je voulais juste l’heure. Il y a une heure.',
    'fresh',
  ],
  printer: ['imprimantes?', 'La mienne sent la peur. Et les délais.|Je veux du noir. Elle exige du jaune.', 'fresh'],
  speaker: [
    'enceintes? connectées?|assistants? voca(?:l|ux)|google home|amazon echo',
    'J’ai chuchoté. J’ai reçu quarante kilos de farine.|Je lui dis s’il te plaît. On ne sait jamais.',
  ],
  ai: [
    'ia|intelligence artificielle|chatgpt|robots?',
    'Elle sait plier le linge ?|Moi, je lui dis merci. On ne sait jamais.',
    'fresh',
  ],
  computers: [
    'windows(?: \\d+)?|linux|ordinateurs?|pc portables?',
    'Vous avez essayé d’éteindre et de rallumer ?|Il y a de la biscotte sous la touche R.',
    'fails',
  ],
  code: [
    'python|javascript|langages? de programmation|programmation informatique|programmeu(?:r|se)s?|code source',
    'Hier, ça marchait.|J’ai corrigé une ligne. Il y en a quatre à corriger.',
    'fails',
  ],
  graphicsCard: ['cartes? graphiques?|geforce|radeon|rtx \\d+', 'La mienne chauffe la chambre. Je joue au solitaire.'],
  games: [
    'jeux vidéo|jeu vidéo|playstation|xbox|nintendo|gaming',
    'Encore une partie. Il n’est que trois heures du matin.|Un enfant de neuf ans m’a battu. En bâillant.',
  ],
  photo: [
    'photographes?|photographie (?:argentique|animalière|numérique|amateur)|appareils? photo|concours photo|albums? photo|photos de vacances|faire des photos',
    'Sur toutes les miennes, il y a mon pouce.|J’en ai 14 000. Dont 9 000 du même chat.',
  ],
  selfie: [
    'selfies?|photomatons?|perches? à selfie|photos? de (?:classe|famille)|caméra frontale',
    'J’en ai fait trente. J’ai l’air surpris sur toutes.|J’ai ouvert la caméra frontale. Bonjour, menton.',
  ],
  keyboard: [
    'claviers?|azerty|raccourcis clavier|dactylo~',
    'Deux doigts. Mais rapides.|M s touch s coll nt. J fais att ntion.',
  ],
  headphones: [
    'écouteurs?|casques? (?:audio|bluetooth|sans fil)|airpods|réduction de bruit',
    'Je bats la mesure. Ils sont déchargés.|Le gauche vit désormais dans un taxi.',
  ],
  drone: [
    'drones? (?:de loisir|caméra|dji|de livraison)|spectacles? de drones|pilotes? de drones?|télépilotes?',
    'Superbe premier vol. Jusqu’au sapin du voisin.|J’ai des images aériennes. De ma tête.',
  ],
  vr: [
    'réalité (?:virtuelle|augmentée|mixte)|métavers|casques? vr|vision pro',
    'J’ai combattu un dragon. C’était le lampadaire.|Je me suis appuyé sur une table. Elle n’existait pas.',
  ],
  robot: [
    'robots? (?:humanoïdes?|serveurs?|domestiques?|tondeuses?)|robotique',
    'Le mien est coincé sur le tapis. On attend.|J’en ai salué un. C’était le distributeur.',
  ],
};
