import { wordsIn } from './text.ts';

/** Words of crime and accusation, by which a text is one about people who may be innocent, or hurt. */
const crime =
  /(?<!\p{L})(?:arrest(?:ed|s)?|charged with|convicted|sentenced|accused|suspects?|murder\w*|stabb\w+|shooting|shot dead|kidnap\w+|abduct\w+|rap(?:e|ed|ist)|assault(?:ed|s)?|pleads? guilty|pleaded guilty|homicide|manslaughter|prosecutors?|verhaftet|festgenommen|angeklagt|verurteilt|mord|mutmaßlich\w*|staatsanwaltschaft|arrêtée?|accusée?|condamnée?|meurtre|suspecte?|mis en examen|detenid[oa]|acusad[oa]|condenad[oa]|asesinato|sospechos[oa]|pres[oa] por|homicídio|assassinato|suspeit[oa]|arrestat[oa]|accusat[oa]|condannat[oa]|omicidio|indagat[oa]|gearresteerd|aangehouden|veroordeeld|verdachte|moord)(?!\p{L})|逮捕|容疑|殺人|起訴|被告|被捕|嫌疑|谋杀|اعتقل|متهم|قتل|جريمة/iu;

const name = String.raw`\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}\.)?\s(?<family>\p{Lu}[\p{L}'’-]+)(?:,?\s(?:Jr|Sr)\.?)?`;
/** How a report brings in a private person: by age, as a suspect or victim, or by what was done to them. */
const introduced = [
  new RegExp(`${name},?\\s\\(?(?:aged? )?\\d{1,2}(?!\\d)[,)]?`, 'gu'),
  new RegExp(
    `(?:suspects?|victims?|identified as|named as|defendant|gunman|attacker|driver),?\\s(?:as\\s)?${name}`,
    'gu',
  ),
  new RegExp(
    `${name},?\\s(?:was|were|has been|is|wurde|a été|fue|foi|è stat[oa]|werd)\\s(?:arrested|charged|convicted|sentenced|accused|killed|stabbed|shot|verhaftet|festgenommen|angeklagt|verurteilt|arrêtée?|condamnée?|detenid[oa]|acusad[oa]|condenad[oa]|pres[oa]|arrestat[oa]|gearresteerd|aangehouden)`,
    'gu',
  ),
];
/** A house in a street, in the languages that part words by spaces. */
const address =
  /(?<!\p{L})(?:\d{1,5}\s(?:\p{Lu}[\p{L}'’.-]+\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Way|Terrace)(?!\p{L})|(?:\d{3,5}|the \d{3,5}) block of\s|\p{L}+(?:straße|strasse|weg|gasse|platz)\s\d{1,4}|\d{1,4},?\s(?:rue|avenue|boulevard)\s|(?:calle|avenida|rua|via|viale)\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?,?\s\d{1,4}|\p{L}+(?:straat|laan)\s\d{1,4})/u;

/** Letters of a text read for the people it brings in. */
const readLetters = 20_000;

/**
 * Tells which statements must not be drawn: in a text about crime or accusation, those with an address or the name of a
 * person who is known only from the report. A name in the title is the source's own choice and stays.
 */
export function privacyOf(title: string, sentences: readonly string[]): (text: string) => boolean {
  const opening = [title, ...sentences.slice(0, 4)].join(' ');
  if (!crime.test(opening)) return () => false;
  const body = sentences.join('\n').slice(0, readLetters);
  const inTitle = new Set(wordsIn(title));
  const families = new Set(
    introduced
      .flatMap((pattern) => [...body.matchAll(pattern)].map(({ groups }) => groups?.family ?? ''))
      .filter((family) => family !== '' && !inTitle.has(family)),
  );
  return (text) => address.test(text) || wordsIn(text).some((word) => families.has(word.replace(/['’]s$/, '')));
}

/** What limits a finding: said once where the source says it. */
export const caveat =
  /(?<!\p{L})(?:observational|preliminary|not (?:yet )?(?:been )?peer[- ]reviewed|(?:does|do|did|can|could)(?: not|n['’]t|not) (?:prove|show cause|establish)|correlation|small (?:sample|study|number of)|limitations?|more research|further (?:research|studies)|too early to|(?:is|it['’]s|remains) (?:not (?:yet )?clear|unclear) (?:if|whether|how)|caution(?:ed)?|not conclusive|vorläufig\w*|beobachtungsstudie|nicht bewiesen|weitere (?:forschung|studien)|préliminaires?|d['’]autres études|ne prouve|preliminar(?:es)?|no demuestra|más estudios|más investigación|não prova|mais estudos|preliminari|non dimostra|altri studi|voorlopig\w*|meer onderzoek)(?!\p{L})|予備的|さらなる研究|初步|进一步研究|أولية|مزيد من الدراسات/iu;
