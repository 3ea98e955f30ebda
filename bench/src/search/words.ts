const consonants = 'bcdfghjklmnprstvwz'
const vowels = 'aeiou'
const vocabularySize = 50_000

/** Lehmer's generator: the same words and posts in every run. */
export const randomFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
export type Random = () => number

const letterOf = (letters: string, random: Random) => letters[Math.floor(random() * letters.length)]

/** Common words are short, as in every language. */
const syllablesOf = (rank: number) => {
  if (rank < 60) return 1
  return rank < 3_000 ? 2 : 3
}

const makeWord = (syllables: number, random: Random) => {
  let word = ''
  for (let made = 0; made < syllables; made++) {
    word += `${letterOf(consonants, random)}${letterOf(vowels, random)}`
    if (random() < 0.6) word += letterOf(consonants, random)
  }
  return word
}

const makeVocabulary = (): readonly string[] => {
  const random = randomFrom(7)
  const words = new Set<string>()
  while (words.size < vocabularySize) words.add(makeWord(syllablesOf(words.size), random))
  return [...words]
}

/** Commonest first. */
export const vocabulary = makeVocabulary()

/** By Zipf's law: the second is half as common as the first, the third a third. */
export const zipfWord = (random: Random): string =>
  vocabulary[Math.floor(vocabularySize ** random()) - 1] ?? ''

export const zipfWords = (random: Random, least: number, most: number): string[] =>
  Array.from({ length: least + Math.floor(random() * (most - least + 1)) }, () => zipfWord(random))

const mistakes: readonly ((word: string, at: number, letter: string) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at, letter) => word.slice(0, at) + letter + word.slice(at + 1),
  (word, at, letter) => word.slice(0, at) + letter + word.slice(at),
  (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
]

/** One letter missing, wrong, too many or swapped. */
export const mistype = (word: string, random: Random): string => {
  for (;;) {
    const mistake = mistakes[Math.floor(random() * mistakes.length)]
    const at = Math.floor(random() * (word.length - 1))
    const typed = mistake?.(word, at, letterOf(consonants + vowels, random) ?? '') ?? word
    if (typed !== word) return typed
  }
}
