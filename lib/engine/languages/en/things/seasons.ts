import type { Things } from '../../words/thing-words.ts';

export const seasons: Things = {
  clock: [
    'clocks?|daylight saving|wristwatch(?:es)?|time management',
    'My oven clock has been blinking since 2019.|The one in my car is right half the year.|I was early. By exactly one hour.|I’m not late. I’m still on the old time.',
  ],
  rain: [
    'rain(?:fall|y)?|weather|weather forecasts?|drizzle|downpours?|thunderstorms?',
    'And I’m in the wrong jacket.|My umbrella is dry. It’s at home.|I did hang out the washing. Can’t you tell?|My app says sunny. My socks disagree.',
  ],
  christmas: [
    'christmas|xmas|gift guides?|gift ideas|advent calendars?|gifts',
    'I buy everything on the 23rd.|I hid the presents well. I can’t find one.|The lights are in one knot. As every year.|I’m giving everybody socks. Again.',
  ],
  heatwave: [
    'heat ?waves?|heatwaves?|air[- ]condition(?:ing|ers?)|electric fans?|hot weather|summer heat',
    'I’m choosing peas. In the freezer aisle. For an hour.|My fan and I are a couple now.',
  ],
  frost: [
    'cold (?:snap|spell|wave|temperatures)|colder temperatures|frost|freezing temperatures|ice scrapers?|big freeze',
    'I scrape the windscreen with a loyalty card.|I scraped it clear. It was next door’s.',
  ],
  fog: ['fog|foggy|dense fog|morning mist', 'I waved at a bin.|I have that until the second coffee.'],
  leaves: [
    'autumn leaves|fallen leaves|fall foliage|leaf blowers?|raking leaves|leaf peep~',
    'I raked them all up. Then I sneezed.|Mine are at the neighbour’s. Thanks, wind.',
  ],
  springtime: [
    'springtime|first day of spring|spring (?:weather|flowers|is here|fever|break-up)|cherry blossoms?|pollen|hay fever',
    'My winter coat doesn’t believe a word.|One ray of sun, and I’m on the terrace in a blanket.',
  ],
  summer: [
    'british summer|start of summer|summer (?:weather|is (?:here|over|coming)|solstice)|midsummer|last days of summer',
    'Ours was on a Wednesday.|I own shorts. They’ve seen one Tuesday.',
  ],
  resolutions: [
    "new year[’']?s? resolutions?|resolutions? for|good habits|new habits|dry january|habit tracker",
    'I kept mine. Till lunch.|I’m using last year’s. They’re as good as new.',
  ],
  newYearsEve: [
    "new year[’']?s eve|fireworks?|countdown to midnight|times square ball",
    'I was asleep by ten. Happy everything.|I made it to midnight. In Moscow.',
  ],
  easter: [
    'easter|easter eggs?|easter bunn(?:y|ies)|egg hunts?',
    'I hid them too well. We’ll smell them in June.|The rabbit is headless. I was checking.',
  ],
  valentine: [
    "valentine[’']?s?(?: day)?|galentine[’']?s?",
    'The petrol station had one rose left. And antifreeze.|I got one card. From the dentist.',
  ],
  mothersDay: [
    "mother[’']?s day|father[’']?s day|mothers’ day",
    'I made breakfast. Then Mum did the kitchen.|I remembered. When the shop window did.',
  ],
  christmasMarket: [
    'christmas markets?|mulled wine|eggnog',
    'I paid a deposit on the mug. I own nine.|I came for the lights. I smell of sausage.',
  ],
  christmasTree: [
    'christmas trees?|tree lighting|tinsel|baubles?',
    'Two metres, I said. The ceiling said no.|Mine leans. I turned it to face the wall.',
  ],
  publicHoliday: [
    'bank holidays?|public holidays?|long weekends?',
    'I’m standing outside a closed supermarket.|It’s tomorrow? I’ve got half a lemon in the house.',
  ],
  aprilFools: [
    "april fools?[’']?(?: day)?|april fool[’']s|pranks?",
    'I believed the first three.|I salted the sugar. Then I forgot, and had tea.',
  ],
};
