import { looks as lookList, type Mood } from '../brand/theme.ts';
import { type Layout, layouts, type Steering } from '../brief.ts';
import { type Shape, shapes } from '../modules.ts';
import { askedCount, type PictureWishes, readPictureWishes } from './picture-wishes.ts';

/** How much a picture says: one message, headings alone, or all there is room for. */
export type Density = 'single' | 'sparse' | 'normal';

/** What the request's notes ask for. Nothing of their words is ever drawn. */
export interface Wishes extends PictureWishes {
  /** The layout they name. */
  readonly layout?: Layout;
  /** The shape they name: a layout, or a shape of one module ("layout: funnel"). */
  readonly shape?: Shape;
  /** The composition they name ("Design: bento."), by the name that a picture of it reported. */
  readonly composition?: string;
  /** Looks they name, in the order of the notes; "Look: night." goes before all. */
  readonly looks: readonly Mood[];
  /** Most points of parallel ones, and of plain statements, which read slower. */
  readonly most: { readonly parallel: number; readonly statements: number };
  /** Whether the surface is looked at for a moment. */
  readonly density: Density;
}

/** Names of the layouts in the ten languages. The longer name comes first where one holds another. */
const layoutNames: readonly (readonly [Layout, RegExp])[] = [
  [
    'pros-cons',
    /(?<!\p{L})pros?[\s-]*(?:and|&|\/|\+|vs\.?)?[\s-]*(?:cons?|contras?)(?!\p{L})|(?<!\p{L})vor- und nachteile(?!\p{L})|(?<!\p{L})pour et (?:le )?contre(?!\p{L})|(?<!\p{L})avantages et inconvénients(?!\p{L})|(?<!\p{L})ventajas y desventajas(?!\p{L})|(?<!\p{L})vantagens e desvantagens(?!\p{L})|(?<!\p{L})pr[oó]s e contras(?!\p{L})|(?<!\p{L})vantaggi e svantaggi(?!\p{L})|(?<!\p{L})voor- en nadelen(?!\p{L})|メリット・?デメリット|优缺点|利弊|المزايا والعيوب/iu,
  ],
  [
    'steps',
    /(?<!\p{L})steps?(?:[\s-]by[\s-]step)?(?!\p{L})|(?<!\p{L})schritte?(?!\p{L})|(?<!\p{L})schritt für schritt(?!\p{L})|(?<!\p{L})étapes?(?!\p{L})|(?<!\p{L})pasos?(?!\p{L})|(?<!\p{L})passos?(?!\p{L})|(?<!\p{L})pass(?:i|aggi)(?!\p{L})|(?<!\p{L})stapp(?:en|enplan)(?!\p{L})|手順|ステップ|步骤|خطوات/iu,
  ],
  [
    'timeline',
    /(?<!\p{L})time[\s-]?line(?!\p{L})|(?<!\p{L})zeit(?:leiste|strahl|achse)(?!\p{L})|(?<!\p{L})frise(?: chronologique)?(?!\p{L})|(?<!\p{L})chronologie(?!\p{L})|(?<!\p{L})línea (?:de tiempo|temporal)(?!\p{L})|(?<!\p{L})linha do tempo(?!\p{L})|(?<!\p{L})linea del tempo(?!\p{L})|(?<!\p{L})cronolog[ií]a(?!\p{L})|(?<!\p{L})tijdlijn(?!\p{L})|年表|タイムライン|时间线|时间轴|جدول زمني|خط زمني/iu,
  ],
  [
    'comparison',
    /(?<!\p{L})compar(?:e|ison|ed)(?!\p{L})|(?<!\p{L})versus(?!\p{L})|(?<!\p{L})side[\s-]by[\s-]side(?!\p{L})|(?<!\p{L})vergleich(?!\p{L})|(?<!\p{L})gegenüberstellung(?!\p{L})|(?<!\p{L})comparaison(?!\p{L})|(?<!\p{L})comparati[fv]\w*|(?<!\p{L})comparaci(?:ó)n(?!\p{L})|(?<!\p{L})comparaç(?:ã)o(?!\p{L})|(?<!\p{L})confronto(?!\p{L})|(?<!\p{L})vergelijking(?!\p{L})|比較|对比|比较|مقارنة/iu,
  ],
  [
    'statistics',
    /(?<!\p{L})statistics?(?!\p{L})|(?<!\p{L})stats(?!\p{L})|(?<!\p{L})(?:key|big) (?:numbers|figures)(?!\p{L})|(?<!\p{L})statistik(?:en)?(?!\p{L})|(?<!\p{L})(?:große |wichtige )?zahlen(?!\p{L})|(?<!\p{L})chiffres(?: clés)?(?!\p{L})|(?<!\p{L})statistiques?(?!\p{L})|(?<!\p{L})estad[ií]sticas?(?!\p{L})|(?<!\p{L})cifras(?!\p{L})|(?<!\p{L})estatísticas?(?!\p{L})|(?<!\p{L})statistic(?:he|a)(?!\p{L})|(?<!\p{L})cijfers(?!\p{L})|(?<!\p{L})statistieken(?!\p{L})|統計|统计|数字で|大数字|إحصا(?:ءات|ئيات)|أرقام/iu,
  ],
  [
    'ranking',
    /(?<!\p{L})rank(?:ing|ed)?(?!\p{L})|(?<!\p{L})bar (?:chart|graph)(?!\p{L})|(?<!\p{L})bars(?!\p{L})|(?<!\p{L})rangliste(?!\p{L})|(?<!\p{L})balkendiagramm(?!\p{L})|(?<!\p{L})classement(?!\p{L})|(?<!\p{L})histogramme(?!\p{L})|(?<!\p{L})gráfico de barras(?!\p{L})|(?<!\p{L})classifica(?!\p{L})|(?<!\p{L})grafico a barre(?!\p{L})|(?<!\p{L})ranglijst(?!\p{L})|(?<!\p{L})staafdiagram(?!\p{L})|ランキング|棒グラフ|排名|排行|柱状图|条形图|ترتيب/iu,
  ],
  [
    'proportion',
    /(?<!\p{L})proportions?(?!\p{L})|(?<!\p{L})pie(?: chart)?(?!\p{L})|(?<!\p{L})do(?:ugh)?nut(?!\p{L})|(?<!\p{L})(?:torten|kreis)diagramm(?!\p{L})|(?<!\p{L})anteile(?!\p{L})|(?<!\p{L})camembert(?!\p{L})|(?<!\p{L})gráfico (?:circular|de pizza|de torta|de pastel)(?!\p{L})|(?<!\p{L})proporci(?:ó)n(?!\p{L})|(?<!\p{L})proporç(?:ã)o(?!\p{L})|(?<!\p{L})grafico a torta(?!\p{L})|(?<!\p{L})taartdiagram(?!\p{L})|円グラフ|割合|饼图|比例|مخطط دائري|نسب/iu,
  ],
  [
    'cycle',
    /(?<!\p{L})cycle(?!\p{L})|(?<!\p{L})loop(?!\p{L})|(?<!\p{L})kreislauf(?!\p{L})|(?<!\p{L})zyklus(?!\p{L})|(?<!\p{L})ciclo(?!\p{L})|(?<!\p{L})kringloop(?!\p{L})|(?<!\p{L})cyclus(?!\p{L})|循環|サイクル|循环|دورة/iu,
  ],
  [
    'hierarchy',
    /(?<!\p{L})hierarch(?:y|ie)(?!\p{L})|(?<!\p{L})tree(?!\p{L})|(?<!\p{L})org(?:ani[sz]ation)? chart(?!\p{L})|(?<!\p{L})pyramid(?!\p{L})|(?<!\p{L})organigramm(?!\p{L})|(?<!\p{L})baumdiagramm(?!\p{L})|(?<!\p{L})hiérarchie(?!\p{L})|(?<!\p{L})arbre(?!\p{L})|(?<!\p{L})jerarquía(?!\p{L})|(?<!\p{L})árbol(?!\p{L})|(?<!\p{L})hierarquia(?!\p{L})|(?<!\p{L})árvore(?!\p{L})|(?<!\p{L})gerarchia(?!\p{L})|(?<!\p{L})albero(?!\p{L})|(?<!\p{L})hiërarchie(?!\p{L})|階層|ツリー|层级|层次|هرم/iu,
  ],
  [
    'quote',
    /(?<!\p{L})(?:a |pull )?quot(?:e|ation)(?!\p{L})|(?<!\p{L})zitat(?!\p{L})|(?<!\p{L})citations?(?!\p{L})|(?<!\p{L})cita(?!\p{L})|(?<!\p{L})citaç(?:ã)o(?!\p{L})|(?<!\p{L})citazione(?!\p{L})|(?<!\p{L})citaat(?!\p{L})|引用|名言|اقتباس/iu,
  ],
  [
    'parts',
    /(?<!\p{L})parts(?: map)?(?!\p{L})|(?<!\p{L})anatomy(?!\p{L})|(?<!\p{L})components(?!\p{L})|(?<!\p{L})bestandteile(?!\p{L})|(?<!\p{L})composants(?!\p{L})|(?<!\p{L})partes(?!\p{L})|(?<!\p{L})componentes(?!\p{L})|(?<!\p{L})onderdelen(?!\p{L})|(?<!\p{L})parti(?!\p{L})|構成要素|部品|组成部分|أجزاء/iu,
  ],
  [
    'list',
    /(?<!\p{L})(?:bullet(?:ed)? )?list(?!\p{L})|(?<!\p{L})bullets(?!\p{L})|(?<!\p{L})bullet points(?!\p{L})|(?<!\p{L})liste(?!\p{L})|(?<!\p{L})lista(?!\p{L})|(?<!\p{L})elenco(?!\p{L})|(?<!\p{L})lijst(?!\p{L})|箇条書き|リスト|列表|قائمة/iu,
  ],
];

const lookNames: readonly (readonly [Mood, RegExp])[] = [
  [
    'minimal',
    /(?<!\p{L})minimal(?:ist|istic|istisch|iste|ista|e|istico)?(?!\p{L})|(?<!\p{L})clean(?!\p{L})|(?<!\p{L})simple(?!\p{L})|(?<!\p{L})schlicht(?!\p{L})|(?<!\p{L})épuré(?!\p{L})|(?<!\p{L})sobre(?!\p{L})|(?<!\p{L})sencillo(?!\p{L})|(?<!\p{L})semplice(?!\p{L})|(?<!\p{L})strak(?!\p{L})|(?<!\p{L})white[\s-]?space(?!\p{L})|(?<!\p{L})wei(?:ß|ss)raum(?!\p{L})|(?<!\p{L})beaucoup de blanc(?!\p{L})|(?<!\p{L})espacio en blanco(?!\p{L})|(?<!\p{L})espaço em branco(?!\p{L})|(?<!\p{L})spazio bianco(?!\p{L})|(?<!\p{L})(?:veel wit|witruimte)(?!\p{L})|(?<!\p{L})dużo bieli(?!\p{L})|ミニマル|シンプル|余白|极简|简约|简洁|留白|여백|بسيط|مساحات بيضاء/iu,
  ],
  [
    'bold',
    /(?<!\p{L})bold(?:er)?(?!\p{L})|(?<!\p{L})loud(?!\p{L})|(?<!\p{L})striking(?!\p{L})|(?<!\p{L})kräftig(?:er)?(?!\p{L})|(?<!\p{L})mutig(?!\p{L})|(?<!\p{L})plakativ(?!\p{L})|(?<!\p{L})audacieux(?!\p{L})|(?<!\p{L})affirmé(?!\p{L})|(?<!\p{L})atrevido(?!\p{L})|(?<!\p{L})marcante(?!\p{L})|(?<!\p{L})deciso(?!\p{L})|(?<!\p{L})in evidenza(?!\p{L})|(?<!\p{L})vette(?:re)?(?!\p{L})|(?<!\p{L})wyra(?:zist|źniejs)\p{L}{1,3}(?!\p{L})|(?<!\p{L})audaz(?!\p{L})|(?<!\p{L})llamativo(?!\p{L})|(?<!\p{L})arrojado(?!\p{L})|(?<!\p{L})audace(?!\p{L})|(?<!\p{L})gewaagd(?!\p{L})|(?<!\p{L})opvallend(?!\p{L})|大胆|力強|大きく|醒目|굵게|강렬|جريء|أبرز/iu,
  ],
  [
    'dark',
    /(?<!\p{L})dark(?:er)?(?!\p{L})|(?<!\p{L})night(?!\p{L})|(?<!\p{L})black background(?!\p{L})|(?<!\p{L})dunk(?:el|ler)(?!\p{L})|(?<!\p{L})dunkle[rsmn]?(?!\p{L})|(?<!\p{L})(?:sombre|foncé)(?!\p{L})|(?<!\p{L})oscuro(?!\p{L})|(?<!\p{L})escuro(?!\p{L})|(?<!\p{L})scuro(?!\p{L})|(?<!\p{L})donker(?:der)?(?!\p{L})|(?<!\p{L})ciemn\p{L}+|어둡|어두|ダーク|暗い|深色|暗色|داكن/iu,
  ],
  [
    'light',
    /(?<!\p{L})light(?!\p{L})|(?<!\p{L})bright(?!\p{L})|(?<!\p{L})white background(?!\p{L})|(?<!\p{L})hell(?:e[rsmn]?)?(?!\p{L})|(?<!\p{L})clair(?!\p{L})|(?<!\p{L})claro(?!\p{L})|(?<!\p{L})chiaro(?!\p{L})|(?<!\p{L})licht(?!\p{L})|明るい|浅色|明亮|فاتح/iu,
  ],
  [
    'playful',
    /(?<!\p{L})playful(?!\p{L})|(?<!\p{L})fun(?!\p{L})|(?<!\p{L})cheerful(?!\p{L})|(?<!\p{L})verspielt(?!\p{L})|(?<!\p{L})fröhlich(?!\p{L})|(?<!\p{L})ludique(?!\p{L})|(?<!\p{L})divertido(?!\p{L})|(?<!\p{L})lúdico(?!\p{L})|(?<!\p{L})giocoso(?!\p{L})|(?<!\p{L})speels(?!\p{L})|遊び心|ポップ|活泼|俏皮|مرح/iu,
  ],
  [
    'editorial',
    /(?<!\p{L})editorial(?!\p{L})|(?<!\p{L})newspaper(?!\p{L})|(?<!\p{L})magazine(?!\p{L})|(?<!\p{L})serious(?!\p{L})|(?<!\p{L})redaktionell(?!\p{L})|(?<!\p{L})zeitung(?!\p{L})|(?<!\p{L})éditorial(?!\p{L})|(?<!\p{L})periodístico(?!\p{L})|(?<!\p{L})jornalístico(?!\p{L})|(?<!\p{L})editoriale(?!\p{L})|(?<!\p{L})redactioneel(?!\p{L})|新聞|雑誌|杂志|报纸|صحفي/iu,
  ],
  [
    'colourful',
    /(?<!\p{L})colou?rful(?!\p{L})|(?<!\p{L})vibrant(?!\p{L})|(?<!\p{L})vivid(?!\p{L})|(?<!\p{L})bunt(?!\p{L})|(?<!\p{L})farbenfroh(?!\p{L})|(?<!\p{L})coloré(?!\p{L})|(?<!\p{L})colorido(?!\p{L})|(?<!\p{L})colorato(?!\p{L})|(?<!\p{L})kleurrijk(?!\p{L})|カラフル|彩色|多彩|ملون/iu,
  ],
];

/** Asks for fewer points, in the languages that the extension speaks. */
const fewPoints =
  /(?<!\p{L})(?:few(?:er)?|less) (?:bullet )?(?:points|bullets|items|rows)(?!\p{L})|(?<!\p{L})(?:weniger|wenige) (?:stich)?punkte(?!\p{L})|(?<!\p{L})(?:moins|peu) de points(?!\p{L})|(?<!\p{L})(?:menos|pocos) puntos(?!\p{L})|(?<!\p{L})(?:menos|poucos) (?:pontos|itens)(?!\p{L})|(?<!\p{L})(?:meno|pochi) punti(?!\p{L})|(?<!\p{L})(?:minder|weinig) punten(?!\p{L})|(?<!\p{L})(?:mniej|mało) punktów(?!\p{L})|(?:項目|要点|ポイント)(?:数)?[をは]?(?:少な|減ら|絞)|要点(?:更|要)?少|(?:更|较)?少(?:一)?些?的?要点|(?:항목|요점)[은을]? ?(?:적|줄)|نقاط (?:أقل|قليلة)/iu;

/** Asks for fewer words, likewise. */
const fewWords =
  /(?<!\p{L})(?:few(?:er)?|less|little) (?:words|text)(?!\p{L})|(?<!\p{L})(?:shorter|concise)(?!\p{L})|(?<!\p{L})(?:weniger|wenig|wenige|kaum) (?:text|wörter|worte)(?!\p{L})|(?<!\p{L})(?:kürzer|knapper)(?!\p{L})|(?<!\p{L})(?:moins|peu) de (?:mots|texte)(?!\p{L})|(?<!\p{L})plus court(?!\p{L})|(?<!\p{L})(?:menos|pocas|poco) (?:palabras|texto)(?!\p{L})|(?<!\p{L})(?:menos|poucas|pouco) (?:palavras|texto)(?!\p{L})|(?<!\p{L})(?:meno|poche|poco) (?:parole|testo)(?!\p{L})|(?<!\p{L})(?:minder|weinig) (?:woorden|tekst)(?!\p{L})|(?<!\p{L})korter(?!\p{L})|(?<!\p{L})(?:mniej|mało) (?:słów|tekstu)(?!\p{L})|(?:言葉|文字|文章)(?:数)?[をは]?(?:少な|減ら)|(?:更|较)?少(?:一)?些?的?文字|文字(?:更|要)?少|글[은을]? ?(?:적|줄)|(?:كلمات|نصوص) (?:أقل|قليلة)/iu;

/** What turns a wish into its opposite, right before it. */
const denied =
  /(?:(?<!\p{L})(?:no|not|without|never|avoid|don['’]t|do not|instead of|rather than|kein\w*|nicht|ohne|pas(?: de)?|sans|sin|sem|não|senza|non|geen|niet|zonder)\s(?:\p{L}+\s){0,2}|(?:不要|不用|别)\p{L}{0,4}|بدون\s|لا\s)$/iu;
/** Notes may be long and hostile: they are read by their start. */
const readLetters = 1500;

/** The first place where a name stands undenied; -1 for none. */
function findPlace(pattern: RegExp, notes: string): number {
  if (notes === '') return -1;
  for (const { index } of notes.matchAll(new RegExp(pattern, `${pattern.flags}g`)))
    if (!denied.test(notes.slice(Math.max(0, index - 40), index))) return index;
  return -1;
}

function namedIn<Name>(names: readonly (readonly [Name, RegExp])[], notes: string): Name[] {
  return names
    .map(([name, pattern]) => ({ name, at: findPlace(pattern, notes) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

const usual = { parallel: 7, statements: 8 };
/** Surfaces that are looked at for a moment, or beside a text of their own, carry fewer points. */
const maxOn: Readonly<Record<string, { readonly parallel: number; readonly statements: number }>> = {
  story_reel: { parallel: 4, statements: 3 },
  blog_header: { parallel: 3, statements: 3 },
  linkedin_carousel_slide: { parallel: 5, statements: 4 },
};

/** What is left where fewer were asked for: less would be no list. */
const few = 3;

const densityOf: Readonly<Record<string, Density>> = { story_reel: 'sparse', blog_header: 'single' };

const designSentence = /(?:^|\s)Design: ([a-z-]{1,20})\.(?=\s|$)/;
const lookSentence = /(?:^|\s)Look: ([a-z-]{1,20})\.(?=\s|$)/;

/**
 * Reads the notes; `layout: steps` and "as a timeline" name a layout, plain words like "dark" a look, and "fewer points" or
 * "few words" how much is said.
 */
export function readSteering({ styleNotes = '', referenceNote = '', outcome = '' }: Steering): Wishes {
  const given = styleNotes.slice(0, readLetters);
  const composition = designSentence.exec(given)?.[1];
  const look = lookList.find((name) => name === lookSentence.exec(given)?.[1]);
  // A composition's name may be a layout's as well, which asks for something else.
  const notes = given.replace(designSentence, ' ').replace(lookSentence, ' ');
  const told = /(?<!\p{L})layout\s*[:=]\s*([a-z-]+)/iu.exec(notes)?.[1]?.toLowerCase();
  const toldShape = shapes.find((name) => name === told);
  const layout = layouts.find((name) => name === told) ?? (toldShape ? undefined : namedIn(layoutNames, notes)[0]);
  const shape = toldShape ?? layout;
  const asked = askedCount(notes);
  const most = Object.hasOwn(maxOn, outcome) ? (maxOn[outcome] ?? usual) : usual;
  const hasFewPoints = findPlace(fewPoints, notes) >= 0;
  const hasFewWords = findPlace(fewWords, notes) >= 0;
  const density = Object.hasOwn(densityOf, outcome) ? (densityOf[outcome] ?? 'normal') : 'normal';
  return {
    ...(layout ? { layout } : {}),
    ...(shape ? { shape } : {}),
    ...(composition ? { composition } : {}),
    ...readPictureWishes(notes),
    looks: [
      ...new Set([
        ...(look ? [look] : []),
        ...namedIn(lookNames, notes),
        ...namedIn(lookNames, referenceNote.slice(0, readLetters)),
      ]),
    ],
    most: {
      parallel: asked ? Math.max(asked, few) : hasFewPoints ? few : most.parallel,
      statements: asked ? Math.max(asked, few) : hasFewPoints || hasFewWords ? few : most.statements,
    },
    density: hasFewWords && density === 'normal' ? 'sparse' : density,
  };
}
