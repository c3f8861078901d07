import { beforeAfter } from './before-after.ts';
import { buttons } from './buttons.ts';
import { calm } from './calm.ts';
import { chart } from './chart.ts';
import { chat } from './chat.ts';
import { domino } from './domino.ts';
import { fork } from './fork.ts';
import { iceberg } from './iceberg.ts';
import { ladder } from './levels.ts';
import { nobody } from './nobody.ts';
import { proclaim } from './proclaim.ts';
import { reality } from './reality.ts';
import { balance } from './scale.ts';
import { placard } from './sign.ts';
import { starter } from './starter.ts';
import type { Template } from './template.ts';
import { thoughts } from './thoughts.ts';
import { tug } from './tug.ts';
import { verdict } from './verdict.ts';

export type { Slot, SlotBox, Template } from './template.ts';

/** Every template, by its id; a draft names one of them. */
export const templates: ReadonlyMap<string, Template> = new Map(
  [
    iceberg,
    verdict,
    ladder,
    placard,
    buttons,
    fork,
    balance,
    reality,
    beforeAfter,
    chart,
    tug,
    chat,
    thoughts,
    nobody,
    calm,
    starter,
    proclaim,
    domino,
  ].map((template) => [template.id, template]),
);
