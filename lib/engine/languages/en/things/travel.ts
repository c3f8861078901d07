import type { Things } from '../../words/thing-words.ts';

export const travel: Things = {
  electricCar: [
    'electric (?:cars?|vehicles?)|evs?|charging stations?|tesla',
    'My charging point is always the taken one.|I know every café next to a plug.|Mine gets there. With the heater off.|My lead is exactly one metre too short.',
  ],
  flight: [
    'flights?|airlines?|airports?|airplanes?|boeing(?: \\d+)?|airbus|airfares?|boarding passes?|long-haul',
    'Middle seat, I assume.|I’m at the gate. Since yesterday.|I clapped at the landing. Alone.|My knees were in row twelve. I was in thirteen.',
  ],
  train: [
    'trains?|railways?|rail passengers?|amtrak|night trains?|sleeper trains?|railcards?',
    'Mine is a replacement bus.|I ran for it. It’s still standing there.|Somebody is in my seat. It’s me, in the wrong one.|I sat in the part that stays behind.',
  ],
  bus: [
    'bus|buses|transit|trams?|subway',
    'Three at once, then none for an hour.|Mine left while I was waving.|I know the driver’s mirror. He knows my sprint.|I was early once. So was mine.',
  ],
  formulaOne: [
    'formula (?:one|1)|f1|grand prix|nascar|racing drivers?',
    'I’ve been looking for parking for an hour.|I stalled at the car wash.|My pit stop takes an hour. There are crisps.|I take the trolley round the corner on two wheels.',
  ],
  car: [
    'cars?|suvs?|pickup trucks?|sedans?|hatchbacks?',
    'Mine makes a noise. I turn up the radio.|And where do I park it?|A light came on. I put tape over it.|I wash mine whenever it rains.|There’s a French fry in mine from 2018.',
  ],
  bike: [
    'bikes?|bicycles?|cycling|cyclists?|e-bikes?',
    'Mine has a basket and a flat.|I have 21 gears. I use the one.|Mine is locked. The key is at work.|I was overtaken by a grandma. Twice.',
  ],
  roadblock: [
    'traffic jams?|road closures?|congestion|detours?|gridlock',
    'I know a short cut. So does everybody.|I know this bumper by heart now.|I’ve finished the audiobook. And the biscuits.',
  ],
  parking: [
    'parking|parking (?:spaces?|lots?|fees?|tickets?|fines?|permits?)|car parks?|multi-?storeys?',
    'I found a spot. I’m never driving again.|I’m on level two. Or four. It was yellow.|I went round the block until it was Tuesday.|I applauded myself. Then I read the sign.',
  ],
  camping: [
    'camping|campers?|camper ?vans?|motorhomes?|tents?|caravans?|campsites?|rvs?',
    '{camping/campsites?/tents?} At the first drop of rain I sleep in the car.|{camping/campsites?/tents?} I only brought half the poles.|I know my neighbours’ whole evening now.|I forgot the tin opener. I have nine tins.',
  ],
  hotel: [
    'hotels?|resorts?|airbnb|hostels?|holiday lets?|bed and breakfast',
    'I’m here for the tiny shampoos.|I’ve had breakfast three times. Since eight.|My key card opens every door but mine.|I make my own bed, so they don’t think badly.',
  ],
  schoolHolidays: [
    'school holidays|summer holidays|spring break|half term',
    'First day back is done. How much longer?|“I’m bored.” It’s day one. It’s nine o’clock.|I’ve learned all the verses of one car song.|I need a week off afterwards.',
  ],
  holidays: [
    'vacations?|cruises?|package holidays?|summer holidays?|travel (?:tips?|destinations?|guides?|tricks)|road trips?|getaways?|city breaks?',
    'I have two days off left.|My suitcase is still packed from the last one.|I packed nine books. I read the menu.|I was homesick at the first motorway exit.|I’ve planned everything. Except asking the boss.',
  ],
  outing: [
    'day trips?|things to (?:do|see) in|weekend getaways?|sightseeing|places to visit',
    'I made it to the fridge. Lovely route.|I’ve lived here ten years. I’ve seen the car park.|We turned back. Somebody needed the loo.|I packed sandwiches. I ate them at the door.',
  ],
  beach: [
    'beach(?:es)?|seaside|surfing',
    'The sand is still in my bag. From last year.|I applied sun cream. Except where I’m red.|My towel is a foot shorter than me.|A seagull knows my chips personally.',
  ],
  boat: [
    'boats?|sailing|sailboats?|yachts?|regattas?|scuba diving|cruise ships?|kayak~|canoe(?:s|ing)?|paddleboard~',
    'I get seasick in the bath.|My pedalo only turns left.|I own the cap. The rest comes later.|I waved at the shore. We were still tied up.',
  ],
  toll: [
    'tolls?|toll roads?|congestion (?:charge|pricing)|vignettes?',
    'I stopped two feet short of the machine.|I threw the coins. I missed.',
  ],
  speedCamera: [
    'speed cameras?|speed limits?|speeding (?:tickets?|fines?)|speed traps?|radar traps?',
    'It’s the only photo where I’m not blinking.|I always brake. I’m on a bicycle.',
  ],
  scooter: [
    'e-?scooters?|electric scooters?|scooter rentals?',
    'Mine stopped dead at the invisible border.|I use them as an obstacle course.',
  ],
  ferry: [
    'ferr(?:y|ies)|car ferr(?:y|ies)|port of call',
    'I can see mine. It’s getting smaller.|I’m on deck three. My car may be on two.',
  ],
  passport: [
    'passports?|id cards?|e-gates?|passport photos?',
    'In my photo I look like the reason for the queue.|Mine is valid. In the drawer at home.',
  ],
  suitcase: [
    'suitcases?|luggage|hand luggage|carry-ons?|baggage|packing (?:lists?|tips?|light)|backpacks?',
    'I sat on it. It closed. Now I can’t get up.|I packed for every weather. Except the one there is.|Mine is having a lovely time in Lisbon.',
  ],
  jetLag: [
    'jet ?lag|time zones?|body clock',
    'I have that on Mondays. From the sofa.|It’s noon. My stomach wants breakfast. In Tokyo.',
  ],
  satNav: [
    'sat ?navs?|gps|google maps|navigation apps?|paper maps?|street maps?|trail maps?|hiking maps?|street view',
    'Mine says “turn round”. Since Tuesday.|I turned left. That’s why I’m standing in a field.|I can’t fold one. I can crumple one.',
  ],
  robotaxi: [
    'robo-?taxis?|self-driving|driverless|autonomous (?:cars?|driving|vehicles?|buses)|waymo',
    'And who swears at the others?|Mine would sigh at how I load the boot.',
  ],
  drivingTest: [
    'driving (?:tests?|lessons?|licen[cs]es?|schools?|instructors?)|driver’s licen[sc]es?|learner drivers?',
    'I passed on the third go. The examiner is fine.|My photo in it is 16 and has a fringe.',
  ],
  petrol: [
    '(?:petrol|gas|fuel|gasoline|diesel) prices?|petrol stations?|gas stations?|fuel costs?',
    'I always fill up for twenty. Problem solved.|I drove nine miles to save one penny.',
  ],
  tyres: [
    'winter tyres?|snow tires?|tyre changes?|(?:winter|car|new|flat) tires?|summer tyres?|all-season tires?',
    'Mine are in the cellar. It’s snowing.|I can change one. In theory, with a video.',
  ],
  pothole: [
    'potholes?|road damage|speed bumps?|bumpy roads?',
    'Ours has a name by now. And goldfish.|My coffee knows every single one.',
  ],
  roundabout: [
    'roundabouts?|traffic circles?',
    'I’ve been round three times. Nice flowers.|I took the fourth exit. There were three.',
  ],
  trafficLight: [
    'traffic lights?|red lights?|pedestrian crossings?|zebra crossings?|crosswalks?',
    'I always get red. Even on foot.|I pressed the button nine times. For speed.',
  ],
  taxi: [
    'taxis?|cab drivers?|ride-?sharing|ride-hailing',
    'I watch nothing but the meter.|I run for the bus while mine is waiting.',
  ],
  commute: [
    'commut(?:e|es|ing|ers?)|rush hour|park and ride|carpool~',
    'Mine is eleven steps. I’m still late.|I know everybody on the 7:42. Nobody speaks.',
  ],
  motorbike: [
    'motor(?:cycles?|bikes?)|harley-davidson|vespas?|mopeds?',
    'I’ve got the jacket. The budget ended there.|Mine is a lawnmower. Same sound, though.',
  ],
  tourist: [
    'tourists?|tourism|overtourism|tour guides?|sightseers|visitor numbers',
    'I’m a local. I just hold the map upside down.|I only followed the umbrella. It was the wrong group.',
  ],
  customs: [
    'customs (?:officers?|declarations?|duty|duties|checks?|forms?)|duty-?free',
    'I’m declaring one cheese. It declares itself.|I have nothing in there. That’s when I blush.',
  ],
  carWash: [
    'car wash(?:es)?|car cleaning|car care|truck wash',
    'I stay inside. It’s my cinema.|I paid for the wax. Then a bird came.',
  ],
  lostProperty: [
    'lost (?:property|luggage|and found|keys?|wallets?)|found a wallet',
    'I went to fetch my umbrella. I left my hat there.|My left gloves all live there.',
  ],
};
