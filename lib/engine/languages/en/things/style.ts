import type { Things } from '../../words/thing-words.ts';

export const style: Things = {
  shoes: [
    'shoes|sneakers?|(?:cowboy|ankle|winter|chelsea|rubber|football) boots|high heels|sandals|loafers|slippers|flip-?flops|crocs|shoelaces',
    'Two feet, nine pairs, blisters.|They were half price. And half a size.|The salesman said they’d give. I gave.|I own a pair just for looking at.',
  ],
  trousers: [
    'jeans|trousers|leggings|cargo pants|sweatpants|yoga pants|denim|corduroy|shorts trend|wide-leg',
    'They used to fit. Before Christmas.|I found a fiver in mine. Best thing I bought this year.|I own seven. I wear the ones with the hole.|I hemmed the left leg. The right one is next year.',
  ],
  hair: [
    'hair|haircuts?|hairstyles?|hairdressers?|hair ?salons?|barbers?|curly hair|fringes|bad hair days?|shampoo|dry shampoo|hair dye|hair ?dryers?',
    'I said: just the ends.|I cut my own fringe. I wear hats now.|“Lovely,” I said. I cried in the car.|It looks best the day before the appointment.',
  ],
  makeup: [
    'make-?up|beauty (?:tips?|routine|products?|trends?|hacks?|salons?)|lipsticks?|mascara|eyeliner|concealer|skin ?care|perfumes?|moisturi[sz]ers?|face masks?|nail polish|manicures?|cosmetics',
    'I own one soap. For everything.|My left eye is perfect. I’ll keep my head turned.|I tested nine scents. The bus seat next to me is free.|I put on a mask. Then the postman rang.',
  ],
  costume: [
    'costumes?|halloween|fancy dress|cosplay',
    'I’m going as somebody who slept well.|I went as a ghost. It was the good sheet.|I was the only one. It was a normal meeting.|I’m wearing last year’s. It was a bathrobe.',
  ],
  couture: [
    'couture|fashion weeks?|catwalks?|fashion shows?|supermodels?|red carpet (?:looks?|fashion|dress~)|met gala|haute couture',
    'My jumper has fur. The cat’s.|I have something like it. It’s the curtain.|I walked down the corridor like that. Into the door.',
  ],
  outfit: [
    'outfits?|fashion (?:trends?|tips?|blog|designers?|brands?|label|house)|(?:summer|evening|cocktail|little black) dress(?:es)?|capsule wardrobe|swimwear|bikinis?|knitwear|winter coats?|sweaters?|jumpers?|streetwear|dress codes?',
    'I’m wearing the other black jumper today.|The label is still in. So is the size strip.|I have nothing to wear. The rail broke under it.|“Smart casual.” I’m wearing one of each.',
  ],
  wedding: [
    'weddings?|brides?|bridal|bridesmaids?|grooms?|wedding (?:venues?|dress(?:es)?|cakes?|speech(?:es)?|guests?)|best man speech',
    'All I ask: how far is it to the buffet?|I cried. The DJ had played “YMCA”.|I caught the bouquet. With my soup.|I’m at the table with the uncles.',
  ],
  tattoo: [
    'tattoos?|tattooed|tattooists?|piercings?|henna',
    'Mine came from a chewing gum. It lasted till gym.|I fainted at the catalogue.',
  ],
  hats: [
    'hats|bobble hats?|beanies?|baseball caps?|berets?|fascinators?|straw hats?',
    'I wear it against the wind. Now it’s on the roof.|I took it off. My hair stayed in that shape.',
  ],
  handbag: [
    'handbags?|tote bags?|purses|clutch bags?|louis vuitton|designer bags?|belt bags?|fanny packs?',
    'It’s ringing. Somewhere under the tissues.|I emptied mine. So that’s where the spoon was.',
  ],
  beard: [
    'beards?|moustaches?|mustaches?|movember|shav(?:e|ing)|razors?|shavers?',
    'I grew one. They asked if I was tired.|I only evened out the left. Then the right. It’s gone.',
  ],
  tie: [
    "neckties?|bow ?ties?|dress shirts?|three-piece|tuxedos?|men[’']s suits?|suits and ties|cufflinks?",
    'The knot is from my dad. 1998. I just loosen it.|Mine has been in the soup. It was well-liked.',
  ],
  pyjamas: [
    'pyjamas?|pajamas?|bathrobes?|dressing gowns?|onesies?|loungewear',
    'It’s nearly noon. I call it a two-piece.|I collected the post in mine. And then met everyone.',
  ],
  jewellery: [
    'jewell?ery|necklaces?|earrings?|bracelets?|engagement rings?|diamond rings?|pearl necklaces?|tiaras?',
    'Mine is made of macaroni. Handmade. By my nephew.|I own one earring. The other one is in the pipe.',
  ],
  sunscreen: [
    'sunscreen|sun ?cream|sunburn(?:ed|t)?|tanning|self-?tanner|fake tan',
    'I missed one bit. It has the shape of Italy.|My tan stops at the sock. Very sharply.',
  ],
  autograph: [
    'autographs?|red carpets?|celebrit(?:y|ies)|paparazzi|walk of fame|fan mail|boy ?bands?',
    'I got one once. Of his double.|I met one in a lift. We both read the buttons.',
  ],
  royals: [
    'royal (?:weddings?|family|wave|salute|ascot|portrait)|coronations?|crown jewels|buckingham palace',
    'My crown is paper. It came with the cracker.|I practised the wave. I hit the lamp.',
  ],
  giftWrap: [
    'gift ?wrap(?:ping)?|wrapping (?:paper|presents?|gifts?)|secret santa|white elephant',
    'I cut it. There’s one inch missing. As always.|It’s a bike. Nobody would guess. It’s got tape on.',
  ],
};
