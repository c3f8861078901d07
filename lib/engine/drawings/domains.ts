import { packName } from './packs.ts';

/** A text's domain, with its drawings. Some mean a thing only there: a plate is a dish among dishes, a base in baseball. */
export interface Domain {
  readonly name: string;
  /** Broader domain, which a text of this one belongs to as well. */
  readonly parent: string | undefined;
  readonly emblems: readonly string[];
  /** Drawings for beside an emblem that add no claim. */
  readonly companions: readonly string[];
  readonly drawings: ReadonlySet<string>;
}

/** `name < parent = emblems + companions ~ other drawings`. A domain without emblems is recognised but never drawn. */
const table = `
  sport = stadium ~ whistle trophy sports-medal 1st-place-medal 2nd-place-medal 3rd-place-medal running-shirt goal-net running-shoe
  soccer < sport = soccer-ball ~ goal-net
  american-football < sport = american-football
  rugby < sport = rugby-football
  basketball < sport = basketball
  baseball < sport = baseball ~ softball billed-cap
  tennis < sport = tennis ~ badminton ping-pong
  ice-hockey < sport = ice-hockey ~ ice-skate field-hockey
  golf < sport = flag-in-hole ~ person-golfing
  cricket < sport = cricket-game
  handball < sport = goal-net ~ whistle
  volleyball < sport = volleyball
  athletics < sport = running-shoe ~ person-running running-shirt stopwatch chequered-flag
  swimming < sport = person-swimming ~ goggles diving-mask
  cycling < sport = bicycle ~ person-biking
  winter-sport < sport = skis snow-capped-mountain ~ skier snowboarder sled snowflake curling-stone ice-skate
  boxing < sport = boxing-glove ~ martial-arts-uniform
  motorsport < sport = racing-car ~ chequered-flag wheel stopwatch automobile
  motorcycle-racing < sport = motorcycle
  horse-racing < sport = horse ~ horse-racing
  sailing < sport = sailboat ~ canoe motor-boat anchor person-rowing-boat person-surfing
  fitness = running-shoe ~ person-lifting-weights person-in-lotus-position person-running person-walking person-swimming person-biking flexed-biceps stopwatch
  chess = chess-pawn
  games = video-game joystick ~ game-die puzzle-piece crystal-ball
  economy = coin ~ bar-chart piggy-bank calculator contract shipping-container market-stall chart-increasing chart-decreasing money-bag dollar-banknote euro-banknote pound-banknote yen-banknote currency-exchange bank credit-card ledger receipt
  markets < economy = coin ~ bar-chart chart-increasing chart-decreasing money-bag
  banking < economy = bank coin + credit-card ~ piggy-bank calculator contract money-bag dollar-banknote euro-banknote pound-banknote yen-banknote
  taxes < economy = calculator receipt + coin ~ money-bag euro-banknote dollar-banknote ledger
  trade < economy = ship shipping-container + package ~ anchor globe-showing-europe-africa delivery-truck
  jobs < economy = ~ briefcase identification-card office-building contract stroller
  vacancies < jobs = briefcase ~ identification-card contract
  business < economy = office-building ~ briefcase handshake contract lectern server-rack microchip
  startups < business = ~ light-bulb rocket
  industry < economy = factory + gear ~ robot mechanical-arm microchip
  housing = houses apartment-block + key ~ house house-with-garden door money-bag contract paint-roller
  construction = building-construction house + ladder brick ~ bridge apartment-block paint-roller drill construction hammer construction-worker wrench window door
  retail < economy = shopping-cart + package label ~ market-stall shopping-bags department-store convenience-store receipt basket credit-card
  marketing < business = ~ megaphone label
  politics = classical-building ~ ballot-box-with-ballot lectern scroll megaphone passport
  elections < politics = ballot-box-with-ballot
  diplomacy < politics = globe-showing-europe-africa ~ handshake world-map passport lectern contract
  protest < politics = megaphone
  law = balance-scale gavel ~ scroll classical-building contract handcuffs passport
  crime < law = police-car + magnifying-glass-tilted-left ~ police-officer locked fire handcuffs gavel
  military = 
  religion = 
  technology = laptop desktop-computer microchip + gear ~ server-rack drone browser-window keyboard computer-mouse
  phones < technology = mobile-phone + battery ~ camera headphone electric-plug
  computers < technology = laptop desktop-computer ~ computer-mouse keyboard microchip server-rack printer battery computer-disk floppy-disk
  software < technology = laptop desktop-computer browser-window + gear ~ server-rack keyboard bug package wrench file-folder
  internet < technology = browser-window globe-with-meridians + laptop link ~ server-rack wireless mobile-phone
  telecom < technology = satellite-antenna + satellite ~ antenna-bars wireless mobile-phone
  social-media < internet = mobile-phone + bell ~ speech-balloon camera
  email < internet = e-mail ~ envelope incoming-envelope
  security < technology = locked shield + key ~ unlocked locked-with-key
  ai < technology = robot + brain ~ microchip server-rack
  gadgets < technology = ~ drone vacuum-cleaner headphone battery electric-plug watch speaker-high-volume television goggles
  data < technology = server-rack + magnifying-glass-tilted-left ~ bar-chart chart-increasing
  photography = camera + film-frames ~ camera-with-flash framed-picture
  screen = 
  film < screen = clapper-board + popcorn film-frames ~ film-projector movie-camera cinema admission-tickets
  tv < screen = television ~ clapper-board video-camera
  music = musical-notes + headphone ~ musical-note musical-score guitar violin trumpet drum saxophone accordion banjo flute maracas microphone studio-microphone musical-keyboard radio speaker-high-volume optical-disk
  theatre = performing-arts + ticket ~ ballet-shoes admission-tickets
  art = artist-palette framed-picture + paintbrush ~ bust gavel crayon pencil
  design = artist-palette + pencil ~ straight-ruler triangular-ruler crayon
  books = books + bookmark pen ~ open-book writing-hand closed-book blue-book green-book orange-book fountain-pen
  media = newspaper ~ microphone rolled-up-newspaper studio-microphone television radio
  museum = bust + framed-picture ~ classical-building amphora scroll
  geography = globe-showing-europe-africa ~ world-map
  history = ~ scroll hourglass-not-done bust amphora classical-building castle crown
  royalty = crown ~ castle
  fashion = dress + handbag ~ t-shirt jeans high-heeled-shoe womans-clothes coat scarf necktie sunglasses socks gloves running-shoe mans-shoe flat-shoe womans-boot womans-hat top-hat kimono sari shorts clutch-bag womans-sandal thong-sandal thread sewing-needle ring gem-stone
  beauty = lipstick ~ nail-polish lotion-bottle mirror soap razor hair-pick
  food = fork-and-knife-with-plate ~ fork-and-knife cook spoon
  cooking < food = fork-and-knife-with-plate + salt herb ~ pot-of-food cooking cook bowl-with-spoon
  baking < food = shortcake bowl-with-spoon ~ birthday-cake bread cupcake cookie pie croissant
  drinks < food = wine-glass ~ beer-mug cocktail-glass tropical-drink clinking-glasses clinking-beer-mugs tumbler-glass bottle-with-popping-cork grapes
  coffee < food = hot-beverage + teapot
  travel = luggage world-map + compass ~ passport airplane beach-with-umbrella hotel tent camping desert-island palm-tree ferris-wheel passport-control umbrella-on-ground camera
  hotels < travel = hotel ~ bed bellhop-bell
  hiking < travel = hiking-boot + backpack compass ~ mountain snow-capped-mountain tent person-climbing camping evergreen-tree
  aviation = airplane ~ airplane-departure airplane-arrival small-airplane helicopter seat luggage wheel parachute
  rail = high-speed-train train + railway-track ~ locomotive bridge metro tram bullet-train light-rail railway-car station monorail mountain-railway tram-car suspension-railway
  transit = bus ~ mountain-cableway tram metro train bus-stop trolleybus minibus light-rail ticket station
  cars = automobile ~ charging-station vertical-traffic-light police-car sport-utility-vehicle pickup-truck wheel fuel-pump electric-plug battery key motorway taxi stop-sign gear racing-car
  motorcycles < cars = motorcycle ~ motor-scooter wheel
  bikes = bicycle ~ person-biking kick-scooter wheel
  traffic = automobile vertical-traffic-light ~ bridge police-car motorway construction stop-sign bus delivery-truck taxi bicycle articulated-lorry
  shipping = ship ~ shipping-container bridge anchor ferry motor-boat passenger-ship sailboat speedboat ring-buoy
  delivery = package ~ delivery-truck articulated-lorry postbox envelope
  space = rocket + ringed-planet ~ satellite astronaut telescope full-moon comet milky-way crescent-moon globe-showing-europe-africa
  astronomy < space = telescope + star ~ ringed-planet comet milky-way sun full-moon shooting-star
  science = microscope + test-tube ~ scientist petri-dish alembic lab-coat telescope atom-symbol dna
  chemistry < science = test-tube ~ alembic
  physics < science = atom-symbol ~ magnet
  biology < science = microscope ~ dna petri-dish microbe leaf-fluttering-in-wind
  genetics < biology = dna
  mathematics < science = triangular-ruler ~ abacus straight-ruler
  archaeology < science = amphora ~ bone scroll
  prehistory < archaeology = bone ~ rock
  dinosaurs < science = sauropod ~ t-rex bone
  psychology = brain + thought-balloon
  health = stethoscope + pill ~ thermometer hospital health-worker syringe adhesive-bandage x-ray crutch medical-symbol anatomical-heart lungs brain eye ear bone tooth microbe test-tube
  medicine < health = pill + test-tube ~ syringe
  infection < health = face-mask ~ microbe soap thermometer syringe pill
  vaccination < infection = syringe
  heart < health = anatomical-heart
  dentistry < health = tooth ~ toothbrush
  nutrition < health = red-apple ~ fork-and-knife-with-plate green-salad pill carrot broccoli leafy-green
  sleep < health = bed ~ person-in-bed crescent-moon alarm-clock
  pregnancy < health = stroller baby ~ baby-bottle
  family = ~ stroller baby teddy-bear baby-bottle
  babies < family = baby stroller ~ baby-bottle teddy-bear
  toys = teddy-bear ~ puzzle-piece yo-yo kite
  wedding = ring ~ wedding bouquet dress
  education = graduation-cap books + pencil ~ school student teacher backpack open-book
  school < education = school + pencil backpack ~ student teacher books
  home = couch-and-lamp ~ fridge washing-machine vacuum-cleaner paint-roller radiator heat-pump bed chair door window mirror light-bulb bathtub shower toilet broom candle bucket house plunger basket
  cleaning < home = broom + bubbles ~ vacuum-cleaner washing-machine soap sponge bucket
  diy < home = hammer-and-wrench + toolbox ladder ~ drill paint-roller hammer wrench screwdriver carpentry-saw paintbrush nut-and-bolt clamp scissors
  crafts = scissors ~ thread yarn sewing-needle knot crayon ribbon
  garden = potted-plant watering-can + seedling ~ herb sunflower tulip rose blossom bucket white-flower hibiscus cactus worm bouquet
  nature = deciduous-tree + seedling ~ herb leaf-fluttering-in-wind evergreen-tree mountain
  forest < nature = evergreen-tree ~ deciduous-tree wood fallen-leaf
  animals < nature = paw-prints ~ ant badger bat bear beaver bison boar camel chipmunk crocodile deer donkey elephant fox frog giraffe goat goose gorilla hedgehog hippopotamus kangaroo koala leopard lion lizard llama mammoth monkey moose mouse orangutan otter ox owl panda penguin polar-bear rabbit raccoon ram rat rhinoceros scorpion seal skunk sloth snail snake spider tiger turtle wolf zebra
  birds < animals = bird
  pets < animals = dog cat ~ paw-prints rabbit hamster poodle parrot bone
  ocean < nature = water-wave ~ fish whale dolphin shark coral turtle octopus shrimp crab lobster spouting-whale
  fishing = fishing-pole ~ fish hook
  hunting = deer boar
  farming = tractor + sheaf-of-rice ~ farmer cow pig ear-of-corn chicken ewe
  climate = globe-showing-europe-africa thermometer + seedling ~ sun evergreen-tree factory
  recycling < climate = recycling-symbol ~ wastebasket
  weather = sun-behind-rain-cloud ~ sun-behind-cloud sun cloud cloud-with-rain cloud-with-snow cloud-with-lightning cloud-with-lightning-and-rain snowflake thermometer umbrella umbrella-with-rain-drops rainbow wind-face fog tornado cyclone closed-umbrella
  energy = electric-plug power-pylon + light-bulb ~ cooling-tower charging-station heat-pump high-voltage battery sun oil-drum factory wind-turbine solar-panel
  renewables < energy = wind-turbine solar-panel ~ sun
  bioenergy < energy = ear-of-corn ~ seedling sheaf-of-rice
  heating < energy = radiator ~ heat-pump thermometer fire house
  gas < energy = fire
  nuclear < energy = cooling-tower ~ atom-symbol
  batteries < energy = battery ~ electric-plug
  oil < energy = oil-drum ~ fuel-pump
  water = water-tap droplet ~ potable-water
  productivity = clipboard calendar + memo ~ alarm-clock hourglass-not-done e-mail briefcase stopwatch
  writing = writing-hand ~ fountain-pen pen pencil memo
  christmas = christmas-tree ~ wrapped-gift candle
  beer < drinks = beer-mug
  wine < drinks = wine-glass grapes ~ bottle-with-popping-cork
  cocktails < drinks = cocktail-glass tumbler-glass ~ tropical-drink
  jewellery < fashion = gem-stone ~ ring
  shoes < fashion = running-shoe ~ high-heeled-shoe mans-shoe womans-boot hiking-boot
  watches < fashion = watch
  hair < beauty = scissors ~ hair-pick razor barber-pole
  haircare < beauty = lotion-bottle + mirror
  skincare < beauty = lotion-bottle + mirror ~ soap
  wellness = lotus + candle ~ person-in-lotus-position lotion-bottle
  dance = ~ musical-notes mirror-ball
  ballet < dance = ballet-shoes
  language = open-book ~ speech-balloon books writing-hand
  awards = trophy ~ sports-medal ribbon
  audio < media = studio-microphone + headphone ~ radio microphone
  events = ticket calendar ~ microphone admission-tickets
  camping < travel = tent minibus ~ camping backpack
  beach < travel = beach-with-umbrella ~ umbrella-on-ground palm-tree sunglasses
  castles < history = castle
  themeparks = ferris-wheel ~ roller-coaster carousel-horse
  rescue = fire-engine ~ firefighter fire fire-extinguisher
  subsidies < economy = coin ~ money-bag euro-banknote
  pensions < economy = piggy-bank ~ coin money-bag hourglass-not-done
  time = hourglass-not-done ~ mantelpiece-clock alarm-clock timer-clock stopwatch
  philosophy = books ~ open-book thought-balloon scroll
  dogs < pets = dog ~ poodle bone paw-prints
  cats < pets = cat ~ black-cat paw-prints
  horses < animals = horse ~ horse-racing
  insects < animals = butterfly ~ bug honeybee beetle ant lady-beetle
  bees < insects = honeybee ~ honey-pot
  mushrooms < nature = mushroom ~ brown-mushroom
  accessibility = manual-wheelchair ~ motorized-wheelchair white-cane
  mothersday < family = bouquet ~ red-heart
  love = red-heart ~ rose
  easter = egg ~ rabbit hatching-chick
  halloween = jack-o-lantern
  birthday = birthday-cake ~ balloon wrapped-gift
`;

const splitNames = (list = ''): string[] => list.trim().split(/\s+/).filter(Boolean);

const ofPacks = { food: 'food', nature: 'nature' } as const;

export const domains: ReadonlyMap<string, Domain> = new Map(
  table
    .split('\n')
    .map((line) => line.split('='))
    .filter(([head = '']) => head.trim() !== '')
    .map(([head = '', rest = '']) => {
      const [name = '', parent] = head.split('<').map((part) => part.trim());
      const [whole = '', others] = rest.split('~');
      const [emblems = [], companions = []] = whole.split('+').map(splitNames);
      return [
        name,
        { name, parent, emblems, companions, drawings: new Set([...emblems, ...companions, ...splitNames(others)]) },
      ];
    }),
);

const byDrawing = new Map<string, string[]>();
for (const { name, drawings } of domains.values()) {
  for (const drawing of drawings) byDrawing.set(drawing, [...(byDrawing.get(drawing) ?? []), name]);
}

export function listDomains(drawing: string): readonly string[] {
  const pack = packName(drawing) ?? '';
  const own = Object.entries(ofPacks).flatMap(([kind, domain]) => (pack.startsWith(kind) ? [domain] : []));
  return [...(byDrawing.get(drawing) ?? []), ...own];
}

export function withParents(name: string): readonly string[] {
  const parent = domains.get(name)?.parent;
  return parent === undefined ? [name] : [name, ...withParents(parent)];
}

export const areKin = (one: string, other: string): boolean => withParents(one).at(-1) === withParents(other).at(-1);
