import type { BriefModule } from '../../modules.ts';
import { anatomy, sharedOut } from './anatomy.ts';
import { bars } from './bars.ts';
import { bento } from './bento.ts';
import { briefing } from './briefing.ts';
import { cells } from './cells.ts';
import { comparison } from './comparison.ts';
import { essay } from './essay.ts';
import { figures } from './figures.ts';
import { flow } from './flow.ts';
import type { Form } from './form.ts';
import { hierarchy } from './hierarchy.ts';
import { landscape } from './landscape.ts';
import { columns, line } from './line.ts';
import { list, numbered } from './list.ts';
import { map } from './map.ts';
import { panel } from './panel.ts';
import { steps } from './path.ts';
import { prosCons } from './pros-cons.ts';
import { pyramid } from './pyramid.ts';
import { quadrant } from './quadrant.ts';
import { quote } from './quote.ts';
import { road } from './road.ts';
import { share } from './share.ts';
import { slope } from './slope.ts';
import { stairs } from './stairs.ts';
import { statements } from './statements.ts';
import { table } from './table.ts';
import { thesis } from './thesis.ts';
import { venn } from './venn.ts';
import { window } from './window.ts';

const forms = [
  list,
  cells,
  numbered,
  statements,
  essay,
  briefing,
  panel,
  window,
  landscape,
  figures,
  bars,
  share,
  line,
  columns,
  slope,
  table,
  steps,
  flow,
  pyramid,
  road,
  comparison,
  prosCons,
  bento,
  hierarchy,
  quote,
  thesis,
  quadrant,
  venn,
  stairs,
  anatomy,
  sharedOut,
  map,
] as unknown as readonly Form[];

export const listForms = (module: BriefModule): readonly Form[] => forms.filter(({ kind }) => kind === module.kind);
