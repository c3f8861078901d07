import { describe, expect, it } from 'vitest';
import { findProseCharts } from '../../../../lib/engine/brief/finders/prose-charts.ts';
import { readDocument } from '../../../../lib/engine/brief/reading/reading.ts';
import { readSteering } from '../../../../lib/engine/brief/steering.ts';
import { documentOf, paragraph } from './documents.ts';

const listSlopes = (language: string, text: string) =>
  findProseCharts(readDocument(documentOf({ title: 'Orr', language }, paragraph(text)), readSteering({}))).flatMap(
    ({ module }) =>
      module.kind === 'chart' && module.form === 'slope'
        ? module.rows.map(({ label, text: now, other }) =>
            [module.measure ?? '', ...(module.names ?? []), label, other?.text, now].filter(Boolean).join(' | '),
          )
        : [],
  );

describe('an earlier and a later value, in the word order of a language', () => {
  it.each([
    ['en', 'Unemployment rose from 3.2% to 4.1% in May.', 'In May | Unemployment | 3.2% | 4.1%'],
    [
      'en',
      'The share of electric ferries has grown from 12 percent in 2019 to 31 percent in 2023.',
      '2019 | 2023 | The share of electric ferries | 12% | 31%',
    ],
    [
      'en',
      'The bank raised its key rate from 3.25 percent to 3.5 percent on Thursday.',
      'On Thursday | Key rate | 3.25% | 3.5%',
    ],
    ['en', 'The club of Orr has grown from 120 to 340 members.', 'Members | The club of Orr | 120 | 340'],
    [
      'en',
      'Exports grew 5 percent and imports fell from $8 billion to $6 billion.',
      'Imports | $8 billion | $6 billion',
    ],
    [
      'de',
      'Die Arbeitslosenquote in Orr ist von 6,2 auf 3,8 Prozent gesunken.',
      'Die Arbeitslosenquote in Orr | 6,2% | 3,8%',
    ],
    [
      'de',
      'Innerhalb eines Jahres fiel die Quote der Mühlen von 6,2 auf 3,8 %.',
      'Die Quote der Mühlen | 6,2 % | 3,8 %',
    ],
    [
      'de',
      'Der Anteil der Fähren stieg zwischen 2019 und 2023 von 12 auf 31 Prozent.',
      '2019 | 2023 | Der Anteil der Fähren | 12% | 31%',
    ],
    ['de', 'Die Bank hat den Leitzins von 3,25 auf 3,5 Prozent erhöht.', 'Leitzins | 3,25% | 3,5%'],
    ['de', 'Die Nullgradgrenze sank von 3000 auf 1000 m (Abb. 2).', 'Die Nullgradgrenze | 3000 m | 1000 m'],
    ['es', 'El desempleo cayó del 6,2 % al 3,8 %.', 'El desempleo | 6,2 % | 3,8 %'],
    ['es', 'La tasa de paro en Orr ha bajado desde el 6,2% hasta el 3,8%.', 'La tasa de paro en Orr | 6,2% | 3,8%'],
    [
      'pt',
      'As vendas do moinho aumentaram de 40 para 48 milhões de euros.',
      'As vendas do moinho | 40 milhões de euros | 48 milhões de euros',
    ],
    [
      'fr',
      'Les ventes du moulin sont passées de 40 à 48 millions d’euros.',
      'Les ventes du moulin | 40 millions d’euros | 48 millions d’euros',
    ],
    ['it', 'La disoccupazione è passata dal 6,2% al 3,8%.', 'La disoccupazione | 6,2% | 3,8%'],
    [
      'nl',
      'De omzet van de molen groeide van 40 naar 48 miljoen euro.',
      'De omzet van de molen | 40 miljoen euro | 48 miljoen euro',
    ],
    ['pl', 'Stopa bezrobocia w Orr spadła z 6,2 do 3,8 proc. w ciągu roku.', 'Stopa bezrobocia w Orr | 6,2% | 3,8%'],
    ['ru', 'Уровень безработицы в Орре снизился с 6,2% до 3,8%.', 'Уровень безработицы в Орре | 6,2% | 3,8%'],
    ['ar', 'تراجع معدل البطالة من 6.2 إلى 3.8 بالمئة خلال عام.', 'معدل البطالة | 6.2% | 3.8%'],
    [
      'ja',
      '電気自動車の割合は2019年の12%から2023年には31%に上昇した。',
      '2019年 | 2023年 | 電気自動車の割合 | 12% | 31%',
    ],
    ['ja', '政府は税率を5%から8%に引き上げた。', '税率 | 5% | 8%'],
    ['zh', '奥尔的失业率从6.2%降至3.8%。', '奥尔的失业率 | 6.2% | 3.8%'],
    ['ko', '오르의 실업률은 6.2%에서 3.8%로 하락했다.', '오르의 실업률 | 6.2% | 3.8%'],
  ])('is a slope (%s): %s', (language, text, row) => expect(listSlopes(language, text)).toEqual([row]));

  it.each([
    ['of a pronoun', 'en', 'It fell from 6.2 to 3.8 percent.'],
    ['that may come', 'en', 'The share of mills could rise from 6.2 to 9.8 percent by 2030.'],
    ['that is planned', 'de', 'Die Quote der Mühlen soll von 6,2 auf 3,8 Prozent sinken.'],
    ['that is planned', 'zh', '政府计划将税率从6%提高到9%。'],
    ['that is planned', 'ja', '税率を5%から8%に引き上げる予定だ。'],
    ['that may come', 'fr', 'Le taux de la ville pourrait passer de 6,2 à 3,8 %.'],
    ['of the clock', 'en', 'The hours of the mill went from 9 to 5.'],
    ['of the clock', 'fr', 'Le musée est ouvert de 9 à 17 heures.'],
    ['of an address', 'en', 'The museum moved from 12 to 18 Harbour Street.'],
    ['of a way', 'de', 'Der Weg führte von 1200 auf 1800 Meter.'],
    ['of a rate that nothing names', 'pt', 'O governo elevou a taxa de 6% para 8%.'],
    ['of two of three values', 'en', 'The lead of the club increased from 2 to 5 points and then to 7 points.'],
  ])('is none %s (%s): %s', (_, language, text) => expect(listSlopes(language, text)).toEqual([]));
});
