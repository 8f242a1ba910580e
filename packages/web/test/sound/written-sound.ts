/** A number of seconds, of a pitch or of loudness, as it is written down. */
const figure = (value: number): string => String(Number(value.toFixed(4)));

/** What a browser would let sound, written down: each node with what it is set to, and where it leads. */
export class WrittenSound {
  readonly lines: string[] = [];
  readonly samples: Float32Array[] = [];
  state: 'running' | 'suspended' = 'running';
  resumed = 0;
  closed = 0;

  /** Puts the names of Web Audio where a browser has them; answers what takes them away again. */
  enter(): () => void {
    const written = this;
    const parameter = (of: string) => ({
      setValueAtTime: (value: number, at: number) => written.lines.push(`${of} is ${figure(value)} at ${figure(at)}`),
      exponentialRampToValueAtTime: (value: number, at: number) =>
        written.lines.push(`${of} goes to ${figure(value)} by ${figure(at)}`),
    });
    class Node {
      readonly name: string;
      constructor(name: string) {
        this.name = name;
      }
      connect<N extends Node>(to: N): N {
        written.lines.push(`${this.name} → ${to.name}`);
        return to;
      }
      start(...when: number[]): void {
        written.lines.push(`${this.name} starts ${when.map(figure).join(' ')}`);
      }
      stop(at: number): void {
        written.lines.push(`${this.name} stops ${figure(at)}`);
      }
    }
    class Noise extends Node {
      buffer: object | null = null;
      override start(...when: number[]): void {
        if (this.buffer === null) written.lines.push('there is nothing to be heard');
        super.start(...when);
      }
    }
    const told = (options: object): string =>
      Object.entries(options)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ');
    class AudioContext {
      readonly sampleRate = 8;
      readonly currentTime = 2;
      readonly destination = new Node('loudspeaker');
      get state(): string {
        return written.state;
      }
      constructor() {
        written.lines.push('a context');
      }
      createBuffer(channels: number, length: number, rate: number): object {
        written.lines.push(`a buffer of ${channels} × ${length} at ${rate}`);
        const samples = new Float32Array(length);
        written.samples.push(samples);
        return { getChannelData: () => samples };
      }
      createBufferSource(): Noise {
        return new Noise('noise');
      }
      async resume(): Promise<void> {
        written.resumed++;
        throw new Error('not before a click');
      }
      async close(): Promise<void> {
        written.closed++;
      }
    }
    class GainNode extends Node {
      readonly gain = parameter('loudness');
      constructor(_: object, options: object) {
        super(`gain (${told(options)})`);
      }
    }
    class BiquadFilterNode extends Node {
      constructor(_: object, options: object) {
        super(`filter (${told(options)})`);
      }
    }
    class OscillatorNode extends Node {
      readonly frequency = parameter('pitch');
      constructor(_: object, options: object) {
        super(`wave (${told(options)})`);
      }
    }
    Object.assign(globalThis, { AudioContext, GainNode, BiquadFilterNode, OscillatorNode });
    return () => {
      for (const name of ['AudioContext', 'GainNode', 'BiquadFilterNode', 'OscillatorNode'])
        Reflect.deleteProperty(globalThis, name);
    };
  }
}
