import { describe, expect, it } from 'vitest';
import { isBoilerplate } from '../../../../lib/engine/brief/outline/noise.ts';
import { decideModules } from '../../../../lib/engine/brief/selection/select.ts';

describe('what is no point', () => {
  it.each([
    'Posted: Thursday, April 21, 2027. 10:11 pm CST',
    'Para comentar debes registrarte y completar los datos generales.',
    'Press J to jump to the feed.',
    'Looks like you’re using an old browser.',
    'New comments cannot be posted and votes cannot be cast.',
    'Page 12, line 4',
    'Ahead, she shares the five mistakes that new sailors make.',
    'Ada Example is escorted from the courthouse in Harbour Town on June 18, 2015.',
    'Boats lie in the old harbour after the storm. (AP Photo/Ada Example)',
    'Ada Example of Coast Public Radio, who was in the courtroom',
    'The Coast may receive a commission for purchases made through these links.',
    'If you do not update your browser, the map stays empty.',
    'Ada Example was a former Coast Editor-in-Chief and Executive Editor for Harbour News.',
    'Good luck boat hunting!',
    '4,200 votes and 17 comments so far on the board',
    'Alle weiteren Informationen zur Fahrt findet ihr hier.',
    'Sollten Sie unsicher sein, fragen Sie bitte bei uns nach.',
    'Pour plus d’informations, contactez-nous au port.',
    'Para más información puede visitar el puerto.',
    'Tickets and more info at the harbour office.',
    'Excerpted from “Boats of the Coast”.',
    'Our team combs the harbour and shares some fine deals.',
    'UPDATE: Dec. 22, 2016, 2:16 p.m. with a word from the harbour.',
    'Tragen Sie mit Ihrem Beitrag zur Vielfalt von hafen.example bei.',
    'Herzlichen Dank, Ada, und bis bald wieder im Hafen.',
    'Beitragsbild: Titelseite der Hafenpost.',
    'Hazte socia del puerto y lee más.',
    'Soutenez-nous pour que le port reste ouvert.',
    'Sostienici con una piccola somma.',
    'Apoie o nosso jornalismo do porto.',
    'Steun ons met een klein bedrag.',
    'Wesprzyj nas drobną kwotą.',
    'Bize destek olun, liman açık kalsın.',
    '記事をお読みいただきありがとうございます。',
    '끝까지 읽어 주셔서 감사합니다.',
    '感谢您的阅读。',
    'ادعمونا ليبقى الميناء مفتوحا',
    'Entre em contato com o porto para mais informações.',
    'Per maggiori informazioni sul porto scrivete alla redazione.',
    'Voor meer informatie over de haven kunt u bellen.',
    '以下の表示価格は執筆現在のものです。',
    '未经授权不得转载。',
    '무단 전재 및 재배포 금지',
    'لمزيد من المعلومات عن الميناء',
    'Mit dem Absenden stimmen Sie zu, dass Ihre Angaben gemäß unseren Datenschutzhinweisen gespeichert werden.',
    'By clicking Send you agree that we keep your letter in the archive of the harbour.',
    'En validant ce formulaire, vous acceptez que vos lettres soient gardées au port.',
    'Al enviar este formulario, aceptas que guardemos tus cartas en el puerto.',
  ])('furniture and captions: %s', (text) => expect(isBoilerplate(text, undefined)).toBe(true));

  it.each([
    'The law is expected to take effect on June 18, 2027.',
    'The chart was published on June 18, 2027.',
    'Ada Example, who was in the courtroom, said the verdict came late.',
    'The quay was raised by half a metre on June 18, 2015.',
    'The museum donated the boat to a school, and the pupils thanked its crew.',
    'Der Hafenmeister sprach der Mannschaft seinen Dank aus.',
    'The council has paid a commission of experts for the new quay.',
    'Auf Orr gibt es hier und da noch alte Boote.',
    'Informieren Sie sich vor der Fahrt, wie hoch die Wellen sind.',
    'The agency Reuters has moved its harbour office to the coast.',
    'Die Mitglieder stimmen am Montag über die Fähre ab.',
    'The crews agree that the ferry is by far the best boat of the harbour.',
  ])('but sentences are: %s', (text) => expect(isBoilerplate(text, undefined)).toBe(false));
});

describe('a number', () => {
  it('is told once, large or in a statement', () => {
    const bid = { sure: 0.9, weight: 1, why: '' };
    const chosen = decideModules(
      [
        {
          module: {
            kind: 'numbers',
            figures: [{ value: '$970 million', label: 'on the quay', sentence: 'A.' }],
            ...bid,
          },
        },
        {
          module: {
            kind: 'statements',
            items: [
              { heading: 'The quay cost $970 million in all', sentence: 'B.' },
              { heading: 'The mill stands still', sentence: 'C.' },
              { heading: 'The ferry sails by night', sentence: 'D.' },
            ],
            ...bid,
          },
        },
      ],
      undefined,
    ).flatMap(({ chosen: one }) => one ?? []);
    const statements = chosen.find(({ module }) => module.kind === 'statements')?.module;
    expect(statements?.kind === 'statements' && statements.items.map(({ heading }) => heading)).toEqual([
      'The mill stands still',
      'The ferry sails by night',
    ]);
  });
});
