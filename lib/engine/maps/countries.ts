import { findLanguage } from '../languages/index.ts';
import { defaultCode } from '../languages/tags.ts';

/** ISO 3166-1 alpha-2 codes of the countries on the map. */

const codes =
  'AE AF AL AM AO AR AT AU AZ BA BD BE BF BG BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CY CZ DE DJ DK DO DZ EC EE EG EH ER ES ET FI FJ FK FR GA GB GE GH GL GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KP KR KW KZ LA LB LK LR LS LT LU LV LY MA MD ME MG MK ML MM MN MR MW MX MY MZ NA NC NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PR PS PT PY QA RO RS RU RW SA SB SD SE SI SK SL SN SO SR SS SV SY SZ TD TF TG TH TJ TL TM TN TR TT TW TZ UA UG US UY UZ VE VN VU XK YE ZA ZM ZW'.split(
    ' ',
  );

const clean = (name: string) => name.toLowerCase().replace(/^the /, '').replaceAll('’', "'").trim();

const known = new Map<string, ReadonlyMap<string, string>>();

function indexCountryNames(language: string): ReadonlyMap<string, string> {
  const found = known.get(language);
  if (found) return found;
  let names: Intl.DisplayNames;
  try {
    names = new Intl.DisplayNames([language, defaultCode], { type: 'region' });
  } catch {
    names = new Intl.DisplayNames(defaultCode, { type: 'region' });
  }
  const made = new Map(codes.map((code) => [clean(names.of(code) ?? code), code] as const));
  for (const [name, code] of findLanguage(language)?.countries ?? []) made.set(name, code);
  known.set(language, made);
  return made;
}

export const findCountry = (name: string, language: string): string | undefined =>
  indexCountryNames(language).get(clean(name));

const count = { min: 4, max: 60 };
const minNamed = 0.8;

export function areCountries(rows: readonly { readonly label: string }[], language: string): boolean {
  if (rows.length < count.min || rows.length > count.max) return false;
  const found = rows.flatMap(({ label }) => findCountry(label, language) ?? []);
  return found.length >= rows.length * minNamed && new Set(found).size === found.length;
}
