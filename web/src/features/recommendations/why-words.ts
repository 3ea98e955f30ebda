import type { RecommendedCard, Why } from '@fanfare/contract'
import { categories } from '@fanfare/contract/categories'

/** One reason in a few words, under a card. */
export const shortWhy = (why: Why, { creator, category }: RecommendedCard): string => {
  switch (why.reason) {
    case 'follows':
      return `You follow ${creator.displayName}`
    case 'also-enjoyed':
      return why.post ? `Because of “${why.post.title}”` : 'Based on what you enjoyed'
    case 'creator':
      return `More from ${creator.displayName}`
    case 'topic':
      return why.topic ? `You like #${why.topic}` : 'Based on what you enjoyed'
    case 'category':
      return `You like ${categories[category].short}`
    case 'interest':
      return `You chose ${categories[category].short}`
    case 'popular':
      return 'Popular on Fanfare'
    case 'recent':
      return 'Posted recently'
    case 'newcomer':
      return 'New to Fanfare'
  }
}

/** The same as a sentence, where there is room for it. */
export const longWhy = (why: Why, { creator, category }: RecommendedCard): string => {
  const { displayName } = creator
  const { name } = categories[category]
  switch (why.reason) {
    case 'follows':
      return `You follow ${displayName}.`
    case 'also-enjoyed':
      return why.post
        ? `People who enjoyed “${why.post.title}”, as you did, also enjoyed this.`
        : 'People who enjoyed the same posts as you also enjoyed this.'
    case 'creator':
      return `You enjoyed other posts by ${displayName}.`
    case 'topic':
      return why.topic ? `You enjoyed posts about #${why.topic}.` : 'You enjoyed posts like this.'
    case 'category':
      return `You enjoyed posts in ${name}.`
    case 'interest':
      return `You chose ${name} as an interest.`
    case 'popular':
      return 'It’s popular on Fanfare.'
    case 'recent':
      return 'It was posted recently.'
    case 'newcomer':
      return `${displayName} is new or doesn’t have many followers yet. We save some room for creators like that.`
  }
}
