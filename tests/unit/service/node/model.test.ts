import { it } from 'vitest';
import type { State } from '../../../../lib/service/core/state-ports.ts';
import { openState } from '../../../../lib/service/node/state.ts';
import { checkModel, inOrder } from '../state-model.ts';
import { aFolder } from './states.ts';

it('credits and windows are those of a simple model, whatever happens at once and however often it is restarted', async () => {
  await checkModel(
    async (clock) => {
      const path = aFolder();
      let state: State | undefined;
      return {
        async open() {
          await state?.close();
          state = await openState(path, clock);
          return state;
        },
        close: async () => state?.close(),
      };
    },
    // With nothing to write before they are taken in their order.
    inOrder,
    25,
  );
});
