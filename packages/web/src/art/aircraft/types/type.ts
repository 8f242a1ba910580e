/**
 * An aircraft in numbers: what it takes to make a small solid model of it.
 * Metres. x runs forward from the nose (aft is negative), y to the right, z up from the line of thrust; where a thing is said to stand `at` or
 * `from` … `to` a share, the nose is 0 and the tail 1.
 */
export interface AircraftType {
  readonly id: string;
  /** Other ids of the same aircraft. */
  readonly also?: readonly string[];
  readonly name: string;
  readonly nation: Nation;
  readonly year: number;
  /** Where span and length come from; chords, sections, places and colours are estimated by eye for every type. */
  readonly source: string;
  readonly length: number;
  readonly body: Body;
  /** Section of the body: 2 is round, 3 a box with round corners. */
  readonly squareness?: number;
  readonly spinner?: { readonly length?: number; readonly radius?: number };
  /** Radius of the propeller in the nose. */
  readonly propeller?: number;
  readonly wing: Wing;
  /** Of a biplane. */
  readonly lowerWing?: Wing;
  /** Wings of what hangs below. */
  readonly surfaces?: readonly Surface[];
  /** Engines on the wing; each stands for two, one on either side, unless it stands in the middle. */
  readonly engines?: readonly Engine[];
  readonly canopy?: Canopy;
  readonly otherCanopies?: readonly Canopy[];
  /** How many frames a canopy shows. */
  readonly frames?: number;
  /** The back is faired in behind the canopy, so high as a share of it. */
  readonly spine?: { readonly to: number; readonly height: number };
  /** Glazed skin: along the body, and around it from -1 (belly) to 1 (back). */
  readonly glass?: readonly Glazing[];
  /** Panes of the glazed skin: length of one, and how many there are around. */
  readonly panes?: { readonly along?: number; readonly around?: number };
  /** Windows of a cabin. */
  readonly windows?: readonly [from: number, to: number];
  readonly turrets?: readonly Turret[];
  /** Radiators, blisters, gondolas, loads. */
  readonly pods?: readonly Pod[];
  readonly floats?: readonly Float[];
  readonly struts?: readonly Strut[];
  /** Struts between the two wings of a biplane: where on the lower half span, and where on the chord. */
  readonly bays?: readonly number[];
  readonly bayChords?: readonly number[];
  readonly gear?: Gear;
  readonly tail: Tail;
  readonly fin: Fin;
  readonly scheme: string;
  /** What is painted otherwise than in the scheme. */
  readonly paint?: Overpaint;
  /** Where the markings stand, and how large, as shares of half span, chord and length; the one on the body in metres. */
  readonly marks?: {
    readonly wingAt?: number;
    readonly wingSize?: number;
    readonly bodyAt?: number;
    readonly bodySize?: number;
  };
  /** A shark's mouth: height of its middle, and half its own. */
  readonly mouth?: readonly [z: number, half: number];
  readonly perforatedFlaps?: boolean;
  readonly fabricWing?: boolean;
  /** False: no exhausts are seen on the nose. */
  readonly exhausts?: boolean;
}

export type Nation =
  | 'germany'
  | 'poland'
  | 'soviet-union'
  | 'commonwealth'
  | 'dutch-east-indies'
  | 'china'
  | 'united-states'
  | 'japan-navy'
  | 'japan-army';

/** A section of a body: where, half its width, its top and its bottom. */
export type Station = readonly [x: number, width: number, top: number, bottom: number];

export type Body =
  /** One liquid-cooled engine in the nose. */
  | {
      readonly shape: 'inline';
      readonly width?: number;
      readonly depth?: number;
      /** Extra depth below the nose. */
      readonly chin?: number;
      readonly nose?: number;
      readonly hump?: number;
    }
  /** One radial engine in the nose. */
  | {
      readonly shape: 'radial';
      readonly radius: number;
      readonly depth?: number;
      /** Length of the cowling, as a share. */
      readonly cowl?: number;
      /** Width of the body behind it, as a share of the cowling's. */
      readonly waist?: number;
      readonly keel?: number;
      /** The open front, as a share of the cowling. */
      readonly front?: number;
    }
  /** No engine in the nose. */
  | {
      readonly shape: 'bomber';
      readonly radius: number;
      /** Height as a share of the width. */
      readonly height?: number;
      readonly noseLength?: number;
      /** 0.5 is a blunt nose, 1 a pointed one. */
      readonly pointed?: number;
      readonly noseRise?: number;
      /** Up to here the body keeps its section. */
      readonly straightTo?: number;
      readonly tailWidth?: number;
      readonly tailTop?: number;
      readonly tailBottom?: number;
    }
  /** Any other: sections, at shares of the length. */
  | { readonly shape: 'stations'; readonly stations: readonly Station[] };

export interface Planform {
  readonly shape?: 'tapered' | 'elliptic';
  /** Half the span. */
  readonly half: number;
  readonly root: number;
  readonly tip?: number;
  /** 0: the leading edge is straight, 1: the trailing edge is. */
  readonly lean?: number;
  /** The taper begins here, as a share of the half span. */
  readonly taperFrom?: number;
  /** The round tip begins here. */
  readonly roundFrom?: number;
  readonly sweep?: number;
  /** Of an ellipse: 2 is a true one, more is fuller. */
  readonly fullness?: number;
  /** Any other: leading edge and chord at shares of the half span. */
  readonly outline?: readonly (readonly [share: number, edge: number, chord: number])[];
  readonly thickness?: number;
}

export interface Wing extends Planform {
  /** The leading edge at the root. */
  readonly x: number;
  readonly z: number;
  /** How far the tip lies above the root, or the line of a bent wing. */
  readonly dihedral?: Dihedral;
}
export type Dihedral = number | readonly (readonly [share: number, height: number])[];

export interface Surface extends Wing {
  readonly y?: number;
  readonly upright?: boolean;
  /** On one side only. */
  readonly single?: boolean;
}

export interface Engine {
  readonly y: number;
  readonly radius: number;
  readonly kind: 'radial' | 'inline' | 'jet';
  /** How far it stands out before the leading edge. */
  readonly ahead: number;
  readonly length?: number;
  readonly rise?: number;
  readonly depth?: number;
  /** It goes on to the tail. */
  readonly boom?: boolean;
  readonly propeller?: number;
}

export type CanopyStyle = 'plain' | 'long' | 'bubble' | 'razorback' | 'open';
export type Canopy = readonly [from: number, to: number, height: number, style: CanopyStyle, halfWidth: number];

export type Glazing = readonly [from: number, to: number, low?: number, high?: number];

export interface Turret {
  readonly at: number;
  readonly on: 'back' | 'belly' | 'axis';
  readonly radius: number;
  readonly z?: number;
}

export interface Pod {
  /** Front and back, in metres behind the nose. */
  readonly from: number;
  readonly to: number;
  /** On both sides, unless it is single or stands in the middle. */
  readonly y?: number;
  readonly z: number;
  readonly width: number;
  readonly height: number;
  readonly shape?: 'drop' | 'scoop' | 'tube' | 'ball' | 'boat';
  readonly colour?: 'upper' | 'under' | 'dark' | 'glass';
  readonly squareness?: number;
  readonly single?: boolean;
}

export interface Float {
  readonly from: number;
  readonly to: number;
  readonly y?: number;
  readonly z: number;
  readonly width: number;
  readonly height: number;
  /** Where its legs stand, in metres behind the nose, how thick they are, how far they lean aft, and where they end. */
  readonly legs: readonly number[];
  readonly leg: number;
  readonly rake?: number;
  readonly legTop?: number;
}

type Point = readonly [x: number, y: number, z: number];
export type Strut = readonly [from: Point, to: Point, radius: number];

export interface Gear {
  readonly kind: 'leg' | 'spat' | 'trousers';
  readonly y: number;
  /** In metres behind the nose. */
  readonly x: number;
  readonly height: number;
  readonly size?: number;
  /** It hangs from the body here, and not from the wing. */
  readonly bodyZ?: number;
}

export interface Tail extends Planform {
  readonly z?: number;
  readonly dihedral?: number;
  /** The leading edge, in metres before the end. */
  readonly ahead?: number;
}

export interface Fin {
  readonly count?: 2;
  readonly height: number;
  /** How far two fins go below the tailplane. */
  readonly below?: number;
  readonly root: number;
  readonly shape?: 'tapered' | 'elliptic';
  readonly lean?: number;
  /** Chord of the tip, as a share of the root. */
  readonly tip?: number;
  readonly roundFrom?: number;
  readonly fullness?: number;
  readonly z?: number;
  /** Where two fins stand. */
  readonly y?: number;
  readonly ahead?: number;
  /** A fillet before it. */
  readonly dorsal?: readonly [length: number, height: number];
}

export type Marking =
  | 'none'
  | 'roundel'
  | 'roundel-pale'
  | 'roundel-white'
  | 'cross'
  | 'cross-outline'
  | 'disc'
  | 'disc-edged'
  | 'star-red-centre'
  | 'star'
  | 'star-bars'
  | 'red-star'
  | 'chequer'
  | 'triangle'
  | 'white-disc';

/** How the aircraft of a service are painted; colours as #rrggbb. */
export interface Scheme {
  readonly upper: string;
  /** The other colour of the pattern. */
  readonly second: string;
  readonly under: string;
  readonly pattern?: 'bands' | 'splinter' | 'mottle' | 'blotches';
  readonly marking: Marking;
  readonly spinner: string;
  readonly flank?: string;
  /** Up to here the flank goes, -1 (belly) to 1 (back). */
  readonly flankTo?: number;
  readonly mottledFlank?: boolean;
  readonly cowl?: string;
  /** The painted cowling ends here, as a share of the length, and lies below this height of the section. */
  readonly cowlTo?: number;
  readonly cowlBelow?: number;
  /** Fronts of nacelles. */
  readonly nacelleFront?: string;
  readonly band?: string;
  readonly bandAt?: number;
  readonly bandWidth?: number;
  /** Inner leading edges. */
  readonly leadingEdge?: string;
  /** Before the windscreen. */
  readonly antiGlare?: string;
  readonly rudder?: string;
  readonly fin?: string;
  readonly body?: string;
  readonly belly?: string;
  readonly wing?: string;
  readonly wingUnder?: string;
  readonly pod?: string;
  readonly podUnder?: string;
  /** Bare metal shines. */
  readonly metal?: boolean;
}

/** Null: not painted at all. */
export type Overpaint = { readonly [part in keyof Scheme]?: Scheme[part] | null };
