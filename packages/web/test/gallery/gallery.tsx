import { createRoot } from 'react-dom/client';
import { Painting } from '../../src/dogfight/sky/painting/painting.tsx';
import { lands, times } from '../../src/dogfight/sky/painting/place.ts';
import '../../src/style/index.css';
import '../../src/style/dogfight/index.css';
import './gallery.css';

/*
 * Every picture that is painted behind the table, by name after the ?: 'channel day', 'channel day phone'. For people
 * who want to look, and for e2e/gallery.ts.
 */

/** The heights of bands in a fight, as parts of the sky. */
const BANDS = [0.13, 0.18, 0.24, 0.24, 0.21];

const bandsOf = (height: number) => {
  let top = 0;
  return BANDS.map((part) => {
    const band = { top, height: part * height };
    top += part * height;
    return band;
  });
};

function Picture() {
  const [land, time, size] = decodeURIComponent(location.search.slice(1)).split(' ');
  const [width, height] = size === 'phone' ? [390, 452] : [1440, 604];
  return (
    <div className="picture" style={{ width, height }}>
      <Painting
        land={lands.find((one) => one === land) ?? 'channel'}
        time={times.find((one) => one === time) ?? 'day'}
        seed={size === undefined || size === 'phone' ? 'gallery' : size}
        width={width}
        height={height}
        bands={bandsOf(height)}
      />
    </div>
  );
}

const pictures = lands.flatMap((land) =>
  times.flatMap((time) => [`${land} ${time}`, `${land} ${time} phone`, `${land} ${time} second`]),
);
Object.assign(window, { pictures });

const root = document.getElementById('gallery');
if (root !== null) createRoot(root).render(<Picture />);
