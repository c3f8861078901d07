import type { Things } from '../../words/thing-words.ts';

export const online: Things = {
  password: ['wachtwoord(?:en)?', 'Het mijne plakt op mijn scherm.'],
  wifi: ['wifi|glasvezel|5g|routers?', 'Bij mij werkt het. Bij het raam. Op één been.'],
  newsletter: ['e-?mails?|mailbox|inbox|nieuwsbrief', '4.312 ongelezen. Volgende vraag.'],
  browser: ['browsers?|firefox|chrome', 'Ik heb al 43 tabbladen open.', 'fresh'],
  socialPost: [
    'instagram|facebook|twitter|tweets?|tiktok|influencers?|linkedin',
    'Mijn laatste post: twee likes. Eén van mij.',
  ],
  updates: [
    '(?:software|ios|android|windows|systeem|beveiligings)-?updates?|ios \\d+|android \\d+|firmware~',
    '„Morgen herinneren.” Sinds het voorjaar.|Nog één procent. Gisteren ook.',
  ],
  captcha: [
    'captcha’?s?|recaptcha|ik ben geen robot',
    'Telt de paal ook mee? Weer gezakt. Ik ben een mens.|Ik klikte alle bussen aan. Eén was een bakker.',
  ],
  spam: [
    'spam|phishing|phishingmails?|spammails?|nepmails?|spamfilters?',
    'Een prins mailt me. Mijn baas nooit.|Mijn enige vaste post gaat over dakgoten.',
  ],
  cookieBanner: [
    'cookie(?:banners?|meldingen?|melding|wet|muur|beleid)|tracking ?cookies|avg|privacyverklaring(?:en)?|privacybeleid|algemene voorwaarden',
    'Alles accepteren. Ik wilde alleen het recept.|Ik scrolde naar onder. Misschien is de auto nu weg.',
  ],
  cloud: [
    'icloud|cloudopslag|google drive|dropbox|onedrive|back-?ups?|opslagruimte vol',
    'De mijne is vol. Met screenshots dat hij vol is.|Ik betaal voor meer ruimte. Voor foto’s van de vloer.',
  ],
  groupChat: [
    'whatsapp~?|groepsapps?|appgroep(?:en)?|spraakbericht(?:en)?|klassenapp|familieapp|buurtapps?',
    '84 nieuwe. Het gaat over wie de salade meeneemt.|Ik verliet de groep. Iedereen zag het. Ik ben terug.',
  ],
  voiceMessage: ['voicemails?|spraakmemo’?s?|antwoordapparaat', 'Na de piep hang ik op. Altijd.'],
  screenshot: [
    'screenshots?|schermafbeelding(?:en)?|schermopname[sn]?',
    'Ik heb er duizend. Ik keek er naar nul.|Ik stuurde hem naar degene over wie het ging.',
  ],
  backup: ['reservekopie(?:ën)?|usb-?sticks?|gegevensherstel', 'De mijne staat op een stick. De stick zit in de was.'],
  emoji: [
    'emoji’?s?|emoticons?|gifjes|memes?',
    'Ik stuurde de huilende. Ik dacht dat hij lachte.|Ik stuur een duimpje. Mijn nichtje denkt dat ik boos ben.',
  ],
  searchEngine: [
    'zoekmachines?|google-?zoek~|googelen|seo|wikipedia|duckduckgo|meest gezocht~',
    'Mijn laatste: „ei koken hoe lang”. Weer.|Ik zocht een recept. Nu weet ik alles over Andorra.',
  ],
  app: [
    '(?:gratis|beste|nieuwe|handige|mobiele|weer|reken|bank)[- ]?apps?|app stores?|datingapps?|apps',
    'Er is er een voor water drinken. Die heeft het opgegeven.|Vier schermen vol. Ik gebruik de zaklamp.',
  ],
  qrCode: [
    'qr-?codes?|streepjescodes?|barcodes?|digitale menukaart~|e-?tickets?',
    'Ik scande. Mijn telefoon toonde mijn kin.|Ik wil een kaart waar mayo op kan.',
  ],
  onlineBanking: [
    'internetbankieren|mobiel bankieren|bank(?:ier)?-?apps?|paypal|iban|tikkies?|tikkie|automatische incasso|betaalverzoek(?:en)?',
    'Ik keek naar mijn saldo. Met één oog.|Ik stuurde er een voor € 1,35. Sindsdien is het stil.',
  ],
  website: [
    'websites?|homepage|nieuwe website|wordpress|domeinna(?:am|men)|webshop bouwen',
    'De mijne is in aanbouw. Met graafmachientje. Sinds 1999.|Mijn teller staat op twaalf. Negen daarvan ben ik.',
  ],
  clickbait: [
    'clickbait|doomscroll~|viraal|unboxing',
    'Ik ben bij nummer elf. Die verbaasde me ook niet.|Ik wilde slapen. Toen maakte een man een tapijt schoon.',
  ],
  onlineReview: [
    '(?:klant|online|nep|google|product)-?reviews?|reviews?|klantbeoordeling(?:en)?|klantenbeoordeling(?:en)?',
    'Ik lees alleen die met één ster. Om het verhaal.|Ik gaf mama’s soep er vier. Er volgde een gesprek.',
  ],
  forum: [
    'internetfora|internetforum|forumregels|reddit|discord|reactieveld|online forum|reaguurders?',
    'Mijn vraag is uit 2011. Antwoord: „al opgelost”.|Ik typte een heel stuk. Toen zette ik thee.',
  ],
};
