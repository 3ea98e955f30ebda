import { type CategorySlug, categories } from '@fanfare/contract'

/** What people also call a category; its posts are found by these words, behind those that say them. */
const also: Record<CategorySlug, string> = {
  fitness: 'workout gym exercise training sport sports yoga running',
  wellness: 'meditation mindfulness mental health sleep self-care',
  technology: 'programming coding software computers gadgets engineering developer',
  art: 'drawing painting illustration sketch artist photography photo',
  cooking: 'recipe recipes kitchen baking chef meal cuisine',
  music: 'song songs singing instrument band concert podcast',
  comedy: 'funny humor humour jokes sketch stand-up',
  education: 'learning lesson lessons course tutorial school teaching science',
  gaming: 'games game esports playthrough videogames',
  business: 'startup finance marketing money entrepreneur career',
  lifestyle: 'vlog daily home life',
  fashion: 'style clothes clothing beauty makeup outfit',
  travel: 'trip journey vacation adventure backpacking places',
  crafts: 'handmade making woodworking knitting sewing maker',
  general: '',
}

export const wordsOfCategory = (slug: CategorySlug) => {
  const { name, short } = categories[slug]
  return slug === 'general' ? '' : `${name} ${short} ${also[slug]}`
}
