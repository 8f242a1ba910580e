import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LineChart } from '../../src/widgets/line-chart.tsx';

type Props = Parameters<typeof LineChart>[0];

const drawn = (props: Partial<Props>): string[] =>
  renderToStaticMarkup(
    <LineChart
      title="Hits"
      moments={['Start', 'Turn 1', 'Turn 2', 'End']}
      momentTitle="Moment"
      tableTitle="As a table"
      series={[
        { name: 'Spitfire', values: [0, 1, 2, 4] },
        { name: 'Messerschmitt', values: [0, 0, 3, 3] },
      ]}
      {...props}
    />,
  )
    .replaceAll(/(?<!^)(<[^/])/g, '\n$1')
    .split('\n')
    .map((line) => line.replaceAll(/<\/\w+>/g, ''));

test('a chart has a line and a mark for everybody, its ends named, and says the same in a table', async () => {
  await expect(`${drawn({}).join('\n')}\n`).toMatchFileSnapshot('approved/chart.txt');
});

test('below zero there is a line at zero; five share four marks', async () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((name, at) => ({ name, values: [at - 2, 2 - at] }));
  const lines = drawn({ moments: ['Start', 'End'], series: five, name: (value) => `level ${value}` });
  const told = lines.filter((line) => /axis|zero|<text|polyline|key-|<td/.test(line));
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('approved/chart-of-five.txt');
});

test('of one moment, and of nothing but zeros, there is a chart as well', () => {
  const lines = drawn({ moments: ['Start'], series: [{ name: 'a', values: [0] }] });
  expect(lines.join()).not.toMatch(/NaN|Infinity/);
  expect(lines.filter((line) => /axis|zero|<text|polyline/.test(line))).toMatchInlineSnapshot(`
    [
      "<path class="axis" d="M32 4V84H246">",
      "<text x="27" y="13" text-anchor="end">1",
      "<text x="27" y="86" text-anchor="end">0",
      "<polyline class="line-0" points="32.0,84.0">",
      "<text x="32" y="106">Start",
      "<text x="244" y="106" text-anchor="end">Start",
    ]
  `);
  const most = drawn({ moments: ['Start', 'End'], series: [{ name: 'a', values: [0, 2] }], most: 8 });
  expect(most.filter((line) => /axis|zero|<text|polyline/.test(line))).toMatchInlineSnapshot(`
    [
      "<path class="axis" d="M32 4V84H246">",
      "<text x="27" y="13" text-anchor="end">8",
      "<text x="27" y="86" text-anchor="end">0",
      "<polyline class="line-0" points="32.0,84.0 242.0,65.0">",
      "<text x="32" y="106">Start",
      "<text x="244" y="106" text-anchor="end">End",
    ]
  `);
});
