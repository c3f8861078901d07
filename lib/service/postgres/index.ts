import type { SharedDatabase } from '../core/state-ports.ts';
import { openSharedAccounts } from './accounts.ts';
import { openConnections } from './connections.ts';
import { openSharedState } from './state.ts';

export const postgres: SharedDatabase = {
  openState: (address, files, report) => openSharedState({ address, report, ...files }),
  openAccounts(address, report) {
    const connections = openConnections(address, report);
    return { accounts: openSharedAccounts(connections), close: connections.close };
  },
};
