import { readFile } from 'node:fs/promises'

const scripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'] as const
const weights = { regular: 400, strong: 600 } as const
export type Weight = keyof typeof weights
type Script = (typeof scripts)[number]

const folder = new URL('files/', import.meta.resolve('@fontsource/inter/package.json'))

const load = (script: Script, weight: Weight) =>
  readFile(new URL(`inter-${script}-${weights[weight]}-normal.woff`, folder))

export interface LoadedFont {
  readonly script: Script
  readonly weight: Weight
  readonly bytes: Buffer
}

let loaded: Promise<readonly LoadedFont[]> | undefined

/** The face of the product, in the parts in which it is shipped; read once per process. */
export const fonts = (): Promise<readonly LoadedFont[]> => {
  loaded ??= Promise.all(
    (['regular', 'strong'] as const).flatMap((weight) =>
      scripts.map(async (script) => ({ script, weight, bytes: await load(script, weight) })),
    ),
  )
  return loaded
}

const ranges: readonly (readonly [Script, RegExp])[] = [
  ['cyrillic', /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u],
  ['cyrillic-ext', /[\u0460-\u052f]/u],
  ['greek', /[\u0370-\u03ff]/u],
  ['vietnamese', /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/u],
  ['latin-ext', /[\u0100-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/u],
]

const scriptOf = (letter: string): Script =>
  ranges.find(([, range]) => range.test(letter))?.[0] ?? 'latin'

export interface Run {
  readonly script: Script
  readonly text: string
}

/** A text in stretches that one part of the face can write. */
export const runsOf = (text: string): Run[] => {
  const runs: { script: Script; text: string }[] = []
  for (const letter of text) {
    const script = scriptOf(letter)
    const last = runs.at(-1)
    if (last?.script === script) last.text += letter
    else runs.push({ script, text: letter })
  }
  return runs
}
