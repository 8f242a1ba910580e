import type { Commission } from './commission.ts';
import { buildModel, type Model } from './model/build.ts';
import { type Picture, paintAircraft } from './paint/picture.ts';
import { aircraftTypes } from './types/index.ts';
import type { AircraftType } from './types/type.ts';

/** What a web worker finds around it, as far as it is used here. */
declare const self: {
  postMessage(message: Picture | null, transfer: readonly ArrayBuffer[]): void;
  onmessage: ((event: { readonly data: Commission }) => void) | null;
};

const types = new Map(aircraftTypes.map((type) => [type.id, type]));

/** Models of late: an aircraft that is asked for is soon asked for in another attitude. */
const models = new Map<string, Model>();
const MODELS = 12;

function modelOf(type: AircraftType, detail: number): Model {
  const name = `${type.id} ${detail}`;
  const model = models.get(name) ?? buildModel(type, detail);
  models.delete(name);
  models.set(name, model);
  for (const oldest of models.keys()) {
    if (models.size <= MODELS) break;
    models.delete(oldest);
  }
  return model;
}

self.onmessage = ({ data: { type: id, ...order } }) => {
  const type = types.get(id);
  if (type === undefined) return self.postMessage(null, []);
  const picture = paintAircraft(type, order, modelOf);
  self.postMessage(picture, [picture.pixels.buffer]);
};
