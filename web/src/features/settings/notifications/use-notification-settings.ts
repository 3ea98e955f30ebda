import type {
  NotificationCategory,
  NotificationChannels,
  NotificationSettings,
  NotificationSettingsChange,
  NotificationSwitch,
} from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, readOf } from '../../../core/api/api.ts'
import { queryClient } from '../../../core/api/query-client.ts'
import { useKeptAtOnce } from '../../../core/api/use-kept-at-once.ts'
import { ownTimeZone } from '../../../core/format/time-zone.ts'
import { withKept } from './with-kept.ts'

const read = readOf('readNotificationSettings')

export const useNotificationSettings = () => useQuery(read)

/** Until somebody has chosen a time zone it is that of their device, which goes with what they change. */
const withZone = (change: NotificationSettingsChange): NotificationSettingsChange => {
  const isUnknown = queryClient.getQueryData(read.queryKey)?.timeZone === null
  return isUnknown && change.timeZone === undefined
    ? { ...change, timeZone: ownTimeZone() }
    : change
}

const keep = async (wanted: NotificationSettingsChange) => {
  const body = withZone(wanted)
  const kept = await api.call('updateNotificationSettings', { body })
  await queryClient.cancelQueries(read)
  queryClient.setQueryData(read.queryKey, (known) => known && withKept(known, kept, body))
}

/** Once, when somebody opens their settings. If it fails, it goes with what they change. */
export const useDeviceTimeZone = ({ timeZone }: NotificationSettings) => {
  const isUnknown = timeZone === null
  useEffect(() => {
    if (isUnknown) keep({ timeZone: ownTimeZone() }).catch(() => undefined)
  }, [isUnknown])
}

const goesBack = (why: string) => `We couldn’t save that, so it’s as it was. ${why}`

export const useSwitch = (name: NotificationSwitch, isOn: boolean) =>
  useKeptAtOnce(isOn, {
    keep: (wanted) => keep({ [name]: wanted }),
    sorry: (why, wanted) => `We couldn’t save that, so it’s ${wanted ? 'off' : 'on'} again. ${why}`,
  })

export const useChannel = <Name extends keyof NotificationChannels>(
  category: NotificationCategory,
  name: Name,
  chosen: NotificationChannels[Name],
) =>
  useKeptAtOnce(chosen, {
    keep: (wanted) => keep({ channels: { [category]: { [name]: wanted } } }),
    sorry: goesBack,
  })

export const useQuietHours = (hours: NotificationSettings['quietHours']) =>
  useKeptAtOnce(hours, { keep: (quietHours) => keep({ quietHours }), sorry: goesBack })

export const useTimeZone = (zone: string) =>
  useKeptAtOnce(zone, { keep: (timeZone) => keep({ timeZone }), sorry: goesBack })
