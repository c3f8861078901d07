import type { Premises } from '../joke-words.ts';

export const premises: Premises = {
  cancelled: {
    signs: 'cancell?ed|called off|cancellation',
    lines: 'Perfect. I’m already in my pyjamas.|Good. I hadn’t left the house yet.',
  },
  signed: {
    signs: 'signs (?:with|for|a)|signed (?:with|for|a)|contracts?|contract extension',
    lines: 'My only contract is with a gym. I went twice.',
  },
  grows: { signs: 'expands?|expanding|expansion|growth', lines: 'I’m expanding, too. Since Christmas.' },
  waited: {
    signs: String.raw`after (?:more than |over |nearly |almost )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty)(?: and a half)? (?:years|months|weeks|decades)|after decades`,
    lines: 'That’s how long I’ve been looking for the other sock.',
  },
  free: {
    signs:
      'for free|free (?:trials?|samples?|shipping|downloads?|entry|tickets?|gifts?|stuff|pizza|coffee)|freebies?|giveaways?',
    lines: 'Free? I’ll take two.',
  },
  properly: {
    signs: 'the (?:right|proper|correct) way to|properly|correctly',
    lines: 'I’ve been doing it wrong for 20 years.',
  },
  snow: {
    signs: 'snow (?:removal|shovell?ing)|snowfall|snow storms?|shovel(?:ling|ing)? snow',
    lines: 'I’ll just wait for April.',
  },
  quarrel: {
    signs: String.raw`row over|disputes?|feuds?|clash(?:es)? over|argu(?:es?|ing)|quarrels?|negotiat\w+|squabbl\w+|standoff|infighting`,
    lines: 'At home we’re still arguing about the thermostat.|At home it’s about who finished the milk.',
  },
  exam: {
    signs: 'exams|a-levels?|gcses?|maths? (?:tests?|lessons?|class(?:es)?)|report cards?',
    lines: 'I still have nightmares about that maths test.',
  },
  broken: {
    signs: 'outages?|glitch(?:es)?|bugs|bug ?fix(?:es)?|patch ?notes',
    lines: 'Have you tried turning it off and on again?',
  },
  discovered: {
    signs: String.raw`discovers?|discovered|discovery|rediscover\w+|unearth(?:s|ed)`,
    lines: 'And I can’t find my keys.',
  },
  groupwork: {
    signs: String.raw`collaborat\w+|teamwork|cooperat\w+|team(?:s|ed)? up`,
    lines: 'At school that was group work. One of us did it all.',
  },
  rated: { signs: String.raw`\d stars?|customer reviews?|product tests?`, lines: 'One star. The box was dented.' },
  advert: { signs: 'advert(?:s|ising|isements?)?|ads|ad campaigns?|commercials', lines: 'I pressed “Skip ad”.' },
  slump: {
    signs: 'recession|inflation|downturn|slump|gdp|economy (?:shrinks|slows|grows)|wages?',
    lines: 'So I’m not getting a rise, then?',
  },
  listed: { lines: 'I made it to number three.' },
  initials: { lines: 'I only know LOL.' },
};
