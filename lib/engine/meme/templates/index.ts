import { backfire } from './backfire.ts';
import { beats } from './beats.ts';
import { beforeAfter } from './before-after.ts';
import { breakfast } from './breakfast.ts';
import { butterfly } from './butterfly.ts';
import { buttons } from './buttons.ts';
import { calm } from './calm.ts';
import { chart } from './chart.ts';
import { chase } from './chase.ts';
import { chat, dialogue, exchange } from './chat.ts';
import { clown } from './clown.ts';
import { domino } from './domino.ts';
import { exhibit } from './exhibit.ts';
import { exit } from './exit.ts';
import { fork } from './fork.ts';
import { handshake } from './handshake.ts';
import { iceberg } from './iceberg.ts';
import { ladder } from './levels.ts';
import { newsroom } from './newsroom.ts';
import { nobody } from './nobody.ts';
import { panic } from './panic.ts';
import { proclaim } from './proclaim.ts';
import { delighted, doubtful, proud, shocked, story, weary } from './reactions.ts';
import { reality } from './reality.ts';
import { ride } from './ride.ts';
import { same } from './same.ts';
import { balance } from './scale.ts';
import { placard } from './sign.ts';
import { sofa } from './sofa.ts';
import { starter } from './starter.ts';
import type { Template } from './template.ts';
import { tempted } from './tempted.ts';
import { thoughts } from './thoughts.ts';
import { thread } from './thread.ts';
import { tug } from './tug.ts';
import { unmasking } from './unmasking.ts';
import { verdict } from './verdict.ts';

export type { Slot, SlotBox, Template } from './template.ts';

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
    exchange,
    dialogue,
    thoughts,
    nobody,
    calm,
    starter,
    proclaim,
    domino,
    panic,
    backfire,
    shocked,
    proud,
    weary,
    doubtful,
    delighted,
    same,
    exit,
    handshake,
    clown,
    tempted,
    butterfly,
    unmasking,
    newsroom,
    exhibit,
    ride,
    chase,
    sofa,
    breakfast,
    beats,
    thread,
    story,
  ].map((template) => [template.id, template]),
);
