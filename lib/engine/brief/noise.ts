import { isUnspaced, wordsIn } from './text.ts';

/**
 * What pages put between the lines of an article, by its words, over all languages. A block that matches says nothing
 * about the topic.
 */
const boilerplate = [
  // Calls to do something on the site
  /\b(?:sign up|subscribe|newsletters?|log ?in|click here|read more|more on this|follow (?:us|me|him|her|them) on|share this|join the (?:conversation|discussion)|leave a (?:comment|reply)|your email|unsubscribe|download (?:the|our) app|available on amazon|enable javascript|watch (?:now|below|the video)|listen (?:now|to (?:this|the (?:episode|podcast)))|scroll (?:down|to continue)|continue reading|skip to|see also|related (?:articles?|stor(?:y|ies)|posts?|topics?|links)|you (?:may|might) also (?:like|enjoy)|check (?:it )?out (?:our|my|the|here)|information(?:al)? purposes|paying subscribers|stay tuned|get in touch|contact (?:us|me|the author)|donate|deals? roundup|price guide|instant discounts?|coupons?|promo codes?|can be found (?:here|in (?:this|our))|thanks for reading)\b/i,
  /\b(?:abonnieren|abonnements?|anmelden|lesen sie (?:auch|mehr)|mehr zum thema|mehr dazu|jetzt (?:lesen|kaufen|testen)|zum artikel|lisez aussi|lire aussi|à lire|lire ?:|en savoir plus|abonnez|inscrivez|partager|suscríb\w*|suscrib\w*|leer más|lea también|ver más|compartir|leia (?:também|mais)|assine|inscreva|saiba mais|compartilhe?|leggi anche|iscriviti|condividi|scopri di più|lees (?:ook|meer)|schrijf je in|abonneer)\b/i,
  /(?:関連記事|続きを読む|こちらをクリック|お問い合わせ|登録はこちら|无法播放|点击|扫码|关注我们|阅读更多|相关(?:阅读|新闻)|اقرأ أيضا|اشترك|للمزيد|تابعونا)/,
  // Reporters' formulas
  /\b(?:not involved (?:in|with) the|declined to comment|(?:could not|couldn['’]t) be reached|did(?: not|n['’]t) (?:immediately )?respond|request for comment|who asked not to be|spoke on condition|clockwise from)\b/i,
  // Credits and rights
  /(?:©|\(c\) ?\d{4}|\ball rights reserved\b|\bcopyright\b|getty images|shutterstock|\b(?:photo(?:graph)?s?|image|picture|video|illustration|credit|foto|bild|crédits?|imagen|fotografia)(?: credits?| by| courtesy)? ?[:/|]|\bphoto(?:graph)?s? by\b|\bfile photo\b|\bgraphic by\b|写真[:：]|图片来源|责任编辑)/i,
  // The site about itself
  /\b(?:advertis(?:ement|ing)|sponsored|affiliate|commission (?:from|on)|cookies?|privacy policy|terms of (?:use|service)|terms and conditions|disclaimer|disclosure|editor['’]s note|originally (?:appeared|published)|original article|this (?:article|story|post|page|column) (?:was|is|has|may)|updated? (?:at|on)|last (?:updated|modified)|press release|media contact|contributed to this report|is a (?:writer|reporter|journalist|columnist|staff writer|freelance)|about the author|reporting by|editing by|written by|posted (?:by|on|in)|filed under|tagged|spoilers?|anzeige|datenschutz|werbung|publicité|publicidad|publicidade|pubblicità|advertentie)\b/i,
  // Lines of a contents list
  /(?:\.\s?){4,12}\s*\d{1,4}\s*$/,
  // Code, addresses and left-over markup
  /(?:https?:\/\/\S+|\bwww\.\S+|[^\s@]{1,64}@[^\s@]{1,64}\.\w+|\{\{|\}\}|<\/?\w+>|\[\/?\w+\]|\\\w+\{|==|=>|\w=\w|::|_{2,}|\|\s)/,
] as const;

/** Longer texts are judged by their start, so that no pattern takes long over a text that was made to be slow. */
const judged = 2000;

/** Headings after which the article is over. */
const afterwards =
  /^(?:comments?|\d+ (?:comments?|responses?|replies)|leave a (?:comment|reply)|related\b.*|more (?:from|on|in|stories)\b.*|you (?:may|might) also.*|references?|footnotes?|(?:end)?notes|external links|further reading|see also|sources?|bibliography|about (?:the author|us)|share (?:this|on)\b.*|kommentare?|einzelnachweise|weblinks|literatur|siehe auch|quellen|commentaires?|références|notes et références|voir aussi|liens externes|comentarios?|referencias|véase también|enlaces externos|comentários?|referências|ver também|commenti|note|riferimenti|voci correlate|collegamenti esterni|reacties|bronnen|zie ook|関連項目|脚注|参考文献|外部リンク|コメント|参考资料|外部链接|相关阅读|评论|مراجع|انظر أيضا|وصلات خارجية|التعليقات)$/i;

/** Headings over text that is about something else than the topic. */
const aside =
  /^(?:preface|foreword|acknowledge?ments?|thanks|contents|table of contents|about (?:this|the)\b.*|contact|authors?|q ?& ?a|faqs?|disclaimer|disclosures?|history|etymology|vorwort|danksagung|inhalt|impressum|préface|remerciements|sommaire|prólogo|agradecimientos|índice|prefácio|prefazione|indice|voorwoord|inhoud|目次|目录|المحتويات)$/i;

/** Headings over what the text itself calls its sum. */
const summary =
  /^(?:.*\b(?:key (?:takeaways?|findings?|points?|facts?|insights?)|takeaways?|highlights|at a glance|in brief|tl;?dr|summary|abstract|conclusions?|results|findings|recommendations|the bottom line|bottom line)\b.*|.*\b(?:zusammenfassung|fazit|ergebnisse|auf einen blick|das wichtigste|kurz gesagt)\b.*|.*\b(?:résumé|conclusions?|résultats|en bref|l['’]essentiel|à retenir|points clés)\b.*|.*\b(?:resumen|conclusi(?:ón|ones)|resultados|en resumen|puntos clave)\b.*|.*\b(?:resumo|conclus(?:ão|ões)|resultados|em resumo|pontos-chave)\b.*|.*\b(?:riassunto|conclusion[ei]|risultati|in sintesi|in breve)\b.*|.*\b(?:samenvatting|conclusies?|resultaten|in het kort)\b.*|.*(?:まとめ|要約|結論|ポイント|摘要|总结|结论|要点|الخلاصة|خلاصة|ملخص|النتائج).*)$/i;

/** Names of parts that any paper, report or talk has: they say nothing of the topic. */
const label =
  /^(?:introduction|background|motivation|overview|context|preliminaries|terminology|definitions|notations?|(?:prior|previous|related) (?:work|research|studies)|literature(?: review)?|state of the art|theor(?:y|etical background)|(?:materials? and )?methods?|methodology|approach|data(?:sets?)?|setup|experiments?|experiment(?:al)? (?:setup|setting|settings|results|evaluation|design)|implementation|evaluation|analysis|results?(?: and discussion)?|findings|discussion|limitations|conclusions?(?: and .{1,30})?|concluding remarks|discussion and conclusions?|summary|abstract|executive summary|future (?:work|research)|outlook|appendi(?:x|ces)\b.{0,20}|einleitung|einführung|hintergrund|motivation|grundlagen|stand der (?:technik|forschung)|verwandte arbeiten|methoden?|methodik|ergebnisse|auswertung|diskussion|fazit|ausblick|zusammenfassung|schluss|contexte|travaux (?:connexes|liés)|état de l['’]art|méthod(?:es?|ologie)|expérimentations?|résultats|résumé|perspectives|conclusions? et perspectives|introducción|antecedentes|contexto|trabajos relacionados|métodos?|metodología|resultados|discusión|conclusi(?:ón|ones)|resumen|introdução|trabalhos relacionados|metodologia|discussão|conclus(?:ão|ões)|resumo|introduzione|contesto|lavori correlati|metod[oi]|risultati|discussione|conclusion[ei]|inleiding|achtergrond|gerelateerd werk|methoden?|resultaten|discussie|conclusies?|samenvatting|はじめに|序論|背景|関連研究|手法|方法|実験|結果|考察|結論|おわりに|引言|前言|相关工作|实验|结果|讨论|结语|서론|결론|مقدمة|خلفية|المنهجية|النتائج|المناقشة|خاتمة)(?:\s(?:and|&|et|und|y|e|ed|en)\s.{1,40})?$/iu;
/** Labels that papers alone have. */
const research =
  /^(?:abstract|(?:prior|previous|related) (?:work|research|studies)|literature review|(?:materials? and )?methods?|methodology|experiments?|experiment(?:al)? .{3,30}|results and discussion|limitations|future work|verwandte arbeiten|stand der (?:technik|forschung)|methodik|travaux (?:connexes|liés)|état de l['’]art|expérimentations?|trabajos relacionados|metodología|trabalhos relacionados|metodologia|lavori correlati|gerelateerd werk|関連研究|手法|実験|相关工作|实验)$/iu;
/** Labels over what leads up to a paper's message: what others did, and how it was found out. */
const groundwork =
  /^(?:introduction|background|motivation|context|preliminaries|terminology|definitions|notations?|(?:prior|previous|related) (?:work|research|studies)|literature(?: review)?|state of the art|(?:materials? and )?methods?|methodology|data(?:sets?)?|setup|experiment(?:al)? (?:setup|settings?|design)|implementation|einleitung|einführung|hintergrund|grundlagen|stand der (?:technik|forschung)|verwandte arbeiten|methoden?|methodik|contexte|travaux (?:connexes|liés)|état de l['’]art|méthod(?:es?|ologie)|introducción|antecedentes|trabajos relacionados|metodología|introdução|trabalhos relacionados|metodologia|introduzione|lavori correlati|inleiding|achtergrond|gerelateerd werk|はじめに|序論|背景|関連研究|手法|方法|引言|前言|相关工作)$/iu;

/** "3.1", "IV." before a heading's words. */
const sectionNumber = /^(?:\d{1,2}(?:\.\d{1,2}){0,3}|[IVX]{1,5}(?=[.)]))[.)]?\s+(?=\p{L})/u;

/** A heading's words without number, colon and brackets behind them. */
const headingWords = (heading: string): string =>
  heading
    .slice(0, judged)
    .trim()
    .replace(/[:：.]$/, '')
    .replace(/\s*\[[^\]]*\]$/, '')
    .replace(sectionNumber, '');

/** Whether a heading names a part that any paper, report or talk has. */
export const isLabel = (heading: string): boolean => label.test(headingWords(heading));

/** Whether headings are those of a paper. */
export const arePaper = (headings: readonly string[]): boolean =>
  headings.filter(isLabel).length >= 2 && headings.some((heading) => research.test(headingWords(heading)));

/** Whether what stands under a paper's heading leads up to the message. */
export const isGroundwork = (heading: string): boolean => groundwork.test(headingWords(heading));

/** What a heading says about the text under it. */
export function roleOfHeading(heading: string): 'main' | 'summary' | 'aside' | 'afterwards' {
  const text = headingWords(heading);
  if (afterwards.test(text)) return 'afterwards';
  if (aside.test(text)) return 'aside';
  return text.length <= 60 && summary.test(text) ? 'summary' : 'main';
}

/** Whether a sentence, list item or paragraph is the page's own business rather than the article's. */
export function isBoilerplate(text: string): boolean {
  const start = text.slice(0, judged);
  return boilerplate.some((pattern) => pattern.test(start));
}

/** Share of letters among the characters that are not spaces, 0–1: low in code, formulas and tables of figures. */
function letterShare(text: string): number {
  const solid = text.replace(/\s/g, '');
  return solid.length === 0 ? 0 : (solid.match(/\p{L}|\p{M}/gu)?.length ?? 0) / solid.length;
}

/** Latin letters, digits and signs without a space for lines on end: code, a key, or nothing. */
const unbroken = /[\p{Script=Latin}\p{N}\p{P}\p{S}]{201}/u;

/** Least share of letters in prose: one letter of unspaced text is a syllable or a word, so a date leaves fewer of them. */
const leastLetters = { spaced: 0.7, unspaced: 0.4 };

/** Whether a text is in capitals alone; one word of them among letters that know none ("LED灯") shouts at nobody. */
function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals > 0 && !/\p{Ll}/u.test(text) && capitals * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
}

/** Whether a text reads as prose: mostly letters, not shouted, broken by spaces, no word longer than a line. */
export function isProse(whole: string): boolean {
  const text = whole.slice(0, judged);
  if (unbroken.test(text)) return false;
  if (letterShare(text) < (isUnspaced(text) ? leastLetters.unspaced : leastLetters.spaced)) return false;
  if (text.length > 12 && isShouted(text)) return false;
  return !wordsIn(text).some((word) => word.length > 45 && /[a-z]/i.test(word));
}
