import { waitingIn } from '../../../../platform/database/waiting-in.ts'

export const readWaitingDigests = waitingIn('notifications.digests')
