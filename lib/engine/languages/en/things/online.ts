import type { Things } from '../../words/thing-words.ts';

export const online: Things = {
  password: [
    'passwords?|passkeys?|password managers?|two-factor~|2fa',
    'Mine is on a sticky note.|“Must differ from the last ten.” Then I’m out of pets.|I reset mine every morning. It’s a routine.|It’s the dog’s name. With an exclamation mark.',
  ],
  wifi: [
    'wi-?fi|routers?|broadband|fibre broadband|fiber internet|internet speeds?|5g|mobile data|dead zones?|slow internet',
    'Mine works. By the window. On one leg.|I asked for the code before I said hello.|The plan says 250. It means the price.|At Gran’s there’s only cake. No bars.',
  ],
  newsletter: [
    'e-?mails?|inbox(?:es)?|gmail|newsletters?|unsubscribe|out[- ]of[- ]office|reply[- ]all',
    '4,312 unread. Next question.|I replied to all. I meant one.|“See attachment.” There was none. Twice.|I unsubscribed. They sent a mail about it.',
  ],
  browser: [
    'browsers?|firefox|google chrome|chrome (?:extensions?|updates?|tabs)|browser tabs|bookmarks',
    'I already have 43 tabs open.|One of mine is playing music. I’m still searching.|I saved 600 for later. Later is full.',
  ],
  socialPost: [
    'instagram|facebook|tweets?|tiktok|influencers?|followers|linkedin|hashtags?|social media|snapchat|likes',
    'My last post got two likes. One was mine.|I liked a photo from 2016. By accident. At night.|My mum comments on everything. With a goat.|I wrote it, deleted it, and made a sandwich.',
  ],
  updates: [
    '(?:software|system|ios|android|windows|security|firmware) updates?|ios \\d+|android \\d+|app updates?|reboot(?:s|ing)?',
    '“Remind me tomorrow.” I’ve said that since spring.|One per cent to go. It was one yesterday.',
  ],
  captcha: [
    "captchas?|recaptcha|i[’']?m not a robot|bot detection",
    'Does the pole count? I’ve failed again. I am human.|I clicked all the buses. One was a bakery.',
  ],
  spam: [
    'spam|junk mail|phishing|scam (?:e-?mails?|calls?|texts?)|robocalls?|scammers?',
    'A prince has written. I’m waiting for the second letter.|My only regular post is about roof gutters.',
  ],
  cookieBanner: [
    'cookie (?:banners?|consent|notices?|polic(?:y|ies))|third-party cookies|gdpr|privacy polic(?:y|ies)|terms (?:and conditions|of service)|data (?:privacy|protection)|eula',
    'Accept all. I didn’t want to read a novel.|I scrolled to the end. I may have sold the car.',
  ],
  cloud: [
    '(?:icloud|cloud (?:storage|backups?|services?)|google drive|dropbox|onedrive)|storage full',
    'Mine is full. Of screenshots that it’s full.|I pay for more. So the blurry ones are safe.',
  ],
  groupChat: [
    'group chats?|whatsapp|messenger apps?|telegram app|signal app|text messages?|texting|read receipts?|blue ticks',
    '84 new ones. It’s about who brings the salad.|I left. Everybody saw. I’m back.',
  ],
  voiceMessage: [
    'voice (?:notes?|messages?)|voicemails?|answering machines?',
    'Nine minutes long. I replied “ok”.|I hang up when it beeps. Then I panic.',
  ],
  screenshot: [
    'screenshots?|screen recording',
    'I have a thousand. I’ve looked at none.|I sent it to the person it was about.',
  ],
  backup: [
    'backups?|back(?:ing)? up (?:your|data|files)|data recovery|usb sticks?',
    'I make one every year. In 2018.|Mine is on a stick. The stick is in the wash.',
  ],
  emoji: [
    'emojis?|emoticons?',
    'I sent the one in tears. I thought it was laughing.|I use the thumbs-up. My niece says I’m angry.',
  ],
  searchEngine: [
    'search engines?|google search|googling|seo|wikipedia (?:articles?|edit~)|duckduckgo',
    'My last one: “how long egg”. Again.|I looked up one date. Now I know all Welsh castles.',
  ],
  app: [
    '(?:dating|fitness|banking|language|habit|meditation|best|free|mobile|productivity|weather) apps?|app stores?',
    'I have one for drinking water. It’s given up.|Four screens of them. I use the torch.',
  ],
  qrCode: [
    'qr[- ]codes?|barcodes?|digital menus?|e-?tickets?',
    'I scanned it. My phone showed me my chin.|I just want a menu that can get ketchup on it.',
  ],
  onlineBanking: [
    'online banking|banking apps?|paypal|iban|direct debits?|standing orders?',
    'It wants a code. From the phone it’s on. That’s flat.|I looked at the balance. With one eye.',
  ],
  website: [
    '(?:web ?site|home ?page) (?:launch|redesign|relaunch|builders?)|websites?|wordpress|domain names?|chrome dev tools',
    'Mine is under construction. Since 1999.|My visitor counter says 12. I’m nine of those.',
  ],
  clickbait: [
    'clickbait|doomscroll~|viral (?:videos?|posts?|trends?|marketing)|going viral|listicles?|unboxing',
    'I’m on number eleven. It didn’t surprise me either.|I wanted to sleep. Then a man cleaned a carpet.',
  ],
  onlineReview: [
    '(?:customer|online|fake|amazon|google|product) reviews?|star ratings?|product test~|unhelpful reviews?',
    'I only read the one-star ones. For the stories.|I gave my mum’s soup four. There was a talk.',
  ],
  forum: [
    'comment sections?|(?:internet|online|discussion|support|community) forums?|forum rules|reddit users?|discord|open thread',
    'My question is from 2011. The answer: “Solved it.”|I typed a paragraph. Then I made tea instead.',
  ],
};
