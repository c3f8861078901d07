import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { readSteering } from '../../../../lib/engine/brief/steering.ts';
import { defaultLanguage, languages } from '../../../../lib/engine/languages/index.ts';
import { shapes } from '../../../../lib/engine/modules.ts';
import { documentOf, list } from './documents.ts';

const locales = resolve(import.meta.dirname, '../../../../public/_locales');

describe('readSteering', () => {
  it.each([
    ['As a timeline, please', 'timeline'],
    ['layout: comparison', 'comparison'],
    ['Layout = pros-cons', 'pros-cons'],
    ['Bitte als Zeitstrahl', 'timeline'],
    ['Vor- und Nachteile gegenüberstellen', 'pros-cons'],
    ['en étapes', 'steps'],
    ['étapes numérotées', 'steps'],
    ['como línea de tiempo', 'timeline'],
    ['em passos', 'steps'],
    ['grafico a torta', 'proportion'],
    ['als ranglijst', 'ranking'],
    ['年表にして', 'timeline'],
    ['做成时间线', 'timeline'],
    ['على شكل قائمة', 'list'],
    ['as a checklist', 'steps'],
    ['como una escalera', 'steps'],
    ['as a road', 'timeline'],
    ['road safety first', undefined],
    ['en ligne du temps', 'timeline'],
    ['a dashboard of it', 'statistics'],
    ['not a timeline', undefined],
    ['kein Zeitstrahl, sondern Schritte', 'steps'],
    ['Brand colour #0f766e.', undefined],
    ['', undefined],
  ])('finds in “%s” the layout %s', (styleNotes, layout) => expect(readSteering({ styleNotes }).layout).toBe(layout));

  it('finds each layout that notes may name by its English name, and asks no other language to name it', () => {
    const unnamed = ['anatomy', 'picture'];
    const named = shapes.filter((shape) => defaultLanguage.steering?.[shape] !== undefined);
    expect(shapes.filter((shape) => !named.includes(shape))).toEqual(unnamed);
    expect(
      languages.flatMap(({ code, steering = {} }) =>
        unnamed.filter((shape) => shape in steering).map((shape) => `${code}: ${shape}`),
      ),
    ).toEqual([]);
    expect(readSteering({ styleNotes: 'Als Poster' }).shape).toBe('poster');
  });

  it.each([
    ['dark and bold', ['dark', 'bold']],
    ['minimalistisch, dunkel', ['minimal', 'dark']],
    ['ludique et coloré', ['playful', 'colourful']],
    ['no dark backgrounds', []],
    ['Editorial look, light', ['editorial', 'light']],
    ['ダークでシンプルに', ['dark', 'minimal']],
    ['Highlight the lightning', []],
    ['lighter', ['light']],
    ['heller', ['light']],
    ['plus clair', ['light']],
    ['más claro', ['light']],
    ['hand-drawn', ['paper']],
    ['handgezeichnet', ['paper']],
    ['dessiné à la main', ['paper']],
    ['hecho a mano', ['paper']],
    ['手書き', ['paper']],
    ['blueprint style', ['blueprint']],
    ['als Blaupause', ['blueprint']],
    ['newspaper style', ['editorial']],
    ['as an illustrated page', ['illustrated']],
  ])('finds in “%s” the looks %j', (styleNotes, looks) =>
    expect(new Set(readSteering({ styleNotes }).looks)).toEqual(new Set(looks)),
  );

  it('takes looks from the note on the reference image, too', () =>
    expect(readSteering({ styleNotes: 'bold', referenceNote: 'same dark mood' }).looks).toEqual(['bold', 'dark']));

  it.each([
    ['story_reel', 4, 'sparse'],
    ['blog_header', 3, 'single'],
    ['linkedin_post', 7, 'normal'],
    ['custom', 7, 'normal'],
    ['constructor', 7, 'normal'],
  ])('makes %s hold %i points, %s', (outcome, max, density) =>
    expect(readSteering({ outcome })).toMatchObject({ max: { parallel: max }, density }),
  );

  it.each([
    ['fewer points, please', 3, 'normal'],
    ['Bitte weniger Stichpunkte', 3, 'normal'],
    ['short on colour', 7, 'normal'],
    ['no fewer points', 7, 'normal'],
    ['make it shorter', 7, 'sparse'],
    ['moins de texte, moins de points', 3, 'sparse'],
    ['文字少一些，要点少些', 3, 'sparse'],
  ])('hears in “%s” how much is to be said: %i points, %s', (styleNotes, max, density) =>
    expect(readSteering({ styleNotes })).toMatchObject({ max: { parallel: max }, density }),
  );

  it.each([
    ['', 1],
    ['dark', 1],
    ['4 points', 4],
    ['as a timeline', 3],
  ])('wants at least so many statements for “%s”, weak ones too: %i', (styleNotes, minStatements) =>
    expect(readSteering({ styleNotes })).toMatchObject({ minStatements }),
  );

  it.each([
    ['no drawings, please', { drawings: 'none' }],
    ['Bitte ohne Zeichnungen', { drawings: 'none' }],
    ['sans illustrations ni chiffres', { drawings: 'none', numbers: 'none' }],
    ['pas d’icônes', { drawings: 'none' }],
    ['mit Bild', { photo: 'with' }],
    ['ohne Bild', { photo: 'none' }],
    ['with the picture', { photo: 'with' }],
    ['no pictures', { photo: 'none' }],
    ['avec l’image', { photo: 'with' }],
    ['sin imagen', { photo: 'none' }],
    ['colourful', { drawings: 'full' }],
    ['イラストなし', { drawings: 'none' }],
    ['不要插图', { drawings: 'none' }],
    ['그림 없이', { drawings: 'none' }],
    ['drawings in full colour', { drawings: 'full' }],
    ['a todo color', { drawings: 'full' }],
    ['Zeichnungen in Farbe', { drawings: 'full' }],
    ['no numbers', { numbers: 'none' }],
    ['ohne Zahlen', { numbers: 'none' }],
    ['bez liczb', { numbers: 'none' }],
    ['bold numbers', {}],
    ['with a photo', { photo: 'with' }],
    ['avec la photo de l’article', { photo: 'with' }],
    ['without any photos', { photo: 'none' }],
    ['写真なしで', { photo: 'none' }],
    ['only three points', { points: 3 }],
    ['nur drei Punkte', { points: 3 }],
    ['solo 4 puntos', { points: 4 }],
    ['要点を3つに絞って', { points: 3 }],
    ['三个要点', { points: 3 }],
    ['not a photographic look', {}],
    ['Brand colour #0f766e.', {}],
  ])('hears in “%s” of the picture %j', (styleNotes, wishes) => {
    const { drawings, numbers, photo, points } = readSteering({ styleNotes });
    const heard = { drawings, numbers, photo, points };
    expect(Object.fromEntries(Object.entries(heard).filter(([, value]) => value !== undefined))).toEqual(wishes);
  });

  it.each<[string, string | undefined]>([
    ['Layout: funnel.', 'funnel'],
    ['layout: linechart', 'linechart'],
    ['Layout: timeline.', 'timeline'],
    ['as a timeline', 'timeline'],
    ['Layout: sausage', undefined],
    ...Object.entries<readonly string[]>({
      table: [
        'as a table',
        'als Tabelle',
        'en tableau',
        'como tabla',
        'em tabela',
        'come tabella',
        '表形式で',
        '用表格',
      ],
      columns: ['column chart', 'Säulendiagramm', 'en colonnes', 'gráfico de columnas', 'kolommen', '柱形图'],
      linechart: [
        'line chart',
        'als Liniendiagramm',
        'en courbe',
        'gráfico de líneas',
        'grafico a linee',
        '折れ線で',
        '折线图',
      ],
      slope: ['slope chart', 'Slope-Diagramm', 'graphique de pente', 'gráfico de pendientes'],
      isotype: [
        'as a pictogram',
        'waffle chart',
        'Piktogramme',
        'en pictogrammes',
        'con pictogramas',
        'ピクトグラムで',
      ],
      flow: [
        'flowchart',
        'decision tree',
        'Ablaufdiagramm',
        'logigramme',
        'diagrama de flujo',
        'fluxograma',
        'フローチャート',
        '流程图',
      ],
      funnel: ['as a funnel', 'Trichter', 'en entonnoir', 'embudo', 'imbuto', 'trechter', '漏斗', 'قمع'],
      pyramid: ['pyramid', 'als Pyramide', 'en pyramide', 'pirámide', 'piramide', 'ピラミッド', '金字塔', 'هرم'],
      quadrant: ['SWOT', '2x2', 'matrix', 'Quadranten', 'en quadrants', 'cuadrantes', 'matriz', '四象限'],
      venn: ['Venn diagram', 'Venn-Diagramm', 'diagramme de Venn', 'diagrama de Venn', 'ベン図'],
      'before-after': [
        'before and after',
        'before/after',
        'Vorher-Nachher',
        'avant/après',
        'antes y después',
        '前后对比',
      ],
      questions: ['as Q&A', 'FAQ', 'Fragen und Antworten', 'questions et réponses', 'preguntas y respuestas'],
      map: ['on a map', 'als Karte', 'en carte', 'en un mapa', 'mappa', 'kaart', '地図', '地图', 'خريطة'],
      poster: ['as a poster', 'Plakat', 'affiche', 'cartel', 'manifesto', 'ポスター', '海报'],
      hierarchy: ['mind map', 'Organigramm', 'carte mentale', 'mapa mental', 'マインドマップ', '思维导图'],
      ranking: ['bar chart', 'Balkendiagramm', 'en barres', 'gráfico de barras'],
      proportion: ['pie chart', 'Kreisdiagramm', 'camembert', 'gráfico circular'],
      'pros-cons': ['pros and cons', 'Pro und Contra', 'pour et contre', 'pros y contras', 'wady i zalety', '장단점'],
    }).flatMap(([shape, notes]) => notes.map((note): [string, string] => [note, shape])),
    ['no map, please', undefined],
    ['ohne Tabelle', undefined],
  ])('finds in “%s” the shape %s', (styleNotes, shape) => expect(readSteering({ styleNotes }).shape).toBe(shape));

  it.each(['darker', 'dunkler', 'plus sombre', 'más oscuro', 'donkerder', 'ciemniej'])('hears “%s” as dark', (note) =>
    expect(readSteering({ styleNotes: note }).looks).toEqual(['dark']),
  );

  it('lets a surface that says less have its way', () =>
    expect(readSteering({ outcome: 'blog_header', styleNotes: 'few words' }).density).toBe('single'));

  it.each(readdirSync(locales))('does what the examples in the fields for notes say, in %s', (locale) => {
    const messages = z.record(z.string(), z.object({ message: z.string() }));
    const said = messages.parse(JSON.parse(readFileSync(join(locales, locale, 'messages.json'), 'utf8')));
    expect(readSteering({ styleNotes: said.again_words_hint?.message }).max.parallel).toBe(3);
    const wishes = readSteering({ styleNotes: said.style_notes_hint?.message });
    expect(wishes).toMatchObject({ density: 'sparse', looks: expect.arrayContaining(['bold', 'minimal']) });
  });

  it('never draws a word of the notes', () => {
    const document = documentOf(
      { title: 'Jar', language: 'en' },
      list(['Wash the jar well.', 'Fill in small stones.', 'Add dark soil.'], true),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (words) => {
        const notes = { styleNotes: `zzq ${words}`, referenceNote: `zzq ${words}`, audienceNote: 'zzq' };
        expect(JSON.stringify(makeBrief(document, notes))).not.toContain('zzq');
      }),
      { numRuns: 50 },
    );
  });
});
