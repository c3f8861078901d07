import type { Things } from '../../words/thing-words.ts';

export const seasons: Things = {
  clock: ['zomertijd|wintertijd|horloges?|klokken', 'De klok van mijn oven knippert sinds 2019.'],
  rain: ['regen|weerbericht|buien', 'En ik heb de verkeerde jas aan.'],
  christmas: ['kerst~|sinterklaas|cadeaus?', 'Ik koop alles op de 23e.'],
  heatwave: [
    'hittegolf|hittegolven|airco’?s?|airconditioning|tropische dag(?:en)?|tropische nacht(?:en)?|hitterecord(?:s)?|zomerhitte',
    'Ik kies al een uur iets uit de diepvries van de super.|Mijn ventilator en ik hebben nu iets samen.',
  ],
  frost: [
    'nachtvorst|strenge vorst|ijzel|ijskrabbers?|vrieskou|natuurijs|elfstedentocht|winterweer',
    'Ik krab met mijn klantenkaart.|Alles schoongekrabd. Het was de auto van de buren.',
  ],
  fog: [
    'dichte mist|mistbank(?:en)?|mistige?|ochtendmist',
    'Ik heb een kliko gegroet.|Die heb ik elke dag, tot de tweede koffie.',
  ],
  leaves: [
    'herfstbladeren|bladblazers?|herfstkleuren|bladkorven|bladkorf|bladeren harken|vallende bladeren|herfstblad',
    'Alles lag op één hoop. Toen kwam de hond.|Die van mij liggen bij de buren. Bedankt, wind.',
  ],
  springtime: [
    'lente|voorjaar|lente(?:dag|dagen|weer|kriebels|zon)|voorjaars(?:weer|zon|moeheid)|bloesem|narcissen|krokussen|hooikoorts',
    'Mijn winterjas gelooft er niets van.|Eén zonnestraal en ik zit op het terras. Met deken.',
  ],
  summer: [
    'zomerweer|begin van de zomer|einde van de zomer|nazomer|zomerse dag(?:en)?|langste dag',
    'De onze was op een woensdag.|Mijn korte broek kent precies één dinsdag.',
  ],
  resolutions: [
    'goede voornemens|goed voornemen|nieuwjaarsvoornemens?|(?:nieuwe|gezonde|goede) gewoonte[sn]?',
    'De mijne hielden het vol. Tot de lunch.|Ik neem die van vorig jaar. Zo goed als nieuw.',
  ],
  newYearsEve: [
    'oud en nieuw|oud & nieuw|oudejaarsavond|oudjaar|oliebol(?:len)?|oliebollen~|vuurwerkshows?|oudejaarsconference',
    'Ik sliep om tien uur. Beste wensen.|Ik vind tot februari poedersuiker in mijn trui.',
  ],
  easter: [
    'pasen|paas(?:ei|eieren|haas|hazen|weekend|brunch|ontbijt|dagen|vakantie)',
    'Te goed verstopt. In juni ruiken we het wel.|De oren zijn eraf. Ik heb alleen geproefd.',
  ],
  valentine: [
    'valentijn|valentijns~',
    'Het tankstation had nog één roos. En antivries.|Ik kreeg één kaart. Van de tandarts.',
  ],
  mothersDay: [
    'moederdag~|vaderdag~',
    'Ik maakte het ontbijt. Mama daarna de keuken.|Ik dacht eraan. Toen de etalage het zei.',
  ],
  christmasMarket: [
    'kerstmarkt(?:en)?|glühwein',
    'Ik kwam voor de lichtjes. Nu heb ik negen mokken.|Mijn jas ruikt tot Pasen naar braadworst.',
  ],
  christmasTree: [
    'kerstbo(?:om|men)|kerstverlichting|kerstballen|kerstversiering',
    'Twee meter, zei ik. Het plafond zei nee.|Het staat één-nul voor de kat.',
  ],
  publicHoliday: [
    'feestdag(?:en)?|hemelvaartsdag|hemelvaart|pinkster(?:en|dag|weekend)|lang weekend|lange weekend|koningsdag',
    'Ik sta op de woonboulevard. Net als iedereen.|Morgen al? Ik heb nog een halve citroen in huis.',
  ],
  aprilFools: [
    '1[- ]april-?grap(?:pen)?|aprilgrap(?:pen)?',
    'De eerste drie geloofde ik.|Zout in de suikerpot. Toen wilde ik zelf koffie.',
  ],
};
