export { verifyCreator } from './commands/verify-creator.ts'
export { type PersonCard, readPeople } from './people.ts'
export { canSeeProfile } from './policy.ts'
export {
  readProfile,
  readProfileByUsername,
  readProfiles,
  readPublicUsernames,
} from './reader.ts'
export { profileRoutes, viewProfile } from './routes.ts'
export { profileSubscribers } from './subscribers.ts'
