import { LINE, linesOf } from './labels.ts';

interface Props {
  readonly name: string;
  /** Where every line begins, ends or has its middle. */
  readonly x: number;
  /** Pixels from one line to the next. */
  readonly line?: number;
}

/** A name on a map in the lines that it has been given room for. */
export const NameLines = ({ name, x, line = LINE }: Props) =>
  linesOf(name).map((part, i) => (
    <tspan key={part} x={x} dy={i === 0 ? 0 : line}>
      {part}
    </tspan>
  ));
