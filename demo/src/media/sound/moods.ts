/** What a creator's posts sound like. */
export interface Mood {
  /** The lowest note, as MIDI counts them. */
  readonly root: number
  readonly scale: readonly number[]
  /** Seconds of one chord. */
  readonly bar: number
  readonly lead: 'pluck' | 'bell' | 'reed'
  /** How many of the places for a note are taken. */
  readonly busy: number
  /** How much of wind and water there is. */
  readonly air: number
  readonly beat: boolean
}

const major = [0, 2, 4, 7, 9]
const minor = [0, 3, 5, 7, 10]
const dorian = [0, 2, 3, 7, 9]
const lydian = [0, 2, 4, 6, 7, 11]
const hirajoshi = [0, 2, 3, 7, 8]

const mood = (
  root: number,
  scale: readonly number[],
  bar: number,
  lead: Mood['lead'],
  busy: number,
  air = 0,
  beat = false,
): Mood => ({ root, scale, bar, lead, busy, air, beat })

export const moods: Readonly<Record<string, Mood>> = {
  northlight: mood(45, minor, 4, 'bell', 0.35, 0.5),
  slow_kitchen: mood(48, major, 3, 'pluck', 0.6),
  field_notes: mood(43, dorian, 4, 'reed', 0.3, 0.6),
  cartographer: mood(46, lydian, 3.5, 'pluck', 0.45, 0.3),
  second_violin: mood(50, minor, 3, 'reed', 0.6),
  paper_planes: mood(52, major, 2, 'pluck', 0.7, 0, true),
  low_tide_radio: mood(41, dorian, 3, 'bell', 0.4, 0.8),
  chess_for_two: mood(47, minor, 2.5, 'pluck', 0.5, 0, true),
  type_practice: mood(48, lydian, 2, 'pluck', 0.55, 0, true),
  ember_dance: mood(40, minor, 2, 'pluck', 0.75, 0, true),
  quiet_code: mood(45, dorian, 3, 'bell', 0.5),
  salt_and_iron: mood(38, minor, 2, 'reed', 0.35, 0, true),
  wild_ferments: mood(49, hirajoshi, 3, 'pluck', 0.5, 0.2),
  night_buses: mood(42, dorian, 3.5, 'bell', 0.3, 0.5),
  hand_tools: mood(43, major, 3, 'pluck', 0.45),
  deep_breath: mood(41, lydian, 5, 'bell', 0.2, 0.9),
  tiny_operas: mood(48, minor, 2.5, 'reed', 0.7),
  market_day: mood(50, major, 2, 'pluck', 0.75, 0, true),
  old_games: mood(52, major, 1.5, 'reed', 0.8, 0, true),
  plain_ledger: mood(46, lydian, 3, 'pluck', 0.4),
  thread_count: mood(47, dorian, 2.5, 'bell', 0.55),
  open_water: mood(40, minor, 4, 'bell', 0.25, 1),
  star_party: mood(44, lydian, 5, 'bell', 0.4, 0.4),
  slow_news: mood(45, dorian, 3, 'pluck', 0.35),
}
