import type { FurtherConcepts } from '../words/note-words.ts';

export const concepts: FurtherConcepts = {
  technology: String.raw`technolog\w*|tech|computers?|laptops?|phones?|smartphones?|apps?|software|internet|online|websites?|robots?|gadgets?|printers?|screens?|digital|a\.?i\.?|artificial intelligence|algorithms?|wi-?fi|passwords?|machines?|devices?|televisions?|tv|cameras?|servers?|tabs`,
  weather: String.raw`weather|rain\w*|snow\w*|sunny|sunshine|storms?|stormy|thunder\w*|clouds?|cloudy|windy?|heatwaves?|fog(?:gy)?|forecasts?|umbrellas?|hail|frost|drizzle|climate`,
  religion: String.raw`religio\w*|church\w*|gods?|pray\w*|priests?|bibles?|mosques?|temples?|faith|holy|popes?|monks?|nuns?|angels?|sermons?|amen|bishops?|saints?|synagogues?|imams?|rabbis?`,
  children:
    'child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|teenagers?|sons?|daughters?|pupils?|kindergartens?|playgrounds?|nurser(?:y|ies)|toys?',
  birds:
    'birds?|(?:sea)?gulls?|pigeons?|ducks?|geese|goose|hens?|chickens?|owls?|parrots?|eagles?|swans?|sparrows?|crows?|ravens?|storks?|penguins?|feathers?',
  numbers: 'numbers?|figures|statistics?|stats|digits?|percentages?|per ?cent|maths?|mathematics',
  shopping: String.raw`shop(?:s|ping|ped|pers?)?|buy(?:s|ing|ers?)?|bought|stores?|supermarkets?|sales?|discounts?|checkouts?|malls?|purchas\w*|receipts?|parcels?|baskets?`,
  holidays: String.raw`holidays?|vacations?|christmas|easter|new year|halloween|thanksgiving|beach(?:es)?|hotels?|luggage|suitcases?|travel\w*|trips?|tourists?|airports?|flights?|santa`,
  work: String.raw`work\w*|jobs?|offices?|careers?|colleagues?|co-?workers?|employ\w*|deadlines?|overtime|shifts?|commut\w*|desks?|paid to|promotions?|resum[eé]s?|inbox`,
  school: String.raw`schools?|teachers?|lessons?|homework|exams?|essays?|class(?:es|room)?|universit\w*|students?|college|grades?|tests?`,
  cars: 'cars?|driv(?:e|es|ing|er|ers)|traffic|parking|engines?|vehicles?|garages?|motorways?|highways?|lorr(?:y|ies)|trucks?|petrol',
  music: String.raw`music\w*|songs?|concerts?|bands?|guitars?|pianos?|singers?|sing(?:s|ing)?|albums?|choirs?|orchestras?|violins?|drums?|karaoke`,
};

/** Numbers in words. */
export const numberWords =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?';
