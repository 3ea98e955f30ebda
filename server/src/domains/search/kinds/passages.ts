import type { Cue } from '../../catalog/index.ts'

export interface Passage {
  readonly second: number
  readonly text: string
}

/** Long enough to hold a sentence, short enough to jump to. */
const length = 240
const longestSeconds = 30
const most = 500

/** Captions change every few words; what is looked for may begin in one and end in the next. */
export const passagesOf = (cues: readonly Cue[]): Passage[] => {
  const passages: Passage[] = []
  for (const { second, text } of cues) {
    const last = passages.at(-1)
    // A second that goes back is the beginning of another language.
    const isNear = last && second >= last.second && second - last.second < longestSeconds
    const joins = isNear && last.text.length + text.length < length
    if (joins) passages[passages.length - 1] = { ...last, text: `${last.text} ${text}` }
    else passages.push({ second, text: text.slice(0, length * 2) })
  }
  return passages.slice(0, most)
}

/** Of the private use area; between the second and what is said. */
const mark = '\uE002'

/** What stands before a passage in the index and is no word of it. */
export const secondPattern = `^[0-9.]+${mark}`

/**
 * One line, with its second before its text: in an index that has documents within documents every question
 * must look at each match whether it is one of them.
 */
export const writePassage = ({ second, text }: Passage): string => `${second}${mark}${text}`

export const readPassage = (line: string): Passage => {
  const end = line.indexOf(mark)
  return { second: Number(line.slice(0, end)), text: line.slice(end + mark.length) }
}
