/**
 * What a section is for, told from its title. Long documents are not read whole: what sums them up comes first, and what
 * says nothing of the matter is left out.
 */
const telling =
  /\b(?:abstract|summary|executive|conclusions?|results?|(?:key )?findings|recommendations?|introduction|overview|highlights|takeaways|in brief|discussion|zusammenfassung|ergebnisse|fazit|schluss\w*|einleitung|empfehlungen|überblick|résumé|synthèse|conclusions?|résultats|recommandations|introduction|resumen|conclusi[oó]n(?:es)?|resultados|recomendaciones|introducci[oó]n|resumo|conclus[aã]o|conclus[oõ]es|introdução|riassunto|conclusioni|risultati|introduzione|samenvatting|conclusies?|inleiding)\b|摘要|结论|結論|概要|要旨|まとめ|はじめに|요약|결론|서론|الملخص|الخاتمة|المقدمة|заключение|выводы|введение/iu;
const secondary =
  /\b(?:preface|foreword|about (?:us|the authors?)|authors?|contact|q\s?&\s?a|appendix|annex(?:es)?|glossary|vorwort|anhang|glossar|über uns|kontakt|préface|avant-propos|annexes?|prefacio|prólogo|anexos?|prefazione|allegat[oi]|voorwoord|bijlagen?)\b|序言|前言|附录|付録|부록/iu;
const leftOut =
  /^[\d.\s]*(?:(?:table of )?contents|references(?: and notes)?|bibliography|works cited|literature cited|(?:end|foot)?notes|index|acknowledge?ments?|copyright|license|colophon|imprint|cover|title page|list of (?:figures|tables)|inhalt(?:sverzeichnis)?|literatur(?:verzeichnis)?|quellen|danksagung|impressum|register|sommaire|table des matières|bibliographie|références|remerciements|índice|contenido|bibliografía|referencias|agradecimientos|sumário|referências|agradecimentos|indice|bibliografia|ringraziamenti|inhoud(?:sopgave)?|literatuur|dankwoord|目录|目次|目錄|参考文献|參考文獻|謝辞|致谢|참고문헌|목차|المراجع|литература|содержание|оглавление)\W*$/iu;

export const isTelling = (title: string): boolean => telling.test(title.slice(0, 200));
export const isSecondary = (title: string): boolean => secondary.test(title.slice(0, 200));
/** Contents, references, notes, thanks: no part of what the document says. */
export const isLeftOut = (title: string): boolean => leftOut.test(title.slice(0, 200).trim());
