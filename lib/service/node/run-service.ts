import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Accounts, Files, SharedDatabase, State } from '../core/state-ports.ts';
import { openAccounts } from './accounts.ts';
import { help, readCommandLine, type ServiceSettings, UsageError } from './command-line.ts';
import { openServiceDatabase } from './database.ts';
import { createLog, type Log } from './log.ts';
import { openService, ownWorkspace } from './open-service.ts';
import { closeTimeoutMs, listen } from './server.ts';
import { FolderInUseError, openFileStore, openState } from './state.ts';
import type { Pages } from './web/views.ts';

interface ServiceParts {
  loadPages(): Promise<Pages>;
  loadDatabase(): Promise<SharedDatabase>;
}

async function openFiles({ bucket: settings, data }: ServiceSettings): Promise<Files | undefined> {
  if (!settings) return data === undefined ? undefined : openFileStore(data);
  const { BucketError, openBucket } = await import('./s3/bucket.ts');
  const bucket = openBucket(settings);
  try {
    await bucket.check();
  } catch (cause) {
    const why = cause instanceof BucketError ? cause.message : `${settings.endpoint} could not be reached.`;
    throw new UsageError(`--pictures can’t be used: ${why}`, { cause });
  }
  return { sources: bucket.folder('sources'), pictures: bucket.folder('pictures') };
}

async function openDatabaseState(parts: ServiceParts, address: string, log: Log, files: Files): Promise<State> {
  const database = await parts.loadDatabase();
  try {
    return await database.openState(address, files, log.error);
  } catch (cause) {
    // Only the message: the address may contain a password.
    throw new UsageError(`--database can’t be used: ${describeError(cause)}`);
  }
}

/** An AggregateError (all addresses of a host refused) has no message of its own. */
function describeError(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return describeError(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

async function openSettingsState(parts: ServiceParts, settings: ServiceSettings, log: Log): Promise<State> {
  const { data, database } = settings;
  const files = await openFiles(settings);
  if (database !== undefined && files) return openDatabaseState(parts, database, log, files);
  if (data !== undefined) return openState(data, Date.now, files);
  const folder = mkdtempSync(join(tmpdir(), 'broadside-service-'));
  const state = await openState(folder, Date.now, files);
  return {
    ...state,
    async close() {
      await state.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function prepareWorkspace(
  { accounts }: State,
  { plan, credits, key }: ServiceSettings,
): Promise<string | undefined> {
  await accounts.ensure({ id: ownWorkspace, name: 'Own', plan: plan ?? 'unlimited', credits });
  if (plan) await accounts.setPlan(ownWorkspace, plan);
  if (key !== undefined) {
    await accounts.addKey(ownWorkspace, 'From the settings', key);
    if (!(await accounts.byKey(key))) throw new UsageError('The key of --key was revoked. Choose another.');
    return key;
  }
  return (await accounts.keys(ownWorkspace)).length === 0 ? accounts.addKey(ownWorkspace, 'First key') : undefined;
}

/** Adds credits, also while a service is running. */
async function topUp(
  { loadDatabase }: ServiceParts,
  { data, database: address, 'top-up': amount = 0 }: ServiceSettings,
  log: Log,
): Promise<string> {
  const add = async (accounts: Accounts) => {
    await accounts.addCredits(ownWorkspace, amount);
    return `The workspace has ${(await accounts.account(ownWorkspace)).credits} credits.\n`;
  };
  if (address !== undefined) {
    const { accounts, close } = (await loadDatabase()).openAccounts(address, log.error);
    return add(accounts).finally(close);
  }
  const path = data && join(data, 'state.sqlite');
  if (!path || !existsSync(path)) {
    throw new UsageError('--top-up needs --database, or --data with the folder of a service.');
  }
  const database = openServiceDatabase(path);
  return add(openAccounts(database)).finally(() => database.close());
}

async function run(parts: ServiceParts): Promise<void> {
  const settings = readCommandLine(process.argv.slice(2), process.env);
  if (!settings) {
    process.stdout.write(help);
    return;
  }
  const log = createLog(settings.log, (line) => process.stderr.write(line));
  if (settings['top-up'] !== undefined) {
    process.stdout.write(await topUp(parts, settings, log));
    return;
  }
  const server = await listen(settings);
  // Picture addresses use the listening address, never a client's Host header.
  const base = settings.base ?? server.address;
  const state = await openSettingsState(parts, settings, log);
  const key = await prepareWorkspace(state, settings);
  const service = openService(settings, base, state, log, parts.loadPages);
  server.answer(service.fetch);

  // The first signal waits for responses and jobs; a second one ends the process at once (Node's default).
  const close = async () => {
    process.removeListener('SIGINT', close).removeListener('SIGTERM', close);
    await Promise.all([server.close(), service.close(closeTimeoutMs)]);
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

export function runService(parts: ServiceParts): void {
  run(parts).catch((error: unknown) => {
    const isExpected = error instanceof UsageError || error instanceof FolderInUseError;
    const trace = error instanceof Error ? error.stack : undefined;
    process.stderr.write(`${isExpected ? error.message : (trace ?? String(error))}\n`);
    process.exit(1);
  });
}
