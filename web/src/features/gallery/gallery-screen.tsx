import { useTitle } from '../../core/navigation/use-title.ts'
import { AppearanceBar } from './appearance-bar.tsx'
import { ButtonSamples } from './button-samples.tsx'
import { ContentSamples } from './content-samples.tsx'
import { FeedbackSamples } from './feedback-samples.tsx'
import { FormSamples } from './form-samples.tsx'
import styles from './gallery.module.css'
import { OverlaySamples } from './overlay-samples.tsx'

export function GalleryScreen() {
  useTitle('Gallery')
  return (
    <div className={styles.gallery}>
      <h1>Gallery</h1>
      <AppearanceBar />
      <ButtonSamples />
      <FormSamples />
      <ContentSamples />
      <OverlaySamples />
      <FeedbackSamples />
    </div>
  )
}
