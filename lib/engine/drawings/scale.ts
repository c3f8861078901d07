import { listNames } from './drawing-set.ts';

/** Real sizes of things, so that no key stands half as high as its house, and no lectern is smaller than a phone. */

const buildings =
  listNames(`house house-with-garden houses hut school hospital office-building apartment-block bank classical-building
  stadium hotel factory castle post-office department-store convenience-store building-construction crane bridge
  power-pylon cooling-tower wind-turbine windmill ferris-wheel roller-coaster circus-tent mountain snow-capped-mountain volcano
  ship ferry passenger-ship airplane train high-speed-train locomotive metro railway-car tram bus`);

const vehicles =
  listNames(`automobile taxi delivery-truck articulated-lorry pickup-truck sport-utility-vehicle minibus trolleybus
  racing-car fire-engine police-car tractor tent deciduous-tree evergreen-tree palm-tree charging-station market-stall railway-track
  motor-boat speedboat sailboat helicopter solar-panel shipping-container vertical-traffic-light traffic-light satellite-antenna`);

const furniture =
  listNames(`lectern couch-and-lamp bed chair fridge washing-machine radiator heat-pump bathtub shower toilet door
  ladder bicycle motorcycle motor-scooter goal-net stroller shopping-cart horse cow deer server-rack manual-wheelchair`);

const findSize = (drawing: string): number => [furniture, vehicles, buildings].findIndex((set) => set.has(drawing)) + 1;

/** Whether a drawing may stand beside a main one: of its real size or one less, and never a larger thing drawn smaller. */
export function isToScale(drawing: string, main: string): boolean {
  const less = findSize(main) - findSize(drawing);
  return less === 0 || less === 1;
}
