import type { Things } from '../../words/thing-words.ts';

export const food: Things = {
  mushrooms: ['champignons?|cèpes?|girolles?', 'Les miens poussent en boîte.|Je ne reconnais que ceux de la pizza.'],
  cake: [
    'gâteaux?|tartes?|biscuits?|muffins?|pâtisseries?|madeleines?',
    'Le mien est plat, mais fier.|J’ai mangé la pâte. Il n’y a plus de gâteau.|Creux au milieu. J’appelle ça un saladier.',
  ],
  bread: [
    'pain|pains|levain|baguettes? (?:de pain|tradition)|boulang~',
    'Le mien peut servir de marteau.|Plus de croûton à l’arrivée. C’est la route.',
  ],
  pizza: ['pizzas?|pizzeria', 'Mon four s’appelle livraison.|Je n’en voulais qu’une part. Avant découpe.'],
  pasta: [
    'pâtes|spaghettis?|lasagnes?|nouilles',
    'Les miennes collent. À tout.|Chemise blanche, sauce rouge. Vous savez la suite.',
  ],
  iceCream: ['sorbets?|crèmes? glacées?', 'Une boule. Enfin, un pot.|Dix minutes devant les parfums. Vanille.'],
  chocolate: [
    'chocolats?|pralines?',
    'C’était pour demain. On est encore aujourd’hui.|Je le cache derrière les lentilles. De moi.',
  ],
  cocktails: [
    'cocktails?(?! (?:molotov|explosifs?))|gin|whisky|rhum|mojitos?',
    'Le mien : des glaçons et un petit parasol.|J’ai bien secoué. Le couvercle n’était pas mis.',
  ],
  wine: [
    'vins?|vignobles?|vignerons?|vendanges|caves? à vin',
    'Je le choisis à l’étiquette.|Je sens du bois. Et du bouchon. Beaucoup.',
  ],
  beer: [
    '(?<!mise en )bières?|brasseurs?|micro-?brasseries?|brasseries? artisanales?',
    'Je suis venu pour les cacahuètes.|La mienne est maison. La cave s’en souvient.',
  ],
  coffee: [
    'cafés?|espresso|cappuccino',
    'Ne me parlez pas avant le deuxième.|Ma machine veut un détartrage. Moi aussi.',
  ],
  tea: ['thés?|infusions?|tisanes?', 'Le mien est au micro-ondes. Depuis hier.|J’ai quatorze boîtes. J’en bois une.'],
  yogurt: ['yaourts?|fromage blanc', 'Le mien est tout au fond. Depuis mai.|Je lèche l’opercule. Même avec du monde.'],
  potatoes: [
    'pommes de terre|frites',
    'Les miennes sont déjà des chips.|« Rien pour moi, je piquerai dans les tiennes. »',
  ],
  vegetarian: [
    'végétari~|véganes?|vegans?|salades?|légumes',
    'Les frites sont des plantes.|Je mange de la tomate. En ketchup.',
  ],
  grill: [
    'barbecues?|grillades?|steaks?',
    'Le mien : charbon dehors, espoir dedans.|Je tiens la pince. C’est un poste.',
  ],
  recipe: [
    'recette(?! (?:fiscale|du succès|de l))|recettes (?:de (?:cuisine|saison|grand-mère)|faciles|rapides|simples|pour)|cuisiner|livres? de cuisine',
    'Sur la photo, ça tenait debout.|Chez moi, c’est le détecteur de fumée qui sonne.|J’avais deux ingrédients sur neuf. C’est une tartine.',
  ],
  diet: [
    'au régime|régimes? (?:méditerranéens?|keto|cétogènes?|minceur|alimentaires?)|jeûne intermittent',
    'Je commence lundi. Reste à savoir lequel.|J’ai mangé une salade. À côté du reste.',
  ],
  breakfast: [
    'petits?[- ]déjeuners?|brunchs?|céréales du matin|muesli|granola|porridge|croissants au beurre|meilleurs? croissants?|tartines?',
    'La pizza d’hier compte comme céréales.|J’avais acheté quatre croissants. Il y en a deux.',
  ],
  avocado: [
    "avocats? (?:mûrs?|toasts?)|toasts? à l[’']avocat|guacamole|noyaux? d[’']avocat",
    'Dur, dur, dur, j’ai cligné, marron.|Neuf noyaux dans neuf verres. Zéro arbre.',
  ],
  pumpkin: [
    'citrouilles?|potirons?|potimarrons?|courges?|butternut',
    'Ça devait faire peur. On dirait mon oncle.|Neuvième jour de velouté.',
  ],
  cheese: [
    'fromages?|fromag(?:er|ère|erie)s?|camemberts?|comté aop|roquefort|raclettes?|fondues?|mozzarella',
    'J’égalisais juste la tranche. Plateau vide.|Ouvrir mon frigo, c’est prévenir l’immeuble.',
  ],
  sandwich: [
    'sandwichs?|sandwiches|jambon-beurre|paninis?|lunch ?box|boîtes? hermétiques?',
    'J’en ai retrouvé un. D’avant les vacances.|Une bouchée. Tout le jambon est venu.',
  ],
  restaurant: [
    'restaurants?|étoiles? michelin|guide michelin|bistrots?|brasserie parisienne|serveurs? de restaurant|gastronomiques?|fast-?foods?',
    '« Bon appétit. » « Vous aussi », ai-je dit.|J’ai lu toute la carte. Steak frites.',
  ],
  buffet: [
    'buffets?|petits fours|amuse-bouches?|traiteurs?|apéros?|apéritifs?',
    'Juste un coup d’œil. C’est le troisième.|Je suis resté près des cacahuètes. Deux heures.',
  ],
  burger: [
    'hamburgers?|burgers?|kebabs?|hot-?dogs?|tacos|burritos?',
    'J’ai mordu devant. Tout est sorti derrière.|« Sans oignons », j’avais dit. Je sens que non.',
  ],
  sushi: [
    'sushis?|baguettes chinoises|ramen|wasabi|gyozas?|raviolis vapeur',
    'Je croyais que le vert, c’était de l’avocat.|Avec les baguettes, je pique.',
  ],
  pancakes: [
    'crêpes?|pancakes?|gaufres?|galettes? bretonnes?|chandeleur',
    'La première est toujours ratée. Je n’ai que des premières.|Je l’ai fait sauter. On dîne sous la lampe.',
  ],
  spicyFood: [
    'piments?|épicée?s?|sauces? piquantes?|harissa|jalapeños?|tabasco',
    '« Moyen », ai-je dit. Je ne sens plus mes oreilles.|Ensuite, je me suis frotté l’œil. Une fois.',
  ],
  tomatoes: [
    'tomates?|ketchup|gaspacho',
    'J’en ai récolté une. On l’a coupée en quatre.|Les miennes sont vertes. On est en octobre.',
  ],
  onions: ['oignons?', 'Je ne pleure pas. Je cuisine.|J’en ai coupé un. Le voisin pleure aussi.'],
  garlic: [
    "ail|ail des ours|aïoli|gousses? d[’']ail",
    '« Une gousse. » J’ai mis la tête.|Dans le train, j’ai quatre sièges pour moi.',
  ],
  asparagus: [
    'asperges?',
    'Une heure d’épluchage. Quatre minutes à table.|La serviette était mise. La sauce l’a évitée.',
  ],
  berries: [
    'fraises?|framboises?|myrtilles?|cerises|mûres sauvages|fruits rouges',
    'Une au panier, deux pour moi.|J’en ai acheté une barquette. Elle est arrivée vide.',
  ],
  jam: [
    'confitures?|conserves? maison|bocaux|cornichons?|pickles|lactoferment~',
    'Onze pots. Et un plafond.|Le bocal résiste. Disons que je l’ai assoupli.',
  ],
  fruit: [
    'fruits(?! de mer)|bananes?|ananas|pastèques?|melons?|mangues?|corbeilles? de fruits',
    'Les miens décorent. Ils ont déjà de la fourrure.|Je tapote le melon. J’ignore pourquoi.',
  ],
  leftovers: [
    'cuisiner les restes|dates? de péremption|dluo|ddm|anti-?gaspi|gaspillage alimentaire|tupperwares?',
    'Reste une cuillerée. Je remets la casserole au frigo.|Je renifle. Puis je fais renifler.',
  ],
  spices: [
    'épices?|herbes (?:aromatiques|de provence)|basilic|persil|romarin|thym|cannelle|curcuma|ras el hanout',
    'Ma muscade était livrée avec l’appartement.|Le pot du supermarché a tenu trois jours. Record.',
  ],
  oatMilk: [
    "laits? (?:d[’']avoine|d[’']amande|de soja|végéta(?:l|ux))|boissons? végétales?|sans lactose",
    'J’en ai trois. Les invités boivent leur café noir.|La mousse était en supplément. Elle est sur mon nez.',
  ],
  water: [
    "eau (?:du robinet|minérale|gazeuse|en bouteille|pétillante)|gourdes?|hydratation|s[’']hydrater|carafes? d[’']eau",
    'Je bois deux litres par jour. Du café.|Ma gourde indique l’heure. J’en suis à huit heures.',
  ],
  picnic: [
    'pique-niques?|piqueniques?|paniers? repas',
    'On était quarante. Surtout des fourmis.|J’avais tout. Sauf nappe, couteau et pain.',
  ],
  thanksgiving: [
    'dindes?|chapons?|repas de noël|poulets? rôtis?|rôtis?|gigots?',
    'L’intérieur est gelé. Les invités sont là.|Je suis à la table des enfants. Mes genoux dépassent.',
  ],
};
