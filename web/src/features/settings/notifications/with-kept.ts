import type {
  NotificationCategory,
  NotificationSettings,
  NotificationSettingsChange,
} from '@fanfare/contract'

type Channels = NotificationSettings['channels']

const keptOf = <Part extends object>(kept: Part, named: readonly string[]): Partial<Part> =>
  Object.fromEntries(Object.entries(kept).filter(([name]) => named.includes(name))) as Partial<Part>

/** Only what a change named is taken from its answer: another change may be on its way. */
export const withKept = (
  known: NotificationSettings,
  kept: NotificationSettings,
  { channels = {}, ...change }: NotificationSettingsChange,
): NotificationSettings => {
  const changed = Object.entries(channels).map(([name, named]) => {
    const category = name as NotificationCategory
    const taken = keptOf(kept.channels[category], Object.keys(named ?? {}))
    return [category, { ...known.channels[category], ...taken }]
  })
  return {
    ...known,
    ...keptOf(kept, Object.keys(change)),
    channels: { ...known.channels, ...(Object.fromEntries(changed) as Partial<Channels>) },
  }
}
