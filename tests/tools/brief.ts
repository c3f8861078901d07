/** `npm run brief -- FILE…`: what a file's brief says, what else was offered, and why that is left out. */
import { basename, dirname } from 'node:path';
import { findCandidates, makeBrief } from '../../lib/engine/brief/index.ts';
import { readDocument } from '../../lib/engine/brief/reading/reading.ts';
import { decideModules } from '../../lib/engine/brief/selection/select.ts';
import { readSteering } from '../../lib/engine/brief/steering.ts';
import { type BriefModule, getShape } from '../../lib/engine/modules.ts';
import { readSourceFile } from '../bench/gold-sources.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const score = ({ sure, weight }: BriefModule) =>
  `sure ${sure.toFixed(2)} × weight ${weight.toFixed(2)} = ${(sure * weight).toFixed(2)}`;

function printModule(mark: string, module: BriefModule, reason: string): void {
  const { sure: _sure, weight: _weight, why, ...said } = module;
  print(`${mark} ${getShape(module)} · ${score(module)} · ${why}${reason === '' ? '' : ` · left out: ${reason}`}`);
  print(JSON.stringify(said, undefined, 1));
}

for (const file of process.argv.slice(2)) {
  const document = await readSourceFile(dirname(file), basename(file));
  const brief = makeBrief(document, {});
  print(`\n${file}\n${brief.title}`);
  print([brief.kicker, brief.subtitle, brief.genre, brief.gravity].filter(Boolean).join(' | '));
  for (const module of brief.modules ?? []) printModule('+', module, '');
  const decisions = decideModules(findCandidates(readDocument(document, readSteering({}))), undefined);
  for (const { candidate, reason } of decisions) if (reason !== undefined) printModule('-', candidate.module, reason);
}
