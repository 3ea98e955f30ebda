import { useMedia } from '../../core/device/use-media.ts'
import { ProfileSection } from './profile/profile-section.tsx'

/** On a phone the bare address is the list alone. */
export function SettingsIndex() {
  const twoPanes = useMedia('(min-width: 768px)')
  return twoPanes ? <ProfileSection level={2} /> : null
}
