import type { Cue } from './cues.ts';

/** Seconds between two sounds that belong together. */
const APART = 0.18;

/** Makes the sounds, from noise and a few waves. A browser without Web Audio stays silent. */
export class SoundPlayer {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;

  play(cues: readonly Cue[]): void {
    if (cues.length === 0 || typeof AudioContext === 'undefined') return;
    this.context ??= new AudioContext();
    const { context } = this;
    // Before the first click of a visit browsers keep quiet; what was meant for then is not made up for.
    if (context.state === 'suspended') void context.resume().catch(() => {});
    for (const [at, cue] of cues.entries()) makers[cue](this, context.currentTime + at * APART);
  }

  close(): void {
    void this.context?.close().catch(() => {});
    this.context = null;
  }

  /** Noise through a filter, loud at first and gone after a while. */
  hiss(at: number, seconds: number, loud: number, frequency: number, type: BiquadFilterType): void {
    const { context } = this;
    if (context === null) return;
    const source = context.createBufferSource();
    source.buffer = this.noiseOf(context);
    const filter = new BiquadFilterNode(context, { type, frequency });
    source
      .connect(filter)
      .connect(fading(context, at, seconds, loud))
      .connect(context.destination);
    source.start(at, 0, seconds);
  }

  /** A wave whose pitch glides. */
  hum(at: number, seconds: number, loud: number, from: number, to: number, type: OscillatorType): void {
    const { context } = this;
    if (context === null) return;
    const wave = new OscillatorNode(context, { type, frequency: from });
    wave.frequency.setValueAtTime(from, at);
    wave.frequency.exponentialRampToValueAtTime(to, at + seconds);
    const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: 600 });
    wave
      .connect(filter)
      .connect(swelling(context, at, seconds, loud))
      .connect(context.destination);
    wave.start(at);
    wave.stop(at + seconds);
  }

  /** A second of noise, always the same. */
  private noiseOf(context: AudioContext): AudioBuffer {
    if (this.noise !== null) return this.noise;
    const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = buffer.getChannelData(0);
    let seed = 1;
    for (let i = 0; i < samples.length; i++) {
      seed = (seed * 16_807) % 2_147_483_647;
      samples[i] = seed / 1_073_741_824 - 1;
    }
    this.noise = buffer;
    return buffer;
  }
}

const makers: { readonly [cue in Cue]: (player: SoundPlayer, at: number) => void } = {
  card: (player, at) => player.hiss(at, 0.09, 0.12, 2600, 'bandpass'),
  engine: (player, at) => {
    player.hum(at, 0.7, 0.1, 130, 82, 'sawtooth');
    player.hum(at, 0.7, 0.06, 196, 124, 'sawtooth');
  },
  guns: (player, at) => {
    for (let n = 0; n < 6; n++) player.hiss(at + n * 0.06, 0.05, 0.2, 900, 'lowpass');
  },
  hit: (player, at) => {
    player.hiss(at, 0.16, 0.22, 420, 'lowpass');
    player.hum(at, 0.14, 0.2, 150, 50, 'triangle');
  },
  crash: (player, at) => {
    player.hiss(at, 0.7, 0.25, 300, 'lowpass');
    player.hum(at, 0.9, 0.12, 240, 40, 'sawtooth');
  },
};

function fading(context: AudioContext, at: number, seconds: number, loud: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  return gain;
}

/** Comes and goes, as something that flies past. */
function swelling(context: AudioContext, at: number, seconds: number, loud: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + seconds / 3);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  return gain;
}
