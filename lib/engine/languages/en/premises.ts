import type { Premises } from '../words/premise-words.ts';
import { deeds } from './deeds.ts';

export const premises: Premises = {
  ...deeds,
  cancelled: {
    signs: 'cancell?ed|called off|cancellation',
    lines:
      'Perfect. I’m already in my pyjamas.|Good. I hadn’t left the house yet.|What a shame. I’ve already taken my shoes off.|That’s the best news since the snow day.',
  },
  signed: {
    signs: 'signs (?:with|for|a)|signed (?:with|for|a)|contracts?|contract extension',
    lines:
      'My only contract is with a gym. I went twice.|I only sign for the neighbours’ parcels.|I practised my autograph at twelve. Nobody asked.',
  },
  grows: {
    signs: 'expands?|expanding|expansion|growth',
    lines: 'My pile of laundry is doing well.|My basil plant hasn’t moved since Easter.',
  },
  waited: {
    signs: String.raw`after (?:more than |over |nearly |almost )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty)(?: and a half)? (?:years|months|weeks|decades)|after decades`,
    lines:
      'That’s how long I’ve been looking for the other sock.|My hotline is still playing the flute.|That’s how old the mustard in our fridge is.',
  },
  free: {
    signs:
      'for free|free(?= (?:[a-z]+ )?(?:rides?|classes|courses?|lessons?|meals?|wi-?fi|parking|delivery))|free (?:trials?|samples?|shipping|downloads?|entry|tickets?|gifts?|stuff|pizza|coffee)|freebies?|giveaways?',
    lines:
      'Free? I’ll take two.|I don’t need one. Do you have a bag for five?|I’ve got the pen. I came back for the tote bag.',
  },
  properly: {
    signs: 'the (?:right|proper|correct) way to|properly|correctly',
    lines:
      'I’ve been doing it wrong for 20 years.|Nobody told me. I’ve got children by now.|I do it the other way round. With the radio on.',
  },
  snow: {
    signs: 'snow (?:removal|shovell?ing)|snowfall|snow storms?|shovel(?:ling|ing)? snow',
    lines: 'I’ll just wait for April.|I’ve cleared a path. To the sledge.|I’ve dug out a car. It isn’t mine.',
  },
  quarrel: {
    signs: String.raw`row over|disputes?|feuds?|clash(?:es)? over|argu(?:es?|ing)|quarrels?|negotiat\w+|squabbl\w+|standoff|infighting`,
    lines:
      'At home we’re still arguing about the thermostat.|At home it’s about who finished the milk.|With us it’s always about the top of the toothpaste.|We don’t talk. We load the dishwasher twice.',
  },
  exam: {
    signs: '(?<!(?:medical|eye|breast) )exams|a-levels?|gcses?|maths? (?:tests?|lessons?|class(?:es)?)|report cards?',
    lines: 'I knew everything. On the bus home.|My crib note was so good that I knew it by heart.',
  },
  broken: {
    signs: 'outages?|glitch(?:es)?|(?:software|security) bugs|bug ?fix(?:es)?|patch ?notes',
    lines: 'I didn’t touch anything. Much.|I pressed the button harder.',
  },
  discovered: {
    signs: String.raw`discovers?|discovered(?! dead)|discovery|rediscover\w+|unearth(?:s|ed)`,
    lines: 'I found a fiver in my winter coat. Same feeling.|I found the lid. Now the box is gone.',
  },
  groupwork: {
    signs: String.raw`collaborat\w+|teamwork|cooperat\w+|team(?:s|ed)? up`,
    lines:
      'At school that was group work. One of us did it all.|I was in charge of the font.|We share it all. I do the eating part.',
  },
  rated: {
    signs: String.raw`\d stars?|customer reviews?|product tests?`,
    lines:
      'One star. The box was dented.|Five stars. I haven’t opened it yet.|I only read the one-star ones. For the drama.',
  },
  advert: {
    signs: 'advert(?:s|ising|isements?)?|ads|ad campaigns?|commercials',
    lines:
      'I pressed “Skip ad”.|I only wanted to see one video about taps.|I said “toaster” once. Now I see nothing else.',
  },
  slump: {
    signs: 'recession|inflation|downturn|slump|gdp|economy (?:shrinks|slows|grows)|wages?(?! (?:war|campaign))',
    lines: 'My piggy bank has put on a hard hat.|I looked at the price of butter. It looked back.',
  },
  listed: {
    lines:
      'I made it to number three.|I’ve got one of them. In the wrong size.|I scrolled to number one. I’m only human.',
  },
  initials: { lines: 'I only know LOL.|I nodded. I’ll look it up in the loo.|I’d ask, but I’ve been here six years.' },
};
