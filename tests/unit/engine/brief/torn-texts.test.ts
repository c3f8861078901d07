import { describe, expect, it } from 'vitest';
import { toBriefForm } from '../../../../lib/engine/brief/shortening/brief-form.ts';
import { isForbiddenCut } from '../../../../lib/engine/brief/shortening/cut-limits.ts';
import { listCutPlaces } from '../../../../lib/engine/brief/shortening/cut-places.ts';
import { awaitsTail, isAnnouncement, leavesHalf } from '../../../../lib/engine/brief/shortening/half-said.ts';
import { listShortenings, trimSentence } from '../../../../lib/engine/brief/shortening/shorten.ts';
import { rateStanding } from '../../../../lib/engine/brief/standing/standing.ts';
import { computeNameGain, computeYearGain } from '../../../../lib/engine/brief/statements/body-gains.ts';
import { isHollow } from '../../../../lib/engine/brief/statements/hollow.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';

/** Whether the part between two bars may not be cut out. */
function isKept(marked: string, language: string): boolean {
  const [from, to] = [marked.indexOf('|'), marked.lastIndexOf('|') - 1];
  const text = marked.replaceAll('|', '');
  const places = listCutPlaces(text).filter(
    (place) => place.kind === 'inner' && place.from === from && place.to === to,
  );
  expect(places).toHaveLength(1);
  return places.every((place) => isForbiddenCut(text, place, getWords(language)));
}

describe('a part between two commas', () => {
  it.each([
    [
      'en',
      "There's slate on the first floor|, oak on the second floor,| exposed brick above, large windows and a tower",
    ],
    ['de', 'Das Haus hat Schiefer im Flur|, Eiche in der Küche,| Ziegel unter dem Dach und einen Turm'],
    ['fr', 'La maison a du marbre au premier|, du chêne au deuxième,| de la brique au grenier et une tour'],
    ['es', 'La casa tiene mármol en la entrada|, roble en la cocina,| ladrillo en el techo y una torre'],
  ])('stays where it is one of several things (%s)', (language, marked) => {
    expect(isKept(marked, language)).toBe(true);
  });

  it('may go where the verb of its noun follows', () => {
    expect(isKept('Heather Lund|, a keeper of the northern light,| was carried to the hospital of Orr', 'en')).toBe(
      false,
    );
  });

  it('leaves a comma before a noun that followed it', () => {
    const said =
      'Das Wendland ist eine schöne, aber sehr ländliche Region in einem (nord)östlichen Zipfel von Niedersachsen, der nach Sachsen hineinragt, etwa eine Zugstunde von Hamburg';
    expect(toBriefForm(said, getWords('de'))).toContain(
      '(nord)östlichen Zipfel von Niedersachsen, etwa eine Zugstunde',
    );
  });
});

/** Whether the words behind the bar may not be cut off. */
function isEndKept(marked: string, language: string): boolean {
  const text = marked.replace('|', '');
  const [place, ...others] = listCutPlaces(text).filter(
    ({ kind, from }) => kind === 'end' && from === marked.indexOf('|'),
  );
  expect(others).toEqual([]);
  return place !== undefined && isForbiddenCut(text, place, getWords(language));
}

describe('an end', () => {
  it.each([
    ['The mayor has named Ada Lund, the keeper who saved the pier,| to the council of the harbour', true],
    ['The mayor has named Ada Lund, a keeper of the light,| as director of the harbour', true],
    ["The keepers have captured pictures of the whale's attempts| to take fish from the line", true],
    ['The islanders have not given up their plan| to keep the old ferry', true],
    ['The mayor met Ada Lund, the keeper of the northern light,| at the old harbour', false],
    ['The islanders bought a second tug last spring| to keep the old ferry', false],
  ])('stays where a verb or a noun waits for it: %s', (marked, isLeft) => {
    expect(isEndKept(marked, 'en')).toBe(isLeft);
  });
});

it('leaves no comma where a bracket stood between subject and verb', () => {
  const said =
    'For the last month, the share of islanders who take the old ferry (according to the survey of the harbour office) rose to 12 percent, or one in eight.';
  expect(toBriefForm(said, getWords('en'))).toContain('the old ferry rose to 12 percent');
});

describe('a bracket with a number', () => {
  it.each([
    ['en', 'The council has promised a harbour tax of 10 percent (from the 35 percent rate).', true],
    ['de', 'Der Rat verspricht eine Hafensteuer von zehn Prozent (statt bisher 35 Prozent).', true],
    ['fr', 'Le conseil promet une taxe du port de dix pour cent (contre 35 auparavant).', true],
    ['es', 'El consejo promete una tasa portuaria del diez por ciento (frente al 35 de antes).', true],
    ['en', 'The council bought a tug of 17 tonnes (15,400 kg) for the harbour.', false],
    ['de', 'Im Hafen liegen nur noch zwei Prozent der Schiffe (Statistik von März 2019).', false],
  ])('stays where it is what the number is compared with (%s)', (language, said, isLeft) => {
    expect(listShortenings(said, getWords(language)).every((form) => form.includes('('))).toBe(isLeft);
  });
});

describe('a head', () => {
  it.each([
    ['en', 'Keepers differ, but the message is clear;'],
    ['de', 'Die Wärter streiten, doch die Botschaft ist klar;'],
    ['fr', 'Les gardiens débattent, mais le message est clair ;'],
    ['es', 'Los guardas discuten, pero el mensaje es claro;'],
    ['it', 'I guardiani discutono, ma il messaggio è chiaro;'],
    ['pt', 'Os guardas discutem, mas a mensagem é clara;'],
    ['nl', 'De wachters twisten, maar de boodschap is duidelijk;'],
  ])('that only announces is no end (%s)', (language, head) => {
    expect(isAnnouncement(head, getWords(language))).toBe(true);
    expect(isAnnouncement(head.replace(/\s?;$/, '.'), getWords(language))).toBe(false);
  });

  it.each([
    ['Crews have turned to tricks to get harbour masters', true],
    ['Crews have turned to tricks to get harbour masters on the phone', false],
    ['Crews have paid the harbour masters', false],
  ])('waits for where its object is to be: %s', (head, waits) => {
    expect(leavesHalf(head, '', getWords('en'))).toBe(waits);
  });
});

describe('a tail', () => {
  it.each([
    ['de', 'Der Hafen lässt sich nur retten,', 'indem man ihn vertieft', true],
    ['de', 'Der Hafen lässt sich retten,', 'indem man ihn vertieft', false],
    ['en', 'The port can only survive', 'by dredging it', true],
    ['en', 'The port has only two ferries,', 'which sail in May', false],
    ['de', 'Für Gäste ist es schwer zu erkennen,', 'wer im Hafen die Steuer zahlt', true],
    ['de', 'Im Hafen liegt eine Fähre,', 'welche im Mai sinkt', false],
  ])('stays where its head waits for it (%s): %s | %s', (language, head, tail, waits) => {
    expect(awaitsTail(head, tail, getWords(language))).toBe(waits);
  });
});

describe('an opener that takes up another text', () => {
  it.each([
    ['en', 'Speaking of ferries, the port has ordered two more.', 'The port has ordered two more'],
    ['de', 'Apropos Fähren, der Hafen hat zwei bestellt.', 'Der Hafen hat zwei bestellt'],
    ['es', 'Hablando de barcos, el puerto compró dos más.', 'El puerto compró dos más'],
    ['it', 'A proposito di barche, il porto ne ha comprate due.', 'Il porto ne ha comprate due'],
    ['en', 'THE HARBOUR MASTER: The port has ordered two more ferries.', 'The port has ordered two more ferries'],
    ['en', 'Ford @ford makes the engines of these boats.', 'Ford makes the engines of these boats'],
  ])('goes (%s)', (language, said, left) => {
    expect(trimSentence(said, getWords(language))).toBe(left);
  });

  it.each([
    ['en', 'Granted,', 'The port is not a bad place for a new ferry'],
    ['de', 'Zugegeben,', 'Der Hafen ist kein schlechter Ort für eine neue Fähre'],
    ['fr', 'Certes,', 'Le port est un bon endroit pour un nouveau bateau'],
  ])('lowers what it grants (%s)', (language, opener, said) => {
    const words = getWords(language);
    expect(rateStanding(`${opener} ${said}.`, said, words)).toBeLessThan(rateStanding(`${said}.`, said, words));
  });
});

describe('a body', () => {
  it.each([
    ['en', 'Add a lamp to the pier', 'Adding a lamp is pretty simple', 'Adding a lamp is pretty simple.', true],
    ['en', 'Add a lamp to the pier', 'Adding a lamp takes ten minutes', 'Adding a lamp takes ten minutes.', false],
    ['en', 'Read the tide', 'A bowl for the rest', 'And a bowl for the rest.', true],
    ['en', 'Read the tide', 'There’s some hope for the tide', 'But there’s some hope for the tide.', false],
    ['en', 'Read the tide', '"I never look."', 'Or, "I never look."', true],
    ['de', 'Der Knoten', 'Der Knoten ist sehr einfach', 'Der Knoten ist sehr einfach.', true],
    ['de', 'Der Knoten', 'Der Knoten hält zwei Boote', 'Der Knoten hält zwei Boote.', false],
    ['fr', 'Le nœud du port', 'Le nœud est vraiment très simple', 'Le nœud est vraiment très simple.', true],
    ['es', 'El nudo', 'El nudo es muy sencillo', 'El nudo es muy sencillo.', true],
  ])('may be hollow (%s): %s, %s', (language, heading, body, sentence, hollow) => {
    expect(isHollow({ heading, body, sentence }, getWords(language))).toBe(hollow);
  });

  it('of a thing for sale has its name, best with its price', () => {
    const own = { names: new Set(['Lumo', 'Fold']), isCatalogue: true };
    const [priced, named, bare] = [
      'For $40, Lumo Fold opens like a book',
      'The Lumo Fold opens like a book',
      'Light is a fine thing',
    ].map((text) => computeNameGain(text, own));
    expect(priced).toBeGreaterThan(named ?? 0);
    expect(named).toBeGreaterThan(0);
    expect(bare).toBeLessThan(0);
  });

  it.each([
    ['Boats could be quieter in 2017', 1],
    ['Two boats were sold in 2015', -1],
    ['Two boats were sold in 2016', 0],
    ['Two boats were sold', 0],
  ])('is about the year of its title: %s', (body, sign) => {
    expect(Math.sign(computeYearGain(body, 'Seven harbour trends for 2017'))).toBe(sign);
  });
});
