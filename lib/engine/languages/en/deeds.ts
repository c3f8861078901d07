import type { Premises } from '../words/premise-words.ts';

/** Replies to deeds and to shapes of headlines. */
export const deeds: Premises = {
  why: {
    signs: 'why',
    lines:
      'I asked my mother. She said: because.|I asked the same about bedtime. Every night.|My own reason is usually: it was on offer.|I asked in class once. Now I’m secretary.',
  },
  whatIs: {
    signs:
      "(?<=^|[:–—|-] )what (?:is|are) (?:an? |the )?\\S+(?: \\S+)?(?= ?(?:\\?|$|and |[:–—|-] ))|what[’']s the difference|differences? between|definition of|the meaning of",
    lines:
      'I’ve been nodding at that word for years.|I’ve used it twice in meetings. Boldly.|I told the children something. It had a dragon in it.|I know exactly what it means. Until somebody asks.',
  },
  elected: {
    signs:
      'elects|(?:to|will) elect|re-?elected|elected (?:as |the |president|chair|mayor|to )|wins? (?:the )?(?:\\S+ ){0,4}(?:presidency|election)',
    lines:
      'I was elected once. Nobody else came.|I was class rep. I promised a slide.|I went to the loo. When I came back, I was treasurer.|At home we vote on pizza. I lose.',
  },
  agreement: {
    signs:
      'agrees?|agreed|agreements? (?:on|over|with|to|reached|between)|(?:reach(?:es|ed)?|strikes?|struck|seals?) (?:an? |the )?(?:\\S+ )?(?:deal|accord|pact|agreement)|compromises? (?:on|over|reached)|trade deal',
    lines:
      'We’ve been agreeing on a pizza since six.|At home the deal is: I’m right, you choose the film.|We settled on 20 degrees. Then I left the room.|I said yes. I wasn’t listening.',
  },
  invests: {
    signs: 'invests?|to invest|investing in|investments? (?:in|opportunit\\p{L}*|plan|boost)|estate investment',
    lines:
      'I put everything into one thing. A raclette set.|I’m long on Tupperware. No lids.|I bought the good bin bags. That’s my portfolio.|My money works hard. Just never for me.',
  },
  launches: {
    signs:
      'launch(?:es|ed)(?! (?:\\S+ ){0,3}(?:attack|strike|missile|probe|investigation|inquiry|war|offensive|appeal|raid)s?)|launch of(?! (?:an? |the )?(?:attack|missile|offensive|war|strike))|unveils?|unveiled|introduces|presents (?:its |a |the )?new',
    lines:
      'I’ve still got the old one in the original box.|I also presented something new. It was a fringe.|I was first in the queue. I thought it was lunch.',
  },
  wins: {
    signs:
      'wins(?! (?:the )?(?:\\S+ ){0,4}(?:election|presidency|award|prize))|beats|defeats|routs|thrash(?:es|ed)|victory over|triumphs|win without',
    lines:
      'I win, too. Against the vending machine. Two to one.|I once beat my nephew. He’s five. I did a lap.|I won a fish at the fair. I’m still paying for it.|I beat the microwave to zero. Every time.',
  },
  loses: {
    signs:
      'loses (?:to|against)|lost to|defeated by|beaten by|loses .{1,25}(?:match|final|opener)|losing streak|relegat(?:ed|ion)',
    lines:
      'I lost to a child at Memory. I had notes.|I was picked last. After the bench.|Cards aren’t my game. Neither is anything with dice.|I lost on purpose. From the second minute on.',
  },
  firstEver: {
    signs: 'first[- ]ever|for the first time|debuts?|maiden(?! name)|world first',
    lines:
      'I ironed for the first time. The shirt is a top now.|My first pancake is still on the ceiling.|I also did something new today. Page two of Google.|My debut was a tree. In the school play.',
  },
  comeback: {
    signs:
      'comeback|return of the|returns (?:to|as|for|with|after)|is back|are back|reunites?|reunited|reunion|makes a return',
    lines:
      'I came back, too. I’d forgotten my umbrella.|I said goodbye to all. Then I needed the loo.|So are my flares. Nobody asked them to.',
  },
  newRules: {
    signs: 'bans|banned|to ban|ban on|new (?:rules?|laws?|regulations?)|rules? changes?|prohibits?',
    lines:
      'I always hear last. From the man with the notepad.|At home the rule is: no shoes. I hop.|I make up my own. When I’m losing at cards.|My flatmate made rules, too. They’re laminated.',
  },
  warned: {
    signs:
      'experts? warns?|warns? (?:of|about|against|that)(?! .{0,40}(?:war|death|dead|attack|virus|disease|violence|famine|drug|missile|terror|flood|fire))',
    lines:
      'My mother warned me, too. Of wet hair.|The plate is hot, they said. I checked.|The bench said “wet paint”. So do my trousers.',
  },
  haveYourSay: {
    signs: 'have your say|your (?:opinions?|views|feedback|say)|public consultation|cast your vote|vote now',
    lines:
      'I’ve written nine pages. It’s about the bins.|I ticked “other”. The box was too small for me.|I was asked once. They’re still recovering.|I gave “very satisfied”. I wanted to go home.',
  },
  criticises: {
    signs:
      "criticism|critici[sz](?:es?|ed|ing)|critics(?![’']| choice)|lambasts?|hits (?:out|back)|under fire (?:for|over)",
    lines:
      'My mother starts with “I’m not saying anything, but”.|My feedback came on a Post-it. On my yoghurt.|I take it well. I only bring it up at Christmas.|My daughter looked at my jacket. Just looked.',
  },
  rejects: {
    signs: 'rejects?|rejected|rejection|refus(?:es|ed|al)|turns? down|turned down|vetoe?s?|vot(?:es?|ed) against',
    lines:
      'My cat did the same. It was the expensive food.|I say “maybe”. It means no, with biscuits.|I once said no. Then I helped them move.|My bank card says no, too. In front of the queue.',
  },
  moved: {
    signs:
      'relocat(?:es?|ed|ing|ion)|moves? (?:to|into) (?:a )?new|moving to|new (?:premises|headquarters|offices?|location|home)',
    lines:
      'I moved, too. To the other end of the sofa.|My box says “misc”. So do the other eleven.|I only helped with the lamp. Three times.|My kettle is still in the last box. Number 40.',
  },
  renamed: {
    signs: 'renam(?:es?|ed|ing)|rebrand(?:s|ed|ing)?|new name|changes? (?:its )?name|now called',
    lines:
      'At the café I’m “Chriss”. With three S, on Mondays.|My mother goes through all of us, then the dog.|My file is called final_final_2. It isn’t.',
  },
  mystery: {
    signs: 'myster(?:y|ies)|riddles?|secrets? (?:of|behind)|puzzles? (?:scientists|experts)',
    lines:
      'At home nobody ate the last slice, either.|I found crumbs in the bed. It wasn’t the dog.|I’ve worked out which switch is which. One does nothing.|Mine is a cable. Nobody knows what it belongs to.',
  },
  sequel: {
    signs:
      '(?:season|volume|episode|part|series) (?:\\d+|two|three|four|five)|(?:second|third|fourth|\\d+(?:nd|rd|th)) (?:edition|season|annual)|sequels?',
    lines:
      'I fell asleep in the first one. It was good.|I’ve missed the start. Who’s that with the hat?|I’ve been waiting for the box set since 2004.',
  },
  bestOf: {
    signs: 'top \\d+|the \\d+ best|best of|\\d+ best|ranked|rankings?|must-(?:see|have)s?|most (?:popular|beautiful)',
    lines:
      'Mine is always number eleven.|I own number seven. I thought I was special.|I’d have put chips first. In any list.|I scrolled to number one. Then I made toast.',
  },
  forecast: {
    signs:
      'forecasts?|outlook (?:for|on|remains|improves)|economic outlook|predicts?|predictions?|the future of|in 20[3-9]\\d',
    lines:
      'My horoscope promised a letter. It was the dentist.|I foresee a nap. Around three.|They promised me hover cars. I have a bus pass.|I don’t even know what’s for dinner.',
  },
  grant: {
    signs:
      'grants? (?:for|to|of|from|programme?)|funding (?:for|boost|round|from)|receives? .{1,30}(?:funding|funds|boost)|gives .{1,40}boost|subsid(?:y|ies)|scholarships?',
    lines:
      'My grant came in a birthday card. From Grandma.|I applied for pocket money. It’s under review.|I applied once. Eight forms, and no pen that worked.|My last sponsor was the tooth fairy.',
  },
  merger: {
    signs:
      'mergers?|merges?|acquires?|acquisitions?|takeovers?|takes over(?! as)|buys (?:a |its )?(?:stake|rival)|partnerships?|partners with|alliances?|joins forces|joint venture',
    lines:
      'We merged, too. Now we have two waffle irons.|When we moved in together, one sofa had to go. Mine.|I took over the duvet. The whole of it.|We share everything. She has the charger.',
  },
  certified: {
    signs: 'certif(?:ied|ies|icates?|ications?)|accredit(?:ed|ation)|diplomas?|graduat(?:es|ed|ion)|seal of approval',
    lines:
      'I have a certificate in crab football. Framed.|My diploma says “took part”. I did.|I can swim 25 metres. It’s in writing.',
  },
  fair: {
    signs: 'open days?|open house|trade fairs?|expo|exhibitions?|showcase[sd]?|fair (?:20\\d\\d|in|at)',
    lines:
      'I’ve got eleven pens and a stress ball. No idea who from.|I was there for the free popcorn. I stayed for the chair.|I walked past everything, slowly, hands behind my back.',
  },
  donates: {
    signs: 'donat(?:es?|ed|ions?|ing)|fundrais(?:er|ers|ing)|for charity|gives back|raises money',
    lines:
      'I gave a fondue set. It came back at Christmas.|I sold cakes for the school. I bought most of them.|I gave my old jumpers away. I’ve bought one back.',
  },
  renovated: {
    signs:
      'renovat(?:es?|ed|ions?|ing)|refurbish(?:ed|ment|es)?|restoration|makeover|revamp(?:s|ed)?|restored (?:to|after|house|church|hall)',
    lines:
      'I painted one wall. It’s an accent now.|Our hall is nearly done. Since 2016.|I only wanted to change a light bulb.|I have a skirting board. It’s behind the wardrobe.',
  },
  hours: {
    signs: '(?:opening|holiday) hours|closed (?:for|on|until)|closes for|summer break',
    lines:
      'I rattled the door. Then I read the sign.|I’m always there at 18:01. They wave.|I’m closed, too. Between lunch and four.',
  },
  reveals: {
    signs:
      'reveals?|admits?|confess(?:es|ed)?|opens up|spills (?:the|all|about|secrets)|breaks (?:his|her|their) silence',
    lines:
      'I’ll admit something, too. The vase wasn’t the cat.|I can keep a secret. I forget them at once.|I told just one person. It was the hairdresser.|I know a secret, too. Where the good biscuits are.',
  },
  aboutUs: {
    signs:
      'about (?:us|me)(?= ?(?:$|[-–—|:]))|who we are|what we do|meet (?:the|our) (?:team|\\p{Lu})|our (?:team|story|mission)',
    lines:
      'In introduction rounds I forget my own name.|I said my name and a hobby. I made up the hobby.|I smiled in the team photo. Everybody else blinked.',
  },
  reachesFinal: {
    signs:
      '(?:semi|quarter)-?finals?|grand final|reach(?:es)? (?:the )?final|qualif(?:y|ies|ied|ying) for|qualifiers?|qualifying(?=:)|knockout|play-?offs?|cup finals?|clinch(?:es|ed)?',
    lines:
      'I reached the last level once. Then Mum vacuumed.|I also made it to the end. Of the buffet.|I practised the cheering. That part I’m ready for.',
  },
  backs: {
    signs:
      'supports (?:local|young|the|our|families|farmers)|(?:gives|support) to|backs(?! (?:up|out|off|down))|endors(?:es?|ed)|stands by|weight behind|financial support',
    lines:
      'I help, too. I hold the ladder with my eyes.|I support from the sofa. Loudly.|When friends move, I bring the rolls.|I said “you can do it”. Then I went to lunch.',
  },
  starts: {
    signs:
      'kicks off|kick-off|gets under ?way|begins(?!.*(?:fire|shut|war|trial|strike))|starts (?:on|in|with|today|next)',
    lines:
      'I start on Monday. I didn’t say which one.|I’m in the warm-up phase, too. With a blanket.|I’ve opened the file. That’s enough for one day.|I’d begin, but I’m looking for a nicer pen.',
  },
  ends: {
    signs: '(?:marks )?the end of(?! life)|comes to an end|says goodbye to|final day of',
    lines:
      'I said goodbye for an hour. In the doorway.|I still have one spoonful in the jar. For the feeling.|I never finish anything. Least of all hand cream.',
  },
  opinion: {
    signs: 'opinion(?= ?[:|])|op-?ed|editorial|column(?= ?:)|commentary|letters? to the editor|the .{1,20} view on',
    lines:
      'I have views, too. Mostly on mayonnaise.|I wrote to the paper once. It was about a hedge.|I say mine in the car. Windows up.',
  },
  apologises: {
    signs: 'apologi[sz](?:es?|ed|ing)|apolog(?:y|ies)|says sorry',
    lines:
      'I say sorry to chairs.|I sent flowers. To the wrong neighbour. She’s delighted.|I apologised. For how the others had understood it.',
  },
  whoIs: {
    signs:
      "who is|who’s who|who's who|everything (?:you need )?to know|what (?:we|you need to) know|what you need to know|need to know|all about|explainer",
    lines:
      'I know all about it by now. Since the headline.|I nodded at dinner. Nobody asked further.|I read two lines. Now I’m the expert at home.',
  },
  worthIt: {
    signs:
      'worth (?:it|the)|should you|do you (?:really )?need|is it (?:time|worth)|pros and cons|which .{1,30}(?:should|is best)|which one',
    lines:
      'I read both sides. Then I took the blue one.|I made a list. Then I asked my sister.|I’ve compared for six weeks. It’s sold out.',
  },
  review: {
    signs: '(?<!(?:peer|space|law|judicial|business) )reviews?(?! (?:of the|board|panel|into))',
    lines:
      'I give our toaster four stars. It tries.|I’ve written one, too. “Fits.” It was soup.|I read them until it was sold out.',
  },
  superlative: {
    signs:
      "world[’']s (?:largest|biggest|longest|tallest|smallest|oldest|fastest|most)|(?:largest|biggest|tallest|oldest) (?:\\S+ ){0,3}in the world|the world[’']s best",
    lines:
      'I once peeled a potato in one go. No witnesses.|I own the street’s tallest pile of cardboard.|I have the longest till receipt in the family.',
  },
  yesNo: {
    signs:
      '(?<=^|[:–—] )(?!.*(?:islamist|corona|covid|war|cancer|dead))(?:could|will|can|is|are|does|do|should|has|have) (?!you).{6,90}\\?',
    lines:
      'I flipped a coin. It’s under the fridge now.|My answer is “hm”. I get paid by the hour.|I asked my sister. Now she’s asking me.',
  },
  seeks: {
    signs:
      '(?<!police )seeks(?! (?:(?:an?|the|more|new) )?(?:asylum|justice|treatment|funds|funding|help|death|agreements?|deals?|talks|peace|truce|ceasefire|support|approval|damages|extradition|bail|sanctions|dialogue))|in search of|looking for|searching for(?! (?:missing|survivors))',
    lines:
      'I’m looking, too. My glasses. They’re on my head.|I’ve been at it since Tuesday. It’s a remote control.|I ask “Where is it?” Then I stand in front of it.',
  },
  saves: {
    signs:
      'saves? (?:money|energy|you|power|water|time)|could save(?! lives)|saving tips|cost[- ]cutting|cutting costs|cuts costs',
    lines:
      'I switch the light off. Then I find the door. Slowly.|I cut the toothpaste open. There’s a week in there.|I wash freezer bags. They hang by the socks.',
  },
};
