export { noteCategory } from './commands/note-category.ts'
export { noteSelling } from './commands/note-selling.ts'
export { restorePerson, suspendPerson } from './commands/suspend-person.ts'
export { verifyCreator } from './commands/verify-creator.ts'
export { listCreators } from './creators.ts'
export { readDataSharing } from './data-sharing/reader.ts'
export { type Beginning, findAmong, findByUsername } from './naming/reader.ts'
export { readPeople } from './people.ts'
export { readShownPictures } from './pictures.ts'
export {
  type ProfileRow,
  readProfile,
  readProfileByUsername,
  readProfiles,
  readPublicUsernames,
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
