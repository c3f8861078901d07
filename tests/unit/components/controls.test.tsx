import { parseHTML } from 'linkedom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { Button, IconButton } from '../../../components/button.tsx';
import { ColorChoice } from '../../../components/color-choice.tsx';
import { Field } from '../../../components/field.tsx';
import { FormatChoice } from '../../../components/format-choice.tsx';
import { Notice } from '../../../components/notice.tsx';
import { ProgressStages } from '../../../components/progress-stages.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { ShapeChoice } from '../../../components/shape-choice.tsx';
import { contrast } from './contrast.ts';

const nothing = () => undefined;
const render = (element: ReactElement) =>
  parseHTML(`<html><body>${renderToStaticMarkup(element)}</body></html>`).document;

beforeEach(() => {
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation((key) => key as never);
});

/** The text of the label around or pointing at a control, or its own name. */
function readName(document: Document, control: Element): string {
  const own = control.getAttribute('aria-label');
  const label = document.querySelector(`label[for="${control.id}"]`) ?? control.closest('label');
  return own ?? label?.textContent ?? '';
}

describe('controls', () => {
  it.each<[string, ReactElement, readonly string[]]>([
    [
      'Segmented',
      <Segmented
        key="s"
        legend="kind"
        segments={[
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ]}
        value="b"
        onChange={nothing}
      />,
      ['A', 'B'],
    ],
    [
      'ShapeChoice',
      <ShapeChoice key="s" kind="meme" value="1:1" onChange={nothing} />,
      ['shape_story9:16', 'shape_square1:1', 'shape_portrait4:5', 'shape_wide16:9'],
    ],
    ['FormatChoice', <FormatChoice key="f" value="webp" onChange={nothing} />, ['format']],
    ['Field', <Field key="f" label="Base address" />, ['Base address']],
  ])('%s: every control has a name', (_, element, names) => {
    const document = render(element);
    const controls = Array.from(document.querySelectorAll('input, select'));
    expect(controls.map((control) => readName(document, control))).toEqual(names);
  });

  it('marks the chosen one of a group, and the group has a name', () => {
    const document = render(<ShapeChoice kind="infographic" value="4:5" onChange={nothing} />);
    expect(document.querySelector('fieldset > legend')?.textContent).toBe('shape');
    expect(Array.from(document.querySelectorAll('input[checked]'), (input) => input.getAttribute('value'))).toEqual([
      '4:5',
    ]);
    const names = new Set(Array.from(document.querySelectorAll('input'), (input) => input.getAttribute('name')));
    expect(names.size).toBe(1);
  });

  it('offers only inks that hold a white title, and names each', () => {
    const document = render(<ColorChoice value={undefined} onChange={nothing} />);
    const inks = Array.from(document.querySelectorAll('input[type=radio][value^="#"]'));
    expect(inks.length).toBeGreaterThan(4);
    for (const ink of inks) {
      expect(contrast(ink.getAttribute('value') ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(readName(document, ink)).toMatch(/^color_/);
    }
  });

  it('shows a colour of one’s own as the chosen one', () => {
    const document = render(<ColorChoice value="#123456" onChange={nothing} />);
    expect(document.querySelector('input[checked]')).toBeNull();
    expect(document.querySelector('[data-chosen] > input[type=color]')?.getAttribute('value')).toBe('#123456');
  });

  it('ties a field to what is wrong with it', () => {
    const document = render(<Field label="Base address" hint="For example" problem="Not an address" />);
    const input = document.querySelector('input');
    const described = (input?.getAttribute('aria-describedby') ?? '').split(' ');
    expect(input?.getAttribute('aria-invalid')).toBe('true');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['For example', 'Not an address']);
  });

  it('reads problems out at once, and news when there is time', () => {
    expect(render(<Notice tone="problem">x</Notice>).querySelector('[role=alert]')).not.toBeNull();
    expect(render(<Notice tone="waiting">x</Notice>).querySelector('[role=status]')).not.toBeNull();
  });

  it('keeps a button at work focusable, and gives a drawing a name', () => {
    const busy = render(<Button busy>Make</Button>).querySelector('button');
    expect(busy?.hasAttribute('disabled')).toBe(false);
    expect(busy?.getAttribute('aria-disabled')).toBe('true');
    const gear = render(<IconButton icon="gear" label="Settings" />).querySelector('button');
    expect(gear?.getAttribute('aria-label')).toBe('Settings');
  });
});

describe('ProgressStages', () => {
  const states = (done: number | undefined) =>
    Array.from(render(<ProgressStages stages={['extract', 'brief', 'polish']} done={done} />).querySelectorAll('li'));

  it('marks what is done, what is at work and what is to come', () => {
    const items = states(1);
    expect(items.map((item) => item.getAttribute('data-state'))).toEqual(['done', 'current', 'next']);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(items.map((item) => item.textContent)).toEqual(['stage_extract', 'stage_brief', 'polish']);
  });

  it('points at no stage when none is known', () => {
    expect(states(undefined).some((item) => item.hasAttribute('aria-current'))).toBe(false);
  });
});
