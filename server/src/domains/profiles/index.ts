export { noteCategory } from './commands/note-category.ts'
export { noteSelling } from './commands/note-selling.ts'
export { restorePerson, suspendPerson } from './commands/suspend-person.ts'
export { verifyCreator } from './commands/verify-creator.ts'
export { readDataSharing } from './data-sharing/reader.ts'
export { readFirstRunMarks } from './first-run/reader.ts'
export {
  type CreatorFilter,
  type CreatorKey,
  type KeptOrder,
  readConfirmedSince,
  readCreators,
  readCreatorsAmong,
  readJoined,
  readJoinedMonths,
} from './listing/reader.ts'
export { type FollowerCount, noteFollowerCounts } from './listing/writer.ts'
export { type Beginning, findAmong, findByUsername } from './naming/reader.ts'
export { readPeople } from './people.ts'
export { readShownPictures } from './pictures.ts'
export {
  type ProfileRow,
  readProfile,
  readProfileByUsername,
  readProfiles,
  readSuspended,
} from './reader.ts'
export { requireVisibleProfile } from './require-visible.ts'
export { profileRoutes, viewProfile } from './routes.ts'
export {
  findByName,
  readHiddenFrom,
  readListedAfter,
  readListedProfiles,
} from './searching/reader.ts'
export {
  hasBlocks,
  isBlockedFrom,
  readBlockedFrom,
  readBlockedPairs,
  readSights,
  type Seeing,
  seeProfile,
  seeProfileNamed,
  seeProfiles,
  seeProfilesNamed,
} from './seen/reader.ts'
export { hidePair, showPair } from './seen/writer.ts'
export { profileSubscribers } from './subscribers.ts'
