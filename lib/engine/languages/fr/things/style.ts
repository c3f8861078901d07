import type { Things } from '../../words/thing-words.ts';

export const style: Things = {
  shoes: [
    'chaussures?|baskets|bottes?|bottines|talons (?:hauts|aiguilles)|sandales',
    'Deux pieds, neuf paires, des ampoules.|À moitié prix. Et à moitié ma taille.',
  ],
  trousers: [
    'jeans?|pantalons?',
    'Passé à la machine une fois. C’est un bermuda.|J’ai trouvé cinq euros dans la poche. Bon achat.',
  ],
  hair: [
    'cheveux|coiffures?|coiffeu~|coupes? de cheveux',
    'J’avais dit : juste les pointes.|J’ai coupé ma frange. Je porte des bonnets.',
  ],
  makeup: [
    'maquillage|rouges? à lèvres|produits? de beauté|cosmétiques?|parfums?',
    'J’ai un savon. Pour tout.|Neuf parfums testés. Personne à côté de moi dans le bus.',
  ],
  costume: [
    'déguisements?|halloween|carnaval',
    'J’y vais en personne reposée.|J’étais en fantôme. C’était le beau drap.',
  ],
  couture: [
    'haute couture|fashion week|défilés? de mode',
    'Mon pull a des poils. Ceux du chat.|J’ai presque pareil. C’est le rideau.',
  ],
  outfit: [
    "garde-robe|robes?|vestes?|manteaux?|maillots? de bain|mode (?:femme|homme|d[’']été|d[’']hiver)|(?<!à )la mode",
    'Aujourd’hui, je porte l’autre pull noir.|L’étiquette est encore dedans. Au cas où.',
  ],
  wedding: ['mariages?|mariées?|noces', 'Une seule question : où est le buffet ?|J’ai pleuré. C’était la chenille.'],
  tattoo: [
    'tatouages?|tatouée?s?|tatoueu(?:r|rs|se|ses)|piercings?',
    'Le mien venait d’un malabar. Il a tenu jusqu’au bain.|J’ai tourné de l’œil. Au catalogue.',
  ],
  hats: [
    'chapeaux?|bonnets?|casquettes?|bérets?',
    'Un coup de vent. Il va bien au lampadaire.|Je l’ai enlevé. Mes cheveux n’ont pas remarqué.',
  ],
  handbag: [
    'sacs? à main|tote bags?|pochettes? de soirée|sacs? de (?:créateur|luxe)|sacs? banane',
    'Ça sonne. Quelque part sous les mouchoirs.|J’ai vidé le mien. La cuillère est revenue.',
  ],
  beard: [
    'barbes?|moustaches?|movember|rasoirs?|rasage|barbiers?',
    'Je l’ai laissée pousser. On m’a demandé si je dormais.|Un coup à gauche, un à droite. Il n’y a plus rien.',
  ],
  tie: [
    'cravates?|nœuds? papillons?|smokings?|costumes? (?:pour homme|trois pièces|sur mesure)|boutons? de manchette',
    'Le nœud est de mon père. Il date de 1998.|La mienne a goûté la soupe avant moi.',
  ],
  pyjamas: [
    'pyjamas?|peignoirs?|robes? de chambre|pantoufles?|charentaises?|chaussons(?! aux)',
    'Il est presque midi. J’appelle ça un deux-pièces.|Le facteur ne m’a jamais vu autrement.',
  ],
  jewellery: [
    "bijoux?|colliers? (?:de perles|en or)|boucles? d[’']oreilles?|bracelets? en|bagues? de fiançailles|joailli(?:er|erie)s?|diadèmes?",
    'Mon collier est en nouilles. Fait main.|J’ai une boucle. L’autre est dans le siphon.',
  ],
  sunscreen: [
    'crèmes? solaires?|protection solaire|bronzage|coups? de soleil|autobronzants?|bronzer',
    'J’ai raté un endroit. Il a la forme de l’Italie.|Mon bronzage s’arrête à la chaussette. Net.',
  ],
  autograph: [
    'autographes?|dédicaces?|séances? de dédicaces?',
    'Deux heures de queue. Il a gardé mon stylo.|J’en ai un « pour Sylvie ». Ce n’est pas moi.',
  ],
  royals: [
    'famille royale|mariages? (?:royal|royaux|princier|princiers)|couronnements?|joyaux de la couronne|buckingham',
    'Ma couronne est en carton. Elle venait avec la galette.|J’ai travaillé le salut. La lampe n’est plus là.',
  ],
  giftWrap: [
    'papiers? cadeaux?|emballages? cadeaux?|emballer (?:ses|les|un) cadeaux?|secret santa',
    'Il manque deux centimètres. Chaque fois.|J’ai emballé un vélo. Personne ne devinera.',
  ],
};
