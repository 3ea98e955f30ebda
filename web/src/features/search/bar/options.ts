import type { Completion, PersonCard, Picture } from '@fanfare/contract'
import { profilePath } from '../../../core/navigation/paths.ts'
import type { Href } from '../../../ui/layout/link.tsx'
import { hrefOf } from '../asked/asked.ts'

export type Option = { readonly key: string; readonly href: Href } & (
  | { readonly kind: 'words'; readonly words: string; readonly isRecent: boolean }
  | { readonly kind: 'person'; readonly person: PersonCard }
  | { readonly kind: 'post'; readonly title: string; readonly cover: Picture | null }
)

export interface Group {
  readonly label: string
  readonly options: readonly Option[]
}

const mostWords = 3
const mostTrending = { queries: 5, creators: 3 }

const wordsOption = (words: string, isRecent: boolean): Option => ({
  kind: 'words',
  key: `words ${words}`,
  href: hrefOf({ q: words }),
  words,
  isRecent,
})

const personOption = (person: PersonCard): Option => ({
  kind: 'person',
  key: person.id,
  href: profilePath(person.username),
  person,
})

const sameWords = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** What was typed first, then how one went on before, then how others do: three in all. */
const suggestionsFor = (typed: string, recent: readonly string[], others: readonly string[]) => {
  const begins = recent.filter(
    (words) => words.toLowerCase().startsWith(typed.toLowerCase()) && !sameWords(words, typed),
  )
  const known = others.filter((words) => ![typed, ...begins].some((one) => sameWords(one, words)))
  return [
    wordsOption(typed, false),
    ...begins.map((words) => wordsOption(words, true)),
    ...known.map((words) => wordsOption(words, false)),
  ].slice(0, mostWords)
}

interface Found {
  readonly typed: string
  readonly recent: readonly string[]
  /** What others search for. */
  readonly others: readonly string[]
  readonly completions: readonly Completion[]
}

const filled = (groups: readonly Group[]) => groups.filter(({ options }) => options.length > 0)

interface Start {
  readonly recent: readonly string[]
  readonly trending: {
    readonly queries: readonly string[]
    readonly creators: readonly PersonCard[]
  }
}

/** Before anything is typed: one's own searches first, then what others look for. */
export const startGroups = ({ recent, trending: { queries, creators } }: Start): Group[] => {
  const others = queries.filter((words) => !recent.some((one) => sameWords(one, words)))
  return filled([
    { label: 'Recent searches', options: recent.map((words) => wordsOption(words, true)) },
    {
      label: 'Trending searches',
      options: others.slice(0, mostTrending.queries).map((words) => wordsOption(words, false)),
    },
    {
      label: 'Trending creators',
      options: creators.slice(0, mostTrending.creators).map(personOption),
    },
  ])
}

/** Groups without anything in them are not there. */
export const groupsFor = ({ typed, recent, others, completions }: Found): Group[] => {
  const people = completions.flatMap((one): Option[] =>
    one.type === 'user' ? [personOption(one.user)] : [],
  )
  const posts = completions.flatMap((one): Option[] =>
    one.type === 'content'
      ? [
          {
            kind: 'post',
            key: one.id,
            href: `/content/${one.id}`,
            title: one.text,
            cover: one.cover,
          },
        ]
      : [],
  )
  return filled([
    { label: 'Suggestions', options: suggestionsFor(typed, recent, others) },
    { label: 'Creators', options: people },
    { label: 'Posts', options: posts },
  ])
}
