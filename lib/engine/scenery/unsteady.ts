/** Drawings that stand on no foot of their own; on a ground they would balance on a corner over a shadow that is not theirs. */

const toSet = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '));

const floating = toSet([
  'airplane small-airplane airplane-departure airplane-arrival helicopter hot-air-balloon balloon parachute kite rocket',
  'satellite comet ringed-planet full-moon crescent-moon new-moon sun star glowing-star shooting-star',
  'milky-way cloud cloud-with-rain cloud-with-snow cloud-with-lightning cloud-with-lightning-and-rain sun-behind-cloud',
  'sun-behind-large-cloud sun-behind-rain-cloud sun-behind-small-cloud tornado rainbow snowflake',
  'eagle dove butterfly honeybee bat flying-saucer',
]);

/** Things drawn aslant or without a base, which hang before a disc like an emblem. */
const hanging = toSet([
  'musical-notes musical-score speech-balloon left-speech-bubble thought-balloon',
  'american-football badminton cricket-game diving-mask knot lacrosse magic-wand party-popper performing-arts ping-pong',
  'puzzle-piece rugby-football sewing-needle skis tennis artist-palette candy carrot chocolate-bar chopsticks',
  'clinking-beer-mugs clinking-glasses croissant dango ear-of-corn hot-pepper lollipop meat-on-bone oden pea-pod peanuts pizza',
  'poultry-leg spoon bottle-with-popping-cork bouquet fallen-leaf four-leaf-clover herb maple-leaf shamrock microbe paw-prints',
  'wing adhesive-bandage accordion bell bell-with-slash black-nib bookmark boomerang broken-chain carpentry-saw clamp crayon dna',
  'electric-plug flashlight flute folding-hand-fan fountain-pen gear gem-stone gloves graduation-cap hammer key label link',
  'linked-paperclips magnifying-glass-tilted-left magnifying-glass-tilted-right maracas microphone money-with-wings',
  'musical-note paintbrush paperclip pen pencil pick pill plunger postal-horn pushpin razor rolled-up-newspaper safety-pin',
  'screwdriver socks speaker-high-volume speaker-low-volume speaker-medium-volume muted-speaker stethoscope straight-ruler',
  'syringe telephone-receiver test-tube toothbrush trumpet violin wrench gavel handcuffs whistle anatomical-heart bone brain ear',
  'ear-with-hearing-aid handshake red-heart medical-symbol recycling-symbol thermometer closed-umbrella spider-web nut-and-bolt',
  'face-mask megaphone dress t-shirt jeans coat shorts necktie running-shirt womans-clothes kimono sari lab-coat scarf',
  'martial-arts-uniform boxing-glove lungs tooth eye leaf-fluttering-in-wind shield umbrella goggles sunglasses scissors',
  'water-tap shower magnet',
  '1st-place-medal 2nd-place-medal 3rd-place-medal sports-medal military-medal reminder-ribbon ribbon rosette bullseye wheel',
  'admission-tickets ticket film-frames coin compass globe-with-meridians glasses hair-pick ring watch stopwatch crutch',
  'white-cane hook anchor ring-buoy hammer-and-wrench hammer-and-pick fork-and-knife fork-and-knife-with-plate petri-dish soap',
  'thong-sandal safety-vest round-pushpin roll-of-paper memo bookmark-tabs scroll control-knobs level-slider computer-mouse',
  'optical-disk dvd banjo guitar saxophone baseball softball billed-cap volleyball flying-disc thread yo-yo',
  'stop-sign hot-springs cyclone water-wave wind-face bubbles world-map light-bulb paint-roller drill drone',
  'bear fox hamster koala lion panda polar-bear raccoon wolf mouse pig-nose monkey bug ant beetle cockroach lady-beetle spider worm',
  'blossom cherry-blossom hibiscus hyacinth lotus rose sunflower tulip white-flower sheaf-of-rice wilted-flower',
  'globe-showing-europe-africa umbrella-with-rain-drops high-voltage droplet mosquito fly feather atom-symbol baby mango',
  'avocado bacon banana beans broccoli burrito cookie doughnut falafel fried-shrimp fish-cake-with-swirl fortune-cookie pretzel',
  'cherries chestnut cucumber dumpling garlic ginger-root hot-dog leafy-green cut-of-meat roasted-sweet-potato tamale pie waffle',
]);

/** Drawn to the waist: they stand behind the edge of a floor. */
const waistHigh = toSet([
  'police-officer firefighter mechanic construction-worker cook farmer scientist teacher student health-worker',
  'busts-in-silhouette',
]);

/** Drawn without their right end, as if coming into the picture. */
const cutAtRight = toSet(['ship passenger-ship ferry high-speed-train bullet-train light-rail monorail']);

export const isWaistHigh = (name: string): boolean => waistHigh.has(name);
export const isCutAtRight = (name: string): boolean => cutAtRight.has(name);
export const floats = (name: string): boolean => floating.has(name);
export const hangs = (name: string): boolean => hanging.has(name);
