import type { Things } from '../../words/thing-words.ts';

export const culture: Things = {
  museum: ['musea|museum|tentoonstelling(?:en)?', 'Eerst het café, dan de winkel.'],
  books: [
    'boek|(?:beste|nieuwe|leukste) boeken|boekentips?|kinderboek(?:en)?|romans?|boekhandels?|boekwinkels?',
    'Ik ben op pagina twaalf. Sinds maart.',
  ],
  logo: ['logo’?s?|webdesign|lettertypes?', 'Kan het logo groter?'],
  horoscope: ['horosco(?:op|pen)|sterrenbeeld(?:en)?', 'Volgens de mijne is het wasdag.'],
  library: [
    'bibliothe(?:ek|ken)|bieb|bibliothecaris~|boekenbus|minibieb(?:s)?',
    'Ik moet nog een boek inleveren. Van groep zes.|Mijn pasje is als nieuw. Uit 2009.',
  ],
  audioGuide: [
    'audiotours?|audiogids(?:en)?|museumgids(?:en)?',
    'De mijne was in het Fins. Ik knikte toch.|Ik ben bij nummer 14. Ik sta bij nummer 3.',
  ],
  newspaper: [
    'kranten|krant|tijdschrift(?:en)?|dagblad(?:en)?|voorpagina’?s?',
    'Ik koop hem voor de puzzel. Vier verticaal mist nog.|Ik lees alles. Als het onder mijn muesli ligt.',
  ],
  modernArt: [
    'moderne kunst|hedendaagse kunst|abstracte kunst|sculptu(?:ur|ren)|kunstinstallaties?|beeldhouwwerk(?:en)?',
    'Ik ging erop zitten. Het was geen bankje.|De onze hangt op de koelkast. Kunstenaar: vier jaar.',
  ],
  streetArt: [
    'graffiti|street-?art|muurschildering(?:en)?|banksy|spuitbus(?:sen)?',
    'Ik beschilderde ooit onze muur. Op mijn derde. Binnen.|Ik stond er lang voor. Het was een vochtplek.',
  ],
  drawing: [
    'leren tekenen|tekenles(?:sen)?|tekencursus(?:sen)?|schetsboek(?:en)?|kleurboek(?:en)?|kleurpla(?:at|ten)|doodle(?:s|n)?',
    'Het is een paard. Dat moet je wel weten.|Ik kan poppetjes. Zonder handen.',
  ],
  typography: [
    'typografie|comic sans|kalligrafie|handlettering|handschrift(?:en)?|vulpen(?:nen)?|letterontwerp~',
    'Mijn boodschappenlijst is in code. Ook voor mij.|Mijn B was ooit prachtig. Toen kwam de rest.',
  ],
  colours: [
    'kleur van het jaar|pantone|kleurenpalet(?:ten)?|kleurtrends?|trendkleur(?:en)?|kleurenleer',
    'Mijn jaar was beige. Niemand vroeg iets.|Ik zei roze. Het was „oudroze mist”.',
  ],
  designChair: [
    'dutch design week|design week|designprijs|designprijzen|bauhaus|designmeubel(?:s|en)|designklassiekers?|productontwerp~',
    'Ik ging erop zitten. Nu zit er kunst in mijn rug.|Zo’n lamp heb ik. Hij zat bij het huis in.',
  ],
  architecture: [
    'architect(?:en)?|architectuur~?|wolkenkrabbers?|brutalisme|hoogbouw',
    'En wie lapt straks al dat glas?|Mijn beste werk: twee stoelen en een deken.',
  ],
  crafts: [
    'knutselen|knutsel(?:s|tips?|ideeën|project~)|hobbywinkels?|handwerken',
    'Er zit glitter in de boter.|Het zou een zwaan worden. Het is een parkeerbon.',
  ],
  pottery: [
    'pottenbakken|pottenbakkers?|keramiek|keramist(?:en)?|kleien',
    'Het is een vaas. Of een bord. Even afwachten.',
  ],
  woodworking: [
    'houtbewerking|timmer(?:man|lui|lieden|en)|houtsnijden|vogelhuisjes?|nestkast(?:en)?|pallet(?:bank|meubels?|meubelen)',
    'Twee keer gezaagd. Nog steeds te kort.|Drie poten zijn gelijk. Dat is een meerderheid.',
  ],
};
