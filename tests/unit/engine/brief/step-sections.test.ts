import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { documentOf, heading, list, paragraph } from './documents.ts';

const listModules = (title: string, language: string, ...blocks: readonly Block[]) =>
  makeBrief(documentOf({ title, language }, ...blocks), {}).modules ?? [];

const tyre: readonly Block[] = [
  heading('Remove the wheel'),
  list(['Open the brake.', 'Loosen the axle nut.', 'Lift the wheel out.'], true),
  heading('Change the tube'),
  list(['Let the air out.', 'Push the tyre off with two levers.', 'Fit the new tube.'], true),
  heading('Refit the wheel'),
  list(['Put the wheel back.', 'Tighten the nut to 30 Nm.', 'Close the brake.'], true),
];

describe('numbered steps that start again under each heading', () => {
  it('stand under their headings, all of them', () => {
    const [first] = listModules('Replace a bicycle tyre', 'en', ...tyre);
    expect(first).toMatchObject({
      kind: 'sequence',
      form: 'steps',
      items: [
        { heading: 'Remove the wheel', body: 'Open the brake. Loosen the axle nut. Lift the wheel out' },
        { heading: 'Change the tube', body: 'Let the air out. Push the tyre off with two levers. Fit the new tube' },
        { heading: 'Refit the wheel', body: 'Put the wheel back. Tighten the nut to 30 Nm. Close the brake' },
      ],
    });
    expect(first?.kind === 'sequence' && first.items.every(({ isInseparable }) => isInseparable)).toBe(true);
  });

  it('are one run where they have no room under headings, and say how many there are', () => {
    const long = (steps: readonly string[]) => steps.map((step) => `${step.slice(0, -1)} ${'and wait '.repeat(14)}.`);
    const blocks = tyre.map((block) =>
      block.type === 'list' ? list(long(block.items.map(({ text }) => text)), true) : block,
    );
    const [first] = listModules('Replace a bicycle tyre', 'en', ...blocks);
    expect(first).toMatchObject({ kind: 'sequence', form: 'steps' });
    const heads = first?.kind === 'sequence' ? first.items.map((item) => item.heading) : [];
    expect(heads).toHaveLength(9);
    expect(heads.join()).toContain('30 Nm');
  });

  it('are ways to choose from, in no order, under the names of things', () => {
    const blocks = ['Windows', 'macOS', 'Linux'].flatMap((name) => [
      heading(name),
      list([`Download the file for ${name}.`, 'Run the installer.', 'Restart the machine.'], true),
    ]);
    const [first] = listModules('The compass app on your machine', 'en', ...blocks);
    expect(first).toMatchObject({ kind: 'items', form: 'list' });
  });
});

describe('an ordered list of acts', () => {
  it.each<[string, string, string[]]>([
    [
      'de',
      'Eine Steckdose',
      ['Schalten Sie die Sicherung aus.', 'Lösen Sie die Schrauben.', 'Ziehen Sie die Dose ab.'],
    ],
    ['de', 'Vorderrad', ['Die Bremse öffnen.', 'Die Achsmutter lösen.', 'Das Rad aus der Gabel heben.']],
    [
      'fr',
      'Un pneu de vélo',
      ['Ouvrez le frein du vélo.', 'Desserrez l’écrou de la roue.', 'Sortez la roue du cadre.'],
    ],
    [
      'it',
      'La gomma della bici',
      ['Apri il freno davanti.', 'Allenta il dado della ruota.', 'Togli la ruota dal telaio.'],
    ],
    [
      'pt',
      'O pneu da bicicleta',
      ['Abra o travão da frente.', 'Desaperte a porca da roda.', 'Retire a roda do quadro.'],
    ],
    ['nl', 'De band van de fiets', ['Open de rem van het wiel.', 'Draai de moer los.', 'Til het wiel uit de vork.']],
    ['es', 'El neumático de la bici', ['Abre el freno de la rueda.', 'Afloja la tuerca.', 'Saca la rueda del cuadro.']],
    ['en', 'A tyre for the bicycle', ['Open the front brake.', 'Loosen the axle nut.', 'Lift the wheel out.']],
  ])('is steps in %s: %s', (language, title, items) => {
    expect(listModules(title, language, list(items, true))[0]).toMatchObject({ kind: 'sequence', form: 'steps' });
  });

  it.each([
    [
      'de',
      'Reifen wechseln in drei Schritten',
      ['Die Bremse geht auf.', 'Die Mutter wird locker.', 'Das Rad kommt raus.'],
    ],
    ['en', 'Lively towns', ['Cafés open at dawn.', 'Trams run all night.', 'Parks stay free of cars.']],
  ])('is steps where its title counts steps, and not where nobody acts (%s)', (language, title, items) => {
    const [first] = listModules(title, language, list(items, true));
    expect(first).toMatchObject({ kind: language === 'de' ? 'sequence' : 'items' });
  });
});

describe('bodies under headings', () => {
  const tips = [
    ['Choose a flat roof', 'A flat roof keeps the hive warm and out of reach of passers-by.'],
    ['Offer water', 'Bees drink from a shallow dish with stones.'],
    ['Plant lime trees', 'Lime trees feed a hive in June.'],
    ['Ask the neighbours', 'Two of three quarrels begin over swarms.'],
    ['Check every week', 'Full hives swarm within days.'],
  ] as const;

  it('stay where some of them echo their heading', () => {
    const blocks = tips.flatMap(([name, text]) => [heading(name), paragraph(text)]);
    const [first] = listModules('Five ways to keep bees in a city', 'en', ...blocks);
    expect(first?.kind === 'items' ? first.items.map(({ body }) => body !== undefined) : []).toEqual(
      tips.map(() => true),
    );
  });
});
