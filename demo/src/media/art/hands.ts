import type { Hand, Palette } from './canvas.ts'
import { flow, halftone, rings, swell, trails } from './fields.ts'
import { board, pixels, tiles, weave } from './grids.ts'
import { chart, contours, hills, peaks } from './land.ts'
import { letters } from './letters.ts'
import { code, columns, grain, panels, windows } from './pages.ts'
import { plates } from './plates.ts'
import { bars, orbit, ribbons, stage, strings } from './sounding.ts'
import { bowls, fruit, jars, stacks } from './table.ts'

/** Ground, four inks from dark to light, accent. */
const colours = (written: string): Palette => {
  const [a, b, c, d, e, f] = written.split(' ').map((hex) => `#${hex}`)
  return [a, b, c, d, e, f] as Palette
}

const drawn = (own: readonly [Hand, Hand], ...palettes: readonly string[]) => ({
  own,
  palettes: palettes.map(colours),
})

/** Every creator has a hand of their own, one for a change, and colours they come back to. */
export const hands: Readonly<Record<string, ReturnType<typeof drawn>>> = {
  northlight: drawn(
    [flow, hills],
    '16151a e4572e f2a90f f4efe6 7fa86b b5495b',
    '0f1c2e 3f7cac 95afba d5e1e8 f2c57c e07a5f',
    'f3ece0 23395b 406e8e 8ea8c3 d1495b edae49',
  ),
  slow_kitchen: drawn(
    [bowls, fruit],
    'f6e2c4 9c5a3c 3d405b c26a3d e9c46a fdf6e3',
    '2f3e46 1f2a30 cad2c5 d08c60 84a98c f1dca7',
    'f2b5a0 8c2f39 461220 d97d54 f6d8ae fff3e2',
  ),
  field_notes: drawn(
    [peaks, contours],
    'f2c9a1 8a5a83 5b4b8a 3f3b6c f7e7ce fff8ee',
    'a8c5da 5d8aa8 3f6a8a 274b69 fde8c8 f6fbff',
    '2b2d42 4a4e69 38405f 1d2136 f2e9e4 c9cfe8',
  ),
  cartographer: drawn(
    [chart, contours],
    '264b6b 1b3a57 7fb3c8 e3cf9b f7f0dc d1495b',
    'e7dcc0 b9a779 8fb0a9 c98b5f 6b4f3a 8c2f39',
    '103f3f 0b2f2f 5aa39a d9c089 f5ecd0 f28f3b',
  ),
  second_violin: drawn(
    [strings, bars],
    '2b1216 6d2932 b3593c e0a458 f6e7cb f9f4e8',
    'f4eadb d9b99b 7f3c2b b5532c 2b1a16 e3a857',
  ),
  paper_planes: drawn(
    [panels, halftone],
    'fbf5e6 1d1d2b f2545b f5c84c 4aa3c7 f7b8a8',
    'fdf7ee 22223b 90be6d f9c74f f8961e 577590',
  ),
  low_tide_radio: drawn(
    [bars, swell],
    '0d1b2a 1b3a57 5fa8d3 cae9ff e0fbfc ffb703',
    'f3efe7 dcd4c3 2f4fc4 2f4fc4 1c2b6b f2703f',
    '13231f 1f3d36 58a08c c7e8d8 f2f7ee f4a259',
  ),
  chess_for_two: drawn(
    [board, tiles],
    'e9d8b4 3c2a21 b98b5f c9a272 faf3e0 c8553d',
    '9fb8ad 1f3533 5f8575 7a9e8e f4f1e6 f2b134',
    'f1dcd2 3d0c1e c06c74 d98f8f fff3ea 27477d',
  ),
  type_practice: drawn(
    [letters, tiles],
    'f2efe6 d6d0c2 1a1a1a e63b2e b9c4c9 f5b700',
    '14213d 233b6e fca311 f4f1ea 3d5a94 e5383b',
    'ffd6c9 f5b7a6 2b2d42 1d6f6a f7ede2 ef476f',
  ),
  ember_dance: drawn(
    [ribbons, hills],
    '2a0a12 7a1f2b c8402f f08a4b 1c0509 f9c784',
    'fbe3cf f29e7a e4572e 9a1f40 3b0d23 f2b84b',
  ),
  quiet_code: drawn(
    [code, halftone],
    '12161f 3b4a63 6c8ebf 8fd3b6 e6dfcf f2a65a',
    'f5f2ea c9c2b2 3a506b 5b8e7d b56576 e09f3e',
    '1e1a2b 453c67 8e7dbe f2c6de c9e4de f7a072',
  ),
  salt_and_iron: drawn(
    [plates, halftone],
    'e9dcc9 22262b c8b69c 8a8f94 f7f2e8 d1442f',
    '1d2226 0f1214 39424a 9aa5ad e8edf0 f2b705',
    'f0b67f 1f2a44 d98f4e 7d8597 fff3e4 fe5f55',
  ),
  wild_ferments: drawn(
    [jars, orbit],
    'f4e3d0 8c5a3c c8553d e29578 f7c59f 83a36b',
    '233d2c 16281d d9a441 b5c95a efe6c0 f6f1d8',
    'e9d5da 6b2d43 a63a50 d4778c f3c6b5 f9efe0',
  ),
  night_buses: drawn(
    [windows, hills],
    '141226 221d3f 2f2857 0d0b1a f7c873 f25f5c',
    '0b1d26 123140 1c4657 081419 f6e27f ff8c61',
    '2d1b2e 442741 5c3453 1c101d fbd1a2 7fd1ae',
  ),
  hand_tools: drawn(
    [grain, tiles],
    'c98b57 a9683a b97747 d89f6a e6b98a 2f3e46',
    '6b4226 4f2f1a 7d5130 93633d a97a52 e8d3b0',
    'e3c79f c9a878 d6b589 b8935f efdcbd 8c2f2b',
  ),
  deep_breath: drawn(
    [rings, swell],
    'f6efe6 7fa99b a7c4bc d9e4dd f4d9c6 e8a87c',
    '1b2a41 35538a 5f86b5 9cc3d5 d7e8ec f6d6ad',
    'f9e9ec b56b8b d695a8 eab8b8 f7d9c9 f2a65a',
  ),
  tiny_operas: drawn(
    [stage, orbit],
    '1c0f1f 8c1c2e 6b1222 5a3a2a f6d98f e8b04a',
    '0f1a24 1f5f6b 164852 4a3527 f7e6b5 f08a5d',
    '23132b 5b2a86 45206a 57392c fbe3a1 f25f9c',
  ),
  market_day: drawn(
    [fruit, bowls],
    'f4d35e 3f7d4e ee964b d1495b f7ede2 8f2d56',
    '2a6f6b 9bc53d f9a03f e55934 fde8b0 c3423f',
    'f7c1bb 386641 bc4749 f2e8cf a7c957 f28482',
  ),
  old_games: drawn(
    [pixels, tiles],
    '6ec6ff 234d20 3a7d34 66b04e e9f7d0 ffd23f',
    '2d1b4e 1c1033 5d3a9b 8c5fd0 f3c4fb ffb347',
    'ffcf99 5b2333 a44a3f d9785b fff1d6 3d7ea6',
  ),
  plain_ledger: drawn(
    [stacks, halftone],
    'f1ede2 1f4d3a 3f7d58 84b28f c9dcc0 e07a3f',
    '122b39 2c5d73 4f8fa3 8fc1c9 d7e7e4 f6ae2d',
    'f8e5d6 7a3b2e b5654a dd9a78 f0c7a7 264653',
  ),
  thread_count: drawn(
    [weave, tiles],
    'ece3d4 2d3e50 8c2f39 c9ada7 e9c46a f4f1de',
    '1f2d3d 3d5a80 98c1d9 e0a458 ee6c4d f7efe1',
    'e8d8d0 6b705c a5a58d cb997e ddbea9 7f1d3f',
  ),
  open_water: drawn(
    [swell, contours],
    '0b2239 0f3a56 155e75 1f8a99 a8dadc f9c784',
    'f4c095 1d7874 196461 134f52 e9f5f2 ee2e31',
    '1a1b3a 27306b 33509a 4a7bc8 cfe3ff ff9f80',
  ),
  star_party: drawn(
    [trails, orbit],
    '0a0f24 04060f f7f3e3 8ecae6 ffd6a5 b8b8ff',
    '1d0f2b 0b0512 fbe7c6 f2a6a6 c6b8ff ffd166',
    '082a33 02151a e8f7f2 7fd8be fcd29f ffffff',
  ),
  slow_news: drawn(
    [columns, hills],
    'f3eee3 1c1c1c b9b2a3 5c7a84 c9a66b c8372d',
    'e3ebe9 17323a a3b6b5 d98f4e 6b8f71 b23a48',
    'f7ead9 2b2118 c7b49a 7d8f69 d0a2a2 2a6f97',
  ),
}
