const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether the letters come in this order, as in “dsh” and “dashboard”. */
const isScattered = (letters: string, word: string) => {
  let at = -1
  return [...letters].every((letter) => {
    at = word.indexOf(letter, at + 1)
    return at >= 0
  })
}

const begins = 4
const holds = 2
const scattered = 1

/** How well one typed word fits the best of a text's words; 0 if none. Few letters are scattered over anything. */
const fit = (letters: string, words: readonly string[]) =>
  words.reduce((best, word, at) => {
    const early = 1 / (at + 2)
    if (word.startsWith(letters)) return Math.max(best, begins + early)
    if (word.includes(letters)) return Math.max(best, holds + early)
    const isMeant = letters.length > 2 && word[0] === letters[0] && isScattered(letters, word)
    return isMeant ? Math.max(best, scattered + early) : best
  }, 0)

/** Every typed word must fit, in any order; null where one does not. The higher, the better. */
export const matchOf = (typed: string, text: string): number | null => {
  const words = wordsOf(text)
  let sum = 0
  for (const letters of wordsOf(typed)) {
    const score = fit(letters, words)
    if (score === 0) return null
    sum += score
  }
  return sum - words.length / 100
}
