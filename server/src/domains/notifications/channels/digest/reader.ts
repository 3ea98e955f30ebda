import { waitingIn } from '../reader.ts'

export const readWaitingDigests = waitingIn('notifications.digests')
