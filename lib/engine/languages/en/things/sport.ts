import type { Things } from '../../words/thing-words.ts';

export const sport: Things = {
  ski: [
    'ski(?:ing|ers?|s)?|snowboard~|ski slopes|biathlon|winter sports|cross-country skiing',
    'I fall over on the flat bit.|{ski~/snowboard~/ski slopes} I know every hut. And no run.|{ski~/snowboard~/ski slopes} I came down. It just wasn’t on my feet.|My boots hurt in the car park already.',
  ],
  hiking: [
    'hik(?:ing|ers?)|hiking trails?|hiking boots|mountaineer~|everest|summit hikes?|backpack(?:ing|ers?)',
    'Is there a lift?|I was at the top. Of the car park.|I carried three litres up. For one photo.|“Nearly there,” I said. At the car.',
  ],
  climbing: [
    'bouldering|rock climbing|climbers?',
    'I get dizzy on a stepladder.|I got as far as the shoes.|I’m on the counter. The biscuits are up there.|I hold on so well that I can’t let go.',
  ],
  swimming: [
    'swim(?:ming|mers?)|swimming pools?|lidos?|water slides?',
    'I’m still testing it with one toe.|My best stroke is holding on to the edge.|I only go down the slide. I’m 43.|I dive in like a piano.',
  ],
  football: [
    'premier league|champions league|world cup|goalkeepers?|penalt(?:y|ies)|footballers?|soccer|fifa|uefa',
    'I’d have scored that one. From the sofa.|I took one at school. We’re still looking for the ball.|I know a man who knows the offside rule.|I was picked last. By my own brother.',
  ],
  ballSports: [
    'basketball|nba|tennis|volleyball|baseball|mlb|handball|hockey|nhl|badminton|table tennis|ping-?pong|squash courts?',
    'I miss the wastepaper basket.|I own the headband.|I say “mine!” and step aside.|The ball came. I waved.',
  ],
  running: [
    'marathons?|runners?|joggers?|jogging|sprint(?:s|ers?)?|track and field|long-distance running|running shoes',
    'I once ran after a bus.|I was overtaken. By a pushchair.|My app says “Well done!” I was at the kiosk.|I’ve got the shoes. They’ve been to the bakery.',
  ],
  workout: [
    'workouts?|fitness|gyms?|strength training|crossfit|push-?ups?|dumbbells?|treadmills?|personal trainers?',
    'Carrying all the shopping at once counts, right?|I lifted the remote ten times. Each side.|I held the plank. Then I carried it to the shed.|My towel has been going since January. Alone.',
  ],
  yoga: [
    'yoga|pilates|stretching|stretches',
    'I can reach my knees.|I do the lying-down one. For the whole hour.|My mat is still rolled up. Very relaxed.|I went down into the dog. The dog licked my ear.',
  ],
  athletes: [
    'athletes?|olympi(?:cs|ans?)|quarterbacks?',
    'I pulled a muscle getting my socks on.|I’m out of breath after one flight of stairs.|I need a rest after making the bed.|I got up from the sofa without using my hands.',
  ],
  referee: [
    'referees?|video assistant referee|umpires?|linesm[ae]n|offside',
    'I saw it clearly. From the kitchen.|I whistle at home. Nobody stops.',
  ],
  golf: [
    'golf|golfers?|golfing|pga tour|golf courses?',
    'I lost six balls. At the windmill.|I only drive the little car.',
  ],
  chess: ['chess|grandmasters?|checkmate', 'My opening is called “Oops”.|I lost in four moves. I was proud of two.'],
  darts: [
    'darts|dartboards?|bullseye',
    'My wall has scored more than I have.|I was aiming for the 20. Somebody lives at number 3.',
  ],
  skateboard: [
    'skate(?:boards?|boarding|boarders?|parks?)|inline skates?|roller skat(?:es|ing)|miniramp',
    'I stand on mine very well. On carpet.|I can do one trick: falling off on both sides.',
  ],
  stadium: [
    'stadiums?|arenas?|season tickets?|tailgat~|mascots?',
    'I had a great view. Of a pillar.|I sit behind the tall one. Always.',
  ],
  medal: [
    'medals?|medall?ists?|trophy|trophies|podium',
    'Mine says “Taken part”.|I have one from swimming. It’s stitched on.',
  ],
  gymClass: [
    'pe (?:lessons?|class(?:es)?|teachers?)|sports days?|egg-and-spoon|school sports',
    'I was goalpost. Left.',
  ],
};
