import type { Things } from '../../words/thing-words.ts';

export const culture: Things = {
  museum: [
    'museums?|art exhibitions?|exhibitions|art galler(?:y|ies)|masterpieces?|louvre',
    'First the café, then the shop.|I admired one for ages. It was the fire extinguisher.|I read every sign in room one. Then I was done.|I stepped too close. We all heard that.',
  ],
  books: [
    'books (?:of|to|for|about|you)|novels?|bestsellers?|bookshops?|bookstores?|paperbacks?|book (?:reviews?|clubs?|lovers?|launch|prize)|booker prize|thrillers?',
    'I’m on page twelve. Since March.|My pile is taller than the lamp. It holds it.|I’m in a club for that. I go for the cheese.|I read the last page first. For my nerves.',
  ],
  poems: [
    'poems?|poets?(?! department)|poetry (?:slams?|readings?|collections?|prize|books?|night)|haikus?|limericks?',
    'What the poet means to say is: break time.|I rhymed “love” with “glove”. Then I needed a glove.|I learned one by heart in year five. The first line.',
  ],
  logo: [
    'logos?|web design|fonts?|typefaces?|graphic design|rebrand(?:ing)?|helvetica',
    'Can we make the logo bigger?|My nephew would have done it for a pizza.|I liked the old one. I never looked at it.|It’s the same blue. But with a concept.',
  ],
  horoscope: [
    'horoscopes?|zodiac|star signs?',
    'Mine says: do the laundry.|Mine promised money. I found a trolley coin.|I read the neighbours’. To be safe.',
  ],
  library: [
    'librar(?:y|ies)|librarians?|book returns?|overdue books?',
    'Mine is overdue. Since school.|I whisper there so well that nobody replies.',
  ],
  audioGuide: [
    'audio ?guides?|guided tours?|museum guides?|audio tours?',
    'Mine was in Dutch. I nodded anyway.|I’m at number 14. I’m standing by number 3.',
  ],
  newspaper: [
    'newspapers?|tabloids?|magazine covers?|glossy magazines|print journalism|front pages?|crossword',
    'I only get it for the crossword. Four down is missing.|I’ve read the cat section. And under the muesli.',
  ],
  modernArt: [
    'modern art|contemporary art~|abstract (?:art|paintings?)|sculptures?|art installations?|performance art|biennale|paintings?|watercolou?rs?',
    'I sat down on one. It wasn’t a bench.|Ours is on the fridge. By a four-year-old.',
  ],
  streetArt: [
    'graffiti|street ?art|murals?|banksy|spray ?paint',
    'I painted our wall once. In crayon. Aged three.|I admired one for ages. It was a wet patch.',
  ],
  drawing: [
    'drawing (?:lessons?|tutorial|class(?:es)?)|sketch(?:es|ing|books?)|colou?ring books?|doodl(?:es?|ing)|how to draw|life drawing|illustrators?|oil paints?',
    'It’s a horse. You have to know that.|I can do a house. With smoke.',
  ],
  typography: [
    'typography|typographers?|comic sans|letterpress|kerning|calligraphy|hand ?lettering|handwriting|fountain pens?',
    'My shopping list can’t be read. Not even by me.|I once wrote a beautiful B. The rest came too.',
  ],
  colours: [
    'colou?rs? of the year|pantone|viva magenta|colou?r (?:palettes?|trends?|schemes?|theory)|colou?r-?blocking',
    'My year was beige. Nobody asked me.|I’d have said pink. I was corrected. Twice.',
  ],
  designChair: [
    'design (?:weeks?|awards?|icons?|fairs?|museums?|classics?)|product design~|bauhaus|industrial design|mid-century|designer chairs?',
    'I sat down on it. Then a guard came.|I’ve got that lamp. Mine came with the flat.',
  ],
  architecture: [
    'architects?|architecture (?:prize|awards?|biennale)|skyscrapers?|brutalis[mt]|glass houses?|floor plans?|high-rises?',
    'And who cleans those windows?|My best one had four rooms. Two chairs and a blanket.',
  ],
  crafts: [
    "(?:paper|kids[’']?|christmas|easy|fall|holiday) crafts?|craft (?:ideas|projects?|fairs?|supplies)|arts and crafts|glue guns?|origami|papier-m[aâ]ch[eé]|scrapbook~|glitter|macram[eé]|upcycling",
    'There’s glitter in the butter.|It was going to be a swan. It’s a parking ticket.',
  ],
  pottery: [
    "pottery|ceramics?|potters?[’']? wheels?|clay (?:pots?|workshop|modelling)|stoneware",
    'It’s a vase. Or an ashtray. It decides.|The clay went left. My sleeve went with it.',
  ],
  woodworking: [
    'woodwork(?:ing|ers?)?|carpent(?:ers?|ry)|wood carving|whittling|birdhouses?|pallet furniture|joiners?',
    'I sawed it twice. It’s still too short.|Three legs are the same. That’s a majority.',
  ],
  knitting: [
    'knitting|knit(?:ted)? (?:scarf|hats?|patterns?)|crochet(?:ing)?|sewing|yarn|quilts?|quilting|sewing machines?|embroidery',
    'My scarf is in its second year. It has two rows.|It was going to be a jumper. It’s a very long sock.|I dropped one stitch. I’m still looking under the sofa.|I own wool for three lives. And half a hat.',
  ],
};
