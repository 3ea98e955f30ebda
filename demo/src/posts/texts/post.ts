import { type CategorySlug, type ContentType, categories } from '@fanfare/contract'

export interface DemoPost {
  readonly creator: string
  readonly type: ContentType
  /** Seconds of what plays, pictures of a gallery; nothing for an article. */
  readonly size: number
  readonly title: string
  readonly text: string
  readonly category: CategorySlug
  readonly tags: readonly string[]
  readonly visibility: 'public' | 'subscribers' | 'premium'
  readonly price: number | null
  /** Days that subscribers are ahead of everybody else. */
  readonly early: number | null
  readonly series: string | null
  readonly chapters: readonly string[]
  readonly captions: boolean
  readonly teaser: boolean
  readonly state: 'published' | 'draft' | 'scheduled' | 'unpublished' | 'failed'
}

const states = ['draft', 'scheduled', 'unpublished', 'failed'] as const
const types = ['video', 'image', 'audio', 'article'] as const

const oneOf = <T extends string>(from: readonly T[], word: string | undefined): T | undefined =>
  from.find((one) => one === word)

const readOptions = (written: string) => {
  const words = written.split(',').map((word) => word.trim())
  const value = (name: string) =>
    words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
  const number = (name: string) => (value(name) === null ? null : Number(value(name)))
  return {
    visibility:
      oneOf(
        ['subscribers', 'premium'],
        words.find((word) => /^(sub|pre)/.test(word)),
      ) ?? 'public',
    price: number('price'),
    early: number('early'),
    series: value('series'),
    chapters: value('chapters')?.split(';') ?? [],
    captions: words.includes('captions'),
    teaser: words.includes('teaser'),
    state: states.find((state) => words.includes(state)) ?? 'published',
    category: oneOf(Object.keys(categories) as CategorySlug[], value('in') ?? undefined),
  } as const
}

/**
 * One line each: `type size | title | text | tags | options`. Options are `subscribers`, `premium`,
 * `price=499`, `early=3`, `series=…`, `chapters=…;…`, `captions`, `teaser`, `in=category` and a state.
 */
export const postsOf = (creator: string, category: CategorySlug, written: string): DemoPost[] =>
  written
    .trim()
    .split('\n')
    .map((row) => {
      const [kind = '', title = '', text = '', tags = '', options = ''] = row
        .split('|')
        .map((cell) => cell.trim())
      const [word, size = '0'] = kind.split(' ')
      const type = oneOf(types, word)
      if (!type || !title || !text)
        throw new Error(`@${creator} has a post that cannot be read: ${row}`)
      const chosen = readOptions(options)
      return {
        ...chosen,
        creator,
        type,
        title,
        text,
        size: Number(size),
        category: chosen.category ?? category,
        tags: tags.split(' ').filter(Boolean),
      }
    })
