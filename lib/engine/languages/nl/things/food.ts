import type { Things } from '../../words/thing-words.ts';

export const food: Things = {
  cake: [
    'taart~?|~taart|koekjes|cake|muffins|gebak',
    'De mijne is plat, maar trots.|Ik proefde het deeg. Het deeg is op.',
  ],
  bread: ['brood|broden|zuurdesem|broodjes', 'Met het mijne kun je spijkers slaan.'],
  pizza: ['pizza’?s?|pizzeria', 'Mijn oven heet thuisbezorgd.'],
  pasta: ['pasta|spaghetti|lasagne|noedels', 'De mijne plakt. Aan alles.'],
  iceCream: ['roomijs|ijsjes?|ijssalons?', 'Eén bolletje. Ik bedoel: één bak.'],
  chocolate: ['chocolade~|bonbons', 'Die was voor morgen. Het is nog vandaag.'],
  cocktails: ['cocktails?|gin|whisky|mojito', 'De mijne is ijs met een parasolletje.'],
  wine: ['wijn|wijnen|wijngaard(?:en)?|champagne', 'Ik kies hem op het etiket.'],
  beer: ['bier|bieren|brouwerij(?:en)?', 'Ik kom voor de bitterballen.'],
  coffee: ['koffie~|espresso|cappuccino', 'Niet tegen me praten vóór de tweede.'],
  yogurt: ['yoghurt|kwark', 'De mijne staat achterin. Sinds mei.'],
  potatoes: ['aardappel~|friet|patat', 'De mijne zijn al chips.'],
  vegetarian: ['vegetari~|vegan~|salades?|groenten?', 'Friet is een plant.'],
  grill: ['barbecue’?s?|bbq|grillen|biefstuk', 'De mijne: houtskool buiten, hoop binnen.'],
  recipe: [
    '(?<!op )recept(?:en)?|koken|kookboek(?:en)?',
    'Op de foto zag het er anders uit.|Bij mij ging het rookalarm af.',
  ],
  diet: ['dieet|diëten|crashdieet|sapkuur', 'Ik begin maandag. Welke, zei ik niet.'],
  breakfast: [
    'ontbijt|ontbijten|ontbijtjes?|brunch|havermout|muesli|granola|hagelslag',
    'Pizza van gisteren telt bij mij als graan.|Ik schudde het pak. Stof en één rozijn.',
  ],
  avocado: [
    'avocado’?s?|guacamole',
    'Hard, hard, hard. Ik knipperde. Bruin.|Ik heb negen glazen met pitten. En geen boom.',
  ],
  pumpkin: [
    'pompoen(?:en)?|pompoensoep|pumpkin spice',
    'Ik sneed een spook. Het lijkt op mijn oom.|Ik kocht een grote. Dag negen van de soep.',
  ],
  cheese: [
    'kaas|kazen|mozzarella|kaasfondue|raclette|goudse kaas|geitenkaas|brie|parmezaan',
    'Ik sneed hem alleen even recht. Nu is hij op.|Ik schaaf een geul. Iedereen weet dat ik het was.',
  ],
  sandwich: [
    'boterham(?:men)?|broodtrommels?|broodje gezond|lunchbox(?:en)?|lunchpakket~|tupperware',
    'Ik vond er een in mijn rugzak. Van vóór de vakantie.|Ik heb twintig bakjes. En veertien andere deksels.',
  ],
  restaurant: [
    'restaurants?|michelin-?ster(?:ren)?|sterrenrestaurants?|menukaart(?:en)?|obers?|fastfood|bistro’?s?|uit eten',
    '„Eet smakelijk”, zei ze. „Jij ook”, zei ik.|Ik vroeg om advies. Toen nam ik saté.',
  ],
  buffet: [
    'buffet(?:ten)?|all-?you-?can-?eat|onbeperkt eten|borrelplank(?:en)?|hapjes|catering|snacks?',
    'Ik ging alleen kijken wat er was. Drie keer.|Ik bouwde hoog. De garnaal viel op een vreemde.',
  ],
  burger: [
    'hamburgers?|cheeseburgers?|burgers? (?:eten|bakken)|kebab|hotdogs?|taco’?s?|kapsalons?|kroket(?:ten)?|frikandel(?:len)?',
    'Eén hap, en achter kwam alles eruit.|Ik zei „zonder ui”. Ik ruik iets anders.',
  ],
  sushi: [
    'sushi|eetstokjes|ramen(?:soep|noedels)|dumplings?|wasabi|dimsum',
    'Ik dacht dat het groene avocado was.|Ik ben over op prikken.',
  ],
  pancakes: [
    'pannenkoek(?:en)?|wafels?|poffertjes|crêpes?|wentelteefjes',
    'De eerste is voor de kok. De tweede ook.|Ik gooide hem op. We eten nu onder de lamp.',
  ],
  spicyFood: [
    'sambal|chilipepers?|hete saus|jalapeño’?s?|currypasta|rode pepers?',
    '„Medium”, zei ik. Ik voel mijn oren niet meer.|Daarna wreef ik in mijn oog. Eén keer.',
  ],
  tomatoes: [
    'tomaat|tomaten|tomatenplant(?:en)?|ketchup|tomatensoep',
    'Ik kweekte er één. We deelden hem. Met z’n vieren.|De mijne zijn groen. Het is oktober.',
  ],
  onions: [
    'uien|knoflook|prei|sjalot(?:ten)?',
    'Ik huil niet. Nou ja, nu om de afwas.|„Eén teentje”, stond er. Ik nam de hele bol.',
  ],
  garlic: ['daslook|knoflooksaus|knoflookteen(?:tje|tjes)?', 'Sinds de lunch heb ik drie stoelen voor mezelf.'],
  asparagus: [
    'aardbei(?:en)?|blauwe bessen|frambo(?:os|zen)|plukboerderij|zelfpluktuin',
    'Eén in het mandje, twee in mij.|Ik kwam thuis met een leeg bakje.',
  ],
  jam: [
    'jam|marmelade|inmaken|zuurkool|augurken|fermenteren|weckpot(?:ten)?',
    'Elf potten gemaakt. En één keukenplafond.|Ik kreeg de pot niet open. Maar hij zat al wel losser.',
  ],
  fruit: [
    'fruit|bana(?:an|nen)|ananas(?:sen)?|mango’?s?|watermeloen(?:en)?|fruitschaal|fruitvliegjes?|peren|sinaasappels?',
    'Het mijne is decoratie. Het krijgt al een vachtje.|Ik klopte op de meloen. Hij zei niets.',
  ],
  leftovers: [
    'restjes|kliekjes|houdbaarheidsdatum|houdbaarheid|tgt|tht-datum|voedselverspilling',
    'Ik rook er alleen aan. Nu zit ik even.|Er is één lepel over. Ik zette de pan terug.',
  ],
  spices: [
    'kruiden|specerijen|kruidenrek|basilicum|peterselie|rozemarijn|kaneel|kurkuma|nootmuskaat',
    'Het plantje van de super leefde drie dagen. Record.',
  ],
  oatMilk: [
    'havermelk|amandelmelk|sojamelk|plantaardige melk|haverdrank|lactosevrij~',
    'Ik haalde drie soorten voor bezoek. Ze drinken zwart.|Ik betaalde extra voor schuim. Het zit op mijn neus.',
  ],
  water: [
    'mineraalwater|kraanwater|waterfles(?:sen)?|drinkfles(?:sen)?|bronwater|water drinken',
    'Ik drink twee liter per dag. Het heet koffie.|Op mijn fles staan tijden. Ik ben nog bij acht uur.',
  ],
  picnic: [
    'picknick(?:en|s)?|picknick(?:mand|kleed|plek|plekken)',
    'We hadden veertig gasten. Allemaal mieren.|Ik had alles bij me. Behalve het kleed en de vorken.',
  ],
};
