/** The one taxonomy. Slugs are stored and stand in addresses; names may change. */
export const categories = {
  fitness: { name: 'Fitness & Health', short: 'Fitness' },
  wellness: { name: 'Wellness', short: 'Wellness' },
  technology: { name: 'Technology', short: 'Tech' },
  art: { name: 'Art & Design', short: 'Art' },
  cooking: { name: 'Cooking & Food', short: 'Cooking' },
  music: { name: 'Music & Audio', short: 'Music' },
  comedy: { name: 'Comedy & Entertainment', short: 'Comedy' },
  education: { name: 'Education', short: 'Education' },
  gaming: { name: 'Gaming', short: 'Gaming' },
  business: { name: 'Business', short: 'Business' },
  lifestyle: { name: 'Lifestyle', short: 'Lifestyle' },
  fashion: { name: 'Fashion', short: 'Fashion' },
  travel: { name: 'Travel', short: 'Travel' },
  crafts: { name: 'DIY & Crafts', short: 'Crafts' },
  general: { name: 'General', short: 'General' },
} as const

export type CategorySlug = keyof typeof categories
export const categorySlugs = Object.keys(categories) as [CategorySlug, ...CategorySlug[]]
