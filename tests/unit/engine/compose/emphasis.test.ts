import { describe, expect, it } from 'vitest';
import { completeMark, findMark } from '@/lib/engine/compose/emphasis';

describe('the phrase that is marked where a brief marks none', () => {
  it.each<[string, string | undefined]>([
    ['Shade lowers the street by 3.5 °C in the afternoon', '3.5 °C'],
    ['The tram cost $1,250.75 a metre, more than planned', '$1,250.75'],
    ['At the helm at most 0.25mg/l of breath are allowed', 'at most 0.25mg/l'],
    ['A tenth of the trees, 12,400 kg, went to the mill', '12,400 kg'],
    ['Ida Holm startet zum 900. W-Rennen auf dem alten Kurs', undefined],
    ['Ida Holm wystartuje po raz 900. w biegu na torze', undefined],
    ['Mewa Tarn pokonała rywala z portu 57:33 w rewanżu półfinału', undefined],
    ['He came to the harbour late, at 30 years, and stayed', undefined],
    ['The rock is 2.5 billion years old and still warm', '2.5 billion years'],
    ['The harbour has had three keepers since the war', undefined],
  ])('%s', (text, mark) => {
    expect(findMark(text, 'A title')).toBe(mark);
  });
});

describe('a marked number', () => {
  it.each([
    ['has its whole unit', 'At most 0,25mg/l of breath', '0,25mg', '0,25mg/l'],
    ['has its whole span', 'A fleet of 30 to 40 percent is old', '40 percent', '30 to 40 percent'],
    ['has its whole span with a dash', 'Some 10–15 % of all boats', '15 %', '10–15 %'],
    ['is not marked as a span whose unit is unknown', 'Die Schuppen fassen 16 bis 128 Kisten', '16 bis 128', ''],
    ['is no part of a name', 'Die Piloten der X400M-Boote', '400M', ''],
    ['stays as it is', 'The house has 12 rooms', '12 rooms', '12 rooms'],
  ])('%s', (_, text, mark, whole) => {
    expect(completeMark(text, mark)).toBe(whole);
  });
});
