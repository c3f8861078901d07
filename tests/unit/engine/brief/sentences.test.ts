import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../../../lib/engine/brief/text/sentences.ts';

describe('splitSentences', () => {
  const cases: readonly (readonly [name: string, language: string, sentences: readonly string[]])[] = [
    ['plain', 'en', ['One thing.', 'Another thing!', 'A third?']],
    ['titles', 'en', ['Dr. Mona Reed spoke to Mr. Hale.', 'He agreed.']],
    ['initials', 'en', ['The book by J. K. Lund sold out.', 'It was reprinted.']],
    ['dotted capitals', 'en', ['The U.S. Senate voted.', 'The bill passed.']],
    ['an end behind dotted capitals', 'en', ['They moved to the U.S.', 'The family stayed.']],
    ['a numbered thing', 'en', ['See No. 5 on the list.', 'It is long.']],
    ['decimals', 'en', ['Prices rose 3.5 percent.', 'Wages fell.']],
    ['closing quotes', 'en', ['“We are done.”', 'She left.']],
    ['Latin abbreviations', 'en', ['Use a tool, e.g. a saw.', 'Cut slowly.']],
    ['no capitals at all', 'en', ['exports rose last year.', 'the rise was small.']],
    ['German abbreviations', 'de', ['Das gilt z. B. für Dr. Meier.', 'Er kam am 3. Mai.', 'Dann ging er.']],
    ['German ordinals of a country', 'de-DE', ['Die Wahlen vom 15. November fielen aus.', 'Er ging.']],
    ['German limits', 'de', ['Auf dem Sofa schlafen max. 2 Personen.', 'Das Haus hat mind. 3 Betten.']],
    ['German sizes', 'de', ['Es kostet 3 Mio. Euro.', 'Das ist viel.']],
    ['German words without a vowel', 'de', ['Rechts steht der stv. Vorsitzende.', 'Das sind 12 km.', 'Dort endet es.']],
    ['a year that opens', 'de', ['Der Hof gehört zur Mole von Tarn.', '1278 war sie im Besitz von Ada Lund.']],
    ['German totals', 'de', ['Es sind ges. Kosten von 12 Euro.', 'Das ist viel.']],
    ['German ordinals of three digits', 'de', ['Das gilt auf den 161. Euro.', 'Das Werk hat 161.', 'Danach kam Ada.']],
    ['German short weekdays', 'de', ['Der Rat tagt am Mi. 5. Februar im Hafen.', 'Er tagt gern.']],
    ['German ranges of days', 'de', ['Der Kurs ist am 22.-23. August.', 'Er kostet nichts.']],
    ['a mark inside a name', 'de', ['Eine PLUNK!Box und ein YAY! / Nein helfen.', 'Fertig!', 'Los.']],
    ['a letter before a German opener', 'de', ['Es fehlt an Vitamin D.', 'Wer es merkt, isst Fisch.']],
    ['a title in brackets', 'en', ['The chief of police (Ag.) Mr Sol Dell spoke.', 'He left.']],
    ['a flat and its number', 'en', ['Vote at 12 Quay St., Apt. 1C or by mail.', 'Bring a card.']],
    ['an owner’s ordinal', 'de', ['Die Stadt feiert Ada Lunds 100. Geburtstag.', 'Es wird laut.']],
    ['a sum behind a name', 'de', ['So viele hatte der Chef des Hofs 100.', 'Die anderen gingen.']],
    ['German numbered things', 'de', ['Abb. 3 und Tel. 12 34 stehen dort.', 'Der Wein hat 13 Vol. % Alkohol.']],
    ['German firms', 'de', ['Das Werk der Fa. Lund steht noch.', 'Es ist leer.']],
    ['the United States in Spanish', 'es', ['La medida de EE. UU. llega hoy.', 'La Lic. Mora calló.']],
    ['Italian titles and centuries', 'it', ['Parla l’on. Verdi del sec. XIX e tace.', 'Poi esce.']],
    ['French articles of law', 'fr', ['Voir art. 12, al. 3 du texte.', 'Il est long.']],
    ['a spaced closing mark', 'fr', ['« Oui ! » dit-elle.', 'Puis elle part.']],
    ['a spaced quotation', 'fr', ['Elle dit : « Oui ! »', 'Puis elle part.']],
    ['Korean dates', 'ko', ['모임은 2020. 1. 30. 처음 열렸다.', '이후 2020. 3. 11. 다시 열렸다.']],
    ['brackets around marks', 'ja', ['例えば、点（,）や丸（.）がある。', 'toolは速い。']],
    ['Japanese', 'ja', ['価格は上がった。', '需要は減った。']],
    ['a bracket across an end', 'ja', ['彼は「行く。必ず行く」と言った。', 'そして去った。']],
    ['Chinese', 'zh', ['价格上涨了。', '需求下降了！']],
    ['Arabic', 'ar', ['ارتفعت الأسعار.', 'هل انخفض الطلب؟', 'نعم.']],
  ];
  it('parts a site’s name behind the text', () => {
    expect(splitSentences('The guests come for the slopes of the troll. tarn-times.org', 'en')).toEqual([
      'The guests come for the slopes of the troll.',
      'tarn-times.org',
    ]);
  });

  it.each(cases)('keeps whole: %s', (_, language, sentences) => {
    const joiner = language === 'ja' || language === 'zh' ? '' : ' ';
    expect(splitSentences(sentences.join(joiner), language)).toEqual(sentences);
  });

  it('parts sentences that lost the space between them', () => {
    expect(splitSentences('It rained last year.The river rose quickly.', 'en')).toEqual([
      'It rained last year.',
      'The river rose quickly.',
    ]);
  });
});
