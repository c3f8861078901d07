import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../../../lib/engine/read/language.ts';
import { detectShortLanguage } from '../../../../lib/engine/read/short-language.ts';

const english = 'The sea was in the street and it had not been there for years.';

describe('detectLanguage', () => {
  it.each([
    ['en', english],
    ['de', 'Das Wasser ist nicht in der Straße, und die Stadt hat sich auf den Winter vorbereitet.'],
    ['fr', 'La mer est dans la rue et les gens qui sont sur le quai ne sont pas inquiets.'],
    ['es', 'El mar subía por la calle y los vecinos no sabían qué hacer con el agua que llegaba.'],
    ['pt', 'O mar subia pela rua e os moradores não sabiam o que fazer com a água que chegava.'],
    ['it', 'Il mare è nella strada e gli abitanti non sono più sicuri di quello che succede.'],
    ['nl', 'Het water is niet in de straat en de mensen zijn op weg naar het dorp van de buren.'],
    ['la', 'Lorem ipsum dolor sit amet, ut enim ad minim veniam, quis nostrud est, et non in nisi.'],
    ['ja', '海は町の大通りまで上がってきた。'],
    ['zh', '大海涨到了城市的主要街道。'],
    ['ko', '바다가 거리까지 올라왔다.'],
    ['ar', 'كان البحر يصعد إلى الشارع'],
    ['fa', 'دریا به خیابان اصلی می‌آمد و پایین می‌رفت'],
    ['he', 'הים עלה עד הרחוב הראשי'],
    ['ru', 'Море поднималось до главной улицы.'],
    ['uk', 'Море піднімалося до головної вулиці.'],
    ['el', 'Η θάλασσα ανέβαινε στον δρόμο.'],
  ])('hears %s', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it.each([
    ['believes a fitting claim with its region', english, 'en_gb', 'en-GB'],
    ['believes a claim it knows no words of', 'Meri nousi kadulle.', 'fi', 'fi'],
    ['corrects a claim of another script', '海は町の大通りまで上がってきた。', 'en', 'ja'],
    ['corrects a claim that the words deny', english, 'de', 'en'],
    [
      'believes a claim over a few words of both',
      'Ouvrez le frein. Desserrez l’écrou. Sortez la roue. Dégonflez la chambre à air.',
      'fr',
      'fr',
    ],
    ['believes a claim over a unit', 'Bromley 16 in, Tern 20 in, Dahon 20 in, Birdy 18 in, Fold 12 in', 'en', 'en'],
    ['keeps a claim that fits a shared script', 'Морето се качваше по улицата.', 'bg', 'bg'],
    ['passes over a malformed claim', english, '??', 'en'],
    ['says nothing when nothing can be told', 'Lorem ipsum', undefined, undefined],
  ])('%s', (_, text, declared, language) => {
    expect(detectLanguage(text, declared)).toBe(language);
  });
});

describe('a few words', () => {
  it.each([
    ['J’ai acheté une échelle, mais je la monte demain.', 'fr'],
    ['Erwartung: Brot. Realität: Stein.', 'de'],
    ['Expectativa: pan. Realidad: piedra.', 'es'],
    ['Ho comprato una scala che parla.', 'it'],
    ['Ich stehe in der Garage.', 'de'],
    ['Estimate: two hours. Actual: two weeks.', 'en'],
    ['Lorem', undefined],
  ])('show their language: %s', (text, language) => {
    expect(detectShortLanguage(text)).toBe(language);
  });
});
