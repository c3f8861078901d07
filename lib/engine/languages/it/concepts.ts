import type { FurtherConcepts } from '../note-words.ts';

export const concepts: FurtherConcepts = {
  technology: String.raw`tecnolog\p{L}*|computer|portatil\p{L}*|telefon\p{L}*|cellular\p{L}*|smartphone|app|software|internet|online|siti|sito|robot|stampant\p{L}*|scherm\p{L}*|digital\p{L}*|ia|intelligenza artificiale|algoritm\p{L}*|wi-?fi|password|macchinari?o?|apparecch\p{L}*|televis\p{L}*|telecamer\p{L}*|server|schede`,
  weather: String.raw`meteo|che tempo fa|pioggi\p{L}*|piove|neve|nevica|sole|soleggiato|tempest\p{L}*|temporal\p{L}*|tuon\p{L}*|nuvol\p{L}*|vento|nebbia|ombrell\p{L}*|grandine|gelo|clima\p{L}*|previsioni`,
  religion: String.raw`religi\p{L}*|chies[ae]|dio|dei|pregh\p{L}*|prega\p{L}*|pret[ei]|sacerdot\p{L}*|bibbia|moschee?a?|templ[io]|fede|sant[oiae]|papa|monac\p{L}*|suor\p{L}*|angel[io]|amen|vescov[oi]|messa`,
  children: 'bambin[oiae]|bimb[oiae]|neonat[oi]|adolescent[ie]|figli[oae]?|asil[oi]|giocattol[oi]|ragazzin[oi]',
  birds:
    'uccell[oi]|gabbian[oi]|piccion[ei]|anatr[ae]|oc[ah]e?|gallin[ae]|poll[oi]|guf[oi]|pappagall[oi]|aquil[ae]|cign[oi]|passer[oi]|corv[oi]|cicogn[ae]|pinguin[oi]|pium[ae]',
  numbers: String.raw`numer[oi]|cifr[ae]|statistic\p{L}*|percentual[ei]|per cento|matematica`,
  shopping: String.raw`shopping|acquist\p{L}*|compr\p{L}*|negoz[io]+|supermercat[oi]|saldi|scont[oi]|cassa|centro commerciale|pacch[oi]|spesa|scontrin[oi]`,
  holidays: String.raw`vacanz[ae]|ferie|natale|pasqua|capodanno|halloween|festiv\p{L}*|spiagg\p{L}*|hotel|alberg\p{L}*|valig\p{L}*|viagg\p{L}*|turist[aie]|aeroport[oi]|vol[oi]`,
  work: String.raw`lavor\p{L}*|uffici[o]?|carriera|collegh[ie]|colleg[ah]\p{L}*|impieg\p{L}*|scadenz[ae]|straordinari|turn[oi]|scrivani[ae]|promozion[ei]|mestiere`,
  school: String.raw`scuol[ae]|insegnant[ei]|professor\p{L}*|maestr[oaie]|lezion[ei]|compit[oi]|esam[ei]|tem[ai]|class[ei]|universit\p{L}*|student\p{L}*|alunn\p{L}*|vot[oi]`,
  cars: String.raw`auto|automobil\p{L}*|macchin[ae]|guid(?:a|are|i|ano)|autist[ai]|traffico|parchegg\p{L}*|motor[ei]|veicol[oi]|garage|autostrad[ae]|camion|benzina`,
  music: String.raw`music\p{L}*|canzon[ei]|concert[oi]|band|chitarr[ae]|pianofort[ei]|cant\p{L}*|album|cor[oi]|orchestr[ae]|violin[oi]|batteria|karaoke`,
};

/** Numbers in words. */
export const numberWords =
  'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cento|mille|mila|milioni|miliardi|dozzine?';
