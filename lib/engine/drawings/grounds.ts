import type { Hero } from '../modules.ts';
import { listNames } from './drawing-set.ts';
import { packName } from './packs.ts';

type HeroGround = Hero['ground'];

/** On a landscape stands only what stands in one: a tool, a ball or a log before a town would be as large as a house. */
const special: readonly (readonly [HeroGround, ReadonlySet<string>])[] = [
  [
    'sea',
    listNames(`ship sailboat ferry motor-boat speedboat canoe anchor ring-buoy water-wave fish tropical-fish blowfish shark
      whale spouting-whale dolphin octopus squid crab lobster shrimp oyster coral seal penguin jellyfish desert-island
      beach-with-umbrella fishing-pole diving-mask person-surfing person-rowing-boat person-swimming passenger-ship`),
  ],
  [
    'street',
    listNames(`bus automobile taxi delivery-truck articulated-lorry pickup-truck sport-utility-vehicle minibus trolleybus tram
      motor-scooter motorcycle bicycle kick-scooter person-biking fire-engine racing-car auto-rickshaw traffic-light
      vertical-traffic-light horizontal-traffic-light stop-sign construction motorway fuel-pump bus-stop barber-pole
      convenience-store department-store person-running person-walking
      parking-meter postbox police-car charging-station market-stall shipping-container`),
  ],
  [
    'skyline',
    listNames(`office-building building-construction hotel bank factory hospital school post-office classical-building
      stadium crane metro train high-speed-train locomotive monorail light-rail apartment-block`),
  ],
  [
    'mountains',
    listNames(`mountain snow-capped-mountain volcano mount-fuji tent camping skis skier snowboarder person-climbing mountain-railway
      mountain-cableway aerial-tramway suspension-railway triangular-flag goat llama`),
  ],
  [
    'sky',
    listNames(`airplane small-airplane airplane-departure airplane-arrival helicopter drone hot-air-balloon balloon parachute kite
      cloud cloud-with-rain cloud-with-snow cloud-with-lightning cloud-with-lightning-and-rain sun-behind-cloud
      sun-behind-large-cloud sun-behind-small-cloud sun-behind-rain-cloud tornado rainbow snowflake
      sun wind-face eagle dove butterfly honeybee bat fog`),
  ],
  [
    'space',
    listNames(`rocket satellite comet ringed-planet full-moon crescent-moon new-moon first-quarter-moon last-quarter-moon
      waxing-crescent-moon waxing-gibbous-moon waning-crescent-moon waning-gibbous-moon star
      glowing-star shooting-star milky-way flying-saucer telescope astronaut alien`),
  ],
  [
    'hills',
    listNames(`house house-with-garden houses hut tractor windmill person-in-lotus-position person-golfing flag-in-hole castle
      bed-of-flowers wind-turbine solar-panel power-pylon cooling-tower bridge rock soccer-ball playground-slide snowman
      snowman-without-snow bird owl`),
  ],
  [
    'stage',
    listNames(`trophy sports-medal 1st-place-medal 2nd-place-medal 3rd-place-medal microscope test-tube petri-dish alembic dna
      syringe pill stethoscope x-ray adhesive-bandage microbe tooth brain anatomical-heart lungs bone eye ear crown gem-stone
      ring balance-scale robot microphone studio-microphone musical-notes musical-score guitar violin trumpet drum
      saxophone accordion performing-arts clapper-board movie-camera film-projector ticket artist-palette framed-picture
      dress t-shirt jeans running-shoe high-heeled-shoe handbag lipstick whistle american-football rugby-football
      gavel lectern bust handcuffs microchip server-rack thermometer high-voltage fire face-mask atom-symbol
      globe-showing-europe-africa paw-prints mirror-ball ballot-box-with-ballot megaphone hammer-and-wrench brick wood
      hiking-boot backpack luggage compass world-map chequered-flag wheel skateboard roller-skate oil-drum
      amphora potted-plant watering-can seedling nest-with-eggs empty-nest feather light-bulb thought-balloon speech-balloon
      umbrella-with-rain-drops spiral-shell carousel-horse umbrella-on-ground droplet railway-track globe-with-meridians
      baby farmer police-officer firefighter mechanic construction-worker cook scientist teacher student health-worker`),
  ],
  [
    'desk',
    listNames(`piggy-bank contract passport calculator browser-window drill paint-roller books open-book graduation-cap
      writing-hand wireless warning newspaper alarm-clock bellhop-bell hourglass-done hourglass-not-done mantelpiece-clock
      timer-clock`),
  ],
  [
    'plain',
    listNames(`radiator heat-pump fridge washing-machine vacuum-cleaner water-tap bed bathtub chair door elevator
      couch-and-lamp toilet ladder fire-extinguisher satellite-antenna broom seat manual-wheelchair motorized-wheelchair
      shopping-cart stroller`),
  ],
  [
    'table',
    listNames('fork-and-knife fork-and-knife-with-plate birthday-cake jar bowl-with-spoon cocktail-glass hot-beverage'),
  ],
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
