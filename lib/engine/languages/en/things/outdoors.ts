import type { Things } from '../../words/thing-words.ts';

export const outdoors: Things = {
  houseplant: [
    'house ?plants?|potted plants?|indoor plants?|succulents?|cact(?:us|i)|orchids?|bougainvilleas?|hydrangeas?|flowers|tulips|greenhouses?|perennials|rose bushes|monsteras?|money plants?',
    'My cactus didn’t make it.|Only the weeds take to me.|Mine is plastic. I water it anyway.|I only give mine good advice. It wants water.|I went away for a week. It took that personally.',
  ],
  lawn: [
    'lawns?|lawn ?mowers?|mowing|lawn care',
    'Mine is a meadow now. Officially.|I mowed half. It’s a hairstyle.|Mine is 90 percent moss. Very soft.|I cut the cable. Nice and short.',
  ],
  garden: [
    '(?<!square )(?<!beer )gardens?(?! grove| city)|gardening|gardeners?|allotments?|raised beds?|vegetable patch(?:es)?|flower ?beds?|weeds|weeding|compost heap',
    'Everything grows. I planted none of that.|I pulled them all out. Those were the carrots.',
  ],
  seeds: [
    '(?:order|sow|plant|save|your) (?:\\p{L}+ )?seeds|seed (?:catalogues?|swap|packets?|library)|seedlings?|sowing|spring bulbs|zucchinis?|courgettes?',
    'I sowed one row. The pigeons thank me.|One zucchini plant, I thought. Who wants a box?',
  ],
  hedge: [
    'hedges|hedge (?:trimm~|cutting|plants)|topiary|pruning|garden fences?',
    'I levelled it. Then the other end. It’s ankle-high.|I cut it into a swan. The street says “slug”.',
  ],
  slugs: [
    'slugs?|snails?|aphids?|garden pests?',
    'Ours had the lettuce. They left the label.|One overtook me on the way to work. Uphill.',
  ],
  trees: [
    'apple trees?|fruit trees?|tree[- ]?(?:planting|house|climbing|hugg~)|treehouses?|oak trees?|plant(?:ing)? (?:a )?trees?',
    'I planted one. I tell it to hurry.|I got up. The fire brigade knows the rest.',
  ],
  hens: [
    'hens|laying hens|chickens|poultry|chicken coops?|roosters?|eggs',
    'My eggs are laid by the supermarket. Ten at a time.|I checked the carton. Then I dropped it.|I wanted sunny side up. It’s scrambled again.|The cockerel next door gets up at four. So I do.',
  ],
  sheep: [
    'sheep|lambs|shepherds?|alpacas?',
    'I fell asleep counting.|I had one in a nativity play. I was it.|One looked at me for so long that I apologised.',
  ],
  cows: [
    'cows?|cattle|dairy farm(?:s|ers?|ing)?|milking',
    'And I’m out of milk again.|I mooed first. She looked embarrassed.|I walked round the field. The long way. Fast.',
  ],
  bees: [
    'bees?|bumblebees?|honeybees?|beekeep~|beehives?|wildflowers|honey (?:harvest|jars?|production)',
    'My only bee drowned in my lemonade.|I planted a whole meadow. They like next door’s.|I stand quite still. Then I run.',
  ],
  bears: [
    '(?:brown|polar|black|grizzly|panda) bears?|bear cubs?|(?<!chicago )(?<!teddy )bears(?! (?:witness|fruit|out|down))|grizzl(?:y|ies)|wolf (?:packs?|pups?)|pandas?',
    'I jump at my neighbour’s dachshund.|There was a rustle. It was my own jacket.|{(?:brown/black/grizzly) bears?/bears/bear cubs?} I’d sleep till spring. If they let me.',
  ],
  cats: [
    'cats?|kittens?|kitty|cat (?:toys?|owners?|cafés?|litter)',
    'Has anyone asked the cat?|Mine prefers the box.|Mine is asleep on the answer.|I’m late. She was lying on my arm.|Mine has her own chair. It was mine.',
  ],
  dogs: [
    'dogs?|pupp(?:y|ies)|labradors?|dachshunds?|corgis?|poodles?|dog (?:owners?|walkers?|training|food)',
    'Mine obeys one word. It’s “treat”.|Mine isn’t allowed on the bed. He knows. From up there.|Mine fetched a stick. It was a fence.|I did the training. He passed. I didn’t.',
  ],
  horses: [
    'horses?|pon(?:y|ies)|horse riding|equestrian|dressage|show ?jumping|riding lessons?|polo (?:match(?:es)?|club|in)',
    'My last ride cost a coin. Outside the supermarket.|I got on. On the other side I got off.|Mine only knows the way back to the stable.',
  ],
  birds: [
    'birds?(?! strikes?| flu)|owls?|storks?|vultures?|swallows|robins|blue tits?|birdwatch~|bird ?feeders?|birdsong|woodpeckers?',
    'My balcony only gets the pigeon.|One sings outside my window. At 4:10.|The squirrel has eaten it all. Lovely squirrel.|I saw a rare one. It was a plastic bag.',
  ],
  fish: [
    'fishing (?:rods?|trips?|spots?|season|tips|trawlers?|masters)|fly fishing|anglers?|angling|trout|bass fishing|ice fishing',
    'It was this big. Honestly.|I caught a boot. It was even my size.|I got up at four to sit down.',
  ],
  hamster: [
    'hamsters?|guinea pigs?|gerbils?|rabbits?|bunn(?:y|ies)|small pets?',
    'Mine ran all night. Like my thoughts, with squeaks.|Ours was going to be the child’s. I clean it out.',
  ],
  wasps: [
    "wasps?|hornets?|wasps?[’'] nests?",
    'I left them the cake. And the table.|Keep calm, I said. From the inside of the car.',
  ],
  mosquitoes: [
    'mosquitoe?s?|midges?|mosquito (?:bites?|nets?|repellents?)|gnats?',
    'Light on: silence. Light off: bzzz.|There were twelve of us. They only wanted me.',
  ],
  spiders: [
    'spiders?|tarantulas?|cobwebs?|daddy longlegs',
    'I’ve got a glass over it. Since Monday. I can’t lift it.|They can keep the bathroom. I shower at the gym.',
  ],
  mouse: [
    'house mice|mouse ?traps?|mouse in the (?:house|kitchen)',
    'I stood on the chair. She had the cheese.|My trap has caught a slipper. Mine.',
  ],
  moths: [
    'moths?|clothes moths|silverfish',
    'Ours ate the good jumper. Not the one from my aunt.|I clapped. I missed. It looked like applause.',
  ],
  hedgehog: ['hedgehogs?', 'I’d have taken the winter off.|I said “aw” so loud it rolled up.'],
  squirrel: ['squirrels?', 'I hide my biscuits. Then I can’t find them.|The bird table is theirs. I just refill.'],
  pigeon: [
    'pigeons?|seagulls?|gulls|doves',
    'One lives on my balcony. She has registered there.|I bought chips. He had chips.',
  ],
  parrot: [
    'parrots?|budgies?|parakeets?|cockatoos?',
    'Mine does the microwave. I’ve got up four times.|It says what I say on the phone. To my mother.',
  ],
  penguin: [
    '(?<!pittsburgh )penguins?',
    'I walk like that. On the way to the car. In January.|Everybody dressed up, nobody moves. Like our office party.',
  ],
  zoo: [
    'zoos?|zookeepers?|elephants?|giraffes?|monkeys?|chimpanzees?|gorillas?|meerkats?|safari parks?|aquariums?',
    'The gorilla and I had the same look. It was Monday.|I went for the tigers. I only saw the chips.',
  ],
  sloth: [
    'sloths?|koalas?|hibernat(?:e|es|ing|ion)|tortoises?|turtles?',
    'Finally, somebody with my pace.|I recognise the look. It’s me, before nine.',
  ],
  whale: [
    '(?:humpback|blue|killer|sperm|grey) whales?|whales?|whale[- ]watching',
    'I watched for four hours. I saw a lot of sea.|I saw one! It was a surfboard.',
  ],
  octopus: [
    'octopus(?:es)?|squids?',
    'Eight arms. I can’t find my keys with two.|They get out of any jar. I can’t get in.',
  ],
  seal: [
    'seal pups?|(?:grey|gray|harbou?r|elephant) seals?|sea lions?|walrus(?:es)?',
    'I lie on the beach like that. Nobody takes a photo.|I’d clap for fish. In batter.',
  ],
  goldfish: [
    'goldfish|fish tanks?|koi|garden ponds?|guppies',
    'Mine is Bubbles the Third. The child knows one Bubbles.|I dug the hole. The heron says thanks.',
  ],
  goat: ['goats?', 'It ate the map. And the way home was on it.|I made friends with one. It has my sleeve.'],
  donkey: ['donkeys?|mules?', 'Mine stopped. I understood him.|We did ten miles. I pulled for nine.'],
  ducks: [
    'rubber ducks?|wild ducks?|ducklings?|swans?|geese|goose',
    'I had no bread. They followed me to the bus.|I gave way. It hissed first.',
  ],
  fox: [
    'fox(?:es)? (?:cubs?|den)|urban fox(?:es)?|foxes|raccoons?',
    'Mine knows when the bins go out. I don’t.|One looked into our kitchen. He shook his head.',
  ],
  vet: [
    'veterinar(?:y|ians?)|pet (?:insurance|owners?|food|shops?|sitters?)|pets',
    'Mine sat in the waiting room. On my head.|“Who wants to go in the box?” Nobody’s home now.',
  ],
};
