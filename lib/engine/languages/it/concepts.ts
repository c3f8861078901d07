import type { FurtherConcepts } from '../words/note-words.ts';

export const concepts: FurtherConcepts = {
  technology: String.raw`tecnolog\p{L}*|computer|portatil\p{L}*|telefon\p{L}*|cellular\p{L}*|smartphone|app|software|internet|online|siti|sito|robot|stampant\p{L}*|scherm\p{L}*|digital\p{L}*|ia|intelligenza artificiale|algoritm\p{L}*|wi-?fi|password|macchinari[o]?|apparecch\p{L}*|televis\p{L}*|telecamer\p{L}*|server|schede aperte`,
  weather: String.raw`meteo|che tempo fa|pioggi\p{L}*|piove|neve|nevica|sole|soleggiato|tempest[ae]|tempestos\p{L}*|temporal[ei]|tuon\p{L}*|nuvol\p{L}*|vento|nebbia|ombrell\p{L}*|grandine|gelo|clima\p{L}*|previsioni`,
  religion: String.raw`religi\p{L}*|chiesa|chiese(?! (?:a|di|al|alla|se|che|scusa))|dio|dèi|divinità|pregh\p{L}*|(?<!si )prega\p{L}*|pret[ei]|sacerdot\p{L}*|bibbia|moschea|moschee|tempio|templi|fede|(?:i|il|un|una|la) sant[oiae](?! \p{L})|papa|monac[aio]|monache|suor\p{L}*|angel[io]|amen|vescov[oi]|(?:a|la|alla|di) messa(?! (?:a|in|al|alla|all['’]))`,
  children:
    "bambin[oiae]|bimb[oiae]|neonat[oi]|adolescent[ie]|figli[oae]?|asil[oi] nido|(?:all|l)['’]asilo(?! politico)|giocattol[oi]|ragazzin[oi]",
  birds:
    'uccell[oi]|gabbian[oi]|piccion[ei]|anatr[ae]|oca|oche|gallin[ae]|poll[oi]|guf[oi]|pappagall[oi]|aquil[ae]|cign[oi]|passer[oi]|corv[oi]|cicogn[ae]|pinguin[oi]|pium[ae]',
  numbers: String.raw`numer[oi]|cifr[ae]|statistic\p{L}*|percentual[ei]|per cento|matematica`,
  shopping: String.raw`shopping|acquist\p{L}*|compr(?:a|i|o|are|ato|ata|ati|ate|ano|ando|ava|avano|erò|atore|atori|ò)|negoz[io]+|supermercat[oi]|saldi|scont[oi]|cassa(?! integrazione)|centro commerciale|pacc(?:o|hi)|spesa(?! (?:pubblica|sanitaria|militare|corrente))|scontrin[oi]`,
  holidays: String.raw`vacanz[ae]|ferie|natale|pasqua|capodanno|halloween|festiv\p{L}*|spiagg\p{L}*|hotel|alberg\p{L}*|valig\p{L}*|viagg\p{L}*|turist[aie]|aeroport[oi]|vol[oi]`,
  work: String.raw`lavor\p{L}*|uffici[o]?|carriera|collega|collegh[ie]|impieg\p{L}*|scadenz[ae]|gli straordinari|turn[oi]|scrivani[ae]|promozion[ei]|mestiere`,
  school: String.raw`scuol[ae]|insegnant[ei]|professor\p{L}*|maestr[oaie]|lezion[ei]|compiti|esam[ei]|tem[ai] in classe|class[ei](?! (?:politic|dirigent|medi|operai|social)\p{L}*)|universit\p{L}*|student\p{L}*|alunn\p{L}*|pagell[ae]|(?:bei|brutti) voti`,
  cars: String.raw`auto|automobil\p{L}*|macchin[ae]|guidare|alla guida|autist[ai]|traffico|parchegg\p{L}*|motor[ei](?! di ricerca)|veicol[oi]|garage|autostrad[ae]|camion|benzina`,
  music: String.raw`music\p{L}*|canzon[ei]|concert[oi]|band|chitarr[ae]|pianofort[ei]|cant(?:a|o|i|are|ano|ant[ei]|ando|ava|avano|autor[ei]|autric[ei])|album|cor[oi]|orchestr[ae]|violin[oi]|batterist[aei]|karaoke`,
};

/** Numbers in words. */
export const numberWords =
  'due|tre|quattro|cinque|(?<!(?:tu|dove|ci|non|chi|cosa|come|ti|già|se|che|ora) )sei(?! (?:tu|già|sicur[oa]|stat[oa]|un|una|il|la|in|mai|anche|ancora|sol[oa]|qui|lì|là))|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cento|mille|mila|milioni|miliardi|dozzine?';
