import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { help, readCommandLine, type Settings, UsageError } from './command-line.ts';
import { openAccounts } from './node/accounts.ts';
import { openDatabase } from './node/database.ts';
import { createLog } from './node/log.ts';
import { openService, ownWorkspace } from './node/open-service.ts';
import { farewell, listen } from './node/server.ts';
import { FolderInUseError, openState } from './node/state.ts';
import type { State } from './node/state-ports.ts';
import type { Pages } from './node/web/views.ts';

/** The state of `--data`, or one that is gone when the service ends. */
async function openSettingsState({ data }: Settings): Promise<State> {
  if (data !== undefined) return openState(data);
  const folder = mkdtempSync(join(tmpdir(), 'broadside-service-'));
  const state = await openState(folder);
  return {
    ...state,
    async close() {
      await state.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Has the workspace as the settings want it, and answers a key that was not known before. */
async function prepareWorkspace({ accounts }: State, { plan, credits, key }: Settings): Promise<string | undefined> {
  await accounts.ensure({ id: ownWorkspace, name: 'Own', plan: plan ?? 'unlimited', credits });
  if (plan) await accounts.setPlan(ownWorkspace, plan);
  if (key !== undefined) {
    await accounts.addKey(ownWorkspace, 'From the settings', key);
    if (!(await accounts.byKey(key))) throw new UsageError('The key of --key was revoked. Choose another.');
    return key;
  }
  return (await accounts.keys(ownWorkspace)).length === 0 ? accounts.addKey(ownWorkspace, 'First key') : undefined;
}

/** Adds credits to the workspace of a folder, whether a service is at work there or not. */
async function topUp({ data, 'top-up': amount = 0 }: Settings): Promise<string> {
  const path = data && join(data, 'state.sqlite');
  if (!path || !existsSync(path)) throw new UsageError('--top-up needs --data with the folder of a service.');
  const database = openDatabase(path);
  const accounts = openAccounts(database);
  await accounts.addCredits(ownWorkspace, amount);
  const { credits } = await accounts.account(ownWorkspace);
  database.close();
  return `The workspace has ${credits} credits.\n`;
}

async function run(loadPages: () => Promise<Pages>): Promise<void> {
  const settings = readCommandLine(process.argv.slice(2), process.env);
  if (!settings || settings['top-up'] !== undefined) {
    process.stdout.write(settings ? await topUp(settings) : help);
    return;
  }
  const server = await listen(settings);
  // A picture's address names where the service listens, never what a client wrote into its Host header.
  const base = settings.base ?? server.address;
  const state = await openSettingsState(settings);
  const key = await prepareWorkspace(state, settings);
  const log = createLog(settings.log, (line) => process.stderr.write(line));
  const service = openService(settings, base, state, log, loadPages);
  server.answer(service.app.fetch);

  // The first signal lets answers and jobs end; a second one, by Node's own default, ends the process at once.
  const close = async () => {
    process.removeListener('SIGINT', close).removeListener('SIGTERM', close);
    await Promise.all([server.close(), service.close(farewell)]);
    await state.close();
  };
  process.on('SIGINT', close).on('SIGTERM', close);
  const { signIn } = service;
  const greeting = [
    `The service runs at ${base}`,
    key && `Its API key is ${key}`,
    signIn ? `Keys and brands: ${signIn} (works once)` : `Keys and brands: ${base}/app/api-keys`,
  ];
  const ready = settings.json ? JSON.stringify({ base, key, signIn }) : greeting.filter(Boolean).join('\n');
  process.stdout.write(`${ready}\n`);
}

/** `npm run service`: serves as the command line and the environment say, until a signal. `loadPages` makes its web pages. */
export function runService(loadPages: () => Promise<Pages>): void {
  run(loadPages).catch((error: unknown) => {
    const isExpected = error instanceof UsageError || error instanceof FolderInUseError;
    const trace = error instanceof Error ? error.stack : undefined;
    process.stderr.write(`${isExpected ? error.message : (trace ?? String(error))}\n`);
    process.exit(1);
  });
}
