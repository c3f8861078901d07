import { describe, expect, it } from 'vitest';
import {
  cutAdverbial,
  cutDash,
  cutExamples,
  cutParticiple,
  cutPredicate,
} from '../../../../lib/engine/brief/shortening/cuts.ts';
import { cutCircumstance } from '../../../../lib/engine/brief/shortening/opening-cuts.ts';
import { cutSaying } from '../../../../lib/engine/brief/shortening/saying-cuts.ts';
import { listShortenings, trimSentence } from '../../../../lib/engine/brief/shortening/shorten.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';

const cuts = [cutPredicate, cutAdverbial, cutExamples, cutParticiple, cutSaying, cutCircumstance, cutDash];

/** The rest that each way to cut leaves of a sentence. */
function listForms(sentence: string, language: string): string[] {
  const words = getWords(language);
  return cuts.flatMap((cut) => cut(trimSentence(sentence, words), words) ?? []);
}

describe('what a long sentence can do without', () => {
  const cases: readonly (readonly [name: string, language: string, from: string, to: string])[] = [
    [
      'one more predicate',
      'en',
      'The port authority has bought two electric tugs and will sell the old ones to a yard in Turkey.',
      'The port authority has bought two electric tugs',
    ],
    [
      'one more predicate behind a verb with its object',
      'en',
      'The baker Otto Brandt founded the firm in his garage and opened a second shop within a year.',
      'The baker Otto Brandt founded the firm in his garage',
    ],
    [
      'what was said besides',
      'en',
      'The minister praised the volunteers and said the state would pay for new pumps.',
      'The minister praised the volunteers',
    ],
    [
      'one more predicate',
      'de',
      'Der Akku hält laut Datenblatt rund zwölf Stunden und lässt sich leicht wechseln.',
      'Der Akku hält laut Datenblatt rund zwölf Stunden',
    ],
    [
      'one more predicate',
      'fr',
      'Le nouveau tramway est entièrement électrique et permet de relier la gare au port.',
      'Le nouveau tramway est entièrement électrique',
    ],
    [
      'one more predicate',
      'es',
      'El nuevo tranvía es completamente eléctrico y tiene espacio para veinte bicicletas.',
      'El nuevo tranvía es completamente eléctrico',
    ],
    [
      'one more predicate',
      'pt',
      'A ponte nova é mais larga do que a antiga e tem uma faixa para bicicletas.',
      'A ponte nova é mais larga do que a antiga',
    ],
    [
      'one more predicate',
      'it',
      'Il museo della città è aperto anche di sera e ha una terrazza sul fiume.',
      'Il museo della città è aperto anche di sera',
    ],
    [
      'one more predicate',
      'nl',
      'De nieuwe brug is ruim driehonderd meter lang en heeft een apart pad voor fietsers.',
      'De nieuwe brug is ruim driehonderd meter lang',
    ],
    [
      'the occasion of what happened',
      'en',
      'The council closed the swimming hall on the northern shore after an engineer found cracks in the roof.',
      'The council closed the swimming hall on the northern shore',
    ],
    [
      'the reason of what happened',
      'fr',
      'La ville a été privée de courant pendant six heures en raison d’un incendie dans un poste électrique.',
      'La ville a été privée de courant pendant six heures',
    ],
    [
      'the occasion of what happened',
      'es',
      'El ayuntamiento cerró la piscina cubierta del barrio norte tras una inspección de los bomberos.',
      'El ayuntamiento cerró la piscina cubierta del barrio norte',
    ],
    [
      'examples, whatever commas part them',
      'en',
      'The market sells fruit from the whole valley, including apples, pears, and the first cherries of the year.',
      'The market sells fruit from the whole valley',
    ],
    [
      'examples, whatever commas part them',
      'it',
      'Il mercato vende frutta di tutta la valle, tra cui mele, pere e le prime ciliegie.',
      'Il mercato vende frutta di tutta la valle',
    ],
    [
      'a participle’s phrase',
      'en',
      'The orchestra plays on copies of old instruments, largely based on drawings from the city archive.',
      'The orchestra plays on copies of old instruments',
    ],
    [
      'a participle’s phrase',
      'fr',
      'La loi crée un conseil indépendant, composé de six juges et de trois médecins.',
      'La loi crée un conseil indépendant',
    ],
    [
      'a participle’s phrase',
      'pt',
      'A tempestade derrubou trinta árvores no centro, deixando o bairro às escuras.',
      'A tempestade derrubou trinta árvores no centro',
    ],
    [
      'who it is that says so',
      'en',
      '“The river will be clean enough to swim in within three summers,” said Vera Lind, head of the water board of Tarn.',
      '“The river will be clean enough to swim in within three summers,” said Vera Lind',
    ],
    [
      'where and when it was said',
      'en',
      'The bridge will be open to bicycles before the end of the year, Lind said in a statement on Friday.',
      'The bridge will be open to bicycles before the end of the year, Lind said',
    ],
    [
      'an opening that tells the circumstance',
      'en',
      'Breaking with a long tradition, the orchestra has opened its rehearsals to everyone.',
      'The orchestra has opened its rehearsals to everyone',
    ],
    [
      'what a dash adds, whatever commas it has',
      'en',
      'The new lamp needs a tenth of the power of the old one – that is, twelve watts, or a light bulb’s worth.',
      'The new lamp needs a tenth of the power of the old one',
    ],
  ];
  it.each(cases)('is %s (%s)', (_, language, from, to) => expect(listForms(from, language)).toContain(to));

  const kept: readonly (readonly [name: string, language: string, sentence: string])[] = [
    ['a list of nouns', 'en', 'The report names cracked bridges and roads the county forgot'],
    ['a participle for the verb', 'en', 'The plan approved in spring and signed by the mayor takes effect in June'],
    [
      'a verb that a relative clause has',
      'en',
      'The driver who was arrested in May and has since been freed lives in Tarn',
    ],
    ['a condition over both', 'en', 'The dam has to be drained and will be rebuilt unless the court stops it'],
    ['who says both', 'en', 'The yard has lost two orders and will close in May, the union said'],
    [
      'the time of a superlative',
      'en',
      'The harbour has seen the coldest winter of the century after a very mild autumn there',
    ],
    ['a rule’s condition', 'en', 'Bread made from this kind of flour rises best when the dough rests overnight'],
    ['two days after', 'en', 'The ferry was brought back into the harbour of Tarn two days after the storm'],
    ['a count that a colon names', 'en', 'The board of the old harbour has named three sites: Tarn, Holm and Skerry'],
    [
      'the time a thing was so',
      'en',
      'During the long winter, the ferry has carried coal to all villages of the coast',
    ],
    ['a method of what is measured', 'en', 'Running on batteries alone, the new ferry has a range of 40 miles'],
    ['the verb behind an insertion', 'en', 'The harbour pilots, including two women, worked in shifts'],
    ['what was said by letter', 'en', 'The keeper, Vera Lind, said in a letter that the tower was safe'],
  ];
  it.each(kept)('is never %s (%s)', (_, language, sentence) => expect(listForms(sentence, language)).toEqual([]));

  it('is half of it only where it stays longer than a point may be', () => {
    const short = 'The bridge has been closed since March and will open to bicycles in June';
    const long = `${short} with a fair on both of its banks, to which all the towns along the lower river are invited.`;
    expect(listShortenings(short, getWords('en'))).toEqual([short]);
    expect(listShortenings(long, getWords('en')).at(-1)).toBe('The bridge has been closed since March');
  });
});

describe('what a sentence never does without', () => {
  it.each([
    ['a purpose', 'de', 'Der Hafen verfügt seit März über die nötigen Kräne, um Schiffe zu beladen.'],
    ['a purpose', 'fr', 'Le port possède depuis mars les grues nécessaires, afin de charger les bateaux.'],
    ['a purpose', 'es', 'El puerto tiene desde marzo las grúas necesarias, para cargar los barcos.'],
    ['a purpose', 'nl', 'De haven heeft sinds maart de nodige kranen, om schepen te laden.'],
    ['a purpose', 'en', 'The harbour closed both gates on Monday, in order to keep the flood out.'],
    ['a measure', 'es', 'El récord anterior del puerto se había registrado en 2015, con 17,5 grados.'],
    ['a measure', 'en', 'The old lamp of the harbour was sold to a museum in Ostby, for 900 euros.'],
    ['a relative clause of its own noun', 'de', 'Ein Ort, der alle Lotsen seit Jahren freut, ist die Abtei von Orr.'],
    [
      'what goes on behind a name',
      'es',
      'Los estafadores han buscado en las redes, como Lundnet, detalles de los capitanes.',
    ],
    [
      'the last of several means',
      'en',
      'The best way to keep a boat is by painting it often, drying it well, and storing it inside.',
    ],
  ])('%s (%s)', (_, language, sentence) =>
    expect(listShortenings(sentence, getWords(language))).toEqual([sentence.replace(/\.$/, '')]),
  );

  it.each([
    [
      'the comma of an opening clause',
      'fr',
      'Comme notre port porte tout le commerce, qui nous protège des crises, mieux vaut charger ces bateaux.',
      'Comme notre port porte tout le commerce, mieux vaut charger ces bateaux',
    ],
    [
      'the comma of an opening phrase',
      'en',
      'Due to the rise of movements dedicated to the harbour — groups that row at dawn — ferries seem to be in fashion.',
      'Due to the rise of movements dedicated to the harbour, ferries seem to be in fashion',
    ],
    [
      'both clauses of a pair',
      'en',
      'Two cooks are busy with their spots in Orr, which opened in March, and Ostby, which opened last week.',
      'Two cooks are busy with their spots in Orr',
    ],
  ])('%s (%s)', (_, language, sentence, shorter) =>
    expect(listShortenings(sentence, getWords(language))[1]).toBe(shorter),
  );
});
