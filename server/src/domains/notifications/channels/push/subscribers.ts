import { subscriber } from '../../../../platform/events/subscriber.ts'
import { deleteDevicesOf } from './writer/devices.ts'

/** Whoever signed out there, or was signed out, gets nothing there any longer. */
export const forgetEndedDevices = subscriber('notifications.forget-ended-devices', {
  'identity.sessions-revoked': (tx, events) =>
    deleteDevicesOf(
      tx,
      events.flatMap(({ payload }) => payload.sessionIds),
    ),
})
