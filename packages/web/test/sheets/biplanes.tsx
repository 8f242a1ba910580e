import { baseContent } from '@tallyho/wings-of-war';
import { createRoot } from 'react-dom/client';
import { Biplane, type BiplaneProps, BiplaneShadow, heightOf } from '../../src/art/great-war/biplane.tsx';
import { drawnAs, type Machine } from '../../src/art/great-war/machine.ts';
import { useHash } from './use-hash.ts';
import '../../src/style/index.css';

/*
 * Machines of the Great War over the land, to be looked at: biplanes.html#show=types (or cards, poses); `only` takes
 * those whose id has it, `from` and `count` a part of them.
 */
interface Sample extends Partial<Omit<BiplaneProps, 'machine' | 'scale'>> {
  readonly machine: Machine;
  readonly title: string;
}

const machineOf = (card: string, id: string): Machine => {
  const type = baseContent.typeById.get(id);
  return { card, type: id, seats: type?.seats ?? 1, nation: type?.nation ?? 'generic' };
};

const types: readonly Sample[] = [
  ...[...baseContent.typeById.values()].map(({ id, name }) => ({ machine: machineOf('', id), title: name })),
  { machine: { card: '', type: 'own', seats: 1, nation: 'france' }, title: 'Any single-seater' },
  { machine: { card: '', type: 'own', seats: 2, nation: 'germany' }, title: 'Any two-seater' },
];
const cards: readonly Sample[] = [...baseContent.cardById.values()].map(({ id, type }) => ({
  machine: machineOf(id, type),
  title: id,
}));

const camel = machineOf('camel-brown', 'sopwith-camel');
const poses: readonly Sample[] = [
  ...[0, 45, 90, 135, 180, 225, 270, 315].map((heading) => ({ machine: camel, heading, title: `heading ${heading}` })),
  ...([0, 1, 2, 3] as const).map((level) => ({ machine: camel, heading: 20, level, title: `level ${level}` })),
  ...[0, 2, 4, 6].map((hits) => ({ machine: camel, heading: -18, hits, title: `${hits} hits` })),
  { machine: camel, heading: -18, hits: 3, hasSmoke: true, title: 'smoke' },
  { machine: camel, heading: -18, hits: 4, hasSmoke: true, hasFire: true, title: 'fire' },
  ...(['laid', 'tried', 'barred'] as const).map((ghost) => ({ machine: camel, ghost, title: `ghost: ${ghost}` })),
  { machine: machineOf('bristol-mckeever', 'bristol-f2b'), heading: 40, title: 'two-seater' },
];

const all: { readonly [show: string]: readonly Sample[] } = { types, cards, poses };

/** As large as the frame allows, or at the scale of a map. */
function Cell({ sample, isMap }: { readonly sample: Sample; readonly isMap: boolean }) {
  const { machine, title, heading = 0, level = null, ghost = null, ...more } = sample;
  const { type } = drawnAs(machine);
  const scale = isMap ? 1.35 : 170 / 9.6 / Math.max(type.span, type.length * 1.12);
  const height = heightOf(level);
  const at = `translate(109 ${isMap ? 85 : 90 - type.length * scale * 0.58}) scale(${scale})`;
  return (
    <figure style={{ margin: 0, width: 218, background: '#6f7149', textAlign: 'center' }} data-machine={title}>
      <svg width="218" height="180" aria-hidden="true">
        <g transform={at}>
          {ghost === null && (
            <g transform={`translate(${isMap ? 5 * height : 7} ${isMap ? 6 * height : 8.5}) rotate(${heading})`}>
              <BiplaneShadow machine={machine} level={level} />
            </g>
          )}
          <g transform={`rotate(${heading})`}>
            <Biplane {...more} {...{ machine, heading, level, ghost, scale }} />
          </g>
        </g>
      </svg>
      <figcaption style={{ background: '#141f2c', color: '#f6efdd', fontSize: 14 }}>{title}</figcaption>
    </figure>
  );
}

function Sheet() {
  const asked = useHash();
  const { show = 'types', only = '', from = '0', count = '200' } = Object.fromEntries(new URLSearchParams(asked));
  const samples = (all[show] ?? [])
    .filter(({ machine, title }) => `${machine.type} ${title}`.includes(only))
    .slice(Number(from), Number(from) + Number(count));
  return (
    <main data-asked={asked} style={{ display: 'flex', flexWrap: 'wrap', gap: 2, background: '#1b2836' }}>
      {samples.map((sample) => (
        <Cell key={sample.title} sample={sample} isMap={show === 'poses'} />
      ))}
    </main>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('biplanes.html has no element called root');
createRoot(root).render(<Sheet />);
