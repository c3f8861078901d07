import { describe, expect, it } from 'vitest';
import { findWords } from '../../../../lib/engine/drawings/matching/find-words.ts';
import { readDomains } from '../../../../lib/engine/drawings/matching/read-domains.ts';
import { findLanguage } from '../../../../lib/engine/languages/index.ts';

const find = (code: string) => findLanguage(code) ?? expect.fail(code);

describe('everyday words that are a field’s word only in another meaning', () => {
  it.each([
    ['de', 'Diese Art von Gemeinde öffnet um 10 Uhr', ['biology', 'religion', 'time']],
    ['de', 'Der Preis sinkt', ['awards']],
    ['fr', 'Une nouvelle règle dans le but de réduire les délais', ['books', 'soccer']],
    ['fr', 'En mars, l’action de la ville touche au total 400 rues', ['space', 'markets', 'oil']],
    ['fr', 'Étape par étape : l’objectif du quotidien', ['cycling', 'photography', 'media']],
    ['fr', 'La lutte contre le bruit au cours de l’année', ['boxing', 'education', 'markets']],
    ['fr', 'Le prix au kilo baisse', ['awards']],
    ['es', 'Te contamos cómo funciona el nuevo objetivo mundial', ['coffee', 'photography', 'sport']],
    ['es', 'Las acciones del grupo al final de la etapa', ['markets', 'sport', 'cycling']],
    ['es', 'Papá lleva la bolsa', ['religion', 'markets']],
    ['it', 'Per te un nuovo obiettivo nazionale', ['coffee', 'photography', 'soccer']],
    ['it', 'A causa del freddo il prezzo sale', ['law', 'cooking']],
    ['it', 'Un’azione utile per lo spazio in corso', ['markets', 'business', 'space', 'education']],
    ['pt', 'No final de semana, o técnico do espaço vivo', ['sport', 'soccer', 'space', 'telecom']],
    ['pt', 'É claro que as ações têm um processo', ['telecom', 'markets', 'law']],
    ['pt', 'Uma peça nova no quarto andar', ['theatre', 'hotels', 'home']],
    ['nl', 'Zij zag haar broer op weg naar huis', ['hair', 'beauty', 'traffic']],
    ['nl', 'Dit soort onderzoek heeft een hoge prijs', ['biology', 'data', 'awards']],
  ])('%s: %s', (code, title, wrong) => {
    const found = readDomains({ title, text: '' }, find(code)).map(({ name }) => name);
    expect(found.filter((name) => wrong.includes(name))).toEqual([]);
  });

  it.each([
    ['de', 'Der Preis der Jury ging an die Preisträger', 'awards'],
    ['fr', 'Une tasse de thé au café', 'coffee'],
    ['es', 'Una taza de té en la cafetería', 'coffee'],
    ['it', 'Una tazza di tè al bar, poi un caffè', 'coffee'],
    ['pt', 'As ações na bolsa de valores sobem', 'markets'],
    ['nl', 'De kapper knipt het kapsel', 'hair'],
  ])('%s: the field itself: %s', (code, title, right) => {
    expect(readDomains({ title, text: '' }, find(code)).map(({ name }) => name)).toContain(right);
  });
});

describe('words that no drawing shows', () => {
  it.each([
    ['de', 'Fahrradschloss', 'castle'],
    ['de', 'Powerbank', 'bank'],
    ['de', 'Sonnenmilch', 'glass-of-milk'],
    ['de', 'Fußpilz', 'mushroom'],
    ['de', 'Zahnfleisch', 'cut-of-meat'],
    ['de', 'Personalschlüssel', 'key'],
    ['de', 'der innere Schweinehund', 'dog'],
    ['de', 'die Warteschlange am Amt', 'snake'],
    ['de', 'Maultaschen', 'handbag'],
    ['de', 'Entlastungspaket', 'package'],
    ['de', 'Kündigungswelle', 'water-wave'],
    ['fr', 'une nouvelle règle', 'straight-ruler'],
    ['fr', 'la boutique ferme le lundi', 'farmer'],
    ['fr', 'un sommet international', 'snow-capped-mountain'],
    ['fr', 'nous avions oublié la clé', 'airplane'],
    ['es', 'dado que llueve', 'game-die'],
    ['es', 'el pico de contagios', 'pick'],
    ['es', 'el corredor ferroviario', 'person-running'],
    ['it', 'il tasso di interesse', 'badger'],
    ['it', 'il prezzo sale', 'salt'],
    ['it', 'il progetto porta 40 posti', 'door'],
    ['it', 'ho letto il libro', 'bed'],
    ['pt', 'a loja cobra dez reais', 'snake'],
    ['pt', 'fonte de renda', 'fountain'],
    ['nl', 'in hoge mate', 'mate'],
  ])('%s: “%s” is no %s', (code, text, drawing) => {
    expect(findWords(text, find(code), undefined, true).map((match) => match.drawing)).not.toContain(drawing);
  });
});
