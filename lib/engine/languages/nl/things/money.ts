import type { Things } from '../../words/thing-words.ts';

export const money: Things = {
  taxes: ['belasting(?:en)?|belastingaangifte|belastingdienst', 'Mijn bonnetjes wonen in een schoenendoos.'],
  credit: ['lening(?:en)?|hypothe(?:ek|ken)|rente|spaarrekening', 'Mijn pas werd geweigerd. Voor een koffie.'],
  shares: ['aandelen|effectenbeurs|aex|bitcoin|cryptomunt(?:en)?|cryptovaluta', 'Ik bezit een pot kleingeld.'],
  insurance: [
    'autoverzekering(?:en)?|reisverzekering(?:en)?|inboedelverzekering(?:en)?|fietsverzekering(?:en)?|aansprakelijkheidsverzekering|verzekeraars?|verzekeringspolis~',
    'De mijne dekt alles. Behalve wat er gebeurde.|Ik verzeker al jaren een fiets die weg is.',
  ],
  pension: [
    'pensioen|pensioenen|pensioen(?:fonds|fondsen|leeftijd|stelsel|opbouw|wet)|aow~',
    'Nog 31 jaar. En vier uur tot vanavond.|Mijn potje is echt een potje. Met knopen.',
  ],
  blackFriday: [
    'black friday~|cyber monday|prime day|koopjes~|uitverkoop|opheffingsuitverkoop',
    'Veertig procent bespaard op iets wat ik niet nodig heb.|Ik heb nu twee airfryers. En geen aanrecht meer.',
  ],
  voucher: [
    'cadeaubon(?:nen)?|cadeaukaart(?:en)?|tegoedbon(?:nen)?|waardebon(?:nen)?|kortingscodes?|kortingsbon(?:nen)?|spaarzegels?|klantenkaart(?:en)?',
    'De mijne is van een winkel die nu bakker is.|Negen stempels heb ik. Het café is dicht.',
  ],
  saving: [
    'geld besparen|bespaartips?|budgetteren|huishoudboekjes?|zuinig leven|consuminder~',
    'Ik bezuinigde op koffie. Toen kocht ik de machine.|Ik ging lopen in plaats van met de bus. Langs de bakker.',
  ],
  cash: [
    'contant geld|contant betalen|contante betaling(?:en)?|pinautoma(?:at|ten)|geldautoma(?:at|ten)|contactloos betalen|pinnen|kleingeld|euromunten?',
    'Ik heb het gepast. In mijn andere jas.|Ik ben degene die bij de kassa stuivers telt.',
  ],
  lottery: [
    'loterij(?:en)?|~loterij|jackpots?|oudejaarslot(?:en)?|krasloten|kraslot|eurojackpot|verloting(?:en)?',
    'Ik had drie cijfers goed. Over het hele jaar.|Ik won ooit een rollade. Met veertig lootjes.',
  ],
  auction: [
    'veiling(?:en)?|veilinghuis|geveild|ebay|bieders?',
    'Ik bood tegen mezelf. Ik heb gewonnen.|Ik krabde alleen aan mijn neus. De vaas is lelijk.',
  ],
  fleaMarket: [
    'rommelmarkt(?:en)?|vlooienmarkt(?:en)?|kringloopwinkels?|tweedehands~|vrijmarkt(?:en)?|marktplaats|vinted|kofferbakverkoop',
    'Ik ging verkopen. Ik kwam terug met een lamp.|Ik heb hard afgedongen. Het was mijn eigen tosti-ijzer.',
  ],
  selfCheckout: [
    'zelfscankassa’?s?|zelfscan~|scankassa’?s?|caissières?',
    'Steekproef. Ik had één komkommer.|Ik heb verloren van een courgette.',
  ],
  subscription: [
    'abonnement~|proefabonnement~|proefmaand',
    'De gratis maand van mij liep af in 2021.|Ik betaal er drie die ik vergeten ben. Of vier.',
  ],
  returns: [
    'retouren|retourneren|retourzending(?:en)?|retourpakket~|garantietermijn|garantiebewij(?:s|zen)|kassabon(?:nen)?|omruilen',
    'Het papiertje zat in de doos. De doos stond in de weg.|Tot dinsdag gold het. Woensdag ging het stuk.',
  ],
  mall: [
    'winkelcentr(?:um|a)|warenhui(?:s|zen)|roltrap(?:pen)?|winkelstra(?:at|ten)',
    'Ik ken daar vooral het bankje.|Ik kwam er aan de verkeerde kant uit. Andere stad.',
  ],
  openingHours: [
    'openingstijden|koopzondag(?:en)?|winkeltijden|koopavond(?:en)?',
    'Als ik vrij ben, hangt het bordje om.|Ik kom altijd in de lunchpauze. Die van hen.',
  ],
  flatHunting: [
    'huurwoning(?:en)?|huurprij(?:s|zen)|huurmarkt|huizenmarkt|woningmarkt|huizenprijzen|makelaars?|bezichtiging(?:en)?|huizenjacht',
    '„Knus” betekent: koken vanuit bed.',
  ],
  supplyChain: [
    'toeleveringsketens?|levertijd(?:en)?|leveringsproblemen|weer leverbaar',
    'Mijn bank zit al sinds maart op zee.|De laatste ging naar de man vóór mij.',
  ],
  leasing: [
    'leasen|leaseauto’?s?|private lease|leasecontract(?:en)?|achteraf betalen|op afbetaling',
    'Op de blender heb ik nog elf termijnen.|Ik las de kleine lettertjes. Zij wonnen.',
  ],
  parcel: [
    'pakketjes?|pakketten|pakketbezorg~|bezorgers?|postnl',
    'Het mijne ligt bij de buren. Bij welke, weet niemand.',
  ],
  supermarket: ['supermarkt(?:en)?|albert heijn|lidl|aldi', 'Ik kwam alleen voor melk.'],
};
