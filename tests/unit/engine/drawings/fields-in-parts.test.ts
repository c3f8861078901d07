import { describe, expect, it } from 'vitest';
import { domains } from '../../../../lib/engine/drawings/domains.ts';
import { illustrate } from '../../../../lib/engine/drawings/index.ts';
import type { Hero } from '../../../../lib/engine/modules.ts';
import { makeArticle, makeListBrief } from './sources.ts';

function draw(language: string, title: string, texts: readonly string[]): Hero | undefined {
  const { blocks } = makeArticle(title, ...texts);
  return illustrate({ ...makeListBrief(title), language }, { metadata: { title, language }, blocks }).hero;
}

describe('the emblem of a part of a field', () => {
  it.each<[string, string, string, readonly string[], string | undefined]>([
    [
      'is no lightning for a wind farm',
      'de',
      'Neuer Windpark vor der Küste',
      ['Der Windpark liefert Energie.', 'Windkraft und Strom für die Stadt: ein Windrad reicht für tausend Häuser.'],
      'wind-turbine',
    ],
    [
      'is no thunderstorm for what heats a house',
      'de',
      'Welche Heizung passt?',
      ['Eine Wärmepumpe senkt die Heizkosten.', 'Die Heizung braucht Strom, die Fernwärme nicht.'],
      'radiator',
    ],
    [
      'is the battery where batteries are what is made',
      'en',
      'A plant for lithium batteries opens',
      ['Lithium is energy kept.', 'The battery plant stores electricity, and battery storage grows.'],
      'battery',
    ],
    [
      'is no concert for a stage of dancers',
      'de',
      'Ballett in der Halle',
      ['Die Tänzer der Kompanie zeigen den Tanz.', 'Die Choreografie ist neu, der Choreograf auch.'],
      'ballet-shoes',
    ],
    [
      'is none for a dance that has no sign of its own',
      'de',
      'Salsa für Anfänger',
      ['Tanz und Tango an einem Abend.', 'Der Tanzkurs zeigt die Rueda.'],
      undefined,
    ],
    [
      'is a bicycle where a bicycle has the tyre',
      'de',
      'Das Mountainbike ohne Schlauch',
      ['Die Felge muss dicht sein.', 'Den Reifen aufziehen, den Schlauch nicht: das Mountainbike fährt leichter.'],
      'bicycle',
    ],
    [
      'is a fish cake where the cake is of fish',
      'en',
      'Fish cakes, hot and fresh',
      ['A fish cake is fried.', 'Each fish cake is a snack, and the flavour is delicious.'],
      'fish-cake-with-swirl',
    ],
  ])('%s', (_name, language, title, texts, drawing) => {
    expect(draw(language, title, texts)?.drawings[0]).toBe(drawing);
  });

  it('of an infection is no forecast of the weather', () => {
    const hero = draw('en', 'Lockdown goes on', [
      'The virus spreads.',
      'The pandemic and the quarantine: covid again.',
    ]);
    expect(['face-mask', 'microbe']).toContain(hero?.drawings[0]);
    expect(hero?.ground).not.toBe('sky');
  });

  it('of the climate stands on a floor and not in space', () => {
    const hero = draw('en', 'Climate change and us', ['A warmer climate.', 'Carbon emissions and global warming.']);
    expect(hero?.ground).toBe('stage');
  });
});

describe('a thing of the title', () => {
  it('in quotation marks beside other words is a name', () => {
    const texts = [
      'Die Serie läuft im Fernsehen.',
      'Im Sturm der Herzen kommt ein Sturm auf: Folge 12, TV-Premiere im Mai.',
    ];
    expect(draw('de', 'Neue Rolle bei „Sturm der Herzen“', texts)?.drawings[0] ?? '').not.toMatch(/cloud/);
  });

  it('is no part of a field that the thing itself belongs to', () => {
    const texts = [
      'Am Fenster sammelt sich Wasser, denn das Fenster ist kalt.',
      'Jedes Fenster der Fassade verliert Wärme. Dämmung, Dach und Mauerwerk zählen, doch das Fenster zuerst.',
    ];
    expect(draw('de', 'Wasser am Fenster verhindern', texts)?.drawings[0]).toBe('window');
  });

  it.each<[string, string, string, readonly string[], string]>([
    [
      'stands before a field that the title does not name',
      'en',
      'Utility begins a new power shutoff',
      [
        'The weather forecast: low humidity, wind and no rain.',
        'A power outage may last for days; the forecast and the meteorologist warn of a storm and of power lines that fall.',
      ],
      'power-pylon',
    ],
    [
      'is ice, though ice is kept with food',
      'en',
      'A shield for the ice',
      ['The ice melts, and the ice floats. Snow on ice; thin ice, old ice.', 'Bubbles cover the ice.'],
      'ice',
    ],
  ])('%s', (_name, language, title, texts, drawing) => {
    expect(draw(language, title, texts)?.drawings[0]).toBe(drawing);
  });
});

describe('a field', () => {
  it.each<[string, string, string, readonly string[], string | undefined]>([
    [
      'of courts is not drawn as one of the police that the title does not name',
      'es',
      'El tribunal confirma la sentencia',
      [
        'La justicia y el tribunal: la fiscalía pidió prisión.',
        'Investigación penal, cárcel y prisión; el juez decide.',
      ],
      'law',
    ],
    [
      'of children does not hide the school that they go to',
      'de',
      'Kinder an heißen Tagen',
      [
        'Die Schule war offen; ein Kind und seine Mutter kamen in die Klasse.',
        'Die Schulleitung, der Lehrer, der Unterricht: Schule in der Volksschule, und eine Familie.',
      ],
      'school',
    ],
  ])('%s', (_name, language, title, texts, field) => {
    const drawing = draw(language, title, texts)?.drawings[0] ?? '';
    expect(domains.get(field ?? '')?.emblems).toContain(drawing);
  });
});

describe('a thing of the text alone', () => {
  it.each<[string, string, readonly string[], string]>([
    [
      'is no banknote where an amount is named',
      'A bounty of 1.4 million euros',
      ['They paid 40 euros a head, then 80 euros. 3 million euros, 5 euros, 6 euros: tax and budget of the economy.'],
      'euro-banknote',
    ],
    [
      'is no beach where holidays are sold',
      'Tips for a theme park',
      [
        'Holidays, holidays, holidays: each holiday and vacation, and holidays again.',
        'The theme park, a roller coaster and a hotel; travel and tourist trip.',
      ],
      'beach-with-umbrella',
    ],
  ])('%s', (_name, title, texts, drawing) => {
    expect(draw('en', title, texts)?.drawings ?? []).not.toContain(drawing);
  });

  it('decides which of a field’s signs is drawn', () => {
    const heroes = ['One', 'Two', 'Three'].map((title) =>
      draw('en', `${title}: renewables grow`, ['Solar power and solar panels; a solar panel is renewable energy.']),
    );
    expect(heroes.map((hero) => hero?.drawings[0])).toEqual(['solar-panel', 'solar-panel', 'solar-panel']);
  });
});

describe('a field that the title does not name', () => {
  it('gives no thing where the title names a field of the text', () => {
    const moon = 'The astronaut waits; an astronaut on the moon, a lunar orbit, NASA and a spacecraft. ';
    const hero = draw('en', 'Outage hits Facebook and Instagram', [
      'Facebook and Instagram were down; users of Facebook posted on Twitter. Instagram came back.',
      moon.repeat(4),
    ]);
    expect(hero?.drawings).not.toContain('astronaut');
  });

  it('is not found in a brand’s parts', () => {
    const hero = draw('de', 'Zwischenbilanz bei SportScheck', [
      'SportScheck zieht um. SportScheck plant, SportScheck zahlt.',
    ]);
    expect(hero?.drawings ?? []).not.toContain('stadium');
  });
});

describe('a part of a compound', () => {
  it.each<[string, string, string]>([
    ['Neuer Status der Regeln', 'Der Status gilt, der Status bleibt, Status.', 'bust'],
    ['Ein Tag in Stuttgart', 'Stuttgart liegt da. Stuttgart wächst, Stuttgart baut.', 'potted-plant'],
    ['Selbstzweck der Arbeit', 'Der Selbstzweck. Ein Selbstzweck, Selbstzweck!', 'alarm-clock'],
  ])('is no thing by chance: %s', (title, text, drawing) => {
    expect(draw('de', title, [text])?.drawings ?? []).not.toContain(drawing);
  });

  it('is found in every number of its noun', () => {
    expect(
      draw('de', 'Prämie für Wildschweine', ['Das Wildschwein wühlt, Wildschweine fressen. Jagd und Jäger.'])?.drawings,
    ).toContain('boar');
  });
});

describe('a word of a second sense', () => {
  it.each<[string, string, readonly string[], string]>([
    [
      'a firm that is called like a beast',
      'Mammut nimmt ihn unter Vertrag',
      ['Mammut kleidet ihn ein. Mammut zahlt.'],
      'mammoth',
    ],
    [
      'a broadcast as long as a race',
      'Radio-Marathon am Freitag',
      ['Im Radio-Marathon redet der Moderator im Radio.'],
      'person-running',
    ],
  ])('is not drawn: %s', (_name, title, texts, drawing) => {
    expect(draw('de', title, texts)?.drawings ?? []).not.toContain(drawing);
  });
});

describe('what is hardly recognised at a scene’s size', () => {
  it.each<[string, string, readonly string[], string]>([
    [
      'Books of the year',
      'en',
      ['A book, a novel, an author.', 'Literature and books: the library is full of books.'],
      'open-book',
    ],
    [
      'Pferdesport bei den Spielen',
      'de',
      ['Reiten bleibt olympisch.', 'Dressur und Springreiten, ein Turnier.'],
      'horse',
    ],
  ])('gives way to what says the same: %s', (title, language, texts, drawing) => {
    expect(draw(language, title, texts)?.drawings[0]).toBe(drawing);
  });
});
