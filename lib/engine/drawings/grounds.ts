import type { Hero } from '../modules.ts';
import { listNames } from './drawing-set.ts';
import { packName } from './packs.ts';

type HeroGround = Hero['ground'];

const special: readonly (readonly [HeroGround, ReadonlySet<string>])[] = [
  [
    'sea',
    listNames(`ship sailboat ferry motor-boat speedboat canoe anchor ring-buoy water-wave fish tropical-fish blowfish shark
      whale spouting-whale dolphin octopus squid crab lobster shrimp oyster coral seal penguin jellyfish spiral-shell desert-island
      beach-with-umbrella fishing-pole diving-mask person-surfing person-rowing-boat person-swimming oil-drum`),
  ],
  [
    'street',
    listNames(`bus automobile taxi delivery-truck articulated-lorry pickup-truck sport-utility-vehicle minibus trolleybus tram
      motor-scooter motorcycle bicycle kick-scooter person-biking fire-engine racing-car auto-rickshaw traffic-light
      vertical-traffic-light horizontal-traffic-light stop-sign construction motorway fuel-pump wheel bus-stop barber-pole
      convenience-store department-store shopping-cart person-running person-walking police-officer firefighter mechanic
      parking-meter skateboard roller-skate postbox police-car charging-station market-stall shipping-container`),
  ],
  [
    'skyline',
    listNames(`office-building building-construction houses hotel bank factory hospital school post-office classical-building
      stadium mirror-ball cocktail-glass crane house-with-garden metro train high-speed-train locomotive railway-track monorail
      light-rail brick hammer-and-wrench ballot-box-with-ballot megaphone newspaper apartment-block`),
  ],
  [
    'mountains',
    listNames(`mountain snow-capped-mountain volcano tent camping backpack hiking-boot luggage compass world-map skis skier
      snowboarder person-climbing mountain-railway mountain-cableway aerial-tramway suspension-railway triangular-flag
      chequered-flag goat llama`),
  ],
  [
    'sky',
    listNames(`airplane small-airplane airplane-departure airplane-arrival helicopter drone hot-air-balloon balloon parachute kite
      cloud cloud-with-rain cloud-with-snow cloud-with-lightning cloud-with-lightning-and-rain sun-behind-cloud
      sun-behind-large-cloud sun-behind-small-cloud sun-behind-rain-cloud tornado rainbow umbrella-with-rain-drops snowflake
      sun wind-face eagle dove bird butterfly honeybee bat owl feather leaf-fluttering-in-wind fog light-bulb
      thought-balloon speech-balloon`),
  ],
  [
    'space',
    listNames(`rocket satellite comet ringed-planet full-moon crescent-moon new-moon first-quarter-moon last-quarter-moon star
      glowing-star shooting-star milky-way flying-saucer telescope astronaut alien`),
  ],
  [
    'hills',
    listNames(`house hut tractor farmer windmill person-in-lotus-position person-golfing flag-in-hole castle bed-of-flowers
      amphora soccer-ball american-football rugby-football cricket-game baby hot-beverage potted-plant wind-turbine
      solar-panel power-pylon cooling-tower bridge stroller watering-can whistle`),
  ],
  [
    'stage',
    listNames(`trophy sports-medal 1st-place-medal 2nd-place-medal 3rd-place-medal microscope test-tube petri-dish alembic dna
      syringe pill stethoscope x-ray adhesive-bandage microbe tooth brain anatomical-heart lungs bone eye ear crown gem-stone
      ring balance-scale robot microphone studio-microphone musical-notes musical-score guitar violin trumpet drum
      saxophone accordion performing-arts clapper-board movie-camera film-projector ticket artist-palette framed-picture
      dress t-shirt jeans running-shoe high-heeled-shoe handbag lipstick
      gavel lectern bust handcuffs microchip server-rack thermometer high-voltage fire face-mask atom-symbol globe-showing-europe-africa paw-prints`),
  ],
  [
    'desk',
    listNames(
      'piggy-bank contract passport calculator browser-window drill paint-roller books open-book graduation-cap scientist teacher student writing-hand health-worker wireless warning',
    ),
  ],
  ['plain', listNames('radiator heat-pump fridge washing-machine vacuum-cleaner water-tap')],
  ['table', listNames('cook fork-and-knife fork-and-knife-with-plate birthday-cake jar bowl-with-spoon')],
];

const ofPack: readonly (readonly [pack: string, HeroGround])[] = [
  ['food', 'table'],
  ['nature', 'hills'],
  ['objects', 'desk'],
  ['activities', 'stage'],
  ['places', 'skyline'],
  ['people', 'plain'],
];

export function findGround(drawing: string): HeroGround {
  const own = special.find(([, names]) => names.has(drawing));
  if (own) return own[0];
  const pack = packName(drawing) ?? '';
  return ofPack.find(([kind]) => pack.startsWith(kind))?.[1] ?? 'stage';
}

const night =
  listNames(`rocket satellite comet ringed-planet full-moon crescent-moon new-moon star glowing-star shooting-star
  milky-way telescope astronaut cocktail-glass mirror-ball fireworks high-voltage bat owl bed wine-glass flashlight`);

export const isOfNight = (drawing: string): boolean => night.has(drawing);

const light =
  listNames(`party-popper confetti-ball fireworks sparkler balloon birthday-cake clinking-glasses clinking-beer-mugs
  bottle-with-popping-cork cocktail-glass tropical-drink beer-mug wine-glass trophy sports-medal 1st-place-medal rainbow
  teddy-bear wrapped-gift circus-tent ferris-wheel roller-coaster carousel-horse game-die video-game joystick crystal-ball
  magic-wand unicorn red-heart cupcake candy lollipop jack-o-lantern kite yo-yo mirror-ball performing-arts
  money-with-wings rocket soccer-ball`);

export const isTooLight = (drawing: string): boolean => light.has(drawing);

/** Of the packs of food, and nothing to eat. */
const notEaten: ReadonlySet<string> = new Set(['ice', 'amphora', 'baby-bottle', 'jar']);

/** Drawings of one kind are redundant in one hero. */
export const getKind = (drawing: string): string =>
  notEaten.has(drawing) ? drawing : (packName(drawing) ?? '').replace(/-\d+$/, '');

/** Directions are never chosen by a word: no match is certain enough to claim a rise or a fall. */
export const isOfDirection = (drawing: string): boolean => /^chart-(?:increasing|decreasing)$/.test(drawing);
