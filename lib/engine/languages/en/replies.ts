import type { Replies } from '../words/joke-words.ts';

export const replies: Replies = {
  halves: ['Online', 'At home'],
  signs: {
    howTo:
      'how to|(?<!(?:gift|buying|travel|city|price|shopping|tv|viewing|style|season|restaurant|event|food) )guide|tutorial|step[- ]by[- ]step|explained',
    delay: 'postpon(?:es?|ed|ing)|delays?|delayed|adjourn(?:s|ed)?|pushed back|puts? off',
    resign:
      'resigns?|resigned|resignation|to resign|steps? down|stepped down|quits?|exits .{1,40}(?:role|job|post)|leaves .{1,40}(?:role|job|post)|steps aside',
    meeting:
      'meetings?|conferences?|summits?|round ?tables?|symposium|symposia|webinars?|workshops?|plenary|panel discussion|conventions?',
    job: "vacanc(?:y|ies)|job offers?|we(?:’|')re hiring|hiring|job openings?|internships?",
    sale: '(?:amazon|best|top|great|daily|prime) deals|discounts?|black friday|cyber monday|sale|bargains?|coupons?|% off',
    dearer:
      'price (?:rises?|hikes?|increases?)|prices (?:rise|go up|increase|soar|climb)|more expensive|fare (?:rises?|hikes?)',
    money: 'billionaires?|millionaires?|[mb]illions?|fortune',
    record: 'records?(?! (?:of|label|store|shop|deal|player|sleeve))|record-breaking|all-time high',
    award: 'awards?|awarded|prizes?|honou?red|oscars?|grammys?|nominated|nominations?|hall of fame',
    anniversary: 'anniversary|jubilee|birthday|turns \\d+|celebrates?',
    opening: 'opens|opening|reopens?|grand opening|inaugurat\\w+',
    appointed:
      'appoints?|appointed|appointment|named (?:as )?(?:new )?(?:ceo|head|director|chair\\w*|president|manager|coach)|new (?:ceo|head|director|chair\\w*|manager|coach)|succeeds|takes over as|(?:hires|names|taps) (?:\\S+ ){1,4}(?:as|to) (?:\\S+ ){0,2}(?:coach|ceo|director|manager|chief|president|head|boss)',
    interview: 'interviews?|in conversation|q ?& ?a|talks to',
    compared: 'compared|comparison|buying guide|tested|buyer’s guide|best .{3,40} (?:of|for|in) 20\\d\\d|vs\\.?|versus',
    terms: 'terms (?:of|and)|terms|privacy(?: policy)?|cookies?|gdpr|consent|fine print|licen[sc]e agreement',
    study: 'study|studies|survey|researchers|scientists|research|poll finds',
    report: 'annual report|white ?paper|statistics|the full report|to read|newspapers?|newsletters?|paywall',
    visit: 'visits?|visited|road trip|round trip|travels to',
    demand: 'demands?|calls for|call for|urges?|insists?',
    plan: 'plans?|planned|roadmap|strategy|strategies|by 20[2-9]\\d',
  },
  turns: {
    tips: 'I’ll start on Monday.|I’ve saved it. That counts.|I read all of them. From bed.|I already do the first one. By accident.',
    howTo:
      'I’ll watch one more video about it first.|I got to “You will need”. I don’t have one.|Mine never looks like the one in step four.|I read it to the end. Afterwards.',
    delay:
      'Finally, somebody who works like me.|I said “on my way”. From under the duvet.|Good. I’d forgotten it was today.|My dentist gets the same call from me.',
    resign:
      'I only ever write that e-mail. I never send it.|I’ve only ever quit the gym. By post. Twice.|I couldn’t even leave the WhatsApp group.|I said goodbye to all. Then I forgot my bag.',
    meeting:
      'Is there at least cake?|I’m only here for the biscuits with chocolate.|I nodded. I hope it wasn’t a vote.|I’ve drawn a very good horse on the agenda.',
    job: 'Wanted: aged 25, with 30 years’ experience.|“Fruit basket” means: one banana. It’s the boss’s.|I meet all the requirements. Except the first nine.|Is there a desk by the radiator?|I’m a team player. I share the biscuits.',
    sale: 'I saved so much that my account is empty.|I didn’t need one. At this price I need two.|I’m saving up for the next one.|I came home with a bread machine. I wanted socks.',
    dearer:
      'My pay hasn’t heard about it yet.|I remember when a scoop of ice cream cost nothing.|My pocket money is frozen. Since 1998.',
    money:
      'I compare yoghurts by price.|I split the bill to the cent.|I found a coin in the sofa. It was a button.|I take the small shampoos home.|I’d have noticed one zero more or less. I think.',
    record:
      'I ate nine fish fingers once. Nobody timed it.|Mine: four bags of shopping, one trip.|I once went a whole Sunday without shoes.',
    award:
      'I once won a pen.|My shelf is ready. It has been for years.|I’ve had the speech since I was nine. And the brush.|I came second in a raffle. It was a ham.|I’d like to thank my alarm clock. The third one.',
    anniversary:
      'I forgot to get a card.|I’ll bring the candles. All of them.|I still have the balloon from last time. Sort of.|I only remember mine when the phone does.',
    opening:
      'Are there free snacks?|I came for the ribbon. And the little sausages.|I was first in line. The door says “pull”.|I only want to see the loos. I’m thorough.',
    appointed:
      'And I’m still the one who refills the printer.|I was once made milk monitor. Power changes you.|At home I’m deputy. To the cat.|I’m in charge, too. Of the kettle.',
    interview:
      'I give my best answers an hour later. In the shower.|I practise with the shampoo bottle.|I said “you too” to the waiter.',
    compared:
      'I always take the second cheapest.|I read all twelve. I bought the one with the nice box.|I took the middle one. Like at the wine shop.|Mine isn’t in it. Mine hums.',
    terms:
      'I scrolled so fast that my thumb hurts.|I may have signed away the cat.|I’ve read half of it. The word “Accept”.',
    study:
      'Grandma has been saying so for years.|I’ve been testing it at home. On the sofa.|{study/studies/survey} I’d have volunteered. Was there lunch?|{survey/poll finds} Nobody ever asks me. I’d say “don’t know”.',
    report:
      'I read the summary. Of the summary.|I looked for the pictures. There’s one. A handshake.|I’ve highlighted everything. It’s yellow now.|It’s on my bedside table. Under the biscuits.',
    visit:
      'When people come, I hide it all in the oven.|My visitors get the good mug. The one with a handle.|I tidied one room. Please don’t turn left.',
    demand:
      'I demand a nap.|I asked for a window seat. In 2016.|At home I demand, too. Then I do the dishes.|I’d settle for the remote.',
    plan: 'My plan: lunch first.|Mine is on a napkin. I’ve since used it.|I bought a planner. It’s empty. It’s November.|I had one. Then I sat down for a moment.',
  },
  subjects: {
    sport:
      'I’m out of breath after one flight of stairs.|I pulled a muscle getting my socks on.|I’m warm already. I couldn’t find the remote.|{race/races/racing/marathons?/half-marathons?/runners?/running/relay/sprint/laps?} I do laps. Sofa, fridge, sofa.|My tracksuit has only ever met the sofa.',
    soccer:
      'I’d have scored that one. From the sofa.|I ran for a bus once.|My tactics were better. The telly wouldn’t listen.',
    'winter-sport': 'I fall over on the flat part.|My discipline is the hot chocolate afterwards.',
    swimming: 'I’m still testing the water with one toe.',
    cycling: 'My bike has a basket and a flat tyre.',
    motorsport: 'I’ve been looking for a parking space for an hour.',
    sailing: 'I get seasick in the bath.',
    fitness: 'I take the stairs. Down.|Carrying all the shopping at once counts, right?',
    games: 'One more round. It’s only three in the morning.',
    chess: 'I just like the little horses.',
    markets: 'I own a jar of coins.|My shares are in the fridge: half a pizza.',
    banking: 'My card was declined for a coffee.|I know my PIN. Only my fingers do.',
    taxes: 'My receipts live in a shoebox.',
    jobs: 'I do my best work lying down.|And it’s only Tuesday.',
    startups: 'It’s an app, isn’t it?|I had it first. In the shower.',
    housing: '“Cosy” means you can cook from bed.|The cupboard under the stairs is still free.',
    construction: 'They’ll be done by Thursday, they said. Which year?',
    retail: 'I came in for milk.|I’ve got that. In the other wardrobe.',
    elections: 'We can’t even agree on a pizza.',
    phones: 'My charger won’t fit, will it?|Mine is cracked, but it’s mine.',
    software: 'It worked yesterday.|I clicked OK. I didn’t read what.',
    internet: 'I already have 43 tabs open.',
    telecom: 'We have one bar. By the window.',
    'social-media': 'My last post got two likes. One was mine.',
    email: '4,312 unread. Next question.',
    security:
      '{~security/password~/hack~/phishing/breach~} My password is on a sticky note.|{updates?/patch~/upgrades?} “Remind me tomorrow.” Since March.',
    ai: 'Can it fold my laundry?|Mine still thinks I said “Call Dad”.',
    gadgets: 'It’ll join the others in the drawer.|And which cable does it need this time?',
    photography: 'My thumb is in every one of them.',
    film: 'I fell asleep during the trailer.',
    tv: 'I’ll just watch the old one again.',
    music: 'I only know the chorus.|The neighbours know it by heart now.',
    theatre: 'I clapped at the wrong moment.',
    art: 'I nodded slowly and looked for the café.',
    design: 'Can you make the logo bigger?',
    books: 'I’m on page twelve. Since March.|I have seven of them by the bed. Unread.',
    museum: 'First the café, then the gift shop.',
    royalty: 'My invitation must have got lost in the post.',
    fashion: 'I’m wearing the other black jumper today.',
    beauty: 'I own one soap. For everything.',
    food: 'So, toast again?',
    cooking: 'Mine set off the smoke alarm.|So, toast again?',
    baking: 'Mine came out flat, but proud.',
    drinks: 'I pick wine by its label.',
    coffee: 'Don’t talk to me before the second one.',
    travel:
      'I have two days of leave left.|I’m already packed. For every kind of weather.|I packed nine pairs of socks for two days.',
    hiking: 'Is there a lift?',
    aviation: 'Middle seat, I assume.',
    rail: 'Mine is a replacement bus.',
    transit: '{bus~/trams?/streetcars?/trolley~} Three at once, then none for an hour.',
    cars: 'And where do I park it?|Mine makes a noise. I turn up the radio.',
    bikes: 'My bike has a basket and a flat tyre.',
    traffic: 'I let one person in. Nobody waved.',
    shipping: 'I felt sick on the pedalo. It was tied up.',
    delivery: 'Mine is with the neighbours. All of them.',
    space:
      '{moon/mars/planets?/orbit~/space station/asteroids?} Is there parking up there?|I’d have packed the wrong adapter.',
    mathematics: 'I got seven. The others got an x.',
    dinosaurs: 'At five I knew all their names.',
    psychology: 'And how does that make you feel?',
    nutrition: 'Crisps are potatoes. Potatoes are vegetables.|Does the lettuce on the burger count?',
    sleep: 'It’s 3 a.m. and I’m reading about it.',
    babies: 'Nobody here has slept since Tuesday.',
    toys: 'I found one in the dark. With my foot.',
    wedding: 'I’m here for the cake.',
    home: 'I just close the door.|I have a chair for that. It’s full of clothes.',
    cleaning: 'I just close the door.',
    diy: 'There’s one screw left over.',
    crafts: 'I’ve bought the material. That was in 2019.',
    garden: 'My cactus didn’t make it.',
    pets: 'The cat prefers the box.|Has anybody asked the cat?',
    fishing: 'It was this big. Honest.',
    farming: 'My balcony grew one tomato.',
    recycling: 'Which bin, though?',
    weather: 'And I’m wearing the wrong jacket.|I’ve just cleaned the windows. So, yes.',
    energy: 'I shower at work now.',
    productivity: 'I tidied my desk instead.|First, a new notebook.|“Write list.” Tick. That’s me done.',
    christmas: 'I buy everything on the 23rd.',
  },
};
