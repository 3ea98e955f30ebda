export { type ContentBrief, viewBriefs } from './briefs.ts'
export { putBackContent, takeDownContent } from './commands/take-down-content.ts'
export { isUntold, shareConsumed } from './consumed.ts'
export { viewContentPage } from './content-page.ts'
export { catalogDue } from './due.ts'
export { listCategories, listTrending, readTag } from './explore/lists.ts'
export { listContinueWatching } from './history.ts'
export {
  listCards,
  listCreatorCards,
  listFeatured,
  listRelated,
  viewListed,
  viewSuggested,
} from './lists.ts'
export { readContentNeeds } from './needs.ts'
export { readOpenings, viewOpenings } from './openings.ts'
export { readComments } from './reader/comments.ts'
export {
  readUse,
  readUseOfCreator,
  type Use,
  type UseOfCreator,
} from './reader/consumption.ts'
export { type Doing, type DoingKey, readDoings } from './reader/doings.ts'
export { isContentLeft, readPublished, readTakenDown } from './reader/existence.ts'
export { readFollowedSkeleton } from './reader/following.ts'
export { readLastCurrency } from './reader/last-currency.ts'
export { readSkeleton } from './reader/lists.ts'
export { readUsesOfAssets } from './reader/media.ts'
export { readMentions } from './reader/mentions.ts'
export { readLikesAmong } from './reader/reactions.ts'
export {
  findByTitle,
  readPublishedAfter,
  readPublishedCounts,
  readPublishedOf,
} from './reader/searchable.ts'
export { readPublishedIn, readPublishedMonths } from './reader/sitemap.ts'
export { readCreatorDays, readPublishedSince } from './reader/stats.ts'
export { hasOpenedLocked, readLastPublished, readSecondsServed } from './reader/subscribers.ts'
export { readOwnTitles } from './reader/titles.ts'
export { readNewestOf, readTraits, type Traits } from './reader/traits.ts'
export { catalogRoutes } from './routes/index.ts'
export {
  type Cue,
  type FoundContent,
  readSearchable,
  type SearchableContent,
  viewFound,
} from './searchable.ts'
export { viewSeries } from './series-page.ts'
export { readCreatorTotals } from './stats.ts'
export { catalogSubscribers } from './subscribers.ts'
export {
  canHearContent,
  requireReachableContent,
  requireReportableContent,
  viewAsGiftReceiver,
} from './viewing.ts'
export { addCounts } from './writer/counters.ts'
export { addRevenue } from './writer/revenues.ts'
