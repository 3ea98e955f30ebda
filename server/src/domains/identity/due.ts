import type { DueTask } from '../../platform/events/due.ts'
import { after, lengths } from './policy.ts'
import { deleteExpired, deleteForgottenDevices } from './writer/expired.ts'

export const due: readonly DueTask[] = [
  {
    name: 'identity.delete-expired',
    run: (scope) => scope.transact((tx) => deleteExpired(tx, scope.now())),
  },
  {
    name: 'identity.forget-devices',
    run: (scope) =>
      scope.transact((tx) => deleteForgottenDevices(tx, after(scope.now(), -lengths.deviceCookie))),
  },
]
