import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openAccounts } from '../../../../lib/service/node/accounts.ts';
import { openServiceDatabase } from '../../../../lib/service/node/database.ts';
import { FolderInUseError, openState } from '../../../../lib/service/node/state.ts';
import { stateCases } from '../state-cases.ts';
import { aFolder, aState, aStoredJob, completed, look } from './states.ts';

stateCases('the state on disk', aState);

describe('a state on disk', () => {
  it('removes files nobody speaks of, and frees leases, when it is opened', async () => {
    const { store, path, close } = await aState();
    const [working, done] = [aStoredJob(), aStoredJob()];
    await store.create(done, {});
    await store.settle(...completed(done));
    await store.create(working, { sourceImage: Uint8Array.of(1) });
    await store.lease();
    await close();
    for (const name of ['sources/other.sourceImage', `sources/${working.id}.sourcePdf.half`, 'pictures/other'])
      writeFileSync(join(path, name), 'x');
    const again = await openState(path);
    expect(look(path)).toMatchObject({
      sources: [`${working.id}.sourceImage`],
      pictures: [`picture-of-${done.id}`],
    });
    expect(await again.store.lease()).toMatchObject({ job: { id: working.id }, attempts: 2 });
    await again.close();
  });

  it('belongs to one process at a time', async () => {
    const { path, close } = await aState();
    await expect(openState(path)).rejects.toThrow(FolderInUseError);
    await close();
    await (await openState(path)).close();
  });

  it('is left alone when a newer version wrote it', () => {
    const path = join(aFolder(), 'state.sqlite');
    openServiceDatabase(path).close();
    const database = new DatabaseSync(path);
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(() => openServiceDatabase(path)).toThrow('newer version');
  });
});

describe('keys and brands on disk', () => {
  it('stand nowhere on the disk as they are', async () => {
    const { accounts, path } = await aState();
    const key = await accounts.addKey('w', 'Laptop');
    const database = new DatabaseSync(join(path, 'state.sqlite'));
    expect(JSON.stringify(database.prepare('SELECT * FROM keys').all())).not.toContain(key.slice(4, 12));
    database.close();
  });

  it('keep the brands that version 1 saved', async () => {
    const { accounts, path } = await aState();
    await accounts.addBrand('w', { name: 'Bees', color: '#0f766e' });
    const file = join(path, 'state.sqlite');
    const old = new DatabaseSync(file);
    old.exec('ALTER TABLE brands DROP COLUMN details; ALTER TABLE brands DROP COLUMN logo; PRAGMA user_version = 1');
    old.close();
    const database = openServiceDatabase(file);
    expect(await openAccounts(database).brands('w')).toMatchObject([
      { name: 'Bees', color: '#0f766e', hasLogo: false },
    ]);
    database.close();
    openServiceDatabase(file).close();
  });
});
