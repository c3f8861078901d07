import type { Things } from '../../words/thing-words.ts';

export const home: Things = {
  vacuum: [
    'vacuum cleaners?|cordless vacuums?|robot vacuums?|best vacuums?|hoovers?|roomba|stick vacuums?',
    'Mine eats socks and hides under the sofa.|I lift one foot. That’s my share.|Mine got stuck on the rug. We both stared at the wall.|Something rattled in the tube. I’m not looking.',
  ],
  laundry: [
    'laundry|washing machines?|detergents?|tumble dryers?|clothes airers?|laundromats?',
    'One sock always comes back alone.|Mine is clean. It just lives on the chair.|Everything is pink now. Even the receipt.|There was a tissue in one pocket. Now it’s in all.',
  ],
  cleaning: [
    'cleaning (?:tips?|hacks?|products?|schedule|routine|tricks)|spring cleaning|house ?cleaning|housework|dusting|limescale|household chores',
    'I just close the door.|I dim the lights. Spotless.|I only start when the doorbell rings.|I dust around the vase. It has a white shadow.',
  ],
  tidying: [
    'declutter~|tidying(?: up)?|marie kondo|storage ideas|home organi[sz]~|organi[sz]ing (?:your|tips|hacks)|clutter',
    'Everything has its place: one drawer.|I found my school report. So, that was the afternoon.|I kept only what sparks joy. And all the cables.|I’ve moved the pile. It likes the new place.',
  ],
  moving: [
    'moving (?:house|day|home|in together|boxes|checklist|tips)|movers|removal vans?',
    'My boxes are still packed. From last time.|I labelled them all “Misc”.|The sofa and I have been in the stairwell since two.|All my friends have bad backs. Just on Saturday.',
  ],
  mattress: [
    'mattress(?:es)?|pillows?|duvets?|bedding|alarm clocks?',
    'Five more minutes.|My half has a hollow. It knows me.|I sleep diagonally. In the remaining ten inches.|I bought two. The dog has one.',
  ],
  furniture: [
    'furniture|ikea|wardrobes|bookshel(?:f|ves)|flat-?pack|chests? of drawers|sideboards?|dining tables?',
    'There’s one screw left over.|It stands. Please nobody breathe.|The back is on the front. I’m leaving it.|I still have the key. Seven of them.',
  ],
  bathroom: [
    'bathrooms?|bathtubs?|hot showers?|cold showers?|shower (?:heads?|curtains?|gel)|toilet paper|toilets?',
    'I win every argument in the shower.|I only read the shampoo. In four languages.|Hot means left. In my case, never.|Somebody left one sheet. And the roll.',
  ],
  renovating: [
    'renovat~|remodel(?:s|ing)?|wallpapers?|home improvement|drywall|bathroom tiles|kitchen tiles|paint colou?rs|interior paint',
    'The masking tape is up. It’s been two years.|One wall is done. The wardrobe covers the rest.|I’ve got six shades of white on the wall. They’re one.|Half the paint is on the ceiling. It’s a floor paint.',
  ],
  tools: [
    'power tools?|tool ?box(?:es)?|screwdrivers?|cordless drills?|diy (?:projects?|ideas|tips|store|repairs?)|handym[ae]n|drill bits?',
    'My tool is a butter knife.|I drilled one hole. And then one next to it.|I have nine Allen keys. None of them is Allen’s.|The picture hangs. On tape and hope.',
  ],
  heating: [
    'heating|central heating|boilers?|heat pumps?|thermostats?|radiators?|log burners?|wood stoves?',
    'Who touched the thermostat?|Dad says: put on a jumper.|I turned it up when nobody was looking. Somebody was.|Mine knocks at night. I don’t open.|I’m wearing the blanket. With a belt.',
  ],
  electricity: [
    'electricity|power (?:bills?|cuts?|outages?|shutoffs?)|energy (?:bills?|saving)|blackouts?|light ?bulbs?|lighting|lamps?',
    'And who left the light on?|{power (?:cuts?/outages?/shutoffs?)/blackouts?} I found the candles. By the smell. It was soap.|{power (?:cuts?/outages?/shutoffs?)/blackouts?} I went to look it up. On the router.|{light ?bulbs?/lighting/lamps?} I changed the bulb. It was the switch.',
  ],
  solar: [
    'solar (?:panels?|power|farms?|energy|roofs?|parks?)|solar-powered',
    'Mine only charges the garden lamp.|I check the app to see if the sun is out.|My lamp in the garden glows. At noon.',
  ],
  wind: [
    'wind turbines?|wind farms?|wind power|wind energy|offshore wind',
    'Here only the fan goes round.|I’ve got one in a flowerpot. It squeaks.|Mine only turns umbrellas inside out.',
  ],
  waste: [
    'recycling|rubbish (?:bins?|collection)|garbage (?:cans?|trucks?|collection)|bin (?:day|collections?)|plastic waste|packaging|compost(?:ing)?|food waste',
    'And which bin does it go in?|I put out the wrong one. The whole street followed.|I rinsed the tub. In drinking water. Proudly.|I heard the lorry. I ran. In slippers.',
  ],
  dishwasher: [
    'dishwashers?|washing[- ]up|dirty dishes|doing the dishes|dish soap',
    'I reload it after the others. In secret.|I just need to soak mine. Until Sunday.',
  ],
  sofa: [
    'sofas?|couch(?:es)?|armchairs?|sofa beds?|recliners?',
    'I found four euros in mine. And a fork.|It pulls out into a bed. Into half a bed.',
  ],
  fridge: [
    'fridges?|refrigerators?|freezers?|smart fridges?',
    'I looked in. Nothing. I’ll look again in ten minutes.|At the very back something has its own light.',
  ],
  airFryer: [
    'air ?fryers?|instant pots?|slow cookers?|thermomix|food processors?|blenders?|kitchen gadgets?',
    'Mine does everything. So far: chips.|It beeped. I said thank you.',
  ],
  toaster: [
    'toasters?|toast|avocado toast|toasties?',
    'Mine has two settings: bread and charcoal.|I scraped it. It’s still a number six.',
  ],
  microwave: [
    'microwaves?|ready meals?|tv dinners?',
    'Lava outside, ice inside. As always.|I stop it at one second. I’m an action hero.',
  ],
  oven: [
    'ovens|oven (?:cleaning|gloves?|settings)|stoves?|induction hobs?|hobs',
    'I preheated mine. With the trays in. And the plastic one.|I looked through the glass. I haven’t seen in since May.',
  ],
  ironing: [
    'ironing(?: boards?)?|steam irons?|wrinkle-free',
    'I only do the collar. The jumper does the rest.|I hang it in the bathroom and shower hot.',
  ],
  socks: [
    'socks?|stockings?|tights|odd socks',
    'I own 31. Not 62 halves. 31.|The hole is only for the big toe. By design.',
  ],
  candles: [
    'candles?|scented candles?|candlelight|tealights?|tea lights|candle ?making',
    'Mine smells of “Winter Cabin”. So, of hoover.|I saved it for a special day. It’s bent now.',
  ],
  curtains: [
    'curtains|blinds|roller blinds?|window shades|net curtains',
    'I’ve had a bed sheet up since I moved in.|One side is shorter. I tilt my head.',
  ],
  windowCleaning: [
    'window cleaning|clean(?:ing)? windows|streak-free|condensation|window (?:cleaners?|sills?)',
    'I wait for rain. From the side.|It’s frosted glass now. That’s private.',
  ],
  balcony: [
    'balcon(?:y|ies)|patios?|terraces?|window boxes|deck ?chairs?|hammocks?|garden furniture',
    'Mine holds one chair. Or me.|I sit there and watch the others sit there.',
  ],
  attic: [
    'attics?|lofts?',
    'I went up to sort it. I came down with a hat.|There are four boxes marked “Cables, important”.',
  ],
  garage: [
    'garages?|basements?|cellars?|storage units?|garden sheds?',
    'My car’s outside. The boxes don’t like rain.|I can see the freezer. I can’t reach it.',
  ],
  television: [
    'smart tvs?|oled tvs?|4k tvs?|televisions?|tv deals?|tv sets?',
    'I’m not asleep. Don’t switch over.|800 channels. I watch the aquarium.',
  ],
  keys: [
    'house keys?|door keys|car keys|locksmiths?|locked out|key ?rings?|spare keys?',
    'They’re in the door. On the inside.|The spare one is safe. In the flat.',
  ],
  doorbell: [
    'doorbells?|video doorbells?|intercoms?|front doors?',
    'It rang. I lay down flat on the carpet.|The dog barks. Whenever one rings on telly.',
  ],
  neighbours: [
    'neighbou?rs|neighbou?rly|next[- ]door neighbou?rs?|neighbou?rhood (?:watch|disputes?|party)',
    'I still have their cake tin. From 2017.|I know their alarm. It’s at 5:40. They don’t hear it.',
  ],
  lift: [
    'elevators?|lifts? (?:out of order|repair|broken)|staircases?|stairwells?',
    'I say hello to the buttons.|I pressed “close” when I heard steps. They had my pizza.',
  ],
  remoteControl: [
    'remote controls?|tv remotes?',
    'I have four. The fifth one does the volume.|I’m sitting on it. That’s why there’s snooker.',
  ],
  smartHome: [
    'smart homes?|smart (?:lights?|bulbs?|plugs?|locks?|thermostats?)|home automation|internet of things',
    'I’m sitting in the dark. The lamp is updating.|My blinds went up at four. They’re in another time zone.',
  ],
  smokeAlarm: [
    'smoke (?:alarms?|detectors?)|carbon monoxide detectors?|fire drills?|fire extinguishers?',
    'Mine is also the kitchen timer.|It beeps once a minute. I’ve named it Kevin.',
  ],
  tinyHouse: [
    'tiny (?:houses?|homes?)|small spaces?|studio (?:apartments?|flats?)|micro-?apartments?|houseboats?',
    'I cook from the bath. Very efficient.|I turn round once, and it’s tidied. Or gone.',
  ],
  interior: [
    'interior (?:design~|decorat~)|home d[eé]cor|decorating|living room (?:ideas|decor)|rugs?|feng shui|throw pillows|wall art',
    'My style is “It was still good”.|The rug covers the stain. The sofa covers the rug.',
  ],
  building: [
    'construction (?:sites?|works?|projects?|delays?|begins|starts)|building sites?|roadworks|bridge repairs?|loft conversions?|groundbreaking ceremony|scaffolding',
    'Done by Thursday, they said. Which year?|One digs. I watch with the other four.|They start at seven. Under my bed, it sounds.|I’ve been standing at the fence since nine. Great digger.',
  ],
};
