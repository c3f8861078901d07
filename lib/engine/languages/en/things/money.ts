import type { Things } from '../../words/thing-words.ts';

export const money: Things = {
  taxes: [
    'tax(?:es)?|tax returns?|irs|accountants?',
    'My receipts live in a shoebox.|I claimed my desk. It’s also the ironing board.|I found a receipt. It’s blank now.|I’m nearly done. I’ve sharpened the pencil.',
  ],
  credit: [
    'credit cards?|loans?|mortgages?|interest rates?|savings accounts?|student debt|overdrafts?',
    'My card was declined for a coffee.|I’m still paying off the toaster.|My piggy bank said no.|My savings fit in the ashtray of the car.',
  ],
  shares: [
    'stocks?|stock market|bitcoin|crypto(?!gra)~|trading|etfs?',
    'I own a jar of coins.|I bought at the top. The view was lovely.|Mine only know one direction. I know it by now.|I sold yesterday. You can tell by today.',
  ],
  insurance: [
    '(?:car|travel|home|contents|liability|pet|bike|phone) insurance|insurance (?:polic(?:y|ies)|premiums?|claims?|compar~|costs?|rates?|quotes?)|insurers?',
    'Mine covers everything. Except what happened.|I pay for a phone I lost in 2017.',
  ],
  pension: [
    'pensions?|retirement (?:savings|planning|plans?|age)|401\\(?k\\)?|pension funds?',
    'I’ve got 31 years left. And four hours.|My provision is a jar marked “later”.',
  ],
  blackFriday: [
    'black friday|cyber monday|prime day|boxing day sales|bargain hunt~|clearance sales?',
    'I saved 40 percent on a thing I don’t need.|I own two air fryers now. I don’t fry.',
  ],
  voucher: [
    'vouchers?|gift cards?|coupons?|promo codes?|discount codes?|loyalty (?:cards?|points)',
    'Mine is for a shop that’s a bakery now.|I have nine stamps. The café has closed.',
  ],
  saving: [
    'sav(?:e|ing) money|money[- ]saving|budgeting|frugal|no-spend|household budget',
    'I saved on coffee. Then I bought the machine.|I walked to save the bus fare. Past a bakery.',
  ],
  cash: [
    'cashless|cash payments?|contactless|coins?|digital wallets?|mobile payments?|cash machines?|atms?',
    'I’m the one at the till counting coppers.|I had the right change. In the other coat.',
  ],
  lottery: [
    'lotter(?:y|ies)|lotto|jackpots?|powerball|raffles?|prize draws?',
    'I had three right. Over the whole year.|I won a ham once. I’d bought 40 tickets.',
  ],
  auction: [
    'auctions?|auctioned|ebay|bidders?',
    'I bid against myself. I won.|I only scratched my nose. The vase is ugly.',
  ],
  fleaMarket: [
    'flea markets?|car boot sales?|yard sales?|garage sales?|thrift (?:stores?|shops?|shopping)|second-?hand|charity shops?',
    'I went to sell. I came back with a lamp.|I haggled hard. It was my own toaster.',
  ],
  selfCheckout: [
    'self[- ]checkouts?|self-service tills?|checkout lines?|cashiers?',
    'Unexpected item in the bagging area: me.|I was beaten by one courgette.',
  ],
  subscription: [
    'subscriptions?|free trials?|membership fees?|streaming prices?',
    'My trial month ended in 2021.|I pay for three that I’ve forgotten. Or four.',
  ],
  returns: [
    'warrant(?:y|ies)|guarantee period|refunds?|receipts|return polic(?:y|ies)|free returns',
    'The receipt was in the box. The box was in the way.|Mine ended on Tuesday. It broke on Wednesday.',
  ],
  mall: [
    'shopping (?:malls?|cent(?:er|re)s?)|malls|department stores?|high street shops?|escalators?',
    'I know where the bench is.|I came out of the wrong exit. In another postcode.',
  ],
  openingHours: [
    'opening (?:hours|times)|sunday trading|shop closing',
    'Shops open when I leave. They close when I’m back.|I always come during lunch. Theirs.',
  ],
  flatHunting: [
    'rent(?:s|ers|al market)?|flat hunting|apartment hunting|house hunting|real estate|estate agents?|property (?:market|prices)',
    '“Cosy” means I can cook from bed.|Forty came to the viewing. I said I was the plumber.',
  ],
  supplyChain: [
    'supply chains?|supply shortages?|delivery bottlenecks?|out of stock|back in stock',
    'My sofa has been at sea since March.|The last one was taken by the man before me.',
  ],
  leasing: [
    'car leas(?:e|es|ing)|leas(?:e|ing) (?:or|vs\\.?) buy~|buy now,? pay later|car financ(?:e|ing)',
    'I’ve still got eleven instalments on the blender.|I read the small print. It won.',
  ],
  parcel: [
    'parcels?|parcel deliver(?:y|ies)|home deliver(?:y|ies)|couriers?|next-day delivery|free shipping|fedex|mail carriers?|postal workers?',
    'Mine is with a neighbour. Nobody knows which.|I waited all day. They rang when I was in the shower.|The box is huge. Inside: one pencil.|I forgot what I’d ordered. Surprise!',
  ],
  supermarket: [
    'supermarkets?|grocer(?:y|ies)|walmart|aldi|tesco|shopping list',
    'I only came in for milk.|My queue was the shorter one. Until I joined it.|The list is at home. On the fridge.|I went in hungry. Now I own seven cheeses.',
  ],
};
