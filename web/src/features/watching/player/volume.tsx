import { Volume1, Volume2, VolumeX } from 'lucide-react'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { toggleMute } from './actions.ts'
import { useMediaValue } from './use-media-value.ts'
import styles from './volume.module.css'

const loudness = (media: HTMLMediaElement) => (media.muted ? 0 : media.volume)

export function Volume({ media }: { media: HTMLMediaElement }) {
  const volume = useMediaValue(media, loudness)
  const Icon = volume === 0 ? VolumeX : volume < 0.5 ? Volume1 : Volume2
  return (
    <div className={styles.volume} data-volume>
      <IconButton
        label={volume === 0 ? 'Unmute (m)' : 'Mute (m)'}
        icon={<Icon size={20} />}
        className={styles.button}
        onClick={() => toggleMute(media)}
      />
      <input
        type="range"
        className={styles.slider}
        aria-label="Volume"
        aria-valuetext={`${Math.round(volume * 100)}%`}
        min={0}
        max={1}
        step={0.05}
        value={volume}
        style={{ '--part': `${volume * 100}%` } as object}
        onChange={(event) => {
          media.muted = false
          media.volume = event.currentTarget.valueAsNumber
        }}
      />
    </div>
  )
}
