import { expect, it } from 'vitest';
import { getSlotName } from '../../components/slot-names.ts';
import { templates } from '../../lib/engine/meme/templates/index.ts';

it('names every slot of every template by its part in the joke', () => {
  const unnamed = [...templates.values()].flatMap(({ id, slots }) =>
    slots.filter(({ role }) => getSlotName(role) === undefined).map(({ role }) => `${id} ${role}`),
  );
  expect(unnamed).toEqual([]);
  expect(getSlotName('text-1')).toBeUndefined();
});
