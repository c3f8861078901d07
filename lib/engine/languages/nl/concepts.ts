import type { FurtherConcepts } from '../words/note-words.ts';

export const concepts: FurtherConcepts = {
  technology: String.raw`technolog\p{L}*|techniek|computers?|laptops?|telefoon\p{L}*|telefoons?|smartphones?|apps?|software|internet|online|websites?|robots?|printers?|schermen?|scherm|digita\p{L}*|ai|kunstmatige intelligentie|algoritmes?|wifi|wachtwoord\p{L}*|machines?|apparaten|apparaat|televisie|tv|camera’?s?|servers?|tabbladen|tabs`,
  weather: String.raw`(?:mooi|slecht|lekker|zonnig|extreem) weer|(?:over|van|door|met|om) het weer|^(?:het )?weer$|weer(?:bericht|sverwachting|s|tje)|regen\p{L}*|sneeuw\p{L}*|zonnig|zon|storm\p{L}*|onweer|donder(?:t|de|slag\p{L}*|wolk\p{L}*)?|wolk(?:en|je)?|bewolkt|wind|hittegolf|(?:de|dichte|in) mist|paraplu\p{L}*|hagel|vorst|klimaat\p{L}*`,
  religion: String.raw`religi\p{L}*|godsdienst\p{L}*|kerk\p{L}*|god|goden|bidt?|bidden|gebed\p{L}*|priesters?|dominee|bijbel|moskee\p{L}*|tempels?|het geloof|gelovig\p{L}*|geloofs\p{L}*|heilig\p{L}*|paus|monnik\p{L}*|nonnen|engel(?:en)?|preek|amen|bisschop\p{L}*`,
  children: String.raw`kind|kinderen|kinder\p{L}*|baby’?s?|peuters?|tieners?|zoon|zonen|dochters?|crèche|speeltuin|speelgoed|leerling\p{L}*`,
  birds: String.raw`vogels?|meeuwen|meeuw|duiven|duif|eenden|eend|ganzen|gans|kippen|kip|uilen|uil|papegaai\p{L}*|arend\p{L}*|zwanen|zwaan|mussen|kraaien|kraai|raven|ooievaar\p{L}*|pinguïn\p{L}*|veren`,
  numbers: String.raw`getallen|getal|cijfers?|statistiek\p{L}*|procent\p{L}*|percentages?|wiskunde|nummers?`,
  shopping: String.raw`shop\p{L}*|winkel\p{L}*|kopen|koopt|kocht|gekocht|kopers?|supermarkt\p{L}*|uitverkoop|korting\p{L}*|kassa|bonnetje|pakket\p{L}*|boodschappen`,
  holidays: String.raw`vakantie\p{L}*|kerst\p{L}*|pasen|oud en nieuw|nieuwjaar|sinterklaas|feestdag\p{L}*|strand\p{L}*|hotels?|koffers?|reis\p{L}*|reizen|toerist\p{L}*|vliegveld|vlucht(?:en)?`,
  work: String.raw`werk|werken|werkt(?! (?:het|niet|nu|dat|dit|mee))|werk(?:dag|gever|nemer|week|plek|loos|overleg|druk)\p{L}*|baan|banen|kantoor|kantoren|carrière|collega’?s?|deadlines?|overuren|diensten|bureau|promotie|beroep\p{L}*`,
  school: String.raw`school|scholen|leraar|leraren|docent\p{L}*|lessen|les|huiswerk|examens?|opstel(?:len)?|klas|klassen|universiteit\p{L}*|student\p{L}*|rapportcijfer\p{L}*|toets|toetsweek`,
  cars: String.raw`auto’?s?|rijden|rijdt|bestuurder\p{L}*|verkeer|files?|parkeer\p{L}*|parkeren|motor\p{L}*|voertuig\p{L}*|garages?|snelweg\p{L}*|vrachtwagen\p{L}*|benzine`,
  music: String.raw`muziek|muzikant\p{L}*|liedjes?|lied|liederen|concert\p{L}*|bands|(?:in een|de|rock|school)band|gitaar|gitaren|piano’?s?|zang\p{L}*|zingt|zingen|albums?|koor|koren|orkest\p{L}*|viool|violen|trommel\p{L}*|karaoke`,
};

/** Numbers in words. */
export const numberWords =
  'twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|vijftien|twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig|honderd|duizend|miljoen|miljard|dozijn';
