import type { Things } from '../../words/thing-words.ts';

export const shows: Things = {
  series: [
    'tv (?:series|shows?)|season (?:\\d+|finale|premiere)|netflix|sitcoms?|streaming (?:services?|platforms?)|star trek|binge-?watch~|soap operas?|reality tv|disney\\+',
    'One episode, I said. Yesterday.|“Are you still watching?” asks the telly. Rude.|I watched ahead. Now I have to act surprised.|I chose for an hour. Then it was bedtime.',
  ],
  film: [
    'movies?|films?|box office|movie trailers?|blockbusters?|sequels?|oscars?|academy awards|cinemas?|popcorn|film festivals?',
    'I fell asleep in the trailer.|The popcorn was gone before the logo.|“Who’s that?” I ask. Every ten minutes.|I went for a wee. That was the scene.',
  ],
  podcast: [
    'podcasts?|podcasters?',
    'I listen while washing up. So, never.|I nod. On the bus. Aloud.|I talk back to mine. They don’t let me finish.',
  ],
  concert: [
    'concerts?|music festivals?|world tour|live music|encores?|glastonbury|coachella|moshpits?',
    'The tallest one always stands in front of me.|I watched all of it. Through a stranger’s phone.|The queue for the drinks was the longest number.|I held up my lighter. It was my car key.',
  ],
  instrument: [
    'guitars?|pianos?|pianists?|violins?|drummers?|drum kits?|ukuleles?|saxophones?|recorders?|cellos?|bagpipes?',
    'My neighbours know both notes.|I can play “Für Elise”. The first nine notes.|I tuned it myself. The cat has moved out.|Six years of lessons. I can carry the case.',
  ],
  song: [
    'songs?|albums?|lyrics|choirs?|playlists?|pop stars?|spotify|eurovision',
    'I only know the chorus.|I’ve sung that line wrong for twenty years. Loudly.|I wanted silence. My head is on verse two.|I’m good in the car. With the windows up.',
  ],
  dance: [
    'danc(?:e|es|ing|ers?)|ballet|ballroom|salsa|tango|breakdanc~|disco',
    'My best move is nodding along.|I lead. So does the other one.|I looked at my feet. They didn’t know either.|I do the one with the shopping trolley.',
  ],
  theatre: [
    'theat(?:re|er)(?! commander)|opera(?: house| singers?)?|broadway|west end play|musicals?|stage plays?|standing ovations?',
    'I clapped in the wrong place.|My sweet wrapper had the best acoustics.|I stood up for the applause. And for my leg.|I was a tree in one. People noticed the tree.',
  ],
  subtitles: [
    'subtitles?|subtitled|dubbing|dubbed|closed captions?|original version',
    'I read so fast, I know who did it first.|I looked up once. That was when they kissed.',
  ],
  karaoke: [
    'karaoke|sing-?along|singing (?:lessons?|contest|competition)|vocalists?',
    'I took the high bit. It’s still up there.|The applause came when I put the microphone down.',
  ],
  radio: [
    'radio (?:stations?|shows?|hosts?|presenters?|programmes?|play)|radios|dab\\+?|fm radio|morning show',
    'I won nothing. But I was through. I forgot my name.|I stay in the car till the song is over.',
  ],
  vinyl: [
    'vinyl (?:records?|collect~|albums?|sales)|record players?|turntables?|vinyl|cassettes?|cds|mixtapes?|walkmans?',
    'Mine has a scratch. Has a scratch. Has a scratch.|I own the records. A player is next.',
  ],
  crimeNovel: [
    'crime (?:novels?|fiction|series|dramas?)|whodunn?its?|true crime|murder myster(?:y|ies)|sherlock|agatha christie|detective (?:novels?|stor(?:y|ies)|series)',
    'It was the gardener. I’ve said so since page two.|I suspected everybody. It was somebody else.',
  ],
  horrorFilm: [
    'horror (?:movies?|films?|stories|games?)|scary (?:movies?|films?)|slasher|zombies?|vampires?|ghost stor(?:y|ies)|haunted houses?',
    'I saw it all. Between two fingers.|I let the cat check the cellar first.',
  ],
  documentary: [
    'documentar(?:y|ies)|docuseries|nature films?|david attenborough',
    'I learn so much there. With my eyes shut.|Since then I narrate my cat. In that voice.',
  ],
  quizShow: [
    'quiz(?:zes)?|quiz (?:shows?|nights?)|game shows?|trivia|jeopardy|pub quiz|contestants?',
    'I’d have known that one. Right after the answer.|At home I’m at half a million. Nobody’s paying.',
  ],
  magician: [
    'magicians?|magic (?:tricks?|shows?)|illusionists?|jugglers?|juggling|circus(?:es)?|clowns?',
    'I can make things vanish. It was one crisp packet.|“Any volunteers?” I tied my shoe for ten minutes.',
  ],
  comedy: [
    'stand-?up (?:comed~|shows?|specials?)|comedians?|jokes?|puns?|dad jokes?|cartoons?|satire',
    'I know one joke. I forget the end.|I laughed a second later. And alone.',
  ],
  comics: [
    'comics?|comic (?:books?|strips?)|manga|anime|graphic novels?|superhero(?:es)?|marvel|star wars',
    'I bought the cape. It got caught in the tram door.|My superpower: I find the last biscuit.',
  ],
  brassBand: [
    'brass bands?|marching bands?|trombones?|trumpet players?',
    'Ours practises next door. I know the tuba part.|I was given the triangle. And one note.',
  ],
};
