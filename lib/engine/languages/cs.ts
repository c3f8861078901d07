import type { Examples } from './examples.ts';
import { type Language, list } from './language.ts';
import type { FigureWords } from './words/figure-words.ts';
import type { GrammarWords } from './words/grammar-words.ts';

const figures: FigureWords = {
  shopCurrencies: 'Kč',
  currencyBehind: 'Kč',
};

const grammar: GrammarWords = {
  joints:
    'v ve na z ze do od ode pro po při přes pod nad za o u k ke s se i a nebo ani ale však že aby by jak než zda protože když kde který která které kteří kterých kterým kterou kterého co mezi před bez kolem během podle kvůli díky kromě místo velmi také jen už ještě',
  others:
    'je jsou byl byla bylo byli byly bude budou být může mohou lze musí má mají měl měla měli já ty on ona ono my vy oni mě mně tebe tobě ho jeho její jejich jí jim nás nám vás vám se si svůj svá své svého ten ta to ti ty toho té těch tomu tím tak tu tam teď kdo co jaký jaká jaké více méně jiný jiná jiné každý všechno všichni všechny sám sama samo',
  backward:
    'on ona ono oni jeho její jejich ten ta to ti ty tento tato toto tito tyto tam tady zde proto tedy ale však a i také navíc oba obě',
  connectives:
    'však|navíc|kromě toho|samozřejmě|například|jinými slovy|bohužel|naštěstí|nakonec|na druhou stranu|a|ale',
  coordinators: 'a i ale',
  second: 'ale protože ačkoli pokud',
  dependent: 'pokud když ačkoli protože aby než po před při bez místo díky kdo co kde jak',
  trailing: 'včetně|například|zejména|především',
  relative: 'který která které kteří kterého kterých kterým kterou',
  limiting: 'jen pouze',
  denying: 'bez žádný žádná žádné',
  and: 'a i nebo',
  binding:
    'ne není nejsou nikdy nikdo nic žádný žádná žádné bez ani ale pokud jen pouze možná pravděpodobně údajně může mohou mohl mohla ačkoli však téměř skoro kolem kromě',
  speech:
    'řekl řekla řekli uvedl uvedla uvedli uvádí říká tvrdí dodal dodala napsal napsala podle oznámil oznámila sdělil sdělila vysvětlil',
  personal: 'já mě mně můj moje má my nás nám náš naše našeho ty tebe tobě tvůj tvoje vy vás vám váš vaše jsem jsme',
  subjects: 'já ty on ona ono my vy oni ten ta to',
  ownAbbreviations: 'dr prof ing mgr mudr doc např tzv atd apod tj tis mil mld str sv hod',
};

export const cs: Language = {
  code: 'cs',
  name: 'Čeština',
  direction: 'ltr',
  quotationMarks: ['„', '“'],
  hasSpaces: true,
  ordinalsHaveStops: true,
  partOfWhole: '{part} z {whole}',
  months: list(
    'leden,ledna|únor,února|březen,března|duben,dubna|květen,května|červen,června|červenec,července|srpen,srpna|září|říjen,října|listopad,listopadu|prosinec,prosince',
  ),
  gate: {
    harm: {
      groups: 'židé|židi|muslimové|romové|cikáni|migranti|uprchlíci|cizinci|černoši|ženy|homosexuálové|gayové',
      copula: String.raw`(?<!\p{L})(?:jsou|nejsou nic než)(?!\p{L})`,
      dehumanising: 'havěť|krysy|švábi|paraziti|podlidé|zvířata',
      threats: 'zabiju (?:tě|vás|ho|ji)|zastřelím (?:tě|vás|ho|ji)|podříznu (?:tě|vás)',
      selfHarm: String.raw`zabij se|oběs se|(?:chci|chtěl\p{L}* bych) (?:se zabít|spáchat sebevraždu|umřít)|pořež se`,
    },
    gravity: {
      conflict: String.raw`raket(?:y|ami|ou|ový)?(?: útok\p{L}*)|dron(?:ový|ové|ů) útok\p{L}*|bombardov\p{L}*|teroris\p{L}*|střelb\p{L}*`,
      grave: String.raw`smrt\p{L}*|zemřel\p{L}*|zabit\p{L}*|vražd\p{L}*|válk\p{L}*|zahynul\p{L}*|sebevražd\p{L}*|znásiln\p{L}*|zemětřesení|rukojmí|oběť|oběti|obětí|ostřelov\p{L}*|zraněn\p{L}*|pohřešov\p{L}*`,
      mild: String.raw`požár\p{L}*|povod(?:eň|ně|ní)|záplav\p{L}*|nehod\p{L}*|obžalov\p{L}*|odsouzen\p{L}*|zatčen\p{L}*|vazb[ay]`,
    },
  },
  figures,
  brief: {
    dangling: {
      continuing:
        'však|ale|a|i|proto|tedy|tudíž|navíc|kromě toho|také|rovněž|zároveň|mezitím|poté|potom|pak|předtím|od té doby|tam|tady|zde|například|jinými slovy|na druhou stranu|naopak|přesto|přitom|díky (?:tomu|nim)|kvůli tomu|z toho důvodu|on|ona|oni|ono|to|tento|tato|toto|tito|tyto|ten|ta|oba|obě|jeden z nich|někteří z nich|druhý den|později|dříve|bohužel|naštěstí|jinak|stejně tak|nakonec|zkrátka',
    },
  },
  grammar,
};

export const examples: Examples = {
  grave: 'Při zemětřesení zahynulo dvanáct lidí',
  harmless: 'Cyklostezka byla letos v létě obnovena',
  date: ['29. října 1923', 1923.8],
  harmful: 'Migranti jsou paraziti.',
};
