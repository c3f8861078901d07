import type { Things } from '../../words/thing-words.ts';

export const work: Things = {
  office: [
    'remote work(?:ing|ers?)?|working from home|wfh|home offices?|offices? (?:space|life|chairs?|desks?|workers?|plants?|kitchen)|return to (?:the )?office|hybrid work(?:ing)?|co-?working|open-plan',
    'My office is the kitchen table. With crumbs.|I wear a shirt. Below that, pyjamas.|Somebody wrote their name on the milk. It was me.|My best colleague is the kettle.',
  ],
  forms: [
    'paperwork|red tape|bureaucra~|submission guidelines|application forms?|fill(?:ing)? (?:in|out) (?:a |the )?forms?',
    'I’m bound to be missing a page.|I wrote my name in the box for the date.|I need the other form first. To get this one.|Block capitals, it said. So I signed in them.',
  ],
  salary: [
    'salar(?:y|ies)|pay ?checks?|payday|pay rises?|gender pay gap|wage rises?',
    'Mine came on Friday. It left on Saturday.|I was going to ask for more. I asked for a stapler.',
  ],
  cv: [
    'cvs?|résumés?|cover letters?|job applications?',
    'Fluent French: I can order the bread.|Hobbies: reading, travelling. So: phone, sofa.',
  ],
  jobInterview: [
    'job interviews?|interview questions|assessment cent(?:er|re)s?',
    'My weakness? I answered: lasagne.|In five years? I said: Friday evening.',
  ],
  apprentice: [
    'apprentices?|apprenticeships?|trainees?|work experience',
    'On day one I was sent for a left-handed screwdriver.|I can do three kinds of coffee now.',
  ],
  boss: [
    'leadership|line managers?|middle management|management styles?|micromanag~',
    'I lead a small team. They’re houseplants.|At home I decide. I’ve got permission.',
  ],
  toDoList: [
    'to-?do lists?|productivity|procrastinat~|time[- ]saving',
    '“Write list.” Tick. That’s me done.|I add what I’ve already done. Then I tick.',
  ],
  deadline: ['deadlines?', 'I do my best work just after those.|I can hear mine. I’ve cleaned the oven instead.'],
  slides: [
    'powerpoint|slide decks?|presentation skills|public speaking',
    'My last one says “Questions?”. I hope there are none.|Mine are finished. The beamer wants another cable.',
  ],
  spreadsheet: [
    'excel|spreadsheets?|pivot tables?|google sheets',
    'I sorted column A. Only column A.|I merged two cells. Now nobody can leave.',
  ],
  videoCall: [
    'video calls?|zoom calls?|zoom fatigue|video conferenc(?:e|es|ing)|microsoft teams|virtual backgrounds?',
    'I said goodbye and couldn’t find the button.|I talked for five minutes. On mute.',
  ],
  webinar: [
    'webinars?|online courses?|e-?learning|moocs?',
    'I’m there. With the ironing.|I’m enrolled in nine. I’ve got one certificate: swimming.',
  ],
  teamBuilding: [
    'team ?building|team events?|office part(?:y|ies)|company outings?|away ?days?',
    'We built a raft. It was a short trip.|I fell backwards. Steve was on the phone.',
  ],
  canteen: [
    'canteens?|lunch breaks?|packed lunch(?:es)?|school lunch(?:es)?|school meals?',
    'Thursday’s bake looks like Tuesday and Wednesday.|I ate mine at nine. Long day ahead.',
  ],
  fourDayWeek: [
    'four-day (?:work(?:ing)? ?)?weeks?|work-life balance|flexible working|shorter working week|part-time work',
    'I already do four. Spread over five.|My Friday has been ready for years.',
  ],
  innovation: [
    'innovation|innovations|disruption|disruptive|design thinking',
    'We have a room with beanbags for that.|I changed the colour of my sticky notes.',
  ],
  digitalisation: [
    'digiti[sz]ation|digitali[sz]ation|digital transformation|paperless|e-government',
    'I’ve printed out the e-mail about it.|We scan the printout now.',
  ],
  sustainability: [
    'sustainab(?:le|ility)|zero waste|eco-friendly|carbon footprint',
    'I have a bag full of bags.|I own five reusable cups. All of them at home.',
  ],
  change: [
    'change management|restructur(?:es|ing)|reorgani[sz]ation|transformation process|agile|scrum',
    'I’ve seen four of those. The kettle stayed.|We have new lanyards.',
  ],
  merger: [
    'mergers?|merges? with|acquisitions?|takeover bids?|joint ventures?',
    'We moved in together. Now there are three kettles.|I did that with two half jars of jam.',
  ],
  quarterlyFigures: [
    'quarterly (?:figures|results|earnings|report)|(?:first|second|third|fourth)[- ]quarter|earnings (?:call|release|report|season)|half-year results|q[1-4] (?:results|earnings|revenue)',
    'Mine: one umbrella lost, two pens gained.|My outlook is cautious. It’s the 20th.',
  ],
  investor: [
    'investors?|venture capital|funding rounds?|seed (?:round|funding)|series [a-d] (?:round|funding)|crowdfunding|business angels?',
    'My gran once put a tenner in me.|I need one. It’s about a sofa.',
  ],
  startUp: [
    'start-?ups?|entrepreneurs?|unicorns?|pitch decks?|co-?founders?|solopreneurs?',
    'I had the same idea first. In the shower.|I have the table football. The rest will follow.',
  ],
  tradeFair: [
    'trade (?:fairs?|shows?)|expos?|ces|comic[- ]?con|auto show|book fairs?',
    'I came home with nine tote bags.|I left my card in a bowl. I’ve won nothing since 2012.',
  ],
  survey: [
    'surveys?|questionnaires?|opinion polls?',
    'I always tick the middle one.|“Only two minutes”, it said. That was an hour ago.',
  ],
  statistics: [
    'statistics|statistical|infographics?|pie charts?',
    'On average my socks match.|I’m the bit labelled “Other”.',
  ],
  ranking: [
    'rankings?|ranked|league tables?|leaderboards?|top (?:10|20|50|100)',
    'I’m in the top three of my flat. We are two.|I’m just outside the top million.',
  ],
  pressRelease: [
    'press releases?|press office|media release',
    'Our fridge has issued a statement: empty.|I comment on nothing before breakfast.',
  ],
  hotline: [
    'customer (?:service|support|care)|hotlines?|call cent(?:er|re)s?|help ?desks?',
    'I’m caller number nine. I used to be seven.|I can hum the whole waiting music.',
  ],
};
