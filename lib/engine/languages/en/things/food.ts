import type { Things } from '../../words/thing-words.ts';

export const food: Things = {
  mushrooms: [
    'mushrooms?|chanterelles?|truffles? hunt~|mushroom picking|foraging',
    'Mine grow in a tin.|I found a huge one. It had a gnome under it.|I don’t know that one. I know pizza.',
  ],
  cake: [
    'cakes?|cookies?(?! (?:banners?|consent|notices?|polic))|muffins?|cupcakes?|baking|brownies?|apple pies?|pumpkin pies?|biscuits|gingerbread|frosting|buttercream|cheesecakes?|doughnuts?|donuts?',
    'Mine came out flat, but proud.|I ate the dough. Now there is none.|It sank in the middle. I call it a bowl.|I only cut it to even out the edge. Four times.|The icing holds it together. Only the icing.',
  ],
  bread: [
    'bread|sourdough|baguettes?|bagels?|focaccia|banana bread|bakery|bakeries|croissants?',
    'You could hammer nails with mine.|My starter was called Kevin. He’s moved out.|I bought a whole one. I arrived with the crust missing.',
  ],
  pizza: [
    'pizzas?|pizzeria',
    'My oven is called delivery.|I only wanted one slice. It was one. Before cutting.|Mine came round. I made it a map of Italy.|The man knows my order. And my dog’s name.',
  ],
  pasta: [
    'pasta|noodles?|spaghetti|lasagn[ae]|mac and cheese|carbonara|ramen|gnocchi',
    'Mine sticks. To everything.|I cooked for two. It would do for a regiment.|I threw one at the wall. It’s still there.|White shirt. Red sauce. You know the rest.',
  ],
  iceCream: [
    'ice ?creams?|gelato|sorbets?|popsicles?|ice lolly|ice lollies',
    'One scoop. By which I mean one tub.|I said “a small one”. With three small ones on top.|I stood at the counter for ten minutes. Then: vanilla.',
  ],
  chocolate: [
    'chocolates?|pralines?|truffles|cocoa|chocolate bars?|nutella',
    'That was for tomorrow. It’s still today.|I keep it behind the lentils. From myself.|One row. It was a square tablet, so: all rows.',
  ],
  cocktails: [
    'cocktails?|mocktails?|gin (?:and tonics?|tasting|bars?|distiller~)|mojitos?|margaritas?|martinis?|negronis?|aperol|spritz',
    'Mine is ice and a tiny umbrella.|I ordered by the colour. It came with a sparkler.|I shook it well. The lid wasn’t on.',
  ],
  wine: [
    'wines?|champagne|prosecco|winer(?:y|ies)|vineyards?|sommeliers?|rioja|rosé|corkscrews?|decanters?',
    'I choose by the label.|I taste oak. And a bit of cork. Lots of cork.|I swirled it. The tablecloth is a rosé now.',
  ],
  beer: [
    'beers?|brewer(?:y|ies)|craft beer|oktoberfest|beer gardens?|home ?brew~|alcohol-free beer',
    'I’m only here for the crisps.|I brewed some. The cellar door is still stuck.|I came to the garden for the chestnut trees. And chips.',
  ],
  coffee: [
    'coffees?|espresso|cappuccinos?|baristas?|coffee (?:machines?|beans?|shops?|makers?)|flat whites?|starbucks',
    'Please don’t talk to me before the second one.|They spelled my name “Gravy”.|My machine wants descaling. So do I.|Decaf? And what is that for?',
  ],
  tea: [
    'teas?|matcha|teapots?|chai|tea ?bags?|kettles?|cuppa',
    'Mine is cold. I forgot it.|I own 14 kinds. I drink the one.|The bag has been in since breakfast. It’s soup.',
  ],
  yogurt: [
    'yog(?:h)?urts?|kefir',
    'Mine is at the very back. Since May.|I lick the lid. Even in company.|I tap the lid first. It still hits my shirt.',
  ],
  potatoes: [
    'potatoes|potato (?:salad|recipes?|harvest|chips|farm~)|french fries|mashed potatoes?|sweet potato(?:es)?|chips and dip|hash browns',
    'Mine are already crisps.|Mine have grown arms. They wave when I open the door.|“I won’t order any, I’ll have some of yours.” That’s me.',
  ],
  vegetarian: [
    'vegetarians?|vegans?|veganuary|salads?|vegetables|veggies|plant-based|meat-free|tofu|kale|broccoli',
    'Fries are plants.|I hid it under the mash. I’m 38.|I do eat them. As ketchup.',
  ],
  grill: [
    'grilling|gas grills?|charcoal grills?|barbecues?|bbq|barbecue season|steaks?',
    'Mine is charcoal outside and hope inside.|I hold the tongs. That’s a position.|We ate at eleven. By then we’d eaten the salads.|I fanned for an hour. With the pizza menu.',
  ],
  recipe: [
    'recipes?|cookbooks?|dinner ideas?|dinner recipes?|meal prep~|stir[- ]fry|casseroles?|soups?|weeknight (?:dinners?|meals?)|home cooking|cooking (?:tips?|classes|shows?|school)',
    'It looked different in the photo.|Mine set off the smoke alarm.|I only had two of the nine things. It’s toast.|“Serves four.” I won’t be disturbed.|I swapped the saffron for mustard. Same colour.',
  ],
  diet: [
    'diets?|weight loss|lose weight|calories|intermittent fasting',
    'I start on Monday. I haven’t said which.|I’m only eating up what’s still in the house.|I had a salad. Next to it.|My cheat day is called Monday to Sunday.',
  ],
  breakfast: [
    'breakfasts?|brunch|porridge|oatmeal|muesli|granola|cereals?|overnight oats',
    'I count yesterday’s pizza as grains.|I shook the box. Only dust and one raisin.',
  ],
  avocado: [
    'avocados?|guacamole',
    'Rock, rock, rock, I blinked, brown.|I’ve planted nine stones. I own nine glasses with stones.',
  ],
  pumpkin: [
    "pumpkins?|pumpkin (?:spice|carving|soup|patch)|jack-o[’'-]lanterns?|squash(?:es)? recipes?|butternut squash",
    'I carved a ghost. It looks like my uncle.|I bought a big one. We’re on day nine of the soup.',
  ],
  cheese: [
    'cheeses?|cheddar|mozzarella|brie|parmesan|fondue|raclette|camembert|gouda',
    'I had a slice for every slice I cut. Board’s empty.|I lost my bread in the pot. It’s somebody’s now.',
  ],
  sandwich: [
    'sandwich(?:es)?|lunch ?box(?:es)?|bento|tupperware',
    'I found one in my rucksack. From before the holidays.|I own 20 tubs. And 14 lids, all other ones.',
  ],
  restaurant: [
    'restaurants?|bistros?|michelin stars?|menus?|waiters?|fine dining|tasting menus?|fast food|diners',
    '“Enjoy your meal,” she said. “You too,” I said.|I read the whole menu. Then I had the burger.',
  ],
  buffet: [
    'buffets?|all[- ]you[- ]can[- ]eat|canap[eé]s|finger food|potluck|catering|snacks?',
    'I only went to see what there is. Three times.|I built it high. The prawn fell on a stranger.',
  ],
  burger: [
    'burgers?|hamburgers?|cheeseburgers?|kebabs?|hot ?dogs|tacos?|burritos?',
    'One bite, and all of it came out at the back.|I said “no onions”. I smell I didn’t.',
  ],
  sushi: [
    'sushi|chopsticks|ramen noodles|dumplings?|dim sum|wasabi',
    'I thought the green stuff was avocado.|My chopsticks and I are down to one. It’s stabbing now.',
  ],
  pancakes: [
    'pancakes?|waffles?|cr[eê]pes?|french toast',
    'The first one is always the cook’s. So is the second.|I flipped one. We eat under the lamp now.',
  ],
  spicyFood: [
    'chil(?:l)?is?|chil(?:l)?i (?:peppers?|sauce)|hot sauce|spicy|jalape[nñ]os?|curry (?:recipe|powder|sauce)|vindaloo',
    '“Medium,” I said. I can’t feel my ears.|I rubbed my eye afterwards. Only once.',
  ],
  tomatoes: [
    'tomato(?:es)?|tomato plants?|ketchup',
    'I grew one. We shared it. Four ways.|Mine are green. It’s October.',
  ],
  onions: [
    'onions?|shallots?|onion (?:soup|rings)',
    'I’m not crying. I’m making soup.|Three chopped. I can’t see the fourth.',
  ],
  garlic: ['garlic|wild garlic', '“One clove.” I took the whole bulb.|Since lunch I’ve had three seats to myself.'],
  asparagus: ['asparagus', 'I peeled mine. It’s a matchstick now.|I’ve eaten the tips. Who wants handles?'],
  berries: [
    'strawberr(?:y|ies)|strawberry (?:fields?|picking)|blueberr(?:y|ies)|raspberr(?:y|ies)(?! pi)|pick-your-own',
    'One in the basket, two in me. Weigh me.|I bought a pound. I got home with the leaves.',
  ],
  jam: [
    '(?<!traffic )(?<!paper )jams?|jelly recipe|marmalade|canning|pickl(?:es|ing)|sauerkraut|fermenting',
    'I made eleven jars. And one kitchen ceiling.|I can’t get it open. I’ve loosened it for somebody.',
  ],
  fruit: [
    'fruits?|bananas?|pineapples?|mangos?|mangoes|watermelons?|oranges|pears?|fruit (?:bowl|basket|salad|flies)',
    'Mine is for decoration. It’s going furry.|I tapped the melon, like they do. It said nothing.',
  ],
  leftovers: [
    'leftovers|best[- ]before|use[- ]by|expir(?:y|ation) dates?|food past',
    'I only sniffed. Now I sit down for a moment.|One spoonful is left. I put the pot back.',
  ],
  spices: [
    'spices|spice rack|herbs|basil|parsley|mint leaves|rosemary|thyme|cinnamon|turmeric',
    'My nutmeg came with the house.|The pot from the shop lived three days. A record.',
  ],
  oatMilk: [
    'oat milk|almond milk|soy milk|plant milk|milk alternatives|dairy-free|lactose-free',
    'I took three kinds for guests. They drink it black.|I paid extra for the foam. I’m wearing it.',
  ],
  water: [
    'mineral water|tap water|bottled water|water bottles?|sparkling water',
    'I drink two litres a day. It’s called coffee.|My bottle shows the time. I’m still at 8 a.m.',
  ],
  picnic: [
    'picnics?|picnic (?:baskets?|blankets?|spots?)|al fresco',
    'We had 40 guests. All of them ants.|I brought everything. Not the blanket. Not the forks.',
  ],
  thanksgiving: [
    'thanksgiving|turkey (?:recipes?|dinner|leftovers|trot)|roast (?:turkey|chicken|goose)|sunday roast|christmas dinner|friendsgiving',
    'It’s still frozen. The guests are not.|I’m at the kids’ table. My knees are above it.',
  ],
};
