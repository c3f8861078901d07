import type { Point } from '../../brief.ts';
import { numberOf } from '../numbering.ts';
import type { ParallelPoints } from '../parallel.ts';
import type { RankedSentence } from '../rank.ts';
import { shorten } from '../shorten.ts';
import { capitalize } from '../text.ts';
import { type Finding, most, type Reading } from './reading.ts';

/** Titles that promise to show how something is done. */
const howTo =
  /(?<!\p{L})(?:how to|how do (?:i|you)|step[- ]by[- ]step|in \w+ (?:easy |simple )?steps|guide to|recipe|tutorial|instructions|so (?:geht|funktioniert|machen|bauen|gelingt)\w*|anleitung|schritt für schritt|rezept|comment(?= )(?!.*\?$)|étapes?|recette|mode d['’]emploi|cómo|paso a paso|receta|instrucciones|como (?:fazer|usar|criar|montar|instalar)|passo a passo|receita|come (?:fare|si|creare|usare|preparare)|passo dopo passo|ricetta|hoe (?:je|maak|werkt|doe)|stap voor stap|stappenplan|recept)(?!\p{L})|方法|手順|作り方|やり方|の仕方|步骤|如何|教程|怎么|做法|كيف(?:ية)?|خطوات|طريقة/iu;
/** Titles of collections: their numbers count, they do not order. */
const collection =
  /(?<!\p{L})(?:reasons?|ways?|tips?|habits?|hacks?|facts?|things?|myths?|ideas?|best|top|worst|examples?|mistakes?|trends?|lessons?|quotes?|findings?|gründe|tipps|gewohnheiten|dinge|fakten|ideen|mythen|fehler|raisons|conseils|astuces|choses|idées|erreurs|razones|consejos|trucos|hábitos|cosas|formas|errores|motivos|razões|dicas|coisas|erros|motivi|consigli|cose|modi|errori|redenen|manieren|dingen|feiten|fouten)(?!\p{L})|理由|選|のこと|个(?:理由|方法|习惯|技巧|建议)|つの(?:方法|理由|習慣|コツ)|أسباب|نصائح/iu;
/** "6 habits", "Cinco consejos": what a title counts has no order even where it shows how. */
const counted = new RegExp(
  `(?:\\d|(?<!\\p{L})(?:three|four|five|six|seven|eight|nine|ten|drei|vier|fünf|sechs|sieben|acht|neun|zehn|trois|quatre|cinq|sept|huit|neuf|dix|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|três|quatro|sete|oito|nove|dez|tre|quattro|cinque|sei|sette|otto|dieci|drie|vijf|zes|zeven|negen|tien))\\s(?:\\p{L}+\\s){0,2}?(?:${collection.source})|[一二三四五六七八九十]个(?:方法|理由|习惯|技巧|建议)|[一二三四五六七八九十]つの(?:方法|理由|習慣|コツ)|^خمس|^سبع|^عشر`,
  'iu',
);
/** Headings and items that call themselves steps. */
const stepName =
  /^(?:step|schritt|étape|paso|passo|passaggio|stap|fase|phase)\s*\d{1,2}(?!\p{L})|^(?:手順|ステップ|步骤)\s*\d{1,2}|^第\d{1,2}步|^الخطوة/iu;

/** Words that open the first, a following and the last of several steps. */
const sequence = {
  first:
    /^(?:first(?:ly)?|to (?:start|begin)|begin by|start by|zuerst|zunächst|als erstes|d['’]abord|tout d['’]abord|premièrement|primero|en primer lugar|para empezar|primeiro|em primeiro lugar|per prima cosa|prima di tutto|innanzitutto|eerst|ten eerste|まず|最初に|首先|第一步|أولا)(?![\p{L}])/iu,
  next: /^(?:second(?:ly)?|third(?:ly)?|next|then|after that|afterwards?|now|dann|danach|anschließend|als nächstes|nun|ensuite|puis|après cela|deuxièmement|luego|después|a continuación|en segundo lugar|depois|em seguida|a seguir|poi|dopo|in seguito|quindi|daarna|vervolgens|dan|次に|それから|続いて|然后|接着|其次|ثم|بعد ذلك|ثانيا)(?![\p{L}])/iu,
  last: /^(?:finally|lastly|at last|in the end|schließlich|zuletzt|zum schluss|enfin|pour finir|finalement|por último|finalmente|por fim|infine|alla fine|tot slot|ten slotte|最後に|最后|أخيرا|وأخيرا)(?![\p{L}])/iu,
};

/** Drawn letters of one step. */
const budget = 100;
/** Sentences that may stand between two steps. */
const widestGap = 4;

/** A run of sentences that open with "First", "Then" … "Finally", near each other: each is a step. */
function toldSteps({ ranked, words }: Reading): Point[] {
  const starts = ranked.flatMap(({ text }, index) => (sequence.first.test(text) ? [index] : []));
  for (const start of starts) {
    const run: RankedSentence[] = [];
    let previous = ranked[start]?.index ?? 0;
    for (const sentence of ranked.slice(start)) {
      if (sentence.index - previous > widestGap) break;
      const opens = [sequence.next, sequence.last].some((pattern) => pattern.test(sentence.text));
      if (sentence.index !== ranked[start]?.index && !opens) continue;
      run.push(sentence);
      previous = sentence.index;
      if (sequence.last.test(sentence.text)) break;
    }
    if (run.length < 3) continue;
    const steps = run.flatMap(({ text }): Point[] => {
      const heading = shorten(text, budget, words);
      return heading === undefined ? [] : [{ heading: capitalize(heading), sentence: text }];
    });
    if (steps.length === run.length) return steps;
  }
  return [];
}

/** Things to do one after another: numbered headings, ordered lists that are the text, or "First … Then … Finally". */
export function findSteps(reading: Reading, parallel: ParallelPoints | undefined): Finding | undefined {
  const { document, fullTitle, outline } = reading;
  const shows = howTo.test(fullTitle) || /^(?:HowTo|Recipe)$/.test(document.metadata.schemaType ?? '');
  const collects = (collection.test(fullTitle) && !howTo.test(fullTitle)) || counted.test(fullTitle);
  if (parallel?.ordered && parallel.points.length >= 3) {
    const isNamed = outline.sections.filter(({ heading }) => stepName.test(heading)).length >= 3;
    // Numbers before headings count the parts of minutes or a report as well.
    const isNumbered = outline.sections.filter(({ heading }) => numberOf(heading) !== undefined).length >= 3;
    const score = isNamed ? 0.9 : collects ? 0.2 : shows ? 0.9 : isNumbered ? 0.4 : 0.6;
    return { layout: 'steps', score, points: parallel.points, ordered: true };
  }
  const told = toldSteps(reading);
  return told.length >= 3
    ? { layout: 'steps', score: shows ? 0.8 : told.length >= 4 ? 0.5 : 0.4, points: told.slice(0, most), ordered: true }
    : undefined;
}
