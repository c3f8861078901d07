import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { documentOf, paragraph } from './documents.ts';

const filler = [
  'Fishermen on the eastern quay keep their nets in sheds that the town built for them in 1961.',
  'A crane from the old shipyard lifts the last stones out of the basin at low tide.',
  'The harbour office lists forty boats that have a berth along the northern wall.',
];
const first = (title: string, language: string, description: string | undefined, ...paragraphs: readonly string[]) => {
  const metadata = { title, language, ...(description === undefined ? {} : { description }) };
  return makeBrief(documentOf(metadata, ...paragraphs.map(paragraph)), {}).points[0];
};

describe('the main fact', () => {
  it('takes along the sentence of its paragraph that turns it round', () => {
    const praise = 'The harbour club of Lindau played a decent season and beat the leaders of the league in March.';
    const turn = 'But lately it lost ground: 0:7 in Zell was followed by 0:4 at home.';
    const lead = first('Harbour club of Lindau loses again', 'en', undefined, `${praise} ${turn}`, ...filler);
    expect(lead).toMatchObject({ heading: praise.slice(0, -1), body: turn });
    expect(lead?.sentence).toBe(`${praise}\n${turn}`);
  });

  it('goes on with words in quotation marks, which have their own stop', () => {
    const fact = 'The harbour club of Lindau lost all three matches of the league in October.';
    const said = 'But the club of Lindau says that “nobody in the harbour gives up on this team yet.”';
    const lead = first('Harbour club of Lindau loses again', 'en', undefined, `${fact} ${said}`, ...filler);
    expect(lead).toMatchObject({ heading: fact.slice(0, -1), body: said });
  });

  it('keeps its purpose, though it could be cut before that', () => {
    const whole =
      'Die Stadt Lindau und der Verein Seeufer haben einen Stadtplan für das Telefon entwickelt, um für ein Verbot von Motorbooten zu werben';
    expect(first('Motorboote sollen nicht mehr fahren', 'de', undefined, `${whole}.`)?.heading).toBe(whole);
  });

  it('is the opening sentence of a report, though that is long', () => {
    const long =
      'Sindicatos del puerto, pescadores de la ribera norte, vecinos del barrio viejo y asociaciones de comerciantes se congregarán este jueves a las cinco de la tarde frente al ayuntamiento para reclamar cambios profundos';
    const lead = first('El puerto no cumple', 'es', undefined, `${long}.`, 'La convocatoria empezó hace dos semanas.');
    expect(lead?.heading).toBe(long);
  });

  it('is no row of phrases that lets a sentence stand out of it', () => {
    const phrases =
      'Die sinkende Zahl der Boote, der tägliche Kampf um Liegeplätze am Ufer, um Wasser, um Strom, um Licht für die alten Kähne der Fischer, und die Angst vor Stürmen aus Norden, vor Eis, vor Sand, vor Regen in den Nächten des Winters am See';
    const plain = 'Der Hafen von Lindau verliert jedes Jahr zwölf Boote an die Nachbarorte.';
    const lead = first('Der Hafen von Lindau', 'de', undefined, `${phrases}.`, plain);
    expect(lead?.heading).toBe(plain.slice(0, -1));
  });

  it('is the publisher’s summary with all of its sentences', () => {
    const summary = [
      'Ada Lund ist mit großer Mehrheit zur neuen Präsidentin des Verbands der Hafenstädte am See gewählt worden.',
      'Bei der Versammlung in Lindau erhielt sie am Freitag 149 Stimmen.',
      'Für ihren Gegner stimmten 41 Delegierte.',
    ];
    const lead = first(
      'Ada Lund ist neue Präsidentin',
      'de',
      summary.join(' '),
      'Der Verband der Hafenstädte am See wählt alle vier Jahre, und an der Spitze stand zuletzt Greta Holm aus Bregenz.',
      'Seit dem Vorjahr leitet Ada Lund auch das Hafenamt in Lindau mit vierzig Angestellten und neun Booten.',
      'Ihre Mehrheit war so groß wie keine vor ihr, denn 149 Stimmen hatte in Lindau noch niemand, und 41 sind wenige.',
    );
    expect([lead?.heading, lead?.body]).toEqual([summary[0]?.slice(0, -1), summary.slice(1).join(' ')]);
  });

  it('is not said again by sentences that tell the summary in other words', () => {
    const summary =
      'Fünf kleine Kinder, unter ihnen ein Baby, sterben zusammen mit zwei Erwachsenen bei einem Brand in Norland.';
    const made = makeBrief(
      documentOf(
        { title: 'Fünf Kinder und zwei Erwachsene sterben bei Wohnhausbrand', language: 'de', description: summary },
        paragraph('Bei einem Brand in einem Wohnhaus in Norland sind fünf Kinder ums Leben gekommen.'),
        paragraph(
          'Das zweistöckige Haus in Orr nordöstlich der Hauptstadt geriet aus bislang ungeklärten Gründen in Flammen.',
        ),
        paragraph('Die Behörden der Provinz haben am Montag drei Gutachter an den Ort des Unglücks geschickt.'),
      ),
      {},
    );
    expect(made.points.map(({ heading }) => heading).join('\n')).not.toContain('ums Leben gekommen');
    expect(made.points[0]?.heading).toBe(summary.slice(0, -1));
  });

  it('is not cut behind a dash that is set against what it encloses', () => {
    const opening = 'El anuncio cayó en una fecha especial: justo en el día en el que se cumplieron cinco años';
    const whole = `${opening} desde que el puerto –con los votos de Lund, Elena Holm y Carlos Ruiz– cerró el muelle norte`;
    const made = makeBrief(documentOf({ title: 'Cinco años sin muelle', language: 'es' }, paragraph(`${whole}.`)), {});
    for (const { heading } of made.points) expect(heading.includes('–') ? heading : whole).toBe(whole);
  });
});
